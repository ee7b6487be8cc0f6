package identity_test

import (
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/domain/identity"
)

// visitor fails if bearer and browser are somebody.
func (h *harness) visitor(what, bearer string, b actor.Browser) {
	h.t.Helper()
	if a, err := h.Authenticate(context.Background(), bearer, b); err != nil || a.SignedIn() {
		h.t.Errorf("%s: %v, %v", what, a, err)
	}
}

func TestTokenAndCookieWorkOnlyTogether(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		b, in, _ := h.signedUp("ada")
		eve, evesIn, _ := h.signedUp("eve")
		own := b.now()
		with := func(session string) actor.Browser { o := own; o.Session = session; return o }
		name, secret, _ := strings.Cut(own.Session, ".")
		_, evesSecret, _ := strings.Cut(eve.now().Session, ".")
		h.visitor("no cookie", in.Token, with(""))
		h.visitor("no token", "", own)
		h.visitor("another's cookie", in.Token, eve.now())
		h.visitor("another's token", evesIn.Token, own)
		h.visitor("another's secret", in.Token, with(name+"."+evesSecret))
		h.visitor("no secret", in.Token, with(name+"."))
		h.visitor("a longer secret", in.Token, with(own.Session+"A"))
		h.visitor("the id alone", in.Token, with(name))
		h.visitor("another id", in.Token, with(strings.Repeat("0", 26)+"."+secret))
		h.visitor("hostile", in.Token, with("\x00' OR 1=1.\x00"))
		h.visitor("the session cookie as a token", own.Session, own)
		h.visitor("a long token", strings.Repeat("a", 1<<20), own)
	})
}

func TestASessionEndsByDisuseAndAge(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		b, in, a := h.signedUp("ada")
		alive := func() bool {
			t.Helper()
			now, err := h.Authenticate(context.Background(), in.Token, b.now())
			if err != nil {
				t.Fatal(err)
			}
			return now.SignedIn()
		}
		seen := func() time.Time {
			t.Helper()
			s, err := db.Identity().SignedInUser(context.Background(), a.Session)
			if err != nil {
				t.Fatal(err)
			}
			return s.Session.LastSeenAt
		}
		start := h.clock.Now()
		h.clock.Advance(5*time.Minute - 1)
		if !alive() || !seen().Equal(start) {
			t.Errorf("written again after %v", seen().Sub(start))
		}
		h.clock.Advance(1)
		if !alive() || !seen().Equal(h.clock.Now()) {
			t.Errorf("use is not noted: %v", seen())
		}
		idle := h.newBrowser()
		idleIn, _ := h.signIn(idle, "ada")
		for h.clock.Now().Sub(start) < 7*24*time.Hour-12*time.Hour {
			h.clock.Advance(12 * time.Hour)
			if !alive() {
				t.Fatalf("ended after %v of use", h.clock.Now().Sub(start))
			}
			if h.clock.Now().Sub(start) > 25*time.Hour {
				h.visitor("unused for a day", idleIn.Token, idle.now())
			}
		}
		h.clock.Advance(start.Add(7*24*time.Hour - time.Second).Sub(h.clock.Now()))
		if !alive() {
			t.Error("ended before seven days")
		}
		h.clock.Advance(time.Second)
		if alive() {
			t.Error("goes on after seven days")
		}
	})
}

func TestLogoutEndsTheSessionByItsCookieAlone(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		b, in, _ := h.signedUp("ada")
		before := b.now()
		forged := h.newBrowser()
		forged.b.Session = before.Session[:len(before.Session)-2] + "xx"
		if err := h.Logout(forged.ctx()); err != nil {
			t.Error(err)
		}
		if a, err := h.Authenticate(context.Background(), in.Token, before); err != nil || !a.SignedIn() {
			t.Fatalf("ended by a cookie with another secret: %v", err)
		}
		for range 2 {
			if err := h.Logout(b.ctx()); err != nil {
				t.Error(err)
			}
			if b.now().Session != "" {
				t.Error("the cookie stays")
			}
		}
		h.visitor("logged out", in.Token, before)
		if err := h.Logout(actor.WithBrowser(context.Background(), before)); err != nil {
			t.Errorf("a second time: %v", err)
		}
		if err := h.Logout(context.Background()); err != nil {
			t.Errorf("without a browser: %v", err)
		}
	})
}

