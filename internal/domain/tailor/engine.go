package tailor

import (
	"context"
	"fmt"
	"io"
	"strings"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/work"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/letter"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// MaxJobBytes bounds the text of a posting. The longest real ones are below 20 KiB.
const MaxJobBytes = 100 << 10

// MaxLines bounds a resume that is tailored: the cost of tailoring grows faster than the number of its lines, and at
// this many it is some seconds. The longest real ones, of professors, are below.
const MaxLines = 800

// Reader reads a resume file. docparse.Reader is the one there is.
type Reader interface {
	Read(ctx context.Context, name string, data []byte) (*docparse.Result, error)
}

// EngineDeps are what an Engine needs; none may be nil.
type EngineDeps struct {
	Catalogue *skill.Catalogue
	Reader    Reader
	Clock     clock.Clock
}

// Engine reads, matches and tailors. It is safe for concurrent use.
type Engine struct {
	d        EngineDeps
	readings *readings
}

// NewEngine makes an Engine.
func NewEngine(d EngineDeps) (*Engine, error) {
	if d.Catalogue == nil || d.Reader == nil || d.Clock == nil {
		return nil, fault.New("tailor.NewEngine", fault.Internal, "tailor: a dependency is missing")
	}
	return &Engine{d: d, readings: newReadings(keptReadings)}, nil
}

// Catalogue returns the skills that the engine knows.
func (e *Engine) Catalogue() *skill.Catalogue { return e.d.Catalogue }

// Resume reads a resume file. name may be empty; where it is not, its ending must not contradict the content.
func (e *Engine) Resume(ctx context.Context, name string, data []byte) (*docparse.Result, error) {
	return e.d.Reader.Read(ctx, name, data)
}

// Words returns the words of a readable file of any kind, line by line: a posting is a text, wherever it stands.
func (e *Engine) Words(ctx context.Context, name string, data []byte) (string, error) {
	r, err := e.d.Reader.Read(ctx, name, data)
	if err != nil {
		return "", err
	}
	return r.Text, nil
}

// Pasted reads a resume that was typed or pasted as text or Markdown.
func (e *Engine) Pasted(ctx context.Context, text string) (*docparse.Result, error) {
	if strings.TrimSpace(text) == "" {
		return nil, fault.New("tailor.Pasted", fault.Invalid, "The resume is empty. Choose a file or paste the text.")
	}
	return e.d.Reader.Read(ctx, "", []byte(text))
}

// Job reads a posting, until ctx ends. One that asks for nothing is refused: there would be nothing to match. What it
// gives is shared and must not be changed, as with Requirements.
func (e *Engine) Job(ctx context.Context, text string) (*posting.Posting, error) {
	const op = "tailor.Job"
	if strings.TrimSpace(text) == "" {
		return nil, fault.New(op, fault.Invalid, "The job description is empty. Paste the text of the posting.")
	}
	if len(text) > MaxJobBytes {
		return nil, fault.New(op, fault.TooLarge,
			"The job description is longer than 100 KB. Paste only the posting itself.")
	}
	p, err := e.read(ctx, text)
	if err != nil {
		return nil, err
	}
	return p, asks(p)
}

// asks refuses a posting that asks for nothing.
func asks(p *posting.Posting) error {
	if len(p.Requirements) == 0 {
		return fault.New("tailor.asks", fault.Invalid,
			"No requirements were found in the job description. Paste the whole posting, including the requirements.")
	}
	return nil
}

// Requirements reads a posting of any content, an empty one included: for showing what was understood while it is
// typed.
func (e *Engine) Requirements(ctx context.Context, text string) (*posting.Posting, error) {
	if len(text) > MaxJobBytes {
		return nil, fault.New("tailor.Requirements", fault.TooLarge,
			"The job description is longer than 100 KB. Paste only the posting itself.")
	}
	return e.read(ctx, text)
}

// Match analyses a resume for a posting.
func (e *Engine) Match(r *document.Resume, p *posting.Posting) *match.Report {
	return match.Analyze(e.d.Catalogue, r, p, e.Month())
}

// Tailored is a tailored resume as its user decided: Changes are all that were proposed, Document and After have the
// kept ones, and Findings are what the user's own words claim and the original does not.
type Tailored struct {
	*compose.Tailored
	Findings []check.Finding
	// about what After does not show and nobody answered; places are paths of the original
	Questions []interview.Question
}

// Tailor rewrites a resume for a posting, with the user's decisions about the changes. An id that names no change is
// ignored, so that a decision survives a change of options.
func (e *Engine) Tailor(ctx context.Context, r *document.Resume, p *posting.Posting, o compose.Options,
	d Decisions,
) (*Tailored, error) {
	return e.tailor(ctx, r, p, o, d, compose.Watch{})
}

func (e *Engine) tailor(ctx context.Context, r *document.Resume, p *posting.Posting, o compose.Options, d Decisions,
	w compose.Watch,
) (*Tailored, error) {
	if lines := len(r.Lines()); lines > MaxLines {
		return nil, fault.New("tailor.Tailor", fault.Invalid,
			fmt.Sprintf("This resume has %d lines. The limit is %d, so remove the oldest ones.", lines, MaxLines))
	}
	w.Budget = work.New(ctx, work.Most)
	t, err := work.Within(w.Budget, func() (*compose.Tailored, error) {
		return compose.TailorWithProgress(e.d.Catalogue, r, p, o, e.Month(), w)
	})
	if err != nil {
		return nil, err
	}
	out := &Tailored{Tailored: t, Findings: []check.Finding{}}
	if !d.none() {
		if t.Document, out.Findings, err = e.decided(ctx, r, t.Changes, d); err != nil {
			return nil, err
		}
		t.After = e.Match(t.Document, p)
	}
	out.Questions = interview.Ask(p, t.After, r, d.Answers, d.Facts)
	return out, nil
}

// MatchBatch answers JSON lines {"id","resume","job"} of texts with {"id","score","years","must","nice"}, in order.
func (e *Engine) MatchBatch(in io.Reader, out io.Writer) error {
	parse := func(text string) *document.Resume { return docparse.FromText(text).Whole() }
	return match.Batch(e.d.Catalogue, parse, in, out, e.Month())
}

// Letter writes a cover letter.
func (e *Engine) Letter(ctx context.Context, r *document.Resume, p *posting.Posting, o letter.Options,
) (*document.Letter, error) {
	o.Budget = work.New(ctx, work.Most)
	return work.Within(o.Budget, func() (*document.Letter, error) {
		return letter.Write(e.d.Catalogue, r, p, o, e.day())
	})
}

// Claims lists what a text claims and its source does not say.
func (e *Engine) Claims(ctx context.Context, source, text check.Text) ([]check.Finding, error) {
	b := work.New(ctx, work.Most)
	return work.Within(b, func() ([]check.Finding, error) {
		return check.NewChecker(e.d.Catalogue, source).Spending(b).Check(text), nil
	})
}

// Answer lists where a spoken answer contradicts a resume or the lines beside it.
func (e *Engine) Answer(ctx context.Context, r *document.Resume, answer string, beside check.Beside,
) ([]check.Finding, error) {
	b := work.New(ctx, work.Most)
	return work.Within(b, func() ([]check.Finding, error) {
		source := check.Text{Text: r.Text(), Document: r}
		return check.NewChecker(e.d.Catalogue, source).Spending(b).Answer(answer, beside), nil
	})
}

// Check lists what a rewritten resume claims and the original does not. What the original says is its words and what
// was read from them: a link behind an icon, a date of digits and a place split in two are said there in other forms.
func (e *Engine) Check(original, rewritten *docparse.Result) []check.Finding {
	said := original.Text + "\n\n" + original.Document.Text()
	return check.Check(e.d.Catalogue, check.Text{Text: said, Document: original.Document},
		check.Text{Text: rewritten.Text, Document: rewritten.Document, Now: e.Month()})
}

// day is the day that a letter is dated with.
func (e *Engine) day() document.Date { return document.Date(e.d.Clock.Now().Format("2006-01-02")) }

// Month is the month that "present" means now.
func (e *Engine) Month() document.Date { return document.Date(e.d.Clock.Now().Format("2006-01")) }
