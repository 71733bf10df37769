"""Read by Jupyter servers (JupyterLab, Binder): Voila inside them takes only its own part from voila.py."""

from pinochle_learn.serving.settings import configure

configure(c)
