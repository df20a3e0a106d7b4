"""Cuts one file a family out of the Latin and Cyrillic parts that @fontsource-variable offers.

A page in Bulgarian needs both parts of both families (figures and the euro live in the Latin one): four files, where
one a family is enough. The parts are limited to the weights in use, merged at both ends of that range, and joined to a
variable font again. Kept: basic Latin, the letters of German, Spanish and French, the Cyrillic alphabet, `locl` (the
Bulgarian forms), kerning and tabular figures.

Needs fonttools 4.38 or newer and brotli. Run it in this folder after `npm ci`: python3 cut.py
"""

import io
import itertools
import os
import tempfile

from fontTools import merge, subset
from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.ttLib import TTFont
from fontTools.varLib import build, instancer

PARTS = os.path.join(os.path.dirname(__file__), "../../../../node_modules/@fontsource-variable")
LATIN = {*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœıŸ–—‘’‚“”„•…‹›€−№‰"), 0x2009, 0x200B, 0x202F}
CYRILLIC = {*range(0x410, 0x450), *map(ord, "ЁёЍѝ№")}
FEATURES = ["kern", "liga", "locl", "tnum", "lnum", "pnum", "ccmp", "mark", "mkmk", "calt", "rlig"]


def part(file, letters, limits):
    font = TTFont(f"{PARTS}/{file}-normal.woff2")
    font.flavor = None
    font = instancer.instantiateVariableFont(font, limits)
    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    options.drop_tables += ["STAT", "MVAR"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters & set(font.getBestCmap()))
    cutter.subset(font)
    return font


def still(font, location, path):
    copy = io.BytesIO()
    font.save(copy)
    fixed = instancer.instantiateVariableFont(TTFont(copy), location)
    for table in ("STAT", "avar", "fvar", "HVAR", "MVAR", "prep", "gasp"):
        if table in fixed:
            del fixed[table]
    fixed.save(path)
    return path


def share_features(table):
    """A run of Cyrillic takes its figures' features from the Cyrillic script: give it those of the default one."""
    scripts = {record.ScriptTag: record.Script for record in table.ScriptList.ScriptRecord}
    features = table.FeatureList.FeatureRecord
    wanted = (scripts.get("DFLT") or scripts["latn"]).DefaultLangSys.FeatureIndex
    for script in scripts.values():
        for system in [script.DefaultLangSys] + [record.LangSys for record in script.LangSysRecord]:
            if system is None:
                continue
            present = {features[index].FeatureTag for index in system.FeatureIndex}
            missing = [index for index in wanted if features[index].FeatureTag not in present]
            system.FeatureIndex = sorted({*system.FeatureIndex, *missing})


def widen_spaces(font, units):
    widths = font["hmtx"].metrics
    for letter in (0x20, 0xA0):
        name = font.getBestCmap()[letter]
        widths[name] = (widths[name][0] + units, widths[name][1])


def cut(family, kind, axes, fixed, space_units=0):
    """
    `axes`: tag to (lowest, default, highest), the default being one of the ends; `fixed`: tag to its only value;
    `space_units`: width added to the space between words.
    """
    files = [f"{family}/files/{family}-{name}-{kind}" for name in ("latin", "cyrillic")]
    parts = [part(file, letters, {**axes, **fixed}) for file, letters in zip(files, (LATIN, CYRILLIC))]
    with tempfile.TemporaryDirectory() as folder:
        space = DesignSpaceDocument()
        for tag, (low, default, high) in axes.items():
            space.addAxisDescriptor(name=tag, tag=tag, minimum=low, default=default, maximum=high)
        corners = itertools.product(*((low, high) for low, _, high in axes.values()))
        for at, corner in enumerate(corners):
            location = dict(zip(axes, corner))
            stills = [still(font, location, f"{folder}/{at}-{name}.ttf") for name, font in enumerate(parts)]
            path = f"{folder}/{at}.ttf"
            merge.Merger().merge(stills).save(path)
            space.addSourceDescriptor(filename=path, path=path, location=location, familyName=family)
        font, _, _ = build(space)
    if "avar" in parts[0]:
        font["avar"] = parts[0]["avar"]
    for tag in ("GSUB", "GPOS"):
        share_features(font[tag].table)
    widen_spaces(font, space_units)
    font["post"].formatType = 3.0
    font.flavor = "woff2"
    path = os.path.join(os.path.dirname(__file__), f"{family}.woff2")
    font.save(path)
    print(path, os.path.getsize(path), "bytes")


cut("sofia-sans", "wght", {"wght": (400, 400, 760)}, {})
# One optical size, between that of a dish (26) and that of a title (30 and more): an axis for it would cost 18 kB.
# Its own space is half as wide as others': at the size of a title, two short words read as one.
cut("piazzolla", "opsz", {"wght": (540, 540, 740)}, {"opsz": 28}, space_units=90)
