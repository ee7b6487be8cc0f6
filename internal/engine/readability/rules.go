package readability

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
)

// Rule is one check with its weight, for docs/parsing.md.
type Rule struct {
	Kind    string
	Title   string
	Level   Level
	Points  int    // for each that is found
	Most    int    // at most for all of them
	Each    string // what is counted
	Formats []docparse.Format

	fine, why, advice string
	find              func(*docparse.Result) found
	byReading         bool // passed only by what was read: of a file whose jobs were not found it says nothing good
}

// found is what a check saw: how many, where, and a sentence that says so. times is 0 where the check is passed.
type found struct {
	times  int
	what   string
	places []docparse.Line
}

// Rules lists every check with its weight. docs/parsing.md is generated from it.
func Rules() []Rule { return slices.Clone(rules) }

func (k *Rule) applies(f docparse.Format) bool { return slices.Contains(k.Formats, f) }

// check runs one rule. It is not ok where nothing was found and that says nothing.
func (k *Rule) check(r *docparse.Result) (out Check, ok bool) {
	f := k.find(r)
	out = Check{Kind: k.Kind, Level: Pass, Title: k.Title, Message: k.fine, Places: []docparse.Line{}}
	if f.times <= 0 {
		return out, !k.byReading || datedJob(r.Document)
	}
	out.Level, out.Points = k.Level, min(k.Most, f.times*k.Points)
	out.Message, out.Advice = strings.TrimSpace(f.what+" "+k.why), k.advice
	out.Places = append(out.Places, f.places[:min(len(f.places), maxPlaces)]...)
	return out, true
}

// datedJob reports whether a job with a date was read.
func datedJob(d *document.Resume) bool {
	return slices.ContainsFunc(d.Work, func(w document.Work) bool { return w.StartDate != "" || w.EndDate != "" })
}

var (
	pages   = []docparse.Format{docparse.PDF}
	words   = []docparse.Format{docparse.DOCX, docparse.ODT, docparse.RTF}
	tabled  = slices.Concat(words, []docparse.Format{docparse.HTML})
	laidOut = slices.Concat(pages, tabled)
	files   = slices.Concat(laidOut, []docparse.Format{docparse.TXT, docparse.Markdown})
	all     = slices.Concat([]docparse.Format{docparse.JSON}, files)
	unusual = []docparse.Format{docparse.ODT, docparse.RTF, docparse.HTML}
)

