// Package feed is the shape of what a user's open pages receive while they are open. An event is news of something
// that is kept elsewhere and can be read there: it lives for a day, and it is never the only place where anything
// stands.
package feed

import (
	"encoding/json"
	"time"
)

// Event is one piece of news for one user. Seq counts a user's events from 1 without holes, in the order in which they
// were kept; Publish sets it.
type Event struct {
	Seq  int64
	Kind string
	Data json.RawMessage
	At   time.Time
}

// The kinds, as pages know them.
const (
	Progress     = "progress"     // of work under way: {requestKey, stage, percent, message}
	Notification = "notification" // a message inside the app: {id, kind, title, body, path, createdAt}
)

// Keep is how long events are kept: a page that was away for longer reads what it shows anew.
const Keep = 24 * time.Hour
