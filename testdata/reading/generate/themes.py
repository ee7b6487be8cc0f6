#!/usr/bin/env python3
"""themes.py - draws the people of a set in jsonresume-theme-* packages and writes their truths.

usage: themes.py open|kept NODE_MODULES [THEME ...]
  NODE_MODULES  a folder with the themes (README.md says how it is made)
The themes of the public set (flat, kendall, elegant, even, macchiato, class, short, stackoverflow) are not used.
"""
import json
import os
import subprocess
import sys

import pages
import pdf
import truth

HERE = os.path.dirname(os.path.abspath(__file__))
# layout for score.py, what the theme leaves out although the words may stand elsewhere, and its people (their files decide the set).
THEMES = {
    "spartan": dict(layout="one-column", years=("education",)),
    "onepage": dict(layout="one-column"),
    "modern": dict(layout="one-column", years=("work", "education")),
    "caffeine": dict(layout="two-column"),
    "orbit": dict(layout="two-column", years=("work", "education")),
    "paper": dict(layout="one-column", hide=("location", "summary")),
    "compact": dict(layout="one-column", hide=("location", "education.start")),
    "eloquent": dict(layout="one-column", years=("education",)),
    "mantra": dict(layout="one-column", years=("education",)),
    "standard-resume": dict(layout="one-column", hide=("skills", "phone"), whole_dates=True),
}
PLAN = {
    "spartan": "o02 o05 o09", "onepage": "o03 o06 o04", "modern": "o02 o04 o11", "caffeine": "o03 o05 o02", "orbit": "o01 o06 o04",
    "paper": "k01 k03 k08", "compact": "k02 k04 k06", "eloquent": "k01 k07 k10", "mantra": "k03 k09 k11", "standard-resume": "k01 k03 k05",
}


def build(which, person_id, theme, modules):
    root = os.path.join(HERE, "..", which)
    source = os.path.join(root, "people", person_id + ".json")
    with open(source, encoding="utf-8") as f:
        person = json.load(f)
    # One theme reads a bare year as the day of the run; it gets whole dates.
    extra = ["whole-dates"] if THEMES[theme].get("whole_dates") else []
    page = subprocess.run(["node", os.path.join(HERE, "theme.js"), modules, theme, source, *extra], check=True, capture_output=True, timeout=60, env={**os.environ, "TZ": "UTC"}).stdout.decode()
    doc = f"{person_id}__{theme}"
    path = os.path.join(root, "docs", doc + ".pdf")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    pdf.render(page, path)
    conf = THEMES[theme]
    t, doubts = truth.make(person, doc, layout=conf["layout"], format="pdf", split=which, texts=truth.texts(path), january=True, years=conf.get("years", ()), hide=conf.get("hide", ()))
    truth.write(t, os.path.join(root, "truth"))
    pages.report(doc, path, doubts, truth.missing(person, t))


def main():
    which, modules, only = sys.argv[1], os.path.abspath(sys.argv[2]), sys.argv[3:]
    for theme, people in PLAN.items():
        if not only or theme in only:
            for p in pages.living(which, people):
                build(which, p, theme, modules)


if __name__ == "__main__":
    main()
