package resume

import (
	"context"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/edge/graph/resume/model"
)

// CreateResume keeps a new resume.
func (m mutations) CreateResume(ctx context.Context, in model.CreateResumeInput) (*model.Resume, error) {
	if err := ownOrNone(ctx, in.UserID.Value()); err != nil {
		return nil, err
	}
	r, err := m.resumes.Create(ctx, owner(ctx), toNew(in))
	if err != nil {
		return nil, err
	}
	return aResume(r), nil
}

// ownOrNone is own for an argument that may be left out.
func ownOrNone(ctx context.Context, userID *string) error {
	if userID == nil {
		return nil
	}
	return own(ctx, *userID)
}

// UpdateResume changes a resume; new content makes a new version.
func (m mutations) UpdateResume(ctx context.Context, resumeID string, in model.UpdateResumeInput) (*model.Resume,
	error,
) {
	r, err := toID[id.Resume](resumeID)
	if err != nil {
		return nil, err
	}
	one, err := m.resumes.Update(ctx, owner(ctx), r, toChange(in))
	if err != nil {
		return nil, err
	}
	return aResume(one), nil
}

// DeleteResume moves a resume to the trash.
func (m mutations) DeleteResume(ctx context.Context, resumeID string) (*model.DeleteResult, error) {
	r, err := toID[id.Resume](resumeID)
	if err != nil {
		return nil, err
	}
	return deleted(m.resumes.Delete(ctx, owner(ctx), r), "The resume was moved to the trash. It will be deleted after 30 days")
}

func deleted(err error, message string) (*model.DeleteResult, error) {
	if err != nil {
		return nil, err
	}
	return &model.DeleteResult{Success: true, Message: message}, nil
}

// CreateResumeVersion adds a version to a resume.
func (m mutations) CreateResumeVersion(ctx context.Context, in model.CreateResumeVersionInput) (*model.ResumeVersion,
	error,
) {
	r, err := toID[id.Resume](in.ResumeID)
	if err != nil {
		return nil, err
	}
	text, err := toNewVersion(in)
	if err != nil {
		return nil, err
	}
	v, err := m.resumes.AddVersion(ctx, owner(ctx), r, text)
	if err != nil {
		return nil, err
	}
	return aVersion(v), nil
}

// CreateJobDescription keeps a posting.
func (m mutations) CreateJobDescription(ctx context.Context, in model.CreateJobDescriptionInput) (*model.JobDescription,
	error,
) {
	if err := ownOrNone(ctx, in.UserID.Value()); err != nil {
		return nil, err
	}
	j, err := m.tailoring.CreateJob(ctx, owner(ctx), toNewJob(in))
	if err != nil {
		return nil, err
	}
	return aJob(j), nil
}

// UpdateJobDescription changes a posting.
func (m mutations) UpdateJobDescription(ctx context.Context, jobID string,
	in model.UpdateJobDescriptionInput,
) (*model.JobDescription, error) {
	j, err := toID[id.JobDescription](jobID)
	if err != nil {
		return nil, err
	}
	change, err := toJobChange(in)
	if err != nil {
		return nil, err
	}
	one, err := m.tailoring.UpdateJob(ctx, owner(ctx), j, change)
	if err != nil {
		return nil, err
	}
	return aJob(one), nil
}

// ReadPosting reads a posting from the web.
func (m mutations) ReadPosting(ctx context.Context, url string) (*model.WebPosting, error) {
	p, err := m.tailoring.ReadLink(ctx, url)
	if err != nil {
		return nil, err
	}
	return &model.WebPosting{
		URL: p.URL, Title: orNil(p.Title), Company: orNil(p.Company), Location: orNil(p.Location),
		Salary: orNil(p.Salary), Description: p.Description,
	}, nil
}

// DeleteJobDescription moves a posting to the trash.
func (m mutations) DeleteJobDescription(ctx context.Context, jobID string) (*model.DeleteResult, error) {
	j, err := toID[id.JobDescription](jobID)
	if err != nil {
		return nil, err
	}
	return deleted(m.tailoring.DeleteJob(ctx, owner(ctx), j), "The job description was moved to the trash. It will be deleted after 30 days")
}

// AnalyzeJobMatch matches a version with a posting.
func (m mutations) AnalyzeJobMatch(ctx context.Context, in model.AnalyzeJobMatchInput) (*model.JobMatchAnalysis,
	error,
) {
	v, err := toID[id.Version](in.ResumeVersionID)
	if err != nil {
		return nil, err
	}
	j, err := toID[id.JobDescription](in.JobDescriptionID)
	if err != nil {
		return nil, err
	}
	a, err := m.tailoring.Analyze(ctx, owner(ctx), v, j)
	if err != nil {
		return nil, err
	}
	return anAnalysis(a), nil
}

