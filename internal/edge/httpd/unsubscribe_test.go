package httpd

import (
	"net/http"
	"strings"
	"testing"
)

func TestOneClickOfAMailProgramSwitchesMailsOff(t *testing.T) {
	t.Parallel()
	s := newSite(t, nil)
	const path = "/api/v1/identity/mail-off/4000000000000001/updates/proof"
	body := strings.NewReader("List-Unsubscribe=One-Click")
	if w := s.ask(http.MethodPost, path, body, "Content-Type",
		"application/x-www-form-urlencoded"); w.Code != http.StatusNoContent || s.accounts.off != 1 {
		t.Errorf("%d, switched off %d times", w.Code, s.accounts.off)
	}
	for _, wrong := range []string{
		"4000000000000002/updates/proof", "4000000000000001/security/proof", "4000000000000001/updates/proofs",
		"x/updates/proof", "-1/updates/proof",
	} {
		if w := s.ask(http.MethodPost, "/api/v1/identity/mail-off/"+wrong, nil); w.Code != http.StatusNotFound {
			t.Errorf("%s: %d", wrong, w.Code)
		}
	}
	w := s.ask(http.MethodGet, path, nil)
	if w.Code != http.StatusSeeOther || w.Header().Get("Location") != "/settings" || s.accounts.off != 1 {
		t.Errorf("opened in a browser: %d to %s, switched off %d times", w.Code, w.Header().Get("Location"),
			s.accounts.off)
	}
}

func TestALettersReaderEndsEverySession(t *testing.T) {
	t.Parallel()
	s := newSite(t, nil)
	for path, want := range map[string]int{
		"4000000000000001/proof": http.StatusOK, "4000000000000001/proofs": http.StatusNotFound,
		"4000000000000002/proof": http.StatusNotFound, "x/proof": http.StatusNotFound,
	} {
		if w := s.ask(http.MethodPost, "/api/v1/identity/not-me/"+path, nil); w.Code != want {
			t.Errorf("%s: %d, want %d", path, w.Code, want)
		}
		if w := s.ask(http.MethodGet, "/api/v1/identity/not-me/"+path, nil); w.Code != http.StatusNotFound {
			t.Errorf("GET %s: %d", path, w.Code)
		}
	}
	for proof, words := range map[string]string{
		"proof": `"mailed":true,"message":"You're signed out everywhere. Open the link`,
		"taken": `"mailed":false,"message":"You're signed out everywhere. We couldn't restore this email address`,
		"off":   `"mailed":false,"message":"You're signed out everywhere. This account is deactivated.`,
	} {
		w := s.ask(http.MethodPost, "/api/v1/identity/not-me/4000000000000001/"+proof, nil)
		if !strings.Contains(w.Body.String(), words) {
			t.Errorf("%s: %s", proof, w.Body)
		}
	}
}
