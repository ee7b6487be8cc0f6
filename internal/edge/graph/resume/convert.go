package resume

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/edge/graph/resume/level"
	"vitae/internal/edge/graph/resume/model"
	"vitae/internal/engine/check"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/posting"
)

// each converts the items of a level.
func each[T, M any, L any](items []T, l *L, convert func(*T, *L) *M) []M {
	out := make([]M, 0, len(items))
	for i := range items {
		out = append(out, *convert(&items[i], l))
	}
	return out
}

func fromResumes(items []resume.Resume, l *level.Resumes) []model.Resume {
	return each(items, l, fromResume)
}

func fromVersions(items []resume.Version, l *level.Versions) []model.ResumeVersion {
	return each(items, l, fromOneVersion)
}

func fromJobs(items []tailor.JobDescription, l *level.Jobs) []model.JobDescription {
	return each(items, l, fromJob)
}

func fromAnalyses(items []tailor.Analysis, l *level.Analyses) []model.JobMatchAnalysis {
	return each(items, l, fromAnalysis)
}

// aResume is a level of its own.
func aResume(r resume.Resume) *model.Resume {
	l := &level.Resumes{Looked: level.Under(level.NewBudget()), All: []resume.Resume{r}}
	return fromResume(&l.All[0], l)
}

func aVersion(v resume.Version) *model.ResumeVersion {
	l := &level.Versions{Looked: level.Under(level.NewBudget()), All: []resume.Version{v}}
	return fromOneVersion(&l.All[0], l)
}

func aJob(j tailor.JobDescription) *model.JobDescription {
	l := &level.Jobs{Looked: level.Under(level.NewBudget()), All: []tailor.JobDescription{j}}
	return fromJob(&l.All[0], l)
}

func anAnalysis(a tailor.Analysis) *model.JobMatchAnalysis {
	l := &level.Analyses{Looked: level.Under(level.NewBudget()), All: []tailor.Analysis{a}}
	return fromAnalysis(&l.All[0], l)
}

func fromResume(r *resume.Resume, l *level.Resumes) *model.Resume {
	return &model.Resume{
		ID: string(r.ID), UserID: r.Owner.String(), Title: r.Title, Tags: r.Tags, VersionCount: int32(r.Versions),
		CreatedAt: fromTime(r.CreatedAt), UpdatedAt: fromTime(r.UpdatedAt), ArchivedAt: timeOrNil(r.ArchivedAt),
		From: r, Level: l,
	}
}

func fromUpload(u resume.Upload) *model.ResumeUpload {
	return &model.ResumeUpload{
		FileName: u.FileName, Format: string(u.Format), Bytes: int32(u.Bytes),
		UploadedAt: fromTime(u.At),
	}
}

// fromVersion returns one of those that were looked up.
func fromVersion(all singleVersions, v id.Version) (*model.ResumeVersion, error) {
	one := all.of[v]
	if one == nil {
		return nil, gone()
	}
	return fromOneVersion(one, all.level), nil
}

func fromOneVersion(v *resume.Version, l *level.Versions) *model.ResumeVersion {
	return &model.ResumeVersion{
		ID: string(v.ID), ResumeID: string(v.Resume), VersionNumber: int32(v.Number),
		Origin:    model.VersionOrigin(v.Origin),
		CreatedAt: fromTime(v.CreatedAt), From: v, Level: l,
	}
}

func fromOptimization(o *tailor.Optimization, l *level.Optimizations) *model.Optimization {
	out := &model.Optimization{
		Proposed: o.Proposed, TakenBack: o.Decisions.TakenBack, Notes: o.Notes,
		Edits: make([]model.ChangeEdit, 0, len(o.Decisions.Edits)), Findings: fromFindings(o.Findings),
		Answers: append([]interview.Answer{}, o.Decisions.Answers...),
		Tone:    model.Tone(o.Options.Tone), Length: model.TargetLength(o.Options.Length),
		RewriteSummary: o.Options.RewriteSummary, RewriteBullets: o.Options.RewriteBullets,
		ReorderSections: o.Options.ReorderSections,
		EmphasizeSkills: append([]string{}, o.Options.Emphasize...), From: o, Level: l,
	}
	for _, change := range slices.Sorted(maps.Keys(o.Decisions.Edits)) {
		out.Edits = append(out.Edits, model.ChangeEdit{ChangeID: change, Text: o.Decisions.Edits[change]})
	}
	return out
}

