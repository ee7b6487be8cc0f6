package app_test

import (
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"vitae/internal/app/apptest"
)

func TestAttackSessionsEndAtOnce(t *testing.T) {
	t.Parallel()
	const next = "Another-Heron-8"
	ways := map[string]func(t *testing.T, p *apptest.Program, c, other *apptest.Client){
		"logout": func(t *testing.T, _ *apptest.Program, c, _ *apptest.Client) {
			token := c.Token
			c.Token = "" // as browsers do: the cookie alone
			ok(t, c.Mutate(`mutation{logoutUser{success message}}`, nil))
			c.Token = token
		},
		"ended from another browser": func(t *testing.T, _ *apptest.Program, _, other *apptest.Client) {
			ok(t, other.Mutate(`mutation{revokeSession{success message}}`, nil))
		},
		"a new password": func(t *testing.T, _ *apptest.Program, c, other *apptest.Client) {
			ok(t, other.Mutate(doChange, in(map[string]any{"currentPassword": c.User.Password, "newPassword": next})))
			if !isUser(t, other) {
				t.Error("the browser that changed the password is signed out")
			}
		},
		"a forgotten password": func(t *testing.T, p *apptest.Program, c, other *apptest.Client) {
			n := len(p.Post.Codes(c.User.Email))
			ok(t, p.Client().Mutate(doForget, in(c.User.Email)))
			mailed, err := p.Post.Code(c.User.Email, n+1)
			ok(t, err)
			ok(t, p.Client().Mutate(doReset, reset(c.User.ID, mailed, next)))
			if isUser(t, other) {
				t.Error("another session outlives a reset")
			}
		},
		"erasure": func(t *testing.T, _ *apptest.Program, c, other *apptest.Client) {
			ok(t, other.Mutate(doErase, in(c.User.Password)))
		},
		"a role given": func(t *testing.T, p *apptest.Program, c, _ *apptest.Client) {
			ok(t, operate(t, p).Accounts.GrantRole(t.Context(), c.User.Username, "support"))
		},
		"switched off and on": func(t *testing.T, p *apptest.Program, c, _ *apptest.Client) {
			o := operate(t, p).Accounts
			ok(t, o.Deactivate(t.Context(), c.User.Username))
			for _, query := range []string{`{currentUser{id}}`, `{userProfile{id}}`, `{sessions{id}}`} {
				if err := c.Identity(query, nil, nil); apptest.CodeOf(err) != "unauthorized_client" {
					t.Errorf("switched off, %s: %v", query, err)
				}
			}
			for _, path := range []string{"/api/v1/identity/export", "/api/v1/identity/photo/" + c.User.ID} {
				if a := send(t, c, http.MethodGet, path, "", nil); a.Status != http.StatusForbidden {
					t.Errorf("switched off, %s: %d", path, a.Status)
				}
			}
			ok(t, o.Activate(t.Context(), c.User.Username))
		},
	}
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		for name, end := range ways {
			t.Run(name, func(t *testing.T) {
				c := signedUp(t, p)
				other := p.Client()
				other.User = c.User
				ok(t, other.SignIn())
				if !isUser(t, c) {
					t.Fatal("not signed in")
				}
				end(t, p, c, other)
				if isUser(t, c) {
					t.Error("the session goes on")
				}
			})
		}
	})
}

func TestAttackARoleTakenEndsTheSession(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		accounts := operate(t, p).Accounts
		ok(t, accounts.GrantRole(t.Context(), c.User.Username, "support"))
		ok(t, c.SignIn())
		ok(t, accounts.RevokeRole(t.Context(), c.User.Username, "support"))
		if isUser(t, c) {
			t.Error("the session goes on")
		}
		ok(t, c.SignIn())
		other := signedUp(t, p)
		if err := c.Identity(`query($i: ID!){userInfo(userId:$i){email}}`, in(other.User.ID),
			nil); apptest.CodeOf(err) != "FORBIDDEN" {
			t.Errorf("with the role taken: %v", err)
		}
	})
}

func TestAttackSessionsEndByDisuseAndAge(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		now := manual()
		o.Clock = now
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		for range 7 {
			now.Advance(23 * time.Hour)
			if !isUser(t, c) {
				t.Fatal("a session in use ended early")
			}
		}
		now.Advance(23 * time.Hour)
		if isUser(t, c) {
			t.Error("a session lives longer than seven days")
		}
		ok(t, c.SignIn())
		now.Advance(24*time.Hour + time.Minute)
		if isUser(t, c) {
			t.Error("an unused session lives longer than a day")
		}
	})
}

