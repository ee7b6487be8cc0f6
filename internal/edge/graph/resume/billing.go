package resume

import (
	"context"
	"math"

	"vitae/internal/base/id"
	"vitae/internal/domain/billing"
	"vitae/internal/edge/graph/resume/model"
)

// Billing is what the resolvers ask about plans. billing.Service is the one there is.
type Billing interface {
	Usage(ctx context.Context, owner id.User) (billing.Usage, error)
}

// Usage returns the caller's plan with what is used of it.
func (q queries) Usage(ctx context.Context, userID string) (*model.Usage, error) {
	if err := own(ctx, userID); err != nil {
		return nil, err
	}
	u, err := q.billing.Usage(ctx, owner(ctx))
	if err != nil {
		return nil, err
	}
	return fromUsage(u), nil
}

func fromUsage(u billing.Usage) *model.Usage {
	out := &model.Usage{PlanName: u.Plan.Name, Price: 0, Entitlements: make([]model.Entitlement, 0,
		len(u.Entitlements))}
	for _, e := range u.Entitlements {
		one := model.Entitlement{
			Item: model.EntitlementItem(e.Item), Per: model.EntitlementPer(e.Per),
			Bound: int32(e.Bound),
		}
		if e.Used != nil {
			used := int32(min(*e.Used, math.MaxInt32))
			one.Used = &used
		}
		out.Entitlements = append(out.Entitlements, one)
	}
	return out
}
