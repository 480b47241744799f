"""What stands around the table in the main window."""
