package blob_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"vitae/internal/adapter/blob"
	"vitae/internal/base/fault"
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

func TestNoLinkLeadsOutOfTheFolder(t *testing.T) {
	t.Parallel()
	ctx, dir := t.Context(), t.TempDir()
	f := open(t, filepath.Join(dir, "blobs"))
	secret := filepath.Join(dir, "secret")
	if err := os.WriteFile(secret, []byte("secret"), 0o600); err != nil {
		t.Fatal(err)
	}
	// Somebody planted it.
	if err := os.Symlink(dir, filepath.Join(dir, "blobs", "link")); err != nil {
		t.Fatal(err)
	}
	if data, err := f.Get(ctx, "link/secret"); fault.KindOf(err) != fault.Unavailable || data != nil {
		t.Errorf("a link outside reads %q, %v", data, err)
	}
	if err := f.Put(ctx, "link/secret", []byte("x")); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("a link outside is written: %v", err)
	}
	if err := f.DeleteUnder(ctx, "link/"); err != nil {
		t.Error(err)
	}
	if data, _ := os.ReadFile(secret); string(data) != "secret" {
		t.Error("the file outside has changed")
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

func TestWalkPassesOverWhatIsNoBlob(t *testing.T) {
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

// Whatever byte of a file the disk changes, and wherever it cuts it, the file is reported as damaged and never given.
func TestADamagedFileIsReportedByItsSum(t *testing.T) {
	t.Parallel()
	ctx, dir := t.Context(), t.TempDir()
	f := open(t, dir)
	data := []byte("%PDF-1.7 the words of somebody")
	if err := f.Put(ctx, "a/b", data); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(dir, "a", "b")
	whole, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	check := func(what string, file []byte) {
		t.Helper()
		if err := os.WriteFile(name, file, 0o600); err != nil {
			t.Fatal(err)
		}
		if got, err := f.Get(ctx, "a/b"); fault.KindOf(err) != fault.Unreadable || fault.Public(err) == "" ||
			got != nil {
			t.Errorf("%s: %q %v", what, got, err)
		}
		err := f.Walk(ctx, func(_ string, open func() (io.ReadCloser, error)) error {
			_, err := open()
			return err
		})
		if fault.KindOf(err) != fault.Unreadable {
			t.Errorf("%s, in a walk: %v", what, err)
		}
	}
	for i := range whole {
		flipped := bytes.Clone(whole)
		flipped[i] ^= 1
		check(fmt.Sprint("byte ", i), flipped)
		check(fmt.Sprint("cut at ", i), whole[:i])
	}
	check("longer", append(bytes.Clone(whole), 'x'))
	for _, earlier := range []string{"%PDF-1.7 kept before there were sums", "x"} {
		if err := os.WriteFile(name, []byte(earlier), 0o600); err != nil {
			t.Fatal(err)
		}
		if got, err := f.Get(ctx, "a/b"); err != nil || string(got) != earlier {
			t.Errorf("a file of before: %q %v", got, err)
		}
	}
	if err := f.Put(ctx, "a/b", data); err != nil {
		t.Fatal(err)
	}
	if got, err := f.Get(ctx, "a/b"); err != nil || !bytes.Equal(got, data) {
		t.Errorf("put again: %q %v", got, err)
	}
}

// TestPutAndDeleteUnderMeet holds that neither fails where both are at work in one folder.
func TestPutAndDeleteUnderMeet(t *testing.T) {
	t.Parallel()
	f := open(t, t.TempDir())
	var wg sync.WaitGroup
	for i := range 4 {
		wg.Go(func() {
			for n := range 40 {
				if err := f.Put(context.Background(), fmt.Sprintf("resumes/1/%d-%d", i, n), []byte("x")); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Go(func() {
		for range 200 {
			if err := f.DeleteUnder(context.Background(), "resumes/1/"); err != nil {
				t.Error(err)
			}
		}
	})
	wg.Wait()
}
