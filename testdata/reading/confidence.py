#!/usr/bin/env python3
"""confidence.py - how often a field that is said to be so sure is right (python3 standard library only).

usage: confidence.py [--wrong] TRUTH_DIR PRED_DIR [TRUTH_DIR PRED_DIR ...]
  Predictions are those of score.py with two keys more: "document", the JSON Resume, and "fields", a list of
  {"path", "confidence"}. A field that the truth does not score for its document is not counted.
  --wrong lists the fields that are said to be .9 sure and are wrong.
"""
import json, os, re, sys
from collections import defaultdict
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parsing"))
import score as S

BANDS = [(0.9, ">= .9"), (0.7, ".7-.9"), (0.0, "< .7")]
LISTS = {"work": ("work", {"name": "company", "position": "title", "startDate": "start", "endDate": "end"}),
         "education": ("education", {"institution": "institution", "studyType": "degree", "area": "degree", "startDate": "start", "endDate": "end"})}


def pairs(truth, pred, fields):
    """-> {index of the predicted entry: true entry}, paired as score.py pairs them"""
    val = lambda e, f: S.deg(e) if f == "degree" else e.get(f)
    def w(i, j):
        s = sum(S.sim(val(truth[i], f), val(pred[j], f)) for f in fields)
        s += sum(0.5 * S.dscore(truth[i][d], pred[j].get(d)) for d in ("start", "end") if truth[i].get(d))
        if truth[i].get("highlights"):
            s += sum(any(S.eq(h, g) for g in S.lst(pred[j].get("highlights"))) for h in truth[i]["highlights"]) / len(truth[i]["highlights"])
        return s
    return {j: truth[i] for i, j in S.assign(len(truth), len(pred), w, 0.3).items()}


def at(doc, path):
    for part in re.findall(r"[^.\[\]]+", path):
        doc = doc[int(part)] if part.isdigit() else doc[part]
    return doc


def right(path, text, t, p, paired):
    """-> True, False, or None where the truth does not score this field"""
    m = re.match(r"(work|education)\[(\d+)\]\.(\w+)(?:\[\d+\])?$", path)
    if m:
        key, i, field = m[1], int(m[2]), m[3]
        e = paired[key].get(i)
        if field == "highlights":
            if not t.get(key): return None
            if e is None: return False
            if any(S.eq(h, text) for h in e.get("optional_highlights") or []): return None
            return any(S.eq(h, text) for h in e.get("highlights") or [])
        field = LISTS[key][1].get(field)
        if field is None or not t.get(key): return None
        if e is None: return False
        if field == "degree": return S.eq(S.deg(e), S.deg(p[key][i])) if S.deg(e) else None
        if not e.get(field): return None
        return S.dscore(e[field], text) == 1 if field in ("start", "end") else S.eq(e[field], text)
    b = {"basics.name": "name", "basics.email": "email", "basics.phone": "phone", "basics.summary": "summary"}.get(path)
    if path.startswith("basics.location."): b = "location"
    if b:
        r = S.score_doc(t, {b: p.get(b)}).get(b)
        return None if r is None else r[0] == 1
    if path == "basics.url" or re.match(r"basics\.profiles\[\d+\]\.url$", path):
        opt = [S.url(u) for u in (t.get("optional") or {}).get("urls", [])]
        return None if not t.get("urls") or S.url(text) in opt else S.url(text) in [S.url(u) for u in t["urls"]]
    if re.match(r"skills\[\d+\]\.", path):
        if not t.get("skills") or text not in S.lst(p.get("skills")): return None
        if any(S.eq(s, text) for s in t["skills"]): return True
        return None if any(S.eq(s, text) for s in (t.get("optional") or {}).get("skills", [])) else False
    return None


def main():
    args = [a for a in sys.argv[1:] if not a.startswith("--")]
    if len(args) < 2 or len(args) % 2: sys.exit(__doc__)
    count = defaultdict(lambda: [0, 0])
    for truths, preds in zip(args[::2], args[1::2]):
        for fn in sorted(os.listdir(truths)):
            t = json.load(open(os.path.join(truths, fn), encoding="utf-8"))
            try: p = json.load(open(os.path.join(preds, fn), encoding="utf-8"))
            except (OSError, ValueError): continue
            paired = {"work": pairs(t.get("work") or [], p.get("work") or [], ["company", "title"]), "education": pairs(t.get("education") or [], p.get("education") or [], ["institution", "degree"])}
            seen = set()
            for f in p.get("fields") or []:
                if f["path"] in seen: continue
                seen.add(f["path"])
                text = at(p["document"], f["path"]); ok = right(f["path"], text, t, p, paired)
                if ok is None: continue
                band = next(b for b, _ in BANDS if f["confidence"] >= b - 1e-9)
                kind = re.sub(r"\[\d+\]", "", f["path"])
                kind = "basics.location" if kind.startswith("basics.location") else "skills" if kind.startswith("skills") else kind
                for k in (kind, "ALL"):
                    count[k, band][0] += ok; count[k, band][1] += 1
                if "--wrong" in sys.argv and band == 0.9 and not ok: print("%-28s %.2f %s: %s" % (fn[:-5], f["confidence"], f["path"], text[:90]))
    print("%-24s" % "right of all said" + "".join("%22s" % n for _, n in BANDS))
    for k in sorted({k for k, _ in count} - {"ALL"}) + ["ALL"]:
        print("%-24s" % k + "".join("%22s" % ("-" if not count[k, b][1] else "%d of %d (%.1f %%)" % (count[k, b][0], count[k, b][1], 100 * count[k, b][0] / count[k, b][1])) for b, _ in BANDS))


if __name__ == "__main__": main()
