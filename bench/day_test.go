package main

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

func TestTheDayHasAHundredRequests(t *testing.T) {
	t.Parallel()
	all := 0
	for _, a := range acts {
		all += a.weight
	}
	if all != 100 {
		t.Errorf("the weights are %d in all", all)
	}
}

// A server that answers nothing is asked on: who comes later waits behind somebody slow, and that wait is measured.
func TestRequestsComeWhetherOrNotTheyAreAnswered(t *testing.T) {
	t.Parallel()
	const enough = 20
	came := make(chan time.Time, 1000)
	answer := make(chan struct{})
	silent := act{"silent", 100, func(_ *crowd, _ *dayUser, intended time.Time,
		tell func(string, time.Duration, error),
	) {
		came <- intended
		<-answer
		tell("", time.Since(intended), nil)
	}}
	ended := make(chan *recorded, 1)
	go func() {
		ended <- (&crowd{users: []*dayUser{{}}}).arrive(1000, 100*time.Millisecond, func() act { return silent })
	}()
	first := <-came
	for range enough - 1 {
		<-came
	}
	waited := time.Since(first)
	close(answer)
	if all := (<-ended).all(); len(all) < enough || at(all, 1) < waited {
		t.Errorf("%d came, the slowest took %v, and one had waited for %v", len(all), at(all, 1), waited)
	}
}

func TestCopiesAreUsersOfTheirOwn(t *testing.T) {
	t.Parallel()
	const owner, document = "1234567890123456", "06abcdefghij0123456789abcd"
	m := &modelOf{resumes: 1}
	m.person.ID, m.person.Username = owner, "busyuser"
	row := []byte(`["` + document + `",` + owner + `,"busyuser@example.org","kept at resumes/` + owner + `/` +
		document +
		`","` + strings.Repeat("x", 26) + `"]`)
	p := m.pattern(row)
	seen := map[string]bool{}
	for k := range 40 {
		var b bytes.Buffer
		if err := p.write(&b, m.name(k), k); err != nil {
			t.Fatal(err)
		}
		got := b.String()
		if seen[got] || strings.Contains(got, owner) || strings.Contains(got, document) || len(got) < len(row) {
			t.Errorf("copy %d: %s", k, got)
		}
		if name := m.name(k) + "@example.org"; !strings.Contains(got, name) || strings.Count(got, document[:18]) != 2 ||
			!strings.Contains(got, strings.Repeat("x", 26)) {
			t.Errorf("copy %d is not whole: %s", k, got)
		}
		seen[got] = true
	}
}
