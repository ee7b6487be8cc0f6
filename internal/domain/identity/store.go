package identity

import (
	"context"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/base/notice"
)

// Faults that a Store gives for a name or address that somebody has. The statement that met them ends its transaction.
var (
	ErrUsernameTaken = fault.New("identity.Store", fault.Conflict, "This username is taken")
	ErrEmailTaken    = fault.New("identity.Store", fault.Conflict, "This email address is taken")
)

// Store keeps what the service knows. A row that is not there, or is not the given user's, is fault.NotFound. Times
// have the precision of a microsecond, in UTC.
type Store interface {
	// InTx runs f with a Store whose writes are kept all together, once InTx has returned nil, or not at all. f may run
	// beside other transactions, and again where it lost a deadlock; it must be quick and must not use the outer Store.
	InTx(ctx context.Context, f func(tx Store) error) error

	Accounts
	Challenges
	Authenticators
	Passkeys
	AppKeys
	ProviderLinks
	Sessions
	Failures
	Profiles
	Journal
	Keyring
	Contacts
	Inbox
	Post
	Guests

	// Enqueue adds work that follows from the transaction.
	Enqueue(ctx context.Context, j job.Job) error
}

// Accounts keeps users, passwords and roles.
type Accounts interface {
	// AddUser adds the account and its profile (p.User is ignored); ErrUsernameTaken, ErrEmailTaken.
	AddUser(ctx context.Context, a Account, p Profile) error
	Account(ctx context.Context, user id.User) (Account, error)
	// AccountByLogin finds by username or e-mail address, without case.
	AccountByLogin(ctx context.Context, name string) (Account, error)
	AccountByEmail(ctx context.Context, email string) (Account, error)
	AccountByUsername(ctx context.Context, username string) (Account, error)
	// LockUser makes transactions that change one user's password, codes, sessions or profile wait for each other until
	// they end.
	LockUser(ctx context.Context, user id.User) error
	SetPassword(ctx context.Context, user id.User, hash string) error
	SetVerified(ctx context.Context, user id.User) error
	SetLastLogin(ctx context.Context, user id.User, at time.Time) error
	SetActive(ctx context.Context, user id.User, active bool) error
	SetNames(ctx context.Context, user id.User, first, last string) error
	// SetEmail gives the account another address, which its owner has proven; ErrEmailTaken.
	SetEmail(ctx context.Context, user id.User, email string) error
	// AddressRestore returns the user's last, the zero value where there was none.
	AddressRestore(ctx context.Context, user id.User) (AddressRestore, error)
	SetAddressRestore(ctx context.Context, user id.User, r AddressRestore) error
	// SetUsername gives the account another username; ErrUsernameTaken.
	SetUsername(ctx context.Context, user id.User, username string) error
	// DeleteUser removes the account and every row that belongs to it.
	DeleteUser(ctx context.Context, user id.User) error
	Roles(ctx context.Context, user id.User) ([]string, error) // sorted
	GrantRole(ctx context.Context, user id.User, role string, at time.Time) error
	RevokeRole(ctx context.Context, user id.User, role string) error
	// RoleIssuer returns the provider that gave a user a role, "" if it was granted here.
	RoleIssuer(ctx context.Context, user id.User, role string) (string, error)
	SetRoleIssuer(ctx context.Context, user id.User, role, issuer string) error
	// Users lists accounts by username, with roles and without permissions, for administrators.
	Users(ctx context.Context, find UserSearch, first int) ([]UserInfo, error)
	// Holdings counts what a user has.
	Holdings(ctx context.Context, user id.User) (Holdings, error)
}

