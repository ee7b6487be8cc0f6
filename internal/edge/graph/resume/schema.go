package resume

import (
	"context"
	"maps"

	"github.com/99designs/gqlgen/graphql"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/edge/graph/guard"
	"vitae/internal/edge/graph/resume/exec"
)

// New makes the schema that guard.New runs; give it Access as well.
func New(resumes Resumes, tailoring Tailoring, coaching Coaching, billing Billing) graphql.ExecutableSchema {
	return exec.NewExecutableSchema(exec.Config{Resolvers: root{resumes, tailoring, coaching, billing}})
}

// access lists every root field of the schema: each needs a signed-in user. A test fails for one that is missing.
var access = map[string]guard.Access{
	"Query.resumes":               guard.Guarded,
	"Query.resume":                guard.Guarded,
	"Query.resumeVersions":        guard.Guarded,
	"Query.resumeVersion":         guard.Guarded,
	"Query.jobDescriptions":       guard.Guarded,
	"Query.jobDescription":        guard.Guarded,
	"Query.jobCounts":             guard.Guarded,
	"Query.jobMatchAnalyses":      guard.Guarded,
	"Query.jobMatchAnalysis":      guard.Guarded,
	"Query.trash":                 guard.Guarded,
	"Query.dashboard":             guard.Guarded,
	"Query.compareVersions":       guard.Guarded,
	"Query.coverLetters":          guard.Guarded,
	"Query.coverLetter":           guard.Guarded,
	"Query.competitiveAnalyses":   guard.Guarded,
	"Query.competitiveAnalysis":   guard.Guarded,
	"Query.interviewGuides":       guard.Guarded,
	"Query.interviewGuide":        guard.Guarded,
	"Query.skillDevelopmentPlans": guard.Guarded,
	"Query.skillDevelopmentPlan":  guard.Guarded,
	"Query.searchSkills":          guard.Guarded,
	"Query.userSkills":            guard.Guarded,
	"Query.skillRecommendations":  guard.Guarded,
	"Query.hiddenSkills":          guard.Guarded,
	"Query.facts":                 guard.Guarded,
	"Query.usage":                 guard.Guarded,

	"Mutation.createResume":                guard.Guarded,
	"Mutation.updateResume":                guard.Guarded,
	"Mutation.deleteResume":                guard.Guarded,
	"Mutation.createResumeVersion":         guard.Guarded,
	"Mutation.createJobDescription":        guard.Guarded,
	"Mutation.updateJobDescription":        guard.Guarded,
	"Mutation.readPosting":                 guard.Guarded,
	"Mutation.deleteJobDescription":        guard.Guarded,
	"Mutation.analyzeJobMatch":             guard.Guarded,
	"Mutation.updateAnalysisNotes":         guard.Guarded,
	"Mutation.generateOptimizedResume":     guard.Guarded,
	"Mutation.restoreResume":               guard.Guarded,
	"Mutation.restoreJobDescription":       guard.Guarded,
	"Mutation.emptyTrash":                  guard.Guarded,
	"Mutation.duplicateResume":             guard.Guarded,
	"Mutation.restoreResumeVersion":        guard.Guarded,
	"Mutation.decideChanges":               guard.Guarded,
	"Mutation.runSelfTest":                 guard.Guarded,
	"Mutation.generateCoverLetter":         guard.Guarded,
	"Mutation.updateCoverLetter":           guard.Guarded,
	"Mutation.deleteCoverLetter":           guard.Guarded,
	"Mutation.restoreCoverLetter":          guard.Guarded,
	"Mutation.addUserSkill":                guard.Guarded,
	"Mutation.updateUserSkill":             guard.Guarded,
	"Mutation.deleteUserSkill":             guard.Guarded,
	"Mutation.hideSkillRecommendation":     guard.Guarded,
	"Mutation.createCompetitiveAnalysis":   guard.Guarded,
	"Mutation.setComparisonWeights":        guard.Guarded,
	"Mutation.deleteCompetitiveAnalysis":   guard.Guarded,
	"Mutation.restoreCompetitiveAnalysis":  guard.Guarded,
	"Mutation.generateInterviewGuide":      guard.Guarded,
	"Mutation.deleteInterviewGuide":        guard.Guarded,
	"Mutation.restoreInterviewGuide":       guard.Guarded,
	"Mutation.addPracticeAnswer":           guard.Guarded,
	"Mutation.deletePracticeAnswer":        guard.Guarded,
	"Mutation.forgetUserSkill":             guard.Guarded,
	"Mutation.addFact":                     guard.Guarded,
	"Mutation.updateFact":                  guard.Guarded,
	"Mutation.deleteFact":                  guard.Guarded,
	"Mutation.createSkillDevelopmentPlan":  guard.Guarded,
	"Mutation.setPlanStepDone":             guard.Guarded,
	"Mutation.deleteSkillDevelopmentPlan":  guard.Guarded,
	"Mutation.restoreSkillDevelopmentPlan": guard.Guarded,
}

