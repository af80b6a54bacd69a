"""Encoding error handler: replaces letters that a terminal cannot show by similar ones."""
from __future__ import annotations

import codecs
import unicodedata

PLAIN = str.maketrans({"’": "'", "\u202f": " ", "\xa0": " ", "«": '"', "»": '"', "“": '"', "”": '"', "…": "...",
                       "Œ": "OE", "œ": "oe", "–": "-", "×": "x"})
PLAINLY = "formicarium.plain"  # name of the handler, for `errors` of a stream


def plain(fault: UnicodeError) -> tuple[str, int]:
    """Replace letters that the terminal lacks by plain ones, without accents."""
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    lost = fault.object[fault.start:fault.end].translate(PLAIN)
    bare = unicodedata.normalize("NFKD", lost)
    return "".join(sign if sign.isascii() else "?" for sign in bare if not unicodedata.combining(sign)), fault.end


codecs.register_error(PLAINLY, plain)
