// Package notice is the shape of what users see in their bell: what a domain keeps in the transaction of its
// cause. It never decides who wants a mail, and it never sends one.
package notice

import (
	"time"

	"vitae/internal/base/id"
)

// Notice is one thing that a user is notified of. A mail shows its title and path alone: what the user wrote stands in
// the body, which the app shows.
type Notice struct {
	ID    id.Notification
	User  id.User
	Kind  Kind
	Title string // in the program's words or the catalogue's
	Body  string // may name what the user named: a job, a plan
	Path  string // inside the app, "" for none
	Key   string // a second notice of the same user's with the same key is none; "" for one that comes once anyway
	At    time.Time
}

// Kind says what a notice is about.
type Kind string

// The kinds.
const (
	NewDevice        Kind = "new_device"        // somebody signed in from a browser that was not used before
	PasswordChanged  Kind = "password_changed"  // by its owner, or by a reset
	SignInChanged    Kind = "sign_in_changed"   // by what sign-ins are proven
	RolesChanged     Kind = "roles_changed"     // a role was granted or taken
	AccountActivated Kind = "account_activated" // switched on again
	VersionReady     Kind = "version_ready"     // a tailored version was made while nobody watched
	LetterReady      Kind = "letter_ready"
	GuideReady       Kind = "guide_ready"
	ComparisonReady  Kind = "comparison_ready"
	PlanStep         Kind = "plan_step"  // a plan's next step is due
	FollowUp         Kind = "follow_up"  // the day has come that a user set for following up on a job
	NearBound        Kind = "near_bound" // an account holds nine tenths of what it can
	TrashSoon        Kind = "trash_soon" // something in the trash goes in about three days
)

// Mailing says how mails follow from notices.
type Mailing int

// The ways.
const (
	NoMail  Mailing = iota
	ByCause         // whoever tells it posts a letter of its own in the same transaction
	Soon            // one mail of all that wait, once MailAfter has passed and they are still unread
	Weekly          // the same, but seven days after the last one at the earliest
)

// MailAfter is how long a notice waits for its user to read it in the app before a mail is worth sending.
const MailAfter = 10 * time.Minute

var mailings = map[Kind]Mailing{
	NewDevice: ByCause, PasswordChanged: ByCause, RolesChanged: ByCause, AccountActivated: ByCause,
	SignInChanged: ByCause,
	VersionReady:  Soon, LetterReady: Soon, GuideReady: Soon, ComparisonReady: Soon,
	FollowUp:  Soon,
	PlanStep:  Weekly,
	NearBound: NoMail, TrashSoon: NoMail,
}

// Mailing returns the way of a kind; a kind that is none, such as a newer program's, has no mail.
func (k Kind) Mailing() Mailing { return mailings[k] }

// Waits reports whether a notice waits for its user to read it, and is mailed by a job of its own where they do not.
func (m Mailing) Waits() bool { return m == Soon || m == Weekly }

// Kinds lists all of them.
func Kinds() []Kind {
	return []Kind{
		NewDevice, PasswordChanged, SignInChanged, RolesChanged, AccountActivated, VersionReady, LetterReady,
		GuideReady, ComparisonReady, PlanStep, FollowUp, NearBound, TrashSoon,
	}
}
