"""Announcements to screen readers, beside the focus: one sentence after the other, each once.

Newer screen readers hear announcements.  Orca 43, which Debian 12 has, does not, but it reads a
notification in a status bar aloud, without a word of its own.  A reader that hears both would say everything
twice, so the accessibility bus is asked whether any reader listens to announcements, and the notification is
only for those that do not.
"""
