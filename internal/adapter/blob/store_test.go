package blob_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/adapter/blob"
	"vitae/internal/adapter/blob/blobtest"
	"vitae/internal/base/fault"
)

// What blob.Store promises, of a folder and of a bucket. Each test has a store of its own; another opens it once more.

func eachStore(t *testing.T, f func(t *testing.T, s blob.Store, another func() blob.Store)) {
	t.Parallel()
	t.Run("folder", func(t *testing.T) {
		t.Parallel()
		dir := t.TempDir()
		f(t, open(t, dir), func() blob.Store { return open(t, dir) })
	})
	t.Run("bucket", func(t *testing.T) {
		t.Parallel()
		c := blobtest.NewBucket(t)
		f(t, bucket(t, c), func() blob.Store { return bucket(t, c) })
	})
	t.Run("part of a bucket", func(t *testing.T) {
		t.Parallel()
		c := blobtest.NewBucket(t)
		c.Prefix = "vitae/prod"
		f(t, bucket(t, c), func() blob.Store { return bucket(t, c) })
	})
}

func bucket(t *testing.T, c blob.BucketConfig) *blob.Bucket {
	t.Helper()
	b, err := blob.NewBucket(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = b.Close() })
	return b
}

func put(t *testing.T, s blob.Store, keys ...string) {
	t.Helper()
	for _, key := range keys {
		if err := s.Put(t.Context(), key, []byte("of "+key)); err != nil {
			t.Fatal(err)
		}
	}
}

