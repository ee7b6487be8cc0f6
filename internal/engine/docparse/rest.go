package docparse

import (
	"slices"
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// How sure the models have to be that a line is a heading, or a fact about the person, for it to be taken for one.
// Set by hand on 730 tagged resumes, where what is left over fell by a third.
const (
	sureHeading = 0.9
	sureStatus  = 0.9
)

// longestModelHeading is how many words a heading has at most that only the models know.
const longestModelHeading = 8

// settleRest looks through the lines that fit no field. A fact about the person goes where such facts are kept.
// Headings that the models are sure of, heads and feet of pages, and words that only join what is placed say nothing by
// themselves and are no longer listed.
func (r *reading) settleRest(res *Result) {
	p := r.lattice.Marginals()
	name := words(fold(res.Document.Basics.Name))
	letters := make([]string, len(r.units))
	for i := range r.units {
		letters[i] = lettersOf(r.units[i].text)
	}
	left := make([]Line, 0, len(res.NotPlaced))
	for _, l := range res.NotPlaced {
		if onlyJoins(l.Text) || onlyLabels(l.Text) || runningText(l.Text, name) {
			continue
		}
		if spokenOnly(l.Text) {
			left = append(left, res.addLanguages(l)...)
			continue
		}
		if res.addInterests(l) {
			continue
		}
		u, whole := unitWith(letters, l.Text)
		if u < 0 {
			left = append(left, l)
			continue
		}
		sure := p[u][r.labels[u]]
		switch label := unitLabels[r.labels[u]]; {
		case label == "H" && whole && sure >= sureHeading && onlyHeads(l.Text) &&
			lettersOf(r.lines[r.units[u].line].text()) == letters[u]:
		case label == "I" && sure >= sureStatus, label == "X" && isSought(l.Text):
			left = append(left, res.personal(l)...)
		default:
			left = append(left, l)
		}
	}
	res.NotPlaced = left
}

// onlyHeads reports whether a line can be a heading and no more: few words without a digit, and none behind a colon,
// as the hobbies stand in "HOBBIES: gardening, church choir".
func onlyHeads(text string) bool {
	_, behind, _ := strings.Cut(text, ":")
	return len(strings.Fields(text)) <= longestModelHeading && !hasDigit(text) && lettersOf(behind) == ""
}

// unitWith returns the unit that a text is, or else the first that it is a part of, by the letters of each; -1 where
// there is none.
func unitWith(units []string, text string) (at int, whole bool) {
	want := lettersOf(text)
	if want == "" {
		return -1, false
	}
	if at = slices.Index(units, want); at >= 0 {
		return at, true
	}
	return slices.IndexFunc(units, func(have string) bool { return strings.Contains(have, want) }), false
}

// onlyLabels reports whether a line has but labels, "Employer:", "Year | School", whose values are placed or missing.
func onlyLabels(text string) bool {
	label := func(s string) bool {
		f, _ := labelOf(s)
		return f != fieldNone || contactLabels[labelKey(s)] && utf8.RuneCountInString(s) > 1 || bodyLabel(s)
	}
	other := func(w string) bool { return !label(w) }
	return label(text) || startsUpper(text) && !slices.ContainsFunc(words(text), other)
}

// onlyJoins reports whether a text has but words that join others, "since", "of the", "( also )", or is the name of a
// month, a season, the present or a digit alone.
func onlyJoins(text string) bool {
	ws := words(fold(text))
	if len(ws) == 1 && (monthWords[ws[0]] > 0 || seasonWords[ws[0]] || len(ws[0]) == 1 && hasDigit(ws[0])) ||
		openWords[strings.Join(ws, " ")] {
		return true
	}
	return len(ws) > 0 && !slices.ContainsFunc(ws, func(w string) bool {
		return !connectors[w] && !articles[w] && !joining[w]
	})
}

// joining are further words that say nothing once what they join is placed; folded.
var joining = set(`also auch aussi tambien then dann puis luego first zuerst d'abord still noch toujours some before previously thru davor zuvor avant antes now heute aktuell currently request dates through comme chez via`)

// runningText reports whether a line is the head or foot of a page: words for a resume or a page, the person's name,
// the numbers of the page and of how many, and nothing else. "Page 2 of 2 – CV Smith", "L E B E N S L A U F".
func runningText(text string, name []string) bool {
	ws := words(fold(strings.NewReplacer("/", " ", "_", " ").Replace(text)))
	if headingKind(strings.Join(ws, "")) == sectionPreamble {
		return true
	}
	named, says := false, false
	var rest []string
	for _, w := range ws {
		switch {
		case slices.ContainsFunc(name, func(n string) bool { return n == w || len(w) == 1 && strings.HasPrefix(n, w) }):
			named = true
		case headingKind(w) == sectionPreamble:
			says = true
		default:
			says = says || pageWords[w]
			rest = append(rest, w)
		}
	}
	if len(rest) == 0 {
		return says || named && len(ws) > 1
	}
	return (named || says) && pageNumber(strings.Join(rest, " "))
}

// addInterests adds the interests of a line that names itself such, and reports whether it does.
func (r *Result) addInterests(l Line) bool {
	label, list, ok := strings.Cut(l.Text, ":")
	items := listItems(strings.TrimRight(list, ". "))
	if !ok || headingKind(label) != document.SectionInterests || len(items) == 0 {
		return false
	}
	for _, it := range items {
		path := pathf("interests[%d].name", len(r.Document.Interests))
		r.Document.Interests = append(r.Document.Interests, document.Interest{Name: it})
		r.Fields = append(r.Fields, Field{Path: path, Confidence: notedLikely, Line: l})
	}
	return true
}

// addLanguages adds the languages of a line and returns what else it says.
func (r *Result) addLanguages(l Line) []Line {
	langs, rest := spokenIn(l.Text)
	for _, x := range langs {
		n := len(r.Document.Languages)
		r.Document.Languages = append(r.Document.Languages, x)
		r.Fields = append(r.Fields, Field{Path: pathf("languages[%d].language", n), Confidence: likely, Line: l})
		if x.Fluency != "" {
			r.Fields = append(r.Fields,
				Field{Path: pathf("languages[%d].fluency", n), Confidence: notedLikely, Line: l})
		}
	}
	var left []Line
	for _, t := range rest {
		l.Text = t
		left = append(left, r.personal(l)...)
	}
	return left
}
