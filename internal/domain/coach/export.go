package coach

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/engine/skill"
)

// exportBatch is how many rows are read at once; a guide is some 50 KiB.
const exportBatch = 20

// About reports what Export puts, for the reader of the archive.
func (s *Service) About() string {
	return `letters/ID.json                  a cover letter: its text, what it was made from, its sources and its versions
plans/ID.json                    a learning plan with its steps and when you checked them off
guides/ID.json                   an interview guide with your practice answers
comparisons/ID.json              a comparison of jobs with your weights
skills.json                      skills you added or rated, and recommendations you hid
`
}

type exportedArtifact struct {
	ID        id.Artifact     `json:"id"`
	Kind      Kind            `json:"kind"`
	Title     string          `json:"title"`
	CreatedAt time.Time       `json:"createdAt"`
	UpdatedAt time.Time       `json:"updatedAt"`
	DeletedAt *time.Time      `json:"deletedAt"`
	Facts     json.RawMessage `json:"facts"`
	Body      json.RawMessage `json:"body"`
	Versions  []exportedText  `json:"versions,omitempty"`
	Practice  []exportedTry   `json:"practice,omitempty"`
}

type exportedText struct {
	Number    int       `json:"number"`
	CreatedAt time.Time `json:"createdAt"`
	Content   string    `json:"content"`
}

type exportedTry struct {
	ID        id.Practice    `json:"id"`
	Question  int            `json:"question"`
	CreatedAt time.Time      `json:"createdAt"`
	Text      string         `json:"text"`
	Checked   PracticeChecks `json:"checked"`
}

// folders are where the kinds of artifacts stand in an export.
var folders = map[Kind]string{
	KindLetter: "letters", KindPlan: "plans", KindGuide: "guides",
	KindComparison: "comparisons",
}

type exportedSkill struct {
	Key       string    `json:"id"`
	CreatedAt time.Time `json:"createdAt"`
	UpdatedAt time.Time `json:"updatedAt"`
	Facts     SaidFacts `json:"facts"`
}

type exportedSkills struct {
	Said   []exportedSkill        `json:"said"`
	Hidden map[skill.ID]time.Time `json:"hiddenRecommendations"`
}

// Export returns everything that is kept of the owner's to put, one file after another, what is in the trash too.
// Memory holds a few at a time.
func (s *Service) Export(ctx context.Context, owner id.User, put func(name string, data []byte) error) error {
	if err := s.exportSkills(ctx, owner, put); err != nil {
		return err
	}
	return s.exportArtifacts(ctx, owner, put)
}

// exportSkills puts what the owner said of skills; no file where that is nothing.
func (s *Service) exportSkills(ctx context.Context, owner id.User, put func(string, []byte) error) error {
	said, err := s.d.Store.SaidSkills(ctx, owner)
	if err != nil {
		return err
	}
	hidden, err := s.d.Store.HiddenRecommendations(ctx, owner)
	if err != nil || len(said)+len(hidden) == 0 {
		return err
	}
	out := exportedSkills{Said: []exportedSkill{}, Hidden: hidden}
	for _, one := range said {
		out.Said = append(out.Said, exportedSkill{one.Key, one.CreatedAt, one.UpdatedAt, one.SaidFacts})
	}
	return putJSON(put, "skills.json", out)
}

func (s *Service) exportArtifacts(ctx context.Context, owner id.User, put func(string, []byte) error) error {
	var after id.Artifact
	for {
		batch, err := s.d.Store.ArtifactsAfter(ctx, owner, after, exportBatch)
		if err != nil || len(batch) == 0 {
			return err
		}
		for _, one := range batch {
			after = one.ID
			if err := s.exportArtifact(ctx, one, put); err != nil {
				return err
			}
		}
	}
}

func (s *Service) exportArtifact(ctx context.Context, one Whole, put func(string, []byte) error) error {
	out := exportedArtifact{
		ID: one.ID, Kind: one.Kind, Title: one.Title, CreatedAt: one.CreatedAt, UpdatedAt: one.UpdatedAt,
		DeletedAt: some(one.DeletedAt),
		Facts:     json.RawMessage(one.Facts), Body: json.RawMessage(one.Body),
	}
	var err error
	if one.Kind == KindLetter {
		if out.Versions, err = s.exportedTexts(ctx, one.Artifact); err != nil {
			return err
		}
	}
	if one.Kind == KindGuide {
		if out.Practice, err = s.exportedTries(ctx, one.Artifact); err != nil {
			return err
		}
	}
	return putJSON(put, fmt.Sprintf("%s/%s.json", folders[one.Kind], one.ID), out)
}

func (s *Service) exportedTexts(ctx context.Context, of Artifact) ([]exportedText, error) {
	all, err := s.d.Store.LetterVersionsAfter(ctx, of.Owner, of.ID, 0, MaxLetterVersions)
	out := make([]exportedText, 0, len(all))
	for _, v := range all {
		out = append(out, exportedText{v.Number, v.CreatedAt, v.Content})
	}
	return out, err
}

func (s *Service) exportedTries(ctx context.Context, of Artifact) ([]exportedTry, error) {
	var out []exportedTry
	var after id.Practice
	for {
		batch, err := s.d.Store.PracticeAfter(ctx, of.Owner, of.ID, after, exportBatch)
		if err != nil || len(batch) == 0 {
			return out, err
		}
		for _, p := range batch {
			after = p.ID
			out = append(out, exportedTry{p.ID, p.Question, p.CreatedAt, p.Text, p.PracticeChecks})
		}
	}
}

// some is nil where a time is zero.
func some(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	return &t
}

func putJSON(put func(string, []byte) error, name string, v any) error {
	data, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return fault.Wrap("coach.putJSON", fault.Internal, "", err)
	}
	return put(name, append(data, '\n'))
}
