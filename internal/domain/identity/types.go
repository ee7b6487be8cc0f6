package identity

import (
	"time"

	"vitae/internal/base/id"
	"vitae/internal/base/notice"
)

// User is an account as its owner sees it. Empty names and zero times stand for none.
type User struct {
	ID        id.User
	Username  string // as typed at registration; compared without case
	Email     string // as typed; compared without case
	FirstName string
	LastName  string
	Active    bool
	Verified  bool // the e-mail address was proven by a code
	CreatedAt time.Time
	LastLogin time.Time
}

// Account is a user with what only the sign-in needs.
type Account struct {
	User
	PasswordHash string // argon2id, as a PHC string
}

// AddressRestore is when an account took back an address by a letter, and since when letters to other addresses of it
// are void.
type AddressRestore struct{ Since, At time.Time }

// voids reports whether a letter of a moment is void.
func (r AddressRestore) voids(letter time.Time) bool {
	return letter.After(r.Since) && !letter.After(r.At)
}

// makesWay reports whether whoever proves the account's address gets it: nobody has proven it for this account, and no
// administrator has switched it off.
func (a Account) makesWay() bool { return !a.Verified && a.Active }

// UserInfo is a user with what they may do.
type UserInfo struct {
	User
	Roles       []string
	Permissions []string
}

// Purpose is what a mailed code is for; a code serves no other.
type Purpose string

// The purposes.
const (
	ProveEmail    Purpose = "verify_email"
	Login         Purpose = "login"
	KnownLogin    Purpose = "login_known" // Login in a browser that the owner has signed in from before
	ResetPassword Purpose = "reset_password"
	// ResetPassword by a code that nobody can guess, so that no wrong try ends it
	ResetLink Purpose = "reset_password_link"
	// ChangeFactor is a change of how sign-ins are proven; only apps have codes for it
	ChangeFactor Purpose = "change_factor"
	AddPasskey   Purpose = "add_passkey"  // bound to a session; a new passkey signs it
	ChangeEmail  Purpose = "change_email" // bound to the new address, which it was mailed to
)

// public is what the purpose is called outside: of a sign-in nobody learns whether its browser was known, of a
// reset not by what it is proven.
func (p Purpose) public() Purpose {
	switch p {
	case KnownLogin:
		return Login
	case ResetLink:
		return ResetPassword
	}
	return p
}

// Challenge is a code that was mailed. The code itself is nowhere stored.
type Challenge struct {
	ID        id.Challenge
	User      id.User
	Purpose   Purpose
	CodeHash  []byte // HMAC-SHA-256 over challenge, purpose, user and code; empty where nothing was mailed
	Binding   []byte // SHA-256 of the login cookie's value, or the hash of an address; empty where bound to neither
	Tries     int    // wrong codes so far, the one under way included
	CreatedAt time.Time
	ExpiresAt time.Time
}

// Decoy stands for the account that a registration of a known address seemed to make, for as long as an account may
// stay unverified. It holds the username, and takes the password as far as the mailed code, which nobody is sent.
type Decoy struct {
	User         id.User
	Username     string // in lower case
	EmailHash    []byte // HMAC-SHA-256 of the address
	Email        []byte // the address as typed, sealed
	PasswordHash string
	CreatedAt    time.Time
	SentAt       time.Time // when a code was last asked for
}

// Session is a signed-in browser.
type Session struct {
	ID         id.Session
	User       id.User
	SecretHash []byte // SHA-256 of the cookie's secret
	UserAgent  string
	CreatedAt  time.Time
	LastSeenAt time.Time // written at most every few minutes
	ExpiresAt  time.Time // for good, whatever happens
}

// SignedInUser is what one look-up of a session gives.
type SignedInUser struct {
	Session Session
	User    User
	Roles   []string
}

// Failure counts wrong sign-ins of one account from one address block.
type Failure struct {
	Count  int
	LastAt time.Time
}

// Profile is what a user says of themself, with their settings. Empty texts stand for none.
type Profile struct {
	User            id.User
	JobTitle        string
	Industry        string
	YearsExperience *int
	Skills          []string
	Bio             string
	Phone           string
	Address         string
	City            string
	State           string
	PostalCode      string
	Country         string
	LinkedinURL     string
	GithubURL       string
	PortfolioURL    string
	TwitterURL      string
	Photo           Photo
	Theme           Theme
	Notifications   NotificationPreferences
	Privacy         PrivacySettings
	CreatedAt       time.Time
	UpdatedAt       time.Time

	// What the store counts; nobody writes it. Resumes in the trash are not among them.
	Resumes    int
	LastResume time.Time // when the newest of them was made; zero: there is none
}

