package names_test

import (
	"testing"

	"vitae/internal/engine/names"
)

func TestTitles(t *testing.T) {
	for _, c := range []struct {
		a, b     string
		from, to float64
	}{
		{"RDH, nights, 18 beds", "Registered Dental Hygienist", 0.8, 1},
		{"Staff RN, ICU nocs", "Registered Nurse – Adult Intensive Care Unit", 0.6, 1},
		{"Group Fitness Instructor", "Group Exercise Instructor", 0.6, 1},
		{"Front-end dev", "Front-End Developer", 0.7, 1},
		{"Journeyman Wireman", "Electrician", 0.5, 1},
		{"Senior Accountant", "Chief Accountant", 0.7, 1},
		{"Warehouse Operative", "Software Engineer", 0, 0.15},
		{"Registered Nurse", "Civil Engineer", 0, 0.15},
		{"Sales Manager", "Project Manager", 0, 0.5},
		{"Barista", "Solicitor", 0, 0.15},
	} {
		got := names.ReadTitle(c.a).Like(names.ReadTitle(c.b))
		t.Logf("%s ~ %s: %.2f", c.a, c.b, got)
		if got < c.from || got > c.to {
			t.Errorf("%q is like %q: %.2f, want %.2f to %.2f", c.a, c.b, got, c.from, c.to)
		}
	}
}

func TestWordsOfOneTradeStandTogether(t *testing.T) {
	near := func(a, b string) float64 {
		x, y := names.VectorOf(names.Cut(a)), names.VectorOf(names.Cut(b))
		return x.Cosine(&y)
	}
	for _, c := range []struct{ a, b, far string }{
		{"contextual interviews", "user research", "forklift driving"},
		{"ventilator, norepinephrine", "critical care nursing", "accounts payable"},
		{"ledger reconciliation", "month end closing", "welding"},
		{"pull requests, unit tests", "software development", "patient care"},
	} {
		t.Logf("%s: %.2f %.2f", c.a, near(c.a, c.b), near(c.a, c.far))
		if near(c.a, c.b) < near(c.a, c.far)+0.15 {
			t.Errorf("%q is not nearer to %q than to %q", c.a, c.b, c.far)
		}
	}
}
