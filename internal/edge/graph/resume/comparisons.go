package resume

import (
	"context"
	"maps"
	"slices"
	"strings"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/edge/graph/resume/level"
	"vitae/internal/edge/graph/resume/model"
	"vitae/internal/engine/market"
	"vitae/internal/engine/match"
)

// CompetitiveAnalyses lists the caller's, the latest changed first.
func (q queries) CompetitiveAnalyses(ctx context.Context, userID string, first *int32,
	after *string,
) ([]model.CompetitiveAnalysis, error) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	page, err := toPage(first, after)
	if err != nil {
		return nil, err
	}
	all, err := q.coaching.Comparisons(ctx, owner(ctx), page)
	if err != nil {
		return nil, err
	}
	sayMore(ctx, all, page, func(s coach.Comparison) string { return string(s.ID) })
	l := &level.Comparisons{Looked: level.Under(level.NewBudget()), All: all}
	return each(all, l, fromMarketView), l.Budget().Take(len(all), level.Light)
}

// CompetitiveAnalysis returns one.
func (q queries) CompetitiveAnalysis(ctx context.Context, comparison string) (*model.CompetitiveAnalysis, error) {
	c, err := toID[id.Artifact](comparison)
	if err != nil {
		return nil, err
	}
	return aMarketView(q.coaching.Comparison(ctx, owner(ctx), c))
}

// CreateCompetitiveAnalysis compares jobs.
func (m mutations) CreateCompetitiveAnalysis(ctx context.Context,
	in model.CreateCompetitiveAnalysisInput,
) (*model.CompetitiveAnalysis, error) {
	v, err := toID[id.Version](in.ResumeVersionID)
	if err != nil {
		return nil, err
	}
	r := coach.ComparisonRequest{Version: v, Title: orZero(in.Title.Value()), Key: orZero(in.RequestKey.Value())}
	for _, one := range in.JobDescriptionIds {
		j, err := toID[id.JobDescription](one)
		if err != nil {
			return nil, err
		}
		r.Jobs = append(r.Jobs, j)
	}
	return aMarketView(m.coaching.CreateComparison(ctx, owner(ctx), r))
}

// SetComparisonWeights keeps how much requirements count.
func (m mutations) SetComparisonWeights(ctx context.Context, comparison string,
	weights []model.RequirementWeightInput,
) (*model.CompetitiveAnalysis, error) {
	c, err := toID[id.Artifact](comparison)
	if err != nil {
		return nil, err
	}
	said := make(map[string]float64, len(weights))
	for _, w := range weights {
		said[w.Key] = w.Weight
	}
	return aMarketView(m.coaching.SetWeights(ctx, owner(ctx), c, said))
}

// DeleteCompetitiveAnalysis moves a comparison to the trash.
func (m mutations) DeleteCompetitiveAnalysis(ctx context.Context, comparison string) (*model.DeleteResult, error) {
	c, err := toID[id.Artifact](comparison)
	if err != nil {
		return nil, err
	}
	return deleted(m.coaching.DeleteComparison(ctx, owner(ctx), c), "The comparison was moved to the trash. It will be deleted after 30 days")
}

// RestoreCompetitiveAnalysis takes a comparison out of the trash.
func (m mutations) RestoreCompetitiveAnalysis(ctx context.Context, comparison string) (*model.CompetitiveAnalysis,
	error,
) {
	c, err := toID[id.Artifact](comparison)
	if err != nil {
		return nil, err
	}
	return aMarketView(m.coaching.RestoreComparison(ctx, owner(ctx), c))
}

// aMarketView is a level of its own.
func aMarketView(c coach.Comparison, err error) (*model.CompetitiveAnalysis, error) {
	if err != nil {
		return nil, err
	}
	l := &level.Comparisons{Looked: level.Under(level.NewBudget()), All: []coach.Comparison{c}}
	return fromMarketView(&l.All[0], l), nil
}

