package readback

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
)

// whole is a resume that has something in every place that is compared.
func whole() *document.Resume {
	r := &document.Resume{
		Basics: document.Basics{
			Name: "Jane Example", Label: "Ward Nurse", Email: "jane@example.com", Phone: "+44 20 7946 0018",
			URL:     "https://jane.example.com",
			Summary: "Nurse with twelve years on surgical wards.", Location: &document.Location{
				City:   "Leeds",
				Region: "West Yorkshire",
			},
			Profiles: []document.Profile{
				{Network: "LinkedIn", URL: "https://linkedin.example/in/jane"},
				{Network: "GitHub", Username: "jane"},
			},
		},
		Work: []document.Work{
			{
				Position: "Ward Nurse", Name: "Hill Hospital", Location: "Leeds", StartDate: "2018-03",
				Description: "A teaching hospital with 900 beds.", Summary: "Responsible for recovery after surgery.",
				Highlights: []string{
					"Cared for up to nine patients in a shift", "Taught fourteen students how to take blood",
					"Moved the store of dressings beside the ward",
				},
			},
			{
				Position: "Staff Nurse", Name: "Dale Clinic", Location: "York", StartDate: "2012-06",
				EndDate:    "2018-02",
				Highlights: []string{"Ran the pre-assessment for day surgery"},
			},
		},
		Volunteer: []document.Volunteer{{
			Position: "Trustee", Organization: "Aire Hospice", StartDate: "2019",
			EndDate: "2021", Summary: "Looked after the accounts of a hospice with forty beds.",
			Highlights: []string{"Chaired the audit committee"},
		}},
		Education: []document.Education{{
			Institution: "University of York", StudyType: "BSc", Area: "Nursing",
			StartDate: "2009", EndDate: "2012", Score: "First class", Courses: []string{"Anatomy", "Ethics"},
		}},
		Awards: []document.Award{{
			Title: "Nurse of the Year", Awarder: "Yorkshire Post", Date: "2020",
			Summary: "Given for the work of the night team.",
		}},
		Certificates: []document.Certificate{{
			Name: "Advanced Life Support", Issuer: "Resuscitation Council",
			Date: "2023-05", URL: "https://als.example.org",
		}},
		Publications: []document.Publication{{
			Name: "Hand-over at night", Publisher: "Nursing Letters",
			ReleaseDate: "2021", URL: "https://letters.example.org/7",
			Summary: "A study of hand-overs on forty wards.",
		}},
		Skills: []document.Skill{
			{Name: "Clinical", Keywords: []string{"Wound care", "Venepuncture"}},
			{Name: "Triage"},
			{Name: "Teaching", Level: "advanced"},
		},
		Languages: []document.Language{
			{Language: "English", Fluency: "native"},
			{Language: "Polish", Fluency: "B1"},
		},
		Interests: []document.Interest{
			{Name: "Music", Keywords: []string{"Cello", "Choir"}},
			{Name: "Fell running"},
		},
		References: []document.Reference{{Name: "Ann Sister", Reference: "The calmest nurse on the ward."}},
		Projects: []document.Project{{
			Name: "Falls register", Entity: "Hill Hospital", Roles: []string{"Lead"}, URL: "https://falls.example.org",
			StartDate: "2020-01", EndDate: "2020-11",
			Description: "A list of every fall on the ward.", Highlights: []string{"Cut falls by a fifth"},
			Keywords: []string{"Excel", "Audit"},
		}},
	}
	r.SetLayout(document.Layout{
		Headings: map[document.Section]string{document.SectionWork: "Where I worked"},
		Other: []document.OtherSection{{Heading: "Memberships", Lines: []string{
			"Royal College of Nursing",
			"Aire Walkers",
		}}},
	})
	return r
}

func lossesOf(want, got *document.Resume, notPlaced ...string) []Loss {
	read := &docparse.Result{Document: got}
	for _, n := range notPlaced {
		read.NotPlaced = append(read.NotPlaced, docparse.Line{Text: n})
	}
	return Losses(want, read)
}

