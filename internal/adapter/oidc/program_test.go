package oidc_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/zitadel/oidc/v3/example/server/storage"

	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

// finished is what the program says of a provider's answer.
type finished struct {
	FinishProviderSignIn struct {
		Success bool
		Message string
		Session *struct{ Token string }
		Ticket  string
	}
}

const finishMutation = `mutation ($in: FinishProviderSignInInput!) {
	finishProviderSignIn(input: $in) { success message session { token } ticket } }`

// program starts one that knows the provider, which knows its address.
func program(t *testing.T, s *server, database string) *apptest.Program {
	t.Helper()
	return programOf(t, s, database, "secret", "")
}

// programOf starts one with a secret, and more after the provider's name.
func programOf(t *testing.T, s *server, database, secret, more string) *apptest.Program {
	t.Helper()
	address, err := apptest.FreeAddr()
	if err != nil {
		t.Fatal(err)
	}
	client := "vitae at " + address
	storage.RegisterClients(storage.WebClient(client, "secret",
		"http://"+address+"/api/v1/identity/sign-in/test-house"))
	return apptest.Start(t, apptest.Options{Database: database, Change: func(c *config.Config) {
		u, _ := url.Parse(s.URL)
		u.User, u.RawQuery = url.UserPassword(client, secret), "name=Test+House"+more
		c.Addr, c.OIDC = address, u.String()
	}})
}

// arrive goes from a program to the provider and back, as a browser does, and returns what stands behind # then.
func arrive(t *testing.T, s *server, c *apptest.Client) url.Values {
	t.Helper()
	var started struct{ StartProviderSignIn struct{ URL, Message string } }
	err := c.Identity(`mutation { startProviderSignIn(provider: "test-house") { url message } }`, nil, &started)
	if err != nil || started.StartProviderSignIn.URL == "" {
		t.Fatal(started, err)
	}
	back := s.visit(started.StartProviderSignIn.URL)
	bare := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	got, err := bare.Get(c.URL + back.RequestURI())
	if err != nil {
		t.Fatal(err)
	}
	_ = got.Body.Close()
	app, answer, _ := strings.Cut(got.Header.Get("Location"), "#")
	values, err := url.ParseQuery(answer)
	if err != nil || got.StatusCode != http.StatusSeeOther || app != "/auth" || values.Get("with") != "test-house" {
		t.Fatalf("%d, %s, %v", got.StatusCode, got.Header.Get("Location"), err)
	}
	return values
}

func finish(t *testing.T, c *apptest.Client, answer url.Values) (f finished) {
	t.Helper()
	in := map[string]any{"provider": answer.Get("with"), "code": answer.Get("code"), "state": answer.Get("state")}
	if err := c.Identity(finishMutation, map[string]any{"in": in}, &f); err != nil {
		t.Fatal(err)
	}
	return f
}

// The whole program against a real provider: registering, signing in again, and the way to an account that is there.
func TestSignInWithARealProvider(t *testing.T) {
	for _, database := range []string{"sqlite", "postgres"} {
		t.Run(database, func(t *testing.T) {
			s := start(t, ada)
			p := program(t, s, database)
			c := p.Client()
			answer := arrive(t, s, c)
			f := finish(t, c, answer).FinishProviderSignIn
			if !f.Success || f.Session == nil {
				t.Fatalf("%+v", f)
			}
			c.Token = f.Session.Token
			if name, err := c.SignedInAs(); err != nil || name != "ada" {
				t.Errorf("%q, %v", name, err)
			}
			f = finish(t, c, answer).FinishProviderSignIn
			if f.Success || f.Message != "This sign-in is no longer valid. Please start again." {
				t.Errorf("a replay: %+v", f)
			}
			thief := p.Client()
			if f = finish(t, thief, arrive(t, s, p.Client())).FinishProviderSignIn; f.Success {
				t.Errorf("an answer in another browser: %+v", f)
			}
			for _, secret := range []string{answer.Get("code"), answer.Get("state"), "secret@", ada.Email} {
				if strings.Contains(p.Log(), secret) {
					t.Errorf("the log holds %q", secret)
				}
			}
		})
	}
}

