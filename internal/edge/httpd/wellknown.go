package httpd

import (
	"fmt"
	"net/http"
	"time"
)

// securityLife is how long what security.txt says is to be believed. RFC 9116 asks for less than a year.
const securityLife = 90 * 24 * time.Hour

// securityText reports where to write about a weakness of this instance (RFC 9116): its contact page.
func (s *Server) securityText(w http.ResponseWriter, _ *http.Request) {
	at := s.d.PublicURL.String()
	w.Header().Set("Cache-Control", "public, max-age=86400")
	plain(w, http.StatusOK, fmt.Sprintf(
		"Contact: %s/contact\nExpires: %s\nPreferred-Languages: en\nCanonical: %s/.well-known/security.txt",
		at, s.d.Clock.Now().UTC().Truncate(24*time.Hour).Add(securityLife).Format(time.RFC3339), at))
}
