package coach

import (
	"context"
	"fmt"
	"strings"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/check"
	"vitae/internal/engine/guide"
)

// The bounds of practice.
const (
	MaxPractice = 5000 // characters of a try
)

// Practice is a try at an answer to a question of a guide, with what was checked of it then.
type Practice struct {
	ID        id.Practice
	Owner     id.User
	Guide     id.Artifact
	Question  int // its number
	CreatedAt time.Time
	Text      string
	PracticeChecks
}

// PracticeChecks are what was found in a try. Findings are questions about where it contradicts the resume.
type PracticeChecks struct {
	Checks []PracticeCheck `json:"checks"`
	// Not "findings": under that name, tries that earlier versions saved have accusations of true answers.
	Findings []check.Finding `json:"questions"`
}

// PracticeCheck is one thing that was looked for. The kinds are the schema's.
type PracticeCheck struct {
	Kind    string `json:"kind"`
	OK      bool   `json:"ok"`
	Message string `json:"message"`
}

// Practices returns the saved tries of guides, the newest first, in one look-up.
func (s *Service) Practices(ctx context.Context, owner id.User, of []id.Artifact) (map[id.Artifact][]Practice, error) {
	all, err := s.d.Store.Practices(ctx, owner, of)
	for _, tries := range all {
		for i := range tries {
			if tries[i].Findings == nil {
				tries[i].Findings = []check.Finding{}
			}
		}
	}
	return all, err
}

// AddPractice checks a try at an answer and keeps it.
func (s *Service) AddPractice(ctx context.Context, owner id.User, question, text string) (Practice, error) {
	const op = "coach.AddPractice"
	text = strings.TrimSpace(owned.Clean(text))
	switch {
	case text == "":
		return Practice{}, fault.Field(op, "text", "The answer is empty. Type your answer.")
	case owned.Longer(text, MaxPractice):
		return Practice{}, fault.Field(op, "text", "The answer can have at most 5,000 characters.")
	}
	kept, asked, number, err := s.question(ctx, owner, question)
	if err != nil {
		return Practice{}, err
	}
	out := Practice{
		ID: s.d.IDs.Practice(), Owner: owner, Guide: kept.ID, Question: number, CreatedAt: s.now(),
		Text: text,
	}
	if out.PracticeChecks, err = s.practised(ctx, kept, asked, text); err != nil {
		return Practice{}, err
	}
	return out, s.exclusive(ctx, owner, func(tx Store) error { return s.keepPractice(ctx, tx, out) })
}

// question returns a question of the owner's by its id.
func (s *Service) question(ctx context.Context, owner id.User, question string) (Guide, guide.Question, int, error) {
	missing := fault.New("coach.question", fault.NotFound, "This question doesn't exist.")
	of, number, ok := part(question)
	if !ok {
		return Guide{}, guide.Question{}, 0, missing
	}
	kept, err := s.Guide(ctx, owner, of)
	if err != nil {
		return Guide{}, guide.Question{}, 0, fault.IfMissing(err, missing)
	}
	written, err := body[guide.Guide](ctx, s, owner, kept.Artifact)
	if err != nil {
		return Guide{}, guide.Question{}, 0, fault.IfMissing(err, missing)
	}
	all := written.Questions()
	if number > len(all) {
		return Guide{}, guide.Question{}, 0, missing
	}
	return kept, all[number-1], number, nil
}

// keepPractice adds a try and counts it, within the question's room.
func (s *Service) keepPractice(ctx context.Context, tx Store, p Practice) error {
	kept, err := s.guideIn(ctx, tx, p.Owner, p.Guide)
	if err != nil {
		return err
	}
	if err := s.d.Entitlements.CheckQuota(itemTries, int64(kept.Tries[p.Question]), 1); err != nil {
		return err
	}
	kept.Tries[p.Question]++
	kept.UpdatedAt = p.CreatedAt
	if err := saveFacts(ctx, tx, kept.Artifact, kept.GuideFacts, nil); err != nil {
		return err
	}
	return tx.AddPractice(ctx, p)
}

// guideIn reads a guide inside a transaction that will write it.
func (s *Service) guideIn(ctx context.Context, tx Store, owner id.User, g id.Artifact) (Guide, error) {
	one, err := s.one(ctx, tx, owner, KindGuide, g)
	if err != nil {
		return Guide{}, err
	}
	kept, err := guideOf(one)
	if kept.Tries == nil {
		kept.Tries = map[int]int{}
	}
	return kept, err
}

// DeletePractice removes a try for good.
func (s *Service) DeletePractice(ctx context.Context, owner id.User, p id.Practice) error {
	missing := fault.New("coach.DeletePractice", fault.NotFound, "This answer doesn't exist.")
	if !id.WellFormed(p) {
		return missing
	}
	return fault.IfMissing(s.exclusive(ctx, owner, func(tx Store) error {
		old, err := tx.Practice(ctx, owner, p)
		if err != nil {
			return err
		}
		kept, err := s.guideIn(ctx, tx, owner, old.Guide)
		if err != nil {
			return err
		}
		if kept.Tries[old.Question]--; kept.Tries[old.Question] <= 0 {
			delete(kept.Tries, old.Question)
		}
		if err := saveFacts(ctx, tx, kept.Artifact, kept.GuideFacts, nil); err != nil {
			return err
		}
		return tx.DeletePractice(ctx, owner, p)
	}), missing)
}

// practised checks a try: its length, the four parts where the question wants a story, and where it contradicts the
// resume. Lines that the guide cites for the question, and the facts that its owner keeps, count as said there.
func (s *Service) practised(ctx context.Context, g Guide, q guide.Question, text string) (PracticeChecks, error) {
	out := PracticeChecks{Checks: []PracticeCheck{spokenLength(text)}, Findings: []check.Finding{}}
	doc, err := s.document(ctx, g.Owner, g.Version)
	if err != nil && fault.KindOf(err) != fault.NotFound {
		return out, err
	}
	if len(q.Stories) > 0 {
		out.Checks = append(out.Checks, storyParts(text, doc)...)
	}
	if doc == nil {
		return out, nil
	}
	var beside check.Beside
	if beside.Facts, err = s.keptLines(ctx, g.Owner); err != nil {
		return out, err
	}
	for _, story := range q.Stories {
		beside.Story = append(beside.Story, story.Text)
	}
	err = s.d.Jobs.InTurn(ctx, func(e *tailor.Engine) error {
		out.Findings, err = e.Answer(ctx, doc, text, beside)
		return err
	})
	return out, err
}

// How long an answer takes: at an even pace one speaks some 130 words a minute.
const (
	paceOfSpeech  = 130
	shortestWords = 60
	longestWords  = 260
)

// counted returns "1 word", "2 words".
func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

func spokenLength(text string) PracticeCheck {
	words := len(strings.Fields(text))
	seconds := words * 60 / paceOfSpeech
	c := PracticeCheck{
		Kind: "LENGTH", OK: words >= shortestWords && words <= longestWords,
		Message: fmt.Sprintf("%s, about %s of speaking time.", counted(words, "word"), counted(seconds, "second")),
	}
	switch {
	case words < shortestWords:
		c.Message += " Aim for at least 30 seconds."
	case words > longestWords:
		c.Message += " After two minutes people stop listening. Cut what isn't part of the story."
	}
	return c
}
