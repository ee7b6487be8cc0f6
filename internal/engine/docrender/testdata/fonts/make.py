#!/usr/bin/python3
"""Makes the fonts beside this file, each as small as a test needs it. Run by hand; needs Debian's python3-fonttools,
fonts-noto-cjk and fonts-droid-fallback. Licences: see LICENCES.txt."""
import os
from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont

TEXT = "日本語中文山田太郎東京大学王小明北京工程师한국어김철수서울ソフトウェアエンジニア、。（）「」を書いた骨直令"


def small(path, number, name, text):
    font = TTFont(path, fontNumber=number)
    options = subset.Options(layout_features=["locl"], name_IDs=[0, 1, 2, 6, 13], notdef_outline=True, hinting=False, desubroutinize=True)
    s = subset.Subsetter(options)
    s.populate(text=text)
    s.subset(font)
    for record in font["name"].names:
        if record.nameID in (1, 6):
            record.string = name
    return font


def rectangles(name, weights, **os2):
    """A font whose only letter, Thai ko kai, is a bar; with two weights it is a variable font."""
    b = FontBuilder(1000, isTTF=True)
    b.setupGlyphOrder([".notdef", "bar"])
    b.setupCharacterMap({0x0E01: "bar"})

    def bar(width):
        pen = TTGlyphPen(None)
        pen.moveTo((50, 0)), pen.lineTo((50, 700)), pen.lineTo((50 + width, 700)), pen.lineTo((50 + width, 0)), pen.closePath()
        return pen.glyph()

    b.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "bar": bar(100)})
    b.setupHorizontalMetrics({".notdef": (500, 0), "bar": (600, 50)})
    b.setupHorizontalHeader(ascent=800, descent=-200)
    b.setupNameTable({"familyName": name, "styleName": "Regular", "psName": name})
    b.setupOS2(sTypoAscender=800, sTypoDescender=-200, **os2)
    b.setupPost()
    if weights:
        b.setupFvar([("wght", 100, 100, 900, "Weight")], [])
        from fontTools.ttLib.tables.TupleVariation import TupleVariation
        wide = [(0, 0), (0, 0), (400, 0), (400, 0), (0, 0), (0, 0), (0, 0), (0, 0)]
        b.setupGvar({"bar": [TupleVariation({"wght": (0, 1, 1)}, wide)]})
    return b


here = os.path.dirname(os.path.abspath(__file__))
os.chdir(here)
for folder in ("good", "bad"):
    os.makedirs(folder, exist_ok=True)
cff = small("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", 0, "TinySansCJK", TEXT.replace("骨", ""))
glyf = small("/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf", -1, "TinyDroid", "骨直")
both = TTCollection()
both.fonts = [cff, glyf]
both.save("good/cjk.ttc")
bold = small("/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc", 0, "TinySansCJK", "山田太郎")
bold.save("good/cjk-bold.otf")
rectangles("TinyBar", True).save("good/variable.ttf")
rectangles("Restricted", False, fsType=2).save("bad/restricted.ttf")
rectangles("Slanted", False, fsSelection=1).save("bad/italic.ttf")
with open("bad/noise.otf", "wb") as f:
    f.write(b"OTTO" + bytes(range(200)))
with open("bad/readme.txt", "w") as f:
    f.write("not a font\n")
