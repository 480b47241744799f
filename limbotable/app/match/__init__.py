"""One match at the table: controllers, points of view, departure, privacy."""
