package docrender

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"vitae/internal/engine/document"
)

// laidOut lays a resume out as a template would and gives the setting that was taken.
func laidOut(t interface{ Fatal(args ...any) }, sh *shaper, r *document.Resume, o Options) (*setting, []page, []block) {
	s, err := o.resolve("test", nil, A4)
	if err != nil {
		t.Fatal(err)
	}
	p := s.resumePiece(r)
	return s, s.fit(sh, p.blocks), p.blocks
}

type rect struct {
	x0, y0, x1, y1 float64
	text           string
}

// inkOf returns where the parts of a page stand: from a little under the baseline to the height of small letters.
func inkOf(p page) []rect {
	var out []rect
	for _, r := range p.rows {
		for _, part := range r.parts {
			w := part.text.width(part.start, part.end) * part.style.size / 1000
			out = append(out, rect{
				r.frame.x + part.x, r.y - .5*part.style.size, r.frame.x + part.x + w, r.y,
				string(part.text.text[part.start:part.end]),
			})
		}
	}
	return out
}

// checkPages wants every row inside the page, no two parts over each other, every letter drawn once, and no type under
// the smallest size.
func checkPages(t interface {
	Errorf(format string, args ...any)
}, what string, s *setting, pages []page, blocks []block,
) {
	seen := map[int]int{}
	for i, p := range pages {
		ink := inkOf(p)
		for k, a := range ink {
			if a.x0 < 8 || a.x1 > s.width-8 || a.y0 < 8 || a.y1 > s.height-8 {
				t.Errorf("%s, page %d: %q stands at %.0f–%.0f, %.0f", what, i+1, a.text, a.x0, a.x1, a.y1)
			}
			for _, b := range ink[k+1:] {
				if math.Min(a.x1, b.x1)-math.Max(a.x0, b.x0) > .5 && math.Min(a.y1, b.y1)-math.Max(a.y0, b.y0) > .5 {
					t.Errorf("%s, page %d: %q and %q stand over each other", what, i+1, a.text, b.text)
				}
			}
		}
		for _, r := range p.rows {
			for _, part := range r.parts {
				if part.style.size < minimumSize {
					t.Errorf("%s: %q is set in %v", what, r, part.style.size)
				}
				if !part.label {
					seen[r.block] += part.end - part.start
				}
			}
		}
	}
	for i, b := range blocks {
		want := 0
		for _, sp := range slices.Concat(b.spans, b.right) {
			want += len([]rune(sp.text))
		}
		if spaces := seen[i] - want; spaces < 0 || b.role != roleContact && spaces > 1 {
			t.Errorf("%s: block %d has %d characters, %d are drawn", what, i, want, seen[i])
		}
	}
}

// sized makes a resume of n jobs with everything that a template may put into another column.
func sized(n int) *document.Resume {
	r := long(n)
	r.Basics.Email, r.Basics.Phone, r.Basics.Label = "ana.long@example.com", "+49 30 23125 044", "Master Mariner"
	for i := range n/2 + 1 {
		r.Skills = append(r.Skills, document.Skill{
			Name:     fmt.Sprintf("Group %d", i),
			Keywords: []string{"Celestial navigation", "Radar", "Cargo planning", "Crew"},
		})
		r.Certificates = append(r.Certificates,
			document.Certificate{
				Name: fmt.Sprintf("Certificate of competency %d", i), Issuer: "Maritime Authority",
				Date: "2019-04",
			})
		r.Education = append(r.Education, document.Education{
			Institution: "Naval School", StudyType: "BSc",
			Area: "Nautical Science", StartDate: "1994", EndDate: "1998", Score: "1.7",
		})
	}
	r.Languages = []document.Language{{Language: "English", Fluency: "C2"}, {Language: "Tagalog"}}
	r.Interests = []document.Interest{{Name: "Chess"}}
	return r
}

func odd() map[string]*document.Resume {
	title := strings.TrimSpace(strings.Repeat("Senior Vice President of Very Long Titles ", 8))[:300]
	return map[string]*document.Resume{
		"empty": {},
		"name":  {Basics: document.Basics{Name: "Ana"}},
		"long titles": {
			Basics: document.Basics{
				Name: strings.Repeat("Maximiliane ", 12), Label: title,
				Email: strings.Repeat("x", 120) + "@example.com", URL: "https://example.com/" + strings.Repeat("path/",
					60),
			},
			Work: []document.Work{{
				Position: title, Name: title, Location: title, StartDate: "2001-01",
				EndDate: "2003-02", Summary: title, Highlights: []string{title, title},
			}, {Position: title}},
			Skills: []document.Skill{{Name: title, Keywords: []string{title, strings.Repeat("W", 300)}}},
			Certificates: []document.Certificate{{
				Name: title, Issuer: title, Date: "2020-02",
				URL: "https://example.com/" + strings.Repeat("a", 200),
			}},
			Languages: []document.Language{{Language: title, Fluency: title}},
		},
		"emoji": {
			Basics: document.Basics{Name: "Zoë 🚀", Summary: "I 👩‍👩‍👧‍👦🏽 like ✓ and 日本語 ½"},
			Skills: []document.Skill{{Name: "🎉", Keywords: []string{"🧪 tests", "★★★"}}},
		},
		"hebrew": {
			Basics: document.Basics{
				Name: "אבי כהן", Label: "מהנדס תוכנה",
				Email: "avi@example.com", Phone: "+972 3 555 0100",
				Summary: "מהנדס עם ניסיון של 12 שנה ב-Go ו-C++ בחברות קטנות וגדולות, שאוהב לבדוק ולמדוד.",
			},
			Work: []document.Work{{
				Position: "מהנדס", Name: "Acme Ltd", Location: "תל אביב",
				StartDate: "2019-02", Highlights: []string{"בניתי מערכת (גדולה) ב-2020", "Go and Kubernetes"},
			}},
			Skills: []document.Skill{
				{Name: "שפות", Keywords: []string{"Go", "C++"}},
				{Name: "כלים", Keywords: []string{"Docker", "מעבדה"}},
			},
			Languages: []document.Language{
				{Language: "עברית"},
				{Language: "English"},
				{Language: "ערבית"},
				{Language: "רוסית"},
				{Language: "צרפתית"},
			},
		},
		"sections without text": {
			Work: []document.Work{{}}, Education: []document.Education{{}},
			Skills: []document.Skill{{}}, Languages: []document.Language{{}},
		},
		"skills only": {Basics: document.Basics{Name: "Ana"}, Skills: sized(30).Skills},
	}
}

