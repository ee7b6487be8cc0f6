package resume

import (
	"context"
	"strings"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/edge/graph/resume/level"
	"vitae/internal/edge/graph/resume/model"
	"vitae/internal/engine/guide"
)

// InterviewGuides lists the caller's, the latest changed first.
func (q queries) InterviewGuides(ctx context.Context, userID string, first *int32,
	after *string,
) ([]model.InterviewGuide, error) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	page, err := toPage(first, after)
	if err != nil {
		return nil, err
	}
	all, err := q.coaching.Guides(ctx, owner(ctx), page)
	if err != nil {
		return nil, err
	}
	sayMore(ctx, all, page, func(s coach.Guide) string { return string(s.ID) })
	l := &level.Guides{Looked: level.Under(level.NewBudget()), All: all}
	return each(all, l, fromGuide), l.Budget().Take(len(all), level.Light)
}

// InterviewGuide returns one.
func (q queries) InterviewGuide(ctx context.Context, guide string) (*model.InterviewGuide, error) {
	g, err := toID[id.Artifact](guide)
	if err != nil {
		return nil, err
	}
	return aGuide(q.coaching.Guide(ctx, owner(ctx), g))
}

// GenerateInterviewGuide prepares the interviews for a job.
func (m mutations) GenerateInterviewGuide(ctx context.Context,
	in model.GenerateInterviewGuideInput,
) (*model.InterviewGuide, error) {
	v, err := toID[id.Version](in.ResumeVersionID)
	if err != nil {
		return nil, err
	}
	j, err := toID[id.JobDescription](in.JobDescriptionID)
	if err != nil {
		return nil, err
	}
	return aGuide(m.coaching.GenerateGuide(ctx, owner(ctx),
		coach.GuideRequest{Version: v, Job: j, Key: orZero(in.RequestKey.Value())}))
}

// DeleteInterviewGuide moves a guide to the trash.
func (m mutations) DeleteInterviewGuide(ctx context.Context, guide string) (*model.DeleteResult, error) {
	g, err := toID[id.Artifact](guide)
	if err != nil {
		return nil, err
	}
	return deleted(m.coaching.DeleteGuide(ctx, owner(ctx), g), "The interview guide was moved to the trash. It will be deleted after 30 days")
}

// RestoreInterviewGuide takes a guide out of the trash.
func (m mutations) RestoreInterviewGuide(ctx context.Context, guide string) (*model.InterviewGuide, error) {
	g, err := toID[id.Artifact](guide)
	if err != nil {
		return nil, err
	}
	return aGuide(m.coaching.RestoreGuide(ctx, owner(ctx), g))
}

// AddPracticeAnswer keeps a try at an answer.
func (m mutations) AddPracticeAnswer(ctx context.Context, in model.PracticeAnswerInput) (*model.PracticeAnswer, error) {
	p, err := m.coaching.AddPractice(ctx, owner(ctx), in.QuestionID, in.Text)
	if err != nil {
		return nil, err
	}
	out := fromPractice(p)
	return &out, nil
}

// DeletePracticeAnswer removes a try for good.
func (m mutations) DeletePracticeAnswer(ctx context.Context, answer string) (*model.DeleteResult, error) {
	p, err := toID[id.Practice](answer)
	if err != nil {
		return nil, err
	}
	return deleted(m.coaching.DeletePractice(ctx, owner(ctx), p), "The answer was deleted")
}

// aGuide is a level of its own.
func aGuide(g coach.Guide, err error) (*model.InterviewGuide, error) {
	if err != nil {
		return nil, err
	}
	l := &level.Guides{Looked: level.Under(level.NewBudget()), All: []coach.Guide{g}}
	return fromGuide(&l.All[0], l), nil
}

func fromGuide(g *coach.Guide, l *level.Guides) *model.InterviewGuide {
	return &model.InterviewGuide{
		ID: string(g.ID), UserID: g.Owner.String(), ResumeVersionID: string(g.Version), JobDescriptionID: string(g.Job),
		Title: g.Title, CreatedAt: fromTime(g.CreatedAt),
		QuestionCount: int32(g.Questions), Practised: int32(len(g.Tries)), From: g, Level: l,
	}
}

// body returns a guide's rounds.
func (r guideFields) body(ctx context.Context, of *model.InterviewGuide) (*guide.Guide, error) {
	return bodyOf(&of.Level.Looked, of.From.ID, of.Level.All, func(g *coach.Guide) id.Artifact { return g.ID },
		func(ids []id.Artifact) (map[id.Artifact]*guide.Guide, error) {
			return r.coaching.GuideBodies(ctx, owner(ctx), ids)
		})
}

// Questions returns the questions of all rounds in their order.
func (r guideFields) Questions(ctx context.Context, of *model.InterviewGuide) ([]model.InterviewQuestion, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	out := make([]model.InterviewQuestion, 0, of.From.Questions)
	for _, round := range b.Rounds {
		for _, q := range round.Questions {
			out = append(out, fromQuestion(of, len(out)+1, round.Audience, q))
		}
	}
	return out, nil
}

