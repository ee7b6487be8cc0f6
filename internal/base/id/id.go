// Package id holds the typed identifiers of the codebase and makes new ones. It never reads a clock or randomness that
// it was not given.
package id

import (
	"encoding/base32"
	"encoding/binary"
	"fmt"
	"io"
	"strconv"
	"time"
)

// User identifies an account: a random number of 16 decimal digits below 2^53, so that a JavaScript number holds it
// exactly and nobody can count or guess accounts. Zero is nobody.
type User int64

// The other identifiers are 26 characters of base32 (RFC 4648 extended hex, lower case): 48 bits of milliseconds, then
// 80 random bits, so that they sort by the time they were made.

// Session identifies a signed-in browser; it is no secret.
type Session string

// AppKey identifies a key of another program; it is no secret.
type AppKey string

// Invitation identifies a link with which people may register.
type Invitation string

// Challenge identifies a mailed code.
type Challenge string

// Passkey identifies a passkey; it is not the number that browsers know it by.
type Passkey string

// Notification identifies a message inside the app.
type Notification string

// Event identifies a line of the audit log.
type Event string

// Job identifies a piece of work done later.
type Job string

// Resume identifies a resume with all its versions.
type Resume string

// Version identifies one version of a resume.
type Version string

// JobDescription identifies a posting that a user keeps.
type JobDescription string

// Analysis identifies the match of a version with a job description.
type Analysis string

// Upload identifies a file that a resume came from.
type Upload string

// ContactMessage identifies what somebody wrote to support.
type ContactMessage string

// Artifact identifies a cover letter, an interview guide, a development plan or a comparison of jobs.
type Artifact string

// Practice identifies a try at an answer to an interview question.
type Practice string

// Fact identifies an answer that a user keeps for later postings.
type Fact string

// OwnSkill identifies a skill that a user named and the catalogue lacks.
type OwnSkill string

// String returns the decimal digits.
func (u User) String() string { return strconv.FormatInt(int64(u), 10) }

// ParseUser reads what String wrote. What is no positive number below 2^53 is nobody: 0 and false.
func ParseUser(s string) (User, bool) {
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil || n <= 0 || n >= maxUser || strconv.FormatInt(n, 10) != s {
		return 0, false
	}
	return User(n), true
}

const (
	minUser = 1_000_000_000_000_000
	maxUser = 1 << 53
)

// Maker makes identifiers. It is safe for concurrent use where Random is.
type Maker struct {
	Now    func() time.Time
	Random io.Reader // crypto/rand.Reader outside tests
}

// User makes an account's identifier.
func (m Maker) User() User {
	// the bias of the modulus is below 2^-10 and of no use to anybody
	return User(minUser + m.uint64()%(maxUser-minUser))
}

// Session makes a session's identifier; it is no secret.
func (m Maker) Session() Session { return Session(m.sorted()) }

// AppKey makes the identifier of an app key.
func (m Maker) AppKey() AppKey { return AppKey(m.sorted()) }

// Invitation makes an invitation's identifier; it is not what is in its link.
func (m Maker) Invitation() Invitation { return Invitation(m.sorted()) }

// Challenge makes the identifier of a mailed code.
func (m Maker) Challenge() Challenge { return Challenge(m.sorted()) }

// Passkey makes a passkey's identifier.
func (m Maker) Passkey() Passkey { return Passkey(m.sorted()) }

// Notification makes a notification's identifier.
func (m Maker) Notification() Notification { return Notification(m.sorted()) }

// Event makes an audit event's identifier.
func (m Maker) Event() Event { return Event(m.sorted()) }

// Job makes a job's identifier.
func (m Maker) Job() Job { return Job(m.sorted()) }

// Resume makes a resume's identifier.
func (m Maker) Resume() Resume { return Resume(m.sorted()) }

// Version makes a version's identifier.
func (m Maker) Version() Version { return Version(m.sorted()) }

// JobDescription makes a job description's identifier.
func (m Maker) JobDescription() JobDescription { return JobDescription(m.sorted()) }

// Analysis makes an analysis's identifier.
func (m Maker) Analysis() Analysis { return Analysis(m.sorted()) }

// AnalysisAfter makes an analysis's identifier that sorts behind another one, which may be of the same millisecond or
// of a clock ahead of this one.
func (m Maker) AnalysisAfter(other Analysis) Analysis {
	if a := m.Analysis(); a > other || !WellFormed(other) {
		return a
	}
	b, err := encoding.DecodeString(string(other))
	if err != nil {
		return m.Analysis()
	}
	for i := len(b) - 1; i >= 0; i-- { // one more, with its carry
		if b[i]++; b[i] != 0 {
			break
		}
	}
	return Analysis(encoding.EncodeToString(b))
}

// Upload makes an upload's identifier.
func (m Maker) Upload() Upload { return Upload(m.sorted()) }

// ContactMessage makes a contact message's identifier.
func (m Maker) ContactMessage() ContactMessage { return ContactMessage(m.sorted()) }

// Artifact makes the identifier of a letter, guide, plan or comparison.
func (m Maker) Artifact() Artifact { return Artifact(m.sorted()) }

// Practice makes the identifier of a try at an answer.
func (m Maker) Practice() Practice { return Practice(m.sorted()) }

// Fact makes the identifier of a kept answer.
func (m Maker) Fact() Fact { return Fact(m.sorted()) }

// OwnSkill makes the identifier of a skill that the catalogue lacks.
func (m Maker) OwnSkill() OwnSkill { return OwnSkill(m.sorted()) }

// WellFormed reports whether a text has the shape of the identifiers that sort by time. What a client sends and does
// not have it is nobody's, and need not reach a database (PostgreSQL refuses a NUL in a text).
func WellFormed[T ~string](s T) bool {
	if len(s) != 26 {
		return false
	}
	for i := range len(s) {
		if c := s[i]; (c < '0' || c > '9') && (c < 'a' || c > 'v') {
			return false
		}
	}
	return true
}

// OnlyWellFormed returns those of the ids that can be anybody's.
func OnlyWellFormed[T ~string](ids []T) []T {
	out := make([]T, 0, len(ids))
	for _, one := range ids {
		if WellFormed(one) {
			out = append(out, one)
		}
	}
	return out
}

func (m Maker) uint64() uint64 {
	var b [8]byte
	m.read(b[:])
	return binary.BigEndian.Uint64(b[:])
}

var encoding = base32.NewEncoding("0123456789abcdefghijklmnopqrstuv").WithPadding(base32.NoPadding)

func (m Maker) sorted() string {
	var b [16]byte
	binary.BigEndian.PutUint64(b[:8], uint64(m.Now().UnixMilli())<<16)
	m.read(b[6:])
	return encoding.EncodeToString(b[:])
}

// read fills b; randomness that fails leaves nothing safe to do, as in crypto/rand.
func (m Maker) read(b []byte) {
	if _, err := io.ReadFull(m.Random, b); err != nil {
		panic(fmt.Sprintf("id: no randomness: %v", err))
	}
}
