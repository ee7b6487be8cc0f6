package main

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"mime/multipart"
	"net/http"
	"os"
	"strings"
	"time"

	"vitae/internal/app/apptest"
)

// act is one thing that a user does: one request, save the sign-in, which is two with the mail between them.
type act struct {
	name   string
	weight int // of 100
	do     func(c *crowd, u *dayUser, intended time.Time, tell func(step string, took time.Duration, err error))
}

// The mixed day: what a person does who looks for work on a day. Screens ask far more often than anything is made: an
// upload begins an evening, a job is matched and perhaps tailored once, and what was made is looked at again and again.
var acts = []act{
	{"sign-in", 1, signInStep},
	{"list resumes", 24, asking(resumesQuery,
		func(_ *crowd, u *dayUser) map[string]any { return map[string]any{"u": u.id} })},
	{"list versions", 14, asking(versionsQuery,
		func(_ *crowd, u *dayUser) map[string]any { return map[string]any{"r": u.resume} })},
	{"list jobs", 14, asking(jobsQuery,
		func(_ *crowd, u *dayUser) map[string]any { return map[string]any{"u": u.id} })},
	{"dashboard", 10, asking(dashboardQuery,
		func(_ *crowd, u *dayUser) map[string]any { return map[string]any{"u": u.id} })},
	{"open resume", 10, asking(resumeQuery,
		func(_ *crowd, u *dayUser) map[string]any { return map[string]any{"r": u.resume} })},
	{"open match", 10, asking(matchQuery,
		func(_ *crowd, u *dayUser) map[string]any { return map[string]any{"a": one(u.analyses)} })},
	{"match", 6, asking(matchMutation, func(_ *crowd, u *dayUser) map[string]any {
		return map[string]any{"v": one(u.versions), "j": one(u.jobs)}
	})},
	{"tailor", 3, asking(tailorMutation, func(_ *crowd, u *dayUser) map[string]any {
		return map[string]any{"v": u.versions[0], "j": one(u.jobs)}
	})},
	{"upload", 2, uploadStep},
	{"export", 6, exportStep},
}

// mixed tells the weights.
func mixed() string {
	var out []string
	for _, a := range acts {
		out = append(out, fmt.Sprintf("%s %d", a.name, a.weight))
	}
	return strings.Join(out, ", ")
}

// draw picks an act by the weights.
func draw() act {
	at := rand.IntN(100)
	for _, a := range acts {
		if at -= a.weight; at < 0 {
			return a
		}
	}
	return acts[len(acts)-1]
}

// The operations are the web app's, as its screens send them.
const (
	item         = `id resumeId versionNumber origin createdAt`
	job          = `id userId title company location stage sentVersionId sentAt createdAt updatedAt`
	analysis     = `id resumeVersionId jobDescriptionId matchScore analysisNotes createdAt updatedAt`
	resumesQuery = `query($u:ID!){resumes(userId:$u,first:50){id userId title tags archivedAt versionCount createdAt updatedAt
		latest{` + item + ` jobMatches(first:1){` + analysis + ` jobDescription{` + job +
		`}}} upload{fileName format bytes uploadedAt}}}`
	versionsQuery = `query($r:ID!){resumeVersions(resumeId:$r,first:20){` + item + ` sentTo{` + job +
		`} jobMatches(first:1){` + analysis + ` jobDescription{` + job + `}}
		optimization{base{` + item + `} jobDescription{` + job + `} before{id matchScore} after{id matchScore}}}}`
	jobsQuery = `query($u:ID!){jobDescriptions(userId:$u,first:50){` + job + ` analyses(first:1){` + analysis +
		`}}}`
	dashboardQuery = `query($u:ID!){dashboard(userId:$u){resumeCount jobCount matches{resumeId previousScore analysis{` + analysis + ` resumeVersion{` + item + `} jobDescription{` + job + `}}}
		missingSkills{skill jobs required} stages{stage count} next{kind text path}}}`
	resumeQuery = `query($r:ID!){resume(id:$r){id userId title tags archivedAt versionCount content document createdAt updatedAt upload{fileName format bytes uploadedAt} latest{` + item + `}}}`
	matchQuery  = `query($a:ID!){jobMatchAnalysis(id:$a){` + analysis + ` report resumeVersion{` + item +
		`} jobDescription{` + job + `}}}`

	matchMutation = `mutation($v:ID!,$j:ID!){analyzeJobMatch(input:{resumeVersionId:$v,jobDescriptionId:$j}){` +
		analysis + ` report}}`
	tailorMutation = `mutation($v:ID!,$j:ID!){generateOptimizedResume(input:{resumeVersionId:$v,jobDescriptionId:$j}){` + item + ` document
		optimization{proposed{id section kind path before after reason evidence points order} findings{kind value severity line message} notes}}}`
)

// asking is an act of one GraphQL operation.
func asking(query string, variables func(*crowd, *dayUser) map[string]any) func(*crowd, *dayUser, time.Time,
	func(string, time.Duration, error)) {
	return func(c *crowd, u *dayUser, intended time.Time, tell func(string, time.Duration, error)) {
		err := c.ask(u, query, variables(c, u))
		tell("", time.Since(intended), err)
	}
}

// The names of a sign-in's two steps. The first one hashes the password, which is meant to take its time.
const (
	passwordStep = "sign-in: password"
	codeStep     = "sign-in: code"
)

// signInStep goes through both steps as somebody who is not signing in at the moment.
func signInStep(c *crowd, _ *dayUser, intended time.Time, tell func(string, time.Duration, error)) {
	select {
	case who := <-c.out:
		defer func() { c.out <- who }()
		n := len(who.Post.Codes(who.User.Email))
		err := refusedBy(who.InitiateLogin())
		tell(passwordStep, time.Since(intended), err)
		if err != nil {
			return
		}
		code, err := who.Post.Code(who.User.Email, n+1)
		if err != nil {
			tell(codeStep, 0, err)
			return
		}
		began := time.Now()
		err = refusedBy(who.VerifyLogin(code))
		tell(codeStep, time.Since(began), err)
	default:
		tell(passwordStep, time.Since(intended), &refusal{kind: "everybody is signing in"})
	}
}

// refusedBy returns an error of apptest's client as a refusal.
func refusedBy(err error) error {
	if err == nil {
		return nil
	}
	var e *apptest.GraphQLError
	if errors.As(err, &e) {
		return refusedAs(e)
	}
	said := err.Error()
	kind, _, _ := strings.Cut(said, ":")
	return &refusal{kind, strings.HasPrefix(said, "status 503") || strings.HasPrefix(said, "status 429"), said}
}

// form is the upload of a two-page PDF, made once.
var form = struct {
	body        []byte
	contentType string
}{}

func makeForm() error {
	file, err := os.ReadFile(benchResume)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	part, err := w.CreateFormFile("file", "resume.pdf")
	if err != nil {
		return err
	}
	_, err = part.Write(file)
	form.contentType = w.FormDataContentType()
	err = errors.Join(err, w.Close())
	form.body = b.Bytes()
	return err
}

func uploadStep(c *crowd, u *dayUser, intended time.Time, tell func(string, time.Duration, error)) {
	_, err := c.send(u, http.MethodPost, "/api/resume/uploads", form.contentType, form.body)
	tell("", time.Since(intended), err)
}

func exportStep(c *crowd, u *dayUser, intended time.Time, tell func(string, time.Duration, error)) {
	_, err := c.send(u, http.MethodGet, "/api/resume/versions/"+u.versions[0]+"/export?format="+
		one([]string{"pdf", "pdf", "docx", "txt"}), "", nil)
	tell("", time.Since(intended), err)
}
