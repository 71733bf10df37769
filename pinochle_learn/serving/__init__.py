"""Serves the lessons: as dashboards with Voila, or as notebooks in JupyterLab.

`settings` holds every setting and its reason, `config` hands them to whichever Jupyter program starts, and
`data` holds the template of the pages.
"""