func fromMarketView(c *coach.Comparison, l *level.Comparisons) *model.CompetitiveAnalysis {
	out := &model.CompetitiveAnalysis{
		ID: string(c.ID), UserID: c.Owner.String(), ResumeVersionID: string(c.Version), Title: c.Title,
		JobDescriptionIds: make([]string, 0, len(c.Jobs)),
		CreatedAt:         fromTime(c.CreatedAt), UpdatedAt: fromTime(c.UpdatedAt),
		Weights: make([]model.RequirementWeight, 0,
			len(c.Weights)), From: c, Level: l,
	}
	for _, j := range c.Jobs {
		out.JobDescriptionIds = append(out.JobDescriptionIds, string(j))
	}
	for _, key := range slices.Sorted(maps.Keys(c.Weights)) {
		out.Weights = append(out.Weights, model.RequirementWeight{Key: key, Weight: c.Weights[key]})
	}
	return out
}

// body returns a comparison's view.
func (r comparisonFields) body(ctx context.Context, of *model.CompetitiveAnalysis) (*market.View, error) {
	return bodyOf(&of.Level.Looked, of.From.ID, of.Level.All, func(c *coach.Comparison) id.Artifact { return c.ID },
		func(ids []id.Artifact) (map[id.Artifact]*market.View, error) {
			return r.coaching.ComparisonBodies(ctx, owner(ctx), ids)
		})
}

// Summary tells the view in sentences.
func (r comparisonFields) Summary(ctx context.Context, of *model.CompetitiveAnalysis) (string, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return "", err
	}
	return b.Summary, nil
}

// Strengths lists what speaks for the resume.
func (r comparisonFields) Strengths(ctx context.Context, of *model.CompetitiveAnalysis) ([]string, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	return append([]string{}, b.Strengths...), nil
}

// Gaps lists what it lacks.
func (r comparisonFields) Gaps(ctx context.Context, of *model.CompetitiveAnalysis) ([]string, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	return append([]string{}, b.Gaps...), nil
}

// MarketSkills lists what is asked for.
func (r comparisonFields) MarketSkills(ctx context.Context, of *model.CompetitiveAnalysis) ([]model.MarketSkill,
	error,
) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	out := make([]model.MarketSkill, 0, len(b.Skills))
	for _, s := range b.Skills {
		out = append(out, model.MarketSkill{Skill: s.Skill, Demand: s.Demand, Status: statusOf(s)})
	}
	return out, nil
}

// statusOf is a requirement's status; one that no report speaks of is not shown.
func statusOf(s market.Skill) match.Status {
	if s.Status == "" {
		return match.Missing
	}
	return s.Status
}

// Jobs lists the jobs in the order in which they were chosen.
func (r comparisonFields) Jobs(ctx context.Context, of *model.CompetitiveAnalysis) ([]model.ComparedJob, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	out := make([]model.ComparedJob, 0, len(b.Jobs))
	for i := range b.Jobs {
		out = append(out, fromCompared(of.From, b, i))
	}
	return out, nil
}

// Closest returns the job of the best fit.
func (r comparisonFields) Closest(ctx context.Context, of *model.CompetitiveAnalysis) (*model.ComparedJob, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	at := of.From.Closest(b)
	if at < 0 {
		return nil, nil
	}
	out := fromCompared(of.From, b, at)
	return &out, nil
}

func fromCompared(c *coach.Comparison, b *market.View, i int) model.ComparedJob {
	j := b.Jobs[i]
	fit, _ := c.Fit(b, i)
	return model.ComparedJob{
		JobDescriptionID: jobAt(c, i), Title: j.Title, Company: orNil(j.Company),
		Score: scoreOf(j), Unscored: orNil(j.Unscored), Fit: fit,
	}
}

// scoreOf returns a compared job's score, or nil where it has none.
func scoreOf(j market.Job) *float64 {
	if j.Unscored != "" {
		return nil
	}
	return &j.Score
}