// part decodes one of a token's three parts.
func part(t *testing.T, token string, i int) map[string]any {
	t.Helper()
	raw, err := base64.RawURLEncoding.DecodeString(strings.Split(token, ".")[i])
	var m map[string]any
	if err == nil {
		err = json.Unmarshal(raw, &m)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestATokenHoldsNothingPersonal(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	_, in, a := h.signedUp("ada")
	head, body := part(t, in.Token, 0), part(t, in.Token, 1)
	if head["alg"] != "EdDSA" || head["typ"] != "JWT" || head["kid"] == "" || len(head) != 3 {
		t.Errorf("%v", head)
	}
	now := float64(h.clock.Now().Unix())
	if body["sub"] != a.User.String() || body["sid"] != string(a.Session) || body["iss"] != "https://vitae.example" ||
		body["typ"] != "session" ||
		body["iat"] != now || body["nbf"] != now || body["exp"] != now+7*24*3600 || len(body) != 8 {
		t.Errorf("%v", body)
	}
}

func TestForgedTokensAreVisitors(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	b, in, _ := h.signedUp("ada")
	kid := part(t, in.Token, 0)["kid"].(string)
	key := identity.SigningKey(h.deps.Keys, kid)
	// forge signs the real token's claims after a change.
	forge := func(method jwt.SigningMethod, key any, change func(head, claims map[string]any)) string {
		t.Helper()
		token := jwt.NewWithClaims(method, jwt.MapClaims(part(t, in.Token, 1)))
		token.Header["kid"] = kid
		change(token.Header, token.Claims.(jwt.MapClaims))
		text, err := token.SignedString(key)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	same := func(_, _ map[string]any) {}
	set := func(name string, value any) func(_, claims map[string]any) {
		return func(_, claims map[string]any) {
			if value == nil {
				delete(claims, name)
				return
			}
			claims[name] = value
		}
	}
	if a, err := h.Authenticate(context.Background(), forge(jwt.SigningMethodEdDSA, key, same), b.now()); err != nil ||
		!a.SignedIn() {
		t.Fatalf("the test's own signature is none: %v", err)
	}
	_, foreign, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	now := h.clock.Now()
	parts := strings.Split(in.Token, ".")
	for what, token := range map[string]string{
		"alg none":                forge(jwt.SigningMethodNone, jwt.UnsafeAllowNoneSignatureType, same),
		"alg HS256 by public key": forge(jwt.SigningMethodHS256, []byte(key.Public().(ed25519.PublicKey)), same),
		"a foreign key":           forge(jwt.SigningMethodEdDSA, foreign, same),
		"a key of another name": forge(jwt.SigningMethodEdDSA, identity.SigningKey(h.deps.Keys, "other"),
			func(head, _ map[string]any) { head["kid"] = "other" }),
		"no key": forge(jwt.SigningMethodEdDSA, key,
			func(head, _ map[string]any) { delete(head, "kid") }),
		"a key that is no text": forge(jwt.SigningMethodEdDSA, key, func(head, _ map[string]any) { head["kid"] = 7 }),
		"another header type": forge(jwt.SigningMethodEdDSA, key,
			func(head, _ map[string]any) { head["typ"] = "at+jwt" }),
		"another type":     forge(jwt.SigningMethodEdDSA, key, set("typ", "reset")),
		"no type":          forge(jwt.SigningMethodEdDSA, key, set("typ", nil)),
		"another issuer":   forge(jwt.SigningMethodEdDSA, key, set("iss", "https://other.example")),
		"no issuer":        forge(jwt.SigningMethodEdDSA, key, set("iss", nil)),
		"another audience": forge(jwt.SigningMethodEdDSA, key, set("aud", "https://other.example")),
		"no audience":      forge(jwt.SigningMethodEdDSA, key, set("aud", nil)),
		"expired":          forge(jwt.SigningMethodEdDSA, key, set("exp", now.Add(-31*time.Second).Unix())),
		"no expiry":        forge(jwt.SigningMethodEdDSA, key, set("exp", nil)),
		"not yet valid":    forge(jwt.SigningMethodEdDSA, key, set("nbf", now.Add(31*time.Second).Unix())),
		"no start":         forge(jwt.SigningMethodEdDSA, key, set("nbf", nil)),
		"another user":     forge(jwt.SigningMethodEdDSA, key, set("sub", "1234567890123456")),
		"another session":  forge(jwt.SigningMethodEdDSA, key, set("sid", strings.Repeat("0", 26))),
		"no session":       forge(jwt.SigningMethodEdDSA, key, set("sid", nil)),
		"edited": parts[0] + "." + base64.RawURLEncoding.EncodeToString([]byte(`{"sub":"1"}`)) + "." +
			parts[2],
		"no signature":     parts[0] + "." + parts[1] + ".",
		"two parts":        parts[0] + "." + parts[1],
		"padded":           in.Token + "=",
		"another last bit": in.Token[:len(in.Token)-1] + otherEnd(in.Token),
	} {
		h.visitor(what, token, b.now())
	}
	for _, skew := range []func(_, claims map[string]any){
		set("nbf", now.Add(29*time.Second).Unix()),
		set("exp", now.Add(-29*time.Second).Unix()),
	} {
		if a, err := h.Authenticate(context.Background(), forge(jwt.SigningMethodEdDSA, key, skew),
			b.now()); err != nil || !a.SignedIn() {
			t.Errorf("clocks half a minute apart: %v", err)
		}
	}
}

func TestASessionOfAnUnprovenAccountIsAVisitors(t *testing.T) {
	t.Parallel()
	h, ctx := newHarness(t, storetest.SQLite(t)), context.Background()
	_, in, _ := h.signedUp("ada")
	user, code := h.register("eve")
	now, secret := h.clock.Now(), "secret"
	sum := sha256.Sum256([]byte(secret))
	one := identity.Session{
		ID: h.deps.IDs.Session(), User: user, SecretHash: sum[:], CreatedAt: now, LastSeenAt: now,
		ExpiresAt: now.Add(time.Hour),
	}
	if err := h.db.Identity().AddSession(ctx, one, 20); err != nil {
		t.Fatal(err)
	}
	claims := jwt.MapClaims(part(t, in.Token, 1))
	claims["sub"], claims["sid"] = user.String(), string(one.ID)
	token := jwt.NewWithClaims(jwt.SigningMethodEdDSA, claims)
	kid := part(t, in.Token, 0)["kid"].(string)
	token.Header["kid"] = kid
	text, err := token.SignedString(identity.SigningKey(h.deps.Keys, kid))
	if err != nil {
		t.Fatal(err)
	}
	b := actor.Browser{Session: string(one.ID) + "." + secret}
	h.visitor("unproven", text, b)
	if err := h.VerifyEmail(ctx, user, code); err != nil {
		t.Fatal(err)
	}
	if a, err := h.Authenticate(ctx, text, b); err != nil || a.User != user {
		t.Errorf("proven: %v %v", a, err)
	}
}

// otherEnd is a last character that a lenient decoder reads as the same byte.
func otherEnd(token string) string {
	const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
	return string(digits[strings.IndexByte(digits, token[len(token)-1])^1])
}

func TestTheTwoNewestKeysVerify(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		b, in, _ := h.signedUp("ada")
		replica := newHarness(t, db)
		rotate := func(name string) {
			t.Helper()
			h.clock.Advance(time.Minute)
			replica.clock.Advance(time.Minute)
			if err := db.Identity().AddSigningKey(ctx, name, h.clock.Now()); err != nil {
				t.Fatal(err)
			}
		}
		rotate("second")
		if a, err := h.Authenticate(ctx, in.Token, b.now()); err != nil || !a.SignedIn() {
			t.Errorf("the key before no longer verifies: %v", err)
		}
		other := h.newBrowser()
		newer, _ := h.signIn(other, "ada")
		if kid := part(t, newer.Token, 0)["kid"]; kid != "second" {
			t.Errorf("signed by %v", kid)
		}
		if a, err := replica.Authenticate(ctx, newer.Token, other.now()); err != nil || !a.SignedIn() {
			t.Errorf("a replica refuses the new key: %v", err)
		}
		rotate("third")
		h.visitor("signed by the key before the last", in.Token, b.now())
		if a, err := h.Authenticate(ctx, newer.Token, other.now()); err != nil || !a.SignedIn() {
			t.Errorf("the last key no longer verifies: %v", err)
		}
		// A replica meets a new key before its minute is over: it looks once a second.
		third := h.newBrowser()
		newest, _ := h.signIn(third, "ada")
		replica.visitor("keys read at that moment", "a.b.c", third.now())
		if a, err := replica.Authenticate(ctx, newest.Token, third.now()); err != nil || !a.SignedIn() {
			t.Errorf("a replica refuses the newest key: %v", err)
		}
	})
}

func TestRotatedTwiceATokenIsOver(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		b, in, _ := h.signedUp("ada")
		for _, holds := range []bool{true, false} {
			h.clock.Advance(time.Millisecond)
			if err := h.RotateKeys(ctx); err != nil {
				t.Fatal(err)
			}
			if a, err := h.Authenticate(ctx, in.Token, b.now()); err != nil || a.SignedIn() != holds {
				t.Errorf("%v, want signed in: %v, %v", a, holds, err)
			}
		}
		names, err := db.Identity().SigningKeys(ctx)
		if err != nil || len(names) != 3 {
			t.Errorf("%d keys, %v", len(names), err)
		}
	})
}

