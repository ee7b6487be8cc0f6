package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"
)

// outcome is what a client was answered.
type outcome int

const (
	done    outcome = iota // acknowledged
	refused                // 503, 429, or nobody took the connection: nothing may be done
	unknown                // cut off on the way: it may be done or not
	wrong                  // anything else, which is an error of ours
)

// thing is what a client wanted kept. Its mark stands in nothing else.
type thing struct {
	mark string
	id   string // "": never acknowledged
	of   string // the resume that it is a version of
	made bool   // by tailoring

	data              []byte // of an upload
	title             string // that was acknowledged
	asked             []string
	deleting, deleted bool
}

func (t *thing) confirmed() bool { return t.id != "" }

// session is one that was ended, as a thief would hold it.
type session struct{ token, cookie string }

// tally counts what clients were answered, for all of them.
type tally struct {
	mu        sync.Mutex
	confirmed map[string]int // acknowledged, by what was asked for
	other     map[outcome]int
	said      map[string]int // what was wrong, or cut, in its own words
	slow      time.Duration  // the longest answer that acknowledged something
}

func newTally() *tally {
	return &tally{confirmed: map[string]int{}, other: map[outcome]int{}, said: map[string]int{}}
}

func (t *tally) add(what string, o outcome, words string, took time.Duration) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if o == done {
		t.confirmed[what]++
		t.slow = max(t.slow, took)
		return
	}
	t.other[o]++
	if o != refused {
		t.said[what+": "+words]++
	}
}

// report is what came of a fault.
type report struct {
	acknowledged, lost, half, doubled, ended int
	letters, lettersTwice                    int
	refused, unknown, wrong                  int
	byKind                                   map[string]int
	starts, stops                            []time.Duration
	strict                                   bool // a request that was cut off is one too many
	slowest, took                            time.Duration
	findings                                 []string // what is lost, half, doubled or wrong, each in a line
	notes                                    []string // what else is to be reported
	words                                    map[string]int
	after                                    []func() error // what is looked at once nobody works any more
}

// good reports whether everything held.
func (r *report) good() bool {
	return len(r.findings) == 0 && r.lost+r.half+r.doubled+r.ended+r.wrong == 0 && (!r.strict || r.unknown == 0)
}

func (r *report) find(count *int, form string, args ...any) {
	*count++
	if len(r.findings) < 40 {
		r.findings = append(r.findings, fmt.Sprintf(form, args...))
	}
}

func (r *report) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "   acknowledged %d: ", r.acknowledged)
	for i, kind := range slices.Sorted(maps.Keys(r.byKind)) {
		fmt.Fprintf(&b, "%s%s %d", []string{"", ", "}[min(i, 1)], kind, r.byKind[kind])
	}
	fmt.Fprintf(&b, "\n   lost %d, half %d, doubled %d, ended sessions alive %d, wrong answers %d\n", r.lost, r.half,
		r.doubled, r.ended, r.wrong)
	fmt.Fprintf(&b, "   refused %d, cut off %d; letters %d, of them twice %d; slowest acknowledged %v; %v in all\n",
		r.refused, r.unknown, r.letters, r.lettersTwice, r.slowest.Round(time.Millisecond), r.took.Round(time.Second))
	spread(&b, "start to ready", r.starts)
	spread(&b, "SIGTERM to gone", r.stops)
	for _, n := range r.notes {
		fmt.Fprintf(&b, "   %s\n", n)
	}
	for _, w := range slices.Sorted(maps.Keys(r.words)) {
		fmt.Fprintf(&b, "   %4d × %s\n", r.words[w], w)
	}
	for _, f := range r.findings {
		fmt.Fprintf(&b, "   !! %s\n", f)
	}
	return b.String()
}

func spread(b *strings.Builder, what string, times []time.Duration) {
	if len(times) > 0 {
		slices.Sort(times)
		fmt.Fprintf(b, "   %s, %d times: median %v, slowest %v\n", what, len(times),
			times[len(times)/2].Round(time.Millisecond), times[len(times)-1].Round(time.Millisecond))
	}
}
