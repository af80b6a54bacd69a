"""Commands of `formicarium`: one module each, in packages by reader."""
