"""The whole server inside one browser: replacements for network, disk and processes, and the export to a folder."""
