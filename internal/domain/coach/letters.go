package coach

import (
	"context"
	"slices"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/letter"
	"vitae/internal/engine/posting"
)

// LetterRequest asks for a letter. Length is 150, 250 or 350 words, 0 for 250. A Key that was used before gives the
// first letter again.
type LetterRequest struct {
	Version      id.Version
	Job          id.JobDescription
	Tone         compose.Tone
	Length       int
	Instructions string
	Answers      []Answer
	Key          string
}

// LetterChange is what to change of a letter; nil leaves a thing as it is. Base is the number of the version that the
// text began from, 0 where that does not matter: where a newer one is there, that is fault.Conflict.
type LetterChange struct {
	Title   *string
	Content *string
	Base    int
}

const defaultLength = 250

var letterQuestions = []LetterQuestion{WhyThisJob, WhyNow, ProudOf, NotInResume, WhenToBegin}

func letterOf(s Artifact) (Letter, error) {
	l := Letter{Artifact: s}
	return l, decode(s.Facts, &l.LetterFacts)
}

// Letters lists the owner's, the latest changed first.
func (s *Service) Letters(ctx context.Context, owner id.User, p owned.Page) ([]Letter, error) {
	return listed(ctx, s, owner, KindLetter, p, letterOf)
}

// Letter returns one of the owner's.
func (s *Service) Letter(ctx context.Context, owner id.User, l id.Artifact) (Letter, error) {
	one, err := s.one(ctx, s.d.Store, owner, KindLetter, l)
	if err != nil {
		return Letter{}, err
	}
	return letterOf(one)
}

// LetterBodies returns what letters say; those that are not there are missing.
func (s *Service) LetterBodies(ctx context.Context, owner id.User,
	of []id.Artifact,
) (map[id.Artifact]*LetterBody, error) {
	return bodies[LetterBody](ctx, s, owner, of)
}

// LetterVersions returns the newest n versions of each letter, newest first.
func (s *Service) LetterVersions(ctx context.Context, owner id.User, of []id.Artifact,
	n int,
) (map[id.Artifact][]LetterVersion, error) {
	return s.d.Store.LetterVersions(ctx, owner, of, min(n, MaxLetterVersions))
}

// GenerateLetter writes a letter for a job from a version of a resume and keeps it as version 1. The user's answers
// stand in it word for word; where they say nothing of why this job and why now, places to fill in do.
func (s *Service) GenerateLetter(ctx context.Context, owner id.User, r LetterRequest) (Letter, error) {
	r, err := r.checked()
	if err != nil {
		return Letter{}, err
	}
	first, err := s.done(ctx, owner, callLetter, r.Key)
	if err != nil {
		return Letter{}, err
	}
	if first != "" {
		return s.Letter(ctx, owner, first)
	}
	ctx, watched, cancel := tailor.Watch(ctx, r.Key, s.now)
	defer cancel()
	doc, err := s.document(ctx, owner, r.Version)
	if err != nil {
		return Letter{}, err
	}
	job, err := s.d.Jobs.Job(ctx, owner, r.Job)
	if err != nil {
		return Letter{}, err
	}
	written, err := s.written(ctx, doc, job, r)
	if err != nil {
		return Letter{}, err
	}
	one := s.begin(owner, KindLetter, "Cover letter for "+job.Headline())
	facts := LetterFacts{
		Version: r.Version, Job: r.Job, Tone: r.Tone, Length: r.Length, Instructions: r.Instructions,
		Answers: r.Answers, Number: 1,
	}
	text := LetterBody{
		Written: written, Content: written.Markdown(), Findings: []check.Finding{},
		Paragraphs: writtenParagraphs(written, doc, job, facts),
	}
	made, err := s.add(ctx, callLetter, r.Key, one, facts, text, func(tx Store) error {
		first := LetterVersion{Letter: one.ID, Owner: owner, Number: 1, CreatedAt: one.CreatedAt, Content: text.Content}
		if err := tx.AddLetterVersion(ctx, first, MaxLetterVersions); err != nil {
			return err
		}
		return s.ready(ctx, tx, one, watched)
	})
	if err != nil {
		return Letter{}, err
	}
	return s.Letter(ctx, owner, made)
}

// checked returns a request as it is done.
func (r LetterRequest) checked() (LetterRequest, error) {
	const op = "coach.LetterRequest.checked"
	if r.Length == 0 {
		r.Length = defaultLength
	}
	if r.Tone == "" {
		r.Tone = compose.Professional
	}
	r.Instructions = strings.TrimSpace(owned.Clean(r.Instructions))
	if err := letter.CheckLength(r.Length); err != nil {
		return r, err
	}
	switch {
	case owned.Longer(r.Instructions, MaxInstructions):
		return r, fault.Field(op, "instructions", "The instructions can have at most 2,000 characters.")
	case len(r.Answers) > MaxAnswers:
		return r, fault.Field(op, "answers", "You can answer at most five questions.")
	}
	answers := []Answer{}
	for _, a := range r.Answers {
		a.Text = owned.CleanLine(a.Text)
		switch {
		case a.Text == "":
			continue
		case !slices.Contains(letterQuestions, a.Question):
			return r, fault.Field(op, "answers", "This question doesn't exist.")
		case owned.Longer(a.Text, MaxAnswer):
			return r, fault.Field(op, "answers", "An answer can have at most 300 characters.")
		case slices.ContainsFunc(answers, func(o Answer) bool { return o.Question == a.Question }):
			return r, fault.Field(op, "answers", "You can answer each question only once.")
		}
		answers = append(answers, a)
	}
	r.Answers = answers
	return r, nil
}

