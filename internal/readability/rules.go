package readability

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"vitae/internal/docparse"
	"vitae/internal/document"
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

// datedJob says whether a job with a date was read.
func datedJob(d *document.Resume) bool {
	return slices.ContainsFunc(d.Work, func(w document.Work) bool { return w.StartDate != "" || w.EndDate != "" })
}

var (
	pages   = []docparse.Format{docparse.PDF}
	words   = []docparse.Format{docparse.DOCX}
	laidOut = []docparse.Format{docparse.PDF, docparse.DOCX}
	files   = []docparse.Format{docparse.PDF, docparse.DOCX, docparse.TXT, docparse.Markdown}
	all     = append([]docparse.Format{docparse.JSON}, files...)
)

// rules is the one table of checks, the gravest first.
var rules = []Rule{
	{
		Kind: "picture_text", Title: "Text in pictures", Level: Failure, Points: 20, Most: 40, Each: "page", Formats: pages,
		fine:   "Every page has its text as text.",
		why:    "Words inside a picture are words to people only. Software that does not recognise characters in pictures gets nothing from it, and what a program recognised often has mistakes.",
		advice: "Save the resume from the program in which it was written, and do not send a scan or a picture of it.",
		find: func(r *docparse.Result) found {
			return counted(r.Layout.PicturePages, "One page is a picture: it has next to no text, or only what a program recognised in it.", "%d pages are pictures: they have next to no text, or only what a program recognised in them.")
		},
	},
	{
		Kind: "reading_order", Title: "Order of the text in the file", Level: Failure, Points: 5, Most: 25, Each: "tenth of the lines, begun", Formats: pages,
		fine:   "The file stores its text in the order in which people read it.",
		why:    "Simple parsers take the text in the stored order: lines of different parts of the page come out mixed, and an employer can end up beside the wrong dates. Parsers that look at positions get it right.",
		advice: "Use a layout with one column, or a program that writes one column to its end before it begins the next. Look at the text as simple software reads it.",
		find:   outOfOrder,
	},
	{
		Kind: "characters", Title: "Characters without letters behind them", Level: Failure, Points: 3, Most: 30, Each: "percent of the characters", Formats: pages,
		fine:   "Every character in the file says which letter it is.",
		why:    "Such characters can be seen and not be read: copied or read by software they are missing or come out as other signs.",
		advice: "Export the PDF again with fonts embedded, or with another font or program. To test it, copy the text from the PDF into a text editor.",
		find:   unmapped,
	},
	{
		Kind: "email", Title: "E-mail address", Level: Failure, Points: 15, Most: 15, Each: "file", Formats: all,
		fine:   "An e-mail address was found.",
		why:    "Without one nobody can answer, and many systems use it to tell people apart.",
		advice: "Write the address as plain text near your name. Check that it is no picture and is not hidden behind a link.",
		find: func(r *docparse.Result) found {
			return missing(r.Document.Basics.Email, "No e-mail address was found.")
		},
	},
	{
		Kind: "name", Title: "Name", Level: Failure, Points: 12, Most: 12, Each: "file", Formats: all,
		fine:   "A name was found.",
		why:    "Where software finds no name, the application can be filed under a wrong one.",
		advice: "Put your name alone on the first line, in plain text.",
		find:   func(r *docparse.Result) found { return missing(r.Document.Basics.Name, "No name was found.") },
	},
	{
		Kind: "contact_in_header", Title: "Contact details in the page header or footer", Level: Warning, Points: 12, Most: 12, Each: "file", Formats: words,
		fine:   "Contact details stand in the text itself.",
		why:    "Page headers and footers are kept apart from the text in a Word file, and some parsers leave them out.",
		advice: "Move e-mail address and telephone number into the first lines of the text.",
		find: func(r *docparse.Result) found {
			return once(r.Layout.Furniture, "Contact details stand only in the header or footer of the page.")
		},
	},
	{
		Kind: "hidden_text", Title: "Hidden text", Level: Warning, Points: 12, Most: 12, Each: "file", Formats: laidOut,
		fine:   "The file holds no text that its pages do not show.",
		why:    "White, tiny or covered text comes out as ordinary text in many systems, where people see it. Words hidden for software look like an attempt to deceive; others may be left over from a template.",
		advice: "Remove it. What is true and matters belongs where people can read it.",
		find: func(r *docparse.Result) found {
			return once(r.Layout.Hidden, "The file holds text that its pages do not show.")
		},
	},
	{
		Kind: "text_boxes", Title: "Text boxes", Level: Warning, Points: 6, Most: 18, Each: "box", Formats: words,
		fine:   "No text stands in boxes of its own.",
		why:    "Text boxes lie over the page and not in the text. Some parsers leave them out or put them in another place.",
		advice: "Move the text out of the boxes into ordinary paragraphs.",
		find: func(r *docparse.Result) found {
			return counted(r.Layout.TextBoxes, "One text box holds a part of the resume.", "%d text boxes hold parts of the resume.")
		},
	},
	{
		Kind: "tables", Title: "Tables", Level: Warning, Points: 5, Most: 10, Each: "table", Formats: words,
		fine:   "No table puts text side by side.",
		why:    "Simple parsers read a table row by row and cell by cell, so that columns made with a table are mixed with each other.",
		advice: "Use paragraphs and tab stops instead of a table, above all around your jobs and contact details.",
		find: func(r *docparse.Result) found {
			return counted(r.Layout.Tables, "One table puts text side by side.", "%d tables put text side by side.")
		},
	},
	{
		Kind: "sections", Title: "Usual sections", Level: Warning, Points: 6, Most: 18, Each: "section", Formats: all,
		fine:   "Work experience, education and skills were found.",
		why:    "Forms are filled from these sections. What is not found has to be typed in again, or stays empty.",
		advice: "Give each of these sections a heading of its own in usual words, such as “Work experience”, “Education” and “Skills”.",
		find:   sections,
	},
	{
		Kind: "undated", Title: "Entries without dates", Level: Warning, Points: 3, Most: 9, Each: "job or course of study", Formats: all,
		fine:      "No job or course of study was found without a date.",
		why:       "Years of experience are often counted from the dates. An entry without one may not be counted.",
		advice:    "Give each job a beginning and an end, and each course of study at least the year in which it ended.",
		find:      undated,
		byReading: true,
	},
	{
		Kind: "dates", Title: "Dates that can be misread", Level: Warning, Points: 2, Most: 8, Each: "date", Formats: files,
		fine:   "No date was found that can be read in two ways.",
		why:    "07/08 is July 2008 to one reader and a day in summer to another; 03/04/2019 is in March or in April, depending on the country.",
		advice: "Write the month and a year of four digits, such as “Jul 2008” or “07/2008”.",
		find: func(r *docparse.Result) found {
			return counted(r.Layout.Dates, "One date can be read in more than one way or not at all.", "%d dates can be read in more than one way or not at all.")
		},
		byReading: true,
	},
	{
		Kind: "headings", Title: "Unusual headings", Level: Advice, Points: 2, Most: 6, Each: "heading", Formats: files,
		fine:   "The headings are usual ones.",
		why:    "Simple parsers know sections by the words of their headings. Under words that they do not know, the section may be left out or be joined to the one before.",
		advice: "Where a usual heading fits, use it. Keep your own where none does.",
		find: func(r *docparse.Result) found {
			return counted(r.Layout.Headings, "One heading is in words that few resumes use.", "%d headings are in words that few resumes use.")
		},
		byReading: true,
	},
	{
		Kind: "phone", Title: "Telephone number", Level: Advice, Points: 5, Most: 5, Each: "file", Formats: all,
		fine:   "A telephone number was found.",
		why:    "Many application forms ask for one.",
		advice: "Write the number with its country code as plain text near your name, if you want to be called.",
		find: func(r *docparse.Result) found {
			return missing(r.Document.Basics.Phone, "No telephone number was found.")
		},
	},
	{
		Kind: "columns", Title: "Columns", Level: Advice, Points: 4, Most: 4, Each: "file", Formats: pages,
		fine:   "The text stands in one column.",
		why:    "Parsers that look at positions read columns well; simple ones may join the lines that stand beside each other.",
		advice: "Nothing has to be done where the text as simple software reads it is in order. One column is the safest layout.",
		find: func(r *docparse.Result) found {
			return once(r.Layout.Columns, "Text stands side by side in columns.")
		},
	},
	{
		Kind: "images", Title: "Pictures", Level: Advice, Points: 2, Most: 4, Each: "picture", Formats: laidOut,
		fine:   "The file holds no pictures.",
		why:    "Software that fills in forms takes nothing from a picture. In some countries a photo is usual, in others employers do not want one.",
		advice: "See to it that no words stand only in a picture, and that a photo is usual where you apply.",
		find:   images,
	},
	{
		Kind: "icons", Title: "Icons", Level: Advice, Points: 1, Most: 3, Each: "line", Formats: files,
		fine:   "No signs from icon fonts were found.",
		why:    "Signs from an icon font have codes that mean nothing elsewhere. In the text they come out as boxes or other letters, and a telephone number after an icon alone has no label.",
		advice: "Write “Phone” or “E-mail” in words, or leave the icons out.",
		find: func(r *docparse.Result) found {
			return counted(r.Layout.Icons, "One line has signs from an icon font.", "%d lines have signs from an icon font.")
		},
	},
	{
		Kind: "not_placed", Title: "Lines that fit no field", Level: Advice, Points: 1, Most: 5, Each: "line", Formats: files,
		fine:   "Every line that was read belongs to a field.",
		why:    "Vitae could not tell what they are. Other software may not either.",
		advice: "Look whether these lines stand under a heading, and near the job or course of study that they belong to.",
		find: func(r *docparse.Result) found {
			return counted(r.NotPlaced, "One line fits no field.", "%d lines fit no field.")
		},
		byReading: true,
	},
	{
		Kind: "length", Title: "Length", Level: Advice, Points: 4, Most: 4, Each: "file", Formats: files,
		fine:   "The length is usual.",
		why:    "No software is known to refuse a file for its length; it is people who read the result.",
		advice: "One or two pages suit most people. Academic and medical resumes may be longer.",
		find:   length,
	},
	{
		Kind: "fonts", Title: "Fonts that are not in the file", Level: Advice, Points: 1, Most: 1, Each: "file", Formats: pages,
		fine:   "All fonts are in the file.",
		why:    "The text can be read all the same, but on another computer the pages may look different.",
		advice: "Choose to embed fonts when you save the PDF.",
		find: func(r *docparse.Result) found {
			names := strings.Join(r.Layout.LooseFonts, ", ")
			return found{times: min(1, len(r.Layout.LooseFonts)), what: "Not in the file: " + names + "."}
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
	what := fmt.Sprintf("The file stores %d of its %d lines in another order than the one in which they are read.", n, r.Layout.Lines)
	return found{times: share(10, n, r.Layout.Lines), what: what, places: r.Layout.OutOfOrder}
}

// share gives how many of so many equal parts of a whole have begun.
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
	return found{times: share(100, l.Unmapped, whole), what: fmt.Sprintf("%d characters (%.1f %%) have no letter behind them.", l.Unmapped, percent), places: l.Garbled}
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

// placeOf gives where the first field of an entry was found, else its words alone.
func placeOf(r *docparse.Result, prefix string, texts ...string) docparse.Line {
	for _, f := range r.Fields {
		if strings.HasPrefix(f.Path, prefix) {
			return f.Line
		}
	}
	return docparse.Line{Text: strings.Join(slices.DeleteFunc(texts, func(s string) bool { return s == "" }), ", ")}
}

func images(r *docparse.Result) found {
	var places []docparse.Line
	for _, m := range r.Layout.Images {
		l := m.Line
		if l.Text = "picture"; m.Share >= 0.005 {
			l.Text = fmt.Sprintf("picture, %.0f %% of the page", 100*m.Share)
		}
		places = append(places, l)
	}
	return counted(places, "The file holds one picture.", "The file holds %d pictures.")
}

// What is unusual in length. Below the fewest words little is left to be found by.
const (
	mostPages   = 3
	mostWords   = 1800
	fewestWords = 120
)

func length(r *docparse.Result) found {
	switch n := r.Layout.Words; {
	case r.Pages > mostPages:
		return found{times: 1, what: fmt.Sprintf("The file has %d pages.", r.Pages)}
	case n > mostWords:
		return found{times: 1, what: fmt.Sprintf("The text has %d words, more than fit on three pages.", n)}
	case n > 0 && n < fewestWords:
		return found{times: 1, what: fmt.Sprintf("The text has only %d words.", n)}
	}
	return found{}
}
