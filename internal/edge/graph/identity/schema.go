// Package identity is the resolvers of the identity service: each converts its input, calls accounts once, and converts
// what comes back.
//
// It holds no rules about accounts. What a user did wrong becomes an answer with success false, everything else an
// error that package guard presents.
package identity

import (
	"context"
	"maps"
	"time"

	"github.com/99designs/gqlgen/graphql"

	"vitae/internal/base/actor"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
	"vitae/internal/edge/graph/guard"
	"vitae/internal/edge/graph/identity/exec"
)

// Accounts is what the resolvers ask of accounts. identity.Service is the one there is.
type Accounts interface {
	SignIn
	Own
	SecondFactor
	Passkeys
	Administration
	HasRole(ctx context.Context, a actor.Actor, user id.User, role string) (bool, error)
	HasPermission(ctx context.Context, a actor.Actor, user id.User, permission string) (bool, error)
	UserInfo(ctx context.Context, a actor.Actor, user id.User) (identity.UserInfo, error)
}

// SignIn is what a visitor may ask.
type SignIn interface {
	Register(ctx context.Context, r identity.RegisterRequest) (identity.Registered, error)
	InitiateLogin(ctx context.Context, r identity.LoginRequest) (identity.LoginStarted, error)
	VerifyLogin(ctx context.Context, user id.User, code string) (identity.SignedIn, error)
	VerifyEmail(ctx context.Context, user id.User, code string) error
	EnterAccount(ctx context.Context) (identity.SignedIn, error)
	StartProvider(ctx context.Context, name string) (string, error)
	FinishProvider(ctx context.Context, r identity.ProviderAnswer) (identity.ProviderSignIn, error)
	ResendCode(ctx context.Context, user id.User, email string) error
	RequestPasswordReset(ctx context.Context, email string) error
	ResetPassword(ctx context.Context, user id.User, code, password string) error
	Logout(ctx context.Context) error
	SendContact(ctx context.Context, a actor.Actor, r identity.ContactRequest) (ticket string, err error)
}

// Own is what a user may ask about themself.
type Own interface {
	CurrentUser(ctx context.Context, a actor.Actor) (identity.User, error)
	ChangePassword(ctx context.Context, a actor.Actor, current, password string) error
	ChangeUsername(ctx context.Context, a actor.Actor, username, password string) error
	RequestEmailChange(ctx context.Context, a actor.Actor, email, password string) error
	ConfirmEmailChange(ctx context.Context, a actor.Actor, email, code string) error
	Profile(ctx context.Context, owner id.User) (identity.Profile, error)
	UpdateProfile(ctx context.Context, owner id.User, c identity.ProfileChange) (identity.Profile, error)
	DeletePhoto(ctx context.Context, owner id.User) error
	Sessions(ctx context.Context, owner id.User) ([]identity.Session, error)
	RevokeSession(ctx context.Context, a actor.Actor, one id.Session) error
	RevokeOtherSessions(ctx context.Context, a actor.Actor) error
	Notifications(ctx context.Context, owner id.User, after string, first int) (identity.NotificationPage, error)
	MarkNotificationsRead(ctx context.Context, owner id.User, ids []id.Notification) error
	RecordConsent(ctx context.Context, owner id.User, c identity.Consent) error
	Consents(ctx context.Context, owner id.User) ([]identity.ConsentRecord, error)
	Events(ctx context.Context, owner id.User, after string, first int) ([]identity.Event, string, error)
	DeleteAccount(ctx context.Context, a actor.Actor, password string) error
	Contacts(ctx context.Context, owner id.User) ([]identity.Contact, error)
}

// SecondFactor is what a user may ask about the app that shows their sign-in codes, and about providers.
type SecondFactor interface {
	Authenticator(ctx context.Context, owner id.User) (identity.Authenticator, bool, error)
	StartAuthenticator(ctx context.Context, a actor.Actor, password string) (identity.AuthenticatorSetup, error)
	ConfirmAuthenticator(ctx context.Context, a actor.Actor, code string) ([]string, error)
	RenewRecoveryCodes(ctx context.Context, a actor.Actor, password, code string) ([]string, error)
	RemoveAuthenticator(ctx context.Context, a actor.Actor, password, code string) error
	LinkProvider(ctx context.Context, a actor.Actor, ticket string) error
	LinkedProviders(ctx context.Context, owner id.User) ([]identity.LinkedProvider, error)
	UnlinkProvider(ctx context.Context, a actor.Actor, issuer, password string) error
}

// Passkeys is what a user may ask about theirs, and a visitor about a sign-in by one.
type Passkeys interface {
	Passkeys(ctx context.Context, owner id.User) (identity.PasskeyOverview, error)
	StartPasskey(ctx context.Context, a actor.Actor, password string) (options string, err error)
	FinishPasskey(ctx context.Context, a actor.Actor, name, reply string) (recoveryCodes []string, err error)
	RenamePasskey(ctx context.Context, owner id.User, p id.Passkey, name string) error
	RemovePasskey(ctx context.Context, a actor.Actor, p id.Passkey, password string) error
	AllowMailedCodes(ctx context.Context, a actor.Actor, allowed bool, password string) error
	PasskeyRequest(ctx context.Context, user id.User) (options string, err error)
	VerifyPasskey(ctx context.Context, user id.User, reply string) (identity.SignedIn, error)
}