// UpdateAnalysisNotes keeps the caller's own notes on an analysis.
func (m mutations) UpdateAnalysisNotes(ctx context.Context, analysisID string,
	in model.UpdateAnalysisNotesInput,
) (*model.JobMatchAnalysis, error) {
	a, err := toID[id.Analysis](analysisID)
	if err != nil {
		return nil, err
	}
	one, err := m.tailoring.SetNotes(ctx, owner(ctx), a, in.AnalysisNotes)
	if err != nil {
		return nil, err
	}
	return anAnalysis(one), nil
}

// GenerateOptimizedResume makes a version for a posting.
func (m mutations) GenerateOptimizedResume(ctx context.Context,
	in model.GenerateOptimizedResumeInput,
) (*model.ResumeVersion, error) {
	request, err := toOptimizeRequest(in)
	if err != nil {
		return nil, err
	}
	v, err := m.tailoring.Optimize(ctx, owner(ctx), request)
	if err != nil {
		return nil, err
	}
	return aVersion(v), nil
}

// RestoreResume takes a resume out of the trash.
func (m mutations) RestoreResume(ctx context.Context, resumeID string) (*model.Resume, error) {
	r, err := toID[id.Resume](resumeID)
	if err != nil {
		return nil, err
	}
	one, err := m.resumes.Restore(ctx, owner(ctx), r)
	if err != nil {
		return nil, err
	}
	return aResume(one), nil
}

// RestoreJobDescription takes a posting out of the trash.
func (m mutations) RestoreJobDescription(ctx context.Context, jobID string) (*model.JobDescription, error) {
	j, err := toID[id.JobDescription](jobID)
	if err != nil {
		return nil, err
	}
	one, err := m.tailoring.RestoreJob(ctx, owner(ctx), j)
	if err != nil {
		return nil, err
	}
	return aJob(one), nil
}

// EmptyTrash erases everything that the caller deleted, or one item: the id does not say of which kind.
func (m mutations) EmptyTrash(ctx context.Context, item *string) (*model.DeleteResult, error) {
	if item == nil {
		if err := m.resumes.Erase(ctx, owner(ctx), ""); err != nil {
			return nil, err
		}
		if err := m.tailoring.EraseJob(ctx, owner(ctx), ""); err != nil {
			return nil, err
		}
		return deleted(m.coaching.EraseArtifact(ctx, owner(ctx), ""), "The trash was emptied")
	}
	r, err := toID[id.Resume](*item)
	if err != nil {
		return nil, err
	}
	err = m.resumes.Erase(ctx, owner(ctx), r)
	if fault.KindOf(err) == fault.NotFound && err != nil {
		err = m.tailoring.EraseJob(ctx, owner(ctx), id.JobDescription(r))
	}
	if fault.KindOf(err) == fault.NotFound && err != nil {
		err = m.coaching.EraseArtifact(ctx, owner(ctx), id.Artifact(r))
	}
	return deleted(err, "The item was permanently deleted")
}

// DuplicateResume makes a new resume of the newest text of one.
func (m mutations) DuplicateResume(ctx context.Context, resumeID string, requestKey *string) (*model.Resume, error) {
	r, err := toID[id.Resume](resumeID)
	if err != nil {
		return nil, err
	}
	one, err := m.resumes.Duplicate(ctx, owner(ctx), r, orZero(requestKey))
	if err != nil {
		return nil, err
	}
	return aResume(one), nil
}

// RestoreResumeVersion makes a new version of an older one.
func (m mutations) RestoreResumeVersion(ctx context.Context, versionID string,
	requestKey *string,
) (*model.ResumeVersion, error) {
	v, err := toID[id.Version](versionID)
	if err != nil {
		return nil, err
	}
	one, err := m.resumes.RestoreVersion(ctx, owner(ctx), v, orZero(requestKey))
	if err != nil {
		return nil, err
	}
	return aVersion(one), nil
}

// DecideChanges makes an optimised version anew with other decisions.
func (m mutations) DecideChanges(ctx context.Context, in model.DecideChangesInput) (*model.ResumeVersion, error) {
	v, err := toID[id.Version](in.ResumeVersionID)
	if err != nil {
		return nil, err
	}
	one, err := m.tailoring.Decide(ctx, owner(ctx), v, toDecisions(in.TakenBack, in.Edits.Value(), in.Answers.Value()))
	if err != nil {
		return nil, err
	}
	return aVersion(one), nil
}

// RunSelfTest runs the engine over a sample; its progress is sent to the caller's open pages.
func (m mutations) RunSelfTest(ctx context.Context, requestKey string) (bool, error) {
	err := m.tailoring.SelfTest(ctx, owner(ctx), requestKey)
	return err == nil, err
}
