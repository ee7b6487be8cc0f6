package identity

import (
	"context"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
	"vitae/internal/edge/graph/identity/model"
)

// Invitations lists them.
func (q queries) Invitations(ctx context.Context) ([]model.Invitation, error) {
	all, err := q.accounts.InvitationsFor(ctx, actor.From(ctx))
	out := make([]model.Invitation, 0, len(all))
	for _, v := range all {
		out = append(out, toInvitation(v))
	}
	return out, err
}

// CreateInvitation makes one and gives its link, once.
func (m mutations) CreateInvitation(ctx context.Context, uses, days int32) (*model.CreateInvitationResult, error) {
	life := time.Duration(min(max(days, 0), 1000)) * 24 * time.Hour
	link, _, err := m.accounts.InviteAs(ctx, actor.From(ctx), int(uses), life)
	if err != nil {
		no, err := refusalOf(err)
		return &model.CreateInvitationResult{Message: no.message}, err
	}
	return &model.CreateInvitationResult{Success: true, Message: "The invitation was created", Link: &link}, nil
}

// EndInvitation takes one back.
func (m mutations) EndInvitation(ctx context.Context, invitation string) (*model.Result, error) {
	return outcome(m.accounts.EndInvitationAs(ctx, actor.From(ctx), id.Invitation(invitation)),
		"The invitation was revoked")
}

func toInvitation(v identity.Invitation) model.Invitation {
	out := model.Invitation{
		ID: string(v.ID), Uses: int32(v.Uses), Used: int32(v.Used), CreatedAt: toTime(v.CreatedAt),
		ExpiresAt: toTime(v.ExpiresAt),
	}
	if !v.EndedAt.IsZero() {
		at := toTime(v.EndedAt)
		out.EndedAt = &at
	}
	return out
}