// Challenges keeps mailed codes.
type Challenges interface {
	// AddChallenge adds a code and ends the user's open ones of the same purpose.
	AddChallenge(ctx context.Context, c Challenge) error
	// OpenChallenge finds the user's newest code of a purpose that is neither used, ended nor expired; dead ones count.
	OpenChallenge(ctx context.Context, user id.User, p Purpose, now time.Time) (Challenge, error)
	// TryChallenge counts one try on the open code with that binding and gives it back, the try included. A code that
	// has had maxTries is fault.NotFound, as is any that OpenChallenge does not find, or one bound to another browser;
	// these count nothing.
	TryChallenge(ctx context.Context, user id.User, p Purpose, binding []byte, maxTries int, now time.Time) (Challenge,
		error)
	// UseChallenge marks the code used and takes its last try back. False: somebody was faster.
	UseChallenge(ctx context.Context, c id.Challenge, now time.Time) (bool, error)
	// EndChallenges ends the user's open codes of a purpose; none is no error.
	EndChallenges(ctx context.Context, user id.User, p Purpose, now time.Time) error
	// RecodeChallenge gives an open code a new hash and no tries, for an operator without mail.
	RecodeChallenge(ctx context.Context, c id.Challenge, codeHash []byte, expires time.Time) error
	// WrongTries adds up the wrong tries on all of the user's codes of a purpose made since.
	WrongTries(ctx context.Context, user id.User, p Purpose, since time.Time) (int, error)
	// ForgetTries takes the tries on all of the user's codes of a purpose out of that sum.
	ForgetTries(ctx context.Context, user id.User, p Purpose) error
	// AddDecoy adds a decoy in place of any other of its address; ErrUsernameTaken where another decoy has the name.
	AddDecoy(ctx context.Context, d Decoy) error
	Decoy(ctx context.Context, user id.User) (Decoy, error)
	// DecoyByLogin finds by username in lower case, or by the hash of an address.
	DecoyByLogin(ctx context.Context, username string, emailHash []byte) (Decoy, error)
	DeleteDecoys(ctx context.Context, emailHash []byte) error
	SetDecoySent(ctx context.Context, user id.User, at time.Time) error
}

// Guests keeps invitations.
type Guests interface {
	// AddInvitation adds one by the hash of what is in its link.
	AddInvitation(ctx context.Context, v Invitation, secretHash []byte) error
	Invitations(ctx context.Context, first int) ([]Invitation, error) // newest first
	// InvitationBySecret finds one, and says whether an address has registered with it.
	InvitationBySecret(ctx context.Context, secretHash, emailHash []byte) (v Invitation, by bool, err error)
	// LockInvitation makes transactions that use one wait for each other until they end.
	LockInvitation(ctx context.Context, secretHash []byte) error
	// UseInvitation counts an address that did not register with it before.
	UseInvitation(ctx context.Context, v id.Invitation, emailHash []byte, at time.Time) error
	// EndInvitation ends one; where it has ended, that changes nothing.
	EndInvitation(ctx context.Context, v id.Invitation, at time.Time) error
	// ForgetInvited removes an address from those that registered with invitations; the counts stay.
	ForgetInvited(ctx context.Context, emailHash []byte) error
}

// Sessions keeps signed-in browsers and the devices that were seen before.
type Sessions interface {
	// AddSession adds a session and ends the user's oldest beyond keep.
	AddSession(ctx context.Context, s Session, keep int) error
	// SignedInUser finds a session with its user and roles in one look-up, whatever its age.
	SignedInUser(ctx context.Context, s id.Session) (SignedInUser, error)
	TouchSession(ctx context.Context, s id.Session, at time.Time) error
	// UserSessions lists the user's sessions that have not ended, newest use first. It does not look at their age.
	UserSessions(ctx context.Context, user id.User) ([]Session, error)
	EndSession(ctx context.Context, user id.User, s id.Session) error
	// EndSessions ends all the user's sessions but one ("" for none) and says how many.
	EndSessions(ctx context.Context, user id.User, except id.Session) (int, error)
	// AddDevice remembers the hash of a device cookie; seen again, its time is renewed.
	AddDevice(ctx context.Context, user id.User, hash []byte, at time.Time) error
	KnownDevice(ctx context.Context, user id.User, hash []byte) (bool, error)
	// DeleteDevices forgets all the user's devices but one (nil for none).
	DeleteDevices(ctx context.Context, user id.User, except []byte) error
}

// Failures counts wrong sign-ins. A key is a hash of the account, or of the name typed where there is none, with the
// address block.
type Failures interface {
	Failure(ctx context.Context, key []byte) (Failure, error) // zero where there is none
	// AddFailure counts one more, from one again where the last is older than since, and gives the new state.
	AddFailure(ctx context.Context, key []byte, now, since time.Time) (Failure, error)
	ClearFailure(ctx context.Context, key []byte) error
}