// written runs the writer when it is its turn.
func (s *Service) written(ctx context.Context, doc *document.Resume, j tailor.JobDescription,
	r LetterRequest,
) (*document.Letter, error) {
	var out *document.Letter
	err := s.d.Jobs.InTurn(ctx, func(e *tailor.Engine) error {
		var p *posting.Posting
		var err error
		if p, err = s.readJob(ctx, j); err != nil {
			return err
		}
		out, err = e.Letter(ctx, doc, p, r.options())
		return err
	})
	return out, err
}

// options gives each answer its place: why this job at the beginning, why now before the close, the others between.
func (r LetterRequest) options() letter.Options {
	o := letter.Options{Tone: r.Tone, Words: r.Length, Instructions: r.Instructions}
	for _, a := range r.Answers {
		switch a.Question {
		case WhyThisJob:
			o.WhyHere = a.Text
		case WhyNow:
			o.WhyNow = a.Text
		default:
			o.Own = append(o.Own, a.Text)
		}
	}
	return o
}

// UpdateLetter changes what is given. A new text becomes a new version, with its sources and what it claims beyond the
// resume, the posting's names and the user's answers: reported and never blocked.
func (s *Service) UpdateLetter(ctx context.Context, owner id.User, l id.Artifact, c LetterChange) (Letter, error) {
	c, err := c.checked()
	if err != nil {
		return Letter{}, err
	}
	old, err := s.Letter(ctx, owner, l)
	if err != nil {
		return Letter{}, err
	}
	said, err := body[LetterBody](ctx, s, owner, old.Artifact)
	if err != nil {
		return Letter{}, err
	}
	rewritten := c.Content != nil && *c.Content != said.Content
	if rewritten {
		if err := s.rewrite(ctx, old, said, *c.Content); err != nil {
			return Letter{}, err
		}
	}
	err = s.exclusive(ctx, owner, func(tx Store) error { return s.saveLetter(ctx, tx, old, c, said, rewritten) })
	if err != nil {
		return Letter{}, err
	}
	return s.Letter(ctx, owner, l)
}

// saveLetter keeps a change of a letter, unless its text has been changed since it was read.
func (s *Service) saveLetter(ctx context.Context, tx Store, old Letter, c LetterChange, said *LetterBody,
	rewritten bool,
) error {
	now, err := s.one(ctx, tx, old.Owner, KindLetter, old.ID)
	if err != nil {
		return err
	}
	l, err := letterOf(now)
	if err != nil {
		return err
	}
	if rewritten && (l.Number != old.Number || c.Base != 0 && c.Base != l.Number) {
		return fault.New("coach.saveLetter", fault.Conflict,
			"The letter was changed in another tab or browser. Reload it to continue. Your text is kept.")
	}
	l.UpdatedAt = s.now()
	if c.Title != nil {
		l.Title = *c.Title
	}
	if !rewritten {
		return saveFacts(ctx, tx, l.Artifact, l.LetterFacts, nil)
	}
	l.Number++
	if err := saveFacts(ctx, tx, l.Artifact, l.LetterFacts, said); err != nil {
		return err
	}
	return tx.AddLetterVersion(ctx, LetterVersion{
		Letter: l.ID, Owner: l.Owner, Number: l.Number,
		CreatedAt: l.UpdatedAt, Content: said.Content,
	}, MaxLetterVersions)
}

func (c LetterChange) checked() (LetterChange, error) {
	const op = "coach.LetterChange.checked"
	if c.Title != nil {
		title := owned.CleanLine(*c.Title)
		c.Title = &title
		switch {
		case title == "":
			return c, fault.Field(op, "title", "Enter a title for the letter.")
		case owned.Longer(title, MaxTitle):
			return c, fault.Field(op, "title", "The title can have at most 200 characters.")
		}
	}
	if c.Content != nil {
		text := strings.TrimSpace(owned.Clean(*c.Content)) + "\n"
		c.Content = &text
		switch {
		case text == "\n":
			return c, fault.Field(op, "content", "The letter is empty. Write something, or delete the letter.")
		case owned.Longer(text, MaxLetter):
			return c, fault.Field(op, "content", "The letter can have at most 20,000 characters.")
		}
	}
	return c, nil
}

// DeleteLetter moves a letter to the trash, with its versions.
func (s *Service) DeleteLetter(ctx context.Context, owner id.User, l id.Artifact) error {
	return s.remove(ctx, owner, KindLetter, l)
}

// RestoreLetter takes a letter out of the trash.
func (s *Service) RestoreLetter(ctx context.Context, owner id.User, l id.Artifact) (Letter, error) {
	if err := s.restore(ctx, owner, KindLetter, l); err != nil {
		return Letter{}, err
	}
	return s.Letter(ctx, owner, l)
}