// Access reports who may ask for each root field.
func Access() map[string]guard.Access { return maps.Clone(access) }

// root gives the resolvers of every type.
type root struct {
	resumes   Resumes
	tailoring Tailoring
	coaching  Coaching
	billing   Billing
}

type (
	queries            root
	mutations          root
	resumeFields       root
	versionFields      root
	optimizationFields root
	jobFields          root
	analysisFields     root
	letterFields       root
	planFields         root
	guideFields        root
	comparisonFields   root
	questionFields     root
)

// Query returns the resolvers of queries.
func (r root) Query() exec.QueryResolver { return queries(r) }

// Mutation returns the resolvers of mutations.
func (r root) Mutation() exec.MutationResolver { return mutations(r) }

// Resume returns the resolvers of what hangs on a resume.
func (r root) Resume() exec.ResumeResolver { return resumeFields(r) }

// ResumeVersion returns the resolvers of what hangs on a version.
func (r root) ResumeVersion() exec.ResumeVersionResolver { return versionFields(r) }

// Optimization returns the resolvers of what hangs on an optimisation.
func (r root) Optimization() exec.OptimizationResolver { return optimizationFields(r) }

// JobDescription returns the resolvers of what hangs on a job description.
func (r root) JobDescription() exec.JobDescriptionResolver { return jobFields(r) }

// JobMatchAnalysis returns the resolvers of what hangs on an analysis.
func (r root) JobMatchAnalysis() exec.JobMatchAnalysisResolver { return analysisFields(r) }

// CoverLetter returns the resolvers of what hangs on a cover letter.
func (r root) CoverLetter() exec.CoverLetterResolver { return letterFields(r) }

// SkillDevelopmentPlan returns the resolvers of what hangs on a plan.
func (r root) SkillDevelopmentPlan() exec.SkillDevelopmentPlanResolver { return planFields(r) }

// InterviewGuide returns the resolvers of what hangs on a guide.
func (r root) InterviewGuide() exec.InterviewGuideResolver { return guideFields(r) }

// InterviewQuestion returns the resolvers of what hangs on a question.
func (r root) InterviewQuestion() exec.InterviewQuestionResolver { return questionFields(r) }

// CompetitiveAnalysis returns the resolvers of what hangs on a comparison.
func (r root) CompetitiveAnalysis() exec.CompetitiveAnalysisResolver { return comparisonFields(r) }

// owner returns the caller; guard has seen to it that there is one.
func owner(ctx context.Context) id.User { return actor.From(ctx).User }

// own refuses a userId argument that is not the caller's.
func own(ctx context.Context, userID string) error {
	if u, ok := id.ParseUser(userID); !ok || u != owner(ctx) {
		return fault.New("graph.own", fault.Forbidden, "This belongs to another account.")
	}
	return nil
}
