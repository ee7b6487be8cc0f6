package letter

import (
	"regexp"
	"strings"

	"vitae/internal/engine/document"
)

var (
	allowed = asides("permit", `\b`)
	refused = asides("refused", `\b`)
	driving = asides("driving", `\b`)
)

// named names what words of a family stand for in the resume: the right to work, a driving licence.
func (w *writer) named(family *regexp.Regexp) []item {
	var out []item
	for _, l := range append(w.r.Lines(), w.privateLines()...) {
		if l.Section == document.SectionWork || l.Section == document.SectionProjects {
			continue
		}
		for _, m := range family.FindAllStringIndex(l.Text, -1) {
			s := w.pieceAt(l.Text, m[0])
			switch family {
			case driving:
				s = licensePiece(s)
			case allowed:
				s = s[:outside(s)[0][1]]
			}
			if s != "" && !refused.MatchString(s) && len(out) < mostNamed {
				out = addItem(out, item{text: s, source: l.Text})
			}
		}
	}
	return out
}

// privateLines are what the file says of the person and not of the work. A letter names of it only what the posting
// asks for.
func (w *writer) privateLines() []document.Line {
	var out []document.Line
	if w.r.Meta != nil && w.r.Meta.Vitae != nil {
		for _, f := range w.r.Meta.Vitae.Private {
			out = append(out, document.Line{Text: f.Text})
		}
	}
	return out
}

// citizenship names a nationality that is a right to work in the European Union, if asked, the posting's words, means
// one there.
func (w *writer) citizenship(asked string) item {
	if w.r.Meta == nil || w.r.Meta.Vitae == nil || !ofUnion(w.code).MatchString(asked) {
		return item{}
	}
	for _, f := range w.r.Meta.Vitae.Private {
		of, _, _ := strings.Cut(f.Text, "(")
		of = strings.Trim(of, " ,;.")
		if nationalityOf(w.code).MatchString(f.Label) && nationals(w.code).MatchString(of) {
			return item{text: w.get("held.citizen", "nationality", of), source: f.Text}
		}
	}
	return item{}
}

var (
	nationals     = eachOf(`(?i)^{}$`, "citizen", "of")
	nationalityOf = eachOf(`(?i)^{}`, "citizen", "label")
	ofUnion       = eachOf(wholeWord, "citizen", "union")
)

// licensePiece is a driving license without what else is told of its owner behind it: "Permis B, né en 1987".
func licensePiece(s string) string {
	pieces := outside(s)
	end := pieces[0][1]
	for _, p := range pieces[1:] {
		if !licenseClass.MatchString(strings.TrimSpace(s[p[0]:p[1]])) {
			break
		}
		end = p[1]
	}
	return s[:end]
}

// mostNamed is how many lines name the right to work or a driving licence.
const mostNamed = 2