func walk(t *testing.T, s blob.Store) map[string]string {
	t.Helper()
	got := map[string]string{}
	err := s.Walk(t.Context(), func(key string, open func() (io.ReadCloser, error)) error {
		r, err := open()
		if err != nil {
			return err
		}
		b, err := io.ReadAll(r)
		got[key] = string(b)
		return errors.Join(err, r.Close())
	})
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func TestWhatIsPutIsThereUntilDeleted(t *testing.T) {
	eachStore(t, func(t *testing.T, s blob.Store, another func() blob.Store) {
		ctx := t.Context()
		if err := s.Check(ctx); err != nil {
			t.Error(err)
		}
		for _, data := range [][]byte{[]byte("first"), {}, bytes.Repeat([]byte{0, 0xff}, 1<<21)} {
			if err := s.Put(ctx, "photo/1000_a-b", data); err != nil {
				t.Fatal(err)
			}
			if got, err := another().Get(ctx, "photo/1000_a-b"); err != nil || !bytes.Equal(got, data) {
				t.Fatalf("%d bytes come back as %d, %v", len(data), len(got), err)
			}
		}
		for range 2 {
			if err := s.Delete(ctx, "photo/1000_a-b"); err != nil {
				t.Fatal(err)
			}
		}
		for _, key := range []string{"photo/1000_a-b", "never/there"} {
			if _, err := s.Get(ctx, key); fault.KindOf(err) != fault.NotFound || err == nil {
				t.Errorf("%s: %v", key, err)
			}
		}
	})
}

func TestKeysHaveOneForm(t *testing.T) {
	eachStore(t, func(t *testing.T, s blob.Store, _ func() blob.Store) {
		ctx := t.Context()
		put(t, s, "a/b")
		for _, key := range []string{
			"", "/", "..", "../secret", "a/../../secret", "a/..", "/etc/passwd", "a//b", "a/", "/a", ".incoming/x",
			"a.b", "A", "a\x00", "a\nb",
			`..\secret`, "é", strings.Repeat("a", 201),
		} {
			_, got := s.Get(ctx, key)
			calls := map[string]error{
				"Get": got, "Put": s.Put(ctx, key, []byte("x")), "Delete": s.Delete(ctx, key),
				"DeleteUnder": s.DeleteUnder(ctx, key+"/"),
			}
			if key != "a/" {
				calls["DeleteUnder as it is"] = s.DeleteUnder(ctx, key)
			}
			for call, err := range calls {
				if fault.KindOf(err) != fault.Invalid {
					t.Errorf("%s(%q): %v", call, key, err)
				}
			}
		}
		if err := s.DeleteUnder(ctx, "a"); fault.KindOf(err) != fault.Invalid {
			t.Errorf("a prefix without its slash: %v", err)
		}
		if got := walk(t, s); len(got) != 1 {
			t.Errorf("left: %v", got)
		}
	})
}

func TestDeleteUnderTakesAFolderAndNoMore(t *testing.T) {
	eachStore(t, func(t *testing.T, s blob.Store, _ func() blob.Store) {
		put(t, s, "resumes/1/a", "resumes/1/b/c", "resumes/1/b/d/e", "resumes/12/a", "resumes/0", "photos/1/a")
		for range 2 { // the second finds nothing
			if err := s.DeleteUnder(t.Context(), "resumes/1/"); err != nil {
				t.Fatal(err)
			}
			if got := slices.Sorted(maps.Keys(walk(t, s))); !slices.Equal(got,
				[]string{"photos/1/a", "resumes/0", "resumes/12/a"}) {
				t.Errorf("left: %v", got)
			}
		}
		put(t, s, "resumes/1/a") // its place is free again
		cancelled, cancel := context.WithCancel(t.Context())
		cancel()
		if err := s.DeleteUnder(cancelled, "resumes/1/"); fault.KindOf(err) != fault.Unavailable || err == nil {
			t.Errorf("nobody waits any more: %v", err)
		}
	})
}

func TestReadersSeeTheOldOrTheNewOneWhole(t *testing.T) {
	eachStore(t, func(t *testing.T, s blob.Store, _ func() blob.Store) {
		ctx := t.Context()
		versions := [][]byte{bytes.Repeat([]byte("a"), 1<<16), bytes.Repeat([]byte("b"), 1<<17)}
		if err := s.Put(ctx, "k", versions[0]); err != nil {
			t.Fatal(err)
		}
		var writers sync.WaitGroup
		for w := range 4 {
			writers.Go(func() {
				for i := range 25 {
					if err := s.Put(ctx, "k", versions[(w+i)%2]); err != nil {
						t.Error(err)
					}
				}
			})
		}
		done := make(chan struct{})
		go func() { writers.Wait(); close(done) }()
		for running := true; running; {
			select {
			case <-done:
				running = false
			default:
			}
			got, err := s.Get(ctx, "k")
			if err != nil || !slices.ContainsFunc(versions, func(v []byte) bool { return bytes.Equal(v, got) }) {
				t.Fatalf("%d bytes, %v", len(got), err)
			}
		}
	})
}

func TestWalkMeetsEveryBlob(t *testing.T) {
	eachStore(t, func(t *testing.T, s blob.Store, _ func() blob.Store) {
		ctx := t.Context()
		want := map[string]string{"a/1": "of a/1", "a/b/2": "of a/b/2", "a-b": "of a-b", "z": "of z"}
		put(t, s, slices.Collect(maps.Keys(want))...)
		if got := walk(t, s); !maps.Equal(got, want) {
			t.Errorf("%v", got)
		}
		calls, stop := 0, errors.New("stop")
		if err := s.Walk(ctx, func(string, func() (io.ReadCloser, error)) error { calls++; return stop }); !errors.Is(
			err, stop) || calls != 1 {
			t.Errorf("%d calls, %v", calls, err)
		}
		err := s.Walk(ctx, func(key string, open func() (io.ReadCloser, error)) error {
			if err := s.Delete(ctx, key); err != nil {
				return err
			}
			_, err := open()
			return err
		})
		if fault.KindOf(err) != fault.NotFound || err == nil {
			t.Errorf("a blob that has gone meanwhile: %v", err)
		}
		cancelled, cancel := context.WithCancel(ctx)
		cancel()
		err = s.Walk(cancelled, func(string, func() (io.ReadCloser, error)) error { return nil })
		if !errors.Is(err, context.Canceled) || fault.KindOf(err) != fault.Unavailable {
			t.Errorf("nobody waits any more: %v", err)
		}
		if err := s.Put(cancelled, "c", nil); fault.KindOf(err) != fault.Unavailable || err == nil {
			t.Errorf("nobody waits any more: %v", err)
		}
	})
}

func TestOldBlobsAreThoseOfBefore(t *testing.T) {
	eachStore(t, func(t *testing.T, s blob.Store, _ func() blob.Store) {
		put(t, s, "photos/1/a", "resumes/1/b")
		for before, want := range map[time.Duration][]string{
			time.Hour:  {"photos/1/a", "resumes/1/b"},
			-time.Hour: nil,
		} {
			var got []string
			err := s.Old(t.Context(), time.Now().Add(before), func(key string) error {
				got = append(got, key)
				return nil
			})
			if slices.Sort(got); err != nil || !slices.Equal(got, want) {
				t.Errorf("%v: %v %v", before, got, err)
			}
		}
		if err := s.Old(t.Context(), time.Now().Add(time.Hour), func(string) error { return io.EOF }); !errors.Is(err,
			io.EOF) {
			t.Error(err)
		}
	})
}

func TestAnEmptyStoreIsWalked(t *testing.T) {
	eachStore(t, func(t *testing.T, s blob.Store, _ func() blob.Store) {
		if got := walk(t, s); len(got) != 0 {
			t.Error(fmt.Sprint(got))
		}
	})
}
