"""The lessons as a folder of plain files: Python runs in the reader's own browser, without a server."""
