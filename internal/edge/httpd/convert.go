package httpd

import (
	"slices"

	"vitae/internal/domain/tailor"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

// readAnswer is what was read from a resume.
type readAnswer struct {
	FileName  string           `json:"fileName,omitempty"`
	Format    docparse.Format  `json:"format,omitempty"`
	Pages     int              `json:"pages,omitempty"`
	Document  *document.Resume `json:"document"`
	Text      string           `json:"text,omitempty"`
	NotPlaced []string         `json:"notPlaced"`
	Warnings  []string         `json:"warnings"`
}

// trialAnswer is a whole trial: what was read, what was asked, what was changed and what it is worth.
type trialAnswer struct {
	readAnswer
	Original *document.Resume `json:"original"`
	Job      posting.Reading  `json:"job"`
	Before   *match.Report    `json:"before"`
	After    *match.Report    `json:"after"`
	Changes  []compose.Change `json:"changes"`
	Notes    []string         `json:"notes"`
	Findings []check.Finding  `json:"findings"` // about the user's own words

	Questions []interview.Question `json:"questions"` // about what the tailored resume does not show
}

func toRead(name string, r *docparse.Result) readAnswer {
	out := readAnswer{
		FileName: name, Format: r.Format, Pages: r.Pages, Document: r.Whole(), Text: r.Text,
		NotPlaced: []string{},
		Warnings:  orEmpty(slices.Concat(r.Warnings, r.ImagesLeft(), docrender.Unshown(r.Document))),
	}
	for _, l := range r.NotPlaced {
		out.NotPlaced = append(out.NotPlaced, l.Text)
	}
	return out
}

// toTrial joins what was read with what was made of it; the answer's document is the tailored one.
func toTrial(read readAnswer, original *document.Resume, p *posting.Posting, t *tailor.Tailored) trialAnswer {
	read.Document = t.Document
	return trialAnswer{
		readAnswer: read, Original: original, Job: p.Reading(),
		Before: t.Before, After: t.After, Changes: orEmpty(t.Changes), Notes: orEmpty(t.Notes),
		Findings:  orEmpty(t.Findings),
		Questions: orEmpty(t.Questions),
	}
}

// orEmpty makes an empty list of none, so that JSON shows [] and never null.
func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
