#!/usr/bin/env python3
"""hickory: verify the cases, count them, or score a program on them.

  check.py                      verify every case (exit 1 if anything is wrong)
  check.py counts               counts by type and by language
  check.py score 'bin/vitae check {original} {rewritten} --json' [options]

The program is run in the current directory. {original} and {rewritten} become
paths. It must print JSON: a list of findings, or an object with the list under
"findings"; each has kind, value and severity ("high" or "review"). Its exit
status is ignored as long as the JSON can be read.

score options:
  --jobs N      runs at a time (default 8)
  --timeout S   seconds for one run (default 120)
  --only A,B    only these cases
  --lang L,M    only these languages
  --verbose     every high finding on an honest text, and every lie not found
  --out FILE    write the whole result as JSON
"""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
CASES = HERE / "cases"
HARD = {"number", "employer", "degree", "certificate", "date", "tool", "title"}
SUBTLE = {
    "in-progress-held", "assisted-led", "scope-widened", "qualifier-dropped",
    "number-moved", "team-reports", "exposure-expertise", "from-to-swapped",
    "one-of-the", "planned-done", "part-whole", "denominator-dropped",
    "volunteer-employee", "used-built", "cause-claimed",
}
HONEST = ("honest1", "honest2")
FIELDS = {"of", "severity", "type", "before", "after", "original_says"}


def index():
    return json.loads((HERE / "index.json").read_text(encoding="utf-8"))


def path(name, part):
    return CASES / f"{name}.{part}.txt"


def lies(name):
    return json.loads((CASES / f"{name}.lies.json").read_text(encoding="utf-8"))


def verify():
    errors = []
    idx = index()
    on_disk = {p.name.split(".")[0] for p in CASES.iterdir()}
    if on_disk != set(idx):
        errors.append(f"index.json and cases/ differ: {sorted(on_disk ^ set(idx))}")
    for name in idx:
        if not re.fullmatch(r"[a-z]{2,12}", name):
            errors.append(f"{name}: not a short lower-case name")
        text = {}
        for part in ("original",) + HONEST:
            try:
                text[part] = path(name, part).read_text(encoding="utf-8")
            except OSError as e:
                errors.append(f"{name}: {e}")
                text[part] = ""
            for mail in re.findall(r"[\w.+-]+@[\w.-]+\w", text[part]):
                if mail.rsplit("@", 1)[1] not in ("example.com", "example.org", "example.net"):
                    errors.append(f"{name}.{part}: address {mail}")
        words = len(text["original"].split())
        if not 180 <= words <= 450:
            errors.append(f"{name}.original: {words} words")
        rows = lies(name)
        sev = collections.Counter(r.get("severity") for r in rows)
        if sev != {"hard": 6, "subtle": 4}:
            errors.append(f"{name}: severities {dict(sev)}")
        seen = set()
        for i, r in enumerate(rows):
            where = f"{name}.lies[{i}]"
            if set(r) != FIELDS or not all(isinstance(v, str) and v.strip() for v in r.values()):
                errors.append(f"{where}: fields {sorted(r)}")
                continue
            if r["of"] not in HONEST:
                errors.append(f"{where}: of {r['of']}")
                continue
            if r["type"] not in (HARD if r["severity"] == "hard" else SUBTLE):
                errors.append(f"{where}: type {r['type']} is not a {r['severity']} type")
            lines = text[r["of"]].splitlines()
            n = lines.count(r["before"])
            if n != 1:
                errors.append(f"{where}: before is {n} lines of {r['of']}: {r['before']!r}")
            if r["before"] == r["after"]:
                errors.append(f"{where}: before equals after")
            if "\n" in r["after"]:
                errors.append(f"{where}: after is more than one line")
            if r["after"] in lines:
                errors.append(f"{where}: after is already a line of {r['of']}")
            key = (r["of"], r["after"])
            if key in seen:
                errors.append(f"{where}: the same lie twice")
            seen.add(key)
    for e in errors:
        print(e)
    total = sum(len(lies(n)) for n in idx)
    print(f"{len(idx)} cases, {2 * len(idx)} honest texts, {total} lies, {len(errors)} errors")
    print("not ok" if errors else "all ok")
    return 1 if errors else 0


