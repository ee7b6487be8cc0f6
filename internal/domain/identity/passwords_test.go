package identity

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/base/turn"
)

var cheap = HashCost{MemoryKiB: 8, Time: 1}

func newTestPasswords(t testing.TB, c HashCost) *passwords {
	t.Helper()
	p, err := newPasswords(c, rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestAPasswordIsItsHashesAlone(t *testing.T) {
	t.Parallel()
	p, ctx := newTestPasswords(t, cheap), context.Background()
	const composed, decomposed = "Caf\u00e9 au lait 7", "Cafe\u0301 au lait 7"
	hash, err := p.hash(ctx, composed)
	if err != nil || !strings.HasPrefix(hash, "$argon2id$v=19$m=8,t=1,p=1$") {
		t.Fatal(hash, err)
	}
	if other, _ := p.hash(ctx, composed); other == hash {
		t.Error("two hashes have one salt")
	}
	long := strings.Repeat("x", maxPassword)
	longHash, err := p.hash(ctx, long+"a")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		password, hash string
		ok             bool
	}{
		{composed, hash, true},
		{decomposed, hash, true}, // the same text from another keyboard
		{composed + " ", hash, false},
		{"", hash, false},
		{long + "a", longHash, true},
		{long + "b", longHash, false}, // nothing is cut off
		{composed, "", false},         // nobody's
		{"", "", false},
	} {
		ok, stale, err := p.verify(ctx, c.password, c.hash)
		if err != nil || ok != c.ok || stale {
			t.Errorf("%q: %v, stale %v, %v", c.password, ok, stale, err)
		}
	}
}

func TestAHashOfAnotherCostIsStaleOnceItFits(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	hash, err := newTestPasswords(t, cheap).hash(ctx, "Seven-Herons-7")
	if err != nil {
		t.Fatal(err)
	}
	p := newTestPasswords(t, HashCost{MemoryKiB: 16, Time: 2})
	if ok, stale, err := p.verify(ctx, "Seven-Herons-7", hash); !ok || !stale || err != nil {
		t.Error(ok, stale, err)
	}
	if ok, stale, err := p.verify(ctx, "Seven-Herons-8", hash); ok || stale || err != nil {
		t.Error(ok, stale, err)
	}
}

func TestAFullQueueAndAnEndedCallerAreBusy(t *testing.T) {
	t.Parallel()
	p := newTestPasswords(t, cheap)
	p.turns = turn.New(turn.Config{AtOnce: 1})
	done, err := p.turns.Take(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	ended, end := context.WithCancel(context.Background())
	end()
	if _, err := p.hash(ended, "x"); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("caller gone: %v", err)
	}
	if _, err := p.hash(context.Background(), "x"); fault.KindOf(err) != fault.Unavailable || fault.WaitOf(err) <= 0 {
		t.Errorf("queue full: %v", err)
	}
	done()
	if _, err := p.hash(context.Background(), "x"); err != nil {
		t.Errorf("a slot is free: %v", err)
	}
}

type dry struct{}

func (dry) Read([]byte) (int, error) { return 0, io.ErrUnexpectedEOF }

func TestWithoutRandomnessNothingIsHashedOrSealed(t *testing.T) {
	t.Parallel()
	p := newTestPasswords(t, cheap)
	p.random = dry{}
	if h, err := p.hash(context.Background(), "x"); err == nil {
		t.Error(h)
	}
	k, err := NewKeys(make([]byte, MinSecret))
	if err != nil {
		t.Fatal(err)
	}
	if b, err := k.seal(dry{}, []byte("x")); err == nil {
		t.Error(b)
	}
}

func TestHashesOutsideTheBoundsAreRefused(t *testing.T) {
	t.Parallel()
	salt, key := b64.EncodeToString(make([]byte, saltBytes)), b64.EncodeToString(make([]byte, keyBytes))
	good := "$argon2id$v=19$m=65536,t=3,p=1$" + salt + "$" + key
	if c, _, _, err := decodeHash(good); err != nil || c != production {
		t.Fatal(c, err)
	}
	for _, bad := range []string{
		"", "$", good + "$", good[1:], strings.Replace(good, "argon2id", "argon2i", 1),
		strings.Replace(good, "v=19", "v=16", 1),
		strings.Replace(good, "m=65536", "m=4294967295", 1), strings.Replace(good, "m=65536", "m=7", 1),
		strings.Replace(good, "m=65536", "m=262145", 1),
		strings.Replace(good, "t=3", "t=0", 1), strings.Replace(good, "t=3", "t=11", 1),
		strings.Replace(good, "p=1", "p=2", 1),
		strings.Replace(good, "t=3", "t=+3", 1), strings.Replace(good, "t=3", "t=03", 1),
		strings.Replace(good, salt, salt[1:], 1),
		strings.Replace(good, key, key+"AAAA", 1), strings.Replace(good, key, "", 1),
	} {
		if _, _, _, err := decodeHash(bad); fault.KindOf(err) != fault.Internal || err == nil {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

func FuzzDecodeHash(f *testing.F) {
	f.Add(encodeHash(production, make([]byte, saltBytes), make([]byte, keyBytes)))
	f.Add("$argon2id$v=19$m=8,t=1,p=1$$")
	f.Add("$2a$10$abc")
	f.Fuzz(func(t *testing.T, phc string) {
		c, salt, key, err := decodeHash(phc)
		if err == nil && (encodeHash(c, salt, key) != phc || c.MemoryKiB > maxHashMemoryKiB || c.Time > maxHashTime) {
			t.Errorf("%q is read as %v", phc, c)
		}
	})
}

func TestTheListOfCommonPasswords(t *testing.T) {
	t.Parallel()
	all := strings.Split(strings.TrimSuffix(commonPasswords, "\n"), "\n")
	if len(all) != 10_000 || !slices.IsSorted(all) {
		t.Fatalf("%d, sorted: %v", len(all), slices.IsSorted(all))
	}
	for _, w := range all {
		if len(w) < minPassword || strings.ToLower(w) != w {
			t.Errorf("%q", w)
		}
		if !isCommon(w) || !isCommon(strings.ToUpper(w)) {
			t.Errorf("%q is not found", w)
		}
		if isCommon(w+"\n") || isCommon(w[:len(w)-1]+"\x00") {
			t.Errorf("beside %q something is found", w)
		}
	}
	for _, w := range []string{"", "\n", "Password", "PASSWORD1", "a", "~~~~~~~~~~", "Seven-Herons-7"} {
		if got, want := isCommon(w), w == "Password" || w == "PASSWORD1"; got != want {
			t.Errorf("%q: %v", w, got)
		}
	}
}

func TestKeysStandForNothingElse(t *testing.T) {
	t.Parallel()
	if _, err := NewKeys(make([]byte, MinSecret-1)); fault.KindOf(err) != fault.Invalid {
		t.Errorf("short: %v", err)
	}
	secret := []byte("0123456789abcdef0123456789abcdef")
	k, err := NewKeys(secret)
	if err != nil {
		t.Fatal(err)
	}
	sums := [][]byte{
		k.sum("a", "b", "c"), k.sum("a", "bc"), k.sum("a", "b", "c", ""), k.sum("a", "", "bc"),
		k.sum("ab", "c"), k.mac, k.signing("a").Seed(), k.signing("b").Seed(),
	}
	for i, a := range sums {
		for _, b := range sums[:i] {
			if slices.Equal(a, b) {
				t.Errorf("%d is like one before", i)
			}
		}
	}
	sealed, err := k.seal(rand.Reader, []byte("letter"))
	if err != nil {
		t.Fatal(err)
	}
	if plain, err := k.open(sealed); string(plain) != "letter" || err != nil {
		t.Error(plain, err)
	}
	for i := range sealed {
		edited := slices.Clone(sealed)
		edited[i] ^= 1
		if _, err := k.open(edited); err == nil {
			t.Errorf("opened with byte %d changed", i)
		}
	}
	if _, err := k.open(sealed[:11]); err == nil {
		t.Error("opened what is too short")
	}
	for _, format := range []string{"%v", "%+v", "%#v", "%s"} {
		if s := fmt.Sprintf(format, struct{ Keys Keys }{k}); strings.Contains(s, "012345") ||
			strings.Contains(s, "48, 49") || strings.Contains(s, "48 49") || strings.Contains(s, "0x30") {
			t.Errorf("%s prints %s", format, s)
		}
	}
}

func TestCodesAreUniformDigits(t *testing.T) {
	t.Parallel()
	// What lies above the last whole million is drawn again; the draw after it is 7.
	s := &Service{d: Deps{Random: strings.NewReader("\xff\xff\xff\xff\x00\x00\x00\x07")}}
	if code, err := s.sixDigits(); code != "000007" || err != nil {
		t.Error(code, err)
	}
	s.d.Random = strings.NewReader("\xff\xff\xff")
	if code, err := s.sixDigits(); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Error(code, err)
	}
	s.d.Random = rand.Reader
	var first [10]int
	const n = 20_000
	for range n {
		code, err := s.sixDigits()
		if err != nil || len(code) != 6 || strings.Trim(code, "0123456789") != "" {
			t.Fatal(code, err)
		}
		first[code[0]-'0']++
	}
	for d, c := range first { // 5 standard deviations
		if c < n/10-220 || c > n/10+220 {
			t.Errorf("%d begins %d of %d codes", d, c, n)
		}
	}
}

func BenchmarkHash(b *testing.B) {
	p := newTestPasswords(b, production)
	for b.Loop() {
		if _, err := p.hash(context.Background(), "Seven-Herons-7"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkIsCommon(b *testing.B) {
	for b.Loop() {
		if isCommon("Seven-Herons-7") {
			b.Fatal()
		}
	}
}
