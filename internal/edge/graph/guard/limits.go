package guard

import (
	"context"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/limit"
)

// Limits says how often clients may ask. They are counted by the limiter, which all endpoints and all replicas share.
type Limits struct {
	Limiter limit.Limiter // nil: no limits
}

// The rules of operations.
var (
	userRule    = limit.Rule{Name: "graphql-user", Burst: 300, Per: time.Minute}
	visitorRule = limit.Rule{Name: "graphql-visitor", Burst: 120, Per: time.Minute}
)

// The rules of sign-in steps, per address block, and of giving the password again, per user.
var (
	loginRule    = limit.Rule{Name: "login", Burst: 10, Per: 5 * time.Minute}
	registerRule = limit.Rule{Name: "register", Burst: 5, Per: time.Hour}
	verifyRule   = limit.Rule{Name: "verify", Burst: 10, Per: 5 * time.Minute}
	letterRule   = limit.Rule{Name: "letter", Burst: 10, Per: time.Hour}
	passwordRule = limit.Rule{Name: "password", Burst: 10, Per: 5 * time.Minute}
)

// contactRule is per user, of visitors per address block.
var contactRule = limit.Rule{Name: "contact", Burst: 5, Per: time.Hour}

// The rules of work on resumes, per user. Decisions are made at every click of a switch.
var (
	generationRule    = limit.Rule{Name: "generation", Burst: 10, Per: time.Minute}
	generationDayRule = limit.Rule{Name: "generation-day", Burst: 100, Per: 24 * time.Hour}
	writingRule       = limit.Rule{Name: "writing", Burst: 60, Per: time.Minute}
	decisionRule      = limit.Rule{Name: "decision", Burst: 120, Per: time.Minute}
)

// signIns are the steps of signing in, in any service, with the rule that each is counted by. An operation may hold
// one.
var signIns = map[RootField]limit.Rule{
	{"Mutation", "initiateLogin"}:          loginRule,
	{"Mutation", "registerUser"}:           registerRule,
	{"Mutation", "verifyLogin"}:            verifyRule,
	{"Mutation", "startPasskeyLogin"}:      verifyRule,
	{"Mutation", "verifyPasskeyLogin"}:     verifyRule,
	{"Mutation", "verifyEmail"}:            verifyRule,
	{"Mutation", "enterAccount"}:           verifyRule,
	{"Mutation", "startProviderSignIn"}:    loginRule,
	{"Mutation", "finishProviderSignIn"}:   verifyRule,
	{"Mutation", "resetPassword"}:          verifyRule,
	{"Mutation", "requestPasswordReset"}:   letterRule,
	{"Mutation", "resendVerificationCode"}: letterRule,
}

// passwordAgain are the fields for which a signed-in user gives the password, or a code, again.
var passwordAgain = map[RootField]limit.Rule{
	{"Mutation", "changePassword"}:       passwordRule,
	{"Mutation", "changeUsername"}:       passwordRule,
	{"Mutation", "requestEmailChange"}:   passwordRule,
	{"Mutation", "confirmEmailChange"}:   passwordRule,
	{"Mutation", "deleteAccount"}:        passwordRule,
	{"Mutation", "startAuthenticator"}:   passwordRule,
	{"Mutation", "confirmAuthenticator"}: passwordRule,
	{"Mutation", "renewRecoveryCodes"}:   passwordRule,
	{"Mutation", "linkProvider"}:         passwordRule,
	{"Mutation", "unlinkProvider"}:       passwordRule,
	{"Mutation", "removeAuthenticator"}:  passwordRule,
	{"Mutation", "startPasskey"}:         passwordRule,
	{"Mutation", "finishPasskey"}:        passwordRule,
	{"Mutation", "removePasskey"}:        passwordRule,
	{"Mutation", "allowEmailedCodes"}:    passwordRule,
}

