package httpd

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"unicode/utf8"

	"vitae/internal/base/fault"
	"vitae/internal/base/turn"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// resume reads the form's resume: the file where there is one, the pasted text else.
func (s *Server) resume(ctx context.Context, f *form) (*docparse.Result, error) {
	var read *docparse.Result
	var err error
	if f.file != nil {
		read, err = s.d.Tailor.Resume(ctx, f.name, f.file)
	} else {
		read, err = s.d.Tailor.Pasted(ctx, f.fields["resume"])
	}
	for _, failed := range docparse.FailuresOf(read, err) {
		s.d.Log.Error("reading failed", "request", RequestID(ctx), "error", failed, "stack", failed.Stack)
	}
	return read, err
}

func (s *Server) trial(w http.ResponseWriter, r *http.Request) error {
	f, err := readForm(w, r, s.d.MaxUpload)
	if err != nil {
		return err
	}
	q := trialRequest{Job: f.fields["job"], Tone: f.fields["tone"], Length: f.fields["length"]}
	out, err := turn.In(r.Context(), s.d.Work, func() (trialAnswer, error) {
		read, err := s.resume(r.Context(), f)
		if err != nil {
			return trialAnswer{}, err
		}
		return s.tailored(r.Context(), toRead(f.name, read), q)
	})
	if err != nil {
		return err
	}
	return answer(w, out)
}

func (s *Server) trialRead(w http.ResponseWriter, r *http.Request) error {
	f, err := readForm(w, r, s.d.MaxUpload)
	if err != nil {
		return err
	}
	read, err := turn.In(r.Context(), s.d.Work, func() (*docparse.Result, error) { return s.resume(r.Context(), f) })
	if err != nil {
		return err
	}
	return answer(w, toReading(f.name, read))
}

// trialRequest is the JSON that the later calls of a trial send.
type trialRequest struct {
	Original    json.RawMessage      `json:"original"`
	Document    json.RawMessage      `json:"document"`
	Job         string               `json:"job"`
	Tone        string               `json:"tone"`
	Length      string               `json:"length"`
	Corrections []posting.Correction `json:"corrections"`
	Style       document.Style       `json:"style"` // of a preview

	RewriteSummary  *bool    `json:"rewriteSummary"` // this and the next two: true where they are missing
	RewriteBullets  *bool    `json:"rewriteBullets"`
	ReorderSections *bool    `json:"reorderSections"`
	EmphasizeSkills []string `json:"emphasizeSkills"`
	tailor.Decisions
}

const (
	maxEmphasized = 20
	maxSkillName  = 80 // characters
)

func readTrial(w http.ResponseWriter, r *http.Request) (q trialRequest, err error) {
	err = readJSON(w, r, document.MaxBytes+maxField, &q)
	return q, err
}

func (s *Server) trialDecide(w http.ResponseWriter, r *http.Request) error {
	q, err := readTrial(w, r)
	if err != nil {
		return err
	}
	out, err := turn.In(r.Context(), s.d.Work, func() (trialAnswer, error) {
		d, err := document.Decode(q.Original)
		if err != nil {
			return trialAnswer{}, err
		}
		return s.tailored(r.Context(), readAnswer{Document: d, NotPlaced: []string{}, Warnings: []string{}}, q)
	})
	if err != nil {
		return err
	}
	return answer(w, out)
}

func (s *Server) trialJob(w http.ResponseWriter, r *http.Request) error {
	q, err := readTrial(w, r)
	if err != nil {
		return err
	}
	p, err := turn.In(r.Context(), s.d.Work,
		func() (*posting.Posting, error) { return s.d.Tailor.Requirements(r.Context(), q.Job) })
	if err != nil {
		return err
	}
	return answer(w, p.Reading())
}

// tailored runs the engine over a resume that was read, with the request's options.
func (s *Server) tailored(ctx context.Context, read readAnswer, q trialRequest) (trialAnswer, error) {
	o, err := toOptions(q)
	if err != nil {
		return trialAnswer{}, err
	}
	p, err := s.d.Tailor.Job(ctx, q.Job)
	if err != nil {
		return trialAnswer{}, err
	}
	p, err = p.Corrected(q.Corrections)
	if err != nil {
		return trialAnswer{}, err
	}
	t, err := s.d.Tailor.Tailor(ctx, read.Document, p, o, q.Decisions)
	if err != nil {
		return trialAnswer{}, err
	}
	return toTrial(read, read.Document, p, t), nil
}

func (s *Server) trialExport(w http.ResponseWriter, r *http.Request) error {
	q, err := readTrial(w, r)
	if err != nil {
		return err
	}
	e, err := toExport(r.URL.Query())
	if err != nil {
		return err
	}
	out, err := turn.In(r.Context(), s.d.Work, func() (resume.Rendered, error) {
		d, err := document.Decode(q.Document)
		if err != nil {
			return resume.Rendered{}, err
		}
		return s.d.Files.Export(r.Context(), d, e)
	})
	if err != nil {
		return err
	}
	toKeep(w, out.Name, out.ContentType, out.Bytes)
	return nil
}

// trialReadBack reports what software reads of the file that trialExport would give.
func (s *Server) trialReadBack(w http.ResponseWriter, r *http.Request) error {
	q, err := readTrial(w, r)
	if err != nil {
		return err
	}
	e, err := toExport(r.URL.Query())
	if err != nil {
		return err
	}
	out, err := turn.In(r.Context(), s.d.Work, func() (resume.ReadBack, error) {
		d, err := document.Decode(q.Document)
		if err != nil {
			return resume.ReadBack{}, err
		}
		return s.d.Files.ReadBack(r.Context(), d, e)
	})
	if err != nil {
		return err
	}
	return answer(w, toReadBack(out))
}

func toOptions(q trialRequest) (compose.Options, error) {
	o := compose.DefaultOptions()
	if q.Tone != "" {
		o.Tone = compose.Tone(q.Tone)
	}
	if q.Length != "" {
		o.Length = compose.Length(q.Length)
	}
	o.RewriteSummary = unlessFalse(q.RewriteSummary)
	o.RewriteBullets = unlessFalse(q.RewriteBullets)
	o.ReorderSections = unlessFalse(q.ReorderSections)
	o.Emphasize = q.EmphasizeSkills
	long := func(skill string) bool { return utf8.RuneCountInString(skill) > maxSkillName }
	if len(o.Emphasize) > maxEmphasized || slices.ContainsFunc(o.Emphasize, long) {
		return o, fault.New("httpd.toOptions", fault.Invalid,
			"You can highlight up to 20 skills of up to 80 characters each.")
	}
	return o, o.Validate()
}

func unlessFalse(b *bool) bool { return b == nil || *b }