// Photo is a profile's picture; Blob is its key in the blob store, "" for none.
type Photo struct {
	Blob        string
	Filename    string
	ContentType string
	UploadedAt  time.Time
}

// Theme is how the app looks.
type Theme string

// The themes.
const (
	System Theme = "SYSTEM"
	Light  Theme = "LIGHT"
	Dark   Theme = "DARK"
)

// NotificationPreferences says which mails a user wants. Mails that security needs are sent whatever they say. Of
// offers and suggestions none are sent: the contract has their switches.
type NotificationPreferences struct {
	EmailUpdates           bool `json:"emailUpdates"`
	EmailMarketing         bool `json:"emailMarketing"`
	EmailSecurity          bool `json:"emailSecurity"`
	EmailResumeSuggestions bool `json:"emailResumeSuggestions"`
}

// PrivacySettings says what others may be shown.
type PrivacySettings struct {
	ShowEmail       bool `json:"showEmail"`
	ShowName        bool `json:"showName"`
	ShowContactInfo bool `json:"showContactInfo"`
	ShowSocialLinks bool `json:"showSocialLinks"`
	ShowResumeCount bool `json:"showResumeCount"`
}

// Consent is a visitor's or user's choice about storage in the browser.
type Consent string

// The choices.
const (
	ConsentAll       Consent = "all"
	ConsentEssential Consent = "essential"
)

// ConsentRecord is one choice and when it was made; the newest one holds.
type ConsentRecord struct {
	Value Consent
	At    time.Time
}

// Notification is a message inside the app.
type Notification struct {
	ID        id.Notification
	User      id.User
	Kind      notice.Kind
	Title     string
	Body      string
	Path      string // inside the app, "" for none
	CreatedAt time.Time
	ReadAt    time.Time
}

// NotificationPage is a part of the list, newest first. End is the cursor after it, "" where nothing follows.
type NotificationPage struct {
	Items  []Notification
	Unread int
	End    string
}

// Event is a line of the audit log: what happened to an account, never what anything said.
type Event struct {
	ID     id.Event
	User   id.User // 0 where the name given belongs to nobody
	Kind   EventKind
	Detail string // of a fixed vocabulary, such as a role's name, or a ticket
	// By is who did it, where that was not the account's owner: nobody for the owner, and for the operator's commands.
	By AccountName
	At time.Time
}

// AccountName says which account it was: ID is 0 for nobody, Username "" for one that was erased since.
type AccountName struct {
	ID       id.User
	Username string
}

// EventKind is what happened.
type EventKind string

// The kinds of events.
const (
	EventRegistered      EventKind = "registered"
	EventVerified        EventKind = "verified"
	EventSignedIn        EventKind = "signed_in"
	EventSignInFailed    EventKind = "sign_in_failed"
	EventLocked          EventKind = "locked"
	EventSignedOut       EventKind = "signed_out"
	EventSessionEnded    EventKind = "session_ended"
	EventResetAsked      EventKind = "password_reset_asked"
	EventPasswordReset   EventKind = "password_reset"
	EventPasswordChanged EventKind = "password_changed"
	EventProfileChanged  EventKind = "profile_changed"
	EventConsent         EventKind = "consent"
	EventExported        EventKind = "exported"
	EventErased          EventKind = "erased"
	EventDeactivated     EventKind = "deactivated"
	EventActivated       EventKind = "activated"
	EventRoleGranted     EventKind = "role_granted"
	EventRoleRevoked     EventKind = "role_revoked"
	EventRefused         EventKind = "refused" // access to what is not theirs
	EventLooked          EventKind = "looked"  // somebody else read the account
	EventAnswered        EventKind = "message_answered"
	EventReopened        EventKind = "message_reopened"
	EventMailRetried     EventKind = "mail_retried"
	EventInvited         EventKind = "invited" // made an invitation
	EventUsernameChanged EventKind = "username_changed"
	EventEmailAsked      EventKind = "email_change_asked"
	EventEmailChanged    EventKind = "email_changed"
	EventAppKeyCreated   EventKind = "app_key_created"
	EventAppKeyRevoked   EventKind = "app_key_revoked"
	EventFactorChanged   EventKind = "second_factor_changed" // or a provider was connected or disconnected
)

