#!/usr/bin/env python3
"""check.py - proves a set against itself: each document has its truth and its place in a plan, and shows each value of its truth.

usage: check.py open|kept      prints what is wrong and how large the set is; exit code 1 when something is wrong
It trusts nothing that made the truths but their readings of a document: words, numbers and dates are looked up anew. Needs pdftotext.
"""
import collections
import glob
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(1, os.path.join(HERE, "office"))
import pages
import plans
import themes
import truth


def readings(path):
    """The texts of a document; text files in whatever encoding they have."""
    if path.endswith((".txt", ".md")):
        with open(path, "rb") as f:
            raw = f.read()
        for enc in ("utf-16",) * raw.startswith((b"\xff\xfe", b"\xfe\xff")) + ("utf-8-sig", "cp1252"):
            try:
                return [raw.decode(enc)]
            except UnicodeDecodeError:
                continue
    return truth.texts(path)


def planned(which):
    """document id -> True for all that the plans make."""
    ids = [p + "__" + name for plan in (pages.PLAN, themes.PLAN) for name, people in plan.items() for p in people.split()]
    ids += [(who[0] if isinstance(who, tuple) else who) + "__" + name for half in plans.PLANS.values() for name, plan in half.items() for who in plan["people"]]
    return {i for i in ids if pages.living(which, i.split("__")[0])}


def values(t):
    """(what, value) of everything that has to be on the page word by word."""
    yield from ((k, t[k]) for k in ("name", "location", "summary"))
    for w in t["work"]:
        yield from (("work", w[k]) for k in ("company", "title"))
        yield from (("highlight", h) for h in w["highlights"])
        yield from (("job's sentence", h) for h in w.get("optional_highlights") or [])
    for e in t["education"]:
        yield from (("education", e[k]) for k in ("institution", "degree", "area"))
    yield from (("skill", s) for s in t["skills"])


def wrong(t, path):
    """What the truth says and the document does not show."""
    page = truth.Page(readings(path))
    out = [f"{what}: {v}" for what, v in values(t) if v and not page.has(v)]
    out += [f"{what}: {v}" for what, v in [(k, t[k]) for k in ("email", "phone") if t[k]] + [("url", truth.bare(u)) for u in t["urls"]] if not literal(page, v)]
    for e in t["work"] + t["education"]:
        start = truth.shown_date(page, e["start"], t["lang"])
        out += [f"date: {d}" for d in (e["start"], e["end"]) if d and d != "present" and not dated(page, d, t["lang"])]
        if e["end"] == "present" and not truth.present(page, start[1]):
            out.append(f"no word for today: {e['start']}")
    return out


def literal(page, value):
    """Sign by sign, but for hyphens: TeX writes another one, and may break a word at one of its own."""
    plain = lambda s: re.sub(r"[-\u2010-\u2015\s]", "", s).casefold()
    return any(plain(value) in plain(t) for t in page.loose)


def dated(page, iso, lang):
    """Whether the date stands there in its precision; themes print a bare year as its January, and some whole dates in figures."""
    return truth.shown_date(page, iso, lang)[0] == iso or any(truth.shown_date(page, iso, lg)[0] == iso for lg in truth.MONTHS)


def main():
    which = sys.argv[1]
    root = os.path.join(HERE, "..", which)
    docs = {os.path.splitext(os.path.basename(p))[0]: p for p in glob.glob(os.path.join(root, "docs", "*"))}
    truths = {os.path.splitext(os.path.basename(p))[0]: p for p in glob.glob(os.path.join(root, "truth", "*.json"))}
    plan = planned(which)
    faults = [f"{i}: document, truth or plan is missing" for i in sorted((set(docs) | set(truths) | plan) - (set(docs) & set(truths) & plan))]
    for i in sorted(set(docs) & set(truths)):
        with open(truths[i], encoding="utf-8") as f:
            t = json.load(f)
        if t["id"] != i or t["split"] != which:
            faults.append(f"{i}: id or split")
        faults += [f"{i}: {w}" for w in wrong(t, docs[i])]
    print("\n".join(faults))
    people = collections.Counter(i.split("__")[0] for i in docs)
    print(f"{len(docs)} documents, {sum(map(os.path.getsize, docs.values())) / 1e6:.1f} MB, the largest {max(map(os.path.getsize, docs.values())) // 1024} kB, for each person:", *(f"{p} {n}" for p, n in sorted(people.items())))
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
