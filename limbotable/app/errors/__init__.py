"""What went wrong: errors that nothing caught, crashes, the report, and sentences for errors of the store.

``faulthandler`` writes a crash of the process to a file of that process (``crashes.py``), which is removed
when the process ends in good order; what is left by processes that no longer claim theirs is offered at the
next start.
"""
