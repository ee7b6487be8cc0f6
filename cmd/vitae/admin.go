package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"vitae/internal/app"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type adminCmd struct {
	Create     createCmd     `cmd:"" help:"Create an account, even if registration is closed."`
	Grant      grantCmd      `cmd:"" help:"Grant a role to a user: user, support or admin."`
	Revoke     revokeCmd     `cmd:"" help:"Revoke a role from a user."`
	Deactivate deactivateCmd `cmd:"" help:"Deactivate an account."`
	Activate   activateCmd   `cmd:"" help:"Reactivate an account."`
	Code       codeCmd       `cmd:"" help:"Print a new code for a user's pending sign-in, registration or password reset."`
	RotateKeys rotateKeysCmd `cmd:"" help:"Sign tokens with a new key. Tokens signed with the previous key stay valid."`

	Users         usersCmd         `cmd:"" help:"List all accounts."`
	Invite        inviteCmd        `cmd:"" help:"Create a registration link."`
	Invitations   invitationsCmd   `cmd:"" help:"List invitations, or revoke one."`
	ResetPassword resetPasswordCmd `cmd:"" help:"Print a link and a code that let a user choose a new password."`

	RemoveAuthenticator removeAuthenticatorCmd `cmd:"" help:"Turn off a user's authenticator app. Their sign-in codes will be emailed instead."`
	RemovePasskeys      removePasskeysCmd      `cmd:"" help:"Remove all of a user's passkeys. Their sign-in codes will be emailed instead, unless they use an authenticator app."`
	Disconnect          disconnectCmd          `cmd:"" help:"Disconnect a user from all sign-in providers and sign them out everywhere."`

	TestMail testMailCmd `cmd:"" help:"Send a test email."`
}

type createCmd struct {
	operator `embed:""`
	Username string `arg:""`
	Email    string `arg:""`
}

// Run makes the account and says how its owner gets in.
func (c *createCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.CreateAccount(ctx, c.Username, c.Email),
			"Created an account for %s. They can set a password at %s/auth?mode=reset with the email address %s.",
			c.Username, c.PublicURL, c.Email)
	})
}

type grantCmd struct {
	operator `embed:""`
	Username string `arg:""`
	Role     string `arg:""`
}

// Run grants the role.
func (c *grantCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.GrantRole(ctx, c.Username, c.Role), "%s now has the %s role.", c.Username, c.Role)
	})
}

type revokeCmd struct {
	operator `embed:""`
	Username string `arg:""`
	Role     string `arg:""`
}

// Run takes the role.
func (c *revokeCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.RevokeRole(ctx, c.Username, c.Role), "%s no longer has the %s role.", c.Username,
			c.Role)
	})
}

type deactivateCmd struct {
	operator `embed:""`
	Username string `arg:""`
}

// Run switches the account off.
func (c *deactivateCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.Deactivate(ctx, c.Username), "Deactivated %s's account.", c.Username)
	})
}

type activateCmd struct {
	operator `embed:""`
	Username string `arg:""`
}

// Run switches the account on.
func (c *activateCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.Activate(ctx, c.Username), "Reactivated %s's account.", c.Username)
	})
}

type removeAuthenticatorCmd struct {
	operator `embed:""`
	Username string `arg:""`
}

// Run turns the app off.
func (c *removeAuthenticatorCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.RemoveAuthenticatorOf(ctx, c.Username),
			"Turned off %s's authenticator app. Their sign-in codes will be emailed instead.", c.Username)
	})
}

type removePasskeysCmd struct {
	operator `embed:""`
	Username string `arg:""`
}

// Run removes them.
func (c *removePasskeysCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.RemovePasskeysOf(ctx, c.Username), "Removed all of %s's passkeys.", c.Username)
	})
}

type disconnectCmd struct {
	operator `embed:""`
	Username string `arg:""`
}

// Run removes the connections.
func (c *disconnectCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.UnlinkProvidersOf(ctx, c.Username),
			"Disconnected %s from all sign-in providers and ended their sessions.", c.Username)
	})
}

type codeCmd struct {
	operator `embed:""`
	Username string `arg:""`
}

// purposes name what a code is for.
var purposes = map[identity.Purpose]string{
	identity.ProveEmail: "registration", identity.Login: "sign-in",
	identity.ResetPassword: "password reset",
}

// Run prints the code alone, and on standard error what it is for.
func (c *codeCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		purpose, code, err := i.Accounts.NewCode(ctx, c.Username)
		if err == nil {
			fmt.Fprintf(s.err, "This code is for %s and works once.\n", purposes[purpose])
		}
		return said(s, err, "%s", code)
	})
}

