package identity

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"time"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"

	"vitae/internal/base/fault"
	"vitae/internal/base/turn"
)

// HashCost is what one password hash costs: argon2id (RFC 9106) over MemoryKiB, Time passes, one lane.
type HashCost struct {
	MemoryKiB uint32
	Time      uint32
}

// production is the cost outside tests: about 0.1 s and 64 MiB a hash.
var production = HashCost{MemoryKiB: 64 << 10, Time: 3}

// Bounds of the parameters that a stored hash may ask for.
const (
	maxHashMemoryKiB = 256 << 10
	maxHashTime      = 10
	saltBytes        = 16
	keyBytes         = 32
	maxHashQueue     = 64
	hashPatience     = 20 * time.Second // browsers and proxies wait longer
)

// passwords hashes, on all cores but one, so that a rush of sign-ins leaves one to everybody else (where there is one
// alone it is shared); a bounded queue waits behind.
type passwords struct {
	cost   HashCost
	random io.Reader
	turns  *turn.Queue
	dummy  string // verified for a name that nobody has, so that it costs the same
}

func newPasswords(cost HashCost, random io.Reader) (*passwords, error) {
	if cost == (HashCost{}) {
		cost = production
	}
	p := &passwords{
		cost: cost, random: random,
		turns: turn.New(turn.Config{
			AtOnce: max(1, runtime.GOMAXPROCS(0)-1), Waiting: maxHashQueue,
			Patience: hashPatience,
		}),
	}
	// Hashing a dummy would cost each start a tenth of a second; its text does as well, since nothing matches it.
	b := make([]byte, saltBytes+keyBytes)
	if _, err := rand.Read(b); err != nil {
		return nil, fault.Wrap("identity.newPasswords", fault.Internal, "", err)
	}
	p.dummy = encodeHash(cost, b[:saltBytes], b[saltBytes:])
	return p, nil
}

// hash makes the PHC string of a password.
func (p *passwords) hash(ctx context.Context, password string) (string, error) {
	salt := make([]byte, saltBytes)
	if _, err := io.ReadFull(p.random, salt); err != nil {
		return "", fault.Wrap("identity.hash", fault.Internal, "", err)
	}
	return p.salted(ctx, password, salt, p.cost)
}

// hashLike makes the PHC string of a password with the salt and cost of another, so that one run of argon2id tells
// which of the two somebody gave; with its own where there is no other.
func (p *passwords) hashLike(ctx context.Context, password, other string) (string, error) {
	if other == "" {
		return p.hash(ctx, password)
	}
	cost, salt, _, err := decodeHash(other)
	if err != nil {
		return "", err
	}
	return p.salted(ctx, password, salt, cost)
}

func (p *passwords) salted(ctx context.Context, password string, salt []byte, cost HashCost) (string, error) {
	key, err := p.key(ctx, password, salt, cost, keyBytes)
	if err != nil {
		return "", err
	}
	return encodeHash(cost, salt, key), nil
}

// verify reports whether the password is the hash's, and whether the hash should be made anew at today's cost. An empty
// hash is verified against a dummy: always false, at the same cost.
func (p *passwords) verify(ctx context.Context, password, phc string) (ok, stale bool, err error) {
	which, err := p.match(ctx, password, phc)
	ok = which == 0 && err == nil
	return ok, ok && p.stale(phc), err
}

// stale reports whether a hash should be made anew at today's cost.
func (p *passwords) stale(phc string) bool {
	cost, _, _, err := decodeHash(phc)
	return err == nil && cost != p.cost
}

// match reports which hash is the password's, -1 for none, by one run of argon2id with the salt and cost of the first
// that is not empty; another salt's are not its. Without any, a dummy is run.
func (p *passwords) match(ctx context.Context, password string, hashes ...string) (int, error) {
	first := p.dummy
	for _, h := range slices.Backward(hashes) {
		if h != "" {
			first = h
		}
	}
	cost, salt, _, err := decodeHash(first)
	if err != nil {
		return -1, err
	}
	got, err := p.salted(ctx, password, salt, cost)
	if err != nil {
		return -1, err
	}
	which := -1
	for i, h := range slices.Backward(hashes) {
		if subtle.ConstantTimeCompare([]byte(got), []byte(h)) == 1 {
			which = i
		}
	}
	return which, nil
}

// key runs argon2id in its turn. The same text typed on another keyboard may be composed otherwise: NFC makes it one.
func (p *passwords) key(ctx context.Context, password string, salt []byte, c HashCost, n int) ([]byte, error) {
	done, err := p.turns.Take(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	return argon2.IDKey([]byte(norm.NFC.String(password)), salt, c.Time, c.MemoryKiB, 1, uint32(n)), nil
}

var b64 = base64.RawStdEncoding.Strict()

// encodeHash writes the PHC string format: $argon2id$v=19$m=…,t=…,p=1$salt$key.
func encodeHash(c HashCost, salt, key []byte) string {
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=1$%s$%s", argon2.Version, c.MemoryKiB, c.Time,
		b64.EncodeToString(salt), b64.EncodeToString(key))
}

// decodeHash reads what encodeHash wrote; what asks for more than the bounds, or is anything else, is refused.
func decodeHash(phc string) (c HashCost, salt, key []byte, err error) {
	bad := fault.New("identity.decodeHash", fault.Internal, "")
	parts := strings.Split(phc, "$")
	if len(parts) != 6 || parts[0] != "" || parts[1] != "argon2id" || parts[2] != fmt.Sprintf("v=%d", argon2.Version) {
		return c, nil, nil, bad
	}
	if n, err := fmt.Sscanf(parts[3], "m=%d,t=%d,p=1", &c.MemoryKiB, &c.Time); err != nil || n != 2 ||
		parts[3] != fmt.Sprintf("m=%d,t=%d,p=1", c.MemoryKiB, c.Time) {
		return c, nil, nil, bad
	}
	if c.MemoryKiB < 8 || c.MemoryKiB > maxHashMemoryKiB || c.Time < 1 || c.Time > maxHashTime {
		return c, nil, nil, bad
	}
	salt, err1 := b64.DecodeString(parts[4])
	key, err2 := b64.DecodeString(parts[5])
	if err1 != nil || err2 != nil || len(salt) != saltBytes || len(key) != keyBytes {
		return c, nil, nil, bad
	}
	return c, salt, key, nil
}
