package identity

import (
	"context"

	"vitae/internal/base/actor"
	"vitae/internal/edge/graph/identity/model"
)

// Authenticator returns the caller's app, null where codes are mailed.
func (q queries) Authenticator(ctx context.Context) (*model.Authenticator, error) {
	app, on, err := q.accounts.Authenticator(ctx, actor.From(ctx).User)
	if err != nil || !on {
		return nil, err
	}
	return &model.Authenticator{Since: toTime(app.ConfirmedAt), RecoveryCodesLeft: int32(app.RecoveryCodes)}, nil
}

// StartAuthenticator makes a secret for the caller's app.
func (m mutations) StartAuthenticator(ctx context.Context, password string) (*model.AuthenticatorSetupResult, error) {
	setup, err := m.accounts.StartAuthenticator(ctx, actor.From(ctx), password)
	if err != nil {
		no, err := refusalOf(err)
		return &model.AuthenticatorSetupResult{Message: no.message}, err
	}
	return &model.AuthenticatorSetupResult{
		Success: true, Message: "Add the secret to your authenticator app", Secret: &setup.Secret,
		QRCode: &setup.QRCode,
	}, nil
}

// ConfirmAuthenticator turns the caller's app on.
func (m mutations) ConfirmAuthenticator(ctx context.Context, code string) (*model.RecoveryCodesResult, error) {
	codes, err := m.accounts.ConfirmAuthenticator(ctx, actor.From(ctx), code)
	return recoveryCodes(codes, err, "Your authenticator app now shows your sign-in codes")
}

// RenewRecoveryCodes replaces the caller's recovery codes.
func (m mutations) RenewRecoveryCodes(ctx context.Context, password, code string) (*model.RecoveryCodesResult, error) {
	codes, err := m.accounts.RenewRecoveryCodes(ctx, actor.From(ctx), password, code)
	return recoveryCodes(codes, err, "Your old recovery codes no longer work")
}

func recoveryCodes(codes []string, err error, success string) (*model.RecoveryCodesResult, error) {
	if err != nil {
		no, err := refusalOf(err)
		return &model.RecoveryCodesResult{Message: no.message}, err
	}
	return &model.RecoveryCodesResult{Success: true, Message: success, RecoveryCodes: codes}, nil
}

// RemoveAuthenticator turns the caller's app off.
func (m mutations) RemoveAuthenticator(ctx context.Context, password, code string) (*model.Result, error) {
	return outcome(m.accounts.RemoveAuthenticator(ctx, actor.From(ctx), password, code),
		"We'll email your sign-in codes from now on")
}
