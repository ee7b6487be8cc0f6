package compose

import (
	"bytes"
	"slices"
	"sync"
	"testing"

	"vitae/internal/engine/check"
	"vitae/internal/engine/compose/composetest"
	"vitae/internal/engine/posting"
)

// TestManyWriteAtOnce tailors one resume for every job on as many goroutines and checks what was written: what is
// shared between them, the resume and the catalogue, is only read. It is the test of this package that runs under the
// race detector (see docs/testing.md).
func TestManyWriteAtOnce(t *testing.T) {
	t.Parallel()
	jobs := composetest.Jobs(t)
	r := readPerson(t, composetest.People(t)[0])
	postings := make([]*posting.Posting, len(jobs))
	for i, job := range jobs {
		postings[i] = readJob(t, job)
	}
	write := func(p *posting.Posting) (*Tailored, []check.Finding) {
		got, err := Tailor(loaded(), r, p, DefaultOptions(), today)
		if err != nil {
			t.Errorf("%s: %v", p.Title, err)
			return nil, nil
		}
		return got, check.Check(loaded(), check.Text{Text: r.Text(), Document: r},
			check.Text{Text: got.Document.Text(), Document: got.Document, Now: today})
	}
	written, found := make([]*Tailored, len(jobs)), make([][]check.Finding, len(jobs))
	var all sync.WaitGroup
	for i, p := range postings {
		all.Go(func() { written[i], found[i] = write(p) })
	}
	all.Wait()
	for i, job := range jobs {
		single, findings := write(postings[i])
		if single == nil || written[i] == nil {
			continue
		}
		if !bytes.Equal(single.Document.JSON(), written[i].Document.JSON()) || !slices.Equal(findings, found[i]) {
			t.Errorf("%s: written beside others it says something else", job)
		}
	}
}
