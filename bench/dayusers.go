package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"time"

	"vitae/internal/app/apptest"
)

// crowd are the users that the load acts as, signed in.
type crowd struct {
	http  *http.Client
	url   string
	users []*dayUser
	many  *dayUser             // nil: none
	out   chan *apptest.Client // those who may sign in: one at a time each
}

// dayUser is a user with what the load asks for.
type dayUser struct {
	client         *apptest.Client
	id, resume     string
	versions, jobs []string // the latest version first
	analyses       []string
}

// signIn signs everybody in, two at a time, and learns what they have.
func (d *day) signIn(p *process, s seeded) (*crowd, error) {
	c := &crowd{url: p.url, out: make(chan *apptest.Client, len(s.busy)), http: &http.Client{
		Timeout:   30 * time.Second,
		Transport: &http.Transport{DisableCompression: true, MaxIdleConnsPerHost: 256, IdleConnTimeout: time.Minute},
	}}
	names := s.busy
	if s.many != "" {
		names = append(names[:len(names):len(names)], s.many)
	}
	c.users = make([]*dayUser, len(names))
	failed := make([]error, len(names))
	var all sync.WaitGroup
	turns := make(chan struct{}, 2)
	for i, name := range names {
		all.Go(func() {
			turns <- struct{}{}
			defer func() { <-turns }()
			c.users[i], failed[i] = d.signInAs(p, name, s.password)
		})
	}
	all.Wait()
	if err := errors.Join(failed...); err != nil {
		return nil, err
	}
	for i := range s.busy {
		again := apptest.NewClient(p.url, d.post)
		again.User = c.users[i].client.User
		c.out <- again
	}
	if s.many != "" {
		c.many = c.users[len(s.busy)]
	}
	c.users = c.users[:len(s.busy)]
	return c, nil
}

// signInAs signs one user in and learns what they have.
func (d *day) signInAs(p *process, name, password string) (*dayUser, error) {
	c := apptest.NewClient(p.url, d.post)
	c.User.Username, c.User.Email, c.User.Password = name, name+"@example.org", password
	if err := c.SignIn(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	u := &dayUser{client: c, id: c.User.ID}
	var has struct {
		Resumes []struct {
			ID     string
			Latest struct{ ID string }
		}
		JobDescriptions []struct {
			ID       string
			Analyses []struct{ ID, ResumeVersionID string }
		}
	}
	err := c.Resume(`query($u:ID!){resumes(userId:$u){id latest{id}} jobDescriptions(userId:$u){id analyses(first:5){id resumeVersionId}}}`, map[string]any{"u": u.id}, &has)
	if err != nil || len(has.Resumes) == 0 {
		return nil, fmt.Errorf("%s has %d resumes: %w", name, len(has.Resumes), err)
	}
	u.resume, u.versions = has.Resumes[0].ID, []string{has.Resumes[0].Latest.ID}
	for _, j := range has.JobDescriptions {
		u.jobs = append(u.jobs, j.ID)
		for _, a := range j.Analyses {
			u.analyses = append(u.analyses, a.ID)
			u.versions = append(u.versions, a.ResumeVersionID)
		}
	}
	return u, nil
}

// any returns one of the users.
func (c *crowd) any() *dayUser { return c.users[rand.IntN(len(c.users))] }

// one returns one of several.
func one(of []string) string { return of[rand.IntN(len(of))] }

// refusal is an answer that is no success, by its kind: a status, or a code of GraphQL.
type refusal struct {
	kind string
	shed bool // the server said when to come back: 429 or 503 with Retry-After
	said string
}

// Error returns the kind and what was said.
func (r *refusal) Error() string { return r.kind + ": " + r.said }

// send makes a request as the user and reads its answer whole.
func (c *crowd) send(u *dayUser, method, path, contentType string, body []byte) ([]byte, error) {
	q, err := http.NewRequestWithContext(context.Background(), method, c.url+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	if contentType != "" {
		q.Header.Set("Content-Type", contentType)
	}
	q.Header.Set("Cookie", u.client.Cookie())
	q.Header.Set("Authorization", "Bearer "+u.client.Token)
	r, err := c.http.Do(q)
	if err != nil {
		return nil, &refusal{kind: "no answer", said: err.Error()}
	}
	answer, err := io.ReadAll(r.Body)
	if err := errors.Join(err, r.Body.Close()); err != nil {
		return nil, &refusal{kind: "answer cut", said: err.Error()}
	}
	if r.StatusCode >= http.StatusMultipleChoices {
		comeBack := r.StatusCode == http.StatusTooManyRequests || r.StatusCode == http.StatusServiceUnavailable
		return nil, &refusal{
			fmt.Sprint(r.StatusCode), comeBack && r.Header.Get("Retry-After") != "",
			string(answer[:min(len(answer), 200)]),
		}
	}
	return answer, nil
}

// ask sends a GraphQL operation of the resume service.
func (c *crowd) ask(u *dayUser, query string, variables map[string]any) error {
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		return err
	}
	answer, err := c.send(u, http.MethodPost, "/api/resume/graphql", "application/json", body)
	if err != nil {
		return err
	}
	return refusedIn(answer)
}

// refusedIn finds the first error of a GraphQL answer, without reading the data.
func refusedIn(answer []byte) error {
	if !bytes.HasPrefix(answer, []byte(`{"errors"`)) {
		return nil
	}
	var a struct{ Errors []*apptest.GraphQLError }
	if err := json.Unmarshal(answer, &a); err != nil || len(a.Errors) == 0 {
		return &refusal{kind: "no GraphQL", said: string(answer[:min(len(answer), 200)])}
	}
	return refusedAs(a.Errors[0])
}

// refusedAs returns an error of GraphQL as a refusal.
func refusedAs(e *apptest.GraphQLError) error {
	return &refusal{strings.ToLower(e.Extensions.Code), e.Extensions.RetryAfter > 0, e.Message}
}
