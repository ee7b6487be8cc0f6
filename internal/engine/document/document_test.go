package document_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
)

func sample() *document.Resume {
	r := &document.Resume{
		Basics: document.Basics{
			Name: "Marisol Delgado-Reyes", Label: "Registered Nurse", Email: "marisol@example.com",
			Phone: "(505) 555-0142", Summary: "Nurse with seven years of bedside work.",
			Location: &document.Location{City: "Albuquerque", Region: "NM"},
			Profiles: []document.Profile{{Network: "LinkedIn", URL: "https://linkedin.com/in/marisol"}},
		},
		Work: []document.Work{
			{
				Name: "Sandia Ridge Medical Center", Position: "Charge Nurse", StartDate: "2021-03",
				Highlights: []string{"Coordinate staffing for a 28-bed unit"},
			},
			{
				Name: "Rio Vista Hospital", Position: "Staff Nurse", StartDate: "2018-06", EndDate: "2021-02",
				Summary: "Telemetry ward.",
			},
		},
		Education: []document.Education{{
			Institution: "Border States University", StudyType: "Bachelor of Science",
			Area: "Nursing", EndDate: "2018",
		}},
		Certificates: []document.Certificate{{Name: "ACLS", Issuer: "AHA", Date: "2022"}},
		Skills: []document.Skill{
			{Name: "Clinical", Keywords: []string{"IV therapy", "Wound care"}},
			{Name: "Epic"},
		},
		Languages: []document.Language{{Language: "Spanish", Fluency: "Fluent"}},
	}
	r.SetLayout(document.Layout{
		Order:    []document.Section{document.SectionSummary, document.SectionSkills, document.SectionWork},
		Headings: map[document.Section]string{document.SectionWork: "Where I have worked"},
		Other:    []document.OtherSection{{Heading: "Hobbies at sea", Lines: []string{"Sailing"}}},
	})
	return r
}

func TestTextsAreGolden(t *testing.T) {
	t.Parallel()
	for name, got := range map[string]string{
		"sample.md": sample().Markdown(), "sample.txt": sample().Text(),
		"sample.json": string(sample().JSON()),
	} {
		want, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), got); d != "" {
			t.Errorf("%s (-want +got):\n%s", name, d)
		}
	}
}

func TestSectionsFollowTheUsersOrder(t *testing.T) {
	t.Parallel()
	want := []document.Section{"summary", "skills", "work", "education", "certificates", "languages", "other0"}
	if d := cmp.Diff(want, sample().Sections()); d != "" {
		t.Error(d)
	}
	r := sample()
	r.SetLayout(document.Layout{Order: []document.Section{document.SectionWork}})
	if got := r.Sections(); got[0] != document.SectionSummary || got[1] != document.SectionWork {
		t.Errorf("a summary without a place of its own: %v", got)
	}
	if got := sample().Heading(document.SectionWork); got != "Where I have worked" {
		t.Errorf("heading of work: %q", got)
	}
	if got := sample().Heading(document.OtherSectionName(0)); got != "Hobbies at sea" {
		t.Errorf("heading of the other section: %q", got)
	}
}

func TestLinesHaveTheirPlaceAndDates(t *testing.T) {
	t.Parallel()
	byPath := map[string]document.Line{}
	for _, l := range sample().Lines() {
		if _, twice := byPath[l.Path]; twice {
			t.Errorf("path %s stands twice", l.Path)
		}
		byPath[l.Path] = l
	}
	l := byPath["work[0].highlights[0]"]
	if l.Kind != document.LineBullet || l.Start != "2021-03" || !l.Dated || l.Section != document.SectionWork {
		t.Errorf("bullet: %+v", l)
	}
	if byPath["skills[1].name"].Text != "Epic" || byPath["skills[0].keywords[1]"].Text != "Wound care" {
		t.Error("skills have no lines of their own")
	}
	if byPath["meta.vitae.other[0].lines[0]"].Text != "Sailing" {
		t.Error("other sections have no lines")
	}
}

