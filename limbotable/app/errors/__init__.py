"""Errors: uncaught ones, crashes, the report, and sentences for errors of the store.

``faulthandler`` writes a crash of the process to a file of that process (``crashes.py``), which is removed
when the process ends in good order; the files of processes that no longer claim them are offered at the
next start.
"""
