package tailor

import (
	"net/url"
	"strings"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/text"
)

// Limits of what a user tracks about one application.
const (
	MaxURL      = 2000 // characters of a link
	MaxContacts = 20
)

// Day is a date without a time and a zone, as "2026-11-27"; "" is none.
type Day string

// DayOf returns the day of a moment in UTC.
func DayOf(t time.Time) Day { return Day(t.UTC().Format(time.DateOnly)) }

// Valid reports whether d is a date of the calendar or none.
func (d Day) Valid() bool {
	if d == "" {
		return true
	}
	_, err := time.Parse(time.DateOnly, string(d))
	return err == nil
}

// Tracking is what a user notes about an application, besides its posting. No engine reads it.
type Tracking struct {
	Salary      string // in the user's words
	SourceURL   string // where the posting is on the web
	FoundOn     Day
	AppliedOn   Day
	InterviewAt time.Time // zero: none
	FollowUpOn  Day       // when the user wants to be reminded
	Contacts    []Contact
	SentLetter  id.Artifact // the cover letter that this employer got; "" for none
}

// TrackingChange is what to change of a Tracking; nil leaves a thing as it is.
type TrackingChange struct {
	Salary      *string
	SourceURL   *string
	FoundOn     *Day
	AppliedOn   *Day
	InterviewAt *time.Time
	FollowUpOn  *Day
	Contacts    *[]Contact
	SentLetter  *id.Artifact
}

// Contact is a person at the employer.
type Contact struct {
	Name  string `json:"name"`
	Role  string `json:"role"`
	Email string `json:"email"`
	Phone string `json:"phone"`
}

// Searched returns the words that a search looks through, folded: title, company, place, salary, notes and contacts.
func (j JobDescription) Searched() string {
	parts := []string{j.Title, j.Company, j.Location, j.Salary, j.Notes}
	for _, c := range j.Contacts {
		parts = append(parts, c.Name, c.Role, c.Email, c.Phone)
	}
	return text.Fold(strings.Join(text.NonEmpty(parts...), "\n"))
}

func (c TrackingChange) apply(t Tracking) Tracking {
	set(&t.Salary, c.Salary)
	set(&t.SourceURL, c.SourceURL)
	set(&t.FoundOn, c.FoundOn)
	set(&t.AppliedOn, c.AppliedOn)
	set(&t.InterviewAt, c.InterviewAt)
	set(&t.FollowUpOn, c.FollowUpOn)
	set(&t.Contacts, c.Contacts)
	set(&t.SentLetter, c.SentLetter)
	return t
}

func set[T any](to, from *T) {
	if from != nil {
		*to = *from
	}
}

// checked returns a Tracking as it is kept.
func (t Tracking) checked() (Tracking, error) {
	const op = "tailor.Tracking.checked"
	t.Salary, t.SourceURL = owned.CleanLine(t.Salary), owned.CleanLine(t.SourceURL)
	t.InterviewAt = t.InterviewAt.UTC().Truncate(time.Microsecond)
	switch {
	case owned.Longer(t.Salary, MaxTitle):
		return t, fault.Field(op, "salary", "The salary can have at most 200 characters.")
	case !isWebLink(t.SourceURL):
		return t, fault.Field(op, "sourceUrl",
			"Enter a link that begins with https:// or http://, at most 2,000 characters.")
	case !t.FoundOn.Valid():
		return t, badDay(op, "foundOn")
	case !t.AppliedOn.Valid():
		return t, badDay(op, "appliedOn")
	case !t.FollowUpOn.Valid():
		return t, badDay(op, "followUpOn")
	case t.InterviewAt.Year() > 9999:
		return t, badDay(op, "interviewAt")
	case len(t.Contacts) > MaxContacts:
		return t, fault.Field(op, "contacts", "A job can have at most 20 contacts.")
	}
	contacts := make([]Contact, 0, len(t.Contacts))
	for _, c := range t.Contacts {
		c = Contact{
			owned.CleanLine(c.Name), owned.CleanLine(c.Role), owned.CleanLine(c.Email),
			owned.CleanLine(c.Phone),
		}
		for _, s := range []string{c.Name, c.Role, c.Email, c.Phone} {
			if owned.Longer(s, MaxTitle) {
				return t, fault.Field(op, "contacts", "Each field of a contact can have at most 200 characters.")
			}
		}
		if c != (Contact{}) {
			contacts = append(contacts, c)
		}
	}
	t.Contacts = contacts
	return t, nil
}

func badDay(op, field string) error {
	return fault.Field(op, field, "Enter a date such as 2026-11-27.")
}

// isWebLink reports whether s is none, or a link that a browser opens as a page.
func isWebLink(s string) bool {
	if s == "" {
		return true
	}
	u, err := url.Parse(s)
	return err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Host != "" && !owned.Longer(s, MaxURL)
}
