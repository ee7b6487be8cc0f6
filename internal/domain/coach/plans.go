package coach

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/learning"
	"vitae/internal/engine/skill"
)

// Plan is a development plan without its steps' texts.
type Plan struct {
	Artifact
	PlanFacts
	Skilled skill.Skill `json:"-"` // the skill that it is for
}

// PlanFacts are what lists show of a plan. Steps are the hours of each; Done says when one was checked off, by its
// number.
type PlanFacts struct {
	Skill skill.ID          `json:"skillId"`
	From  int               `json:"currentProficiencyLevel"`
	To    int               `json:"targetProficiencyLevel"`
	Steps []float64         `json:"hours"`
	Done  map[int]time.Time `json:"done"`
}

// Hours returns all hours of the plan and those of its steps that are done.
func (f PlanFacts) Hours() (all, done float64) {
	for i, h := range f.Steps {
		all += h
		if !f.Done[i+1].IsZero() {
			done += h
		}
	}
	return all, done
}

// Progress returns how much of the plan is done, from 0 to 1: by hours, or by steps where not all hours are known.
func (f PlanFacts) Progress() float64 {
	all, done := f.Hours()
	if slices.Contains(f.Steps, 0) {
		all, done = float64(len(f.Steps)), 0
		for i := range f.Steps {
			if !f.Done[i+1].IsZero() {
				done++
			}
		}
	}
	if all == 0 {
		return 0
	}
	return done / all
}

// DoneAt is when the last step was checked off, zero while one is open.
func (f PlanFacts) DoneAt() time.Time {
	var last time.Time
	for i := range f.Steps {
		at := f.Done[i+1]
		if at.IsZero() {
			return time.Time{}
		}
		if at.After(last) {
			last = at
		}
	}
	return last
}

// Next is the number of the first step that is open, 0 once all are done.
func (f PlanFacts) Next() int {
	for i := range f.Steps {
		if f.Done[i+1].IsZero() {
			return i + 1
		}
	}
	return 0
}

// Suggestion reports what to do with a finished plan, "" while a step is open. It proposes no claim: what a line says
// is what was done.
func (p Plan) Suggestion() string {
	if p.DoneAt().IsZero() {
		return ""
	}
	return fmt.Sprintf("You finished this plan. Add what you did with %s to your resume, under a job or project with dates, then match your jobs again. A course alone doesn't count as evidence.", p.Skilled.Name)
}

// PlanRequest asks for a plan from one level of a skill to another. Version is the resume whose skills need not be
// learned first, "" for the one that was changed last. A Key that was used before gives the first plan again.
type PlanRequest struct {
	Skill   string
	From    int
	To      int
	Version id.Version
	Key     string
}

func (s *Service) planOf(one Artifact) (Plan, error) {
	p := Plan{Artifact: one}
	if err := decode(one.Facts, &p.PlanFacts); err != nil {
		return p, err
	}
	known, ok := s.d.Catalogue.Skill(p.Skill)
	if !ok { // the catalogue of an older program had it
		known = skill.Skill{ID: p.Skill, Name: string(p.Skill)}
	}
	p.Skilled = known
	return p, nil
}

// Plans lists the owner's, the latest changed first.
func (s *Service) Plans(ctx context.Context, owner id.User, p owned.Page) ([]Plan, error) {
	return listed(ctx, s, owner, KindPlan, p, s.planOf)
}

// Plan returns one of the owner's.
func (s *Service) Plan(ctx context.Context, owner id.User, p id.Artifact) (Plan, error) {
	one, err := s.one(ctx, s.d.Store, owner, KindPlan, p)
	if err != nil {
		return Plan{}, err
	}
	return s.planOf(one)
}

// PlanBodies returns the steps of plans; those that are not there are missing.
func (s *Service) PlanBodies(ctx context.Context, owner id.User,
	of []id.Artifact,
) (map[id.Artifact]*learning.Plan, error) {
	return bodies[learning.Plan](ctx, s, owner, of)
}

