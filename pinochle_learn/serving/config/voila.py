"""Read by Voila itself, alone or inside a Jupyter server, from the folder that JUPYTER_CONFIG_PATH names.

A .py, since JSON cannot carry the hook; in a folder on no import path, since a `voila.py` would hide Voila.
"""

from pinochle_learn.serving.settings import configure

configure(c)