func TestDecodeReadsOldAndNewShapes(t *testing.T) {
	t.Parallel()
	cases := map[string]struct {
		in   string
		want func(*document.Resume) bool
	}{
		"1.0": {
			`{"basics":{"name":"A"},"work":[{"name":"Acme"}]}`,
			func(r *document.Resume) bool { return r.Work[0].Name == "Acme" },
		},
		"0.x company": {
			`{"basics":{"name":"A","website":"https://a.example"},"work":[{"company":"Acme"}]}`,
			func(r *document.Resume) bool { return r.Work[0].Name == "Acme" && r.Basics.URL == "https://a.example" },
		},
		"number dates": {`{"basics":{},"education":[{"endDate":2018,"gpa":3.5}]}`, func(r *document.Resume) bool {
			return r.Education[0].EndDate == "2018" && r.Education[0].Score == "3.5"
		}},
		"bad dates": {
			`{"basics":{},"work":[{"startDate":"2020-13-40","endDate":"2021-05-01T00:00:00Z"}]}`,
			func(r *document.Resume) bool {
				return r.Work[0].StartDate == "2020" && r.Work[0].EndDate == "2021-05-01"
			},
		},
		"nulls": {
			`{"basics":{"name":"A","summary":null},"work":null}`,
			func(r *document.Resume) bool { return r.Basics.Name == "A" },
		},
		"byte order": {
			"\ufeff" + `{"basics":{"name":"A"}}`,
			func(r *document.Resume) bool { return r.Basics.Name == "A" },
		},
		"full times": {`{"basics":{},"work":[{"startDate":"2019-04-01T00:00:00.000Z","endDate":"Present"},{"startDate":"03/2015","endDate":"Nov 2018"},{"startDate":"March 2, 2011","endDate":""}]}`, func(r *document.Resume) bool {
			return r.Work[0].StartDate == "2019-04-01" && r.Work[0].EndDate == "" && r.Work[1].StartDate == "2015-03" &&
				r.Work[1].EndDate == "2018-11" && r.Work[2].StartDate == "2011-03"
		}},
		"texts for lists": {`{"basics":{},"work":[{"highlights":"Built it, all of it"}],"skills":["Go",{"name":"Web","keywords":"HTML, CSS"}],"languages":"French, German","education":[{"courses":[null,"","Algebra",{"name":"Logic"}]}]}`, func(r *document.Resume) bool {
			return len(r.Work[0].Highlights) == 1 && r.Skills[0].Name == "Go" &&
				slices.Equal(r.Skills[1].Keywords, []string{"HTML", "CSS"}) && r.Languages[1].Language == "German" &&
				slices.Equal(r.Education[0].Courses, []string{"Algebra", "Logic"})
		}},
		"lists for texts": {`{"basics":{"name":"A","location":["Leeds"],"summary":["One.","Two."],"phone":5550100},"work":{"0":{"name":"Acme"},"1":{"name":"Globex","location":{"city":"Leeds","region":"Yorkshire"}}}}`, func(r *document.Resume) bool {
			return r.Basics.Location.City == "Leeds" && r.Basics.Summary == "One.\nTwo." &&
				r.Basics.Phone == "5550100" && r.Work[1].Name == "Globex" && r.Work[1].Location == "Leeds, Yorkshire"
		}},
		"wrapped": {
			`{"data":{"attributes":{"basics":{"name":"A"}}}}`,
			func(r *document.Resume) bool { return r.Basics.Name == "A" },
		},
		"alone in a list": {
			`[{"basics":{"name":"A"}}]`,
			func(r *document.Resume) bool { return r.Basics.Name == "A" },
		},
		"no basics": {
			`{"name":"A","email":"a@example.com","work":[{"company":"Acme"}]}`,
			func(r *document.Resume) bool { return r.Basics.Name == "A" && r.Basics.Email == "a@example.com" },
		},
		"profile, no list": {
			`{"basics":{"profiles":{"network":"GitHub","username":"a"}}}`,
			func(r *document.Resume) bool { return r.Basics.Profiles[0].Username == "a" },
		},
		"settings of another shape": {
			`{"basics":{"name":"A"},"meta":{"vitae":5}}`,
			func(r *document.Resume) bool { return r.Basics.Name == "A" && r.Meta == nil },
		},
		"place": {
			`{"basics":{"location":"Geelong"}}`,
			func(r *document.Resume) bool { return r.Basics.Location.City == "Geelong" },
		},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r, err := document.Decode([]byte(c.in))
			if err != nil {
				t.Fatal(err)
			}
			if !c.want(r) {
				t.Errorf("read as %s", r.JSON())
			}
		})
	}
}

