"""Cuts the two still fonts of paper out of the app's own variable one.

Pango, which draws the paper, reads neither WOFF2 nor a family's weights from one file. The names are our own, so that a
Sofia Sans that is installed on the machine is never taken instead.

Needs fonttools 4.38 or newer and brotli. Run it in this folder: python3 cut.py
"""

import os

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, "../../../src/ui/look/fonts/sofia-sans.woff2")

for family, weight in (("Tabl Paper", 520), ("Tabl Paper Strong", 740)):
    font = instancer.instantiateVariableFont(TTFont(SOURCE), {"wght": weight})
    if "STAT" in font:
        del font["STAT"]
    for name in list(font["name"].names):
        if name.nameID > 6:
            font["name"].names.remove(name)
    for id, text in ((1, family), (2, "Regular"), (3, family), (4, family), (6, family.replace(" ", ""))):
        font["name"].setName(text, id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 400
    font["head"].macStyle = 0
    font["OS/2"].fsSelection = 0x40
    font.flavor = None
    path = os.path.join(HERE, f"{family.lower().replace(' ', '-')}.ttf")
    font.save(path)
    print(path, os.path.getsize(path), "bytes")
