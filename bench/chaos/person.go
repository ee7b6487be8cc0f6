package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"vitae/internal/app/apptest"
)

// person is a user at work, and what the program has confirmed to them so far.
type person struct {
	site   *site
	tally  *tally
	rnd    *rand.Rand
	client *apptest.Client
	number int

	resumes, versions, jobs []*thing
	marks                   int
	twice                   int // codes were given
	ended                   []session
	leaving                 *session         // that is being ended
	counted                 int              // that the profile was confirmed to hold
	newcomers               []apptest.Person // who registered and did nothing else
	gaveUp                  []func()         // what was never acknowledged, to be asked for again under its key
}

// answer is what came back of one request.
type answer struct {
	outcome
	status int
	body   []byte
	data   json.RawMessage
	code   string // of a GraphQL error
	words  string // what it was, where it was no success
}

// judge reads what an answer means for what was asked.
func judge(a apptest.Answer, err error) answer {
	out := answer{status: a.Status, body: a.Body}
	switch {
	case err != nil:
		out.outcome, out.words = unknown, brief(err.Error())
	case a.Header.Get(cutHeader) != "":
		out.outcome, out.words = unknown, brief(a.Header.Get(cutHeader))
	case a.Status == http.StatusServiceUnavailable || a.Status == http.StatusTooManyRequests:
		out.outcome = refused
	case a.Status >= 300:
		var said struct{ Title, Detail string }
		_ = json.Unmarshal(a.Body, &said)
		out.outcome, out.words = wrong, fmt.Sprintf("status %d: %s: %s", a.Status, said.Title, said.Detail)
	}
	return out
}

// brief takes out of an error what differs from one to the next.
func brief(s string) string {
	var words []string
	for _, w := range strings.Fields(s) {
		if !strings.Contains(w, "127.0.0.1") {
			words = append(words, w)
		}
	}
	return strings.Join(words, " ")
}

// ask sends a GraphQL request.
func (p *person) ask(path, query string, variables map[string]any, headers ...string) answer {
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		return answer{outcome: wrong, words: err.Error()}
	}
	out := judge(p.client.Send(http.MethodPost, path, "application/json", body, headers...))
	if out.outcome != done {
		return out
	}
	var said struct {
		Data   json.RawMessage
		Errors []*apptest.GraphQLError
	}
	if err := json.Unmarshal(out.body, &said); err != nil {
		out.outcome, out.words = wrong, "no JSON"
		return out
	}
	if out.data = said.Data; len(said.Errors) > 0 {
		e := said.Errors[0]
		out.outcome, out.code, out.words = wrong, e.Extensions.Code, e.Error()
		if out.code == "RATE_LIMITED" {
			out.outcome = refused
		}
	}
	return out
}

func (p *person) resume(query string, variables map[string]any) answer {
	return p.ask("/api/resume/graphql", query, variables)
}

func (p *person) identity(query string, variables map[string]any) answer {
	return p.ask("/api/v1/identity/graphql", query, variables)
}

// mutate asks the identity service for what answers success.
func (p *person) mutate(query string, variables map[string]any, headers ...string) answer {
	out := p.ask("/api/v1/identity/graphql", query, variables, headers...)
	var said map[string]struct {
		Success bool
		Message string
	}
	if out.outcome == done && json.Unmarshal(out.data, &said) == nil {
		for _, o := range said {
			if !o.Success {
				out.outcome, out.words = wrong, o.Message
			}
		}
	}
	return out
}

// keep asks again and again until the answer is that it is done, or the work ends. Whatever can be asked for again
// under its key afterwards is given as do.
func (p *person) keep(ctx context.Context, what string, do func() answer) outcome {
	for {
		began := time.Now()
		a := do()
		p.tally.add(what, a.outcome, a.words, time.Since(began))
		if a.outcome == done || a.outcome == wrong {
			return a.outcome
		}
		select {
		case <-ctx.Done():
			p.gaveUp = append(p.gaveUp, func() {
				a := do()
				p.tally.add(what, a.outcome, a.words, 0)
			})
			return a.outcome
		case <-time.After(time.Duration(20+p.rnd.IntN(80)) * time.Millisecond):
		}
	}
}

func (p *person) mark() string {
	p.marks++
	return fmt.Sprintf("m%dx%dx", p.number, p.marks)
}