func TestWhatIsTheSameHasNoLoss(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*document.Resume){
		"nothing": func(*document.Resume) {},
		"dashes, quotes, blanks": func(r *document.Resume) {
			r.Basics.Summary = "Nurse  with twelve\nyears on surgical\u00a0wards."
		},
		"a soft hyphen": func(r *document.Resume) {
			r.Work[0].Highlights[1] = "Taught four\u00adteen students how to take blood"
		},
		"the scheme of an address": func(r *document.Resume) { r.Basics.URL = "jane.example.com/" },
		"which address is the website": func(r *document.Resume) {
			r.Basics.URL, r.Basics.Profiles[0].URL = r.Basics.Profiles[0].URL, r.Basics.URL
		},
		"which part of a place is the town": func(r *document.Resume) {
			r.Basics.Location = &document.Location{
				City: "Leeds, West Yorkshire",
			}
		},
		"where a degree ends and a subject begins": func(r *document.Resume) {
			r.Education[0].StudyType,
				r.Education[0].Area = "BSc, Nursing", ""
		},
		"the day of a date":      func(r *document.Resume) { r.Work[1].StartDate = "2012-06-15" },
		"the same start and end": func(r *document.Resume) { r.Volunteer[0].StartDate = "" },
		"a group of single words": func(r *document.Resume) {
			r.Skills = []document.Skill{r.Skills[0], {Keywords: []string{"Triage", "Teaching (advanced)"}}}
		},
		"a heading in capitals": func(r *document.Resume) {
			r.Meta.Vitae.Headings[document.SectionWork] = "WHERE I WORKED"
		},
		"the word before a grade": func(r *document.Resume) { r.Education[0].Score = "Grade: First class" },
		"the order of sections": func(r *document.Resume) {
			r.Meta.Vitae.Order = []document.Section{document.SectionSkills}
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			want, got := whole(), whole()
			want.Volunteer[0].StartDate = want.Volunteer[0].EndDate
			got.Volunteer[0].StartDate = got.Volunteer[0].EndDate
			if change(got); len(lossesOf(want, got)) > 0 {
				t.Errorf("%+v", lossesOf(want, got))
			}
		})
	}
}

func TestTextsThatDifferInTypeAlone(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		a, b string
		same bool
	}{
		{"2016 – 2020", "2016 - 2020", true},
		{"“Best” nurse’s", `"Best" nurse's`, true},
		{"ofﬁce, ﬂuent, eﬃcient", "office, fluent, efficient", true},
		{"Étienne", "E\u0301tienne", true},
		{"a\u200bb …", "ab ...", true},
		{"Étienne", "Etienne", false},
		{"C++", "C", false},
		{"C#", "C", false},
		{"10-12 beds", "1012 beds", false},
		{"cut by 31%", "cut by 3%", false},
		{"IT support", "it support", false},
		{"state-of-the-art", "state-of-the- art", false},
		{"m²", "m2", false},
	} {
		if got := plain(c.a) == plain(c.b); got != c.same {
			t.Errorf("%q and %q: the same is %v", c.a, c.b, got)
		}
	}
}