def counts():
    idx = index()
    langs = collections.Counter(v["lang"] for v in idx.values())
    order = sorted(langs, key=lambda l: -langs[l])
    table = collections.Counter()
    sev = {}
    of = collections.Counter()
    for name, v in idx.items():
        for r in lies(name):
            table[r["type"], v["lang"]] += 1
            sev[r["type"]] = r["severity"]
            of[r["of"]] += 1
    print("| type | severity | " + " | ".join(order) + " | all |")
    print("|---|---|" + "---|" * (len(order) + 1))
    rows = sorted(sev, key=lambda t: (sev[t], -sum(table[t, l] for l in order), t))
    for t in rows:
        n = [table[t, l] for l in order]
        print(f"| {t} | {sev[t]} | " + " | ".join(map(str, n)) + f" | {sum(n)} |")
    for s in ("hard", "subtle"):
        n = [sum(table[t, l] for t in rows if sev[t] == s) for l in order]
        print(f"| **{s}** |  | " + " | ".join(map(str, n)) + f" | {sum(n)} |")
    print("| **cases** |  | " + " | ".join(str(langs[l]) for l in order) + f" | {len(idx)} |")
    print()
    print(", ".join(f"{k}: {of[k]} lies" for k in HONEST))
    return 0


def run(command, original, rewritten, timeout):
    """The findings as a list of (kind, value, severity), or a string saying why not."""
    line = command.replace("{original}", shlex.quote(str(original)))
    line = line.replace("{rewritten}", shlex.quote(str(rewritten)))
    try:
        p = subprocess.run(line, shell=True, capture_output=True, text=True,
                           stdin=subprocess.DEVNULL, timeout=timeout)
    except subprocess.TimeoutExpired:
        return f"timed out after {timeout} s"
    try:
        data = json.loads(p.stdout)
    except ValueError:
        return f"exit {p.returncode}, no JSON: {(p.stderr or p.stdout).strip()[:200]}"
    if isinstance(data, dict):
        data = data.get("findings")
    if not isinstance(data, list):
        return f"exit {p.returncode}, JSON holds no list of findings"
    out = []
    for f in data:
        if not isinstance(f, dict):
            return "a finding is not an object"
        value = f.get("value")
        if not isinstance(value, str):
            value = json.dumps(value, ensure_ascii=False, sort_keys=True)
        out.append((str(f.get("kind")), value, str(f.get("severity"))))
    return out


def new(found, base):
    """Findings that the honest text does not have: at any severity, and at high."""
    any_new = collections.Counter(f[:2] for f in found) - collections.Counter(f[:2] for f in base)
    high_new = (collections.Counter(f[:2] for f in found if f[2] == "high")
                - collections.Counter(f[:2] for f in base if f[2] == "high"))
    return bool(any_new) or bool(high_new), bool(high_new), sorted(any_new | high_new)


def share(n, d):
    return f"{n} of {d} ({100 * n / d:.0f} %)" if d else "0 of 0"


