package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"vitae/bench/matching"
	"vitae/internal/base/fault"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/grammar"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/letter"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// letterDay is the day that the letters of the benchmark are dated with.
const letterDay = document.Date("2026-11-22")

var (
	letterTones = []compose.Tone{compose.Professional, compose.Confident, compose.Friendly, compose.Concise}
	letterSizes = []int{150, 250, 350}
)

// letters writes a letter in each length and each tone for every job of testdata/wild and testdata/opened and the
// person who fits it, and prints what docs/writing.md has as a table: how many are written, their words, whether each
// line stands with the employer that the tags say, what the check finds, and how far the tones are apart.
func (b *bench) letters() error {
	c, err := skill.Load()
	if err != nil {
		return err
	}
	var jobs []*matching.Job
	for _, dir := range []string{"testdata/wild", "testdata/opened"} {
		some, err := matching.LoadWild(c, dir)
		if err != nil {
			return err
		}
		jobs = append(jobs, some...)
	}
	t := letterTally{reasons: map[string]int{}, apart: map[string]int{}}
	for _, j := range jobs {
		if err := t.pair(c, j); err != nil {
			return err
		}
	}
	t.print(len(jobs))
	return nil
}

type letterTally struct {
	written               int
	reasons               map[string]int
	within, short, off    [3]int // by length: ±10 %, shorter and said so, neither
	words                 [3]int
	right, wrong, unknown int // lines by the employer that they stand with
	high, review          int
	compared, least       int
	apart                 map[string]int
	marks                 int
	marked                int // by the language gate, of the words around the quoted lines
	spent                 time.Duration
}

func (t *letterTally) pair(c *skill.Catalogue, j *matching.Job) error {
	said := check.Text{Text: j.Best.Read.Text(), Document: j.Best.Read}
	checker := check.NewChecker(c, said)
	allow := []string{j.Read.Title, j.Read.Company, j.Read.Location}
	var byTone []*document.Letter
	for i, tone := range letterTones {
		for k, size := range letterSizes {
			begun := time.Now()
			l, err := letter.Write(c, j.Best.Read, j.Read, letter.Options{Tone: tone, Words: size}, letterDay)
			t.spent += time.Since(begun)
			if fault.KindOf(err) == fault.Invalid {
				if i+k == 0 {
					t.reasons[strings.TrimSpace(firstWords(fault.Public(err), 5))]++
				}
				continue
			}
			if err != nil {
				return err
			}
			t.written++
			t.count(l, size, k)
			body := bodyOf(l)
			t.gate(j, l)
			for _, f := range checker.Check(check.Text{Text: letter.Claims(body), Now: letterDay, Allow: allow}) {
				if f.Severity == check.High {
					t.high++
					fmt.Printf("  high in a letter: %s/%s: %s %q in %q\n", j.Author, j.Name, f.Kind, f.Value, f.Line)
				} else {
					t.review++
				}
			}
			if size == letterSizes[1] {
				t.places(j, l)
				byTone = append(byTone, l)
			}
		}
	}
	t.tones(byTone)
	return nil
}

func firstWords(s string, n int) string {
	words := strings.Fields(s)
	return strings.Join(words[:min(n, len(words))], " ")
}

func bodyOf(l *document.Letter) string {
	var out []string
	for _, p := range l.Paragraphs {
		out = append(out, p.Text)
	}
	return strings.Join(out, "\n\n")
}

// count counts a letter's words, as one reads them between greeting and closing.
func (t *letterTally) count(l *document.Letter, size, k int) {
	body := bodyOf(l)
	n := len(strings.Fields(strings.ReplaceAll(body, "\n- ", "\n")))
	t.words[k] += n
	t.marks += len(lang.Placeholders(body))
	switch {
	case 10*n >= 9*size && 10*n <= 11*size:
		t.within[k]++
	case n < size && len(l.Notes) > 0:
		t.short[k]++
	default:
		t.off[k]++
	}
}

// gate runs the language gate over the sentences of a letter that quote no line.
func (t *letterTally) gate(j *matching.Job, l *document.Letter) {
	for _, p := range l.Paragraphs {
		head, _, _ := strings.Cut(p.Text, "\n")
		for _, x := range lang.Placeholders(head) {
			head = strings.Replace(head, " "+x.Of(p.Text), "", 1)
		}
		for _, f := range grammar.Read(head, j.Read.Language, grammar.Line) {
			if f.Rule.Level == grammar.Error {
				t.marked++
				fmt.Printf("  the language gate: %s/%s: %s in %q\n", j.Author, j.Name, f.Rule.Name, head)
			}
		}
	}
}

