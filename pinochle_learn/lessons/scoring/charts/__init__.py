"""The pictures of the scoring lesson: bars, bands, the track to the target."""