// work are the fields that cost work or room, per user. What runs the engine or the writer has a limit a day as well.
var work = map[RootField][]limit.Rule{
	{"Mutation", "generateOptimizedResume"}:    {generationRule, generationDayRule},
	{"Mutation", "analyzeJobMatch"}:            {generationRule, generationDayRule},
	{"Mutation", "runSelfTest"}:                {generationRule, generationDayRule},
	{"Mutation", "generateCoverLetter"}:        {generationRule, generationDayRule},
	{"Mutation", "updateCoverLetter"}:          {writingRule},
	{"Query", "userSkills"}:                    {decisionRule},
	{"Query", "skillRecommendations"}:          {decisionRule},
	{"Mutation", "addUserSkill"}:               {writingRule},
	{"Mutation", "updateUserSkill"}:            {writingRule},
	{"Mutation", "deleteUserSkill"}:            {writingRule},
	{"Mutation", "forgetUserSkill"}:            {writingRule},
	{"Mutation", "addFact"}:                    {writingRule},
	{"Mutation", "updateFact"}:                 {writingRule},
	{"Mutation", "deleteFact"}:                 {writingRule},
	{"Mutation", "createSkillDevelopmentPlan"}: {writingRule},
	{"Mutation", "setPlanStepDone"}:            {decisionRule},
	{"Mutation", "generateInterviewGuide"}:     {generationRule, generationDayRule},
	{"Mutation", "addPracticeAnswer"}:          {writingRule},
	{"Mutation", "createCompetitiveAnalysis"}:  {generationRule, generationDayRule},
	{"Mutation", "setComparisonWeights"}:       {decisionRule},
	{"Mutation", "createResume"}:               {writingRule},
	{"Mutation", "createResumeVersion"}:        {writingRule},
	{"Mutation", "updateResume"}:               {writingRule},
	{"Mutation", "duplicateResume"}:            {writingRule},
	{"Mutation", "restoreResumeVersion"}:       {writingRule},
	{"Mutation", "createJobDescription"}:       {writingRule},
	{"Mutation", "updateJobDescription"}:       {writingRule},
	{"Mutation", "readPosting"}:                {generationRule, generationDayRule},
	{"Mutation", "decideChanges"}:              {decisionRule},
	// A search reads accounts one by one; health asks the storage.
	{"Query", "users"}:               {decisionRule},
	{"Query", "inbox"}:               {decisionRule},
	{"Query", "mailQueue"}:           {writingRule},
	{"Query", "health"}:              {writingRule},
	{"Mutation", "setUserActive"}:    {writingRule},
	{"Mutation", "grantUserRole"}:    {writingRule},
	{"Mutation", "revokeUserRole"}:   {writingRule},
	{"Mutation", "answerMessage"}:    {writingRule},
	{"Mutation", "reopenMessage"}:    {writingRule},
	{"Mutation", "retryMail"}:        {writingRule},
	{"Query", "invitations"}:         {writingRule},
	{"Mutation", "createInvitation"}: {writingRule},
	{"Mutation", "endInvitation"}:    {writingRule},
}

func isSignIn(object, name string) bool {
	_, is := signIns[RootField{object, name}]
	return is
}

// Operation counts one operation of the user, or of the visitor's address block.
func (l Limits) Operation(ctx context.Context) error {
	if a := actor.From(ctx); a.SignedIn() {
		return l.take(ctx, userRule, a.User.String())
	}
	return l.take(ctx, visitorRule, block(ctx))
}

// Fields counts the root fields of an operation that have a rule of their own, each time they will be resolved.
func (l Limits) Fields(ctx context.Context, fields []RootField) error {
	user := actor.From(ctx)
	for _, f := range fields {
		if r, is := signIns[f]; is {
			if err := l.take(ctx, r, block(ctx)); err != nil {
				return err
			}
		}
		if f == (RootField{"Mutation", "sendContactMessage"}) {
			if err := l.take(ctx, contactRule, limit.Payer(ctx)); err != nil {
				return err
			}
		}
		if !user.SignedIn() {
			continue
		}
		if r, is := passwordAgain[f]; is {
			if err := l.take(ctx, r, user.User.String()); err != nil {
				return err
			}
		}
		for _, r := range work[f] {
			if err := l.take(ctx, r, user.User.String()); err != nil {
				return err
			}
		}
	}
	return nil
}

func block(ctx context.Context) string { return limit.Block(actor.BrowserFrom(ctx).Address) }

// take counts one event. Where the count cannot be read nothing is let through.
func (l Limits) take(ctx context.Context, r limit.Rule, key string) error {
	const op = "guard.Limits"
	if l.Limiter == nil {
		return nil
	}
	wait, err := l.Limiter.Take(ctx, r, key)
	if err != nil {
		return &fault.Error{
			Op: op, Kind: fault.Unavailable, Message: "The server is busy. Try again in a few seconds.",
			Wait: 5 * time.Second, Err: err,
		}
	}
	if wait > 0 {
		return fault.TooMany(op, "Too many requests.", wait)
	}
	return nil
}
