package docparse

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
)

// How sure the models have to be of a name that takes the place of the rules': of one in another line, and of one that
// ends or begins elsewhere in the same line. Set by hand with two authors left out.
const sureOfName, sureOfEnds = 0.5, 0.6

// honorifics stand before a name and are no part of it.
var honorifics = sync.OnceValue(func() map[string]bool { return lang.SetOfAll("honorific") })

// withoutHonorifics takes leading forms of address off a name, "Mrs" or "Rev", and leaves two words at least.
func withoutHonorifics(name string) string {
	ws := strings.Fields(name)
	for len(ws) > fewestNameWords && honorifics()[strings.Trim(fold(ws[0]), ".")] {
		ws = ws[1:]
	}
	return strings.Join(ws, " ")
}

// settleName sets a result's name to the one that the models find, or to the one that matches the email address if the
// models and the rules miss it. Letters after the name ("RN, CCRN") are certificates, unless they are a degree. A wrong
// name that was there before becomes a line that is not placed.
func (r *reading) settleName(m *Models, res *Result) {
	b := &res.Document.Basics
	defer func() { b.Name = withoutHonorifics(b.Name) }()
	f := r.mailedName(r.findName(m), b.Name)
	old, same := b.Name, sameWords(b.Name, f.text)
	if f.text == "" || same || lang.IsPlaceholder(f.text) {
		return
	}
	if old != "" && strings.Contains(lettersOf(f.text), lettersOf(old)) { // the rules know what is beside it
		return
	}
	within := strings.Contains(lettersOf(old), lettersOf(f.text))
	if within && f.sure < sureOfEnds || !within && old != "" && f.sure < sureOfName {
		return
	}
	if _, behind, ok := strings.Cut(old, f.text); ok && moreOfName(behind) {
		return
	}
	place := (&para{line: r.lines[r.units[f.unit].line]}).place()
	b.Name = f.text
	res.Fields = slices.DeleteFunc(res.Fields, func(f Field) bool { return f.Path == "basics.name" })
	res.Fields = append(res.Fields, Field{Path: "basics.name", Confidence: plain, Line: place})
	if strings.Contains(lettersOf(f.text), lettersOf(b.Label)) {
		b.Label = ""
		res.Fields = slices.DeleteFunc(res.Fields, func(f Field) bool { return f.Path == "basics.label" })
	}
	res.NotPlaced = slices.DeleteFunc(res.NotPlaced,
		func(l Line) bool { return strings.Contains(lettersOf(f.text), lettersOf(l.Text)) })
	before, behind := old, ""
	if within {
		before, behind, _ = strings.Cut(old, f.text)
	}
	if lettersOf(before) == lettersOf(f.text) {
		return
	}
	for _, t := range splitAny(before, []string{","}) {
		r.besideName(res, t, false, place)
	}
	for _, t := range splitAny(behind, []string{","}) {
		r.besideName(res, t, true, place)
	}
}

// settleNameInHeadline takes the name off a headline that was read before the name was known: "Jane Doe | Baker".
func (r *reading) settleNameInHeadline(res *Result) {
	b := &res.Document.Basics
	if b.Name == "" || b.Label == "" {
		return
	}
	before, behind, ok := strings.Cut(b.Label, b.Name)
	if !ok || wordRune(firstRune(behind)) {
		return
	}
	at := slices.IndexFunc(res.Fields, func(f Field) bool { return f.Path == "basics.label" })
	place := Line{}
	if at >= 0 {
		place = res.Fields[at].Line
	}
	if b.Label = tidy(behind); postNominal(b.Label) || !hasLetter(b.Label) {
		b.Label = ""
		if at >= 0 {
			res.Fields = slices.Delete(res.Fields, at, at+1)
		}
		r.besideName(res, behind, true, place)
	}
	r.besideName(res, before, false, place)
}

// shortestKept is the number of letters from which a word before a name is listed: "Mr." is not.
const shortestKept = 4

// besideName places what stands beside a name, before or behind it.
func (r *reading) besideName(res *Result, text string, behind bool, place Line) {
	text = strings.Trim(text, " \t#*=_~|/–—-,;:()")
	n := len(lettersOf(text))
	if n == 0 || !behind && n < shortestKept || nameLabels[labelKey(text)] || headingKind(text) == sectionPreamble {
		return
	}
	doc := res.Document
	if behind && (isCredential(text) || postNominal(text) && degreeScore(text) <= 0) {
		doc.Certificates = append(doc.Certificates, document.Certificate{Name: text})
		res.Fields = append(res.Fields, Field{
			Path:       pathf("certificates[%d].name", len(doc.Certificates)-1),
			Confidence: likely, Line: place,
		})
		return
	}
	place.Text = text
	res.NotPlaced = append(res.NotPlaced, place)
}

// moreOfName reports whether what stands behind a name is rather more of it: the name in Chinese letters, or words
// without a sign before them that are no letters of a degree or a membership.
func moreOfName(behind string) bool {
	t := strings.TrimSpace(behind)
	first := firstRune(t)
	if strings.ContainsFunc(t, func(c rune) bool { return unicode.Is(unicode.Han, c) }) {
		return true
	}
	return t != "" && (wordRune(first) || first == '\'' || first == '’') && !postNominal(t)
}

// sameWords reports whether two names have the same words, in whatever order.
func sameWords(a, b string) bool {
	x, y := words(fold(a)), words(fold(b))
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}
