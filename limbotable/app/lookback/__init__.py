"""Looking back: replay, analysis, review, the list of matches, statistics, import and export."""
