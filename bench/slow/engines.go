package main

import (
	"context"
	"fmt"
	"strings"

	"vitae/internal/base/clock"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
	"vitae/internal/engine/letter"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// names are the engines that are tried.
var names = []string{"posting", "resume", "match", "tailor", "letter", "check", "pdf"}

// engines run a piece of text, repeated to about as much as a request may bring.
type engines struct {
	*tailor.Engine
	job *posting.Posting
}

const (
	postingSize = 100 << 10 // all that is read
	resumeSize  = 20 << 10  // beyond, most shapes are refused
	textSize    = 150 << 10 // of a document that is sent as JSON
	drawnSize   = 40 << 10
)

func newEngines() (*engines, error) {
	catalogue, err := skill.Load()
	if err != nil {
		return nil, err
	}
	reader, err := docparse.NewReader(docparse.Config{})
	if err != nil {
		return nil, err
	}
	e, err := tailor.NewEngine(tailor.EngineDeps{Catalogue: catalogue, Reader: reader, Clock: clock.System{}})
	return &engines{e, posting.Read(catalogue, jobText)}, err
}

const jobText = "Backend Engineer\nAcme\n\nRequirements\n- 5 years of Go\n- PostgreSQL and Docker\n" +
	"- Degree in physics\n- English and German\n- Led teams\n"

func (e *engines) run(ctx context.Context, name, piece string) error {
	var err error
	switch name {
	case "posting":
		_, err = posting.ReadContext(ctx, e.Catalogue(), "Clerk\n\nRequirements\n"+repeated(piece, postingSize))
	case "resume":
		_, err = e.Pasted(ctx, "Jane Doe\njane@example.com\n\nExperience\nEngineer, Acme, Jan 2020 - Present\n"+
			repeated(piece, resumeSize))
	case "match":
		e.Match(documentOf(piece, textSize), e.job)
	case "tailor":
		_, err = e.Tailor(ctx, documentOf(piece, textSize), e.job, compose.DefaultOptions(), tailor.Decisions{})
	case "letter":
		_, err = e.Letter(ctx, documentOf(piece, textSize), e.job, letter.Options{})
	case "check":
		d, other := documentOf(piece, textSize), documentOf(piece+"5 ", textSize)
		_, err = e.Claims(ctx, check.Text{Text: d.Text(), Document: d}, check.Text{Text: other.Text(), Document: other})
	case "pdf":
		_, err = docrender.Resume(documentOf(piece, drawnSize), docrender.PDF, docrender.Options{})
	default:
		err = fmt.Errorf("no engine %q", name)
	}
	return err
}

func repeated(piece string, size int) string { return strings.Repeat(piece, max(1, size/len(piece))) }

// documentOf has a piece in one long text, and in many lines.
func documentOf(piece string, size int) *document.Resume {
	const lines = 200
	d := &document.Resume{Basics: document.Basics{Name: "Jane Doe", Summary: repeated(piece, size/2)}}
	one := document.Work{Name: "Acme", Position: "Engineer", StartDate: "2020-01"}
	for range lines {
		one.Highlights = append(one.Highlights, repeated(piece, size/2/lines))
	}
	d.Work = []document.Work{one}
	return d
}
