package check

import (
	"cmp"
	"slices"
	"strings"

	"vitae/internal/base/work"
	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/skill"
)

// Severity of a finding.
const (
	High   = "high"   // a claim with no source: must not be sent
	Review = "review" // a question to the user
)

// Finding is something a rewritten text claims and its source does not.
type Finding struct {
	// number, date, employer, title, degree, credential, skill, entity, qualifier, verb, number-context
	Kind     string `json:"kind"`
	Value    string `json:"value"`
	Severity string `json:"severity"`
	Line     string `json:"line"` // the line of the rewritten text
	Message  string `json:"message"`
}

// Text is a text to check: its words, and where it could be read as a resume, its document (nil for a letter).
// Allow and Now matter only in the rewritten text: Allow holds words that the posting supports (the company's name,
// the title applied for, the addressee); Now is the month that "present" means, and where it is empty, the latest
// year that the texts name stands for it.
type Text struct {
	Text     string
	Document *document.Resume
	Allow    []string
	Now      document.Date
}

// Check lists what rewritten claims and original does not, by line of the rewritten text, each (kind, value) once. Same
// input, same output. Where one original meets many rewritten texts, prepare it with NewChecker.
func Check(c *skill.Catalogue, original, rewritten Text) []Finding {
	return NewChecker(c, original).Check(rewritten)
}

// Checker is an original prepared for many checks. It never changes and is safe for use by many goroutines.
type Checker struct {
	source *source
	model  *model
	budget *work.Budget
}

// NewChecker prepares an original.
func NewChecker(c *skill.Catalogue, original Text) *Checker {
	return &Checker{source: newSource(c, original), model: trained()}
}

// Spending returns a copy of the Checker whose checks spend from a budget. They compare each line with each line of the
// source, so their cost grows faster than the texts. A Checker with a budget belongs to one goroutine.
func (k *Checker) Spending(b *work.Budget) *Checker {
	return &Checker{source: k.source, model: k.model, budget: b}
}

// Check lists what rewritten (a resume, a letter, a single bullet) claims and the original does not.
func (k *Checker) Check(rewritten Text) []Finding {
	x := compare(k.source, rewritten, nil, k.budget)
	return x.findings(k.model.judge(x.suspicions))
}

// Line lists what one line claims beyond the lines that it cites and the rest of the original. Cited lines are facts:
// they count as source even where the original does not have them.
func (k *Checker) Line(line string, cited ...string) []Finding {
	x := compare(k.with(cited), Text{Text: line}, nil, k.budget)
	return x.findings(k.model.judge(x.suspicions))
}

// with returns the source with cited lines that it doesn't have.
func (k *Checker) with(cited []string) *source { return k.source.with(cited) }

// with returns a source with lines that it doesn't have behind it.
func (o *source) with(lines []string) *source {
	extra := strings.Join(lines, "\n")
	if strings.Trim(extra, "\n ") == "" || o.hasLines(lines) {
		return o
	}
	return newSource(o.catalogue, Text{Text: o.read.Text + "\n\n" + extra, Document: o.document})
}

// hasLines reports whether each line stands in the source as it is.
func (o *source) hasLines(lines []string) bool {
	for _, l := range lines {
		if !strings.Contains(o.read.Text, strings.TrimSpace(l)) {
			return false
		}
	}
	return true
}

// languageOf decides the language of a rewritten text from its own words; a text too short to tell is in its source's.
func languageOf(s, otherwise string) string {
	if code, sure := lang.Detect(s); sure {
		return code
	}
	return otherwise
}

// judged is a suspicion with the chance that it is right.
type judged struct {
	*suspicion
	chance float64
}

// findings turns what was judged into findings, by line.
func (x *comparison) findings(all []judged) []Finding {
	var out []Finding
	for _, j := range x.chosen(all, 1) {
		if severity := j.severity(); severity != "" {
			out = append(out, x.finding(j, severity))
		}
	}
	return out
}

func (x *comparison) finding(j judged, severity string) Finding {
	return Finding{
		Kind: j.kind, Value: j.value, Severity: severity, Line: strings.TrimSpace(x.read.Line(j.line)),
		Message: j.message(),
	}
}

// chosen keeps what is likely enough, each (kind, value) once: where it is likeliest.
func (x *comparison) chosen(all []judged, least float64) []judged {
	slices.SortStableFunc(all, func(a, b judged) int { return cmp.Compare(b.chance, a.chance) })
	var out []judged
	seen := map[[2]string]bool{}
	for _, j := range all {
		key := [2]string{j.kind, strings.ToLower(j.value)}
		if j.severity() == "" && j.chance < least || seen[key] {
			continue
		}
		seen[key] = true
		out = append(out, j)
	}
	slices.SortStableFunc(out, func(a, b judged) int { return cmp.Compare(a.line, b.line) })
	return out
}

// comparison is a rewritten text beside its source.
type comparison struct {
	source     *source
	budget     *work.Budget
	read       *claim.Reading
	lists      *words // of the text's language
	aligned    []*alignment
	allowed    map[string]bool // words that the posting supports
	skills     []skill.Mention
	now        int
	cover      float32 // of the whole text, what stands in the source
	taken      []bool  // words of the source that some statement says
	suspicions []*suspicion
}
