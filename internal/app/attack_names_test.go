package app_test

import (
	"database/sql"
	"testing"
	"time"

	"vitae/internal/app/apptest"
	"vitae/internal/base/clock"
)

// crowd is a program with an account of each kind, and one that is nobody's.
type crowd struct {
	p                                       *apptest.Program
	db                                      *sql.DB
	clock                                   *clock.Manual
	known, off, unproven, unknown, stranger *apptest.Client
}

func newCrowd(t *testing.T, o apptest.Options) crowd {
	t.Helper()
	w := crowd{clock: manual()}
	o.Clock = w.clock
	w.p = apptest.Start(t, o)
	w.db = tables(t, w.p)
	w.known, w.off, w.unproven, w.unknown, w.stranger = signedUp(t, w.p), signedUp(t, w.p), w.p.Client(), w.p.Client(),
		w.p.Client()
	ok(t, w.unproven.Register())
	_, err := w.p.Post.Code(w.unproven.User.Email, 1)
	ok(t, err)
	ok(t, operate(t, w.p).Accounts.Deactivate(t.Context(), w.off.User.Username))
	w.unknown.User.ID = nobody()
	return w
}

// alike asks the same of each client's person and expects the same bytes, and the same number of notes in the audit
// log.
func (w crowd) alike(t *testing.T, name string, each []*apptest.Client, ask func(u apptest.Person) apptest.Answer) {
	t.Helper()
	var first string
	for i, c := range each {
		before := count(t, w.db, "SELECT count(*) FROM events")
		a := ask(c.User)
		got := plainly(a, c.User.Email, c.User.Username)
		if noted := count(t, w.db, "SELECT count(*) FROM events") - before; noted != 1 {
			t.Errorf("%s: person %d: %d events", name, i, noted)
		}
		if i == 0 {
			first = got
		} else if got != first {
			t.Errorf("%s: person %d is answered otherwise:\n%s\n%s", name, i, first, got)
		}
	}
}

func TestAttackWhoHasAnAccountIsNotReported(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		w := newCrowd(t, o)
		all := []*apptest.Client{w.known, w.off, w.unproven, w.unknown}
		w.alike(t, "a wrong password", all, func(u apptest.Person) apptest.Answer {
			u.Password = "Wrong-Herons-9"
			return ask(t, w.stranger, doLogin, login(u))
		})
		w.alike(t, "a wrong password with the address", all, func(u apptest.Person) apptest.Answer {
			u.Username, u.Password = u.Email, "Wrong-Herons-9"
			return ask(t, w.stranger, doLogin, login(u))
		})
		w.alike(t, "a forgotten password", all, func(u apptest.Person) apptest.Answer {
			return ask(t, w.stranger, doForget, in(u.Email))
		})
		w.alike(t, "a reset by a guess", all, func(u apptest.Person) apptest.Answer {
			return ask(t, w.stranger, doReset, reset(u.ID, "000000", "Another-Heron-8"))
		})
		w.alike(t, "an address proven by a guess", all, func(u apptest.Person) apptest.Answer {
			return ask(t, w.stranger, doEmail, code(u.ID, "000000"))
		})
		w.alike(t, "a login by a guess", all, func(u apptest.Person) apptest.Answer {
			return ask(t, w.stranger, doVerify, code(u.ID, "000000"), "Cookie", "vitae_login=x")
		})
	})
}

// A user who asks for somebody's address as their own is answered as for one that is nobody's, whatever follows.
func TestAttackAnAddressIsAskedForLikeAnyOther(t *testing.T) {
	t.Parallel()
	const (
		want  = `mutation($e:String!,$p:String!){requestEmailChange(email:$e,password:$p){success message retryAfter}}`
		guess = `mutation($e:String!){confirmEmailChange(email:$e,code:"000000"){success message retryAfter}}`
	)
	onEach(t, func(t *testing.T, o apptest.Options) {
		w := newCrowd(t, o)
		all := []*apptest.Client{w.known, w.off, w.unproven, w.unknown}
		who := map[string]*apptest.Client{}
		for _, c := range all {
			who[c.User.Email] = signedUp(t, w.p)
		}
		request := func(u apptest.Person) apptest.Answer {
			c := who[u.Email]
			return ask(t, c, want, map[string]any{"e": u.Email, "p": c.User.Password})
		}
		for range 4 { // far past the guesses that pause an account
			for range 2 { // the second comes too soon
				nobodys := plainly(request(w.unknown.User), w.unknown.User.Email)
				for _, c := range all[:3] {
					if got := plainly(request(c.User), c.User.Email); got != nobodys {
						t.Errorf("%s is answered otherwise than nobody:\n%s\n%s", c.User.Username, got, nobodys)
					}
				}
			}
			for range 6 {
				w.alike(t, "a guess", all, func(u apptest.Person) apptest.Answer {
					return ask(t, who[u.Email], guess, map[string]any{"e": u.Email})
				})
			}
			settled(t, w.p, w.db)
			w.clock.Advance(61 * time.Second)
		}
		if n := len(w.p.Post.Codes(w.known.User.Email)); n != 2 {
			t.Errorf("%d codes to the owner of an address", n)
		}
	})
}