// places compares the employer that a quoted line stands with to the one that the tags give it.
func (t *letterTally) places(j *matching.Job, l *document.Letter) {
	if j.Best.Tagged == nil {
		return
	}
	last := "" // the paragraph that named an employer last
	first := l.Paragraphs[0].Text
	for _, p := range l.Paragraphs {
		head, _, _ := strings.Cut(p.Text, "\n")
		for item := range strings.SplitSeq(p.Text, "\n- ") {
			if item == head || len(contentWords(item)) < 4 {
				continue
			}
			employer, title, ok := employerOf(j.Best.Tagged, item)
			if !ok {
				continue // a degree, a licence, or a line that no tag places
			}
			near := item + " " + head
			if !namesAny(j.Best.Tagged, near) && !names(near, title) {
				near += " " + first + " " + last // "Also from my work there:"
			}
			switch {
			case employer == "":
				t.unknown++
			case names(near, employer), names(near, prose.SpokenName(employer)), names(near, title):
				t.right++
			default:
				t.wrong++
				fmt.Printf("  another employer than %q: %s/%s: %q under %q\n", employer, j.Author, j.Name, item, head)
			}
		}
		if namesAny(j.Best.Tagged, p.Text) {
			last = p.Text
		}
	}
}

// employerOf finds employer and title of the tagged job that holds nearly all words of a line.
func employerOf(d *document.Resume, item string) (employer, title string, ok bool) {
	words := contentWords(item)
	for _, w := range d.Work {
		has := contentWords(strings.Join(append([]string{
			w.Summary, w.Description, w.Position, w.Name, w.Location,
			string(w.StartDate), string(w.EndDate),
		}, w.Highlights...), "\n"))
		n := 0
		for x := range words {
			if has[x] {
				n++
			}
		}
		if 10*n >= 8*len(words) {
			return w.Name, w.Position, true
		}
	}
	return "", "", false
}

func contentWords(s string) map[string]bool {
	out := map[string]bool{}
	for _, t := range text.Tokens(s) {
		if w := text.Fold(t.Of(s)); t.Kind == text.Word && len(w) > 3 {
			out[w] = true
		}
	}
	return out
}

// names reports whether a text holds most of the words of an employer's name.
func names(s, employer string) bool {
	has, n := contentWords(s), 0
	want := contentWords(employer)
	for x := range want {
		if has[x] {
			n++
		}
	}
	return len(want) == 0 || 2*n >= len(want)
}

func namesAny(d *document.Resume, s string) bool {
	return slices.ContainsFunc(d.Work, func(w document.Work) bool {
		return len(contentWords(w.Name)) > 0 &&
			names(s, w.Name)
	})
}

// tones counts the words by which the letters of one pair differ from tone to tone.
func (t *letterTally) tones(ls []*document.Letter) {
	for i := range ls {
		for k := i + 1; k < len(ls); k++ {
			n := apart(bodyOf(ls[i]), bodyOf(ls[k]))
			t.apart[strings.ToLower(string(letterTones[i])+" and "+string(letterTones[k]))] += n
			if t.compared == 0 || n < t.least {
				t.least = n
			}
			t.compared++
		}
	}
}

// apart counts the words of two texts that the other does not have, the larger number of the two.
func apart(a, b string) int {
	count := func(x, y string) int {
		has := map[string]int{}
		for w := range strings.FieldsSeq(y) {
			has[w]++
		}
		n := 0
		for w := range strings.FieldsSeq(x) {
			if has[w] == 0 {
				n++
			} else {
				has[w]--
			}
		}
		return n
	}
	return max(count(a, b), count(b, a))
}

func (t *letterTally) print(jobs int) {
	each := len(letterTones) * len(letterSizes)
	fmt.Printf("%d pairs: %d letters (%d each, %d pairs refused %v); %.1f ms a letter; %.1f places to fill in\n",
		jobs, t.written, each, jobs-t.written/each, t.reasons,
		float64(t.spent.Microseconds())/1000/float64(max(1, t.written)),
		float64(t.marks)/float64(max(1, t.written)))
	for k, size := range letterSizes {
		n := max(1, t.written/len(letterSizes))
		fmt.Printf("%d words asked: mean %d; within 10 %%: %d, shorter and said so: %d, neither: %d\n", size,
			t.words[k]/n, t.within[k], t.short[k], t.off[k])
	}
	fmt.Printf("lines with the employer that the tags say: %d of %d (%d under a job whose employer no tag names)\n",
		t.right, t.right+t.wrong, t.unknown)
	fmt.Printf("check: %d high, %d questions; language gate: %d\n", t.high, t.review, t.marked)
	pairs := max(1, t.compared/6)
	fmt.Printf("words that two tones do not share, of 250: at least %d; mean", t.least)
	for i, a := range letterTones {
		for _, c := range letterTones[i+1:] {
			name := strings.ToLower(string(a) + " and " + string(c))
			fmt.Printf(" %s %d;", name, t.apart[name]/pairs)
		}
	}
	fmt.Println()
}