const text = "Jane Example\nSenior Engineer\njane@example.org\n\nExperience\nSenior Engineer, Acme, Jan 2019 - Present\n- Ran 40 services on Kubernetes and cut the cost by 30%\n- Wrote the billing system in Go and PostgreSQL\n\nSkills\nGo, PostgreSQL, Kubernetes, Docker\n\nEducation\nBSc Computer Science, Example University, 2014\n"

const postingText = "Senior Engineer\n\nRequirements\n- 5 years of experience with Go and PostgreSQL\n- Kubernetes and Docker\n- Terraform is a plus\n\nYou will run our platform and write services that last."

const (
	uploadsOfAccount = 50 // as many as an account can hold
	jobsOfPerson     = 90 // fewer than the hundred that are looked at in the end
)

// upload sends a file; one in four times it is sent twice at once, as by a double click.
func (p *person) upload(ctx context.Context) {
	if len(p.resumes) == uploadsOfAccount {
		return
	}
	t := &thing{mark: p.mark()}
	t.data, t.title = []byte(text+"- Answered calls "+t.mark+"\n"), t.mark
	p.resumes = append(p.resumes, t)
	once := func() answer {
		a := judge(p.client.Upload(t.mark+".txt", t.data, "title", t.title, "requestKey", t.mark))
		var said struct{ ResumeID string }
		if a.outcome == done && (json.Unmarshal(a.body, &said) != nil || said.ResumeID == "") {
			a.outcome, a.words = wrong, "no id"
		}
		a.data = json.RawMessage(said.ResumeID)
		return a
	}
	p.keep(ctx, "upload", func() answer {
		a := once
		if p.rnd.IntN(4) == 0 {
			a = func() answer { return twice(once) }
		}
		got := a()
		if got.outcome == done {
			if t.confirmed() && t.id != string(got.data) {
				got.outcome, got.words = wrong, "another id under the same key"
			}
			t.id = string(got.data)
		}
		return got
	})
}

// twice does something twice at once and gives the better answer.
func twice(do func() answer) answer {
	var other answer
	var wait sync.WaitGroup
	wait.Go(func() { other = do() })
	mine := do()
	wait.Wait()
	if mine.outcome == done && other.outcome == done && string(mine.data) != string(other.data) {
		mine.outcome, mine.words = wrong, "one key gave two ids"
	}
	if other.outcome < mine.outcome {
		return other
	}
	return mine
}

// made keeps the id that a mutation under the name it gives.
func (p *person) made(ctx context.Context, what string, t *thing, query string, variables map[string]any) {
	p.keep(ctx, what, func() answer {
		a := p.resume(query, variables)
		var said struct{ It struct{ ID string } }
		if a.outcome != done {
			return a
		}
		if json.Unmarshal(a.data, &said) != nil || said.It.ID == "" || t.confirmed() && t.id != said.It.ID {
			a.outcome, a.words = wrong, "no id, or another one under the same key"
			return a
		}
		t.id = said.It.ID
		return a
	})
}

func (p *person) saveJob(ctx context.Context) {
	if len(p.jobs) == jobsOfPerson {
		return
	}
	t := &thing{mark: p.mark()}
	p.jobs = append(p.jobs, t)
	p.made(ctx, "job", t, `mutation($i:CreateJobDescriptionInput!){it:createJobDescription(input:$i){id}}`,
		map[string]any{"i": map[string]any{
			"title": t.mark, "company": "Initech", "description": postingText,
			"requestKey": t.mark,
		}})
}

// some is one of the things that were acknowledged and are there.
func (p *person) some(from []*thing) *thing {
	var there []*thing
	for _, t := range from {
		if t.confirmed() && !t.deleting {
			there = append(there, t)
		}
	}
	if len(there) == 0 {
		return nil
	}
	return there[p.rnd.IntN(len(there))]
}

func (p *person) write(ctx context.Context) {
	of := p.some(p.resumes)
	if of == nil {
		return
	}
	t := &thing{mark: p.mark(), of: of.id}
	p.versions = append(p.versions, t)
	p.made(ctx, "version", t, `mutation($i:CreateResumeVersionInput!){it:createResumeVersion(input:$i){id}}`,
		map[string]any{"i": map[string]any{
			"resumeId": of.id, "content": text + "- Wrote letters " + t.mark + "\n",
			"requestKey": t.mark,
		}})
}