type rotateKeysCmd struct {
	operator `embed:""`
}

// Run makes the key.
func (c *rotateKeysCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.RotateKeys(ctx), "The new key takes effect within a minute.")
	})
}

type usersCmd struct {
	operator `embed:""`
}

// Run lists accounts with what an operator has to know of each.
func (c *usersCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		w := tabwriter.NewWriter(s.out, 0, 0, 2, ' ', 0)
		fmt.Fprintln(w, "USERNAME\tEMAIL\tROLES\tSTATE\tCREATED\tLAST SIGN-IN")
		err := i.Accounts.EveryUser(ctx, func(u identity.UserInfo) error {
			_, err := fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\n", u.Username, u.Email, strings.Join(u.Roles, " "),
				stateOf(u.User), day(u.CreatedAt), day(u.LastLogin))
			return err
		})
		if err != nil {
			return err
		}
		return w.Flush()
	})
}

func stateOf(u identity.User) string {
	switch {
	case !u.Active:
		return "deactivated"
	case !u.Verified:
		return "unverified"
	}
	return "active"
}

// day writes a date, or - for none.
func day(t time.Time) string {
	if t.IsZero() {
		return "-"
	}
	return t.UTC().Format(time.DateOnly)
}

type inviteCmd struct {
	operator `embed:""`
	Uses     int `default:"1" help:"Number of people who can use it."`
	Days     int `default:"7" help:"Number of days it is valid."`
}

// Run prints the link alone, and on standard error what it is good for.
func (c *inviteCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		link, v, err := i.Accounts.Invite(ctx, c.Uses, time.Duration(c.Days)*24*time.Hour)
		if err == nil {
			fmt.Fprintf(s.err, "Valid until %[2]s, for %[1]s. This link is shown only once.\n",
				counted(v.Uses, "one person", "%d people"),
				v.ExpiresAt.UTC().Format("2006-01-02 15:04 UTC"))
		}
		return said(s, err, "%s", link)
	})
}

type invitationsCmd struct {
	operator `embed:""`
	Revoke   string `help:"Revoke the invitation with this ID." placeholder:"ID"`
}

// Run lists them, newest first, or ends one.
func (c *invitationsCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		if c.Revoke != "" {
			return said(s, i.Accounts.EndInvitation(ctx, id.Invitation(c.Revoke)), "Revoked the invitation.")
		}
		all, err := i.Accounts.Invitations(ctx)
		if err != nil {
			return err
		}
		w := tabwriter.NewWriter(s.out, 0, 0, 2, ' ', 0)
		fmt.Fprintln(w, "ID\tUSED\tCREATED\tEXPIRES\tREVOKED")
		for _, v := range all {
			fmt.Fprintf(w, "%s\t%d of %d\t%s\t%s\t%s\n", v.ID, v.Used, v.Uses, day(v.CreatedAt), day(v.ExpiresAt),
				day(v.EndedAt))
		}
		return w.Flush()
	})
}

type resetPasswordCmd struct {
	operator `embed:""`
	Username string `arg:""`
}

// Run prints what to hand over.
func (c *resetPasswordCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		link, code, err := i.Accounts.OpenReset(ctx, c.Username)
		return said(s, err, "Within ten minutes, open %s and enter the code %s.", link, code)
	})
}

type testMailCmd struct {
	operator `embed:""`
	Address  string `arg:""`
}

// Run sends at once and says where it went.
func (c *testMailCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		err := i.Accounts.TestMail(ctx, c.Address)
		if err != nil && fault.KindOf(err) != fault.Invalid {
			err = fault.Wrap("vitae.testMail", fault.KindOf(err),
				"The email was not sent. Check VITAE_SMTP_URL, VITAE_MAIL_FROM and the address. Error: "+
					root(err), err)
		}
		if err != nil {
			return err
		}
		if c.SMTPURL == "" {
			return said(s, err, "VITAE_SMTP_URL is not set, so the email to %s was written to a file in %s.", c.Address,
				c.Outbox())
		}
		return said(s, err, "The mail server accepted the email to %s. Links in emails open %s.", c.Address, c.PublicURL)
	})
}

// root is the innermost error in one line: what went wrong, without the places that it passed.
func root(err error) string {
	for inner := errors.Unwrap(err); inner != nil; inner = errors.Unwrap(inner) {
		err = inner
	}
	return strings.Join(strings.Fields(err.Error()), " ")
}
