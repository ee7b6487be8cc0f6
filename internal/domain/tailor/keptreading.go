package tailor

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"vitae/internal/base/id"
	"vitae/internal/engine/posting"
)

// KeptReading is what was read of a job description, as it is kept with it. Sum is over the text that was read and the
// program that read it: a reading under another sum is of no use.
type KeptReading struct {
	Sum  string
	Read *posting.Posting
}

// sumOf is the sum of a text that this program reads, "" where readings are kept in memory alone.
func (s *Service) sumOf(text string) string {
	if s.d.Program == nil {
		return ""
	}
	return sumOf(s.d.Program(), text)
}

func sumOf(program, text string) string {
	if program == "" {
		return ""
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\n%s", program, text))
	return hex.EncodeToString(sum[:])
}

// Reading is what a job description asks for, with its owner's corrections. A text that this program has not read
// before is read when it is its turn: some milliseconds.
func (s *Service) Reading(ctx context.Context, j JobDescription) (*posting.Posting, error) {
	if p := s.known(ctx, j); p != nil {
		return p.Correct(j.Corrections), nil
	}
	done, err := s.d.Work.Take(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	return s.reading(ctx, j)
}

// reading is Reading for whoever has a turn.
func (s *Service) reading(ctx context.Context, j JobDescription) (*posting.Posting, error) {
	p, err := s.read(ctx, j)
	if err != nil {
		return nil, err
	}
	return p.Correct(j.Corrections), nil
}

// requirementsInTurn is Asked for whoever has no turn yet.
func (s *Service) requirementsInTurn(ctx context.Context, j JobDescription) (*posting.Posting, error) {
	done, err := s.d.Work.Take(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	return s.Asked(ctx, j)
}

// Asked is Reading for a match, for whoever has a turn: a text that asks for nothing is refused.
func (s *Service) Asked(ctx context.Context, j JobDescription) (*posting.Posting, error) {
	p, err := s.read(ctx, j)
	if err == nil {
		err = asks(p)
	}
	if err != nil {
		return nil, err
	}
	return p.Correct(j.Corrections), nil
}

// read returns what is known of a job's text, or reads it and keeps that with the job.
func (s *Service) read(ctx context.Context, j JobDescription) (*posting.Posting, error) {
	if p := s.known(ctx, j); p != nil {
		return p, nil
	}
	p, err := s.d.Engine.Requirements(ctx, j.Text())
	if err != nil {
		return nil, err
	}
	s.unkept(ctx, "keep", j.ID, s.keepRead(ctx, s.d.Store, j))
	return p, nil
}

// known returns what was read of a job's text before, lately by this program or as it is kept with the job; nil for
// neither.
func (s *Service) known(ctx context.Context, j JobDescription) *posting.Posting {
	text := j.Text()
	if p := s.d.Engine.readings.get(text); p != nil {
		return p
	}
	sum := s.sumOf(text)
	if sum == "" || !id.WellFormed(j.ID) {
		return nil
	}
	p, err := s.d.Store.KeptReading(ctx, j.Owner, j.ID, sum)
	s.unkept(ctx, "look up", j.ID, err)
	if p != nil {
		s.d.Engine.readings.put(text, p)
	}
	return p
}

// keepRead keeps with a job what was read of its text lately, if it was.
func (s *Service) keepRead(ctx context.Context, store Store, j JobDescription) error {
	text := j.Text()
	p, sum := s.d.Engine.readings.get(text), s.sumOf(text)
	if p == nil || sum == "" || !id.WellFormed(j.ID) {
		return nil
	}
	return store.KeepReading(ctx, j.Owner, j.ID, KeptReading{Sum: sum, Read: p})
}

// unkept logs that a reading could not be kept or looked up, which costs time and nothing else.
func (s *Service) unkept(ctx context.Context, what string, j id.JobDescription, err error) {
	if err != nil && ctx.Err() == nil {
		s.d.Log.WarnContext(ctx, "the parsed posting of a job was not saved", "what", what, "job", string(j),
			"error", err)
	}
}
