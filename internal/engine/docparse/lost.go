package docparse

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// tellLost lists the words of placed lines that are in no field all the same, so that no rule of the reader can drop
// words in silence: a period's end without a beginning, the label of a group without skills. What only names or orders
// the rest (headings, labels of contact data, the length of a period) is not listed.
func (b *builder) tellLost(values []value, paras []*para, secs []section) {
	headings := map[*para]string{}
	for i := range secs {
		headings[secs[i].head] = lettersOf(secs[i].heading)
	}
	k := b.kept(values)
	for _, p := range paras {
		if !p.used {
			continue
		}
		lost := k.lost(p)
		if len(lost) == 0 || headingKind(p.text()) != "" {
			continue
		}
		for _, t := range lost {
			if !strings.Contains(headings[p], lettersOf(t)) {
				b.notPlaced(t, p)
			}
		}
	}
}

// keptWords are the words and dates that a result holds, in fields and in lines that were not placed.
type keptWords struct {
	running letterRun // as one run: a line may be held by fields that follow each other
	apart   letterRun // with a space between: no word lies across two fields
	dates   map[document.Date]bool
}

// letterRun is letters in which words are looked for one after the other.
type letterRun struct {
	letters string
	at      int // where the last words were found
}

func (b *builder) kept(values []value) keptWords {
	k := keptWords{dates: map[document.Date]bool{}}
	var running, apart strings.Builder
	keep := func(text string) {
		l := lettersOf(text)
		running.WriteString(l)
		apart.WriteString(l)
		apart.WriteByte(' ')
	}
	for _, v := range values {
		if isDatePath(v.path) {
			k.dates[document.Date(v.text)] = true
		}
		keep(v.text)
	}
	for _, l := range b.res.NotPlaced {
		keep(l.Text)
	}
	k.running.letters, k.apart.letters = running.String(), apart.String()
	return k
}

// lost returns the spans of a paragraph whose words are not kept.
func (k *keptWords) lost(p *para) []string {
	t := p.text()
	var dates []string
	for _, d := range reverseSpans(p.dates()) {
		switch {
		case k.dates[d.start] && d.start != "" || k.dates[d.end] && d.end != "":
			t = t[:d.from] + " \x00 " + t[d.to:]
		case !k.running.has(lettersOf(t[d.from:d.to])):
			dates = append(dates, tidy(t[d.from:d.to]))
		}
	}
	if k.running.has(lettersOf(t)) {
		return nil // most are kept as they stand
	}
	out, run := dates, []string(nil)
	end := func() {
		for len(run) > 0 && k.holds(run[len(run)-1]) { // short words at the end, which may belong to what is kept
			run = run[:len(run)-1]
		}
		if s := tidy(strings.Join(run, " ")); s != "" && headingKind(s) == "" {
			out = append(out, s)
		}
		run = nil
	}
	for _, w := range strings.Fields(t) {
		short := utf8.RuneCountInString(w) < 4 || labelParts()[lettersOf(w)]
		switch {
		case w == "\x00":
			end()
		case !k.holds(w), short && len(run) > 0:
			run = append(run, w)
		default:
			end()
		}
	}
	end()
	return out
}

// holds reports whether a word is kept, or need not be: a short one, a number, a label.
func (k *keptWords) holds(w string) bool {
	l := lettersOf(w)
	return utf8.RuneCountInString(l) < 4 || hasDigit(l) || k.apart.has(l) || labelParts()[l] || isDuration("1 "+l)
}

// lookAround is how far from the last words found the next ones are looked for first.
const lookAround = 4096

// has reports whether letters are among those that are kept. Most stand right behind the last ones, since a section's
// fields come in the order of its lines: looking there first keeps the cost of a long file in proportion to its length.
func (k *letterRun) has(l string) bool {
	from, to := max(0, k.at-lookAround), min(len(k.letters), k.at+lookAround)
	i := strings.Index(k.letters[from:to], l)
	if i < 0 && to-from < len(k.letters) {
		from, i = 0, strings.Index(k.letters, l)
	}
	if i >= 0 && l != "" {
		k.at = from + i
	}
	return i >= 0
}

// labelParts are the words of which the labels of contact data and of an entry's text consist.
var labelParts = sync.OnceValue(func() map[string]bool {
	m := map[string]bool{}
	for _, labels := range []map[string]bool{contactLabels, personalLabels, bodyLabels, employmentKinds} {
		for l := range labels {
			for _, w := range strings.Fields(l) {
				m[lettersOf(w)] = true
			}
		}
	}
	return m
})

// lettersOf returns the folded letters and digits of a text: a word that a line's end breaks and the
// whole word are the same.
func lettersOf(s string) string {
	out := make([]byte, 0, len(s))
	for _, r := range fold(s) {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			out = utf8.AppendRune(out, r)
		}
	}
	return string(out)
}

func reverseSpans(ds []dateSpan) []dateSpan {
	out := make([]dateSpan, 0, len(ds))
	for i := len(ds) - 1; i >= 0; i-- {
		out = append(out, ds[i])
	}
	return out
}
