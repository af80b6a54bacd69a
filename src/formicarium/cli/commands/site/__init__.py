"""Commands for hosts of a site."""
