package identity_test

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"testing"

	"vitae/internal/base/actor"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// key is a security key as a browser shows it to pages: one pair, with a count of its uses.
type key struct {
	id     []byte
	pair   *ecdsa.PrivateKey
	handle string
	count  uint32
	origin string
	host   string
}

var b64 = base64.RawURLEncoding

func newKey(t testing.TB) *key {
	t.Helper()
	pair, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	k := &key{id: make([]byte, 32), pair: pair, origin: "https://vitae.example", host: "vitae.example", count: 1}
	if _, err := rand.Read(k.id); err != nil {
		t.Fatal(err)
	}
	return k
}

// asked is what both kinds of options hold.
type asked struct {
	Challenge string
	User      struct{ ID string }
}

func (k *key) client(kind, challenge string) []byte {
	b, err := json.Marshal(map[string]any{
		"type": kind, "challenge": challenge, "origin": k.origin, "crossOrigin": false,
	})
	if err != nil {
		panic(err)
	}
	return b
}

// data is the authenticator data, with the key where it is made (flags: present, and then attested).
func (k *key) data(made bool) []byte {
	host := sha256.Sum256([]byte(k.host))
	flags := byte(0x01)
	if made {
		flags |= 0x40
	}
	out := binary.BigEndian.AppendUint32(append(host[:], flags), k.count)
	if !made {
		return out
	}
	out = append(out, make([]byte, 16)...)
	out = append(binary.BigEndian.AppendUint16(out, uint16(len(k.id))), k.id...)
	point, err := k.pair.PublicKey.Bytes() // 4, x, y
	if err != nil {
		panic(err)
	}
	out = append(out, 0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32) // COSE: EC2, ES256, P-256
	out = append(append(out, point[1:33]...), 0x22, 0x58, 32)
	return append(out, point[33:]...)
}

func (k *key) reply(response map[string]any) string {
	b, err := json.Marshal(map[string]any{
		"id": b64.EncodeToString(k.id), "rawId": b64.EncodeToString(k.id), "type": "public-key",
		"response": response, "clientExtensionResults": map[string]any{},
	})
	if err != nil {
		panic(err)
	}
	return string(b)
}

// make replies to creation options.
func (k *key) make(t testing.TB, options string) string {
	t.Helper()
	var o asked
	if err := json.Unmarshal([]byte(options), &o); err != nil {
		t.Fatal(err)
	}
	k.handle = o.User.ID
	data := k.data(true)
	object := append([]byte("\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59"),
		binary.BigEndian.AppendUint16(nil, uint16(len(data)))...)
	return k.reply(map[string]any{
		"clientDataJSON":    b64.EncodeToString(k.client("webauthn.create", o.Challenge)),
		"attestationObject": b64.EncodeToString(append(object, data...)), "transports": []string{"usb", "<b>"},
	})
}

// sign replies to request options.
func (k *key) sign(t testing.TB, options string) string {
	t.Helper()
	var o asked
	if err := json.Unmarshal([]byte(options), &o); err != nil {
		t.Fatal(err)
	}
	k.count++
	data, client := k.data(false), k.client("webauthn.get", o.Challenge)
	hash := sha256.Sum256(client)
	sum := sha256.Sum256(append(data, hash[:]...))
	signature, err := ecdsa.SignASN1(rand.Reader, k.pair, sum[:])
	if err != nil {
		t.Fatal(err)
	}
	return k.reply(map[string]any{
		"clientDataJSON": b64.EncodeToString(client), "authenticatorData": b64.EncodeToString(data),
		"signature": b64.EncodeToString(signature), "userHandle": k.handle,
	})
}

// addPasskey adds a passkey and returns it with the recovery codes.
func (h *harness) addPasskey(a actor.Actor, name string) (*key, []string) {
	h.t.Helper()
	k := newKey(h.t)
	options, err := h.StartPasskey(context.Background(), a, password)
	if err != nil {
		h.t.Fatal(err)
	}
	codes, err := h.FinishPasskey(context.Background(), a, name, k.make(h.t, options))
	if err != nil {
		h.t.Fatal(err)
	}
	return k, codes
}

// ask does the first step of a login and returns what a passkey is asked for.
func (h *harness) ask(b *browser, username string) (identity.LoginStarted, string) {
	h.t.Helper()
	l := h.start(b, username)
	options, err := h.PasskeyRequest(b.ctx(), l.User)
	if err != nil {
		h.t.Fatal(err)
	}
	return l, options
}

func (h *harness) passkeys(user id.User) identity.PasskeyOverview {
	h.t.Helper()
	all, err := h.Passkeys(context.Background(), user)
	if err != nil {
		h.t.Fatal(err)
	}
	return all
}