func fromQuestion(of *model.InterviewGuide, number int, audience string, q guide.Question) model.InterviewQuestion {
	out := model.InterviewQuestion{
		ID: coach.QuestionID(of.From.ID, number), Category: q.Category, Question: q.Question, Rationale: q.Rationale,
		TalkingPoints: append([]string{}, q.TalkingPoints...),
		Audience:      audience, Cited: fromCited(q.Cited), Prepare: append([]string{}, q.Prepare...),
		Care: append([]string{}, q.Care...), Good: append([]string{}, q.Good...),
		Stories: make([]model.InterviewStory, 0, len(q.Stories)), Number: number, Guide: of.From.ID, Level: of.Level,
	}
	for _, s := range q.Stories {
		out.Stories = append(out.Stories, model.InterviewStory{
			Path: orNil(s.Path), Text: s.Text, Situation: fromPiece(s.Frame.Situation), Task: fromPiece(s.Frame.Task),
			Action: fromPiece(s.Frame.Action), Result: fromPiece(s.Frame.Result),
		})
	}
	return out
}

func fromPiece(p guide.Piece) *model.StoryPiece {
	return &model.StoryPiece{Words: orNil(p.Words), Ask: orNil(p.Ask)}
}

func fromCited(all []guide.Cited) []model.CitedLine {
	out := make([]model.CitedLine, 0, len(all))
	for _, c := range all {
		out = append(out, model.CitedLine{Path: orNil(c.Path), Text: c.Text})
	}
	return out
}

// Ask returns what to ask them.
func (r guideFields) Ask(ctx context.Context, of *model.InterviewGuide) ([]model.QuestionToAsk, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	out := make([]model.QuestionToAsk, 0, len(b.Ask))
	for _, a := range b.Ask {
		out = append(out, model.QuestionToAsk{Question: a.Question, Why: a.Why, Cited: fromCited(a.Cited)})
	}
	return out, nil
}

// Notes reports what the guide does not know.
func (r guideFields) Notes(ctx context.Context, of *model.InterviewGuide) ([]string, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	return append([]string{}, b.Notes...), nil
}

// ResumeVersion returns the version that the guide was made from, nil where it is gone.
func (r guideFields) ResumeVersion(ctx context.Context, of *model.InterviewGuide) (*model.ResumeVersion, error) {
	return root(r).madeFrom(ctx, &of.Level.Looked, of.From.Version, func() []id.Version {
		return distinct(of.Level.All, func(g *coach.Guide) id.Version { return g.Version })
	})
}

// JobDescription returns the job that the guide is for, nil where it is gone.
func (r guideFields) JobDescription(ctx context.Context, of *model.InterviewGuide) (*model.JobDescription, error) {
	return root(r).madeFor(ctx, &of.Level.Looked, of.From.Job, func() []id.JobDescription {
		return distinct(of.Level.All, func(g *coach.Guide) id.JobDescription { return g.Job })
	})
}

// Answers returns the saved tries at a question; those of all guides of the level are looked up together.
func (r questionFields) Answers(ctx context.Context, of *model.InterviewQuestion, first *int32) ([]model.PracticeAnswer,
	error,
) {
	n, err := toFirst(first, defaultMatches)
	if err != nil {
		return nil, err
	}
	l := of.Level
	all, err := level.Once(&l.Looked, lookPractice, func() (map[id.Artifact][]coach.Practice, error) {
		tries := 0
		for _, g := range l.All {
			for _, n := range g.Tries {
				tries += n
			}
		}
		if err := l.Budget().Take(tries, level.Light); err != nil || tries == 0 {
			return nil, err
		}
		return r.coaching.Practices(ctx, owner(ctx), distinct(l.All, func(g *coach.Guide) id.Artifact { return g.ID }))
	})
	if err != nil {
		return nil, err
	}
	out := []model.PracticeAnswer{}
	for _, p := range all[of.Guide] {
		if p.Question == of.Number && len(out) < n {
			out = append(out, fromPractice(p))
		}
	}
	return out, nil
}

func fromPractice(p coach.Practice) model.PracticeAnswer {
	out := model.PracticeAnswer{
		ID: string(p.ID), QuestionID: coach.QuestionID(p.Guide, p.Question), Text: p.Text,
		Words: int32(len(strings.Fields(p.Text))), CreatedAt: fromTime(p.CreatedAt),
		Checks: make([]model.PracticeCheck, 0, len(p.Checks)), Findings: fromFindings(p.Findings),
	}
	for _, c := range p.Checks {
		out.Checks = append(out.Checks, model.PracticeCheck{
			Kind: model.PracticeCheckKind(c.Kind), Ok: c.OK,
			Message: c.Message,
		})
	}
	return out
}
