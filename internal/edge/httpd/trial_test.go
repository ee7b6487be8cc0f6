package httpd

import (
	"bytes"
	"context"
	"encoding/json"
	"mime/multipart"
	"net/http"
	"reflect"
	"strings"
	"testing"

	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

// asked is an engine that remembers how it was asked to tailor.
type asked struct {
	engine
	options   *compose.Options
	decisions tailor.Decisions
}

func (*asked) Job(context.Context, string) (*posting.Posting, error) { return &posting.Posting{}, nil }

func (*asked) Resume(context.Context, string, []byte) (*docparse.Result, error) {
	return &docparse.Result{Document: &document.Resume{}}, nil
}

func (a *asked) Tailor(_ context.Context, r *document.Resume, _ *posting.Posting, o compose.Options,
	d tailor.Decisions,
) (*tailor.Tailored, error) {
	a.options, a.decisions = &o, d
	return &tailor.Tailored{Tailored: &compose.Tailored{Document: r, Before: &match.Report{}, After: &match.Report{}}},
		nil
}

func (*asked) Pasted(_ context.Context, text string) (*docparse.Result, error) {
	return docparse.FromText(text), nil
}

// TestATrialsReadingHasItsReview holds that what was read comes with its fields and how other software may read it.
func TestATrialsReadingHasItsReview(t *testing.T) {
	t.Parallel()
	s := newSite(t, func(d *Deps) { d.Tailor = &asked{} })
	var b bytes.Buffer
	form := multipart.NewWriter(&b)
	_ = form.WriteField("resume", "Jane Example\njane@example.com")
	_ = form.Close()
	w := s.ask(http.MethodPost, "/api/resume/trial/read", &b, "Content-Type", form.FormDataContentType())
	var got struct {
		NotPlaced   []string
		Fields      []struct{ Path, Text string }
		PageSizes   []struct{ Width float64 }
		Readability struct {
			ParserText string
			Checks     []struct{ Kind, Level string }
		}
	}
	if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil || w.Code != http.StatusOK {
		t.Fatalf("%d %v %s", w.Code, err, w.Body)
	}
	if got.NotPlaced == nil || got.PageSizes == nil || len(got.Fields) != 2 || got.Fields[1].Path != "basics.email" ||
		got.Fields[1].Text != "jane@example.com" {
		t.Errorf("%+v", got)
	}
	if r := got.Readability; r.ParserText != "Jane Example\njane@example.com\n" || len(r.Checks) == 0 ||
		r.Checks[0].Kind != "email" || r.Checks[0].Level != "pass" {
		t.Errorf("%+v", r)
	}
}

// decide asks for a trial of a small resume with more fields than that.
func decide(t *testing.T, fields map[string]any) (*asked, int, string) {
	t.Helper()
	a := &asked{}
	s := newSite(t, func(d *Deps) { d.Tailor = a })
	q := map[string]any{"original": map[string]any{"basics": map[string]any{"name": "Jane"}}, "job": "Go"}
	for name, value := range fields {
		q[name] = value
	}
	body, err := json.Marshal(q)
	if err != nil {
		t.Fatal(err)
	}
	w := s.ask(http.MethodPost, "/api/resume/trial/decide", strings.NewReader(string(body)), "Content-Type",
		"application/json")
	return a, w.Code, w.Body.String()
}

func skills(n int, name string) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = name
	}
	return out
}

