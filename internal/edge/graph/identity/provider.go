package identity

import (
	"context"
	"errors"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
	"vitae/internal/edge/graph/identity/model"
)

// LinkedProviders lists the providers with which the caller can sign in.
func (q queries) LinkedProviders(ctx context.Context) ([]model.LinkedProvider, error) {
	all, err := q.accounts.LinkedProviders(ctx, actor.From(ctx).User)
	if err != nil {
		return nil, err
	}
	out := make([]model.LinkedProvider, 0, len(all))
	for _, p := range all {
		out = append(out, model.LinkedProvider{Issuer: p.Issuer, Name: p.Name, Since: toTime(p.Since)})
	}
	return out, nil
}

// StartProviderSignIn sends the browser to a provider.
func (m mutations) StartProviderSignIn(ctx context.Context, provider string) (*model.ProviderStartResult, error) {
	address, err := m.accounts.StartProvider(ctx, provider)
	if err != nil {
		no, err := refusalBy(err)
		return &model.ProviderStartResult{Message: no.message}, err
	}
	return &model.ProviderStartResult{Success: true, Message: "Sign in with your provider", URL: &address}, nil
}

// refusalBy is refusalOf for a sign-in with a provider, who may be away: that is no fault of ours, and in the log
// already.
func refusalBy(err error) (no, error) {
	if errors.Is(err, identity.ErrProviderAway) {
		return no{message: fault.Public(err)}, nil
	}
	return refusalOf(err)
}

// FinishProviderSignIn takes the provider's answer.
func (m mutations) FinishProviderSignIn(ctx context.Context,
	in model.FinishProviderSignInInput,
) (*model.ProviderSignInResult, error) {
	r, err := m.accounts.FinishProvider(ctx, identity.ProviderAnswer{
		Provider: in.Provider, Code: in.Code, State: in.State, Invitation: orZero(in.Invitation.Value()),
	})
	switch {
	case err != nil:
		no, err := refusalBy(err)
		return &model.ProviderSignInResult{Message: no.message}, err
	case r.Session != nil:
		session, err := signedIn(*r.Session, nil)
		return &model.ProviderSignInResult{Success: true, Message: session.Message, Session: session}, err
	case r.Started != nil:
		started := loginStarted(*r.Started)
		return &model.ProviderSignInResult{Success: true, Message: started.Message, Login: started}, nil
	}
	return &model.ProviderSignInResult{
		Success: true, Ticket: &r.Ticket,
		Message: "You already have an account. Sign in to it once to connect it",
	}, nil
}

// LinkProvider connects the caller's account with a provider.
func (m mutations) LinkProvider(ctx context.Context, ticket string) (*model.Result, error) {
	return outcome(m.accounts.LinkProvider(ctx, actor.From(ctx), ticket), "Your account is connected")
}

// UnlinkProvider disconnects a provider from the caller's account.
func (m mutations) UnlinkProvider(ctx context.Context, issuer, password string) (*model.Result, error) {
	return outcome(m.accounts.UnlinkProvider(ctx, actor.From(ctx), issuer, password), "Your account is disconnected")
}
