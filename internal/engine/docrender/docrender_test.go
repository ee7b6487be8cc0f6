package docrender

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
)

func TestFormatByName(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]Format{
		"a.pdf": PDF, "/x/CV.DOCX": DOCX, "cv.final.txt": TXT, "b.md": Markdown,
		"b.markdown": Markdown, "r.json": JSON,
	} {
		if got, err := FormatByName(name); got != want || err != nil {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	for _, name := range []string{"", "cv", "cv.doc", "pdf", "cv.pdf.exe"} {
		_, err := FormatByName(name)
		if fault.KindOf(err) != fault.Unsupported || !strings.Contains(fault.Public(err), ".docx") {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestUnknownNamesAreRefusedWithTheList(t *testing.T) {
	t.Parallel()
	r := &document.Resume{}
	for _, c := range []struct {
		f    Format
		o    Options
		says string
	}{
		{PDF, Options{Template: "baroque"}, "classic"},
		{TXT, Options{Template: "baroque"}, "classic"},
		{DOCX, Options{Paper: "a5"}, "letter"},
		{"odt", Options{}, "docx"},
	} {
		_, err := Resume(r, c.f, c.o)
		if fault.KindOf(err) != fault.Invalid || !strings.Contains(fault.Public(err), c.says) {
			t.Errorf("%v: %v", c, err)
		}
	}
	_, err := Cover(&document.Letter{}, JSON, Options{})
	if fault.KindOf(err) != fault.Invalid || !strings.Contains(fault.Public(err), "docx") {
		t.Errorf("a letter as JSON: %v", err)
	}
}

func TestTemplates(t *testing.T) {
	t.Parallel()
	r := full(t)
	for i, tm := range Templates() {
		out := render(t, r, PDF, Options{Template: tm.Name})
		if tm.Description == "" || len(out.Bytes) == 0 {
			t.Errorf("template %q", tm.Name)
		}
		if standard := render(t, r, PDF, Options{}); i == 0 && string(standard.Bytes) != string(out.Bytes) {
			t.Errorf("%q is first but not what no name gives", tm.Name)
		}
	}
}

func TestHeadingsOfOneRankLookAlike(t *testing.T) {
	t.Parallel()
	for want, l := range map[string]document.Layout{
		"ABOUT EXPERIENCE SKILLS": {Headings: map[document.Section]string{document.SectionSummary: "ABOUT"}},
		"About Experience Skills": {Headings: map[document.Section]string{document.SectionSummary: "About"}},
		"ABOUT Work Skills": {Headings: map[document.Section]string{
			document.SectionSummary: "ABOUT",
			document.SectionWork:    "Work",
		}},
		"概要 Experience Skills":      {Headings: map[document.Section]string{document.SectionSummary: "概要"}},
		"Summary Experience Skills": {},
	} {
		r := &document.Resume{
			Basics: document.Basics{Summary: "text"}, Work: []document.Work{{Name: "Firm"}},
			Skills: []document.Skill{{Name: "Go"}},
		}
		r.SetLayout(l)
		var got []string
		for _, b := range resumeBlocks(r, classic()) {
			if b.role == roleSection {
				got = append(got, b.spans[0].text)
			}
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%q, want %q", s, want)
		}
	}
}

// TestALetterDrawsItsLists holds that lines which begin as lists do are drawn as such, with subject and enclosure.
func TestALetterDrawsItsLists(t *testing.T) {
	t.Parallel()
	l := &document.Letter{
		Sender: document.Basics{Name: "Robin Hale"}, Position: "Clerk",
		Subject: "Application for the position of Clerk", Greeting: "Dear Linden team,",
		Paragraphs: []document.Paragraph{{Text: "At Harrow:\n- Keyed 400 invoices\n- Closed two ledgers"}},
		Closing:    "Kind regards,", Enclosure: "Enclosure: resume",
	}
	roles := map[string]role{}
	for _, b := range letterBlocks(l, classic()) {
		roles[b.spans[0].text] = b.role
	}
	for text, want := range map[string]role{
		"At Harrow:": roleLetter, "Keyed 400 invoices": roleBullet,
		"Closed two ledgers": roleBullet, l.Subject: roleSubject, l.Enclosure: roleLetter,
	} {
		if got, ok := roles[text]; !ok || got != want {
			t.Errorf("%q: drawn %v as %v, want %v", text, ok, got, want)
		}
	}
}

func TestLetter(t *testing.T) {
	t.Parallel()
	l := &document.Letter{
		Sender: full(t).Basics, Date: "21 November 2026", Company: "Harrogate Brewing Group plc\n12 Mill Lane, Leeds",
		Position: "Reliability Engineer",
		Greeting: "Dear hiring team,", Closing: "Kind regards,",
		Paragraphs: []document.Paragraph{
			{Text: "I cut the unplanned stops of the fleet from 11 to 4 a year & wrote <the> test."},
			{Text: "I would like to show you how."},
		},
	}
	want := "Agnieszka Wójcik-Lindqvist Senior Mechanical Engineer, Rotating Equipment agnieszka.wojcik@example.com +46 70 174 06 35 Stora gatan 14, 722 11 Västerås, Västmanland, SE https://wojcik.example.com https://www.linkedin.com/in/awojcik-lindqvist GitHub rotordyn " +
		"21 November 2026 Harrogate Brewing Group plc 12 Mill Lane, Leeds Reliability Engineer Dear hiring team, I cut the unplanned stops of the fleet from 11 to 4 a year & wrote <the> test. I would like to show you how. Kind regards, Agnieszka Wójcik-Lindqvist"
	out, err := Cover(l, PDF, Options{MaxPages: 1})
	if err != nil || out.Pages != 1 || out.TooLong {
		t.Fatalf("%+v, %v", out, err)
	}
	if got := strings.Join(without(openPDF(t, out.Bytes).words(), "·"), " "); got != want {
		t.Errorf("PDF: %s", got)
	}
	if out, err = Cover(l, DOCX, Options{}); err != nil {
		t.Fatal(err)
	}
	got, _ := docxWords(t, docxParts(t, out.Bytes)["word/document.xml"])
	if s := strings.Join(without(got, "·"), " "); s != want {
		t.Errorf("DOCX: %s", s)
	}
	for _, f := range []Format{TXT, Markdown} {
		if out, err = Cover(l, f, Options{}); err != nil || !strings.Contains(string(out.Bytes), "Dear hiring team,") {
			t.Errorf("%s: %s, %v", f, out.Bytes, err)
		}
	}
}

// hostile is text of every kind that has broken a page before.
func hostile() *rapid.Generator[string] {
	return rapid.OneOf(
		rapid.String(),
		rapid.SampledFrom([]string{
			"", " ", "\x00", "\u200d\u200c", "a\u0301\u0301\u0301\u0301", "\ufeff", "\xff\xfe", "\u202eevil\u202c",
			"👩‍👩‍👧‍👦🏽", "ﷺ", "שלום (עולם) 12.5%", "مرحبا C++ عالم",
			"<w:t>&amp;]]>", "(\\)<>[]{}/%", strings.Repeat("Überlang", 60), strings.Repeat("word ", 400),
			"a\nb\r\nc\u2028d", "https://example.com/" + strings.Repeat("x/", 200), "日本語の長い文章がここにあります", "2019–2021",
			"\U000e0041\ufe0f", "…", "﷽﷽﷽",
		}),
	)
}

func hostileResume(t *rapid.T) *document.Resume {
	s := func(name string) string { return hostile().Draw(t, name) }
	list := func(name string) []string { return rapid.SliceOfN(hostile(), 0, 4).Draw(t, name) }
	date := func(name string) document.Date {
		return document.Date(rapid.SampledFrom([]string{"", "2020", "2020-03", "2020-03-15", "soon", "٢٠٢٠"}).Draw(t,
			name))
	}
	r := &document.Resume{
		Basics: document.Basics{
			Name: s("name"), Label: s("label"), Email: s("email"), Phone: s("phone"), URL: s("url"),
			Summary: s("summary"), Location: &document.Location{City: s("city")},
			Profiles: []document.Profile{{Network: s("network"), URL: s("profile")}},
		},
	}
	for range rapid.IntRange(0, 3).Draw(t, "entries") {
		r.Work = append(r.Work, document.Work{
			Name: s("employer"), Position: s("position"), Location: s("place"),
			StartDate: date("start"), EndDate: date("end"), Summary: s("about"), Highlights: list("bullets"),
		})
		r.Education = append(r.Education, document.Education{
			Institution: s("school"), StudyType: s("degree"),
			Area: s("area"), EndDate: date("left"), Score: s("score"), Courses: list("courses"),
		})
		r.Skills = append(r.Skills, document.Skill{Name: s("group"), Level: s("level"), Keywords: list("skills")})
		r.Languages = append(r.Languages, document.Language{Language: s("language"), Fluency: s("fluency")})
		r.Certificates = append(r.Certificates, document.Certificate{
			Name: s("certificate"), URL: s("address"),
			Date: date("earned"),
		})
		r.Interests = append(r.Interests, document.Interest{Name: s("interest"), Keywords: list("of it")})
		r.References = append(r.References, document.Reference{Name: s("referee"), Reference: s("says")})
		r.Projects = append(r.Projects, document.Project{
			Name: s("project"), Roles: list("roles"), URL: s("home"),
			Keywords: list("tools"),
		})
	}
	r.SetLayout(document.Layout{
		Order:    []document.Section{document.SectionSkills, "nonsense", document.OtherSectionName(0)},
		Headings: map[document.Section]string{document.SectionWork: s("heading")},
		Other:    []document.OtherSection{{Heading: s("other"), Lines: list("lines")}},
	})
	return r
}

// TestAnyResumeRendersAndReadsBack draws whatever it is given in every format, and the PDF says all of it.
func TestAnyResumeRendersAndReadsBack(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		r := hostileResume(rt)
		o := Options{MaxPages: rapid.IntRange(0, 3).Draw(rt, "limit")}
		for _, f := range []Format{PDF, DOCX, TXT, Markdown, JSON} {
			out, err := Resume(r, f, o)
			if err != nil {
				rt.Fatalf("%s: %v", f, err)
			}
			switch f {
			case PDF:
				checkLetters(rt, openPDF(t, out.Bytes), resumeBlocks(r, classic()))
			case DOCX:
				docxParts(rt, out.Bytes)
			}
		}
	})
}

// checkLetters compares the counts of letters, since right-to-left text is drawn in visual order, its brackets
// mirrored.
func checkLetters(t *rapid.T, p *readPDF, blocks []block) {
	count := map[rune]int{}
	for _, w := range wordsOf(blocks) {
		for _, r := range w {
			count[oneBracket(r)]++
		}
	}
	for _, w := range p.words() {
		for _, r := range w {
			count[oneBracket(r)]--
		}
	}
	for r, n := range count {
		if n != 0 && r != '·' {
			t.Fatalf("%q: %d more written than read", r, n)
		}
	}
}

func oneBracket(r rune) rune { return min(r, []rune(mirror(string(r)))[0]) }

func FuzzResume(f *testing.F) {
	f.Add("Ana Díaz", "Engineer", "Wrote <&> tests 🚀 שלום", uint8(1))
	f.Add("\xff\x00", "\u202e\u200f", strings.Repeat("a/", 500), uint8(0))
	f.Fuzz(func(t *testing.T, name, title, text string, limit uint8) {
		r := &document.Resume{
			Basics: document.Basics{Name: name, Email: title, URL: text, Summary: text},
			Work: []document.Work{{
				Position: title, Name: name, Location: text, StartDate: "2020",
				Highlights: []string{text, name},
			}},
			Skills: []document.Skill{{Name: text}, {Name: name, Keywords: []string{text}}},
		}
		out, err := Resume(r, PDF, Options{MaxPages: int(limit)})
		if err != nil {
			t.Fatal(err)
		}
		openPDF(t, out.Bytes).words()
		if out, err = Resume(r, DOCX, Options{}); err != nil {
			t.Fatal(err)
		}
		docxParts(t, out.Bytes)
	})
}

func BenchmarkPDF(b *testing.B) {
	r := long(7)
	if out := render(b, r, PDF, Options{}); out.Pages != 2 {
		b.Fatalf("%d pages", out.Pages)
	}
	b.ReportAllocs()
	for b.Loop() {
		render(b, r, PDF, Options{})
	}
}

func BenchmarkDOCX(b *testing.B) {
	r := long(7)
	b.ReportAllocs()
	for b.Loop() {
		render(b, r, DOCX, Options{})
	}
}
