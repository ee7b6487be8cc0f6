#!/usr/bin/env python3
"""pages.py - draws the HTML layouts of a set and writes their truths.

usage: pages.py open|kept FONTS [LOOK ...]
  FONTS  the node_modules/@fontsource folder (README.md says how it is made)
"""
import json
import os
import sys

import designs
import looks
import pdf
import truth

HERE = os.path.dirname(os.path.abspath(__file__))
LOOKS = looks.LOOKS | designs.LOOKS
# Which people stand in which look; in which set a page comes, its person's file decides.
PLAN = {
    "centred": "o01 o05 o11", "gutter": "o02 o07 o04", "timeline": "o03 o08 o13", "dates-under": "o06 o12 o02", "bars": "o01 o09 o04", "sidebar-left": "o05 o07 o10 o03",
    "halves": "o04 o11 o06", "rows-left": "o02 o05 o08 o12", "dark-side": "o06 o13 o01 o10 k02 k09", "linkedin": "o03 o04 o07 o09 k03 k07 k08 k01",
    "commas": "k01 k06 k10", "four-lines": "k03 k05 k08", "dates-left": "k02 k07 k11", "bracketed": "k04 k09 k01", "labels": "k09 k05 k10",
    "sidebar-right": "k02 k06 k08 k04", "thirds": "k03 k07 k11", "rows-right": "k01 k04 k05 k07 k02", "band": "k04 k06 k11 k03",
    # drawn by designs.py
    "corner": "k14 k16 k18 k20 k22", "phrase": "k15 k17 k19 k21 k23", "career": "k14 k16 k17 k21 k22", "facts": "k14 k16 k19 k21 k23", "inside": "k15 k17 k18 k20 k22",
    "rows-even": "k15 k16 k18 k20 k23", "hero": "k16 k17 k19 k21 k22", "rows-side": "k14 k17 k19 k21", "tiles": "k15 k18 k20 k23",
}


def living(which, people):
    """Those of the people whose files are in the set."""
    return [p for p in people.split() if os.path.exists(os.path.join(HERE, "..", which, "people", p + ".json"))]


def build(which, person_id, name, fonts):
    root = os.path.join(HERE, "..", which)
    with open(os.path.join(root, "people", person_id + ".json"), encoding="utf-8") as f:
        person = json.load(f)
    look = LOOKS[name]
    person = look.of(person)
    doc = f"{person_id}__{name}"
    path = os.path.join(root, "docs", doc + ".pdf")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    html = look.html(person, fonts)
    pdf.render(html + (pdf.INTERLEAVE if look.interleaved else ""), path)
    t, doubts = truth.make(person, doc, layout=look.layout, format="pdf", split=which, texts=truth.texts(path), years=look.years)
    truth.write(t, os.path.join(root, "truth"))
    report(doc, path, doubts, truth.missing(person, t))


def report(doc, path, doubts, missing):
    """What deserves a look at the page."""
    print(f"{doc}  {os.path.getsize(path) // 1024} kB" + "".join(f"\n   {k}: {v}" for k, v in (("cut up", doubts), ("not shown", missing)) if v), flush=True)


def main():
    which, fonts, only = sys.argv[1], os.path.abspath(sys.argv[2]), sys.argv[3:]
    for name, people in PLAN.items():
        if not only or name in only:
            for p in living(which, people):
                build(which, p, name, fonts)


if __name__ == "__main__":
    main()
