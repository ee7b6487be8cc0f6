package httpd

import (
	"context"
	"net/http"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
	"vitae/internal/domain/identity"
	"vitae/internal/domain/tailor"
)

// AppKeys is what the routes ask of keys. identity.Service is the one there is.
type AppKeys interface {
	CreateAppKey(ctx context.Context, a actor.Actor, name string) (string, identity.AppKey, error)
	AppKeys(ctx context.Context, owner id.User) ([]identity.AppKey, error)
	RevokeAppKey(ctx context.Context, a actor.Actor, k id.AppKey) error
	AppKeyOwner(ctx context.Context, secret string) (id.User, error)
}

// Board is what a key can reach. tailor.Service is the one there is.
type Board interface {
	SaveJobFrom(ctx context.Context, owner id.User, n tailor.NewJob) (saved id.JobDescription, already bool, err error)
	JobFrom(ctx context.Context, owner id.User, link string) (id.JobDescription, error)
}

// How often keys may be tried from one address, and used by one account. A person saves a posting now and then, and the
// extension asks about each page that it is opened on.
var (
	keyTryRules = []limit.Rule{{Name: "key-tries", Burst: 60, Per: time.Minute}}
	keyUseRules = []limit.Rule{
		{Name: "key-uses", Burst: 30, Per: time.Minute},
		{Name: "key-uses-day", Burst: 500, Per: 24 * time.Hour},
	}
	newKeyRules = []limit.Rule{{Name: "new-keys", Burst: 10, Per: time.Hour}}
)

// extensionJob is the one address that takes app keys.
const extensionJob = "/api/extension/job"

// maxKeyBody bounds the JSON of a new key, in bytes.
const maxKeyBody = 4 << 10

// maxJobBody bounds the JSON of a posting, in bytes: the longest text, where every character may be escaped.
const maxJobBody = 6*tailor.MaxJobBytes + maxKeyBody

// appKeyAnswer is one key. Key is set only when it was made.
type appKeyAnswer struct {
	ID         id.AppKey  `json:"id"`
	Name       string     `json:"name"`
	CreatedAt  time.Time  `json:"createdAt"`
	LastUsedAt *time.Time `json:"lastUsedAt"`
	Key        string     `json:"key,omitempty"`
}

func appKeyAnswerOf(k identity.AppKey) appKeyAnswer {
	out := appKeyAnswer{ID: k.ID, Name: k.Name, CreatedAt: k.CreatedAt}
	if !k.LastUsedAt.IsZero() {
		out.LastUsedAt = &k.LastUsedAt
	}
	return out
}

func (s *Server) appKeyRoutes() {
	s.api("GET /api/v1/identity/app-keys", s.limited(lightRules, s.appKeys))
	s.api("POST /api/v1/identity/app-keys", s.uploading(newKeyRules, s.createAppKey))
	s.api("DELETE /api/v1/identity/app-keys/{id}", s.limited(lightRules, s.revokeAppKey))
	s.keyed("GET "+extensionJob, s.savedJob)
	s.keyed("POST "+extensionJob, s.saveJob)
}

func (s *Server) appKeys(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	all, err := s.d.AppKeys.AppKeys(r.Context(), a.User)
	if err != nil {
		return err
	}
	out := make([]appKeyAnswer, len(all))
	for i, k := range all {
		out[i] = appKeyAnswerOf(k)
	}
	return answer(w, out)
}

func (s *Server) createAppKey(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	var body struct {
		Name string `json:"name"`
	}
	if err := readJSON(w, r, maxKeyBody, &body); err != nil {
		return err
	}
	secret, k, err := s.d.AppKeys.CreateAppKey(r.Context(), a, body.Name)
	if err != nil {
		return err
	}
	out := appKeyAnswerOf(k)
	out.Key = secret
	return answer(w, out)
}

func (s *Server) revokeAppKey(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	if err := s.d.AppKeys.RevokeAppKey(r.Context(), a, id.AppKey(r.PathValue("id"))); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// keyed adds a route for the owner of an app key. It reads no cookies and accepts no sessions, and no other route
// accepts a key.
func (s *Server) keyed(pattern string, h func(http.ResponseWriter, *http.Request, id.User) error) {
	route := s.uploading(keyTryRules, func(w http.ResponseWriter, r *http.Request) error {
		owner, err := s.d.AppKeys.AppKeyOwner(r.Context(), bearerOf(r))
		if err != nil {
			return err
		}
		exchangeOf(r.Context()).user = owner
		ctx := actor.With(r.Context(), actor.Actor{User: owner})
		if err := s.allowed(ctx, keyUseRules); err != nil {
			return err
		}
		return h(w, r.WithContext(ctx), owner)
	})
	s.mux.Handle(pattern, s.whileReady(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		b := actor.Browser{Address: proxies(s.d.TrustedProxies).client(r)}
		route.ServeHTTP(w, r.WithContext(actor.WithBrowser(r.Context(), b)))
	})))
}

// savedAnswer is where a posting is on the board; "" where it isn't.
type savedAnswer struct {
	ID      id.JobDescription `json:"id"`
	Path    string            `json:"path"`
	Already bool              `json:"already"`
}

func savedAs(j id.JobDescription, already bool) savedAnswer {
	if j == "" {
		return savedAnswer{}
	}
	return savedAnswer{ID: j, Path: "/my-resumes/jobs/" + string(j), Already: already}
}

// savedJob returns the job that was saved from an address. The extension also tests its key with it.
func (s *Server) savedJob(w http.ResponseWriter, r *http.Request, owner id.User) error {
	j, err := s.d.Board.JobFrom(r.Context(), owner, r.URL.Query().Get("url"))
	if err != nil {
		return err
	}
	return answer(w, savedAs(j, j != ""))
}

// saveJob adds a posting to the board, unless one from its address is there.
func (s *Server) saveJob(w http.ResponseWriter, r *http.Request, owner id.User) error {
	var p struct {
		URL      string `json:"url"`
		Title    string `json:"title"`
		Company  string `json:"company"`
		Location string `json:"location"`
		Text     string `json:"text"`
	}
	if err := readJSON(w, r, maxJobBody, &p); err != nil {
		return err
	}
	saved, already, err := s.d.Board.SaveJobFrom(r.Context(), owner, tailor.NewJob{
		Title: p.Title, Company: p.Company, Location: p.Location, Description: p.Text,
		Tracking: tailor.TrackingChange{SourceURL: &p.URL},
	})
	if err != nil {
		return err
	}
	return answer(w, savedAs(saved, already))
}
