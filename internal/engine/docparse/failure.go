package docparse

import (
	"errors"
	"maps"
	"runtime/debug"
	"slices"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
)

// unreadable is what a user is shown where reading a whole file fails by a mistake of the reader.
const unreadable = "This file couldn't be read. Save it again as PDF or DOCX, or paste its text."

// Failure is a mistake of the reader, for the log: nothing of it is shown to users, and it holds nothing of theirs.
type Failure struct {
	Cause string // what the panic was, as fault.PanicText describes it
	Stack string // where it happened
}

func (f *Failure) Error() string { return "docparse: " + f.Cause }

// failure makes an error of what a recovered panic holds.
func failure(cause any) *Failure {
	return &Failure{Cause: fault.PanicText(cause), Stack: string(debug.Stack())}
}

// FailuresOf returns the mistakes of the reader behind what Read returned.
func FailuresOf(read *Result, err error) []*Failure {
	var whole *Failure
	switch {
	case errors.As(err, &whole):
		return []*Failure{whole}
	case err == nil:
		return read.Failures
	}
	return nil
}

// guarded reads a section and holds a mistake of the reader to it: what the section had given is taken back, its lines
// are listed as not placed, and the user learns of it.
func (b *builder) guarded(s *section, read func(*section)) {
	undo := b.saved(s)
	defer func() {
		cause := recover()
		if cause == nil {
			return
		}
		undo()
		b.res.Failures = append(b.res.Failures, failure(cause))
		name := "A section"
		if s.heading != "" {
			name = "The section “" + s.heading + "”"
		}
		b.res.Warnings = append(b.res.Warnings, name+" couldn't be read. Its lines are listed with those that don't fit any field.")
	}()
	read(s)
}

// saved notes what a section can change and gives the way back.
func (b *builder) saved(s *section) (undo func()) {
	doc, layout, basics := b.doc, b.layout, b.basics
	layout.Headings, basics.urls = maps.Clone(layout.Headings), maps.Clone(basics.urls)
	fields, from, notPlaced := len(b.res.Fields), len(b.from), len(b.res.NotPlaced)
	paras := make([]para, len(s.paras))
	for i, p := range s.paras {
		paras[i] = *p
		paras[i].segs = slices.Clone(p.segs)
	}
	before := slices.Clone(s.paras)
	return func() {
		b.doc, b.layout, b.basics = doc, layout, basics
		b.res.Fields, b.from, b.res.NotPlaced = b.res.Fields[:fields], b.from[:from], b.res.NotPlaced[:notPlaced]
		for i, p := range before {
			*p = paras[i]
			p.used = false
		}
		if s.head != nil {
			s.head.used = false
		}
	}
}

// guardedBuild reads lines with an answer to mistakes outside a section: every line is listed and nothing is placed.
func guardedBuild(format Format, lines []line, read func(Format, []line) *Result) (res *Result) {
	listed := make([]Line, 0, len(lines))
	for i := range lines {
		listed = append(listed, lines[i].place())
	}
	text := textOf(lines)
	defer func() {
		if cause := recover(); cause != nil {
			res = &Result{
				Document: &document.Resume{}, Format: format, Text: text, NotPlaced: listed,
				Failures: []*Failure{failure(cause)},
				Warnings: []string{
					"We couldn't recognize the sections of this file. All its lines are listed as lines that don't fit any field.",
				},
				Layout: Layout{Words: countWords(text), StreamText: text},
			}
		}
	}()
	return read(format, lines)
}

// guarded answers a mistake of the reader that no part of the file can be blamed for with a sentence for the user.
func guarded(read func() (*Result, error)) (res *Result, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			res, err = nil, fault.Wrap("docparse.Read", fault.Unreadable, unreadable, failure(cause))
		}
	}()
	return read()
}
