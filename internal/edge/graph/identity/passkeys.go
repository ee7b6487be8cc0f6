package identity

import (
	"context"

	"vitae/internal/base/actor"
	"vitae/internal/base/id"
	"vitae/internal/edge/graph/identity/model"
)

// Passkeys returns the caller's passkeys.
func (q queries) Passkeys(ctx context.Context) (*model.PasskeyOverview, error) {
	all, err := q.accounts.Passkeys(ctx, actor.From(ctx).User)
	if err != nil {
		return nil, err
	}
	out := &model.PasskeyOverview{
		Offered: all.Offered, EmailedCodes: all.MailedCodes, RecoveryCodesLeft: int32(all.RecoveryCodes),
		Passkeys: make([]model.Passkey, 0, len(all.Passkeys)),
	}
	for _, p := range all.Passkeys {
		out.Passkeys = append(out.Passkeys, model.Passkey{
			ID: string(p.ID), Name: p.Name, Host: p.Host, CreatedAt: toTime(p.CreatedAt),
			LastUsedAt: toTimeOrNil(p.LastUsedAt),
		})
	}
	return out, nil
}

// StartPasskey begins a new passkey of the caller's.
func (m mutations) StartPasskey(ctx context.Context, password string) (*model.PasskeyRequestResult, error) {
	options, err := m.accounts.StartPasskey(ctx, actor.From(ctx), password)
	return passkeyRequest(options, err, "Follow your browser's instructions")
}

func passkeyRequest(options string, err error, success string) (*model.PasskeyRequestResult, error) {
	if err != nil {
		no, err := refusalOf(err)
		return &model.PasskeyRequestResult{Message: no.message}, err
	}
	return &model.PasskeyRequestResult{Success: true, Message: success, Options: &options}, nil
}

// FinishPasskey adds it.
func (m mutations) FinishPasskey(ctx context.Context, name, credential string) (*model.RecoveryCodesResult, error) {
	codes, err := m.accounts.FinishPasskey(ctx, actor.From(ctx), name, credential)
	return recoveryCodes(codes, err, "Your passkey was added")
}

// RenamePasskey gives one of the caller's passkeys another name.
func (m mutations) RenamePasskey(ctx context.Context, one, name string) (*model.Result, error) {
	return outcome(m.accounts.RenamePasskey(ctx, actor.From(ctx).User, id.Passkey(one), name),
		"Your passkey was renamed")
}

// RemovePasskey removes one of the caller's passkeys.
func (m mutations) RemovePasskey(ctx context.Context, one, password string) (*model.Result, error) {
	return outcome(m.accounts.RemovePasskey(ctx, actor.From(ctx), id.Passkey(one), password),
		"Your passkey was removed")
}

// AllowEmailedCodes sets whether emailed codes work instead of the caller's passkeys.
func (m mutations) AllowEmailedCodes(ctx context.Context, allowed bool, password string) (*model.Result, error) {
	success := "Emailed codes can no longer be used instead of your passkeys"
	if allowed {
		success = "Emailed codes can now be used instead of your passkeys"
	}
	return outcome(m.accounts.AllowMailedCodes(ctx, actor.From(ctx), allowed, password), success)
}

// StartPasskeyLogin asks for a passkey in the second step of a sign-in.
func (m mutations) StartPasskeyLogin(ctx context.Context, user string) (*model.PasskeyRequestResult, error) {
	options, err := m.accounts.PasskeyRequest(ctx, toUserID(user))
	return passkeyRequest(options, err, "Use your passkey")
}

// VerifyPasskeyLogin turns what the passkey signed into a session.
func (m mutations) VerifyPasskeyLogin(ctx context.Context, user, credential string) (*model.LoginVerificationResult,
	error,
) {
	return signedIn(m.accounts.VerifyPasskey(ctx, toUserID(user), credential))
}
