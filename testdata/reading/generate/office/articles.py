"""articles.py - further LaTeX resumes of our own, for xelatex: entries that begin as a sentence, a coloured band over rows of two, and two columns with icons."""
from latex import body, compile_tex, itemize, tex


def runin(v, out):
    """Name and contact data at the right; headings between two rules; employer, title and dates run on in one line."""
    head = lambda h: r"\par\vspace{9pt}\noindent\hrulefill\quad{\large %s}\quad\hrulefill\par\vspace{4pt}" % tex(h)
    stop = lambda *parts: ". ".join(x.rstrip(".") for x in parts if x) + "."
    s = [r"\documentclass[11pt,a4paper]{article}", r"\usepackage{fontspec}\usepackage[margin=2.5cm]{geometry}\usepackage{enumitem}\setmainfont{TeX Gyre Pagella}\setlist[itemize]{nosep,leftmargin=1.5em,label=--}\setlength{\parindent}{0pt}\pagestyle{plain}",
         r"\begin{document}\raggedright", r"\begin{flushright}{\Huge %s}\\[2pt]\textit{%s}\\[4pt]{\small %s}\end{flushright}" % (tex(v.name), tex(v.label), r"\\".join(tex(c) for c in v.contacts()))]
    if v.summary:
        s += [head(v.heading("summary")), tex(v.summary)]
    s.append(head(v.heading("work")))
    for e in v.work:
        s.append(r"\textbf{%s}%s. \emph{%s}, %s.\par %s\vspace{4pt}" % (tex(e["name"].rstrip(".")), tex(", " + e["location"] if e.get("location") else ""), tex(e["position"]), tex(v.span(e)), body(e)))
    s.append(head(v.heading("skills")))
    s += [(r"\textbf{%s:} " % tex(n) if n else "") + tex("; ".join(k)) + r"\par" for n, k in v.skills]
    s.append(head(v.heading("education")))
    for e in v.education:
        s.append(r"\textbf{%s}. %s\par\vspace{3pt}" % (tex(v.degree(e)), tex(stop(", ".join((e["institution"], v.span(e))), e.get("score")))))
    for key, h, lines in v.extras():
        s += [head(h), tex("; ".join(lines)) if key in ("languages", "interests") else itemize(lines)]
    compile_tex("\n".join(s + [r"\end{document}"]), out)
    return ["summary", "work", "skills", "education"]


def banner(v, out):
    """A coloured band with name and contact data; education first; employer and place, then title and dates, in rows of two."""
    head = lambda h: r"\par\vspace{10pt}{\color{band}\Large\bfseries %s}\par\vspace{-6pt}{\color{band}\rule{\textwidth}{0.8pt}}\par" % tex(h)
    two = lambda a, b, c, d: r"\begin{tabular*}{\textwidth}{@{}l@{\extracolsep{\fill}}r@{}} \textbf{%s} & %s \\ %s & \textit{%s} \\ \end{tabular*}\par " % tuple(tex(x) for x in (a, b, c, d))
    top = r"{\fontsize{26}{30}\selectfont\bfseries %s}\par\vspace{3pt}{\large %s}\par\vspace{5pt}{\small %s}" % (tex(v.name), tex(v.label), r" \enspace/\enspace ".join(tex(c) for c in v.contacts()))
    s = [r"\documentclass[10pt,a4paper]{article}", r"\usepackage{fontspec,xcolor,enumitem}\usepackage[margin=1.9cm,top=1.4cm]{geometry}\setmainfont{TeX Gyre Heros}\definecolor{band}{HTML}{1F5F5B}",
         r"\setlist[itemize]{nosep,leftmargin=1.3em}\setlength{\parindent}{0pt}\setlength{\fboxsep}{10pt}\pagestyle{empty}", r"\begin{document}",
         r"\colorbox{band}{\parbox{\dimexpr\textwidth-20pt}{\color{white}\raggedright %s}}\par" % top]
    if v.summary:
        s += [head(v.heading("summary")), tex(v.summary)]
    s.append(head(v.heading("education")))
    for e in v.education:
        s.append(two(e["institution"], v.span(e), v.degree(e), e.get("score") or "") + r"\vspace{3pt}")
    s.append(head(v.heading("work")))
    for e in v.work:
        s.append(two(e["name"], e.get("location") or "", e["position"], v.span(e)) + body(e) + r"\par\vspace{5pt}")
    s.append(head(v.heading("skills")))
    for n, ks in v.skills:
        s.append((r"\textbf{%s}\quad " % tex(n) if n else "") + r" \textbullet\ ".join(tex(k) for k in ks) + r"\par")
    for key, h, lines in v.extras():
        s += [head(h), r"\par ".join(tex(l) for l in lines)]
    compile_tex("\n".join(s + [r"\end{document}"]), out)
    return ["summary", "education", "work", "skills"]