// Profiles keeps what users say of themselves.
type Profiles interface {
	Profile(ctx context.Context, user id.User) (Profile, error)
	// SaveProfile replaces all but when it was made and what is counted.
	SaveProfile(ctx context.Context, p Profile) error
}

// Journal keeps consents, notifications and the audit log.
type Journal interface {
	AddConsent(ctx context.Context, user id.User, c ConsentRecord) error
	Consents(ctx context.Context, user id.User) ([]ConsentRecord, error) // newest first
	// Notify adds a notification for a user. One with a key that the user was notified with before changes nothing; a
	// user who is not there is fault.NotFound.
	Notify(ctx context.Context, n notice.Notice) error
	// Notification returns one of any user's.
	Notification(ctx context.Context, n id.Notification) (Notification, error)
	// UnmailedNotifications lists a user's made since that are neither read nor mailed, newest first.
	UnmailedNotifications(ctx context.Context, user id.User, since time.Time, first int) ([]Notification, error)
	// LastMailed returns when a notification of a kind was mailed last, zero for never.
	LastMailed(ctx context.Context, user id.User, k notice.Kind) (time.Time, error)
	SetMailed(ctx context.Context, user id.User, ids []id.Notification, at time.Time) error
	// Notifications lists newest first, after a cursor ("" from the start).
	Notifications(ctx context.Context, user id.User, after id.Notification, first int) ([]Notification, error)
	UnreadNotifications(ctx context.Context, user id.User) (int, error)
	// MarkNotificationsRead marks those of ids that are the user's; nil marks all.
	MarkNotificationsRead(ctx context.Context, user id.User, ids []id.Notification, at time.Time) error
	AddEvent(ctx context.Context, e Event) error
	Events(ctx context.Context, user id.User, after id.Event, first int) ([]Event, error) // newest first
	// Purge removes what is over: unverified accounts and decoys made before unverified, sessions unused since idle or
	// expired, codes, failures and devices past their use. It removes at most limit rows of a kind and says whether
	// more wait.
	Purge(ctx context.Context, p PurgeLimits) (more bool, err error)
}

// PurgeLimits are the moments before which things are removed.
type PurgeLimits struct {
	Now        time.Time
	Unverified time.Time // accounts and decoys made before
	Idle       time.Time // sessions last seen before
	Codes      time.Time // challenges made before
	Failures   time.Time // failures last counted before
	Devices    time.Time // devices last seen before
	Events     time.Time // audit events before
	FailedJobs time.Time // jobs given up before
	Contacts   time.Time // contact messages made before
	Notices    time.Time // notifications made before
	Limit      int

	Invitations time.Time // invitations expired before
}

// Contacts keeps what people write to support.
type Contacts interface {
	AddContact(ctx context.Context, c Contact) error
	// Contacts lists a user's messages, newest first, after a cursor ("" from the start).
	Contacts(ctx context.Context, user id.User, after id.ContactMessage, first int) ([]Contact, error)
	// Holders lists the active, verified accounts with a role that not everybody has.
	Holders(ctx context.Context, role string) ([]User, error)
}

// Inbox keeps what support did with what people wrote to it.
type Inbox interface {
	Inbox(ctx context.Context, find InboxSearch, first int) ([]InboxMessage, error)
	InboxMessage(ctx context.Context, m id.ContactMessage) (InboxMessage, error)
	OpenMessages(ctx context.Context) (int, error)
	// SetAnswer notes who answered and when; at zero, the message is open.
	SetAnswer(ctx context.Context, m id.ContactMessage, by id.User, at time.Time, note string) error
}

// Post is the mail in the queue, without what is in it.
type Post interface {
	MailCounts(ctx context.Context) ([]MailCount, error)
	// QueuedMail lists newest first, after a cursor ("" from the start).
	QueuedMail(ctx context.Context, failed bool, after id.Job, first int) ([]QueuedMail, error)
	// RetryMail makes what waits after a failed try due at now, and has a worker look.
	RetryMail(ctx context.Context, now time.Time) (int, error)
}

// Keyring keeps the names of signing keys; the keys themselves are made of the instance's secret.
type Keyring interface {
	SigningKeys(ctx context.Context) ([]string, error) // newest first
	AddSigningKey(ctx context.Context, kid string, at time.Time) error
}
