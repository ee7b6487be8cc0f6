package identity

import (
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// The rules of tokens.
const (
	tokenType    = "session"
	tokenLeeway  = 30 * time.Second // between the clocks of replicas
	maxToken     = 4096             // bytes; ours have about 500
	keysVerify   = 2                // so many of the newest keys
	keysFresh    = time.Minute      // then the names are read again
	keysUnknown  = time.Second      // between two looks for an unknown key
	keyNameBytes = 8
)

// tokens signs and reads the tokens of sessions: JSON Web Tokens (RFC 7519) under Ed25519, without personal data. The
// names of the keys are in the store, so that replicas share them; the keys are made of the instance's secret.
type tokens struct {
	secret Keys
	store  Keyring
	clock  clock.Clock
	random io.Reader
	issuer string // and audience
	parser *jwt.Parser

	loading sync.Mutex
	ring    atomic.Pointer[keyring]
	seen    seenTokens
}

// keyring is the keys that hold, newest first.
type keyring struct {
	keys   []signingKey
	loaded time.Time
}

type signingKey struct {
	name    string
	private ed25519.PrivateKey
	public  ed25519.PublicKey
}

// claims are what a token says.
type claims struct {
	jwt.RegisteredClaims
	Session id.Session `json:"sid"`
	Type    string     `json:"typ"`
}

func newTokens(d Deps) *tokens {
	issuer := d.PublicURL.String()
	return &tokens{
		secret: d.Keys, store: d.Store, clock: d.Clock, random: d.Random, issuer: issuer,
		parser: jwt.NewParser(
			jwt.WithValidMethods([]string{jwt.SigningMethodEdDSA.Alg()}), jwt.WithStrictDecoding(),
			jwt.WithTimeFunc(d.Clock.Now),
			jwt.WithExpirationRequired(), jwt.WithNotBeforeRequired(), jwt.WithIssuedAt(), jwt.WithLeeway(tokenLeeway),
			jwt.WithIssuer(issuer), jwt.WithAudience(issuer),
		),
	}
}

// sign makes the token of a session, with the newest key.
func (t *tokens) sign(ctx context.Context, s Session) (string, error) {
	ring, err := t.current(ctx)
	if err != nil {
		return "", err
	}
	now := jwt.NewNumericDate(t.clock.Now())
	token := jwt.NewWithClaims(jwt.SigningMethodEdDSA, claims{
		RegisteredClaims: jwt.RegisteredClaims{
			Issuer: t.issuer, Audience: jwt.ClaimStrings{t.issuer}, Subject: s.User.String(),
			IssuedAt: now, NotBefore: now, ExpiresAt: jwt.NewNumericDate(s.ExpiresAt),
		},
		Session: s.ID, Type: tokenType,
	})
	token.Header["kid"] = ring.keys[0].name
	signed, err := token.SignedString(ring.keys[0].private)
	if err != nil {
		return "", fault.Wrap("identity.sign", fault.Internal, "", err)
	}
	return signed, nil
}

// read returns what a token says, and whether it is one of ours and holds now. An error is the store's.
func (t *tokens) read(ctx context.Context, text string) (c claims, ok bool, err error) {
	if len(text) > maxToken {
		return claims{}, false, nil
	}
	sum := sha256.Sum256([]byte(text))
	if c, ok, err := t.known(ctx, sum); ok || err != nil {
		return c, ok, err
	}
	var away error
	var kid string
	token, err := t.parser.ParseWithClaims(text, &c, func(token *jwt.Token) (any, error) {
		kid, _ = token.Header["kid"].(string)
		var key ed25519.PublicKey
		key, away = t.find(ctx, kid)
		if away != nil {
			return nil, away
		}
		if key == nil {
			return nil, jwt.ErrTokenUnverifiable
		}
		return key, nil
	})
	if away != nil {
		return claims{}, false, away
	}
	ok = err == nil && token.Valid && token.Header["typ"] == "JWT" && c.Type == tokenType && c.Session != "" &&
		c.Subject != ""
	if !ok {
		return claims{}, false, nil
	}
	t.seen.add(sum, seenToken{c, kid})
	return c, true, nil
}

// known returns what a token says whose signature was checked before: checking costs more than all else that a request
// needs. Its key and its times must still hold; what it names is looked up by the caller each time.
func (t *tokens) known(ctx context.Context, sum [sha256.Size]byte) (claims, bool, error) {
	s, ok := t.seen.get(sum)
	if !ok || !t.clock.Now().Before(s.claims.ExpiresAt.Time) ||
		t.clock.Now().Add(tokenLeeway).Before(s.claims.NotBefore.Time) {
		return claims{}, false, nil
	}
	key, err := t.find(ctx, s.key)
	return s.claims, err == nil && key != nil, err
}

// find returns the public key of a name, nil where it does not hold or is unknown. For an unknown one, which another
// replica may just have made, the names are read anew, at most once a second.
func (t *tokens) find(ctx context.Context, name string) (ed25519.PublicKey, error) {
	ring, err := t.current(ctx)
	if err != nil {
		return nil, err
	}
	if key := ring.public(name); key != nil || t.clock.Now().Sub(ring.loaded) < keysUnknown {
		return key, nil
	}
	if ring, err = t.load(ctx, ring); err != nil {
		return nil, err
	}
	return ring.public(name), nil
}

func (r *keyring) public(name string) ed25519.PublicKey {
	for _, k := range r.keys {
		if k.name == name {
			return k.public
		}
	}
	return nil
}

// current returns the keys as of at most a minute ago.
func (t *tokens) current(ctx context.Context) (*keyring, error) {
	ring := t.ring.Load()
	if ring != nil && t.clock.Now().Sub(ring.loaded) < keysFresh {
		return ring, nil
	}
	return t.load(ctx, ring)
}

// load reads the names of the keys, unless somebody has since the caller saw old. The first key is made here.
func (t *tokens) load(ctx context.Context, old *keyring) (*keyring, error) {
	t.loading.Lock()
	defer t.loading.Unlock()
	if now := t.ring.Load(); now != nil && now != old {
		return now, nil
	}
	names, err := t.store.SigningKeys(ctx)
	if err == nil && len(names) == 0 {
		if err = t.add(ctx); err == nil {
			names, err = t.store.SigningKeys(ctx)
		}
	}
	if err != nil {
		return nil, err
	}
	if len(names) == 0 {
		return nil, fault.New("identity.tokens", fault.Internal, "")
	}
	ring := &keyring{loaded: t.clock.Now()}
	for _, name := range names[:min(len(names), keysVerify)] {
		private := t.secret.signing(name)
		ring.keys = append(ring.keys,
			signingKey{name: name, private: private, public: private.Public().(ed25519.PublicKey)})
	}
	t.ring.Store(ring)
	return ring, nil
}

// add puts a new key's name into the store.
func (t *tokens) add(ctx context.Context) error {
	name := make([]byte, keyNameBytes)
	if _, err := io.ReadFull(t.random, name); err != nil {
		return fault.Wrap("identity.tokens", fault.Internal, "", err)
	}
	return t.store.AddSigningKey(ctx, hex.EncodeToString(name), t.clock.Now())
}

// rotate makes a new key that signs from now on. The one before still verifies; those before that no longer do. Other
// processes follow within a minute.
func (t *tokens) rotate(ctx context.Context) error {
	if _, err := t.current(ctx); err != nil { // the first key is there, and is not the new one
		return err
	}
	if err := t.add(ctx); err != nil {
		return err
	}
	t.loading.Lock()
	t.ring.Store(nil)
	t.loading.Unlock()
	_, err := t.current(ctx)
	return err
}
