package blob_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/Shopify/toxiproxy/v2"
	"go.uber.org/goleak"

	"vitae/internal/adapter/blob"
	"vitae/internal/adapter/blob/blobtest"
	"vitae/internal/base/fault"
)

func TestMain(m *testing.M) {
	before := goleak.IgnoreCurrent()
	code := m.Run()
	// the gateway's, to the end
	err := goleak.Find(before, goleak.IgnoreAnyFunction("vitae/internal/adapter/blob/blobtest.run.func1"),
		goleak.IgnoreAnyFunction("github.com/Shopify/toxiproxy/v2.(*ToxicLink).read"), // of lines that were cut
		goleak.IgnoreAnyFunction("github.com/Shopify/toxiproxy/v2.(*ToxicLink).write"),
		goleak.IgnoreAnyFunction("github.com/Shopify/toxiproxy/v2/toxics.(*ToxicStub).Run"))
	if err != nil && code == 0 {
		fmt.Println(err)
		code = 1
	}
	os.Exit(code)
}

func TestPartsOfABucketAreApart(t *testing.T) {
	t.Parallel()
	c := blobtest.NewBucket(t)
	whole := bucket(t, c)
	c.Prefix = "a"
	a := bucket(t, c)
	c.Prefix = "ab"
	ab := bucket(t, c)
	put(t, a, "x/1", "x/2")
	put(t, ab, "x/1")
	if err := a.DeleteUnder(t.Context(), "x/"); err != nil {
		t.Fatal(err)
	}
	if got := walk(t, whole); len(got) != 1 || got["ab/x/1"] == "" {
		t.Errorf("left: %v", got)
	}
	c.Prefix = "Not.A-Key"
	put(t, bucket(t, c), "x/1")
	if got := walk(t, whole); len(got) != 1 {
		t.Errorf("what is no blob is met: %v", got)
	}
}

// The service lists a thousand at a time.
func TestLongListsComeInParts(t *testing.T) {
	t.Parallel()
	b := bucket(t, blobtest.NewBucket(t))
	for i := range 1005 {
		put(t, b, fmt.Sprintf("many/%d", i))
	}
	met := 0
	if err := b.Walk(t.Context(),
		func(string, func() (io.ReadCloser, error)) error { met++; return nil }); err != nil || met != 1005 {
		t.Errorf("%d are met, %v", met, err)
	}
	if err := b.DeleteUnder(t.Context(), "many/"); err != nil || len(walk(t, b)) != 0 {
		t.Errorf("%d are left, %v", len(walk(t, b)), err)
	}
}

func TestABucketThatCannotBeUsedIsReported(t *testing.T) {
	t.Parallel()
	good := blobtest.NewBucket(t)
	for want, spoil := range map[string]func(c *blob.BucketConfig){
		`"other-bucket" does not exist.`:            func(c *blob.BucketConfig) { c.Name = "other-bucket" },
		`rejects the key or the secret.`:            func(c *blob.BucketConfig) { c.Secret = "another secret" },
		`refused the request: "XAdminUserNotFound"`: func(c *blob.BucketConfig) { c.Key = "nobody" },
		`is in another region.`:                     func(c *blob.BucketConfig) { c.Region = "elsewhere" },
		`cannot be reached.`:                        func(c *blob.BucketConfig) { c.Endpoint = "http://127.0.0.1:1" },
	} {
		c := good
		spoil(&c)
		err := bucket(t, c).Check(t.Context())
		if fault.KindOf(err) != fault.Unavailable || !strings.Contains(fault.Public(err), want) ||
			strings.Contains(err.Error(), c.Secret) {
			t.Errorf("%q: %v", want, err)
		}
		if err := bucket(t, c).Put(t.Context(), "a", []byte("x")); fault.KindOf(err) != fault.Unavailable ||
			strings.Contains(err.Error(), c.Secret) {
			t.Errorf("%q: put %v", want, err)
		}
		if _, err := bucket(t, c).Get(t.Context(), "a"); fault.KindOf(err) != fault.Unavailable ||
			strings.Contains(err.Error(), c.Secret) {
			t.Errorf("%q: get %v", want, err)
		}
	}
	for _, endpoint := range []string{"", "127.0.0.1:1", "http://", "http://a b", "http://h/path?q"} {
		c := good
		c.Endpoint = endpoint
		if _, err := blob.NewBucket(c); fault.KindOf(err) != fault.Invalid && endpoint != "http://h/path?q" {
			t.Errorf("%q: %v", endpoint, err)
		}
	}
}

