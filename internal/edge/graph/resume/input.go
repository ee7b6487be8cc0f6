package resume

import (
	"context"
	"strings"

	"github.com/99designs/gqlgen/graphql"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/edge/graph/resume/model"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/posting"
)

// How many items a list has where its client does not say, as the schema tells; never more than maxFirst.
const (
	defaultFirst   = 100
	defaultMatches = 20
	maxFirst       = 500
)

// toID reads an id. What does not look like one is answered as one that is not there.
func toID[T ~string](s string) (T, error) {
	if !id.WellFormed(T(s)) {
		return "", fault.New("graph.toID", fault.NotFound, "This item doesn't exist, or you don't have access to it.")
	}
	return T(s), nil
}

// toFirst reads how many items are asked for.
func toFirst(first *int32, otherwise int) (int, error) {
	if first == nil {
		return otherwise, nil
	}
	if *first < 1 {
		return 0, &fault.Error{
			Op: "graph.toFirst", Kind: fault.Invalid, Message: "Request at least one item.",
			Fields: map[string]string{"first": "This must be at least 1."},
		}
	}
	return min(int(*first), maxFirst), nil
}

// sayMore adds to the answer's extensions, as "more.FIELD", where a list may go on that was asked for without first:
// the id to give as after. A client that never heard of pages is not left with a list that ends in silence.
func sayMore[T any](ctx context.Context, all []T, p owned.Page, idOf func(T) string) {
	field := graphql.GetFieldContext(ctx).Field
	if len(all) == 0 || len(all) < p.First || field.Arguments.ForName("first") != nil {
		return
	}
	graphql.RegisterExtension(ctx, "more."+field.Alias, idOf(all[len(all)-1]))
}

func toPage(first *int32, after *string) (owned.Page, error) {
	n, err := toFirst(first, defaultFirst)
	if err != nil || after == nil {
		return owned.Page{First: n}, err
	}
	last, err := toID[id.Resume](*after)
	return owned.Page{First: n, After: string(last)}, err
}

func toNew(in model.CreateResumeInput) resume.New {
	return resume.New{
		Title: in.Title, Content: orZero(in.Content.Value()), Document: in.Document.Value(), Tags: in.Tags.Value(),
		Key: orZero(in.RequestKey.Value()),
	}
}

// toChange takes null for what was left out, but for the tags, which it clears.
func toChange(in model.UpdateResumeInput) resume.Change {
	out := resume.Change{
		Title: in.Title.Value(), Content: in.Content.Value(), Document: in.Document.Value(),
		Archived: in.Archived.Value(), Key: orZero(in.RequestKey.Value()),
	}
	if tags, set := in.Tags.ValueOK(); set {
		out.Tags = &tags
	}
	return out
}

func toNewVersion(in model.CreateResumeVersionInput) (resume.NewVersion, error) {
	out := resume.NewVersion{
		Content: orZero(in.Content.Value()), Document: in.Document.Value(),
		Key: orZero(in.RequestKey.Value()),
	}
	if base := in.BaseVersionID.Value(); base != nil {
		var err error
		if out.Base, err = toID[id.Version](*base); err != nil {
			return out, err
		}
	}
	return out, nil
}

func toNewJob(in model.CreateJobDescriptionInput) tailor.NewJob {
	return tailor.NewJob{
		Title: in.Title, Company: orZero(in.Company.Value()), Location: orZero(in.Location.Value()),
		Description:  in.Description,
		Requirements: orZero(in.Requirements.Value()), Notes: orZero(in.Notes.Value()),
		Stage: tailor.Stage(orZero(in.Stage.Value())), Corrections: toCorrections(in.Corrections.Value()),
		Key: orZero(in.RequestKey.Value()),
		Tracking: tailor.TrackingChange{
			Salary: in.Salary.Value(), SourceURL: in.SourceURL.Value(), FoundOn: toDay(in.FoundOn.Value()),
			AppliedOn:   toDay(in.AppliedOn.Value()),
			InterviewAt: in.InterviewAt.Value(), FollowUpOn: toDay(in.FollowUpOn.Value()),
			Contacts: toContacts(in.Contacts),
		},
	}
}

// toDay takes null for what was left out.
func toDay(s *string) *tailor.Day { return (*tailor.Day)(s) }

func toContacts(in graphql.Omittable[[]model.JobContactInput]) *[]tailor.Contact {
	all, set := in.ValueOK()
	if !set {
		return nil
	}
	out := make([]tailor.Contact, 0, len(all))
	for _, c := range all {
		out = append(out, tailor.Contact{
			Name: orZero(c.Name.Value()), Role: orZero(c.Role.Value()), Email: orZero(c.Email.Value()),
			Phone: orZero(c.Phone.Value()),
		})
	}
	return &out
}

