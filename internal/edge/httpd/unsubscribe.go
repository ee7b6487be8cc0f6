package httpd

import (
	"net/http"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// mailOff is the one click of a mail program (RFC 8058): it switches a kind of mails off by what the letter carried.
// Nobody needs to be signed in, and the body says nothing that matters.
func (s *Server) mailOff(w http.ResponseWriter, r *http.Request) error {
	user, ok := id.ParseUser(r.PathValue("user"))
	if !ok {
		return fault.New("httpd.mailOff", fault.NotFound, "Nothing was found at this address.")
	}
	if err := s.d.Accounts.SwitchMailOff(r.Context(), user, identity.MailSwitch(r.PathValue("mails")),
		r.PathValue("proof")); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// recovered says what a letter's “This wasn’t me” came to.
var recovered = map[identity.Recovered]string{
	identity.RecoveredByLink: "You're signed out everywhere. Open the link we've emailed you to choose a new password.",
	identity.RecoveredTaken: "You're signed out everywhere. We couldn't restore this email address because another " +
		"account uses it. To recover the account, contact the person who runs this server.",
	identity.RecoveredOff: "You're signed out everywhere. This account is deactivated. To use it again, contact the " +
		"person who runs this server.",
}

// notMe ends every session of whoever got a letter, by what it carried, and says whether they were mailed a link for a
// new password. Nobody needs to be signed in.
func (s *Server) notMe(w http.ResponseWriter, r *http.Request) error {
	user, ok := id.ParseUser(r.PathValue("user"))
	if !ok {
		return fault.New("httpd.notMe", fault.NotFound, "Nothing was found at this address.")
	}
	came, err := s.d.Accounts.NotMe(r.Context(), user, r.PathValue("proof"))
	if err != nil {
		return err
	}
	return answer(w, map[string]any{"mailed": came == identity.RecoveredByLink, "message": recovered[came]})
}

// mailChoices leads whoever opens that address in a browser to the switches; a GET changes nothing.
func (s *Server) mailChoices(w http.ResponseWriter, r *http.Request) error {
	http.Redirect(w, r, "/settings", http.StatusSeeOther)
	return nil
}