// rules is the one table of checks, the gravest first.
var rules = []Rule{
	{
		Kind: "picture_text", Title: "Text in images", Level: Failure, Points: 20, Most: 40, Each: "page",
		Formats: pages,
		fine:    "Every page has real text.",
		why:     "Software can't read words inside an image unless it uses character recognition, which often makes mistakes.",
		advice:  "Export the resume from the program you wrote it in. Don't send a scan or a photo.",
		find: func(r *docparse.Result) found {
			return counted(r.Layout.PicturePages, "One page is an image with little or no real text.",
				"%d pages are images with little or no real text.")
		},
	},
	{
		Kind: "reading_order", Title: "Reading order", Level: Failure, Points: 5, Most: 25,
		Each: "tenth of the lines, rounded up", Formats: pages,
		fine:   "The file stores its text in reading order.",
		why:    "Simple parsers read the text in the stored order, so lines from different parts of the page get mixed up and an employer can end up next to the wrong dates.",
		advice: "Use a one-column layout, and check the text that simple parsers see.",
		find:   outOfOrder,
	},
	{
		Kind: "characters", Title: "Characters that can't be read", Level: Failure, Points: 3, Most: 30,
		Each: "percent of the characters", Formats: pages,
		fine:   "Every character in the file can be read as text.",
		why:    "People can see these characters, but software can't read them. They're missing or wrong when copied.",
		advice: "Export the PDF again with fonts embedded, or with another font or program. To test it, copy the text from the PDF into a text editor.",
		find:   unmapped,
	},
	{
		Kind: "email", Title: "Email address", Level: Failure, Points: 15, Most: 15, Each: "file", Formats: all,
		fine:   "We found an email address.",
		why:    "Without one, nobody can reply, and many systems use it to identify applicants.",
		advice: "Write the address as plain text near your name, not in an image or behind a link.",
		find: func(r *docparse.Result) found {
			return missing(r.Document.Basics.Email, "We didn't find an email address.")
		},
	},
	{
		Kind: "name", Title: "Name", Level: Failure, Points: 12, Most: 12, Each: "file", Formats: all,
		fine:   "We found a name.",
		why:    "If software finds no name, it may file your application under the wrong one.",
		advice: "Put only your name on the first line, in plain text.",
		find:   func(r *docparse.Result) found { return missing(r.Document.Basics.Name, "We didn't find a name.") },
	},
	{
		Kind: "contact_in_header", Title: "Contact details in the page header or footer", Level: Warning, Points: 12,
		Most: 12, Each: "file", Formats: words,
		fine:   "Contact details are in the main text.",
		why:    "These files store page headers and footers separately, and some parsers skip them.",
		advice: "Move your email address and phone number to the first lines of the text.",
		find: func(r *docparse.Result) found {
			return once(r.Layout.Furniture, "Contact details are only in the page header or footer.")
		},
	},
	{
		Kind: "hidden_text", Title: "Hidden text", Level: Warning, Points: 12, Most: 12, Each: "file", Formats: laidOut,
		fine:   "The file has no hidden text.",
		why:    "Many systems show white, tiny or covered text like any other text. It can look like an attempt to cheat, even if it's only left over from a template.",
		advice: "Remove it. Put anything true and important where people can read it.",
		find: func(r *docparse.Result) found {
			return once(r.Layout.Hidden, "The file contains hidden text.")
		},
	},
	{
		Kind: "text_boxes", Title: "Text boxes", Level: Warning, Points: 6, Most: 18, Each: "box", Formats: words,
		fine:   "There are no text boxes.",
		why:    "Some parsers skip text boxes or read them in the wrong place.",
		advice: "Move the text out of the boxes into ordinary paragraphs.",
		find: func(r *docparse.Result) found {
			return counted(r.Layout.TextBoxes, "One text box contains part of the resume.",
				"%d text boxes contain parts of the resume.")
		},
	},
	{
		Kind: "tables", Title: "Tables", Level: Warning, Points: 5, Most: 10, Each: "table", Formats: tabled,
		fine:   "No tables are used for layout.",
		why:    "Simple parsers read tables row by row, so columns made with a table get mixed up.",
		advice: "Use paragraphs and tab stops instead of tables, especially for your jobs and contact details.",
		find: func(r *docparse.Result) found {
			return counted(r.Layout.Tables, "One table puts text side by side.", "%d tables put text side by side.")
		},
	},
	{
		Kind: "sections", Title: "Standard sections", Level: Warning, Points: 6, Most: 18, Each: "section",
		Formats: all,
		fine:    "We found work experience, education and skills.",
		why:     "Application forms are filled in from these sections. Anything that isn't found stays empty or has to be typed in.",
		advice:  "Give each of these sections its own heading with common words, such as “Work experience”, “Education” and “Skills”.",
		find:    sections,
	},
	{
		Kind: "undated", Title: "Entries without dates", Level: Warning, Points: 3, Most: 9,
		Each: "job or degree", Formats: all,
		fine:      "All jobs and degrees have dates.",
		why:       "Years of experience are often counted from dates. An entry without dates may not count.",
		advice:    "Give each job a start and end date, and each degree at least the year you finished it.",
		find:      undated,
		byReading: true,
	},
	{
		Kind: "dates", Title: "Dates that can be misread", Level: Warning, Points: 2, Most: 8, Each: "date",
		Formats: files,
		fine:    "No dates are ambiguous.",
		why:     "07/08 can mean July 2008, July 8 or August 7, and 03/04/2019 is in March or April, depending on the country.",
		advice:  "Write the month and a four-digit year, such as “Jul 2008” or “07/2008”.",
		find: func(r *docparse.Result) found {
			return counted(r.Layout.Dates, "One date is ambiguous or can't be read.",
				"%d dates are ambiguous or can't be read.")
		},
		byReading: true,
	},
	{
		Kind: "headings", Title: "Unusual headings", Level: Advice, Points: 2, Most: 6, Each: "heading", Formats: files,
		fine:   "The headings are common ones.",
		why:    "Simple parsers recognize sections by their headings. If they don't know a heading, they may skip the section or add it to the one before.",
		advice: "Use a common heading if one fits.",
		find: func(r *docparse.Result) found {
			return counted(r.Layout.Headings, "One heading is unusual.", "%d headings are unusual.")
		},
		byReading: true,
	},
	{
		Kind: "phone", Title: "Phone number", Level: Advice, Points: 5, Most: 5, Each: "file", Formats: all,
		fine:   "We found a phone number.",
		why:    "Many application forms ask for one.",
		advice: "If you want to be called, write your number with its country code as plain text near your name.",
		find: func(r *docparse.Result) found {
			return missing(r.Document.Basics.Phone, "We didn't find a phone number.")
		},
	},
	{
		Kind: "columns", Title: "Columns", Level: Advice, Points: 4, Most: 4, Each: "file", Formats: pages,
		fine:   "The text is in one column.",
		why:    "Modern parsers read columns well. Simple ones may join lines that are next to each other.",
		advice: "If the text that simple parsers see is in the right order, you don't need to change anything. One column is the safest layout.",
		find: func(r *docparse.Result) found {
			return once(r.Layout.Columns, "The text is in side-by-side columns.")
		},
	},
	{
		Kind: "images", Title: "Images", Level: Advice, Points: 2, Most: 4, Each: "image", Formats: laidOut,
		fine:   "The file has no images.",
		why:    "Software can't read images. Photos are common in some countries, but employers in others don't want them.",
		advice: "Make sure that no text appears only in an image. Include a photo only if that's common where you're applying.",
		find:   images,
	},
	{
		Kind: "icons", Title: "Icons", Level: Advice, Points: 1, Most: 3, Each: "line", Formats: files,
		fine:   "There are no icon fonts.",
		why:    "Icons from icon fonts turn into boxes or random letters in the text, and a phone number after an icon has no label.",
		advice: "Write “Phone” or “Email” in words, or remove the icons.",
		find: func(r *docparse.Result) found {
			return counted(r.Layout.Icons, "One line has icons from an icon font.",
				"%d lines have icons from an icon font.")
		},
	},
	{
		Kind: "not_placed", Title: "Lines that don't fit any field", Level: Advice, Points: 1, Most: 5, Each: "line",
		Formats: files,
		fine:    "Every line fits a field.",
		why:     "If Vitae can't tell where a line belongs, other software may not be able to either.",
		advice:  "Check that these lines are under a heading and near the job or degree they belong to.",
		find: func(r *docparse.Result) found {
			return counted(r.NotPlaced, "One line doesn't fit any field.", "%d lines don't fit any field.")
		},
		byReading: true,
	},
	{
		Kind: "format", Title: "File format", Level: Advice, Points: 4, Most: 4, Each: "file", Formats: unusual,
		why:    "Many application forms accept only PDF and Word files.",
		advice: "Download the resume from Vitae as PDF or DOCX, and send that.",
		find: func(r *docparse.Result) found {
			return found{times: 1, what: "The file is " + strings.ToUpper(string(r.Format)) + "."}
		},
	},
	{
		Kind: "length", Title: "Length", Level: Advice, Points: 4, Most: 4, Each: "file", Formats: files,
		fine:   "The length is fine.",
		advice: "One or two pages suit most people. Academic and medical resumes may be longer.",
		find:   length,
	},
	{
		Kind: "fonts", Title: "Fonts not embedded", Level: Advice, Points: 1, Most: 1, Each: "file",
		Formats: pages,
		fine:    "All fonts are embedded.",
		why:     "The text is still readable, but the pages may look different on another computer.",
		advice:  "Choose to embed fonts when you save the PDF.",
		find: func(r *docparse.Result) found {
			names := strings.Join(r.Layout.LooseFonts, ", ")
			return found{times: min(1, len(r.Layout.LooseFonts)), what: "Not embedded: " + names + "."}
		},
	},
}

