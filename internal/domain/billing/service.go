package billing

import (
	"context"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// Store counts what accounts keep.
type Store interface {
	// Used counts what the owner keeps of every item that is bounded per account, the trash included, as the stores of
	// the domains count it before they write. What there is none of may be missing.
	Used(ctx context.Context, owner id.User) (map[Item]int64, error)
}

// Service tells accounts of their plan. Make it with New; it is safe for concurrent use.
type Service struct {
	plan  Plan
	store Store
}

// New makes a Service.
func New(p Plan, s Store) (*Service, error) {
	if s == nil {
		return nil, fault.New("billing.New", fault.Internal, "billing: a dependency is missing")
	}
	return &Service{plan: p, store: s}, p.Check()
}

// Usage is the plan that an account has, and how much of it is used.
type Usage struct {
	Plan         Plan
	Entitlements []Entitlement
}

// Entitlement is how much of an item an account may keep. Used is nil where the bound is not of the account: each
// resume, and each question, is counted by itself.
type Entitlement struct {
	Item  Item
	Per   Per
	Bound int64
	Used  *int64
}

// Usage returns the owner's, as it is now.
func (s *Service) Usage(ctx context.Context, owner id.User) (Usage, error) {
	used, err := s.store.Used(ctx, owner)
	if err != nil {
		return Usage{}, err
	}
	out := Usage{Plan: s.plan, Entitlements: make([]Entitlement, 0, len(rules))}
	for _, r := range rules {
		e := Entitlement{Item: r.item, Per: r.per, Bound: s.plan.Bounds[r.item]}
		if r.per == PerAccount {
			n := used[r.item]
			e.Used = &n
		}
		out.Entitlements = append(out.Entitlements, e)
	}
	return out, nil
}
