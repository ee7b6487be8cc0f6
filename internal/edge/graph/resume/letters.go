package resume

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/edge/graph/resume/level"
	"vitae/internal/edge/graph/resume/model"
	"vitae/internal/engine/compose"
)

// CoverLetters lists the caller's, the latest changed first.
func (q queries) CoverLetters(ctx context.Context, userID string, first *int32, after *string) ([]model.CoverLetter,
	error,
) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	page, err := toPage(first, after)
	if err != nil {
		return nil, err
	}
	all, err := q.coaching.Letters(ctx, owner(ctx), page)
	if err != nil {
		return nil, err
	}
	sayMore(ctx, all, page, func(s coach.Letter) string { return string(s.ID) })
	l := &level.Letters{Looked: level.Under(level.NewBudget()), All: all}
	return each(all, l, fromLetter), l.Budget().Take(len(all), level.Light)
}

// CoverLetter returns one.
func (q queries) CoverLetter(ctx context.Context, letter string) (*model.CoverLetter, error) {
	l, err := toID[id.Artifact](letter)
	if err != nil {
		return nil, err
	}
	return aLetter(q.coaching.Letter(ctx, owner(ctx), l))
}

// GenerateCoverLetter writes a letter.
func (m mutations) GenerateCoverLetter(ctx context.Context, in model.GenerateCoverLetterInput) (*model.CoverLetter,
	error,
) {
	request, err := toLetterRequest(in)
	if err != nil {
		return nil, err
	}
	return aLetter(m.coaching.GenerateLetter(ctx, owner(ctx), request))
}

// UpdateCoverLetter changes a letter; a new text makes a new version.
func (m mutations) UpdateCoverLetter(ctx context.Context, letter string,
	in model.UpdateCoverLetterInput,
) (*model.CoverLetter, error) {
	l, err := toID[id.Artifact](letter)
	if err != nil {
		return nil, err
	}
	change := coach.LetterChange{
		Title: in.Title.Value(), Content: in.Content.Value(),
		Base: int(orZero(in.BaseVersionNumber.Value())),
	}
	return aLetter(m.coaching.UpdateLetter(ctx, owner(ctx), l, change))
}

// DeleteCoverLetter moves a letter to the trash.
func (m mutations) DeleteCoverLetter(ctx context.Context, letter string) (*model.DeleteResult, error) {
	l, err := toID[id.Artifact](letter)
	if err != nil {
		return nil, err
	}
	return deleted(m.coaching.DeleteLetter(ctx, owner(ctx), l), "The cover letter was moved to the trash. It will be deleted after 30 days")
}

// RestoreCoverLetter takes a letter out of the trash.
func (m mutations) RestoreCoverLetter(ctx context.Context, letter string) (*model.CoverLetter, error) {
	l, err := toID[id.Artifact](letter)
	if err != nil {
		return nil, err
	}
	return aLetter(m.coaching.RestoreLetter(ctx, owner(ctx), l))
}

func toLetterRequest(in model.GenerateCoverLetterInput) (coach.LetterRequest, error) {
	out := coach.LetterRequest{
		Tone: compose.Tone(orZero(in.Tone.Value())), Length: int(orZero(in.Length.Value())),
		Instructions: orZero(in.Instructions.Value()), Key: orZero(in.RequestKey.Value()),
	}
	for _, a := range in.Answers.Value() {
		out.Answers = append(out.Answers, coach.Answer{Question: coach.LetterQuestion(a.Question), Text: a.Text})
	}
	var err error
	if out.Version, err = toID[id.Version](in.ResumeVersionID); err != nil {
		return out, err
	}
	out.Job, err = toID[id.JobDescription](in.JobDescriptionID)
	return out, err
}

// aLetter is a level of its own.
func aLetter(l coach.Letter, err error) (*model.CoverLetter, error) {
	if err != nil {
		return nil, err
	}
	all := &level.Letters{Looked: level.Under(level.NewBudget()), All: []coach.Letter{l}}
	return fromLetter(&all.All[0], all), nil
}

func fromLetter(l *coach.Letter, of *level.Letters) *model.CoverLetter {
	out := &model.CoverLetter{
		ID: string(l.ID), UserID: l.Owner.String(), ResumeVersionID: string(l.Version), JobDescriptionID: string(l.Job),
		Title: l.Title, Tone: model.Tone(l.Tone),
		Length: int32(l.Length), Instructions: orNil(l.Instructions), VersionNumber: int32(l.Number),
		CreatedAt: fromTime(l.CreatedAt), UpdatedAt: fromTime(l.UpdatedAt),
		Answers: make([]model.LetterAnswer, 0, len(l.Answers)), From: l, Level: of,
	}
	for _, a := range l.Answers {
		out.Answers = append(out.Answers, model.LetterAnswer{Question: model.LetterQuestion(a.Question), Text: a.Text})
	}
	return out
}

