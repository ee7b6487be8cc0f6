package httpd

import (
	"net/http"
	"net/url"
)

// providerAnswer is where a sign-in provider sends browsers back to. A GET changes nothing: it hands what the provider
// said on to the web app, behind #, where neither servers nor their logs see it, and the app asks for the rest.
func (s *Server) providerAnswer(w http.ResponseWriter, r *http.Request) error {
	answer := url.Values{"with": {r.PathValue("provider")}}
	for _, name := range []string{"code", "state", "error"} {
		if v := r.URL.Query().Get(name); v != "" {
			answer.Set(name, v)
		}
	}
	http.Redirect(w, r, "/auth#"+answer.Encode(), http.StatusSeeOther)
	return nil
}
