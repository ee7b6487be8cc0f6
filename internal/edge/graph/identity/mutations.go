package identity

import (
	"context"

	"vitae/internal/base/actor"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
	"vitae/internal/edge/graph/identity/model"
)

// mutations resolves mutations. What needs a user runs only for one: guard sees to it.
type mutations root

// RegisterUser makes an account, or what looks like one where the address has one already.
func (m mutations) RegisterUser(ctx context.Context, in model.RegisterUserInput) (*model.RegistrationResult, error) {
	r, err := m.accounts.Register(ctx, identity.RegisterRequest{
		Username: in.Username, Email: in.Email, Password: in.Password,
		FirstName: orZero(in.FirstName.Value()), LastName: orZero(in.LastName.Value()),
		Invitation: orZero(in.Invitation.Value()),
	})
	if err != nil {
		no, err := refusalOf(err)
		return &model.RegistrationResult{Message: no.message, FieldErrors: no.fields}, err
	}
	return &model.RegistrationResult{
		Success: true, Message: "Please verify your email with the code sent to your inbox.", VerificationSent: true,
		User: &model.RegisteredUser{ID: r.User.String(), Email: r.Email}, FieldErrors: []model.FieldError{},
	}, nil
}

// InitiateLogin checks the credentials and has a code mailed.
func (m mutations) InitiateLogin(ctx context.Context, in model.InitiateLoginInput) (*model.LoginInitiationResult,
	error,
) {
	l, err := m.accounts.InitiateLogin(ctx, identity.LoginRequest{Username: in.Username, Password: in.Password})
	if err != nil {
		no, err := refusalOf(err)
		return &model.LoginInitiationResult{Message: no.message}, err
	}
	return loginStarted(l), nil
}

func loginStarted(l identity.LoginStarted) *model.LoginInitiationResult {
	user := l.User.String()
	message, by := "Please check your email for the verification code", model.SecondFactorEmail
	others := []model.SecondFactor{}
	switch {
	case l.Passkey:
		message, by = "Use your passkey", model.SecondFactorPasskey
		if l.App {
			others = append(others, model.SecondFactorApp)
		}
		if l.MayMail {
			others = append(others, model.SecondFactorEmail)
		}
	case l.App:
		message, by = "Enter the code that your authenticator app shows", model.SecondFactorApp
	case l.Recovery:
		message, by = "Enter a recovery code", model.SecondFactorRecovery
	}
	return &model.LoginInitiationResult{
		Success: true, Message: message, Email: &l.Email, UserID: &user, SecondFactor: &by, OtherFactors: others,
	}
}

// VerifyLogin turns the code into a session.
func (m mutations) VerifyLogin(ctx context.Context, in model.VerifyLoginInput) (*model.LoginVerificationResult, error) {
	return signedIn(m.accounts.VerifyLogin(ctx, toUserID(in.UserID), in.Code))
}

// EnterAccount signs in to the account that this browser has just registered.
func (m mutations) EnterAccount(ctx context.Context) (*model.LoginVerificationResult, error) {
	return signedIn(m.accounts.EnterAccount(ctx))
}

func signedIn(s identity.SignedIn, err error) (*model.LoginVerificationResult, error) {
	if err != nil {
		no, err := refusalOf(err)
		return &model.LoginVerificationResult{Message: no.message}, err
	}
	seconds := int32(s.ExpiresIn.Seconds())
	return &model.LoginVerificationResult{
		Success: true, Message: "You are now logged in", User: toUser(s.User), Token: &s.Token, ExpiresIn: &seconds,
	}, nil
}

// VerifyEmail proves the address of a new account.
func (m mutations) VerifyEmail(ctx context.Context, in model.VerifyEmailInput) (*model.Result, error) {
	return outcome(m.accounts.VerifyEmail(ctx, toUserID(in.UserID), in.Code), "Your email address has been verified")
}

// ResendVerificationCode has a new code mailed.
func (m mutations) ResendVerificationCode(ctx context.Context, in model.ResendVerificationCodeInput) (*model.Result,
	error,
) {
	return outcome(m.accounts.ResendCode(ctx, toUserID(in.UserID), in.Email),
		"A new verification code has been sent to your email")
}

// LogoutUser ends the browser's session.
func (m mutations) LogoutUser(ctx context.Context) (*model.Result, error) {
	return outcome(m.accounts.Logout(ctx), "You have been logged out")
}

