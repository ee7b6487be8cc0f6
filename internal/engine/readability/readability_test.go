package readability_test

import (
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/readability"
)

const (
	contactLine = "jane@example.com | +44 20 7946 0018 | Leeds"
	skillsLine  = "Wound care, Venepuncture, Triage, Handover, Teaching, Record keeping"
)

func textBox(text string) string {
	return `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>` + paragraph(text) +
		`</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`
}

const picture = `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="1270000" cy="1270000"/><a:graphic><a:graphicData><a:blip r:embed="p"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

// defect is one thing that can be wrong with a Word file, and the check that must find it.
type defect struct {
	kind, says string
	do         func(t testing.TB, p *docx)
}

var defects = []defect{
	{"contact_in_header", "jane@example.com", func(t testing.TB, p *docx) {
		p.swap(t, contactLine, "<w:p/>")
		p.header = paragraph(contactLine)
	}},
	{
		"hidden_text", "Kubernetes wizard",
		func(_ testing.TB, p *docx) { p.body += `<w:p>` + run("Kubernetes wizard", "<w:vanish/>") + `</w:p>` },
	},
	{"text_boxes", "Wound care", func(t testing.TB, p *docx) { p.swap(t, skillsLine, textBox(skillsLine)) }},
	{"tables", "March 2018", func(t testing.TB, p *docx) {
		p.swap(t, "March 2018 - Present", "<w:p/>")
		p.swap(t, "Ward Nurse, Hill Hospital, Leeds",
			`<w:tbl><w:tr><w:tc>`+paragraph("Ward Nurse, Hill Hospital, Leeds")+`</w:tc><w:tc>`+
				paragraph("March 2018 - Present")+`</w:tc></w:tr></w:tbl>`)
	}},
	{"undated", "Nursing", func(t testing.TB, p *docx) { p.swap(t, "2009 - 2012", "<w:p/>") }},
	{"dates", "07/08", func(t testing.TB, p *docx) { p.swap(t, "June 2012 - February 2018", "07/08 - 02/2018") }},
	{"headings", "Odds and ends at sea", func(_ testing.TB, p *docx) {
		p.body += paragraph("# Odds and ends at sea") + paragraph("Sailed round Skye")
	}},
	{"images", "", func(_ testing.TB, p *docx) { p.body = picture + p.body }},
	{"icons", "calm hand", func(t testing.TB, p *docx) { p.swap(t, resumeLines[3], "\uf007 "+resumeLines[3]) }},
}

func TestDefectsOfAWordFileAreFound(t *testing.T) {
	t.Parallel()
	clean := readability.Of(read(t, newDocx(resumeLines).bytes(t)))
	if clean.Score != 100 || len(failed(clean)) > 0 {
		t.Fatalf("the resume without defects: %d, %+v", clean.Score, failed(clean))
	}
	for _, d := range defects {
		p := newDocx(resumeLines)
		d.do(t, p)
		r := readability.Of(read(t, p.bytes(t)))
		got, ok := failed(r)[d.kind]
		if !ok || len(failed(r)) != 1 {
			t.Errorf("%s: found %+v", d.kind, failed(r))
			continue
		}
		if !slices.ContainsFunc(got.Places, func(l docparse.Line) bool { return strings.Contains(l.Text, d.says) }) {
			t.Errorf("%s: no place says %q: %+v", d.kind, d.says, got.Places)
		}
	}
}

// TestNothingGoodIsSaidOfWhatWasNotRead holds that a file whose jobs were not found passes no check of what was read.
func TestNothingGoodIsSaidOfWhatWasNotRead(t *testing.T) {
	t.Parallel()
	byReading := []string{"undated", "dates", "headings", "not_placed"}
	passed := func(text string) (out []string) {
		for _, c := range readability.Of(docparse.FromText(text)).Checks {
			if c.Level == readability.Pass && slices.Contains(byReading, c.Kind) {
				out = append(out, c.Kind)
			}
		}
		return out
	}
	const name, job = "Jane Roe\njane@example.com\n\n", "EXPERIENCE\nWard Nurse, Hill Hospital, Leeds\n"
	if got := passed(name + "I look after people who run things.\n"); len(got) > 0 {
		t.Errorf("without a job it passes %v", got)
	}
	if got := passed(name + job); len(got) > 0 {
		t.Errorf("with a job that has no date it passes %v", got)
	}
	if got := passed(name + job + "March 2018 - Present\n- Cared for 12 beds\n"); len(got) != len(byReading) {
		t.Errorf("with a dated job it passes %v", got)
	}
}

// TestMoreDefectsNeverEarn adds defects in any choice and order: no one raises the score, and the points add up.
func TestMoreDefectsNeverEarn(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		p := newDocx(resumeLines)
		before := 100
		for _, d := range rapid.SliceOfNDistinct(rapid.SampledFrom(defects), 1, len(defects),
			func(d defect) string { return d.kind }).Draw(rt, "defects") {
			d.do(t, p)
			data := p.bytes(t)
			r := readability.Of(read(t, data))
			addsUp(t, r)
			if r.Score > before {
				rt.Fatalf("%s raises the score from %d to %d", d.kind, before, r.Score)
			}
			if again := readability.Of(read(t, data)); !reflect.DeepEqual(r, again) {
				rt.Fatal("two reports on one file differ")
			}
			before = r.Score
		}
	})
}

func addsUp(t *testing.T, r readability.Report) {
	t.Helper()
	lost := 0
	for _, c := range r.Checks {
		lost += c.Points
		if (c.Level == readability.Pass) != (c.Points == 0) || (c.Points == 0) != (c.Advice == "") || c.Title == "" ||
			c.Message == "" || c.Points < 0 {
			t.Errorf("%+v", c)
		}
	}
	if r.Score != max(0, 100-lost) {
		t.Errorf("the score is %d, %d points are lost", r.Score, lost)
	}
}

// TestDefectsOfAPDFAreFound draws pages by hand. The fonts are those of every reader, so they are never in the file.
func TestDefectsOfAPDFAreFound(t *testing.T) {
	t.Parallel()
	whole := drawn(resumeLines, 50, 50)
	left, right := resumeLines[2:14], resumeLines[14:]
	beside := func(order func(l, r []string) string) string {
		return drawn(resumeLines[:2], 50, 50) + order(left, right)
	}
	narrow := func(lines []string) []string {
		out := slices.Clone(lines)
		for i, l := range out {
			out[i] = l[:min(len(l), 48)]
		}
		return out
	}
	interleaved := beside(func(l, r []string) string {
		var b strings.Builder
		l, r = narrow(l), append(narrow(r), "Cycling", "Choir", "Chess", "Sewing", "Baking")
		for i := range max(len(l), len(r)) {
			for k, side := range [][]string{l, r} {
				if i < len(side) {
					b.WriteString(drawn(side[i:i+1], 50+float64(k)*300, 100+20*float64(i)))
				}
			}
		}
		return b.String()
	})
	inTurn := beside(func(l, r []string) string {
		return drawn(narrow(l), 50, 100) + drawn(append(narrow(r), "Cycling", "Choir", "Chess", "Sewing"), 350, 100)
	})
	for name, c := range map[string]struct {
		pages []string
		kinds []string
		says  string
	}{
		"nothing": {[]string{whole}, nil, ""},
		"white text": {
			[]string{whole + "1 1 1 rg\n" + show("Kubernetes wizard unseen", 50, 800)},
			[]string{"hidden_text"},
			"Kubernetes wizard unseen",
		},
		"text off the page": {
			[]string{whole + show("Kubernetes wizard unseen", 4000, 800)},
			[]string{"hidden_text"},
			"Kubernetes wizard unseen",
		},
		"tiny text": {[]string{whole + strings.Replace(show("Kubernetes wizard unseen", 50, 800), "/F1 10",
			"/F1 1", 1)}, []string{"hidden_text"}, "Kubernetes wizard unseen"},
		"white on a ground": {[]string{whole + "0 g 40 20 400 60 re f 1 1 1 rg\n" +
			show("Clean driving licence since 2010", 50, 800)}, nil, ""},
		"a photo": {
			[]string{"q 80 0 0 100 450 700 cm /P Do Q\n" + whole},
			[]string{"images"},
			"2% of the page",
		},
		"a photo in a group": {
			[]string{"q 80 0 0 100 450 700 cm /G Do Q\n" + whole},
			[]string{"images"},
			"2% of the page",
		},
		"invisible text": {
			[]string{whole + "3 Tr\n" + show("Kubernetes wizard unseen", 50, 800)},
			[]string{"hidden_text"},
			"Kubernetes wizard unseen",
		},
		"a recognised scan": {
			[]string{"q 595 0 0 842 0 0 cm /P Do Q 3 Tr\n" + whole},
			[]string{"images", "picture_text"},
			"page",
		},
		"an icon's size": {[]string{"q 12 0 0 12 450 700 cm /P Do Q\n" + whole}, nil, ""},
		"a page as a picture": {
			[]string{whole, "q 595 0 0 842 0 0 cm /P Do Q\n"},
			[]string{"images", "picture_text"},
			"page",
		},
		"columns in turn": {[]string{inTurn}, []string{"columns", "length"}, ""},
		"columns interleaved": {
			[]string{interleaved},
			[]string{"columns", "reading_order", "length"},
			"Work experience",
		},
		"five pages": {[]string{
			whole, show("x", 50, 50), show("x", 50, 50), show("x", 50, 50),
			show("x", 50, 50),
		}, []string{"length"}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := readability.Of(read(t, (&pdfText{c.pages}).bytes()))
			addsUp(t, r)
			found := failed(r)
			for _, kind := range c.kinds {
				if _, ok := found[kind]; !ok {
					t.Errorf("%s is not found", kind)
				}
			}
			text := ""
			for kind, check := range found {
				if kind != "fonts" && kind != "not_placed" && !slices.Contains(c.kinds, kind) {
					t.Errorf("%s is found: %+v", kind, check)
				}
				for _, p := range check.Places {
					if p.Page == 0 || p.Box == nil || p.Box.X1 <= p.Box.X0 || p.Box.Y1 <= p.Box.Y0 {
						t.Errorf("%s: no place on a page: %+v", kind, p)
					}
					text += p.Text + "\n"
				}
			}
			if !strings.Contains(text, c.says) {
				t.Errorf("no place says %q: %s", c.says, text)
			}
		})
	}
}

// TestTheStoredOrderIsShown holds that the text is what simple software gets: in the file's order, hidden words
// included.
func TestTheStoredOrderIsShown(t *testing.T) {
	t.Parallel()
	page := show("second", 50, 100) + show("Jane Example is a nurse", 50, 50) + "1 1 1 rg\n" + show("unseen words here",
		50, 300)
	got := readability.Of(read(t, (&pdfText{[]string{page}}).bytes())).ParserText
	if want := "second\nJane Example is a nurse\nunseen words here\n"; got != want {
		t.Errorf("PDF: %q, want %q", got, want)
	}
	p := newDocx([]string{"Jane Example", "Nurse"})
	p.header = paragraph("in the page header")
	p.body = `<w:tbl><w:tr><w:tc>` + paragraph("left") + paragraph("below") + `</w:tc><w:tc>` + paragraph("right") +
		`</w:tc></w:tr></w:tbl>` + textBox("in a box") + p.body
	if got, want := readability.Of(read(t, p.bytes(t))).ParserText,
		"left\nbelow\nright\nJane Example\nNurse\n"; strings.ReplaceAll(got, "\n\n", "\n") != want {
		t.Errorf("DOCX: %q, want %q", got, want)
	}
}

// TestWhatIsMissingIsSaid reads texts that lack what forms are filled from.
func TestWhatIsMissingIsSaid(t *testing.T) {
	t.Parallel()
	text := func(change func(string) string) *docparse.Result {
		return docparse.FromText(change(strings.ReplaceAll(strings.Join(resumeLines, "\n"), "# ", "\n")))
	}
	drop := func(s string) func(string) string {
		return func(t string) string { return strings.Replace(t, s, "", 1) }
	}
	for name, c := range map[string]struct {
		r    *docparse.Result
		kind string
	}{
		"nothing":    {text(drop("-nothing-")), ""},
		"an address": {text(drop("jane@example.com | ")), "email"},
		"a number":   {text(drop("+44 20 7946 0018 | ")), "phone"},
		"skills":     {text(drop("Skills\n" + skillsLine)), "sections"},
		"a name": {&docparse.Result{
			Format: docparse.JSON,
			Document: &document.Resume{
				Basics: document.Basics{Email: "a@b.example", Phone: "1"},
				Work:   []document.Work{{StartDate: "2020"}}, Education: []document.Education{{EndDate: "2020"}},
				Skills: []document.Skill{{Name: "Go"}},
			},
		}, "name"},
		"words": {text(func(s string) string { return s[:300] + s[strings.Index(s, "\nEducation"):] }), "length"},
	} {
		r := readability.Of(c.r)
		addsUp(t, r)
		if _, ok := failed(r)[c.kind]; ok != (c.kind != "") || c.kind == "" && r.Score != 100 {
			t.Errorf("without %s: %d, %+v", name, r.Score, failed(r))
		}
	}
}

// TestMoreOfAKindNeverEarns adds findings to what a reader may report, whatever else it reports.
func TestMoreOfAKindNeverEarns(t *testing.T) {
	t.Parallel()
	lists := func(l *docparse.Layout) []*[]docparse.Line {
		return []*[]docparse.Line{
			&l.Columns, &l.OutOfOrder, &l.Tables, &l.TextBoxes, &l.Furniture, &l.PicturePages,
			&l.Garbled, &l.Hidden, &l.Icons, &l.Headings, &l.Dates,
		}
	}
	rapid.Check(t, func(rt *rapid.T) {
		r := &docparse.Result{
			Document: &document.Resume{},
			Format: rapid.SampledFrom([]docparse.Format{
				docparse.PDF, docparse.DOCX, docparse.TXT,
				docparse.JSON,
			}).Draw(rt, "format"),
		}
		r.Layout.Lines, r.Layout.Letters = rapid.IntRange(0, 200).Draw(rt, "lines"),
			rapid.IntRange(0, 5000).Draw(rt, "letters")
		before := readability.Of(r)
		for range rapid.IntRange(1, 60).Draw(rt, "steps") {
			if at := rapid.IntRange(0, 12).Draw(rt, "what"); at < 11 {
				list := lists(&r.Layout)[at]
				*list = append(*list, docparse.Line{Text: "x"})
			} else {
				r.Layout.Unmapped += 40
				r.Layout.Images = append(r.Layout.Images, docparse.Image{Share: 0.5})
			}
			after := readability.Of(r)
			addsUp(t, after)
			if after.Score > before.Score {
				rt.Fatalf("the score rises from %d to %d", before.Score, after.Score)
			}
			before = after
		}
	})
}

// TestTheTableIsWhole holds that every rule has its words and a weight that can be taken off.
func TestTheTableIsWhole(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for _, r := range readability.Rules() {
		if seen[r.Kind] || r.Kind == "" || r.Title == "" || r.Each == "" || r.Points <= 0 || r.Most < r.Points ||
			r.Most > 100 || len(r.Formats) == 0 || r.Level == readability.Pass {
			t.Errorf("%+v", r)
		}
		seen[r.Kind] = true
	}
}

// TestUglyFilesAreExplained reads files as other programs make them.
func TestUglyFilesAreExplained(t *testing.T) {
	t.Parallel()
	for name, kind := range map[string]string{
		"reading/ugly/scan-with-ocr.pdf": "picture_text", "reading/ugly/outside-crop-box.pdf": "hidden_text",
		"reading/ugly/nested-tables.docx":    "tables",
		"parsing/docs/p02__mixed-twocol.pdf": "reading_order", "parsing/docs/p02__own-twocol.pdf": "columns",
		"parsing/docs/p03__docx-table.docx": "tables",
		"parsing/docs/p01__own-classic.pdf": "", "parsing/docs/p02__docx-pandoc.docx": "",
	} {
		data, err := os.ReadFile(filepath.Join("../../../testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		r := readability.Of(read(t, data))
		addsUp(t, r)
		if c, ok := failed(r)[kind]; ok != (kind != "") || ok && len(c.Places) == 0 || kind == "" && r.Score != 100 {
			t.Errorf("%s: %d, %+v", name, r.Score, failed(r))
		}
	}
}