func TestConnectAnAccountThatIsThere(t *testing.T) {
	user := ada
	s := start(t, user)
	p := program(t, s, "sqlite")
	owner := p.Client()
	owner.User.Email = ada.Email
	if err := owner.SignUp(); err != nil {
		t.Fatal(err)
	}
	c := p.Client()
	f := finish(t, c, arrive(t, s, c)).FinishProviderSignIn
	if !f.Success || f.Session != nil || f.Ticket == "" {
		t.Fatalf("%+v", f)
	}
	if name, err := c.SignedInAs(); err != nil || name != "" {
		t.Errorf("signed in as %q by an address, %v", name, err)
	}
	const link = `mutation ($t: String!) { linkProvider(ticket: $t) { success message } }`
	if err := c.Identity(link, map[string]any{"t": f.Ticket}, &struct{}{}); apptest.CodeOf(err) != "UNAUTHENTICATED" {
		t.Error(err)
	}
	c.As(owner)
	if err := c.SignIn(); err != nil {
		t.Fatal(err)
	}
	if err := c.Identity(link, map[string]any{"t": f.Ticket}, &struct{}{}); err != nil {
		t.Fatal(err)
	}
	again := p.Client()
	if f = finish(t, again, arrive(t, s, again)).FinishProviderSignIn; f.Session == nil {
		t.Fatalf("%+v", f)
	}
	again.Token = f.Session.Token
	if name, err := again.SignedInAs(); err != nil || name != owner.User.Username {
		t.Errorf("%q, %v", name, err)
	}
}

// Whoever runs a server whose provider refuses or is away reads why; whoever signs in is told what they can do.
func TestARefusedSignInLeavesATrace(t *testing.T) {
	s := start(t, ada)
	p := programOf(t, s, "sqlite", "wrong", "")
	c := p.Client()
	answer := arrive(t, s, c)
	f := finish(t, c, answer).FinishProviderSignIn
	if f.Success || f.Message != "The sign-in with Test House didn't work. Please start again." {
		t.Errorf("%+v", f)
	}
	for _, words := range []string{`"provider":"test-house"`, "401 Unauthorized invalid_client"} {
		if !strings.Contains(p.Log(), words) {
			t.Errorf("the log lacks %s:\n%s", words, p.Log())
		}
	}
	for _, secret := range []string{answer.Get("code"), answer.Get("state"), "wrong@"} {
		if strings.Contains(p.Log(), secret) {
			t.Errorf("the log holds %q", secret)
		}
	}
}

func TestAProviderThatIsAwayIsToldOf(t *testing.T) {
	s := start(t, ada)
	p := program(t, s, "sqlite")
	s.through(func(w http.ResponseWriter, _ *http.Request) bool {
		http.Error(w, strings.Repeat("x", 900_000), http.StatusServiceUnavailable)
		return true
	})
	const away = "Test House can't be reached right now. Try again in a few minutes."
	var d struct {
		StartProviderSignIn struct {
			Success bool
			Message string
		}
	}
	before := len(p.Log())
	err := p.Client().Identity(`mutation { startProviderSignIn(provider: "test-house") { success message } }`, nil, &d)
	if err != nil || d.StartProviderSignIn.Success || d.StartProviderSignIn.Message != away {
		t.Errorf("%+v %v", d, err)
	}
	if said := p.Log()[before:]; len(said) > 2000 || !strings.Contains(said, "503 Service Unavailable") ||
		strings.Contains(said, "ERROR") {
		t.Errorf("%d bytes: %.3000s", len(said), said)
	}
}

func TestAProviderThatGoesAwayMeanwhile(t *testing.T) {
	s := start(t, ada)
	p := program(t, s, "sqlite")
	c := p.Client()
	answer := arrive(t, s, c)
	s.Close()
	f := finish(t, c, answer).FinishProviderSignIn
	if f.Success || f.Message != "Test House can't be reached right now. Try again in a few minutes." {
		t.Errorf("%+v", f)
	}
}
