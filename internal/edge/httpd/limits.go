package httpd

import (
	"context"
	"net/http"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/limit"
)

// What a user, or the address block of a visitor, may ask of the routes. Taking a change back runs the engine again but
// reads no file, and the page does it at every click. A preview is drawn at every pause in typing, and a list asks for
// a page of every listed resume: both draw for some milliseconds and read nothing.
var (
	trialRules = []limit.Rule{
		{Name: "trial", Burst: 10, Per: time.Minute},
		{Name: "trial-day", Burst: 100, Per: 24 * time.Hour},
	}
	decideRules = []limit.Rule{
		{Name: "decide", Burst: 60, Per: time.Minute},
		{Name: "decide-day", Burst: 2000, Per: 24 * time.Hour},
	}
	lightRules  = []limit.Rule{{Name: "light", Burst: 60, Per: time.Minute}}
	uploadRules = []limit.Rule{{Name: "uploads", Burst: 20, Per: time.Hour}}
	drawRules   = []limit.Rule{{Name: "draw", Burst: 120, Per: time.Minute}}
	pageRules   = []limit.Rule{{Name: "pages", Burst: 300, Per: time.Minute}}
	photoRules  = []limit.Rule{{Name: "photo", Burst: 20, Per: time.Hour}}
	exportRules = []limit.Rule{{Name: "export", Burst: 5, Per: time.Hour}}
	eventsRules = []limit.Rule{{Name: "events", Burst: 60, Per: time.Minute}}
)

// allowed counts a request against its rules. Where the count cannot be read nothing is let through.
func (s *Server) allowed(ctx context.Context, rules []limit.Rule) error {
	const op = "httpd.allowed"
	if s.d.Limiter == nil {
		return nil
	}
	key := limit.Payer(ctx)
	for _, rule := range rules {
		wait, err := s.d.Limiter.Take(ctx, rule, key)
		if err != nil {
			s.d.Log.Error("failed", "request", RequestID(ctx), "error", err)
			return fault.Wrap(op, fault.Unavailable, "The server is busy. Try again in a few seconds.", err)
		}
		if wait > 0 {
			return fault.TooMany(op, "Too many requests.", wait)
		}
	}
	return nil
}

// limited lets a handler in while its rules allow, and turns its error into a problem answer.
func (s *Server) limited(rules []limit.Rule, h func(http.ResponseWriter, *http.Request) error) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		err := s.allowed(r.Context(), rules)
		if err == nil {
			err = h(w, r)
		}
		if err != nil {
			s.refuse(w, r, err)
		}
	})
}

// uploading is limited for requests with a body, which has to arrive in time and into what memory there is for bodies.
func (s *Server) uploading(rules []limit.Rule, h func(http.ResponseWriter, *http.Request) error) http.Handler {
	return s.limited(rules, func(w http.ResponseWriter, r *http.Request) error {
		defer s.bodies.receive(w, r)()
		return h(w, r)
	})
}
