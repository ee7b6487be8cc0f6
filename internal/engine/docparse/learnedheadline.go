package docparse

import (
	"slices"
	"strings"
)

// A line is no headline where the models find that hardly probable, and one where they find it rather so than not.
// Set by hand on the tagged resumes, of which 156 of 699 have another headline than their tags where 272 had.
const hardlyHeadline, ratherHeadline = 0.25, 0.5

// settleHeadline takes a headline away that the models take for something else, such as a fact about the person, a
// heading or a line of a letter, and puts the line that they take for one in its place. What employers ask for among
// such facts, a driving licence or a permit to work, is a certificate.
func (r *reading) settleHeadline(res *Result) {
	label := &res.Document.Basics.Label
	if *label == "" {
		return
	}
	at := slices.IndexFunc(r.units, func(u unit) bool { return lettersOf(u.text) == lettersOf(*label) })
	p := r.lattice.Marginals()
	if at < 0 || p[at][unitNumber["T"]] > hardlyHeadline || p[at][unitNumber["N"]] > hardlyHeadline {
		return
	}
	res.Fields = slices.DeleteFunc(res.Fields, func(f Field) bool { return f.Path == "basics.label" })
	place := (&para{line: r.lines[r.units[at].line]}).place()
	place.Text = *label
	res.NotPlaced = append(res.NotPlaced, res.personal(place)...)
	*label = ""
	for i, y := range r.labels {
		text := strings.Trim(r.units[i].text, "#*=_ \t")
		k := slices.IndexFunc(res.NotPlaced, func(l Line) bool { return lettersOf(l.Text) == lettersOf(text) })
		if unitLabels[y] != "T" || p[i][y] < ratherHeadline || k < 0 {
			continue
		}
		*label = text
		res.NotPlaced = slices.Delete(res.NotPlaced, k, k+1)
		res.Fields = append(res.Fields, Field{
			Path: "basics.label", Confidence: plain,
			Line: (&para{line: r.lines[r.units[i].line]}).place(),
		})
		return
	}
}