// CreatePlan makes a plan and keeps it.
func (s *Service) CreatePlan(ctx context.Context, owner id.User, r PlanRequest) (Plan, error) {
	const op = "coach.CreatePlan"
	first, err := s.done(ctx, owner, callPlan, r.Key)
	if err != nil {
		return Plan{}, err
	}
	if first != "" {
		return s.Plan(ctx, owner, first)
	}
	known, ok := s.d.Catalogue.Skill(skill.ID(r.Skill))
	if !ok {
		return Plan{}, fault.New(op, fault.NotFound,
			"This skill isn't in our catalog, so we can't create a plan for it.")
	}
	doc, err := s.planned(ctx, owner, r.Version)
	if err != nil {
		return Plan{}, err
	}
	q := learning.Request{Skill: known.ID, From: r.From, To: r.To}
	if doc != nil {
		q.Have, q.Country = compose.SkillsNamed(s.d.Catalogue, doc), doc.Country()
		q.Spelling = learning.SpellingOf(doc.Text())
	}
	made, err := learning.MakePlan(s.d.Catalogue, q)
	if err != nil {
		return Plan{}, err
	}
	facts := PlanFacts{Skill: known.ID, From: made.From, To: made.To, Done: map[int]time.Time{}}
	for _, step := range made.Steps {
		facts.Steps = append(facts.Steps, step.Hours)
	}
	one := s.begin(owner, KindPlan, fmt.Sprintf("%s: from level %d to level %d", made.Name, made.From, made.To))
	kept, err := s.add(ctx, callPlan, r.Key, one, facts, made, nil)
	if err != nil {
		return Plan{}, err
	}
	return s.Plan(ctx, owner, kept)
}

// planned returns the resume that a plan begins from, nil where the owner has none.
func (s *Service) planned(ctx context.Context, owner id.User, v id.Version) (*document.Resume, error) {
	if v != "" {
		return s.document(ctx, owner, v)
	}
	read, texts, err := s.newest(ctx, owner)
	if err != nil || len(read) == 0 {
		return nil, err
	}
	t, there := texts[read[0].Latest]
	if !there || len(t.Document.Lines()) > tailor.MaxLines {
		return nil, nil
	}
	return t.Document, nil
}

// StepID names a step of a plan; its resources have the step's id with their own number behind it.
func StepID(plan id.Artifact, number int) string { return string(plan) + "-" + strconv.Itoa(number) }

// part reads the id of a part of an artifact, which StepID and QuestionID write.
func part(of string) (id.Artifact, int, bool) {
	artifact, number, ok := strings.Cut(of, "-")
	n, err := strconv.Atoi(number)
	return id.Artifact(artifact), n, ok && err == nil && n > 0 && strconv.Itoa(n) == number &&
		id.WellFormed(id.Artifact(artifact))
}

// SetStepDone checks a step off, or opens it again. A step that is done keeps the time at which it was.
func (s *Service) SetStepDone(ctx context.Context, owner id.User, step string, done bool) (Plan, error) {
	const op = "coach.SetStepDone"
	missing := fault.New(op, fault.NotFound, "This step doesn't exist.")
	of, number, ok := part(step)
	if !ok {
		return Plan{}, missing
	}
	err := s.exclusive(ctx, owner, func(tx Store) error {
		one, err := s.one(ctx, tx, owner, KindPlan, of)
		if err != nil {
			return fault.IfMissing(err, missing)
		}
		p, err := s.planOf(one)
		if err != nil {
			return err
		}
		if number > len(p.Steps) {
			return missing
		}
		if p.Done[number].IsZero() != done {
			return nil // as it is already
		}
		p.UpdatedAt = s.now()
		if delete(p.Done, number); done {
			p.Done[number] = p.UpdatedAt
		}
		return saveFacts(ctx, tx, p.Artifact, p.PlanFacts, nil)
	})
	if err != nil {
		return Plan{}, err
	}
	return s.Plan(ctx, owner, of)
}

// DeletePlan moves a plan to the trash.
func (s *Service) DeletePlan(ctx context.Context, owner id.User, p id.Artifact) error {
	return s.remove(ctx, owner, KindPlan, p)
}

// RestorePlan takes a plan out of the trash.
func (s *Service) RestorePlan(ctx context.Context, owner id.User, p id.Artifact) (Plan, error) {
	if err := s.restore(ctx, owner, KindPlan, p); err != nil {
		return Plan{}, err
	}
	return s.Plan(ctx, owner, p)
}