func fromFinding(f check.Finding) model.CheckFinding {
	severity := model.FindingSeverityReview
	if f.Severity == check.High {
		severity = model.FindingSeverityHigh
	}
	return model.CheckFinding{Kind: f.Kind, Value: f.Value, Severity: severity, Line: f.Line, Message: f.Message}
}

func fromJob(j *tailor.JobDescription, l *level.Jobs) *model.JobDescription {
	out := &model.JobDescription{
		ID: string(j.ID), UserID: j.Owner.String(), Title: j.Title, Company: orNil(j.Company),
		Location:    orNil(j.Location),
		Description: j.Description, Requirements: orNil(j.Requirements), Notes: orNil(j.Notes),
		Stage:         model.JobStage(j.Stage),
		SentVersionID: orNil(string(j.Sent)), SentAt: timeOrNil(j.SentAt), SentLetterID: orNil(string(j.SentLetter)),
		Salary: orNil(j.Salary), SourceURL: orNil(j.SourceURL), FoundOn: orNil(string(j.FoundOn)),
		AppliedOn:   orNil(string(j.AppliedOn)),
		InterviewAt: timeOrNil(j.InterviewAt), FollowUpOn: orNil(string(j.FollowUpOn)),
		Contacts:  make([]model.JobContact, 0, len(j.Contacts)),
		CreatedAt: fromTime(j.CreatedAt), UpdatedAt: fromTime(j.UpdatedAt),
		Corrections: make([]model.RequirementCorrection, 0, len(j.Corrections)), From: j, Level: l,
	}
	for _, c := range j.Corrections {
		out.Corrections = append(out.Corrections, model.RequirementCorrection{Text: c.Text, Class: fromClass(c.Class)})
	}
	for _, c := range j.Contacts {
		out.Contacts = append(out.Contacts, model.JobContact(c))
	}
	return out
}

// fromJobCounts names every stage, in their order.
func fromJobCounts(c tailor.JobCounts) *model.JobCounts {
	return &model.JobCounts{
		Stages: fromStages(c.Stages), FollowUpsDue: int32(c.FollowUpsDue),
		Interviews: int32(c.Interviews),
	}
}

func fromStages(counts map[tailor.Stage]int) []model.StageCount {
	out := make([]model.StageCount, 0, len(tailor.Stages))
	for _, s := range tailor.Stages {
		out = append(out, model.StageCount{Stage: model.JobStage(s), Count: int32(counts[s])})
	}
	return out
}

// fromClass returns a requirement's class in the schema's words; none of them is NONE.
func fromClass(c posting.Class) model.RequirementClass {
	if c == "" {
		return model.RequirementClassNone
	}
	return model.RequirementClass(strings.ToUpper(string(c)))
}

func fromAnalysis(a *tailor.Analysis, l *level.Analyses) *model.JobMatchAnalysis {
	return &model.JobMatchAnalysis{
		ID: string(a.ID), ResumeVersionID: string(a.Version), JobDescriptionID: string(a.Job), MatchScore: a.Score,
		AnalysisNotes: orNil(a.Notes),
		CreatedAt:     fromTime(a.CreatedAt), UpdatedAt: fromTime(a.UpdatedAt), From: a, Level: l,
	}
}

// fromTrash lists what was deleted, the latest first.
func fromTrash(resumes []resume.Resume, jobs []tailor.JobDescription, artifacts []coach.Artifact) []model.TrashItem {
	out := make([]model.TrashItem, 0, len(resumes)+len(jobs)+len(artifacts))
	for _, r := range resumes {
		out = append(out, trashed(string(r.ID), model.TrashKindResume, r.Title, r.DeletedAt))
	}
	for _, j := range jobs {
		out = append(out, trashed(string(j.ID), model.TrashKindJobDescription, j.Title, j.DeletedAt))
	}
	for _, s := range artifacts {
		out = append(out, trashed(string(s.ID), trashKinds[s.Kind], s.Title, s.DeletedAt))
	}
	slices.SortStableFunc(out, func(a, b model.TrashItem) int {
		return cmp.Or(b.DeletedAt.Compare(a.DeletedAt), cmp.Compare(b.ID, a.ID))
	})
	return out
}

