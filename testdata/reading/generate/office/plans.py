"""plans.py - who stands in which layout, with which heading words and dates. The two halves differ only in the view they give a layout; in which set a document comes, its person's file decides."""
import articles, byhand, latex, plain, word

mcv = lambda style: lambda v, out: latex.moderncv(v, out, style)

PLANS = {
    "open": {
        "tex-mcv-casual": {"layout": "latex", "ext": "pdf", "make": mcv("casual"), "people": ["o02", ("o07", {"dates": "num"}), "o12", "o14"], "view": {"urls": "user", "dates": "mon"}},
        "tex-mcv-banking": {"layout": "latex", "ext": "pdf", "make": mcv("banking"), "people": ["o01", "o04", "o08", "o13"], "view": {"urls": "user", "variant": 1, "dates": "month"}},
        "tex-smallcaps": {"layout": "latex", "ext": "pdf", "make": latex.smallcaps, "people": ["o03", "o05", "o06", "o11"], "view": {"variant": 0}},
        "tex-deedy": {"layout": "two-column", "ext": "pdf", "make": latex.deedy, "people": ["o03", "o06", "o09", "o10"], "view": {"variant": 2}},
        "txt-rightdates": {"layout": "txt", "ext": "txt", "make": plain.right_dates, "people": ["o01", "o05", "o07", "o14"], "view": {"variant": 0}},
        "txt-bare": {"layout": "txt", "ext": "txt", "make": plain.bare, "people": ["o02", "o04", "o09", "o11"], "view": {"variant": 1, "dates": "month"}},
        "txt-markdown": {"layout": "txt", "ext": "md", "make": plain.markdown, "people": ["o03", "o08", "o13"], "view": {"variant": 2}},
        "txt-wrapped": {"layout": "txt", "ext": "txt", "make": plain.wrapped, "people": ["o06", "o10", "o12"], "view": {"variant": 1, "dates": "num"}},
        "docx-word": {"layout": "docx", "ext": "docx", "make": word.headed, "people": ["o01", "o05", "o07", "o12"], "view": {"variant": 0}},
        "docx-gdocs": {"layout": "docx", "ext": "docx", "make": word.gdocs, "people": ["o02", "o06", "o09", "o13"], "view": {"variant": 2}},
        "docx-sidebar": {"layout": "docx-table", "ext": "docx", "make": word.sidebar, "people": ["o03", "o08", "o10", "o14"], "view": {"variant": 1}},
        "docx-libreoffice": {"layout": "docx", "ext": "docx", "make": word.libreoffice, "people": ["o04", "o11", "o08"], "view": {"variant": 0, "dates": "month"}},
        "wordpdf-headed": {"layout": "word-pdf", "ext": "pdf", "make": word.printed(word.headed), "people": ["o02", "o04", "o09", "o14"], "view": {"variant": 1, "dates": "num"}},
        "wordpdf-sidebar": {"layout": "word-pdf", "ext": "pdf", "make": word.printed(word.sidebar), "people": ["o05", "o07", "o12"], "view": {"variant": 0}},
    },
    "kept": {
        "tex-mcv-oldstyle": {"layout": "latex", "ext": "pdf", "make": mcv("oldstyle"), "people": ["k02", "k05", "k11"], "view": {"urls": "user", "variant": 1}},
        "tex-mcv-fancy": {"layout": "latex", "ext": "pdf", "make": mcv("fancy"), "people": ["k04", "k06", "k01"], "view": {"urls": "user", "dates": "month"}},
        "tex-europass": {"layout": "latex", "ext": "pdf", "make": latex.europass, "people": ["k03", "k08", "k10"], "view": {"variant": 1, "dates": "num"}},
        "tex-tabular": {"layout": "latex", "ext": "pdf", "make": latex.tabular, "people": ["k01", "k09", "k13", "k12"], "view": {"variant": 2, "dates": "num"}},
        "tex-margin": {"layout": "latex", "ext": "pdf", "make": latex.margin, "people": ["k07", "k10", "k04"], "view": {"variant": 0}},
        "tex-smallcaps": {"layout": "latex", "ext": "pdf", "make": latex.smallcaps, "people": ["k05", "k02", "k06"], "view": {"variant": 1}},
        "txt-tabs": {"layout": "txt", "ext": "txt", "make": plain.tabs, "people": ["k02", "k07", "k11", "k13"], "view": {"variant": 1, "dates": "num"}},
        "txt-underlined": {"layout": "txt", "ext": "txt", "make": plain.underlined, "people": ["k03", "k06", "k09"], "view": {"variant": 2}},
        "txt-linkedin": {"layout": "txt", "ext": "txt", "make": plain.linkedin, "people": ["k04", "k08", "k10"], "view": {"dates": "mon"}},
        "txt-rightdates": {"layout": "txt", "ext": "txt", "make": plain.right_dates, "people": ["k01", "k05", "k12"], "view": {"variant": 2, "dates": "year"}},
        "docx-boxes": {"layout": "docx", "ext": "docx", "make": word.boxes, "people": ["k01", "k05", "k08", "k11"], "view": {"variant": 0}},
        "docx-columns": {"layout": "docx", "ext": "docx", "make": word.columns, "people": ["k03", "k06", "k12"], "view": {"variant": 1, "dates": "month"}},
        "docx-pandoc-list": {"layout": "docx", "ext": "docx", "make": word.pandoc, "people": ["k02", "k04", "k09"], "view": {"variant": 2}},
        "docx-gdocs": {"layout": "docx", "ext": "docx", "make": word.gdocs, "people": ["k07", "k10", "k13"], "view": {"variant": 1}},
        "docx-datecol": {"layout": "docx-table", "ext": "docx", "make": word.datecol, "people": ["k01", "k04", "k06", "k13"], "view": {"variant": 2}},
        "wordpdf-boxes": {"layout": "word-pdf", "ext": "pdf", "make": word.printed(word.boxes), "people": ["k03", "k07", "k09"], "view": {"variant": 2}},
        "wordpdf-columns": {"layout": "word-pdf", "ext": "pdf", "make": word.printed(word.columns), "people": ["k02", "k10", "k11"], "view": {"variant": 0, "dates": "num"}},
        "wordpdf-datecol": {"layout": "word-pdf", "ext": "pdf", "make": word.printed(word.datecol), "people": ["k05", "k08", "k12"], "view": {"variant": 0, "dates": "num"}},
        "wordpdf-odt": {"layout": "word-pdf", "ext": "pdf", "make": word.libreoffice, "people": ["k01", "k06", "k13"], "view": {"variant": 1, "dates": "month"}},
        "tex-runin": {"layout": "latex", "ext": "pdf", "make": articles.runin, "people": ["k14", "k20", "k23"], "view": {"variant": 11, "dates": "month", "sep": "–"}},
        "tex-banner": {"layout": "latex", "ext": "pdf", "make": articles.banner, "people": ["k15", "k17", "k22"], "view": {"variant": 10, "dates": "num"}},
        "docx-typed": {"layout": "docx", "ext": "docx", "make": byhand.typed, "people": ["k15", "k18", "k20", "k21"], "view": {"variant": 12, "dates": "mon", "sep": " - "}},
        "docx-form": {"layout": "docx-table", "ext": "docx", "make": byhand.form, "people": [("k14", {"dates": "iso"}), "k18", "k22"], "view": {"variant": 11, "dates": "full", "sep": " - "}},
        "txt-ruled": {"layout": "txt", "ext": "txt", "make": byhand.ruled, "people": ["k16", "k17", "k19", "k23"], "view": {"variant": 12, "dates": "iso", "sep": " - "}},
    },
}
