package id_test

import (
	"crypto/rand"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/id"
)

func TestUsersAreNumbersThatJavaScriptHolds(t *testing.T) {
	t.Parallel()
	m := id.Maker{Now: time.Now, Random: rand.Reader}
	seen := map[id.User]bool{}
	for range 10_000 {
		u := m.User()
		if s := u.String(); len(s) != 16 || int64(u) >= 1<<53 || seen[u] {
			t.Fatalf("%s", s)
		}
		if back, ok := id.ParseUser(u.String()); !ok || back != u {
			t.Fatalf("%v reads back as %v", u, back)
		}
		seen[u] = true
	}
	for _, s := range []string{
		"", "0", "-1", "abc", "01", "+5", "9007199254740992", "99999999999999999999", "1 or 1=1",
		"\x00",
	} {
		if u, ok := id.ParseUser(s); ok || u != 0 {
			t.Errorf("%q is read as %v", s, u)
		}
	}
}

func TestIdentifiersSortByTheirTime(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC)
	m := id.Maker{Now: func() time.Time { return now }, Random: rand.Reader}
	last := m.Session()
	if len(last) != 26 || m.Session() == last {
		t.Fatalf("%q", last)
	}
	for range 1000 {
		now = now.Add(time.Millisecond)
		next := m.Session()
		if next <= last {
			t.Fatalf("%s comes before %s", next, last)
		}
		last = next
	}
}

func TestWellFormed(t *testing.T) {
	t.Parallel()
	m := id.Maker{Now: time.Now, Random: rand.Reader}
	if one := m.Event(); !id.WellFormed(one) {
		t.Errorf("%q is refused", one)
	}
	for _, s := range []string{
		"", "x", "0123456789abcdefghijklmnop0", "0123456789abcdefghijklmno",
		"0123456789abcdefghijklmnoW", "0123456789abcdefghijklmno\x00", "0123456789abcdefghijklmn\u00e9",
	} {
		if id.WellFormed(s) {
			t.Errorf("%q passes", s)
		}
	}
}

func TestAnAnalysisCanBeMadeToSortBehindAnother(t *testing.T) {
	t.Parallel()
	m := id.Maker{Now: func() time.Time { return time.UnixMilli(1_700_000_000_000) }, Random: rand.Reader}
	for range 2000 {
		first := m.Analysis()
		if next := m.AnalysisAfter(first); next <= first || !id.WellFormed(next) {
			t.Fatalf("%s does not sort behind %s", next, first)
		}
	}
}

func TestOnlyWhatCanBeAnybodysIsLookedFor(t *testing.T) {
	t.Parallel()
	good := id.Resume(strings.Repeat("0", 26))
	if got := id.OnlyWellFormed([]id.Resume{"", good, "x", "\x00"}); len(got) != 1 || got[0] != good {
		t.Errorf("%v", got)
	}
	if got := id.OnlyWellFormed[id.Resume](nil); got == nil || len(got) != 0 {
		t.Errorf("%v", got)
	}
}