// MailKind is which letter is sent; the mail package has a text for each.
type MailKind string

// The letters.
const (
	MailCode              MailKind = "code"
	MailLoginCode         MailKind = "login_code"
	MailAlreadyRegistered MailKind = "already_registered"
	MailPasswordReset     MailKind = "password_reset"
	MailResetLink         MailKind = "password_reset_link"
	MailPasswordChanged   MailKind = "password_changed"
	MailNewDevice         MailKind = "new_device"
	MailAccountLocked     MailKind = "account_locked"
	MailCodesGuessed      MailKind = "codes_guessed"
	MailErased            MailKind = "erased"
	MailContact           MailKind = "contact" // to administrators: somebody wrote to support
	MailRolesChanged      MailKind = "roles_changed"
	MailActivated         MailKind = "account_activated"
	MailReady             MailKind = "ready"         // something that was asked for is finished
	MailPlanSteps         MailKind = "plan_steps"    // once a week: steps of plans that are due
	MailTest              MailKind = "test"          // that mail arrives, for whoever runs the server
	MailFactorChanged     MailKind = "second_factor" // the letter of EventFactorChanged
	MailAppKey            MailKind = "app_key"       // one was made
	MailUsernameChanged   MailKind = "username_changed"
	MailEmailCode         MailKind = "email_code"     // to the new address
	MailEmailAsked        MailKind = "email_asked"    // to the old one
	MailEmailChanged      MailKind = "email_changed"  // to the old one
	MailEmailRestored     MailKind = "email_restored" // to the address that the account had before it took one back
	MailSignedOut         MailKind = "signed_out"     // by a letter to an address that is another account's by now
)

// FactorChange is what changed about signing in to an account.
type FactorChange string

// The changes.
const (
	FactorApp      FactorChange = "app"           // by an app from now on
	FactorMail     FactorChange = "mail"          // by mailed codes from now on
	FactorCodes    FactorChange = "codes_renewed" // new recovery codes
	FactorUsed     FactorChange = "code_used"     // a recovery code was used
	FactorLinked   FactorChange = "linked"        // with a provider
	FactorUnlinked FactorChange = "unlinked"

	FactorAppOff         FactorChange = "app_off" // by passkeys from now on
	FactorPasskeyAdded   FactorChange = "passkey_added"
	FactorPasskeyRemoved FactorChange = "passkey_removed"
	FactorPasskeysGone   FactorChange = "passkeys_removed" // all, by an operator
	FactorPasskeyCopied  FactorChange = "passkey_copied"   // or it seems so, and it was refused
	FactorMailAllowed    FactorChange = "mail_allowed"     // mailed codes beside passkeys
	FactorMailRefused    FactorChange = "mail_refused"
)

// Mail is a letter to be sent. It waits sealed in the database (AES-256-GCM, key outside) until it is on its way.
type Mail struct {
	Kind      MailKind      `json:"kind"`
	To        string        `json:"to"`
	Name      string        `json:"name"`                // how the person is addressed: first name, else username
	User      id.User       `json:"user,omitempty"`      // for links of a password reset and of switching letters off
	Code      string        `json:"code,omitempty"`      // six digits, or those of a link
	NotMe     string        `json:"notMe,omitempty"`     // proves to NotMe that the reader had the letter
	Lifetime  time.Duration `json:"lifetime,omitempty"`  // of the code
	UserAgent string        `json:"userAgent,omitempty"` // of a new device
	Contact   *Contact      `json:"contact,omitempty"`   // what somebody wrote to support
	Factor    FactorChange  `json:"factor,omitempty"`    // what changed about signing in
	Provider  string        `json:"provider,omitempty"`  // the name of one that it is about
	SignInBy  string        `json:"signInBy,omitempty"`  // the username or address that the account gets or has
	At        time.Time     `json:"at"`                  // when its cause happened

	Wanted  MailSwitch     `json:"wanted,omitempty"`  // what switches such letters off, "" for nothing
	Off     string         `json:"off,omitempty"`     // what switches them off with one click
	Notices []MailedNotice `json:"notices,omitempty"` // what a letter is about
}

// MailedNotice is a notification as a letter shows it: nothing that its user wrote.
type MailedNotice struct {
	Title string `json:"title"`
	Path  string `json:"path"`
}