def score(args):
    idx = index()
    names = [n for n in idx
             if (not args.only or n in args.only.split(","))
             and (not args.lang or idx[n]["lang"] in args.lang.split(","))]
    if not names:
        print("no such cases")
        return 2
    if "{original}" not in args.command or "{rewritten}" not in args.command:
        print("the command must hold {original} and {rewritten}")
        return 2
    failures, honest, results = [], {}, []
    with tempfile.TemporaryDirectory(prefix="hickory-") as tmp, \
            concurrent.futures.ThreadPoolExecutor(max(1, args.jobs)) as pool:
        tmp = pathlib.Path(tmp)
        jobs = {}
        for n in names:
            for h in HONEST:
                jobs[n, h, None] = pool.submit(run, args.command, path(n, "original"),
                                               path(n, h), args.timeout)
            for i, r in enumerate(lies(n)):
                lines = path(n, r["of"]).read_text(encoding="utf-8").splitlines()
                lines[lines.index(r["before"])] = r["after"]
                f = tmp / f"{n}.{i}.txt"
                f.write_text("\n".join(lines) + "\n", encoding="utf-8")
                jobs[n, r["of"], i] = pool.submit(run, args.command, path(n, "original"),
                                                  f, args.timeout)
        got = {k: j.result() for k, j in jobs.items()}
    for k, v in got.items():
        if isinstance(v, str):
            failures.append(f"{k[0]}.{k[1]}" + ("" if k[2] is None else f" lie {k[2]}") + f": {v}")
    for n in names:
        for h in HONEST:
            v = got[n, h, None]
            honest[n, h] = None if isinstance(v, str) else v
        for i, r in enumerate(lies(n)):
            v, base = got[n, r["of"], i], honest[n, r["of"]]
            if isinstance(v, str) or base is None:
                a, hi, what = False, False, []
            else:
                a, hi, what = new(v, base)
            results.append({"case": n, "lang": idx[n]["lang"], "lie": i, "any": a, "high": hi,
                            "new": what, **r})
    read = {k: v for k, v in honest.items() if v is not None}

    def honest_line(label, part):
        d = len(part)
        if not d:
            return
        highs = [sum(f[2] == "high" for f in v) for v in part]
        alls = [len(v) for v in part]
        print(f"  {label:9} {d:3} texts | with a high finding {share(sum(h > 0 for h in highs), d)}"
              f" | high per text {sum(highs) / d:.2f} | all per text {sum(alls) / d:.2f}")

    def lie_line(label, part):
        d = len(part)
        if d:
            print(f"  {label:20} at any severity {share(sum(r['any'] for r in part), d):>18}"
                  f" | at high {share(sum(r['high'] for r in part), d):>18}")

    langs = list(dict.fromkeys(idx[n]["lang"] for n in names))
    print("HONEST TEXTS")
    honest_line("all", list(read.values()))
    for h in HONEST:
        honest_line(h, [v for k, v in read.items() if k[1] == h])
    for l in langs:
        honest_line(l, [v for k, v in read.items() if idx[k[0]]["lang"] == l])
    kinds = collections.Counter((f[0], f[2]) for v in read.values() for f in v)
    if kinds:
        print("  by kind: " + ", ".join(f"{k} ({s}) {n}" for (k, s), n in kinds.most_common()))
    print("LIES FOUND (new findings relative to the honest text)")
    for s in ("hard", "subtle"):
        lie_line(s, [r for r in results if r["severity"] == s])
    for h in HONEST:
        for s in ("hard", "subtle"):
            lie_line(f"{h} {s}", [r for r in results if r["of"] == h and r["severity"] == s])
    for l in langs:
        for s in ("hard", "subtle"):
            lie_line(f"{l} {s}", [r for r in results if r["lang"] == l and r["severity"] == s])
    print("BY TYPE")
    for s in ("hard", "subtle"):
        for t in sorted({r["type"] for r in results if r["severity"] == s}):
            lie_line(t, [r for r in results if r["type"] == t])
    if args.verbose:
        print("HIGH FINDINGS ON HONEST TEXTS")
        for (n, h), v in read.items():
            for f in v:
                if f[2] == "high":
                    print(f"  {n}.{h}: {f[0]}: {f[1]}")
        print("LIES NOT FOUND")
        for r in results:
            if not r["any"]:
                print(f"  {r['case']}.{r['of']} {r['severity']} {r['type']}: {r['after']}")
    if args.out:
        pathlib.Path(args.out).write_text(json.dumps(
            {"honest": [{"case": n, "of": h, "findings": v} for (n, h), v in honest.items()],
             "lies": results, "failures": failures}, ensure_ascii=False, indent=1) + "\n",
            encoding="utf-8")
    if failures:
        print(f"RUNS THAT GAVE NO RESULT: {len(failures)} of {len(got)}")
        for f in failures[:20]:
            print("  " + f)
        return 1
    return 0


def main():
    p = argparse.ArgumentParser(description=__doc__,
                                formatter_class=argparse.RawDescriptionHelpFormatter)
    sub = p.add_subparsers(dest="do")
    sub.add_parser("verify")
    sub.add_parser("counts")
    s = sub.add_parser("score")
    s.add_argument("command")
    s.add_argument("--jobs", type=int, default=8)
    s.add_argument("--timeout", type=float, default=120)
    s.add_argument("--only")
    s.add_argument("--lang")
    s.add_argument("--verbose", action="store_true")
    s.add_argument("--out")
    args = p.parse_args()
    if args.do == "score":
        return score(args)
    return counts() if args.do == "counts" else verify()


if __name__ == "__main__":
    sys.exit(main())