// behindProxy returns a bucket at the end of a line that can be cut and hushed.
func behindProxy(t *testing.T) (*blob.Bucket, *toxiproxy.Proxy) {
	t.Helper()
	c := blobtest.NewBucket(t)
	at, err := url.Parse(c.Endpoint)
	if err != nil {
		t.Fatal(err)
	}
	p := toxiproxy.NewProxy(silent(toxiproxy.NewServer, toxiproxy.NewMetricsContainer(nil)), t.Name(), "127.0.0.1:0",
		at.Host)
	if err := p.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Toxics.ResetToxics(t.Context()); p.Stop() })
	c.Endpoint = "http://" + p.Listen
	return bucket(t, c), p
}

// silent makes a proxy's surroundings with a logger that is its zero value and writes nowhere.
func silent[M, L, S any](newServer func(M, L) S, metrics M) S {
	var nowhere L
	return newServer(metrics, nowhere)
}

func toxic(t *testing.T, p *toxiproxy.Proxy, kind string, attributes map[string]any) {
	t.Helper()
	asked, err := json.Marshal(map[string]any{"type": kind, "stream": "downstream", "attributes": attributes})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Toxics.AddToxicJson(bytes.NewReader(asked)); err != nil {
		t.Fatal(err)
	}
}

// everyCallIsUnavailable expects that of a service that is away, in one way or another.
func everyCallIsUnavailable(t *testing.T, b *blob.Bucket) {
	t.Helper()
	var all sync.WaitGroup
	for call, f := range map[string]func() error{
		"Put":         func() error { return b.Put(t.Context(), "other", []byte("x")) },
		"Get":         func() error { _, err := b.Get(t.Context(), "kept"); return err },
		"Delete":      func() error { return b.Delete(t.Context(), "kept") },
		"DeleteUnder": func() error { return b.DeleteUnder(t.Context(), "kept/") },
		"Walk": func() error {
			return b.Walk(t.Context(), func(string, func() (io.ReadCloser, error)) error { return nil })
		},
		"Check": func() error { return b.Check(t.Context()) },
	} {
		all.Go(func() {
			if err := f(); fault.KindOf(err) != fault.Unavailable || err == nil ||
				strings.Contains(fault.Public(err), "127.0.0.1") {
				t.Errorf("%s: %v", call, err)
			}
		})
	}
	all.Wait()
}

func TestStorageGoesAwayAndComesBack(t *testing.T) {
	t.Parallel()
	for how, faults := range map[string]func(t *testing.T, p *toxiproxy.Proxy){
		"away":   func(_ *testing.T, p *toxiproxy.Proxy) { p.Stop() },
		"silent": func(t *testing.T, p *toxiproxy.Proxy) { toxic(t, p, "timeout", map[string]any{"timeout": 0}) },
		"cut":    func(t *testing.T, p *toxiproxy.Proxy) { toxic(t, p, "limit_data", map[string]any{"bytes": 40}) },
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			b, p := behindProxy(t)
			large := bytes.Repeat([]byte("kept"), 1<<18)
			if err := b.Put(t.Context(), "kept", large); err != nil {
				t.Fatal(err)
			}
			faults(t, p)
			everyCallIsUnavailable(t, b)
			p.Toxics.ResetToxics(t.Context())
			if !p.Enabled {
				if err := p.Start(); err != nil {
					t.Fatal(err)
				}
			}
			if err := b.Put(t.Context(), "after", large); err != nil {
				t.Errorf("afterwards: %v", err)
			}
			if got, err := b.Get(t.Context(), "after"); err != nil || !bytes.Equal(got, large) {
				t.Errorf("afterwards %d bytes, %v", len(got), err)
			}
		})
	}
}

// A blob of which half has come must not be taken for the whole.
func TestADownloadThatIsCutIsNone(t *testing.T) {
	t.Parallel()
	b, p := behindProxy(t)
	if err := b.Put(t.Context(), "k", bytes.Repeat([]byte("x"), 1<<20)); err != nil {
		t.Fatal(err)
	}
	toxic(t, p, "limit_data", map[string]any{"bytes": 1 << 19})
	if data, err := b.Get(t.Context(), "k"); fault.KindOf(err) != fault.Unavailable || data != nil {
		t.Errorf("%d bytes, %v", len(data), err)
	}
}
