package identity

import (
	"context"
	"strings"

	"vitae/internal/base/id"
	"vitae/internal/base/notice"
)

// factors are the ways in which a user proves the second step of a sign-in.
type factors struct {
	App      bool // an authenticator app
	Passkeys []Passkey
	Mailed   bool // the user lets mailed codes stand in for passkeys
}

// strong reports whether there is more than mailed codes. Recovery codes serve then.
func (f factors) strong() bool { return f.App || len(f.Passkeys) > 0 }

// mails reports whether a mailed code serves: where there is nothing else, or the user chose that beside passkeys. No
// choice puts it in place of an app.
func (f factors) mails() bool { return !f.strong() || f.Mailed && !f.App }

// factorsOf returns the user's.
func factorsOf(ctx context.Context, st Store, user id.User) (f factors, err error) {
	app, err := authenticatorOf(ctx, st, user)
	if err != nil {
		return f, err
	}
	f.App = app.on()
	if f.Passkeys, err = st.Passkeys(ctx, user); err != nil || len(f.Passkeys) == 0 {
		return f, err
	}
	f.Mailed, err = st.MailedCodesAllowed(ctx, user)
	return f, err
}

// endRecovery removes what only made sense beside a factor that is gone: the recovery codes where none is left, and the
// choice of mailed codes where no passkey is. It returns what is left.
func (s *Service) endRecovery(ctx context.Context, tx Store, user id.User) (factors, error) {
	left, err := factorsOf(ctx, tx, user)
	if err != nil {
		return left, err
	}
	if !left.strong() {
		if err := tx.SetRecoveryCodes(ctx, user, nil); err != nil {
			return left, err
		}
	}
	if len(left.Passkeys) == 0 {
		return left, tx.AllowMailedCodes(ctx, user, false)
	}
	return left, nil
}

// factorNotices are the notices about each change, where NAME is replaced by the name of a provider or a passkey.
var factorNotices = map[FactorChange]string{ //nolint:gosec // G101: sentences, no credentials
	FactorApp:            "An authenticator app now shows your sign-in codes.",
	FactorMail:           "Your authenticator app was turned off. We'll email your sign-in codes from now on.",
	FactorAppOff:         "Your authenticator app was turned off. You can still sign in with your passkeys.",
	FactorCodes:          "You have new recovery codes. The old ones no longer work.",
	FactorLinked:         "You can now sign in with NAME.",
	FactorUnlinked:       "You can no longer sign in with NAME.",
	FactorUsed:           "Someone signed in with one of your recovery codes. It no longer works.",
	FactorPasskeyAdded:   "The passkey “NAME” was added to your account.",
	FactorPasskeyRemoved: "The passkey “NAME” was removed from your account.",
	FactorPasskeysGone:   "All passkeys were removed from your account.",
	FactorPasskeyCopied: "A sign-in with the passkey “NAME” was refused, because someone may have copied it. " +
		"Remove it in Settings and add a new one.",
	FactorMailAllowed: "Emailed codes can now be used instead of your passkeys.",
	FactorMailRefused: "Emailed codes can no longer be used instead of your passkeys.",
}

// factorChanged ends what was begun with the old way of proving a sign-in, and reports the change to the owner. If it
// is about a passkey, name is the passkey's.
func (s *Service) factorChanged(ctx context.Context, tx Store, user id.User, c FactorChange, name string) error {
	return s.reportFactor(ctx, tx, user, c, name, "")
}

// providerChanged is factorChanged for a provider.
func (s *Service) providerChanged(ctx context.Context, tx Store, user id.User, c FactorChange, p Provider) error {
	return s.reportFactor(ctx, tx, user, c, p.Name, p.ID)
}

func (s *Service) reportFactor(ctx context.Context, tx Store, user id.User, c FactorChange, name, detail string) error {
	account, err := tx.Account(ctx, user)
	if err != nil {
		return err
	}
	if err := s.endCodes(ctx, tx, user, Login, KnownLogin, ChangeFactor, AddPasskey); err != nil {
		return err
	}
	if err := s.event(ctx, tx, user, EventFactorChanged, strings.TrimSpace(string(c)+" "+detail)); err != nil {
		return err
	}
	advice := " If this wasn't you, change your password right away."
	switch c {
	case FactorLinked:
		advice = " If this wasn't you, disconnect it in Settings and change your password right away."
	case FactorPasskeyAdded:
		advice = " If this wasn't you, remove it in Settings and change your password right away."
	}
	said := strings.ReplaceAll(factorNotices[c], "NAME", name)
	err = s.tell(ctx, tx, user, notice.SignInChanged, "Your sign-in settings changed", said+advice)
	if err != nil {
		return err
	}
	m := Mail{Kind: MailFactorChanged, Factor: c}
	if detail != "" {
		m.Provider = name
	}
	return s.post(ctx, tx, account.User, m, mailLife)
}
