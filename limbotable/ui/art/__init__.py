"""Pictures and sounds of all that lies on the table."""
