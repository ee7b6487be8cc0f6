package guide

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/compose/composetest"
	"vitae/internal/engine/document"
	"vitae/internal/engine/grammar"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
)

// checkBanked holds that a question of the bank names only what the posting asks for or what is of its family, and no
// figure.
func checkBanked(t *testing.T, p *posting.Posting, q Question) {
	t.Helper()
	family := newWriter(read(composetest.Catalogue(), nobody, p, composetest.Today)).family()
	said := strings.ToLower(p.Text)
	for _, m := range composetest.Catalogue().Find(q.Question) {
		s, _ := composetest.Catalogue().Skill(m.Skill)
		if s.Family != family && s.Family != "general" && !strings.Contains(said, strings.ToLower(m.Text)) &&
			!guideWords[strings.ToLower(m.Text)] {
			t.Errorf("%s, %s: %q in %q", p.Title, family, m.Text, q.Question)
		}
	}
	if f := prose.Figures(q.Question); len(f) > 0 {
		t.Errorf("figures %q in %q", f, q.Question)
	}
}

// nobody is somebody who has done nothing that a posting asks for.
var nobody = &document.Resume{
	Basics: document.Basics{Name: "Ana Brandt"},
	Work:   []document.Work{{Name: "Norholt", Position: "Assistant", StartDate: "2020-01"}},
}

// languagesOfBank are the languages that have questions, in order.
func languagesOfBank() []string {
	var out []string
	for code := range bankLanguages {
		out = append(out, code)
	}
	slices.Sort(out)
	return out
}

// familiesOfTitles are the families of the catalogue's titles.
func familiesOfTitles(t testing.TB) []string {
	t.Helper()
	data, err := os.ReadFile("../skill/data/titles.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n")[1:] {
		out = append(out, strings.Split(line, "\t")[2])
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// TestEachFamilyHasQuestionsOfEachKind holds, in each language, a scenario and a question about past behavior for each
// grade of each family, each with two or three points, well formed, and asked nowhere else.
func TestEachFamilyHasQuestionsOfEachKind(t *testing.T) {
	t.Parallel()
	families := familiesOfTitles(t)
	if len(families) < 25 {
		t.Fatalf("%d families", len(families))
	}
	for _, code := range languagesOfBank() {
		seen := map[string]bool{}
		for _, f := range families {
			var have [2][leading + 1]int
			for _, q := range bank(code)[f] {
				kind := 0
				if q.scenario {
					kind = 1
				}
				if q.anywhere {
					have[kind][q.grade]++
				}
				if seen[q.question] || len(q.good) < 2 || len(q.good) > 3 || len(q.touches) == 0 {
					t.Errorf("%s, %s: %+v", code, f, q)
				}
				seen[q.question] = true
				checkLanguage(t, q.question, code, grammar.Sentence)
				for _, s := range q.good {
					checkLanguage(t, s, code, grammar.Line)
				}
			}
			for kind, of := range have {
				for g := entry; g <= leading; g++ {
					if of[g] == 0 {
						t.Errorf("%s, %s: kind %d has no question of grade %d", code, f, kind, g)
					}
				}
			}
		}
		if len(bank(code)) != len(families) {
			t.Errorf("%s: %d families, the catalogue has %d", code, len(bank(code)), len(families))
		}
	}
}

func checkLanguage(t *testing.T, s, code string, as grammar.As) {
	t.Helper()
	for _, f := range grammar.Read(s, code, as) {
		if f.Rule.Level == grammar.Error {
			t.Errorf("%s: %s: %q", code, f.Rule.Name, s)
		}
	}
	if s == "" || strings.Contains(s, "  ") {
		t.Errorf("%s: %q", code, s)
	}
}

// postingTags are the tags of testdata/wild/README.md.
var postingTags = regexp.MustCompile(`</?(?:title|employer|place|pay|must|nice|years|degree|licence|lang|permit|duty|no|h)\b[^<>]*>`)

// taggedPostings are postings by people who didn't know the program, as plain text.
func taggedPostings(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, set := range []string{"wild", "opened"} {
		files, err := filepath.Glob("../../../testdata/" + set + "/*/*/jd.tag")
		if err != nil || len(files) == 0 {
			t.Fatalf("no postings in %s: %v", set, err)
		}
		for _, f := range files {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			out[f] = postingTags.ReplaceAllString(string(data), "")
		}
	}
	return out
}

// TestPostingsGetQuestionsOfTheirFamily holds, for postings of many families, that a guide asks questions of the
// posting's family in its language and none of another, based on words that stand in the posting.
func TestPostingsGetQuestionsOfTheirFamily(t *testing.T) {
	t.Parallel()
	families, touched, all := map[string]bool{}, 0, 0
	postings := taggedPostings(t)
	for file, s := range postings {
		p := posting.Read(composetest.Catalogue(), s)
		g := mustPrepare(t, nobody, p)
		family := newWriter(read(composetest.Catalogue(), nobody, p, composetest.Today)).family()
		code := (&reading{posting: p}).bankLanguage()
		own := bank(code)[family]
		scenarios, behavioral := 0, 0
		for _, q := range g.Questions() {
			if len(q.Good) == 0 {
				continue
			}
			i := slices.IndexFunc(own, func(b banked) bool { return b.question == q.Question })
			if i < 0 {
				t.Errorf("%s: %q is not of %s", file, q.Question, family)
				continue
			}
			if own[i].scenario {
				scenarios++
			} else {
				behavioral++
			}
			all++
			if len(q.Cited) > 0 {
				touched++
			}
			checkCited(t, file, nobody, p, q.Cited)
			checkBanked(t, p, q)
		}
		if scenarios < 2 || behavioral < 2 {
			t.Errorf("%s: %s, %d scenarios, %d about the past", file, family, scenarios, behavioral)
		}
		families[family] = true
	}
	t.Logf("%d postings, families %q; %d of %d questions touch the posting's words",
		len(postings), slices.Sorted(maps.Keys(families)), touched, all)
	if len(families) < 20 || touched < all/2 {
		t.Error("too few")
	}
}