func TestAttackTokenOrCookieAlone(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c, other := signedUp(t, p), signedUp(t, p)
		if !isUser(t, c) {
			t.Fatal("not signed in")
		}
		cookieOnly := *c
		cookieOnly.Token = ""
		tokenOnly := p.Client()
		tokenOnly.User, tokenOnly.Token = c.User, c.Token
		mixed := *other
		mixed.Token = c.Token
		for name, half := range map[string]*apptest.Client{
			"the cookie alone": &cookieOnly,
			"the token alone":  tokenOnly, "the token with another's cookie": &mixed,
		} {
			if isUser(t, half) {
				t.Errorf("%s is a user", name)
			}
			for _, m := range []string{
				`mutation{recordConsent(value:ALL){success message}}`,
				`mutation{updateUserProfile(input:{bio:"x"}){success message}}`,
				`mutation{revokeSession{success message}}`, `mutation{deletePhoto{success message}}`,
			} {
				if err := half.Mutate(m, nil); apptest.CodeOf(err) != "UNAUTHENTICATED" {
					t.Errorf("%s: %s: %v", name, m, err)
				}
			}
		}
		b := begin(t, c)
		fixed := ask(t, p.Client(), doVerify, code(b.user, b.code), "Cookie",
			b.cookie+"; vitae_session=01234567.attackers")
		if cookie(t, fixed, "vitae_session").Value == "01234567.attackers" {
			t.Error("a session cookie can be planted")
		}
	})
}

// segment writes one part of a token.
func segment(v any) string {
	text, _ := json.Marshal(v)
	return base64.RawURLEncoding.EncodeToString(text)
}

func TestAttackForgedTokens(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		now := manual()
		o.Clock = now
		p := apptest.Start(t, o)
		c, victim := signedUp(t, p), signedUp(t, p)
		elsewhere := signedUp(t, apptest.Start(t, apptest.Options{Database: "sqlite", Clock: now}))
		parts := strings.Split(c.Token, ".")
		head, claims := map[string]any{}, map[string]any{}
		for i, into := range []*map[string]any{&head, &claims} {
			text, err := base64.RawURLEncoding.DecodeString(parts[i])
			ok(t, err)
			ok(t, json.Unmarshal(text, into))
		}
		with := func(from map[string]any, name string, value any) map[string]any {
			out := map[string]any{}
			for k, v := range from {
				out[k] = v
			}
			out[name] = value
			return out
		}
		_, own, err := ed25519.GenerateKey(nil)
		ok(t, err)
		signed := func(head, claims map[string]any) string {
			text := segment(head) + "." + segment(claims)
			return text + "." + base64.RawURLEncoding.EncodeToString(ed25519.Sign(own, []byte(text)))
		}
		secretly := func(alg string, key []byte) string {
			text := segment(with(head, "alg", alg)) + "." + parts[1]
			m := hmac.New(sha256.New, key)
			m.Write([]byte(text))
			return text + "." + base64.RawURLEncoding.EncodeToString(m.Sum(nil))
		}
		forged := map[string]string{
			"alg none":                  segment(with(head, "alg", "none")) + "." + parts[1] + ".",
			"alg None with a signature": segment(with(head, "alg", "None")) + "." + parts[1] + "." + parts[2],
			"HS256 by the key's name":   secretly("HS256", []byte(head["kid"].(string))),
			"HS256 by nothing":          secretly("HS256", nil),
			"another subject":           parts[0] + "." + segment(with(claims, "sub", victim.User.ID)) + "." + parts[2],
			"a later end":               parts[0] + "." + segment(with(claims, "exp", 1<<40)) + "." + parts[2],
			"a key of the attacker":     signed(head, claims),
			"a key given along": signed(with(head, "jwk", map[string]string{
				"kty": "OKP", "crv": "Ed25519",
				"x": base64.RawURLEncoding.EncodeToString(own.Public().(ed25519.PublicKey)),
			}), claims),
			"an unknown kid":            signed(with(head, "kid", "../../dev/null"), claims),
			"a kid that is SQL":         signed(with(head, "kid", "' OR 1=1 --"), claims),
			"no signature":              parts[0] + "." + parts[1] + ".",
			"another token's signature": parts[0] + "." + parts[1] + "." + strings.Split(victim.Token, ".")[2],
			"another installation's":    elsewhere.Token,
			"another user's":            victim.Token,
			"two parts":                 parts[0] + "." + parts[1],
			"very long":                 c.Token + strings.Repeat("A", 5000),
			"rubbish":                   "x",
		}
		genuine := c.Token
		for name, token := range forged {
			if c.Token = token; isUser(t, c) {
				t.Errorf("%s is taken", name)
			}
		}
		if c.Token = genuine; !isUser(t, c) {
			t.Error("the genuine token is no longer taken")
		}
		accounts := operate(t, p).Accounts
		ok(t, accounts.RotateKeys(t.Context()))
		ok(t, accounts.RotateKeys(t.Context()))
		now.Advance(time.Minute + time.Second) // the server reads its keys each minute
		if isUser(t, c) {
			t.Error("a token of a key that was rotated out is taken")
		}
		ok(t, victim.SignIn())
		now.Advance(7*24*time.Hour + time.Minute)
		if isUser(t, victim) {
			t.Error("an expired token is taken")
		}
	})
}