var trashKinds = map[coach.Kind]model.TrashKind{
	coach.KindLetter: model.TrashKindCoverLetter, coach.KindPlan: model.TrashKindDevelopmentPlan,
	coach.KindGuide:      model.TrashKindInterviewGUIDE,
	coach.KindComparison: model.TrashKindComparison,
}

func trashed(item string, kind model.TrashKind, title string, at time.Time) model.TrashItem {
	return model.TrashItem{
		ID: item, Kind: kind, Title: title, DeletedAt: fromTime(at),
		ErasedAt: fromTime(at.Add(owned.TrashFor)),
	}
}

func fromDashboard(d tailor.Dashboard) *model.Dashboard {
	out := &model.Dashboard{
		ResumeCount: int32(d.Resumes), JobCount: int32(d.Jobs),
		Matches: make([]model.RecentMatch, 0, len(d.Matches)), MissingSkills: make([]model.MissingSkill, 0,
			len(d.Missing)),
		Stages: fromStages(d.Stages), MatchedCount: int32(d.Matched),
		OtherSteps: make([]model.NextStep, 0, len(d.Others)), PlanSteps: make([]model.DuePlanStep, 0, len(d.Steps)),
	}
	next := fromNextStep(d.Next)
	out.Next = &next
	for _, s := range d.Others {
		out.OtherSteps = append(out.OtherSteps, fromNextStep(s))
	}
	for _, s := range d.Steps {
		out.PlanSteps = append(out.PlanSteps, model.DuePlanStep{
			PlanID: string(s.Plan), Title: s.Title, StepNumber: int32(s.Number), StepCount: int32(s.Of),
			Description:          s.Text,
			EstimatedTimeInHours: s.Hours, Since: fromTime(s.Since),
		})
	}
	l := &level.Analyses{Looked: level.Under(level.NewBudget())}
	for _, m := range d.Matches {
		l.All = append(l.All, m.Analysis)
	}
	for i, m := range d.Matches {
		out.Matches = append(out.Matches, model.RecentMatch{
			Analysis: fromAnalysis(&l.All[i], l),
			ResumeID: string(m.Resume), PreviousScore: m.Previous,
		})
	}
	for _, m := range d.Missing {
		out.MissingSkills = append(out.MissingSkills, model.MissingSkill{
			Skill: m.Skill, Jobs: int32(m.Jobs),
			Required: int32(m.Required),
		})
	}
	return out
}

func fromNextStep(s tailor.NextStep) model.NextStep {
	return model.NextStep{Kind: model.NextStepKind(s.Kind), Text: s.Text, Path: s.Path}
}

func fromComparison(c tailor.Comparison) *model.VersionComparison {
	budget := level.NewBudget()
	v := &level.Versions{Looked: level.Under(budget), All: []resume.Version{c.From, c.To}}
	out := &model.VersionComparison{
		From: fromOneVersion(&v.All[0], v), To: fromOneVersion(&v.All[1], v),
		Lines: make([]model.LineDifference, 0, len(c.Lines)), Scores: make([]model.ScoreDifference, 0, len(c.Scores)),
	}
	for _, d := range c.Lines {
		out.Lines = append(out.Lines, model.LineDifference{Section: d.Section, Before: d.Before, After: d.After})
	}
	j := &level.Jobs{Looked: level.Under(budget)}
	for _, s := range c.Scores {
		j.All = append(j.All, s.Job)
	}
	for i, s := range c.Scores {
		out.Scores = append(out.Scores, model.ScoreDifference{
			JobDescription: fromJob(&j.All[i], j), From: s.From,
			To: s.To,
		})
	}
	return out
}

// present returns what a version says. Every version says something: one that does not was deleted meanwhile.
func present(texts map[id.Version]resume.Text, v id.Version) (resume.Text, error) {
	t, there := texts[v]
	if !there {
		return t, gone()
	}
	return t, nil
}

// fromTime returns a time as it is sent: UTC, to the microsecond.
func fromTime(t time.Time) time.Time { return t.UTC().Truncate(time.Microsecond) }

func timeOrNil(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	t = fromTime(t)
	return &t
}

// orNil makes null of an empty text.
func orNil(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