func TestWhatIsLost(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		read func(*document.Resume)
		want []Loss
	}{
		"a line": {
			func(r *document.Resume) { r.Work[0].Highlights = r.Work[0].Highlights[1:] },
			[]Loss{{
				Path: "work[0].highlights[0]", Label: "Job 1, line 1",
				Wanted: "Cared for up to nine patients in a shift", Kind: Missing,
			}},
		},
		"some words of a line": {
			func(r *document.Resume) { r.Work[0].Highlights[2] = "Moved the store of dressings" },
			[]Loss{{
				Path: "work[0].highlights[2]", Label: "Job 1, line 3",
				Wanted: "Moved the store of dressings beside the ward", Got: "Moved the store of dressings",
				Kind: Changed,
			}},
		},
		"a digit": {
			func(r *document.Resume) { r.Basics.Phone = "+44 20 7946 001" },
			[]Loss{{
				Path: "basics.phone", Label: "Phone", Wanted: "+44 20 7946 0018", Got: "+44 20 7946 001",
				Kind: Changed,
			}},
		},
		"an order of lines": {
			func(r *document.Resume) {
				h := r.Work[0].Highlights
				h[0], h[1] = h[1], h[0]
			},
			[]Loss{{
				Path: "work[0].highlights[0]", Label: "Job 1, line 1",
				Wanted: "Cared for up to nine patients in a shift", Got: "Cared for up to nine patients in a shift",
				At: "Job 1, line 2", Kind: Moved,
			}},
		},
		"the end of a job that goes on": {
			func(r *document.Resume) { r.Work[0].EndDate = "2018-03" },
			[]Loss{
				{
					Path: "work[0].startDate", Label: "Job 1, start date", Wanted: "Mar 2018", Got: "Mar 2018",
					At:   "Job 1, end date",
					Kind: Moved,
				},
				{Path: "work[0].endDate", Label: "Job 1, end date", Wanted: "Present", Kind: Missing},
			},
		},
		"title and employer the other way round": {
			func(r *document.Resume) {
				r.Work[1].Position, r.Work[1].Name = r.Work[1].Name, r.Work[1].Position
			},
			[]Loss{
				{
					Path: "work[1].position", Label: "Job 2, title", Wanted: "Staff Nurse", Got: "Staff Nurse",
					At: "Job 2, employer", Kind: Moved,
				},
				{
					Path: "work[1].name", Label: "Job 2, employer", Wanted: "Dale Clinic", Got: "Dale Clinic",
					At: "Job 2, title", Kind: Moved,
				},
			},
		},
		"a job in another's place": {
			func(r *document.Resume) { r.Work[0], r.Work[1] = r.Work[1], r.Work[0] },
			[]Loss{{
				Path: "work[1].position", Label: "Job 2", Wanted: "Staff Nurse", Got: "Staff Nurse", At: "Job 1",
				Kind: Moved,
			}},
		},
		"a line of one job in another": {
			func(r *document.Resume) {
				r.Work[1].Highlights = append([]string{r.Work[0].Highlights[2]}, r.Work[1].Highlights...)
				r.Work[0].Highlights = r.Work[0].Highlights[:2]
			},
			[]Loss{{
				Path: "work[0].highlights[2]", Label: "Job 1, line 3",
				Wanted: "Moved the store of dressings beside the ward",
				Got:    "Moved the store of dressings beside the ward", At: "Job 2, line 1", Kind: Moved,
			}},
		},
		"two lines run into one": {
			func(r *document.Resume) {
				r.Work[0].Highlights = []string{
					r.Work[0].Highlights[0],
					r.Work[0].Highlights[1] + " " + r.Work[0].Highlights[2],
				}
			},
			[]Loss{
				{
					Path: "work[0].highlights[1]", Label: "Job 1, line 2",
					Wanted: "Taught fourteen students how to take blood",
					Got:    "Taught fourteen students how to take blood Moved the store of dressings beside the ward",
					Kind:   Changed,
				},
				{
					Path: "work[0].highlights[2]", Label: "Job 1, line 3",
					Wanted: "Moved the store of dressings beside the ward",
					Got:    "Taught fourteen students how to take blood Moved the store of dressings beside the ward",
					At:     "Job 1, line 2", Kind: Moved,
				},
			},
		},
		"a line cut in two": {
			func(r *document.Resume) {
				r.Work[0].Highlights = []string{
					r.Work[0].Highlights[0], r.Work[0].Highlights[1], "Moved the store of",
					"dressings beside the ward",
				}
			},
			[]Loss{{
				Path: "work[0].highlights[2]", Label: "Job 1, line 3",
				Wanted: "Moved the store of dressings beside the ward", Got: "Moved the store of", Kind: Changed,
			}},
		},
		"a skill in another group": {
			func(r *document.Resume) {
				r.Skills = []document.Skill{
					{Name: "Clinical", Keywords: []string{"Wound care"}},
					{Name: "Triage"},
					{Name: "Teaching", Level: "advanced"},
					{Name: "Venepuncture"},
				}
			},
			[]Loss{{
				Path: "skills[0].keywords[1]", Label: "Skill group 1, skill 2", Wanted: "Venepuncture",
				Got: "Venepuncture", At: "Skill 4", Kind: Moved,
			}},
		},
		"a heading": {
			func(r *document.Resume) { r.Meta.Vitae.Headings[document.SectionWork] = "Where" },
			[]Loss{{
				Path: "meta.vitae.headings.work", Label: "Heading “Where I worked”", Wanted: "Where I worked",
				Got: "Where", Kind: Changed,
			}},
		},
		"what nobody wrote": {
			func(r *document.Resume) { r.Work[1].Highlights = append(r.Work[1].Highlights, "Page 2 of 3") },
			[]Loss{{Path: "work[1].highlights[1]", Label: "Job 2, line 2", Got: "Page 2 of 3", Kind: Changed}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := whole()
			c.read(got)
			if d := cmp.Diff(c.want, lossesOf(whole(), got)); d != "" {
				t.Error(d)
			}
		})
	}
}

