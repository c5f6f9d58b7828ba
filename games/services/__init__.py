"""The only writers and publishers of matches. Pages, sockets, jobs and the admin call these; none writes by
itself.
"""
