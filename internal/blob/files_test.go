package blob_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/blob"
	"vitae/internal/fault"
)

func open(t *testing.T, dir string) *blob.Files {
	t.Helper()
	f, err := blob.NewFiles(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

func TestWhatIsPutIsThereUntilDeleted(t *testing.T) {
	t.Parallel()
	ctx, dir := t.Context(), filepath.Join(t.TempDir(), "made", "here")
	f := open(t, dir)
	for _, data := range [][]byte{[]byte("first"), {}, bytes.Repeat([]byte{0, 0xff}, 1<<19)} {
		if err := f.Put(ctx, "photo/1000_a-b", data); err != nil {
			t.Fatal(err)
		}
		if got, err := open(t, dir).Get(ctx, "photo/1000_a-b"); err != nil || !bytes.Equal(got, data) {
			t.Fatalf("%d bytes come back as %d, %v", len(data), len(got), err)
		}
	}
	for range 2 {
		if err := f.Delete(ctx, "photo/1000_a-b"); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := f.Get(ctx, "photo/1000_a-b"); fault.KindOf(err) != fault.NotFound {
		t.Errorf("deleted: %v", err)
	}
	if _, err := f.Get(ctx, "never/there"); fault.KindOf(err) != fault.NotFound {
		t.Errorf("never there: %v", err)
	}
}

func TestOnlyTheOwnerReadsFilesAndFolders(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "blobs")
	if err := open(t, dir).Put(t.Context(), "a/b/c", []byte("x")); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]fs.FileMode{".": 0o700, "a": 0o700, "a/b": 0o700, "a/b/c": 0o600} {
		if info, err := os.Stat(filepath.Join(dir, name)); err != nil || info.Mode().Perm() != want {
			t.Errorf("%s: %v %v", name, info.Mode(), err)
		}
	}
}

func TestNoKeyLeadsOutOfTheFolder(t *testing.T) {
	t.Parallel()
	ctx, dir := t.Context(), t.TempDir()
	f := open(t, filepath.Join(dir, "blobs"))
	secret := filepath.Join(dir, "secret")
	if err := os.WriteFile(secret, []byte("secret"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{
		"", "/", "..", "../secret", "a/../../secret", "a/..", "/etc/passwd", "a//b", "a/", "/a", ".incoming/x", "a.b", "A", "a\x00", "a\nb",
		`..\secret`, "é", strings.Repeat("a", 201),
	} {
		_, got := f.Get(ctx, key)
		for call, err := range map[string]error{"Get": got, "Put": f.Put(ctx, key, []byte("x")), "Delete": f.Delete(ctx, key)} {
			if fault.KindOf(err) != fault.Invalid {
				t.Errorf("%s(%q): %v", call, key, err)
			}
		}
	}
	// Even a link that somebody planted inside leads nowhere.
	if err := os.Symlink(dir, filepath.Join(dir, "blobs", "link")); err != nil {
		t.Fatal(err)
	}
	if data, err := f.Get(ctx, "link/secret"); fault.KindOf(err) != fault.Unavailable || data != nil {
		t.Errorf("a link outside reads %q, %v", data, err)
	}
	if err := f.Put(ctx, "link/secret", []byte("x")); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("a link outside is written: %v", err)
	}
	if data, _ := os.ReadFile(secret); string(data) != "secret" {
		t.Error("the file outside has changed")
	}
}

func TestReadersSeeTheOldOrTheNewOneWhole(t *testing.T) {
	t.Parallel()
	ctx, f := t.Context(), open(t, t.TempDir())
	versions := [][]byte{bytes.Repeat([]byte("a"), 1<<16), bytes.Repeat([]byte("b"), 1<<17)}
	if err := f.Put(ctx, "k", versions[0]); err != nil {
		t.Fatal(err)
	}
	var writers sync.WaitGroup
	for w := range 4 {
		writers.Go(func() {
			for i := range 25 {
				if err := f.Put(ctx, "k", versions[(w+i)%2]); err != nil {
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
		got, err := f.Get(ctx, "k")
		if err != nil || !slices.ContainsFunc(versions, func(v []byte) bool { return bytes.Equal(v, got) }) {
			t.Fatalf("%d bytes, %v", len(got), err)
		}
	}
}

func TestAFailedPutLeavesNothing(t *testing.T) {
	t.Parallel()
	ctx, dir := t.Context(), t.TempDir()
	f := open(t, dir)
	if err := f.Put(ctx, "a", []byte("a file where a folder is wanted")); err != nil {
		t.Fatal(err)
	}
	if err := f.Put(ctx, "a/b", []byte("x")); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("%v", err)
	}
	gone, cancel := context.WithCancel(ctx)
	cancel()
	if err := f.Put(gone, "c", []byte("x")); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("nobody waits any more: %v", err)
	}
	if left, err := os.ReadDir(filepath.Join(dir, ".incoming")); err != nil || len(left) != 0 {
		t.Errorf("left: %v %v", left, err)
	}
	if got := walk(t, f); len(got) != 1 {
		t.Errorf("there are %v", got)
	}
}

func TestTheStartClearsWhatACrashLeft(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	f := open(t, dir)
	old, young := filepath.Join(dir, ".incoming", "OLD"), filepath.Join(dir, ".incoming", "YOUNG")
	for _, name := range []string{old, young} {
		if err := os.WriteFile(name, []byte("half"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chtimes(old, time.Time{}, time.Now().Add(-2*time.Hour)); err != nil {
		t.Fatal(err)
	}
	if got := walk(t, f); len(got) != 0 {
		t.Errorf("half-written files are met: %v", got)
	}
	open(t, dir)
	if _, err := os.Stat(old); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the old one: %v", err)
	}
	if _, err := os.Stat(young); err != nil {
		t.Errorf("the young one, which another process may be writing: %v", err)
	}
}

func walk(t *testing.T, f *blob.Files) map[string]string {
	t.Helper()
	got := map[string]string{}
	err := f.Walk(t.Context(), func(key string, open func() (io.ReadCloser, error)) error {
		r, err := open()
		if err != nil {
			return err
		}
		defer r.Close()
		b, err := io.ReadAll(r)
		got[key] = string(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func TestWalkMeetsEveryBlobAndNothingElse(t *testing.T) {
	t.Parallel()
	ctx, dir := t.Context(), t.TempDir()
	f := open(t, dir)
	want := map[string]string{"a/1": "one", "a/b/2": "two", "z": "three"}
	for k, v := range want {
		if err := f.Put(ctx, k, []byte(v)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(dir, "lost+found"), 0); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "README.txt"), []byte("of the operator"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := walk(t, f); !maps.Equal(got, want) {
		t.Errorf("%v", got)
	}
	err := f.Walk(ctx, func(key string, open func() (io.ReadCloser, error)) error {
		if err := f.Delete(ctx, key); err != nil {
			return err
		}
		_, err := open()
		return err
	})
	if fault.KindOf(err) != fault.NotFound {
		t.Errorf("a blob that has gone meanwhile: %v", err)
	}
	gone, cancel := context.WithCancel(ctx)
	cancel()
	if err := f.Walk(gone, func(string, func() (io.ReadCloser, error)) error { return nil }); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

func TestAFolderThatCannotBeUsedStopsTheStart(t *testing.T) {
	t.Parallel()
	name := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(name, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := blob.NewFiles(name); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("%v", err)
	}
}