func toJobFilter(in *model.JobFilter) tailor.JobFilter {
	if in == nil {
		return tailor.JobFilter{}
	}
	return tailor.JobFilter{
		Stage: tailor.Stage(orZero(in.Stage.Value())), Text: orZero(in.Text.Value()),
		FollowUpBy: tailor.Day(orZero(in.FollowUpBy.Value())), FoundSince: tailor.Day(orZero(in.FoundSince.Value())),
	}
}

// toJobChange reports what was left out from what is null: null clears what may be empty and takes a sent version back.
func toJobChange(in model.UpdateJobDescriptionInput) (tailor.JobChange, error) {
	out := tailor.JobChange{
		Title: in.Title.Value(), Description: in.Description.Value(),
		Company: cleared(in.Company), Location: cleared(in.Location), Requirements: cleared(in.Requirements),
		Notes: cleared(in.Notes),
	}
	if stage := in.Stage.Value(); stage != nil {
		s := tailor.Stage(*stage)
		out.Stage = &s
	}
	if corrections, set := in.Corrections.ValueOK(); set {
		c := toCorrections(corrections)
		out.Corrections = &c
	}
	if sent, set := in.SentVersionID.ValueOK(); set {
		var v id.Version
		if sent != nil {
			var err error
			if v, err = toID[id.Version](*sent); err != nil {
				return out, err
			}
		}
		out.Sent = &v
	}
	out.Tracking = tailor.TrackingChange{
		Salary: cleared(in.Salary), SourceURL: cleared(in.SourceURL), FoundOn: toDay(cleared(in.FoundOn)),
		AppliedOn:   toDay(cleared(in.AppliedOn)),
		InterviewAt: cleared(in.InterviewAt), FollowUpOn: toDay(cleared(in.FollowUpOn)),
		Contacts: toContacts(in.Contacts),
	}
	if letter := cleared(in.SentLetterID); letter != nil {
		l := id.Artifact(*letter)
		if l != "" && !id.WellFormed(l) {
			return out, fault.Field("graph.toJobChange", "sentLetterId", "This cover letter doesn't exist.")
		}
		out.Tracking.SentLetter = &l
	}
	return out, nil
}

func cleared[T any](o graphql.Omittable[*T]) *T {
	v, set := o.ValueOK()
	if set && v == nil {
		v = new(T)
	}
	return v
}

func toCorrections(in []model.RequirementCorrectionInput) []posting.Correction {
	out := make([]posting.Correction, 0, len(in))
	for _, c := range in {
		class := posting.Class("")
		if c.Class != model.RequirementClassNone {
			class = posting.Class(strings.ToLower(string(c.Class)))
		}
		out = append(out, posting.Correction{Text: c.Text, Class: class})
	}
	return out
}

func toOptimizeRequest(in model.GenerateOptimizedResumeInput) (tailor.OptimizeRequest, error) {
	v, err := toID[id.Version](in.ResumeVersionID)
	if err != nil {
		return tailor.OptimizeRequest{}, err
	}
	j, err := toID[id.JobDescription](in.JobDescriptionID)
	return tailor.OptimizeRequest{
		Version: v, Job: j, Options: toOptions(in.Options.Value()), Decisions: toDecisions(in.TakenBack.Value(),
			in.Edits.Value(), in.Answers.Value()),
		Key: orZero(in.RequestKey.Value()),
	}, err
}

// toOptions takes the default for what was left out or is null.
func toOptions(in *model.OptimizationOptions) compose.Options {
	o := compose.DefaultOptions()
	if in == nil {
		return o
	}
	if tone := in.Tone.Value(); tone != nil {
		o.Tone = compose.Tone(*tone)
	}
	if length := in.Length.Value(); length != nil {
		o.Length = compose.Length(*length)
	}
	for _, s := range []struct {
		in   graphql.Omittable[*bool]
		into *bool
	}{
		{in.RewriteSummary, &o.RewriteSummary},
		{in.RewriteBullets, &o.RewriteBullets},
		{in.ReorderSections, &o.ReorderSections},
	} {
		if v := s.in.Value(); v != nil {
			*s.into = *v
		}
	}
	o.Emphasize = in.EmphasizeSkills.Value()
	return o
}

func toDecisions(takenBack []string, edits []model.ChangeEditInput, answers []interview.Answer) tailor.Decisions {
	out := tailor.Decisions{TakenBack: takenBack, Edits: make(map[string]string, len(edits)), Answers: answers}
	for _, e := range edits {
		out.Edits[e.ChangeID] = e.Text
	}
	return out
}

// orZero makes the zero value of null.
func orZero[T any](v *T) T {
	if v == nil {
		var zero T
		return zero
	}
	return *v
}
