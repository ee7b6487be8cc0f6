package app

import (
	"context"
	"fmt"
	"time"

	"vitae/internal/domain/identity"
	"vitae/internal/edge/worker"
	"vitae/internal/engine/match"
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
			"Photos and uploads can't be saved or read right now. See the server log for the reason."
	}
	return p
}

func (s *Server) mailPart() identity.Part {
	if s.config.SMTPURL == "" {
		return identity.Part{
			Name: "Email", Kind: "Outbox", State: identity.PartNotable,
			Note: "Emails are written to the outbox folder on the server and aren't delivered. Set VITAE_SMTP_URL to send them.",
		}
	}
	return identity.Part{
		Name: "Email", Kind: "SMTP", State: identity.PartWorks,
		Note: "Emails are sent through the SMTP server. Refused emails are listed under Email.",
	}
}

func workersPart(w worker.State) identity.Part {
	p := identity.Part{
		Name: "Workers", Kind: fmt.Sprintf("%d of %d busy", w.Busy, w.Parallel),
		State: identity.PartWorks,
	}
	if w.Away {
		p.State, p.Note = identity.PartAway, "Background tasks can't run right now."
	}
	return p
}

func (s *Server) limitsPart() identity.Part {
	if s.config.Limited() {
		return identity.Part{Name: "Rate limits", Kind: "On", State: identity.PartWorks}
	}
	return identity.Part{
		Name: "Rate limits", Kind: "Off", State: identity.PartNotable,
		Note: "Rate limits and sign-in lockouts are off. Use this only for tests on one machine.",
	}
}
