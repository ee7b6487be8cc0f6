package coach

import (
	"cmp"
	"context"
	"strings"
	"unicode"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/check"
	"vitae/internal/engine/document"
	"vitae/internal/engine/letter"
)

// materials are the texts that a letter may rest on: the resume, the posting and the user's own words beside them.
// Resume and job may be gone by the time that a letter is edited.
type materials struct {
	resume *document.Resume
	lines  []document.Line
	job    string
	own    []string
	allow  []string // names that the posting supports
}

func materialsOf(doc *document.Resume, job tailor.JobDescription, f LetterFacts) materials {
	m := materials{resume: doc, job: job.Text(), allow: []string{job.Title, job.Company, job.Location}}
	if doc != nil {
		m.lines = doc.Lines()
	}
	for _, a := range f.Answers {
		m.own = append(m.own, a.Text)
	}
	if f.Instructions != "" {
		m.own = append(m.own, f.Instructions)
	}
	return m
}

// source finds where words stand that the writer named as a source.
func (m materials) source(words string) Source {
	for _, own := range m.own {
		if own == words {
			return Source{From: FromUser, Text: words}
		}
	}
	for _, l := range m.lines {
		if l.Text == words {
			return Source{From: FromResume, Path: l.Path, Text: words}
		}
	}
	for _, l := range m.lines {
		if strings.Contains(l.Text, words) {
			return Source{From: FromResume, Path: l.Path, Text: words}
		}
	}
	if strings.Contains(m.job, words) {
		return Source{From: FromPosting, Text: words}
	}
	return Source{From: FromResume, Text: words} // put together from the lines of a job: its title and employer
}

func (m materials) sources(words []string) []Source {
	out := make([]Source, 0, len(words))
	for _, w := range words {
		out = append(out, m.source(w))
	}
	return out
}

// writtenParagraphs returns the paragraphs of a letter as it was written with their sources.
func writtenParagraphs(l *document.Letter, doc *document.Resume, job tailor.JobDescription, f LetterFacts) []Paragraph {
	m := materialsOf(doc, job, f)
	out := make([]Paragraph, 0, len(l.Paragraphs))
	for _, p := range l.Paragraphs {
		out = append(out, Paragraph{Text: p.Text, Sources: m.sources(p.Sources)})
	}
	return out
}

// enoughShared is the share of a source line's words that a paragraph of the user's must hold to rest on it. By hand
// (docs/coaching.md).
const enoughShared = 0.6

// resting finds the lines that a paragraph shares most of its words with.
func (m materials) resting(text string) []Source {
	words := contentWords(text)
	out := []Source{}
	add := func(from SourceKind, path, line string) {
		if line = strings.TrimSpace(line); len(out) < 6 && shared(line, words) >= enoughShared {
			out = append(out, Source{From: from, Path: path, Text: line})
		}
	}
	for _, own := range m.own {
		add(FromUser, "", own)
	}
	for _, l := range m.lines {
		add(FromResume, l.Path, l.Text)
	}
	for line := range strings.Lines(m.job) {
		add(FromPosting, "", line)
	}
	return out
}

// shared is the share of a line's words among others, 0 for a line of fewer than three.
func shared(line string, among map[string]bool) float64 {
	all := contentWords(line)
	if len(all) < 3 {
		return 0
	}
	n := 0
	for w := range all {
		if among[w] {
			n++
		}
	}
	return float64(n) / float64(len(all))
}

// contentWords are the words of a text that are no small change: four letters and more, and whatever holds a digit.
func contentWords(text string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) &&
			!unicode.IsDigit(r) && r != '%'
	}) {
		if len(w) > 3 || strings.ContainsFunc(w, unicode.IsDigit) {
			out[w] = true
		}
	}
	return out
}

// rewrite makes the body of a text that the user edited: paragraphs that stand as they were keep their sources and are
// not checked again; the others are searched for the lines that they share words with, and checked.
func (s *Service) rewrite(ctx context.Context, l Letter, b *LetterBody, content string) error {
	m, err := s.materials(ctx, l)
	if err != nil {
		return err
	}
	before := map[string][]Source{}
	for i, p := range b.Written.Paragraphs {
		before[p.Text] = m.sources(p.Sources)
		if i < len(b.Paragraphs) && b.Paragraphs[i].Text == p.Text {
			before[p.Text] = b.Paragraphs[i].Sources
		}
	}
	b.Content, b.Paragraphs, b.Findings, b.Unchecked = content, []Paragraph{}, []check.Finding{}, ""
	var changed []string
	for _, text := range partsOf(content).paragraphs {
		sources, stands := before[text]
		if !stands {
			sources = m.resting(text)
			changed = append(changed, text)
		}
		b.Paragraphs = append(b.Paragraphs, Paragraph{Text: text, Sources: sources})
	}
	switch {
	case len(changed) == 0:
		return nil
	case m.resume == nil:
		b.Unchecked = "The resume for this letter was deleted, so your changes weren't checked."
		return nil
	}
	return s.d.Jobs.InTurn(ctx, func(e *tailor.Engine) error {
		b.Findings, err = s.check(ctx, e, m, strings.Join(changed, "\n\n"))
		return err
	})
}

// check lists what a text claims that neither the resume nor the user's own words beside it say. Places to fill in and
// our own sentences claim nothing.
func (s *Service) check(ctx context.Context, e *tailor.Engine, m materials, text string) ([]check.Finding, error) {
	said := m.resume.Text() + "\n\n" + strings.Join(m.own, "\n")
	claims := letter.Claims(text)
	found, err := e.Claims(ctx, check.Text{Text: said, Document: m.resume},
		check.Text{Text: claims, Allow: m.allow, Now: s.month()})
	if err != nil {
		return nil, err
	}
	whole := map[string]string{}
	written := strings.Split(text, "\n")
	for i, line := range strings.Split(claims, "\n") {
		whole[strings.TrimSpace(line)] = strings.TrimSpace(written[i])
	}
	out := []check.Finding{}
	for _, f := range found {
		f.Line = cmp.Or(whole[f.Line], f.Line)
		out = append(out, f)
	}
	return out, nil
}

// materials reads what a letter rests on, the facts that its owner keeps included; what was deleted since is empty.
func (s *Service) materials(ctx context.Context, l Letter) (materials, error) {
	doc, err := s.document(ctx, l.Owner, l.Version)
	if err != nil && fault.KindOf(err) != fault.NotFound {
		return materials{}, err
	}
	job, err := s.d.Jobs.Job(ctx, l.Owner, l.Job)
	if err != nil && fault.KindOf(err) != fault.NotFound {
		return materials{}, err
	}
	m := materialsOf(doc, job, l.LetterFacts)
	kept, err := s.keptLines(ctx, l.Owner)
	m.own = append(m.own, kept...)
	return m, err
}

// keptLines returns the words of the facts that a user keeps.
func (s *Service) keptLines(ctx context.Context, owner id.User) ([]string, error) {
	var out []string
	kept, err := s.d.Jobs.Facts(ctx, owner)
	for _, f := range kept {
		if f.Text != "" {
			out = append(out, f.Text)
		}
	}
	return out, err
}
