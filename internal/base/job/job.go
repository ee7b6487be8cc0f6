// Package job is the shape of work that is done later: what is enqueued in the transaction of its cause, and what a
// worker takes. It never runs anything.
package job

import (
	"time"

	"vitae/internal/base/id"
)

// Job is a piece of work. It runs at least once; its handler makes a second run harmless.
type Job struct {
	ID      id.Job
	Kind    string  // which handler
	User    id.User // erased with this user; 0 for nobody's
	Label   string  // how it is labelled for administrators, of a fixed vocabulary
	Payload []byte  // sealed where it holds anything personal
	RunAt   time.Time
	Until   time.Time // given up for good after this moment; zero: never
	Tries   int       // runs begun so far, this one included once taken
}

// The kinds of jobs.
const (
	Mail   = "mail"   // payload: a sealed identity.Mail
	Notice = "notice" // payload: the id.Notification that a mail may be worth
	Erase  = "erase"  // payload: the number of an erased account, or the key of a file that no row names any more
)

// noticeLife is how long a mail about a notice is still worth sending.
const noticeLife = 24 * time.Hour

// eraseAfter is how long the job waits before it removes the files: an upload in progress can still store its file
// before it finds that its account is gone.
const eraseAfter = time.Minute

// ForErase returns the job that removes files. It is enqueued in the transaction that removes the rows, so the files
// are removed even if the program is killed. It belongs to no user, because it runs after the user is deleted.
func ForErase(j id.Job, what string, now time.Time) Job {
	return Job{ID: j, Kind: Erase, Payload: []byte(what), RunAt: now.Add(eraseAfter)}
}

// ForNotice makes the job that looks at a user's notification at a moment, to mail it.
func ForNotice(j id.Job, user id.User, n id.Notification, at time.Time) Job {
	return Job{ID: j, Kind: Notice, User: user, Payload: []byte(n), RunAt: at, Until: at.Add(noticeLife)}
}
