// Package billing says what an account may keep: the plan that it has, what the plan entitles it to, and how much of
// that is used.
//
// It never hides or deletes anything: a bound that is lowered refuses what is new and leaves what is there, which can
// still be read and exported. It keeps no counters, since what is used is counted from the rows themselves; it takes no
// money and knows no vendor.
package billing

import (
	"fmt"
	"math"

	"vitae/internal/base/fault"
)

// Plan is configuration: what an account may keep, and what that costs. There is one, and every account has it.
type Plan struct {
	Name   string
	Bounds map[Item]int64
}

// Everything is the plan of a server without billing: every feature, free. Its bounds keep one account from filling the
// server; no paid plan would raise them.
func Everything() Plan {
	return Plan{Name: "Every feature", Bounds: map[Item]int64{
		Resumes:     500,
		Versions:    20_000,
		Uploads:     50,
		UploadBytes: 100 << 20,
		Jobs:        2000,
		Letters:     500,
		Guides:      200,
		Tries:       20,
		Plans:       200,
		Comparisons: 200,
		Skills:      300,
		Facts:       500,
	}}
}

// Near returns a title and a sentence where used and more of an item together reach nine tenths of its bound and used
// alone did not: whoever keeps more is notified once, and anew after it was less. Both are empty otherwise, and for
// items that are none of what an account keeps in lists.
func (p Plan) Near(of string, used, more int64) (title, body string) {
	for _, r := range rules {
		if string(r.item) != of || r.what == "" {
			continue
		}
		bound := p.Bounds[r.item]
		if most := (bound*9 + 9) / 10; used < most && used+more >= most && used+more <= bound {
			return "Almost at your limit for " + r.what,
				fmt.Sprintf("You have %[1]d of %[3]d %[2]s. Delete some and empty the trash to free up space.", used+more,
					r.what, bound)
		}
	}
	return "", ""
}

// Check refuses a plan that lacks a bound, or has one of nothing that is counted.
func (p Plan) Check() error {
	const op = "billing.Plan.Check"
	if p.Name == "" || len(p.Bounds) != len(rules) {
		return fault.New(op, fault.Internal, fmt.Sprintf("billing: the plan %q has %d bounds of %d", p.Name,
			len(p.Bounds), len(rules)))
	}
	for _, r := range rules {
		if b, there := p.Bounds[r.item]; !there || b < 0 || b > math.MaxInt32 {
			return fault.New(op, fault.Internal, fmt.Sprintf("billing: the plan %q bounds %s to %d", p.Name, r.item, b))
		}
	}
	return nil
}

// CheckQuota refuses, with fault.Quota and what to do about it, where used and more of an item together pass its bound.
// It is the one place that does; who asks has counted used in the transaction that writes more. An item that is none is
// a fault of ours.
func (p Plan) CheckQuota(of string, used, more int64) error {
	const op = "billing.Plan.CheckQuota"
	for _, r := range rules {
		if string(r.item) != of {
			continue
		}
		bound := p.Bounds[r.item]
		if used+more <= bound {
			return nil
		}
		held := "as many as"
		if used > bound {
			held = "more than"
		}
		return fault.New(op, fault.Quota, r.full(used, held))
	}
	return fault.New(op, fault.Internal, fmt.Sprintf("billing: nothing bounds %q", of))
}
