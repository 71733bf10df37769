"""A whole deal at tables with suits."""
