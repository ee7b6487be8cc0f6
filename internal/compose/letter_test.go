package compose

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"vitae/internal/check"
	"vitae/internal/document"
	"vitae/internal/match"
	"vitae/internal/posting"
)

var allTones = []Tone{Professional, Confident, Friendly, Concise}

func mustWrite(t testing.TB, r *document.Resume, p *posting.Posting, o LetterOptions) *document.Letter {
	t.Helper()
	l, err := WriteLetter(loaded(), r, p, o, today)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestLettersKeepTheirPromises writes letters for every person and every job, in turn in each tone and length.
func TestLettersKeepTheirPromises(t *testing.T) {
	t.Parallel()
	for i, person := range englishPeople(t) {
		t.Run(person, func(t *testing.T) {
			t.Parallel()
			for j, job := range names(t, "jobs", ".jd.txt") {
				r, p := readPerson(t, person), readJob(t, job)
				o := LetterOptions{Tone: allTones[(i+j)%4], Words: []int{150, 250, 350, 0}[(i+j/4)%4]}
				checkLetter(t, fmt.Sprintf("%s, %s, %d words", job, o.Tone, o.Words), r, p, o, mustWrite(t, r, p, o))
			}
		})
	}
}

// englishPeople lists the test people but for the one whose resume is in French.
func englishPeople(t *testing.T) []string {
	t.Helper()
	return slices.DeleteFunc(names(t, "people", ".json"), func(name string) bool { return name == "p07" })
}

func checkLetter(t *testing.T, name string, r *document.Resume, p *posting.Posting, o LetterOptions, l *document.Letter) {
	t.Helper()
	text := l.Markdown()
	limit := o.Words
	if limit == 0 {
		limit = 250
	}
	if n := len(strings.Fields(text)); n > limit+limit/5 || n > 500 || n < 60 {
		t.Errorf("%s: %d words\n%s", name, n, text)
	}
	if !strings.Contains(text, r.Basics.Name) || p.Company != "" && !strings.Contains(text, spokenName(p.Company)) {
		t.Errorf("%s: person or company is not named\n%s", name, text)
	}
	for _, bad := range []string{"{", "}", "[", "..", " .", "\n\n\n", " ,", ",,", "  ", "I am writing to", "passionate", "perfect fit", "I believe", "team player", "also also", "%!"} {
		if strings.Contains(text, bad) && !strings.Contains(r.Text(), bad) {
			t.Errorf("%s: %q in\n%s", name, bad, text)
		}
	}
	for i := range l.Paragraphs {
		if i > 0 && opensAlike(l.Paragraphs[i].Text, l.Paragraphs[:i]) {
			t.Errorf("%s: two paragraphs open alike\n%s", name, text)
		}
	}
	checkLetterClaims(t, name, r, p, l)
}

// checkLetterClaims looks for skills that the resume lacks and for sentences without a source.
func checkLetterClaims(t *testing.T, name string, r *document.Resume, p *posting.Posting, l *document.Letter) {
	t.Helper()
	text := l.Markdown()
	w := newWriter(loaded(), r, p, Options{}, today)
	for _, m := range loaded().Find(text) {
		if len(w.places(m.Skill)) > 0 || hasPhrase(r.Text(), m.Text) {
			continue // the resume's own words
		}
		if slices.ContainsFunc(w.asked, func(a asked) bool { return a.ID == m.Skill && a.Status == match.Missing }) && !hasPhrase(p.Title+" "+p.Company, m.Text) {
			t.Errorf("%s: %q is missing from the resume and named in\n%s", name, m.Text, text)
		}
	}
	resume, words := w.words+strings.ToLower(r.Text()), strings.ToLower(p.Text)
	for i, para := range l.Paragraphs {
		evidence := i > 0 && i < len(l.Paragraphs)-1
		if evidence && len(para.Sources) == 0 && strings.Contains(para.Text, " I ") {
			t.Errorf("%s: no source for %q", name, para.Text)
		}
		if evidence {
			for _, s := range sentences(para.Text) {
				for _, f := range w.checker.Check(check.Text{Text: s, Now: today}) {
					t.Errorf("%s: %s %s %q in %q", name, f.Severity, f.Kind, f.Value, s)
				}
			}
		}
		checkParagraph(t, name, w, para, evidence)
		for _, s := range para.Sources {
			if low := strings.ToLower(s); !strings.Contains(resume, low) && !strings.Contains(words, low) && !isJobLine(w, s) {
				t.Errorf("%s: the source %q stands in neither text", name, s)
			}
		}
	}
}

// checkParagraph reads a paragraph about the person as a whole: nothing in it is without a source, and its figures stand
// in the lines that it names.
func checkParagraph(t *testing.T, name string, w *writer, para document.Paragraph, evidence bool) {
	t.Helper()
	if !evidence {
		return
	}
	for _, f := range w.checker.Check(check.Text{Text: para.Text, Now: today}) {
		if f.Severity == check.High {
			t.Errorf("%s: %s %q in %q", name, f.Kind, f.Value, para.Text)
		}
	}
	said := strings.Join(para.Sources, "\n")
	for _, f := range figures(para.Text) {
		if !strings.Contains(said, strings.Trim(f, ".,;:()")) {
			t.Errorf("%s: the figure %s of %q stands in none of its sources %q", name, f, para.Text, para.Sources)
		}
	}
}

func isJobLine(w *writer, s string) bool {
	for i := range w.resume.Work {
		if w.jobLine(&w.resume.Work[i]) == s {
			return true
		}
	}
	for _, e := range w.resume.Education {
		if strings.TrimSpace(e.StudyType+" "+e.Area) == s {
			return true
		}
	}
	return false
}

func TestLetterIsDeterministic(t *testing.T) {
	t.Parallel()
	r, p := readPerson(t, "p03"), readJob(t, "devops")
	first := mustWrite(t, r, p, LetterOptions{})
	for range 5 {
		if again := mustWrite(t, r, p, LetterOptions{}); !reflect.DeepEqual(first, again) {
			t.Fatal("two letters differ")
		}
	}
}

// TestLettersOpenInManyWays takes names and numbers out of the openings of one tone and counts what is left.
func TestLettersOpenInManyWays(t *testing.T) {
	t.Parallel()
	skeletons, letters := map[string]int{}, 0
	for _, person := range englishPeople(t) {
		for _, job := range []string{"accountant", "chef", "devops"} {
			p := readJob(t, job)
			l := mustWrite(t, readPerson(t, person), p, LetterOptions{})
			first := sentences(l.Paragraphs[0].Text)[0]
			skeletons[strings.Join(strings.Fields(first)[:3], " ")]++
			letters++
		}
	}
	for s, n := range skeletons {
		if n*3 > letters {
			t.Errorf("%d of %d letters open with %q", n, letters, s)
		}
	}
	if len(skeletons) < 6 {
		t.Errorf("only %d ways to open: %v", len(skeletons), skeletons)
	}
}

func TestInstructions(t *testing.T) {
	t.Parallel()
	l := mustWrite(t, readPerson(t, "jane"), readJob(t, "jane"), LetterOptions{Instructions: "Keep it short. Please mention that I can start in January. I will be in Boston in May."})
	text := l.Markdown()
	for _, want := range []string{"I can start in January.", "I will be in Boston in May."} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
	if strings.Contains(text, "short") {
		t.Errorf("a direction about the letter stands in it:\n%s", text)
	}
}

func TestLetterNeedsAName(t *testing.T) {
	t.Parallel()
	r := readPerson(t, "jane")
	r.Basics.Name = ""
	if _, err := WriteLetter(loaded(), r, readJob(t, "jane"), LetterOptions{}, today); err == nil {
		t.Error("a letter without a sender was written")
	}
}

func TestFirstPerson(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		bullet string
		tense  tense
		want   string // empty: it cannot be told
	}{
		{"Led a team of 4 engineers", present, "led a team of 4 engineers"},
		{"Run the monthly close for three entities; shortened it from 9 to 5 working days.", present, "run the monthly close for three entities, and I shortened it from 9 to 5 working days"},
		{"Write SWMS and lead toolbox talks; no lost-time injuries in five years", present, "write SWMS and lead toolbox talks, with no lost-time injuries in five years"},
		{"Manage a team of 5", pastTense, ""}, // its verb would have to be reworded
		{"Lift station upgrade from 350 gpm to 600 gpm", present, ""},
		{"Lift station upgrade from 350 gpm to 600 gpm", pastTense, ""},
		{"Triage scripts in Python", present, ""},
		{"Responsible for deployment with Docker", pastTense, ""},
		{"Rebuilt email journeys in HubSpot; automated flows now bring 22% of online revenue", present, "rebuilt email journeys in HubSpot; automated flows now bring 22% of online revenue"},
		{"Automated tests now cover 90% of the code", present, ""},
		{"Improved processes led to fewer returns", pastTense, ""},
		{"Promoted to team lead in 2019", pastTense, ""},
		{"Awarded best employee", pastTense, ""},
		{"Trained in first aid", pastTense, ""},
		{"Trained 22 colleagues on the new infusion pump library", pastTense, "trained 22 colleagues on the new infusion pump library"},
		{"Test rigs for shaft seals.", pastTense, ""},
		{"Lead investigator for near misses", present, ""},
		{"Cycle counts lifted stock accuracy from 96.1% to 99.4%.", present, ""},
		{"410,000 hours without a reportable accident.", present, ""},
		{"Coach two newly qualified colleagues. Records in Mosaic.", present, "coach two newly qualified colleagues"},
		{"Personally trained 12 apprentices", pastTense, "personally trained 12 apprentices"},
		{"SOX controls tested each quarter", present, ""},
	} {
		t.Run(c.bullet, func(t *testing.T) {
			t.Parallel()
			got, ok := firstPerson(c.bullet, c.tense)
			if got != c.want || ok != (c.want != "") {
				t.Errorf("got %q, %v; want %q", got, ok, c.want)
			}
		})
	}
}

