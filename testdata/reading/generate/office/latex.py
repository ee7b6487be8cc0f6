"""latex.py - LaTeX resumes: moderncv's styles, europasscv, and four hand-made article templates of the kinds that circulate."""
import os, re, shutil, subprocess, tempfile

ESC = {"&": r"\&", "%": r"\%", "$": r"\$", "#": r"\#", "_": r"\_", "{": r"\{", "}": r"\}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}", "\\": r"\textbackslash{}"}


def tex(s):
    return "".join(ESC.get(c, c) for c in s or "").replace(" – ", " -- ")


def compile_tex(source, out, engine="xelatex"):
    with tempfile.TemporaryDirectory() as d:
        with open(os.path.join(d, "cv.tex"), "w", encoding="utf-8") as f:
            f.write(source)
        for _ in range(2):
            p = subprocess.run([engine, "-interaction=nonstopmode", "-halt-on-error", "cv.tex"], cwd=d, capture_output=True, env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"})
        if p.returncode:
            raise RuntimeError(engine + " on " + out + ":\n" + p.stdout.decode("utf-8", "replace")[-1500:])
        shutil.copy(os.path.join(d, "cv.pdf"), out)


def cjk(v):
    """Lines for a Chinese or Japanese text: one font that has everything, and line breaks between any two characters."""
    if not v.cjk:
        return ""
    font = "Noto Serif CJK " + {"zh": "SC", "ja": "JP"}[v.lang]
    return r"\setmainfont{%s}\setsansfont{%s}\XeTeXlinebreaklocale ""%s"" \XeTeXlinebreakskip = 0pt plus 1pt" % (font, font, v.lang) + "\n"


def itemize(hs, opt=""):
    return "" if not hs else "\\begin{itemize}" + opt + "\n" + "\n".join("\\item " + tex(h) for h in hs) + "\n\\end{itemize}\n"


def body(e):
    """Bullets, or the sentence that stands in their place."""
    return tex(e["summary"]) + ("\n" + itemize(e.get("highlights")) if e.get("highlights") else "") if e.get("summary") else itemize(e.get("highlights"))


def moderncv(v, out, style):
    first, _, last = v.name.rpartition(" ") if " " in v.name else ("", "", v.name)
    engine = "pdflatex" if style == "fancy" else "xelatex"  # fancy wants a font that only TeX's own tree has
    s = [r"\documentclass[10pt,a4paper,sans]{moderncv}", r"\moderncvstyle{%s}\moderncvcolor{%s}" % (style, {"banking": "black", "fancy": "green"}.get(style, "blue")),
         r"\usepackage[scale=0.78]{geometry}", r"\usepackage{fontspec}" + cjk(v) if engine == "xelatex" else r"\usepackage[T1]{fontenc}\usepackage{lmodern}", r"\name{%s}{%s}" % (tex(first), tex(last))]
    if v.label:
        s.append(r"\title{%s}" % tex(v.label))
    s += [r"\address{%s}{}{}" % tex(v.place), r"\phone[mobile]{%s}" % tex(v.phone), r"\email{%s}" % tex(v.email)]
    if v.basics.get("url"):
        s.append(r"\homepage{%s}" % tex(v.basics["url"].split("://")[1]))
    for n, u in v.users:
        if n.lower() in ("linkedin", "github"):
            s.append(r"\social[%s]{%s}" % (n.lower(), tex(u)))
    s += [r"\begin{document}", r"\makecvtitle"]
    if v.summary:
        s += [r"\section{%s}" % tex(v.heading("summary")), r"\cvitem{}{%s}" % tex(v.summary)]
    s.append(r"\section{%s}" % tex(v.heading("work")))
    for e in v.work:
        s.append(r"\cventry{%s}{%s}{%s}{%s}{}{%s}" % (tex(v.span(e)), tex(e["position"]), tex(e["name"]), tex(e.get("location")), body(e)))
    s.append(r"\section{%s}" % tex(v.heading("education")))
    for e in v.education:
        s.append(r"\cventry{%s}{%s}{%s}{}{%s}{}" % (tex(v.span(e)), tex(v.degree(e)), tex(e["institution"]), tex(e.get("score"))))
    s.append(r"\section{%s}" % tex(v.heading("skills")))
    for n, ks in v.skills:
        s.append(r"\cvitem{%s}{%s}" % (tex(n), tex(", ".join(ks))))
    for key, h, lines in v.extras():
        s.append(r"\section{%s}" % tex(h))
        if key == "languages":
            s += [r"\cvitemwithcomment{%s}{%s}{}" % (tex(l["language"]), tex(l.get("fluency"))) for l in v.person["languages"]]
        else:
            s += [r"\cvlistitem{%s}" % tex(l) for l in lines]
    compile_tex("\n".join(s + [r"\end{document}"]), out, engine)
    return ["summary", "work", "education", "skills"]


def smallcaps(v, out):
    """Article with small capital headings over a rule, name centred, dates at the right; pdfLaTeX, skills before education."""
    dot = r" $\cdot$ "
    s = [r"\documentclass[11pt]{article}", r"\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{lmodern}\usepackage[margin=2.2cm]{geometry}\usepackage{titlesec,enumitem,hyperref}",
         r"\titleformat{\section}{\large\scshape\raggedright}{}{0em}{}[\titlerule]\titlespacing{\section}{0pt}{8pt}{5pt}\setlength{\parindent}{0pt}\pagestyle{empty}",
         r"\setlist[itemize]{nosep,leftmargin=1.3em}", r"\begin{document}", r"\begin{center}{\Huge\scshape %s}\\[4pt]" % tex(v.name), dot.join(tex(c) for c in v.contacts()), r"\end{center}"]
    if v.summary:
        s += [r"\section*{%s}" % tex(v.heading("summary")), tex(v.summary)]
    s += [r"\section*{%s}" % tex(v.heading("skills"))] + [r"%s \\" % (r"\textbf{%s:} " % tex(n) * bool(n) + tex(", ".join(k))) for n, k in v.skills]
    s.append(r"\section*{%s}" % tex(v.heading("work")))
    for e in v.work:
        s.append(r"\textbf{%s} \hfill %s \\ \textit{%s} \hfill \textit{%s}" % (tex(e["position"]), tex(v.span(e)), tex(e["name"]), tex(e.get("location"))))
        s.append(("\\\\ " if e.get("summary") else "") + body(e) + r"\vspace{4pt}" + "\n")
    s.append(r"\section*{%s}" % tex(v.heading("education")))
    for e in v.education:
        s.append(r"\textbf{%s} \hfill %s \\ \textit{%s}" % (tex(e["institution"]), tex(v.span(e)), tex(v.degree(e, " in " if v.lang == "en" else ", "))) + (r" \hfill %s" % tex(e["score"]) if e.get("score") else "") + "\n")
        s.append(r"\vspace{3pt}" + "\n")
    for key, h, lines in v.extras():
        s += [r"\section*{%s}" % tex(h), tex(", ".join(lines)) if key in ("languages", "interests") else itemize(lines)]
    compile_tex("\n".join(s + [r"\end{document}"]), out, "pdflatex")
    return ["summary", "skills", "work", "education"]


def deedy(v, out):
    """Two columns in the manner of the Deedy template: education and skills in a third at the left, work at the right, capitals as headings."""
    head = lambda k: r"{\color{gray}\large\MakeUppercase{%s}\par}\vspace{2pt}" % tex(v.heading(k))
    left = []
    left.append(head("education"))
    for e in v.education:
        left.append(r"{\bfseries\MakeUppercase{%s}\par}{\small %s \par}{\small\color{gray} %s\par}" % (tex(e["institution"]), tex(v.degree(e)), tex(" | ".join(x for x in (v.span(e), e.get("score")) if x))) + r"\vspace{5pt}")
    left.append(r"\vspace{6pt}" + head("skills"))
    for n, ks in v.skills:
        left.append((r"{\bfseries %s\par}" % tex(n) if n else "") + r"{\small %s\par}\vspace{4pt}" % tex(" • ".join(ks)))
    for key, h, lines in v.extras(("languages", "certificates", "interests")):
        left.append(r"\vspace{6pt}{\color{gray}\large\MakeUppercase{%s}\par}" % tex(h) + "".join(r"{\small %s\par}" % tex(l) for l in lines))
    right = []
    if v.summary:
        right.append(head("summary") + tex(v.summary) + r"\par\vspace{8pt}")
    right.append(head("work"))
    for e in v.work:
        right.append(r"{\large\bfseries\MakeUppercase{%s}} | {%s}\par{\small\color{gray} %s\par}" % (tex(e["name"]), tex(e["position"]), tex(" | ".join(x for x in (v.span(e), e.get("location")) if x))) + body(e) + r"\par\vspace{5pt}")
    for key, h, lines in v.extras(("projects", "publications", "awards", "volunteer")):
        right.append(r"\vspace{6pt}{\color{gray}\large\MakeUppercase{%s}\par}" % tex(h) + itemize(lines))
    s = [r"\documentclass[10pt]{article}", r"\usepackage{fontspec,xcolor,enumitem}\usepackage[margin=1.6cm]{geometry}\setmainfont{SourceSansPro-Regular.otf}[BoldFont=SourceSansPro-Bold.otf]", cjk(v),
         r"\setlist[itemize]{nosep,leftmargin=1.1em,label=•}\setlength{\parindent}{0pt}\pagestyle{empty}\raggedright", r"\begin{document}",
         r"{\centering{\fontsize{30}{34}\selectfont %s\par}\vspace{3pt}{\small %s\par}}\vspace{8pt}" % (tex(v.name), tex(" | ".join(v.contacts()))),
         r"\begin{minipage}[t]{0.31\textwidth}\raggedright", "\n".join(left), r"\end{minipage}\hfill", r"\begin{minipage}[t]{0.65\textwidth}\raggedright", "\n".join(right), r"\end{minipage}", r"\end{document}"]
    compile_tex("\n".join(s), out)
    return []


def europass(v, out):
    s = [r"\documentclass[english,a4paper]{europasscv}", r"\usepackage{fontspec}", r"\ecvname{%s}" % tex(v.name), r"\ecvaddress{%s}" % tex(v.place), r"\ecvmobile{%s}" % tex(v.phone), r"\ecvemail{%s}" % tex(v.email)]
    if v.urls:
        s.append(r"\ecvhomepage{%s}" % tex(v.urls[0]))
    s += [r"\begin{document}\begin{europasscv}", r"\ecvpersonalinfo"]
    if v.summary:
        s += [r"\ecvsection{%s}" % tex(v.heading("summary")), r"\ecvitem{}{%s}" % tex(v.summary)]
    s.append(r"\ecvsection{%s}" % tex(v.heading("work")))
    for e in v.work:
        s += [r"\ecvtitle{%s}{%s}" % (tex(v.span(e)), tex(e["position"])), r"\ecvitem{}{%s}" % tex(", ".join(x for x in (e["name"], e.get("location")) if x))]
        if e.get("highlights"):
            s.append(r"\ecvitem{}{\begin{ecvitemize}" + "".join(r"\item %s " % tex(h) for h in e["highlights"]) + r"\end{ecvitemize}}")
        elif e.get("summary"):
            s.append(r"\ecvitem{}{%s}" % tex(e["summary"]))
    s.append(r"\ecvsection{%s}" % tex(v.heading("education")))
    for e in v.education:
        s += [r"\ecvtitle{%s}{%s}" % (tex(v.span(e)), tex(v.degree(e))), r"\ecvitem{}{%s}" % tex(e["institution"])]
    s.append(r"\ecvsection{%s}" % tex(v.heading("skills")))
    for n, ks in v.skills:
        s.append(r"\ecvitem{%s}{%s}" % (tex(n), tex(", ".join(ks))))
    for key, h, lines in v.extras():
        s.append(r"\ecvsection{%s}" % tex(h))
        s += [r"\ecvitem{}{%s}" % tex(l) for l in lines]
    compile_tex("\n".join(s + [r"\end{europasscv}\end{document}"]), out)
    return ["summary", "work", "education", "skills"]


def tabular(v, out):
    """Rows of a table: dates in the left cell, everything else in the right, headings as bold rows."""
    row = lambda a, b: r"\noindent\begin{tabular}{@{}p{0.2\linewidth}p{0.76\linewidth}@{}} %s & %s \\ \end{tabular}\par\vspace{4pt}" % (a, b)
    head = lambda h: r"\vspace{6pt}\noindent{\large\bfseries %s}\par\vspace{3pt}" % tex(h)
    s = [r"\documentclass[10pt,a4paper]{article}", r"\usepackage{fontspec}\usepackage[margin=2.3cm]{geometry}\usepackage{enumitem}\setlist[itemize]{nosep,leftmargin=1.2em,label=--}\pagestyle{plain}", cjk(v),
         r"\begin{document}", r"\noindent{\LARGE\bfseries %s}\par\vspace{2pt}\noindent %s\par\vspace{6pt}" % (tex(v.name), tex(v.label))]
    s.append("\n".join(r"\noindent %s\par" % tex(c) for c in v.contacts()))
    if v.summary:
        s += [head(v.heading("summary")), r"\noindent %s\par" % tex(v.summary)]
    s.append(head(v.heading("education")))
    for e in v.education:
        s.append(row(tex(v.span(e)), r"\newline ".join(tex(x) for x in (v.degree(e), e["institution"]) if x)))
    s.append(head(v.heading("work")))
    for e in v.work:
        s.append(row(tex(v.span(e)), r"\textbf{%s}, %s" % (tex(e["name"]), tex(e["position"])) + (r"\newline " + tex(e["summary"]) if e.get("summary") else "") + (itemize(e.get("highlights")) if e.get("highlights") else "")))
    s.append(head(v.heading("skills")))
    s += [row(tex(n), tex(", ".join(k))) if n else r"\noindent %s\par" % tex(("、" if v.cjk else ", ").join(k)) for n, k in v.skills]
    for key, h, lines in v.extras():
        s.append(head(h) + "\n".join(r"\noindent %s\par" % tex(l) for l in lines))
    compile_tex("\n".join(s + [r"\end{document}"]), out)
    return ["summary", "education", "work", "skills"]


def margin(v, out):
    """Headings hang in the left margin, as in the old res.cls; company and dates on one line, the title slanted under it."""
    shown = ["summary", "work", "education", "skills"] + [key for key, _, _ in v.extras()]
    narrow = max(len(w) for key in shown for w in v.heading(key).split()) <= 11  # a longer word would run into the text
    left, right = ("2.6cm", "12.9cm") if narrow else ("4.6cm", "10.9cm")
    sec = lambda h, b: r"\begin{tabular}{@{}p{%s}p{%s}@{}} {\bfseries\MakeUppercase{%s}} & \begin{minipage}[t]{%s}\raggedright %s \end{minipage} \\ \end{tabular}\par\vspace{10pt}" % (left, right, tex(h), right, b)
    s = [r"\documentclass[11pt]{article}", r"\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{charter}\usepackage[margin=2.4cm]{geometry}\usepackage{enumitem}\setlist[itemize]{nosep,leftmargin=1.2em}\setlength{\parindent}{0pt}\pagestyle{empty}",
         r"\begin{document}", r"{\LARGE\bfseries %s}\par\vspace{3pt}%s \hfill %s\par %s \hfill %s\par\vspace{10pt}" % (tex(v.name), tex(v.place), tex(v.phone), tex(" ".join(v.urls[:1])), tex(v.email))]
    if v.summary:
        s.append(sec(v.heading("summary"), tex(v.summary)))
    for i, e in enumerate(v.work):
        b = r"\textbf{%s}%s \hfill %s\par\textsl{%s}\par %s" % (tex(e["name"]), tex(", " + e["location"] if e.get("location") else ""), tex(v.span(e)), tex(e["position"]), body(e))
        s.append(sec(v.heading("work") if i == 0 else "", b))
    s.append(sec(v.heading("education"), r"\par\vspace{4pt} ".join(r"\textbf{%s} \hfill %s\par %s" % (tex(e["institution"]), tex(v.span(e)), tex(v.degree(e))) for e in v.education)))
    s.append(sec(v.heading("skills"), r"\par ".join(tex(l) for l in v.skill_lines())))
    for key, h, lines in v.extras():
        s.append(sec(h, r"\par ".join(tex(l) for l in lines)))
    compile_tex("\n".join(s + [r"\end{document}"]), out, "pdflatex")
    return ["summary", "work", "education", "skills"]