// counted is found once for each place; one and many say so in words.
func counted(places []docparse.Line, one, many string) found {
	what := one
	if len(places) != 1 {
		what = fmt.Sprintf(many, len(places))
	}
	return found{times: len(places), what: what, places: places}
}

// once is found once however many places there are.
func once(places []docparse.Line, what string) found {
	return found{times: min(1, len(places)), what: what, places: places}
}

func missing(value, what string) found {
	if strings.TrimSpace(value) != "" {
		return found{}
	}
	return found{times: 1, what: what}
}

func outOfOrder(r *docparse.Result) found {
	n := len(r.Layout.OutOfOrder)
	what := fmt.Sprintf("%d of the %d lines in the file are stored out of reading order.", n, r.Layout.Lines)
	if n == 1 {
		what = "One line in the file is stored out of reading order."
	}
	return found{times: share(10, n, r.Layout.Lines), what: what, places: r.Layout.OutOfOrder}
}

// share returns how many of so many equal parts of a whole have begun.
func share(parts, n, whole int) int {
	return int(math.Ceil(float64(parts*n) / math.Max(float64(whole), 1)))
}

func unmapped(r *docparse.Result) found {
	l := r.Layout
	if l.Unmapped == 0 {
		return found{}
	}
	whole := l.Unmapped + l.Letters
	percent := 100 * float64(l.Unmapped) / float64(whole)
	what := fmt.Sprintf("%d characters (%.1f%%) can't be read as text.", l.Unmapped, percent)
	if l.Unmapped == 1 {
		what = fmt.Sprintf("One character (%.1f%%) can't be read as text.", percent)
	}
	return found{times: share(100, l.Unmapped, whole), what: what, places: l.Garbled}
}

