"""What went wrong: errors that nothing caught, crashes, the report, and sentences for errors of the store."""
