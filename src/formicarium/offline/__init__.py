"""The house without a server: what stands in for network, disk and processes where all of it runs in one browser."""