func TestAReplicaLooksForAnUnknownKeyOnceASecond(t *testing.T) {
	t.Parallel()
	db := storetest.SQLite(t)
	h, ctx := newHarness(t, db), context.Background()
	h.verified("ada")
	b := h.newBrowser()
	h.signIn(b, "ada") // reads the keys
	replica := newHarness(t, db)
	other := h.newBrowser()
	replicaIn, _ := replica.signIn(other, "ada")
	if err := db.Identity().AddSigningKey(ctx, "second", h.clock.Now().Add(time.Millisecond)); err != nil {
		t.Fatal(err)
	}
	fresh := newHarness(t, db)
	late := h.newBrowser()
	in, _ := fresh.signIn(late, "ada")
	replica.visitor("in the second of its last look", in.Token, late.now())
	replica.clock.Advance(time.Second)
	if a, err := replica.Authenticate(ctx, in.Token, late.now()); err != nil || !a.SignedIn() {
		t.Errorf("a second later: %v", err)
	}
	if a, err := replica.Authenticate(ctx, replicaIn.Token, other.now()); err != nil || !a.SignedIn() {
		t.Errorf("the key before: %v", err)
	}
}

func FuzzAuthenticate(f *testing.F) {
	h := newHarness(f, storetest.SQLite(f))
	b, in, a := h.signedUp("ada")
	own := b.now()
	f.Add(in.Token, own.Session)
	f.Add("eyJhbGciOiJub25lIn0.e30.", ".")
	f.Add("..", "a.b.c")
	f.Fuzz(func(t *testing.T, bearer, session string) {
		changed := own
		changed.Session = session
		got, err := h.Authenticate(context.Background(), bearer, changed)
		if err != nil || got.SignedIn() && (bearer != in.Token || session != own.Session || got.User != a.User) {
			t.Errorf("%q with %q is %v, %v", bearer, session, got, err)
		}
	})
}

func BenchmarkAuthenticate(b *testing.B) {
	for name, open := range map[string]func(testing.TB) *sqlstore.DB{
		"sqlite":   storetest.SQLite,
		"postgres": storetest.Postgres,
	} {
		b.Run(name, func(b *testing.B) {
			h := newHarness(b, open(b))
			own, in, _ := h.signedUp("ada")
			browser, ctx := own.now(), context.Background()
			for b.Loop() {
				if a, err := h.Authenticate(ctx, in.Token, browser); err != nil || !a.SignedIn() {
					b.Fatal(err)
				}
			}
		})
	}
}