// body returns what a letter says.
func (r letterFields) body(ctx context.Context, of *model.CoverLetter) (*coach.LetterBody, error) {
	return bodyOf(&of.Level.Looked, of.From.ID, of.Level.All, func(l *coach.Letter) id.Artifact { return l.ID },
		func(ids []id.Artifact) (map[id.Artifact]*coach.LetterBody, error) {
			return r.coaching.LetterBodies(ctx, owner(ctx), ids)
		})
}

// Content returns the text.
func (r letterFields) Content(ctx context.Context, of *model.CoverLetter) (string, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return "", err
	}
	return b.Content, nil
}

// Paragraphs returns the text's parts with their sources.
func (r letterFields) Paragraphs(ctx context.Context, of *model.CoverLetter) ([]model.LetterParagraph, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	out := make([]model.LetterParagraph, 0, len(b.Paragraphs))
	for _, p := range b.Paragraphs {
		one := model.LetterParagraph{Text: p.Text, Sources: make([]model.LetterSource, 0, len(p.Sources))}
		for _, s := range p.Sources {
			one.Sources = append(one.Sources, model.LetterSource{
				From: model.LetterSourceKind(s.From),
				Path: orNil(s.Path), Text: s.Text,
			})
		}
		out = append(out, one)
	}
	return out, nil
}

// Findings lists what an edited text claims and no text of the user's says.
func (r letterFields) Findings(ctx context.Context, of *model.CoverLetter) ([]model.CheckFinding, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	return fromFindings(b.Findings), nil
}

// Unchecked reports why an edited text was not checked.
func (r letterFields) Unchecked(ctx context.Context, of *model.CoverLetter) (*string, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	return orNil(b.Unchecked), nil
}

// Placeholders lists what is still to be filled in.
func (r letterFields) Placeholders(ctx context.Context, of *model.CoverLetter) ([]string, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	return coach.Placeholders(b.Content), nil
}

// Notes reports what to know of the letter as it was written.
func (r letterFields) Notes(ctx context.Context, of *model.CoverLetter) ([]string, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	if b.Written == nil || b.Written.Notes == nil {
		return []string{}, nil
	}
	return b.Written.Notes, nil
}

// Versions returns the newest states of the text.
func (r letterFields) Versions(ctx context.Context, of *model.CoverLetter, first *int32) ([]model.CoverLetterVersion,
	error,
) {
	n, err := toFirst(first, defaultMatches)
	if err != nil {
		return nil, err
	}
	n = min(n, coach.MaxLetterVersions)
	l := of.Level
	all, err := level.Once(&l.Looked, versionsKey{n}, func() (map[id.Artifact][]coach.LetterVersion, error) {
		ids := distinct(l.All, func(l *coach.Letter) id.Artifact { return l.ID })
		if err := l.Budget().Take(len(ids)*n, level.Light); err != nil {
			return nil, err
		}
		return r.coaching.LetterVersions(ctx, owner(ctx), ids, n)
	})
	if err != nil {
		return nil, err
	}
	out := make([]model.CoverLetterVersion, 0, len(all[of.From.ID]))
	for _, v := range all[of.From.ID] {
		out = append(out, model.CoverLetterVersion{
			Number: int32(v.Number), Content: v.Content,
			CreatedAt: fromTime(v.CreatedAt),
		})
	}
	return out, nil
}

// ResumeVersion returns the version that the letter was made from, nil where it is gone.
func (r letterFields) ResumeVersion(ctx context.Context, of *model.CoverLetter) (*model.ResumeVersion, error) {
	return root(r).madeFrom(ctx, &of.Level.Looked, of.From.Version, func() []id.Version {
		return distinct(of.Level.All, func(l *coach.Letter) id.Version { return l.Version })
	})
}

// JobDescription returns the job that the letter is for, nil where it is gone.
func (r letterFields) JobDescription(ctx context.Context, of *model.CoverLetter) (*model.JobDescription, error) {
	return root(r).madeFor(ctx, &of.Level.Looked, of.From.Job, func() []id.JobDescription {
		return distinct(of.Level.All, func(l *coach.Letter) id.JobDescription { return l.Job })
	})
}
