package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"time"
)

// mostUnderWay bounds the requests that are waited for at once. One that would come beyond is counted as an error: a
// load that waits instead would measure only what the server likes to answer.
const mostUnderWay = 4000

// recorded is what came of a step, by act.
type recorded struct {
	mu      sync.Mutex
	took    map[string][]time.Duration
	refused map[string]int // by kind, of requests that the server sent away with a time to come back
	failed  map[string]int // by kind, of all others
	first   map[string]string
	last    time.Time // of a refusal or failure
}

func newRecorded() *recorded {
	return &recorded{
		took: map[string][]time.Duration{}, refused: map[string]int{}, failed: map[string]int{},
		first: map[string]string{},
	}
}

func (r *recorded) add(name string, took time.Duration, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if err == nil {
		r.took[name] = append(r.took[name], took)
		return
	}
	r.last = time.Now()
	kind, shed := "other", false
	var no *refusal
	if errors.As(err, &no) {
		kind, shed = no.kind, no.shed
	}
	if shed {
		r.refused[kind]++
	} else {
		r.failed[kind]++
	}
	if r.first[kind] == "" {
		r.first[kind] = name + ": " + err.Error()
	}
}

// arrive lets requests come at a rate for a time, at moments that do not depend on answers, and waits for the last
// answer. The time of each counts from the moment at which it was to be sent.
func (c *crowd) arrive(rate int, during time.Duration, next func() act) *recorded {
	r := newRecorded()
	var all sync.WaitGroup
	underWay := make(chan struct{}, mostUnderWay)
	began := time.Now()
	for at := time.Duration(0); at < during; at += time.Duration(rand.ExpFloat64() / float64(rate) * float64(
		time.Second)) {
		if wait := time.Until(began.Add(at)); wait > 0 {
			time.Sleep(wait)
		}
		intended, a, u := began.Add(at), next(), c.any()
		select {
		case underWay <- struct{}{}:
		default:
			r.add(a.name, 0, &refusal{kind: "not sent", said: fmt.Sprint(mostUnderWay, " are under way")})
			continue
		}
		all.Go(func() {
			defer func() { <-underWay }()
			a.do(c, u, intended, func(step string, took time.Duration, err error) {
				if step == "" {
					step = a.name
				}
				r.add(step, took, err)
			})
		})
	}
	all.Wait()
	return r
}

// sum is the count of a map.
func sum(m map[string]int) (n int) {
	for _, v := range m {
		n += v
	}
	return n
}

// The shares of times that are shown.
const (
	p50 = 0.50
	p99 = 0.99
)

// at returns a share of sorted times.
func at(times []time.Duration, share float64) time.Duration {
	if len(times) == 0 {
		return 0
	}
	return times[min(len(times)-1, int(float64(len(times))*share))]
}

func shortly(d time.Duration) string {
	if d < 10*time.Millisecond {
		return d.Round(10 * time.Microsecond).String()
	}
	return d.Round(time.Millisecond).String()
}

// all returns the times of everything but what hashes a password.
func (r *recorded) all() []time.Duration {
	var out []time.Duration
	for name, took := range r.took {
		if name != passwordStep {
			out = append(out, took...)
		}
	}
	slices.Sort(out)
	return out
}

// kinds lists counts by kind.
func kinds(m map[string]int) string {
	var out []string
	for _, k := range slices.Sorted(maps.Keys(m)) {
		out = append(out, fmt.Sprintf("%s × %d", k, m[k]))
	}
	return strings.Join(out, ", ")
}

// byAct prints a line an act.
func (r *recorded) byAct() {
	for _, name := range slices.Sorted(maps.Keys(r.took)) {
		took := r.took[name]
		slices.Sort(took)
		fmt.Printf("    %-18s %6d  p50 %8s  p99 %8s\n", name, len(took), shortly(at(took, p50)), shortly(at(took, p99)))
	}
}

// idle measures each act on an idle server, so that sizes compare.
func (c *crowd) idle() error {
	if err := makeForm(); err != nil {
		return err
	}
	fmt.Println("each act alone:")
	c.arrive(20, 3*time.Second, draw) // warms up
	r := newRecorded()
	run := func(a act, name string, u *dayUser) {
		for range 40 {
			a.do(c, u, time.Now(), func(step string, took time.Duration, err error) {
				if step == "" {
					step = name
				}
				r.add(step, took, err)
			})
		}
	}
	again := func(name, title string, u *dayUser) {
		for _, a := range acts {
			if a.name == name {
				run(a, title, u)
			}
		}
	}
	for _, a := range acts {
		switch a.name {
		case "sign-in", "upload": // one is the hash alone; of the other a user may have fifty
			continue
		}
		run(a, a.name, c.users[0])
	}
	again("list versions", "20 tailored ones", c.users[0]) // tailor has made them
	if c.many != nil {
		again("list resumes", "50 of 500 resumes", c.many)
	}
	r.byAct()
	return r.complain()
}