func TestInfinitives(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"You will own the month-end close for two legal entities, keep the general ledger clean and prepare schedules for our auditors.": {"own the month-end close for two legal entities", "keep the general ledger clean", "prepare schedules for our auditors"},
		"We are looking for a senior backend engineer to build our payments platform.":                                                   {"build our payments platform"},
		"Design pump housings and drives from sketch to production.":                                                                     nil,
		"Strong knowledge of Postgres": nil,
		"Your job: run the pass when the head chef is away, lead a brigade of eight":     {"run the pass when the head chef is away", "lead a brigade of eight"},
		"Benefits: health insurance and paid leave":                                      nil,
		"We need someone who turns messy order data into answers for the marketing team": {"turn messy order data into answers for the marketing team"},
		"We need someone who is kind and punctual":                                       nil,
		"You will build user interfaces in React, and keep the bundle small.":            {"build user interfaces in React", "keep the bundle small"},
		"To manage a caseload of outpatients.":                                           {"manage a caseload of outpatients"},
		"Preparing the weekly payrolls":                                                  {"prepare the weekly payrolls"},
	} {
		if got := infinitives(text); !slices.Equal(got, want) {
			t.Errorf("%q:\n got %q\nwant %q", text, got, want)
		}
	}
}

func TestArticle(t *testing.T) {
	t.Parallel()
	for title, want := range map[string]string{
		"SRE": "an SRE", "UX Researcher": "a UX Researcher", "HR Advisor": "an HR Advisor", "Accountant": "an Accountant", "Unit Manager": "a Unit Manager",
		"Honorary Fellow": "an Honorary Fellow", "Nurse": "a Nurse", "European Buyer": "a European Buyer", "Head of Sales": "Head of Sales", "Head Chef": "Head Chef", "Director": "a Director",
	} {
		if got := article(title); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestGoldenLetters holds letters for several professions, to be read by people.
func TestGoldenLetters(t *testing.T) {
	t.Parallel()
	for i, pair := range [][2]string{
		{"jane", "jane"},
		{"p01", "pharmacist"},
		{"p02", "accountant"},
		{"p13", "warehouse"},
		{"hr.best", "hr"},
		{"projectmanager.best", "projectmanager"},
		{"p14", "dataanalyst"},
		{"truckdriver.best", "truckdriver"},
	} {
		t.Run(pair[0], func(t *testing.T) {
			t.Parallel()
			l := mustWrite(t, readPerson(t, pair[0]), readJob(t, pair[1]), LetterOptions{Tone: allTones[i%4]})
			compareGolden(t, "letter-"+pair[0]+".md", l.Markdown())
		})
	}
}

func BenchmarkWriteLetter(b *testing.B) {
	r, p := readPerson(b, "p03"), readJob(b, "devops")
	b.ReportAllocs()
	for b.Loop() {
		mustWrite(b, r, p, LetterOptions{})
	}
}