func TestALostLineThatTheFileHasIsShown(t *testing.T) {
	t.Parallel()
	got := whole()
	got.Meta.Vitae.Other[0].Lines = got.Meta.Vitae.Other[0].Lines[:1]
	want := []Loss{{
		Path: "meta.vitae.other[0].lines[1]", Label: "“Memberships”, line 2", Wanted: "Aire Walkers",
		Got: "and the Aire Walkers, Leeds", At: "no field", Kind: Missing,
	}}
	if d := cmp.Diff(want, lossesOf(whole(), got, "Aire Walkersworth", "and the Aire Walkers, Leeds")); d != "" {
		t.Error(d)
	}
}

// TestNoFieldIsLostInSilence takes one thing after the other out of what was read; each is reported at its own place.
func TestNoFieldIsLostInSilence(t *testing.T) {
	t.Parallel()
	said := sayings(whole())
	n := 0
	for _, section := range compared {
		for i := range said[section] {
			e := &said[section][i]
			for _, list := range [][]slot{e.fields, e.lines, e.items} {
				for k := range list {
					if list[k].key == "" {
						continue
					}
					n++
					s := &search{reported: map[*slot]bool{}, looks: maxPairs}
					got := sayings(whole())
					taken := taken(got, list[k].path)
					for _, in := range compared {
						s.section(said[in], got[in])
					}
					s.resolve(nil)
					s.added()
					losses := s.inOrder()
					if !taken || len(losses) != 1 || losses[0].Path != list[k].path ||
						losses[0].Wanted != list[k].text || losses[0].Kind != Missing {
						t.Errorf("%s: %+v", list[k].path, losses)
					}
				}
			}
		}
	}
	if n < 60 {
		t.Errorf("%d things are compared", n)
	}
}

// taken takes what stands at a path out of what was read.
func taken(s said, path string) bool {
	for _, entries := range s {
		for i := range entries {
			for k, f := range entries[i].fields {
				if f.path == path {
					entries[i].fields[k].key = ""
					return true
				}
			}
			for _, list := range []*[]slot{&entries[i].lines, &entries[i].items} {
				for k, l := range *list {
					if l.path == path {
						*list = append((*list)[:k:k], (*list)[k+1:]...)
						return true
					}
				}
			}
		}
	}
	return false
}

