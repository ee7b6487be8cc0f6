package docparse

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

var (
	nameLabel  = regexp.MustCompile(`(?i)^[^:]{0,30}\b(?:name|names|nom|nombre|nombres|vorname)\b[^:]{0,40}:[-\s]*`)
	paperOf    = regexp.MustCompile(`(?i)^(?:résumé|resume|cv|c\.v\.|curriculum vitae|lebenslauf)(?:\s+(?:of|de|von|for))?\s+`)
	paperAfter = regexp.MustCompile(`(?i)(?:['’]s)?\s+(?:résumé|resume|cv|curriculum vitae)\b.*$`)
	nameEnds   = regexp.MustCompile(`,|;|\(|\t|\s{3,}|\s[/|–—~·•-]\s|:`)
)

// The fewest and most words of a name that the models alone find.
const fewestNameWords, mostNameWords = 2, 6

// settleName gives a result the name in the line that the models take for it, where the rules found none or found it in
// another line.
func (r *reading) settleName(res *Result) {
	if !r.named(res.Document.Basics.Name) {
		r.nameByModels(res)
	}
}

// named says whether a name stands in a line that the models take for one.
func (r *reading) named(name string) bool {
	for i, y := range r.labels {
		if unitLabels[y] == "N" && name != "" && strings.Contains(lettersOf(r.units[i].text), lettersOf(name)) {
			return true
		}
	}
	return false
}

// nameByModels takes the name from the first line that the models take for one.
func (r *reading) nameByModels(res *Result) {
	for i, y := range r.labels {
		if unitLabels[y] != "N" {
			continue
		}
		u := &r.units[i]
		name := nameIn(u.text)
		if name == "" {
			continue
		}
		b := &res.Document.Basics
		if b.Name != "" {
			res.NotPlaced = append(res.NotPlaced, Line{Text: b.Name})
			res.Fields = slices.DeleteFunc(res.Fields, func(f Field) bool { return f.Path == "basics.name" })
		}
		b.Name = name
		if lettersOf(b.Label) == lettersOf(name) {
			b.Label = ""
			res.Fields = slices.DeleteFunc(res.Fields, func(f Field) bool { return f.Path == "basics.label" })
		}
		for k := range res.NotPlaced {
			if lettersOf(res.NotPlaced[k].Text) == lettersOf(name) {
				res.NotPlaced = append(res.NotPlaced[:k:k], res.NotPlaced[k+1:]...)
				break
			}
		}
		res.Fields = append(res.Fields, Field{Path: "basics.name", Confidence: plain, Line: (&para{line: r.lines[u.line]}).place()})
		return
	}
}

// nameIn gives the name at the beginning of a line, "" where none stands there.
func nameIn(text string) string {
	s := strings.Trim(text, "#*=_ \t")
	s = paperOf.ReplaceAllString(nameLabel.ReplaceAllString(s, ""), "")
	s = paperAfter.ReplaceAllString(s, "")
	if at := nameEnds.FindStringIndex(s); at != nil {
		s = s[:at[0]]
	}
	s = strings.Trim(s, "#*=_ \t.")
	words := strings.Fields(s)
	if len(words) < fewestNameWords || len(words) > mostNameWords || strings.ContainsFunc(s, unicode.IsDigit) || strings.ContainsAny(s, "@[]<>") {
		return ""
	}
	return strings.Join(words, " ")
}
