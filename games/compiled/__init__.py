"""The rules and the search as machine code: which modules, how they are built, and when they are used.

One typed Python source runs as it is or compiled with mypyc; ``docs/speed.md`` says what that gives and what
to mind. A package names its modules that are compiled in ``COMPILED`` of its ``__init__.py``. What was built
lies in ``build/compiled``, never beside the sources, and is used only while the sources are those that it was
built from: a changed file runs as plain Python until the next ``make install``.
"""