ICON = {"email": r"\faEnvelope", "phone": r"\faPhone", "place": r"\faMapMarker*", "url": r"\faGlobe"}


def sides(v, out):
    """Two columns that may break over pages, in the manner of the templates with icons: jobs in the wide one, the rest in the narrow one."""
    head = lambda h: r"{\color{accent}\large\bfseries %s\par}\vspace{-4pt}{\color{accent}\rule{\linewidth}{1.2pt}\par}\vspace{3pt}" % tex(h)
    icon = lambda kind, text: r"\mbox{{\color{accent}%s}~%s}" % (ICON[kind], tex(text))
    when = lambda e: r"{\footnotesize\color{darkgray}\faCalendar*~%s%s\par}\vspace{2pt}" % (tex(v.span(e)), r"\hspace{1.4em}\faMapMarker*~%s" % tex(e["location"]) if e.get("location") else "")
    contact = [icon("email", v.email), icon("phone", v.phone), icon("place", v.place)] + [icon("url", u) for u in v.urls]
    wide = head(v.heading("work")) + "\n".join(r"{\bfseries %s\par}{\color{accent}%s\par}%s %s\par\vspace{6pt}" % (tex(e["position"]), tex(e["name"]), when(e), body(e)) for e in v.work)
    narrow = (head(v.heading("summary")) + r"\textit{%s}\par\vspace{6pt}" % tex(v.summary) if v.summary else "") + head(v.heading("skills"))
    for n, ks in v.skills:
        narrow += (r"{\bfseries %s\par}" % tex(n) if n else "") + r"{\raggedright\setlength{\fboxsep}{2pt}" + " ".join(r"\fbox{\strut %s}" % tex(k) for k in ks) + r"\par}\vspace{4pt}"
    narrow += head(v.heading("education")) + "".join(r"{\bfseries %s\par}%s %s\vspace{5pt}" % (tex(v.degree(e) or e["institution"]), r"{\color{accent}%s\par}" % tex(e["institution"]) if v.degree(e) else "", when(e)) for e in v.education)
    for key, h, lines in v.extras():
        narrow += head(h) + "".join(r"{\raggedright %s\par}" % tex(l) for l in lines) + r"\vspace{4pt}"
    s = [r"\documentclass[10pt,a4paper]{article}", r"\usepackage{fontspec,xcolor,enumitem,paracol,fontawesome5}\usepackage[margin=1.5cm]{geometry}\setmainfont{TeX Gyre Adventor}[Scale=0.92]\definecolor{accent}{HTML}{7A1F3D}",
         r"\setlist[itemize]{nosep,leftmargin=1.1em}\setlength{\parindent}{0pt}\pagestyle{empty}\columnratio{0.6}\setlength{\columnsep}{0.7cm}", r"\begin{document}\raggedright",
         r"{\Huge\bfseries %s\par}\vspace{4pt}{\large\color{accent} %s\par}\vspace{5pt}{\small %s\par}\vspace{10pt}" % (tex(v.name), tex(v.label), r"\hspace{1em}".join(contact)),
         r"\begin{paracol}{2}", wide, r"\switchcolumn", narrow, r"\end{paracol}\end{document}"]
    compile_tex("\n".join(s), out)
    return []