func TestAttackAResendTellsNothingOfStrangers(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		w := newCrowd(t, o)
		resend := func(user, email string) apptest.Answer {
			return ask(t, w.stranger, doResend, in(map[string]any{"userId": user, "email": email}))
		}
		first := plainly(resend(nobody(), "nobody@example.org"))
		for name, a := range map[string]apptest.Answer{
			"a user with their address":    resend(w.known.User.ID, w.known.User.Email),
			"a user with another address":  resend(w.known.User.ID, w.off.User.Email),
			"an unproven with another":     resend(w.unproven.User.ID, w.known.User.Email),
			"a switched-off user":          resend(w.off.User.ID, w.off.User.Email),
			"nobody with a known address":  resend(nobody(), w.known.User.Email),
			"no number":                    resend("x", w.known.User.Email),
			"a number that no int64 holds": resend("99999999999999999999", w.known.User.Email),
		} {
			if got := plainly(a); got != first {
				t.Errorf("%s: %s, nobody: %s", name, got, first)
			}
		}
	})
}

func TestAttackAKnownAddressRegistersLikeANewOne(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		w := newCrowd(t, o)
		fresh, decoy := w.p.Client(), w.p.Client()
		decoy.User.Email = w.known.User.Email
		decoy.User.Password = "Other-Herons-8" // with the owner's own it would be the owner
		both := []*apptest.Client{fresh, decoy}
		w.alike(t, "registering", both,
			func(u apptest.Person) apptest.Answer { return ask(t, w.stranger, doRegister, registration(u)) })
		ok(t, fresh.Register()) // again, now for the id: the account that proved nothing is replaced
		ok(t, decoy.Register())
		for name, try := range map[string]func(c *apptest.Client) apptest.Answer{
			"a sign-in by name": func(c *apptest.Client) apptest.Answer { return ask(t, c, doLogin, login(c.User)) },
			"a sign-in by address": func(c *apptest.Client) apptest.Answer {
				u := c.User
				u.Username = u.Email
				return ask(t, c, doLogin, login(u))
			},
			"the name once more": func(c *apptest.Client) apptest.Answer {
				u := c.User
				u.Email = "x" + u.Email
				return ask(t, c, doRegister, registration(u))
			},
		} {
			if a, b := plainly(try(fresh), fresh.User.Email, fresh.User.Username),
				plainly(try(decoy), decoy.User.Email, decoy.User.Username); a != b {
				t.Errorf("%s tells which address was known:\n%s\n%s", name, a, b)
			}
		}
		settled(t, w.p, w.db)
		w.clock.Advance(time.Hour)
		ok(t, fresh.Register())
		ok(t, decoy.Register())
		w.twins(t, "a resend at once", both, doResend)
		w.twins(t, "a guess", both, doEmail)
		settled(t, w.p, w.db)
		w.clock.Advance(61 * time.Second)
		w.twins(t, "a resend after a minute", both, doResend)
		w.twins(t, "a second resend", both, doResend)
		for range 4 { // far past the guesses that pause an account
			for range 6 {
				w.twins(t, "more guesses", both, doEmail)
			}
			settled(t, w.p, w.db)
			w.clock.Advance(61 * time.Second)
			w.twins(t, "a resend after many guesses", both, doResend)
			w.twins(t, "and one more at once", both, doResend)
			if a, b := plainly(ask(t, fresh, doLogin, login(fresh.User)), fresh.User.Email),
				plainly(ask(t, decoy, doLogin, login(decoy.User)), decoy.User.Email); a != b {
				t.Errorf("a sign-in after many guesses tells which address was known:\n%s\n%s", a, b)
			}
		}
		if n := len(w.p.Post.Codes(w.known.User.Email)); n != 2 {
			t.Errorf("the owner got %d codes of somebody else's registration", n-2)
		}
	})
}

// twins expects the same answer for each of the two who registered.
func (w crowd) twins(t *testing.T, name string, both []*apptest.Client, mutation string) {
	t.Helper()
	var got []string
	for _, c := range both {
		variables := code(c.User.ID, "000000")
		if mutation == doResend {
			variables = in(map[string]any{"userId": c.User.ID, "email": c.User.Email})
		}
		got = append(got, plainly(ask(t, w.stranger, mutation, variables), c.User.Email, c.User.Username))
	}
	if got[0] != got[1] {
		t.Errorf("%s tells which address was known:\n%s\n%s", name, got[0], got[1])
	}
}
