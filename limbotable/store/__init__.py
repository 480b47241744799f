"""What is kept on disk: matches, settings, whole files.  Knows no Qt."""
