package httpd

import (
	"cmp"
	"net/http"

	"vitae/internal/engine/match"
)

// settingsAnswer is what the web app has to know of the server.
type settingsAnswer struct {
	Version      string `json:"version"`
	MaxUploadMB  int64  `json:"maxUploadMB"`
	Billing      bool   `json:"billing"`
	Registration bool   `json:"registration"`

	SocialLinks []SocialLink `json:"socialLinks"`

	// RegistrationWay is open, domains, invitation or closed; with domains, Domains are those of addresses.
	RegistrationWay string   `json:"registrationWay"`
	Domains         []string `json:"registrationDomains"`

	// Providers are those with which people can sign in.
	Providers []Provider `json:"providers"`
}

// Provider is one with which people can sign in.
type Provider struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// Registration is who may register, as VITAE_REGISTRATION has it, and the domains of addresses that may.
type Registration struct {
	Way     string
	Domains []string
}

// SocialLink is an account of whoever runs the server, shown at the foot of every page.
type SocialLink struct {
	Name string `json:"name"`
	URL  string `json:"url"`
}

func (s *Server) settings(w http.ResponseWriter, _ *http.Request) error {
	return answer(w, settingsAnswer{
		Version: s.d.Version, MaxUploadMB: s.d.MaxUpload >> 20, Registration: s.d.Registration.Way != "closed",
		RegistrationWay: cmp.Or(s.d.Registration.Way, "open"), Domains: orEmpty(s.d.Registration.Domains),
		SocialLinks: orEmpty(s.d.Social), Providers: orEmpty(s.d.Providers),
	})
}

// scoringAnswer is the formula of the score: its version, its parts, and every number in it.
type scoringAnswer struct {
	Version string          `json:"version"`
	Parts   []partAnswer    `json:"parts"`
	Weights []weightsAnswer `json:"weights"`
}

type partAnswer struct {
	Name        string  `json:"name"`
	MaxPoints   float64 `json:"maxPoints"`
	Explanation string  `json:"explanation"`
}

type weightsAnswer struct {
	Name    string  `json:"name"`
	Value   float64 `json:"value"`
	Meaning string  `json:"meaning"`
}

func (s *Server) scoring(w http.ResponseWriter, _ *http.Request) error {
	out := scoringAnswer{Version: match.Version}
	for _, p := range match.Parts() {
		out.Parts = append(out.Parts, partAnswer{Name: p.Name, MaxPoints: p.MaxPoints, Explanation: p.Explanation})
	}
	for _, v := range match.Weights() {
		out.Weights = append(out.Weights, weightsAnswer(v))
	}
	return answer(w, out)
}
