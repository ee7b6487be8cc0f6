#!/usr/bin/env python3
"""make.py - writes the documents and truths of the office part: LaTeX, DOCX, PDF made from DOCX, text.

usage: make.py open|kept [LAYOUT ...]      needs xelatex, pdflatex, soffice, pandoc, pdftotext
"""
import json, os, sys

import latex, plain, plans, truth
from view import View

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))


def main():
    split, wanted = sys.argv[1], sys.argv[2:]
    for theme, plan in [x for half in plans.PLANS.values() for x in half.items()]:
        if wanted and theme not in wanted:
            continue
        for who in plan["people"]:
            who, change = who if isinstance(who, tuple) else (who, {})
            if os.path.exists(person(split, who)):
                make(split, theme, plan, who, change)


def person(split, who):
    return os.path.join(ROOT, split, "people", who + ".json")


def make(split, theme, plan, who, change):
    v = View(person(split, who), **{**plan.get("view", {}), **change})
    doc_id = who + "__" + theme
    out = os.path.join(ROOT, split, "docs", doc_id + "." + plan["ext"])
    os.makedirs(os.path.dirname(out), exist_ok=True)
    order = plan["make"](v, out)
    t, missing = truth.build(v, out, doc_id, theme, plan["layout"], split, order)
    os.makedirs(os.path.join(ROOT, split, "truth"), exist_ok=True)
    with open(os.path.join(ROOT, split, "truth", doc_id + ".json"), "w", encoding="utf-8") as f:
        json.dump(t, f, ensure_ascii=False, indent=1)
    print("%-26s %6d bytes" % (doc_id, os.path.getsize(out)), *("\n      not shown: " + m for m in missing))


if __name__ == "__main__":
    main()
