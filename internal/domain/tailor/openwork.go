package tailor

import (
	"context"
	"time"

	"vitae/internal/base/id"
)

// Coaching is what the dashboard and jobs ask about letters, guides, plans and comparisons. coach.OpenWork is the one
// there is.
type Coaching interface {
	// HasLetter reports whether a user has a letter, outside the trash.
	HasLetter(ctx context.Context, owner id.User, l id.Artifact) (bool, error)
	// OpenWork looks at a bounded number of the newest of each kind, in as many look-ups whatever there is.
	OpenWork(ctx context.Context, owner id.User) (OpenWork, error)
}

// OpenWork is what was begun with a user's documents besides tailored versions.
type OpenWork struct {
	Letters  []OpenLetter        // the latest changed first
	Steps    []DueStep           // the one that waited longest first
	Guided   []id.JobDescription // jobs that a guide was made for
	Compared bool                // jobs were compared before
}

// OpenLetter is a letter with places that are still to be filled in.
type OpenLetter struct {
	Letter id.Artifact
	Title  string
	Places []string // never empty
}

// DueStep is the first open step of a plan.
type DueStep struct {
	Plan   id.Artifact
	Title  string // the plan's
	Number int
	Of     int // the plan's steps
	Text   string
	Hours  float64
	Since  time.Time // when the plan was made, or a step of it was checked off last
}
