package app

import (
	"context"
	"fmt"
	"time"

	"vitae/internal/identity"
	"vitae/internal/match"
	"vitae/internal/worker"
)

// healthWithin bounds how long administrators wait for a part that says nothing.
const healthWithin = 5 * time.Second

// health returns what tells administrators how the parts are. It names no host, path or account: who reads it need not
// be the operator.
func (s *Server) health(d Deps) func(context.Context) (identity.Health, error) {
	started := d.Clock.Now()
	return func(ctx context.Context) (identity.Health, error) {
		ctx, cancel := context.WithTimeout(ctx, healthWithin)
		defer cancel()
		depth, err := s.instance.db.Queue().Depth(ctx)
		if err != nil {
			return identity.Health{}, err
		}
		overdue, err := s.instance.db.Queue().Overdue(ctx, d.Clock.Now())
		if err != nil {
			return identity.Health{}, err
		}
		schema, err := s.instance.db.Schema(ctx)
		if err != nil {
			return identity.Health{}, err
		}
		h := identity.Health{
			Version: d.Version, Formula: match.Version, Schema: schema, StartedAt: started,
			Jobs: identity.JobDepth{Waiting: depth.Waiting, Taken: depth.Taken, Failed: depth.Failed, Oldest: overdue},
		}
		h.Parts = []identity.Part{
			s.databasePart(), s.filesPart(ctx), s.mailPart(), workersPart(s.worker.State()),
			s.limitsPart(),
		}
		return h, nil
	}
}

// databasePart is asked for once the database has answered; without it nobody is signed in to ask.
func (s *Server) databasePart() identity.Part {
	p := identity.Part{Name: "Database", Kind: "SQLite", State: identity.PartWorks}
	if s.config.Postgres() {
		p.Kind = "PostgreSQL"
	}
	return p
}

func (s *Server) filesPart(ctx context.Context) identity.Part {
	p := identity.Part{Name: "Files", Kind: "Folder", State: identity.PartWorks}
	if s.config.InBucket() {
		p.Kind = "Bucket"
	}
	if err := s.instance.blobs.Check(ctx); err != nil {
		p.State, p.Note = identity.PartAway,
			"Photos and uploads cannot be kept or read at the moment. The server's log says why."
	}
	return p
}

func (s *Server) mailPart() identity.Part {
	if s.config.SMTPURL == "" {
		return identity.Part{
			Name: "Mail", Kind: "Outbox", State: identity.PartNotable,
			Note: "Mail goes to the outbox folder on the server and to nobody's mailbox. Set VITAE_SMTP_URL to send it.",
		}
	}
	return identity.Part{
		Name: "Mail", Kind: "SMTP", State: identity.PartWorks,
		Note: "Mail goes to the SMTP server. What it refused stands under Mail.",
	}
}

func workersPart(w worker.State) identity.Part {
	p := identity.Part{
		Name: "Workers", Kind: fmt.Sprintf("%d of %d busy", w.Busy, w.Parallel),
		State: identity.PartWorks,
	}
	if w.Away {
		p.State, p.Note = identity.PartAway, "Jobs cannot be taken at the moment."
	}
	return p
}

func (s *Server) limitsPart() identity.Part {
	if s.config.Limited() {
		return identity.Part{Name: "Rate limits", Kind: "On", State: identity.PartWorks}
	}
	return identity.Part{
		Name: "Rate limits", Kind: "Off", State: identity.PartNotable,
		Note: "Rate limits and the lockout are off: this is for tests on one machine.",
	}
}