// Administration is what only some may ask, which accounts see to.
type Administration interface {
	Users(ctx context.Context, a actor.Actor, find identity.UserSearch, first int) ([]identity.UserInfo, string, error)
	Overview(ctx context.Context, a actor.Actor, user id.User) (identity.Overview, error)
	UserEvents(ctx context.Context, a actor.Actor, user id.User, after string, first int) ([]identity.Event, string,
		error)
	SetUserActive(ctx context.Context, a actor.Actor, user id.User, active bool) error
	GrantUserRole(ctx context.Context, a actor.Actor, user id.User, role string) error
	RevokeUserRole(ctx context.Context, a actor.Actor, user id.User, role string) error
	Inbox(ctx context.Context, a actor.Actor, find identity.InboxSearch, first int) (identity.InboxPage, error)
	AnswerMessage(ctx context.Context, a actor.Actor, message id.ContactMessage, note string) error
	ReopenMessage(ctx context.Context, a actor.Actor, message id.ContactMessage) error
	MailQueue(ctx context.Context, a actor.Actor, failed bool, after string, first int) (identity.MailQueue, error)
	RetryMail(ctx context.Context, a actor.Actor) (int, error)
	InvitationsFor(ctx context.Context, a actor.Actor) ([]identity.Invitation, error)
	InviteAs(ctx context.Context, a actor.Actor, uses int, life time.Duration) (link string, v identity.Invitation,
		err error)
	EndInvitationAs(ctx context.Context, a actor.Actor, v id.Invitation) error
	Health(ctx context.Context, a actor.Actor) (identity.Health, error)
}

// New makes the schema that guard.New runs; give it Access as well.
func New(accounts Accounts) graphql.ExecutableSchema {
	return exec.NewExecutableSchema(exec.Config{Resolvers: root{accounts}})
}

// access lists every root field of the schema. A test fails for one that is missing; guard would take it for guarded.
var access = map[string]guard.Access{
	"Query.currentUser":     guard.Public, // null for a visitor
	"Query.userProfile":     guard.Guarded,
	"Query.hasRole":         guard.Public, // false for a visitor
	"Query.hasPermission":   guard.Public,
	"Query.userInfo":        guard.Guarded,
	"Query.sessions":        guard.Guarded,
	"Query.notifications":   guard.Guarded,
	"Query.auditEvents":     guard.Guarded,
	"Query.consents":        guard.Guarded,
	"Query.contactMessages": guard.Guarded,
	"Query.users":           guard.Guarded,
	"Query.userOverview":    guard.Guarded,
	"Query.userEvents":      guard.Guarded,
	"Query.inbox":           guard.Guarded,
	"Query.mailQueue":       guard.Guarded,
	"Query.health":          guard.Guarded,
	"Query.invitations":     guard.Guarded,
	"Query.linkedProviders": guard.Guarded,
	"Query.authenticator":   guard.Guarded,

	"Mutation.registerUser":           guard.Public,
	"Mutation.initiateLogin":          guard.Public,
	"Mutation.verifyLogin":            guard.Public,
	"Mutation.verifyEmail":            guard.Public,
	"Mutation.startProviderSignIn":    guard.Public,
	"Mutation.finishProviderSignIn":   guard.Public,
	"Mutation.linkProvider":           guard.Guarded,
	"Mutation.unlinkProvider":         guard.Guarded,
	"Mutation.enterAccount":           guard.Public,
	"Mutation.resendVerificationCode": guard.Public,
	"Mutation.requestPasswordReset":   guard.Public,
	"Mutation.resetPassword":          guard.Public,
	"Mutation.logoutUser":             guard.Public, // by the cookie alone: clients drop the token before they ask
	"Mutation.sendContactMessage":     guard.Public,
	"Mutation.updateUserProfile":      guard.Guarded,
	"Mutation.changePassword":         guard.Guarded,
	"Mutation.changeUsername":         guard.Guarded,
	"Mutation.requestEmailChange":     guard.Guarded,
	"Mutation.confirmEmailChange":     guard.Guarded,
	"Mutation.revokeSession":          guard.Guarded,
	"Mutation.markNotificationsRead":  guard.Guarded,
	"Mutation.deleteAccount":          guard.Guarded,
	"Mutation.recordConsent":          guard.Guarded,
	"Mutation.deletePhoto":            guard.Guarded,
	"Mutation.setUserActive":          guard.Guarded,
	"Mutation.grantUserRole":          guard.Guarded,
	"Mutation.revokeUserRole":         guard.Guarded,
	"Mutation.answerMessage":          guard.Guarded,
	"Mutation.reopenMessage":          guard.Guarded,
	"Mutation.retryMail":              guard.Guarded,
	"Mutation.createInvitation":       guard.Guarded,
	"Mutation.endInvitation":          guard.Guarded,
	"Mutation.startAuthenticator":     guard.Guarded,
	"Mutation.confirmAuthenticator":   guard.Guarded,
	"Mutation.renewRecoveryCodes":     guard.Guarded,
	"Mutation.removeAuthenticator":    guard.Guarded,
	"Query.passkeys":                  guard.Guarded,
	"Mutation.startPasskey":           guard.Guarded,
	"Mutation.finishPasskey":          guard.Guarded,
	"Mutation.renamePasskey":          guard.Guarded,
	"Mutation.removePasskey":          guard.Guarded,
	"Mutation.allowEmailedCodes":      guard.Guarded,
	"Mutation.startPasskeyLogin":      guard.Public,
	"Mutation.verifyPasskeyLogin":     guard.Public,
}

// Access reports who may ask for each root field.
func Access() map[string]guard.Access { return maps.Clone(access) }

// root gives the resolvers of both kinds of operation.
type root struct{ accounts Accounts }

// Query returns the resolvers of queries.
func (r root) Query() exec.QueryResolver { return queries(r) }

// Mutation returns the resolvers of mutations.
func (r root) Mutation() exec.MutationResolver { return mutations(r) }