// TestReadTellsWhatHasNoPlace holds that nothing of a document goes in silence.
func TestReadTellsWhatHasNoPlace(t *testing.T) {
	t.Parallel()
	_, left, err := document.Read(
		[]byte(`{"basics":{"name":"A","pronouns":"she/her"},"work":[{"name":"Acme","startDate":"long ago","keywords":["Go"]}],"hobbies":{"a":7,"b":null,"c":""}}`))
	want := []string{
		"basics.pronouns: she/her", "hobbies.a: 7", "work[0].keywords[0]: Go",
		"work[0].startDate: long ago",
	}
	if err != nil || !slices.Equal(left, want) {
		t.Errorf("%q, %v", left, err)
	}
}

func TestDecodeRefusesWithASentence(t *testing.T) {
	t.Parallel()
	for name, in := range map[string]string{
		"not JSON": "{", "a list": "[]", "other JSON": `{"a":1}`, "basics a number": `{"basics":5}`,
		"not UTF-8":        "{\"basics\":{\"name\":\"\xff\"}}",
		"too deep":         `{"basics":` + strings.Repeat(`{"a":`, 40) + "1" + strings.Repeat("}", 41),
		"too large":        `{"basics":{"name":"` + strings.Repeat("a", document.MaxBytes) + `"}}`,
		"wrapped too deep": `{"data":{"data":{"data":{"data":{"data":{"basics":{"name":"A"}}}}}}}`,
		"two in a list":    `[{"basics":{}},{"basics":{}}]`,
	} {
		_, err := document.Decode([]byte(in))
		var f *fault.Error
		if !errors.As(err, &f) || f.Message == "" || f.Kind == fault.Internal {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestCloneIsDeepAndExact(t *testing.T) {
	t.Parallel()
	a := sample()
	b := a.Clone()
	b.Work[0].Highlights[0] = "changed"
	if a.Work[0].Highlights[0] == "changed" {
		t.Error("the clone shares lists")
	}
	if string(sample().JSON()) != string(a.Clone().JSON()) {
		t.Error("the clone differs")
	}
}

func TestDates(t *testing.T) {
	t.Parallel()
	for d, want := range map[document.Date]string{
		"2020-03": "Mar 2020", "2020-03-15": "Mar 2020", "2020": "2020",
		"": "",
	} {
		if d.String() != want {
			t.Errorf("%q shows as %q", d, d.String())
		}
	}
	for _, c := range []struct {
		start, end document.Date
		code, want string
	}{
		{"2020-03", "", "en", "Mar 2020 – Present"},
		{"2016", "2020", "en", "2016 – 2020"},
		{"", "2018", "en", "2018"},
		{"2018", "2018", "en", "2018"},
		{"", "", "en", ""},
		{"2020-03", "", "de", "März 2020 – heute"},
		{"2019-02", "2020-08", "fr", "févr. 2019 – août 2020"},
		{"2019-01", "", "es", "ene. 2019 – actualidad"},
		{"2020-03", "", "", "Mar 2020 – Present"},
		{"2020-03", "", "../en", "Mar 2020 – Present"},
	} {
		if got := document.Span(c.start, c.end, c.code); got != c.want {
			t.Errorf("%+v shows as %q", c, got)
		}
	}
}

func TestStandardWordsFollowTheLanguage(t *testing.T) {
	t.Parallel()
	r := &document.Resume{
		Work:      []document.Work{{Position: "Pflegefachmann", Name: "Klinikum", StartDate: "2019-03"}},
		Education: []document.Education{{Institution: "Pflegeschule", EndDate: "2018", Score: "1,7"}},
		Skills:    []document.Skill{{Name: "Wundversorgung"}},
	}
	r.SetLayout(document.Layout{
		Language: "de", Headings: map[document.Section]string{document.SectionSkills: "Das kann ich"},
		Other: []document.OtherSection{{Lines: []string{"Führerschein B"}}},
	})
	want := "BERUFSERFAHRUNG\nPflegefachmann | Klinikum | März 2019 – heute\n\nAUSBILDUNG\nPflegeschule | 2018\n" +
		"Note: 1,7\n\nDAS KANN ICH\nWundversorgung\n\nSONSTIGES\n- Führerschein B\n"
	if got := r.Text(); got != want {
		t.Errorf("%q", got)
	}
}

func TestDateOrderIsTheOrderOfMonths(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		month := rapid.Custom(func(t *rapid.T) document.Date {
			y, m := rapid.IntRange(1950, 2050).Draw(t, "year"), rapid.IntRange(1, 12).Draw(t, "month")
			return document.Date(strings.Join([]string{itoa(y), pad(m)}, "-"))
		})
		a, b := month.Draw(t, "a"), month.Draw(t, "b")
		if (a < b) != (a.Months() < b.Months()) {
			t.Fatalf("%s and %s are in another order as months", a, b)
		}
	})
}

func itoa(n int) string {
	return string([]byte{byte('0' + n/1000), byte('0' + n/100%10), byte('0' + n/10%10), byte('0' + n%10)})
}
func pad(n int) string { return string([]byte{byte('0' + n/10), byte('0' + n%10)}) }

func FuzzDecode(f *testing.F) {
	f.Add(sample().JSON())
	f.Add([]byte(`{"basics":{"name":"A"},"work":[{"company":"Acme"}]}`))
	f.Fuzz(func(t *testing.T, in []byte) {
		r, err := document.Decode(in)
		if err != nil {
			return
		}
		_ = r.Lines()
		again, err := document.Decode(r.JSON())
		if err != nil {
			t.Fatalf("own JSON is refused: %v", err)
		}
		if string(again.JSON()) != string(r.JSON()) {
			t.Fatal("own JSON reads back differently")
		}
	})
}

func BenchmarkClone(b *testing.B) {
	r := sample()
	for b.Loop() {
		_ = r.Clone()
	}
}

// TestMisfits holds that a program gets an error for a value that its field cannot hold, where a person's file is read
// all the same.
func TestMisfits(t *testing.T) {
	t.Parallel()
	data := []byte(`{"basics":{"name":"Jane"},"work":[5]}`)
	if _, err := document.Decode(data); fault.KindOf(err) != fault.Invalid {
		t.Errorf("decoded: %v", err)
	}
	if r, left, err := document.Read(data); err != nil || r.Basics.Name != "Jane" || len(left) != 1 {
		t.Errorf("read: %v, left %q, %v", r, left, err)
	}
}

func TestCountryIsThatOfTheLocation(t *testing.T) {
	t.Parallel()
	for code, want := range map[string]string{"": "", "de": "DE", "uk": "GB", " GB ": "GB"} {
		r := &document.Resume{Basics: document.Basics{Location: &document.Location{CountryCode: code}}}
		if got := r.Country(); got != want {
			t.Errorf("%q: %q, want %q", code, got, want)
		}
	}
	if got := (&document.Resume{}).Country(); got != "" {
		t.Error(got)
	}
}