func TestEveryTemplateKeepsToItsPages(t *testing.T) {
	t.Parallel()
	resumes := odd()
	resumes["full"] = full(t)
	for _, n := range []int{1, 6, 30} {
		resumes[fmt.Sprintf("%d jobs", n)] = sized(n)
	}
	sh := withShaper(t)
	for _, tm := range Templates() {
		for name, r := range resumes {
			for _, o := range []Options{{}, {Paper: Letter, Density: "airy"}, {Density: "close", MaxPages: 1}} {
				o.Template = tm.Name
				s, pages, blocks := laidOut(t, sh, r, o)
				checkPages(t, tm.Name+", "+name, s, pages, blocks)
			}
		}
	}
}

func TestEveryTemplateTakesFortyPages(t *testing.T) {
	t.Parallel()
	sh := withShaper(t)
	r := sized(330)
	for _, tm := range Templates() {
		s, pages, blocks := laidOut(t, sh, r, Options{Template: tm.Name})
		if len(pages) < 40 {
			t.Errorf("%s: %d pages", tm.Name, len(pages))
		}
		_, _ = s, blocks
		for i, p := range pages {
			if len(p.rows) == 0 {
				t.Errorf("%s: page %d is empty", tm.Name, i+1)
			}
		}
	}
}

func TestHeadingsNeverStandAloneInAnyTemplate(t *testing.T) {
	t.Parallel()
	sh := withShaper(t)
	for _, tm := range Templates() {
		for n := 3; n < 40; n += 6 {
			_, pages, _ := laidOut(t, sh, sized(n), Options{Template: tm.Name})
			for i, p := range pages {
				last := map[area]row{}
				for _, r := range p.rows {
					last[r.area] = r
				}
				for a, r := range last {
					goes := i+1 < len(pages) &&
						slices.ContainsFunc(pages[i+1].rows, func(o row) bool { return o.area == a })
					if goes && (r.role == roleSection || r.role == roleEntry && !oneLineHeads(tm.Name)) {
						t.Errorf("%s, %d jobs: page %d ends with %q", tm.Name, n, i+1, r)
					}
				}
			}
		}
	}
}

// oneLineHeads: where the head of an entry is all there is of it, it may end a page.
func oneLineHeads(template string) bool { return template == "compact" }

func TestColoursReachTheirContrast(t *testing.T) {
	t.Parallel()
	for _, tm := range Templates() {
		for _, a := range Accents() {
			s, err := Options{Template: tm.Name, Accent: a.Name}.resolve("test", nil, A4)
			if err != nil {
				t.Fatal(err)
			}
			l := s.look
			for ro, st := range l.styles {
				grounds := []color{
					paperColor, paperColor.towards(l.accent, .07),
					paperColor.towards(l.accent, l.side.tint),
				}
				if st.ink == inkPaper {
					grounds = []color{l.accent}
				}
				for _, g := range grounds {
					for _, c := range []color{st.color, st.muted} {
						if got := contrast(c, g); got < 4.5 {
							t.Errorf("%s in %s, role %d: %v on %v has a contrast of %.1f", tm.Name, a.Name, ro, c, g,
								got)
						}
					}
				}
			}
		}
	}
}

// contrast is that of WCAG 2.
func contrast(a, b color) float64 {
	la, lb := luminance(a), luminance(b)
	return (math.Max(la, lb) + .05) / (math.Min(la, lb) + .05)
}

func luminance(c color) float64 {
	var l [3]float64
	for i, v := range c {
		if l[i] = float64(v) / 255; l[i] <= .03928 {
			l[i] /= 12.92
		} else {
			l[i] = math.Pow((l[i]+.055)/1.055, 2.4)
		}
	}
	return .2126*l[0] + .7152*l[1] + .0722*l[2]
}

// TestAnyResumeStandsInAnyTemplate draws whatever it is given in every look.
func TestAnyResumeStandsInAnyTemplate(t *testing.T) {
	t.Parallel()
	sh := withShaper(t)
	names := templateNames()
	rapid.Check(t, func(rt *rapid.T) {
		o := Options{
			Template: rapid.SampledFrom(names).Draw(rt, "template"), Font: rapid.SampledFrom(fontNames()).Draw(rt,
				"font"),
			Density: rapid.SampledFrom(densityNames()).Draw(rt, "density"), MaxPages: rapid.IntRange(0, 2).Draw(rt,
				"limit"),
		}
		s, pages, blocks := laidOut(rt, sh, hostileResume(rt), o)
		checkPages(rt, o.Template, s, pages, blocks)
	})
}