// complain is an error where something failed for no good reason.
func (r *recorded) complain() error {
	if len(r.failed) == 0 {
		return nil
	}
	var said []string
	for kind := range r.failed {
		said = append(said, r.first[kind])
	}
	slices.Sort(said)
	return errors.New(strings.Join(said, "; "))
}

// climb runs the rates one after another, then the first one again, to see the server recover.
func (d *day) climb(p *process, c *crowd) error {
	for _, rate := range d.rates {
		if _, err := d.stepOf(p, c, rate, d.step, fmt.Sprintf("%4d a second", rate)); err != nil {
			return err
		}
	}
	r, err := d.stepOf(p, c, d.rates[0], d.step/2, fmt.Sprintf("then %4d again", d.rates[0]))
	if err == nil && !r.last.IsZero() {
		fmt.Printf("    the last error %v before its end\n", time.Since(r.last).Round(100*time.Millisecond))
	}
	return err
}

// stepOf runs one rate and prints what came of it.
func (d *day) stepOf(p *process, c *crowd, rate int, during time.Duration, title string) (*recorded, error) {
	watch := p.watchMemory()
	profiled := d.profiling(fmt.Sprint(rate), during)
	before, err := p.cpu()
	if err != nil {
		return nil, err
	}
	began := time.Now()
	r := c.arrive(rate, during, draw)
	took := time.Since(began)
	after, err := p.cpu()
	if err := errors.Join(err, profiled()); err != nil {
		return nil, err
	}
	all := r.all()
	fmt.Printf("%s: %.0f answered a second, p50 %s, p99 %s, slowest %s; memory at most %d MiB; %.0f %% of one processor; sent away %d, errors %d\n",
		title, float64(len(all))/took.Seconds(), shortly(at(all, p50)), shortly(at(all, p99)), shortly(at(all, 1)),
		watch(), 100*(after-before).Seconds()/took.Seconds(),
		sum(r.refused), sum(r.failed))
	r.byAct()
	if len(r.refused) > 0 {
		fmt.Println("    sent away: " + kinds(r.refused))
	}
	for _, kind := range slices.Sorted(maps.Keys(r.failed)) {
		fmt.Printf("    error %s × %d, such as %.300s\n", kind, r.failed[kind], r.first[kind])
	}
	return r, nil
}

// watchMemory looks at the server's memory until the function is called, which gives the most, in MiB.
func (p *process) watchMemory() func() int {
	stop, most := make(chan struct{}), make(chan int)
	go func() {
		tick := time.NewTicker(100 * time.Millisecond)
		defer tick.Stop()
		top := 0
		for {
			if said, err := p.memory(); err == nil {
				var kib int
				if _, err := fmt.Sscanf(said, "%d kB", &kib); err == nil {
					top = max(top, kib>>10)
				}
			}
			select {
			case <-stop:
				most <- top
				return
			case <-tick.C:
			}
		}
	}()
	return func() int { close(stop); return <-most }
}

// profiling keeps a processor profile of the server beside a step, where one was asked for.
func (d *day) profiling(name string, during time.Duration) func() error {
	if d.profile == "" {
		return func() error { return nil }
	}
	done := make(chan error, 1)
	go func() { done <- d.profileInto(name, during) }()
	return func() error { return <-done }
}

func (d *day) profileInto(name string, during time.Duration) error {
	if err := os.MkdirAll(d.profile, 0o700); err != nil {
		return err
	}
	return fetch(fmt.Sprintf("http://%s/debug/pprof/profile?seconds=%d", d.metrics, max(1, int(during.Seconds()))),
		d.profile+"/"+name+".pprof")
}

// fetch writes what is at an address to a file.
func fetch(url, file string) error {
	q, err := http.NewRequestWithContext(context.Background(), http.MethodGet, url, nil)
	if err != nil {
		return err
	}
	r, err := http.DefaultClient.Do(q)
	if err != nil {
		return err
	}
	defer r.Body.Close()
	if r.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", url, r.Status)
	}
	f, err := os.Create(file) // #nosec G304 -- the operator of the benchmark names it
	if err != nil {
		return err
	}
	_, err = io.Copy(f, r.Body)
	return errors.Join(err, f.Close())
}
