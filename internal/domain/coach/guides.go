package coach

import (
	"context"
	"strconv"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/guide"
)

// Guide is an interview guide without its questions.
type Guide struct {
	Artifact
	GuideFacts
}

// GuideFacts are what lists show of a guide. Version and Job may name what was deleted since. Tries count the saved
// answers of each question, by its number.
type GuideFacts struct {
	Version   id.Version        `json:"resumeVersionId"`
	Job       id.JobDescription `json:"jobDescriptionId"`
	Questions int               `json:"questions"`
	Tries     map[int]int       `json:"tries"`
}

// GuideRequest asks for a guide. A Key that was used before gives the first guide again.
type GuideRequest struct {
	Version id.Version
	Job     id.JobDescription
	Key     string
}

func guideOf(s Artifact) (Guide, error) {
	g := Guide{Artifact: s}
	return g, decode(s.Facts, &g.GuideFacts)
}

// Guides lists the owner's, the latest changed first.
func (s *Service) Guides(ctx context.Context, owner id.User, p owned.Page) ([]Guide, error) {
	return listed(ctx, s, owner, KindGuide, p, guideOf)
}

// Guide returns one of the owner's.
func (s *Service) Guide(ctx context.Context, owner id.User, g id.Artifact) (Guide, error) {
	one, err := s.one(ctx, s.d.Store, owner, KindGuide, g)
	if err != nil {
		return Guide{}, err
	}
	return guideOf(one)
}

// GuideBodies returns the rounds of guides; those that are not there are missing.
func (s *Service) GuideBodies(ctx context.Context, owner id.User,
	of []id.Artifact,
) (map[id.Artifact]*guide.Guide, error) {
	return bodies[guide.Guide](ctx, s, owner, of)
}

// GenerateGuide prepares the interviews for a job from a version of a resume and keeps the guide.
func (s *Service) GenerateGuide(ctx context.Context, owner id.User, r GuideRequest) (Guide, error) {
	first, err := s.done(ctx, owner, callGuide, r.Key)
	if err != nil {
		return Guide{}, err
	}
	if first != "" {
		return s.Guide(ctx, owner, first)
	}
	ctx, watched, cancel := tailor.Watch(ctx, r.Key, s.now)
	defer cancel()
	doc, err := s.document(ctx, owner, r.Version)
	if err != nil {
		return Guide{}, err
	}
	job, err := s.d.Jobs.Job(ctx, owner, r.Job)
	if err != nil {
		return Guide{}, err
	}
	var written *guide.Guide
	err = s.d.Jobs.InTurn(ctx, func(e *tailor.Engine) error {
		p, err := s.readJob(ctx, job)
		if err == nil {
			written, err = e.Guide(doc, p)
		}
		return err
	})
	if err != nil {
		return Guide{}, err
	}
	one := s.begin(owner, KindGuide, "Interview for "+job.Headline())
	facts := GuideFacts{Version: r.Version, Job: r.Job, Questions: len(written.Questions()), Tries: map[int]int{}}
	kept, err := s.add(ctx, callGuide, r.Key, one, facts, written,
		func(tx Store) error { return s.ready(ctx, tx, one, watched) })
	if err != nil {
		return Guide{}, err
	}
	return s.Guide(ctx, owner, kept)
}

// DeleteGuide moves a guide to the trash, with its tries.
func (s *Service) DeleteGuide(ctx context.Context, owner id.User, g id.Artifact) error {
	return s.remove(ctx, owner, KindGuide, g)
}

// RestoreGuide takes a guide out of the trash.
func (s *Service) RestoreGuide(ctx context.Context, owner id.User, g id.Artifact) (Guide, error) {
	if err := s.restore(ctx, owner, KindGuide, g); err != nil {
		return Guide{}, err
	}
	return s.Guide(ctx, owner, g)
}

// QuestionID names a question of a guide by its number among all of them.
func QuestionID(guide id.Artifact, number int) string {
	return string(guide) + "-" + strconv.Itoa(number)
}