// jobAt returns the id of a job of the view.
func jobAt(c *coach.Comparison, i int) string {
	if i < 0 || i >= len(c.Jobs) {
		return ""
	}
	return string(c.Jobs[i])
}

// Matrix returns the requirements with the jobs that ask for them.
func (r comparisonFields) Matrix(ctx context.Context, of *model.CompetitiveAnalysis) ([]model.MatrixRow, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	out := make([]model.MatrixRow, 0, len(b.Skills))
	for _, s := range b.Skills {
		out = append(out, fromRow(of.From, s))
	}
	return out, nil
}

func fromRow(c *coach.Comparison, s market.Skill) model.MatrixRow {
	key := coach.RowKey(s)
	out := model.MatrixRow{
		Key: key, Requirement: s.Skill, SkillID: orNil(string(s.ID)), Asked: int32(s.Asked),
		Required: int32(s.Required), Demand: s.Demand, Status: statusOf(s),
		Standing: s.Standing(), Strength: s.Strength, Weight: c.Weight(key),
		Evidence: make([]model.CitedLine, 0, len(s.Evidence)), Cells: make([]model.MatrixCell, 0, len(s.Cells)),
	}
	for _, e := range s.Evidence {
		out.Evidence = append(out.Evidence, model.CitedLine{Path: orNil(e.Path), Text: e.Text})
	}
	for _, cell := range s.Cells {
		out.Points += cell.Points
		out.MaxPoints += cell.MaxPoints
		out.Cells = append(out.Cells, model.MatrixCell{
			JobDescriptionID: jobAt(c, cell.Job), Words: cell.Words, Class: fromClass(cell.Class),
			Choice: append([]string{}, cell.Choice...), Points: cell.Points, MaxPoints: cell.MaxPoints,
		})
	}
	return out
}

// Conditions counts the knock-outs.
func (r comparisonFields) Conditions(ctx context.Context, of *model.CompetitiveAnalysis) ([]model.ComparedCondition,
	error,
) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	out := make([]model.ComparedCondition, 0, len(b.Conditions))
	for _, c := range b.Conditions {
		out = append(out, model.ComparedCondition{
			Kind: c.Kind, Asked: int32(c.Asked), Met: int32(c.Met),
			Unclear: int32(c.Unclear), Words: append([]string{}, c.Words...),
		})
	}
	return out, nil
}

// Levers returns what would lift the scores most.
func (r comparisonFields) Levers(ctx context.Context, of *model.CompetitiveAnalysis) ([]model.ComparedLever, error) {
	b, err := r.body(ctx, of)
	if err != nil {
		return nil, err
	}
	out := make([]model.ComparedLever, 0, len(b.Levers))
	for _, l := range of.From.Levers(b) {
		one := model.ComparedLever{
			Key: coach.LeverKey(l), Skill: l.Skill, SkillID: orNil(string(l.ID)),
			Kind: model.LeverKind(strings.ToUpper(l.Kind)), Points: l.Points, Text: l.Text,
			Gains: make([]model.SkillGain, 0, len(l.Gains)),
		}
		for _, g := range l.Gains {
			one.Gains = append(one.Gains, model.SkillGain{
				JobDescriptionID: jobAt(of.From, g.Job),
				Title:            b.Jobs[g.Job].Title, Before: g.Before, After: g.After,
			})
		}
		out = append(out, one)
	}
	return out, nil
}

// ResumeVersion returns the version that was compared, nil where it is gone.
func (r comparisonFields) ResumeVersion(ctx context.Context, of *model.CompetitiveAnalysis) (*model.ResumeVersion,
	error,
) {
	return root(r).madeFrom(ctx, &of.Level.Looked, of.From.Version, func() []id.Version {
		return distinct(of.Level.All, func(c *coach.Comparison) id.Version { return c.Version })
	})
}
