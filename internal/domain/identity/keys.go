package identity

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/sha256"
	"io"

	"vitae/internal/base/fault"
)

// MinSecret is the fewest bytes that an instance's secret may have.
const MinSecret = 32

// keySize is a key in bytes, as SHA-256, AES-256 and Ed25519 take it.
const keySize = 32

// Keys are made of the instance's secret with HKDF-SHA-256 (RFC 5869), one for each use, so that none can stand in for
// another. The secret stands outside the database.
type Keys struct {
	secret []byte
	mac    []byte
	sealer cipher.AEAD
}

// NewKeys makes the keys; a secret of fewer than MinSecret bytes is refused.
func NewKeys(secret []byte) (Keys, error) {
	const op = "identity.NewKeys"
	if len(secret) < MinSecret {
		return Keys{}, fault.New(op, fault.Invalid, "The secret must be at least 32 bytes long.")
	}
	k := Keys{secret: append([]byte(nil), secret...)}
	k.mac = k.derive("vitae mac v1")
	block, err := aes.NewCipher(k.derive("vitae seal v1"))
	if err == nil {
		k.sealer, err = cipher.NewGCM(block)
	}
	if err != nil {
		return Keys{}, fault.Wrap(op, fault.Internal, "", err)
	}
	return k, nil
}

// String and GoString keep the secret out of whatever prints what holds the keys.
func (Keys) String() string { return "identity.Keys" }

// GoString is String.
func (Keys) GoString() string { return "identity.Keys" }

// Limits is the key of the hashes under which a limiter stores what it counts.
func (k Keys) Limits() []byte { return k.derive("vitae limits v1") }

func (k Keys) valid() bool { return k.sealer != nil }

// derive makes the key of a use. HKDF fails only for lengths far beyond a key's.
func (k Keys) derive(use string) []byte {
	b, err := hkdf.Key(sha256.New, k.secret, nil, use, keySize)
	if err != nil {
		panic(err)
	}
	return b
}

// signing is the Ed25519 key of a name.
func (k Keys) signing(kid string) ed25519.PrivateKey {
	return ed25519.NewKeyFromSeed(k.derive("vitae token v1 " + kid))
}

// sum is an HMAC-SHA-256 over parts; their lengths are part of it, so that no two lists of parts are the same text.
func (k Keys) sum(use string, parts ...string) []byte {
	h := hmac.New(sha256.New, k.mac)
	for _, p := range append([]string{use}, parts...) {
		n := len(p)
		h.Write([]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)})
		h.Write([]byte(p))
	}
	return h.Sum(nil)
}

// seal encrypts what waits in the database (AES-256-GCM, random nonce in front).
func (k Keys) seal(random io.Reader, plain []byte) ([]byte, error) {
	nonce := make([]byte, k.sealer.NonceSize())
	if _, err := io.ReadFull(random, nonce); err != nil {
		return nil, fault.Wrap("identity.seal", fault.Internal, "", err)
	}
	return k.sealer.Seal(nonce, nonce, plain, nil), nil
}

// open decrypts what seal made.
func (k Keys) open(sealed []byte) ([]byte, error) {
	const op = "identity.open"
	n := k.sealer.NonceSize()
	if len(sealed) < n {
		return nil, fault.New(op, fault.Internal, "")
	}
	plain, err := k.sealer.Open(nil, sealed[:n], sealed[n:], nil)
	if err != nil {
		return nil, fault.Wrap(op, fault.Internal, "", err)
	}
	return plain, nil
}