func sections(r *docparse.Result) found {
	var none []string
	d := r.Document
	if len(d.Work) == 0 {
		none = append(none, "work experience")
	}
	if len(d.Education) == 0 {
		none = append(none, "education")
	}
	if len(d.Skills) == 0 {
		none = append(none, "skills")
	}
	return found{times: len(none), what: "Not found: " + strings.Join(none, ", ") + "."}
}

func undated(r *docparse.Result) found {
	var places []docparse.Line
	for i, w := range r.Document.Work {
		if w.StartDate == "" && w.EndDate == "" {
			places = append(places, placeOf(r, fmt.Sprintf("work[%d].", i), w.Position, w.Name))
		}
	}
	for i, e := range r.Document.Education {
		if e.StartDate == "" && e.EndDate == "" {
			places = append(places, placeOf(r, fmt.Sprintf("education[%d].", i), e.StudyType, e.Institution))
		}
	}
	return counted(places, "One entry has no date.", "%d entries have no date.")
}

// placeOf returns where the first field of an entry was found, else its words alone.
func placeOf(r *docparse.Result, prefix string, texts ...string) docparse.Line {
	for _, f := range r.Fields {
		if strings.HasPrefix(f.Path, prefix) {
			return f.Line
		}
	}
	return docparse.Line{Text: strings.Join(slices.DeleteFunc(texts, func(s string) bool { return s == "" }), ", ")}
}

// leastShare is the share of a page that is shown as 1 %.
const leastShare = 0.005

func images(r *docparse.Result) found {
	var places []docparse.Line
	for _, m := range r.Layout.Images {
		l := m.Line
		if l.Text = "image"; m.Share >= leastShare {
			l.Text = fmt.Sprintf("image, %.0f%% of the page", 100*m.Share)
		}
		places = append(places, l)
	}
	return counted(places, "The file has one image.", "The file has %d images.")
}

// What is unusual in length. Below the fewest words little is left to be found by.
const (
	mostPages   = 3
	mostWords   = 1800
	fewestWords = 120
)

const longIsRead = "Software doesn't reject long files, but people have to read them."

func length(r *docparse.Result) found {
	switch n := r.Layout.Words; {
	case r.Pages > mostPages:
		return found{times: 1, what: fmt.Sprintf("The file has %d pages. %s", r.Pages, longIsRead)}
	case n > mostWords:
		return found{times: 1, what: fmt.Sprintf("The text has %d words, more than fit on three pages. %s", n,
			longIsRead)}
	case n == 1:
		return found{times: 1, what: "The text has only one word."}
	case n > 0 && n < fewestWords:
		return found{times: 1, what: fmt.Sprintf("The text has only %d words, which is rarely enough to show what you can do.", n)}
	}
	return found{}
}
