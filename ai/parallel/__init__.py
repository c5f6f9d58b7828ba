"""Root parallelism: several processes search the same decision, each in a tree of its own, and the visits of
their roots are added up (Chaslot, Winands, van den Herik, "Parallel Monte-Carlo Tree Search", 2008).

The helpers are a persistent pool of processes (:mod:`ai.parallel.pool`) that listen on a socket in the
file system. A job of the site, whose own process may have no children, borrows those that are free
(:mod:`ai.parallel.team`). It tells them the seat's view and nothing else, so a helper knows no more than
an AI seat may.

With fixed iterations the result depends on the seed and the number of processes alone.
"""
