"""Letters that a terminal lacks: it gets the nearest that it has."""
from __future__ import annotations

import codecs
import unicodedata

PLAIN = str.maketrans({"’": "'", "\u202f": " ", "\xa0": " ", "«": '"', "»": '"', "“": '"', "”": '"', "…": "...",
                       "Œ": "OE", "œ": "oe", "–": "-", "×": "x"})
PLAINLY = "formicarium.plain"  # for `errors` of a stream


def plain(fault: UnicodeError) -> tuple[str, int]:
    """A letter that the terminal lacks, without its accent."""
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    lost = fault.object[fault.start:fault.end].translate(PLAIN)
    bare = unicodedata.normalize("NFKD", lost)
    return "".join(sign if sign.isascii() else "?" for sign in bare if not unicodedata.combining(sign)), fault.end


codecs.register_error(PLAINLY, plain)