// A group of skills that lost its name stands among words without a group, which have no order.
func TestNoLossIsTheSameOnBothSides(t *testing.T) {
	group := func(name string, words ...string) document.Skill { return document.Skill{Name: name, Keywords: words} }
	data, tools := group("Data", "dbt", "Snowflake"), group("Tools", "Git", "Jira")
	want := &document.Resume{Skills: []document.Skill{group("Orchestration", "Airflow"), data, tools}}
	got := &document.Resume{Skills: []document.Skill{data, tools, group("Airflow")}}
	for _, l := range Losses(want, &docparse.Result{Document: got}) {
		if l.Wanted == l.Got && l.At == "" {
			t.Errorf("%s: %q is lost and is not", l.Label, l.Wanted)
		}
	}
}

// TestLossesOfAnything holds that any two documents can be compared, that one has no loss beside itself, and that the
// losses name places and stay within their bound.
func TestLossesOfAnything(t *testing.T) {
	t.Parallel()
	word := rapid.SampledFrom([]string{
		"", "Jane", "Ward Nurse", "ward nurse", "Leeds, York", "2018", "– Present",
		"a\n\nb", "\x00", "Nurse, Leeds; York", "…",
	})
	draw := func(t *rapid.T, name string) *document.Resume {
		text := func() string { return word.Draw(t, name) }
		list := func() []string { return rapid.SliceOfN(word, 0, 4).Draw(t, name) }
		r := &document.Resume{Basics: document.Basics{Name: text(), Summary: text(), URL: text()}}
		for range rapid.IntRange(0, 4).Draw(t, name) {
			r.Work = append(r.Work, document.Work{Position: text(), Name: text(), Highlights: list()})
			r.Skills = append(r.Skills, document.Skill{Name: text(), Keywords: list()})
			r.Languages = append(r.Languages, document.Language{Language: text(), Fluency: text()})
		}
		r.SetLayout(document.Layout{Other: []document.OtherSection{{Heading: text(), Lines: list()}}})
		return r
	}
	rapid.Check(t, func(t *rapid.T) {
		a, b := draw(t, "want"), draw(t, "got")
		if l := lossesOf(a, a); len(l) > 0 {
			t.Fatalf("beside itself: %+v", l)
		}
		for _, l := range lossesOf(a, b) {
			if l.Path == "" || l.Label == "" || l.Kind == "" || l.Wanted == "" && l.Got == "" {
				t.Fatalf("%+v", l)
			}
		}
	})
}

// TestHugeDocumentsAreCompared holds that the cost of documents at their bounds stays one of moments: what would grow
// with the square of their size is bounded.
func TestHugeDocumentsAreCompared(t *testing.T) {
	t.Parallel()
	huge := func(word string, jobs, lines int) *document.Resume {
		r := &document.Resume{}
		for i := range jobs {
			w := document.Work{Position: fmt.Sprintf("%s %d", word, i)}
			for k := range lines {
				w.Highlights = append(w.Highlights, fmt.Sprintf("%s line %d of job %d", word, k, i))
			}
			r.Work = append(r.Work, w)
		}
		return r
	}
	for _, size := range [][2]int{{1, 20_000}, {20_000, 0}, {140, 140}} {
		for _, other := range []*document.Resume{
			huge("Read", size[0], size[1]), huge("Wanted", size[0]/2+1, size[1]/2),
			{},
		} {
			if l := lossesOf(huge("Wanted", size[0], size[1]), other); len(l) == 0 || len(l) > maxLosses {
				t.Errorf("%v: %d losses", size, len(l))
			}
		}
	}
	same := strings.Repeat("the same\n", 10_000)
	if l := lossesOf(&document.Resume{Work: []document.Work{{Highlights: strings.Split(same, "\n")}}},
		&document.Resume{Volunteer: []document.Volunteer{{Highlights: strings.Split(same, "\n")}}}); len(
		l) != maxLosses {
		t.Errorf("the same lines elsewhere: %d losses", len(l))
	}
}