func TestATrialIsTailoredAsItsOptionsSay(t *testing.T) {
	t.Parallel()
	usual := compose.DefaultOptions()
	other := func(change func(*compose.Options)) compose.Options {
		o := usual
		change(&o)
		return o
	}
	for name, c := range map[string]struct {
		fields map[string]any
		want   compose.Options
	}{
		"nothing said": {nil, usual},
		"null": {map[string]any{
			"rewriteSummary": nil, "rewriteBullets": nil, "reorderSections": nil,
			"emphasizeSkills": nil,
		}, usual},
		"true": {
			map[string]any{"rewriteSummary": true, "rewriteBullets": true, "reorderSections": true},
			usual,
		},
		"no summary": {
			map[string]any{"rewriteSummary": false},
			other(func(o *compose.Options) { o.RewriteSummary = false }),
		},
		"no bullets": {
			map[string]any{"rewriteBullets": false},
			other(func(o *compose.Options) { o.RewriteBullets = false }),
		},
		"no order": {
			map[string]any{"reorderSections": false},
			other(func(o *compose.Options) { o.ReorderSections = false }),
		},
		"tone and length": {
			map[string]any{"tone": "FRIENDLY", "length": "ONE_PAGE"},
			other(func(o *compose.Options) { o.Tone, o.Length = compose.Friendly, compose.OnePage }),
		},
		"skills": {
			map[string]any{"emphasizeSkills": []string{"Go", "C++"}},
			other(func(o *compose.Options) { o.Emphasize = []string{"Go", "C++"} }),
		},
		"as many as go": {
			map[string]any{"emphasizeSkills": skills(20, "Go")},
			other(func(o *compose.Options) { o.Emphasize = skills(20, "Go") }),
		},
		"as long as goes": {
			map[string]any{"emphasizeSkills": skills(1, strings.Repeat("x", 80))},
			other(func(o *compose.Options) { o.Emphasize = skills(1, strings.Repeat("x", 80)) }),
		},
		"80 of four bytes": {
			map[string]any{"emphasizeSkills": skills(1, strings.Repeat("𝒳", 80))},
			other(func(o *compose.Options) { o.Emphasize = skills(1, strings.Repeat("𝒳", 80)) }),
		},
	} {
		a, status, body := decide(t, c.fields)
		if status != http.StatusOK || a.options == nil || !reflect.DeepEqual(*a.options, c.want) {
			t.Errorf("%s: %d %.200s\ngot  %+v\nwant %+v", name, status, body, a.options, c.want)
		}
	}
}

func TestATrialTakesTheUsersDecisions(t *testing.T) {
	t.Parallel()
	a, _, body := decide(t, map[string]any{"takenBack": []string{"c1"}, "edits": map[string]string{"c2": "mine"}})
	if want := (tailor.Decisions{
		TakenBack: []string{"c1"},
		Edits:     map[string]string{"c2": "mine"},
	}); !reflect.DeepEqual(a.decisions, want) {
		t.Errorf("got %+v, want %+v: %s", a.decisions, want, body)
	}
}

func TestOptionsOutOfBoundsAreRefusedBeforeAnyWork(t *testing.T) {
	t.Parallel()
	const many = "You can highlight up to 20 skills of up to 80 characters each."
	for name, c := range map[string]struct {
		fields map[string]any
		says   string
	}{
		"21 skills":     {map[string]any{"emphasizeSkills": skills(21, "Go")}, many},
		"81 characters": {map[string]any{"emphasizeSkills": skills(1, strings.Repeat("x", 81))}, many},
		"81 of two bytes": {
			map[string]any{"emphasizeSkills": append(skills(1, "Go"), strings.Repeat("é", 81))},
			many,
		},
		"skills that are one": {
			map[string]any{"emphasizeSkills": "Go"},
			"The request body isn't valid JSON for this endpoint.",
		},
		"a switch in words": {
			map[string]any{"rewriteSummary": "no"},
			"The request body isn't valid JSON for this endpoint.",
		},
		"no such tone":   {map[string]any{"tone": "SHOUTING"}, ""},
		"no such length": {map[string]any{"length": "3"}, ""},
	} {
		a, status, body := decide(t, c.fields)
		if status != http.StatusBadRequest && status != http.StatusUnprocessableEntity ||
			!strings.Contains(body, c.says) || a.options != nil {
			t.Errorf("%s: %d %s, tailored: %v", name, status, body, a.options != nil)
		}
	}
}
