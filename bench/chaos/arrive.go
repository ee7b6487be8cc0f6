package main

import (
	"context"
	"encoding/json"
	"sync"
	"time"

	"vitae/internal/app/apptest"
)

// newcomer registers somebody who does nothing else.
func (p *person) newcomer(context.Context) {
	if p.rnd.IntN(3) > 0 { // a password is dear
		return
	}
	q := &person{client: apptest.NewClient(p.site.balancer.url, p.site.post)}
	began := time.Now()
	a := q.register()
	if p.tally.add("registration", a.outcome, a.words, time.Since(began)); a.outcome == done {
		p.newcomers = append(p.newcomers, q.client.User)
	}
}

// register makes the account of whoever has none yet.
func (p *person) register(headers ...string) answer {
	u := &p.client.User
	a := p.mutate(`mutation($i:RegisterUserInput!){registerUser(input:$i){success message user{id}}}`,
		map[string]any{"i": map[string]any{
			"username": u.Username, "email": u.Email, "password": u.Password, "firstName": u.FirstName,
			"lastName": u.LastName,
		}}, headers...)
	var said struct {
		RegisterUser struct{ User struct{ ID string } }
	}
	if a.outcome == done && (json.Unmarshal(a.data, &said) != nil || said.RegisterUser.User.ID == "") {
		a.outcome, a.words = wrong, "no user"
	}
	u.ID = said.RegisterUser.User.ID
	return a
}

// leaveAndReturn signs out, which ends the session for good, and signs in again, the code given twice at once.
func (p *person) leaveAndReturn(ctx context.Context) {
	was := session{p.client.Token, p.client.Cookie()}
	p.leaving = &was
	if p.keep(ctx, "sign-out", func() answer {
		return p.mutate(`mutation{logoutUser{success message}}`, nil)
	}) != done {
		return
	}
	p.comeBack()
}

// comeBack signs in with another browser, once the session of before was ended.
func (p *person) comeBack() {
	p.ended, p.leaving = append(p.ended, *p.leaving), nil
	u := p.client.User
	p.client = apptest.NewClient(p.site.balancer.url, p.site.post)
	p.client.User = u
	p.signIn()
}

// signIn goes through both steps, however often one of them is cut off. It does not end before it is done: who works is
// signed in.
func (p *person) signIn() {
	for range 200 {
		n := len(p.client.Post.Codes(p.client.User.Email))
		began := time.Now()
		a := p.mutate(`mutation($i:InitiateLoginInput!){initiateLogin(input:$i){success message}}`,
			map[string]any{"i": map[string]any{"username": p.client.User.Username, "password": p.client.User.Password}})
		p.tally.add("sign-in", a.outcome, a.words, time.Since(began))
		if a.outcome == wrong {
			return
		}
		if a.outcome != done {
			time.Sleep(100 * time.Millisecond)
			continue
		}
		if code, err := p.client.Post.Code(p.client.User.Email, n+1); err == nil && p.enter(code) {
			return
		}
	}
	p.tally.add("sign-in", wrong, "two hundred tries", 0)
}

// givenTwice is how many codes a person gives twice. The second time is a wrong try, and fifteen of those in an hour
// pause the codes of an account, who then cannot come back.
const givenTwice = 10

// enter returns a code at two replicas at once: one session comes of it. False: none did.
func (p *person) enter(code string) bool {
	times := 1
	if p.twice < givenTwice {
		p.twice++
		times = 2
	}
	var mu sync.Mutex
	var tokens []string
	var both sync.WaitGroup
	for range times {
		both.Go(func() {
			a := p.mutate(`mutation($i:VerifyLoginInput!){verifyLogin(input:$i){success message token}}`,
				map[string]any{"i": map[string]any{"userId": p.client.User.ID, "code": code}})
			var said struct{ VerifyLogin struct{ Token string } }
			mu.Lock()
			defer mu.Unlock()
			if a.outcome == done && json.Unmarshal(a.data, &said) == nil && said.VerifyLogin.Token != "" {
				tokens = append(tokens, said.VerifyLogin.Token)
			}
		})
	}
	both.Wait()
	switch len(tokens) {
	case 0:
		return false
	case 2:
		p.tally.add("code", wrong, "one code gave two sessions", 0)
	}
	p.client.Token = tokens[0]
	p.tally.add("session", done, "", 0)
	return true
}