// UpdateUserProfile changes the caller's profile.
func (m mutations) UpdateUserProfile(ctx context.Context,
	in model.UpdateUserProfileInput,
) (*model.UpdateUserProfileResult, error) {
	p, err := m.accounts.UpdateProfile(ctx, actor.From(ctx).User, toProfileChange(in))
	if err != nil {
		no, err := refusalOf(err)
		return &model.UpdateUserProfileResult{Message: no.message, FieldErrors: no.fields}, err
	}
	return &model.UpdateUserProfileResult{
		Success: true, Message: "Your profile was updated successfully", Profile: toProfile(p),
		FieldErrors: []model.FieldError{},
	}, nil
}

// RequestPasswordReset has a code mailed, where there is an account; the answer does not say.
func (m mutations) RequestPasswordReset(ctx context.Context, email string) (*model.Result, error) {
	return outcome(m.accounts.RequestPasswordReset(ctx, email),
		"If an account exists for this email address, we've sent a code to it")
}

// ResetPassword sets a new password by the code.
func (m mutations) ResetPassword(ctx context.Context, in model.ResetPasswordInput) (*model.Result, error) {
	return outcome(m.accounts.ResetPassword(ctx, toUserID(in.UserID), in.Code, in.NewPassword),
		"Your password has been changed. You can now sign in with it")
}

// ChangePassword sets a new password by the old one.
func (m mutations) ChangePassword(ctx context.Context, in model.ChangePasswordInput) (*model.Result, error) {
	return outcome(m.accounts.ChangePassword(ctx, actor.From(ctx), in.CurrentPassword, in.NewPassword),
		"Your password has been changed")
}

// ChangeUsername gives the caller another username.
func (m mutations) ChangeUsername(ctx context.Context, username, password string) (*model.Result, error) {
	return outcome(m.accounts.ChangeUsername(ctx, actor.From(ctx), username, password),
		"Your username has been changed")
}

// RequestEmailChange has a code mailed to another address.
func (m mutations) RequestEmailChange(ctx context.Context, email, password string) (*model.Result, error) {
	return outcome(m.accounts.RequestEmailChange(ctx, actor.From(ctx), email, password),
		"Enter the code that we've sent to your new email address")
}

// ConfirmEmailChange gives the caller's account that address.
func (m mutations) ConfirmEmailChange(ctx context.Context, email, code string) (*model.Result, error) {
	return outcome(m.accounts.ConfirmEmailChange(ctx, actor.From(ctx), email, code),
		"Your email address has been changed")
}

// RevokeSession ends one of the caller's sessions, or all others.
func (m mutations) RevokeSession(ctx context.Context, one *string) (*model.Result, error) {
	if one == nil {
		return outcome(m.accounts.RevokeOtherSessions(ctx, actor.From(ctx)), "All other browsers have been signed out")
	}
	return outcome(m.accounts.RevokeSession(ctx, actor.From(ctx), id.Session(*one)), "The browser has been signed out")
}

// MarkNotificationsRead marks the caller's notifications, all of them without a list.
func (m mutations) MarkNotificationsRead(ctx context.Context, ids []string) (*model.Result, error) {
	var named []id.Notification
	if ids != nil {
		named = make([]id.Notification, 0, len(ids))
	}
	for _, n := range ids {
		named = append(named, id.Notification(n))
	}
	return outcome(m.accounts.MarkNotificationsRead(ctx, actor.From(ctx).User, named),
		"The notifications have been marked as read")
}

// DeleteAccount erases the caller's account.
func (m mutations) DeleteAccount(ctx context.Context, password string) (*model.Result, error) {
	return outcome(m.accounts.DeleteAccount(ctx, actor.From(ctx), password), "Your account has been deleted")
}

// RecordConsent keeps the caller's choice.
func (m mutations) RecordConsent(ctx context.Context, value model.Consent) (*model.Result, error) {
	return outcome(m.accounts.RecordConsent(ctx, actor.From(ctx).User, fromConsent(value)),
		"Your choice has been saved")
}

// DeletePhoto removes the caller's photo.
func (m mutations) DeletePhoto(ctx context.Context) (*model.Result, error) {
	return outcome(m.accounts.DeletePhoto(ctx, actor.From(ctx).User), "Your profile photo has been removed")
}

// SendContactMessage sends a message to support.
func (m mutations) SendContactMessage(ctx context.Context, in model.ContactInput) (*model.ContactResult, error) {
	ticket, err := m.accounts.SendContact(ctx, actor.From(ctx), identity.ContactRequest{
		Topic: identity.Topic(in.Topic), Message: in.Message, Email: text(in.Email).Value,
		Website: text(in.Website).Value,
	})
	if err != nil {
		no, err := refusalOf(err)
		return &model.ContactResult{Message: no.message, FieldErrors: no.fields}, err
	}
	return &model.ContactResult{
		Success: true, Message: "Thank you. Your message has been sent", Ticket: &ticket,
		FieldErrors: []model.FieldError{},
	}, nil
}