func (p *person) tailor(ctx context.Context) {
	of, job := p.some(p.resumes), p.some(p.jobs)
	if of == nil || job == nil {
		return
	}
	var version string
	a := p.resume(`query($r:ID!){resume(id:$r){latest{id}}}`, map[string]any{"r": of.id})
	var said struct {
		Resume struct{ Latest struct{ ID string } }
	}
	if a.outcome != done || json.Unmarshal(a.data, &said) != nil {
		p.tally.add("look", a.outcome, a.words, 0)
		return
	}
	version = said.Resume.Latest.ID
	t := &thing{mark: p.mark(), of: of.id, made: true}
	p.versions = append(p.versions, t)
	p.made(ctx, "tailoring", t,
		`mutation($v:ID!,$j:ID!,$k:String){it:generateOptimizedResume(input:{resumeVersionId:$v,jobDescriptionId:$j,requestKey:$k}){id}}`,
		map[string]any{"v": version, "j": job.id, "k": t.mark})
}

func (p *person) rename(ctx context.Context) {
	t := p.some(p.resumes)
	if t == nil {
		return
	}
	title := p.mark()
	t.asked = append(t.asked, title)
	if p.keep(ctx, "rename", func() answer {
		return p.resume(`mutation($r:ID!,$i:UpdateResumeInput!){it:updateResume(id:$r,input:$i){id}}`,
			map[string]any{"r": t.id, "i": map[string]any{"title": title, "requestKey": title}})
	}) == done {
		t.title, t.asked = title, nil
	}
}

func (p *person) remove(ctx context.Context) {
	t := p.some(p.resumes)
	if t == nil || len(p.resumes) < 4 {
		return
	}
	t.deleting = true
	if p.keep(ctx, "delete", func() answer {
		a := p.resume(`mutation($r:ID!){deleteResume(id:$r){success}}`, map[string]any{"r": t.id})
		if a.code == "NOT_FOUND" { // the one before was done and its answer cut off
			a.outcome = done
		}
		return a
	}) == done {
		t.deleted = true
	}
}

// export takes a file away; what comes is whole.
func (p *person) export(context.Context) {
	of := p.some(p.versions)
	if of == nil || p.some(p.resumes) == nil {
		return
	}
	for _, r := range p.resumes {
		if r.id == of.of && r.deleting {
			return
		}
	}
	format := []string{"pdf", "docx", "txt"}[p.rnd.IntN(3)]
	began := time.Now()
	a := judge(p.client.Send(http.MethodGet, "/api/resume/versions/"+of.id+"/export?format="+format, "", nil))
	if whole := map[string]string{"pdf": "%%EOF", "docx": "PK\x05\x06", "txt": "Jane"}[format]; a.outcome == done &&
		!strings.Contains(string(a.body), whole) {
		a.outcome, a.words = wrong, "half a "+format
	}
	p.tally.add("export", a.outcome, a.words, time.Since(began))
}

// count writes a number into the profile.
func (p *person) count(ctx context.Context) {
	n := p.counted + 1
	if p.keep(ctx, "profile", func() answer {
		return p.mutate(`mutation($i:UpdateUserProfileInput!){updateUserProfile(input:$i){success message}}`,
			map[string]any{"i": map[string]any{"city": strconv.Itoa(n), "skills": []string{strconv.Itoa(n)}}})
	}) == done {
		p.counted = n
	}
}

// people numbers the sites' users.
var people atomic.Int64

func newPerson(s *site, t *tally, seed uint64) *person {
	n := int(people.Add(1))
	p := &person{
		site: s, tally: t, number: n, rnd: rand.New(rand.NewPCG(seed, uint64(n))),
		client: apptest.NewClient(s.balancer.url, s.post),
	}
	return p
}

// work does one thing after another until it is to end.
func (p *person) work(ctx context.Context) {
	for ctx.Err() == nil {
		acts := []func(context.Context){
			p.upload, p.upload, p.saveJob, p.write, p.write, p.tailor, p.rename, p.remove,
			p.export, p.export, p.count, p.newcomer,
		}
		if p.rnd.IntN(25) == 0 {
			acts = []func(context.Context){p.leaveAndReturn}
		}
		p.site.working.RLock()
		acts[p.rnd.IntN(len(acts))](ctx)
		p.site.working.RUnlock()
	}
}
