package app_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"image"
	"image/png"
	"log/slog"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/adapter/blob"
	"vitae/internal/adapter/blob/blobtest"
	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/clock"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/identity"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/docparse"
)

// files is object storage as the program uses it.
type files interface {
	identity.Blobs
	Old(ctx context.Context, before time.Time, do func(key string) error) error
}

// cut simulates a kill of the program after some steps: from then on, every step fails. A step is a change that is
// visible from outside, such as a commit or a file that is stored or removed.
type cut struct{ left int }

var errCut = errors.New("the program was killed")

func (c *cut) step() error {
	if c.left == 0 {
		return errCut
	}
	c.left--
	return nil
}

type cutAccounts struct {
	identity.Store
	*cut
}

func (s cutAccounts) InTx(ctx context.Context, f func(identity.Store) error) error {
	if err := s.step(); err != nil {
		return err
	}
	return s.Store.InTx(ctx, f)
}

type cutResumes struct {
	resume.Store
	*cut
}

func (s cutResumes) InTx(ctx context.Context, f func(resume.Store) error) error {
	if err := s.step(); err != nil {
		return err
	}
	return s.Store.InTx(ctx, f)
}

func (s cutResumes) Erase(ctx context.Context, owner id.User, r id.Resume) error {
	if err := s.step(); err != nil {
		return err
	}
	return s.Store.Erase(ctx, owner, r)
}

type cutFiles struct {
	files
	*cut
}

func (f cutFiles) Put(ctx context.Context, key string, data []byte) error {
	if err := f.step(); err != nil {
		return err
	}
	return f.files.Put(ctx, key, data)
}

func (f cutFiles) Delete(ctx context.Context, key string) error {
	if err := f.step(); err != nil {
		return err
	}
	return f.files.Delete(ctx, key)
}

// DeleteUnder may be cut in the middle, with some files gone.
func (f cutFiles) DeleteUnder(ctx context.Context, prefix string) error {
	for _, key := range keysOf(ctx, f.files, prefix) {
		if err := f.Delete(ctx, key); err != nil {
			return err
		}
	}
	return f.files.DeleteUnder(ctx, prefix)
}

func keysOf(ctx context.Context, f files, prefix string) []string {
	var keys []string
	_ = f.Old(ctx, time.Now().Add(time.Hour), func(key string) error {
		if strings.HasPrefix(key, prefix) {
			keys = append(keys, key)
		}
		return nil
	})
	slices.Sort(keys)
	return keys
}

// eraser is the services that keep files, over one database and one storage.
type eraser struct {
	*testing.T
	db    *sqlstore.DB
	files files
	clock *clock.Manual
	keys  identity.Keys
	read  *docparse.Reader
	user  id.User
}

const erasePassword = "Seven-Herons-7"

func (k *eraser) services(c *cut) (*identity.Service, *resume.Service) {
	k.Helper()
	ids := id.Maker{Now: k.clock.Now, Random: rand.Reader}
	accounts, err := identity.New(identity.Deps{
		Store: cutAccounts{k.db.Identity(), c}, Mailer: silent{}, Blobs: cutFiles{k.files, c}, Keys: k.keys,
		Clock: k.clock, IDs: ids, Random: rand.Reader, Folders: []string{"resumes"},
		PublicURL: &url.URL{Scheme: "https", Host: "vitae.example"}, Log: slog.New(slog.DiscardHandler),
		Hashing: identity.HashCost{MemoryKiB: 8, Time: 1},
	})
	ok(k.T, err)
	resumes, err := resume.NewService(resume.Deps{
		Store: cutResumes{k.db.Resumes(), c}, Entitlements: billing.Everything(), Reader: k.read,
		Blobs: cutFiles{k.files, c}, Files: resume.NewFiles(k.read, nil), Clock: k.clock, IDs: ids,
		Log: slog.New(slog.DiscardHandler),
	})
	ok(k.T, err)
	return accounts, resumes
}

type silent struct{}

func (silent) Send(context.Context, identity.Mail) error { return nil }

// furnish creates an account with a photo, a resume, and two more in the trash, each with its file. It returns
// one of the two in the trash.
func (k *eraser) furnish(name string) (trashed id.Resume) {
	k.Helper()
	ctx := k.Context()
	accounts, resumes := k.services(&cut{left: -1})
	ok(k.T, accounts.CreateAccount(ctx, name, name+"@example.com"))
	_, code, err := accounts.OpenReset(ctx, name)
	ok(k.T, err)
	a, err := k.db.Identity().AccountByLogin(ctx, name)
	ok(k.T, err)
	k.user = a.ID
	ok(k.T, accounts.ResetPassword(ctx, a.ID, code, erasePassword))
	k.photo(accounts)
	for i := range 3 {
		got, err := resumes.Upload(ctx, k.user, resume.File{Name: "cv.txt", Data: []byte(shortResume)})
		ok(k.T, err)
		if i > 0 {
			trashed = got.Resume.ID
			ok(k.T, resumes.Delete(ctx, k.user, trashed))
		}
	}
	return trashed
}

func (k *eraser) photo(accounts *identity.Service) error {
	var picture bytes.Buffer
	ok(k.T, png.Encode(&picture, image.NewGray(image.Rect(0, 0, 8, 8))))
	_, err := accounts.SetPhoto(k.Context(), k.user, "me.png", picture.Bytes())
	return err
}

// named lists the files that rows name, and reports those that are not there.
func (k *eraser) named() []string {
	k.Helper()
	ctx := k.Context()
	uploads, err := k.db.Resumes().UploadsAfter(ctx, k.user, "", 100)
	ok(k.T, err)
	var keys []string
	for _, u := range uploads {
		keys = append(keys, u.Blob)
	}
	if p, err := k.db.Identity().Profile(ctx, k.user); err == nil && p.Photo.Blob != "" {
		keys = append(keys, p.Photo.Blob)
	}
	for _, key := range keys {
		if _, err := k.files.Get(ctx, key); err != nil {
			k.Errorf("a row names a file that is gone: %v", err)
		}
	}
	slices.Sort(keys)
	return keys
}

// work runs the jobs that are due a minute later.
func (k *eraser) work(accounts *identity.Service) {
	k.Helper()
	ctx := k.Context()
	k.clock.Advance(time.Minute)
	for {
		j, some, err := k.db.Queue().Take(ctx, k.clock.Now(), time.Minute)
		ok(k.T, err)
		if !some {
			return
		}
		if j.Kind == job.Erase {
			ok(k.T, accounts.EraseFiles(ctx, j.Payload))
		}
		ok(k.T, k.db.Queue().Done(ctx, j.ID))
	}
}

// erasures is every way in which files of a user go, with how many stay.
var erasures = []struct {
	name string
	do   func(k *eraser, accounts *identity.Service, resumes *resume.Service, trashed id.Resume) error
	left int
}{
	{"account", func(k *eraser, accounts *identity.Service, _ *resume.Service, _ id.Resume) error {
		ctx := actor.WithBrowser(k.Context(), actor.Browser{Keep: func(actor.Cookie, string, time.Duration) {}})
		return accounts.DeleteAccount(ctx, actor.Actor{User: k.user, Session: "s"}, erasePassword)
	}, 0},
	{"resume", func(k *eraser, _ *identity.Service, resumes *resume.Service, trashed id.Resume) error {
		return resumes.Erase(k.Context(), k.user, trashed)
	}, 3},
	{"trash", func(k *eraser, _ *identity.Service, resumes *resume.Service, _ id.Resume) error {
		return resumes.Erase(k.Context(), k.user, "")
	}, 2},
	{"old trash", func(k *eraser, _ *identity.Service, resumes *resume.Service, _ id.Resume) error {
		k.clock.Advance(owned.TrashFor + time.Hour)
		return resumes.Purge(k.Context())
	}, 2},
	{"photo", func(k *eraser, accounts *identity.Service, _ *resume.Service, _ id.Resume) error {
		return accounts.DeletePhoto(k.Context(), k.user)
	}, 3},
	{"another photo", func(k *eraser, accounts *identity.Service, _ *resume.Service, _ id.Resume) error {
		return k.photo(accounts)
	}, 4},
}

// Whatever is erased is gone whole or not at all, wherever the program is killed: every row that is left has its file,
// and after the job no file is left that no row names.
func TestAnErasureThatIsCutIsWholeOrNone(t *testing.T) {
	t.Parallel()
	read, err := docparse.NewReader(docparse.Config{CacheDir: filepath.Join(os.TempDir(), "vitae-test-wasm")})
	ok(t, err)
	t.Cleanup(func() { _ = read.Close() })
	keys, err := identity.NewKeys([]byte(strings.Repeat("secret of the tests ", 3)))
	ok(t, err)
	folder := func(t *testing.T) files {
		f, err := blob.NewFiles(t.TempDir())
		ok(t, err)
		t.Cleanup(func() { _ = f.Close() })
		return f
	}
	bucket := func(t *testing.T) files {
		b, err := blob.NewBucket(blobtest.NewBucket(t))
		ok(t, err)
		t.Cleanup(func() { _ = b.Close() })
		return b
	}
	for name, place := range map[string]func(*testing.T) files{"folder": folder, "bucket": bucket} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
				k := &eraser{T: t, db: db, files: place(t), clock: clock.NewManual(time.Now()), keys: keys, read: read}
				for _, e := range erasures {
					for n, done := 0, false; !done && n < 20; n++ {
						done = k.erase(e.name+" "+string(rune('a'+n)), n, e.do, e.left)
					}
				}
			})
		})
	}
}

// erase cuts an erasure after n steps and starts again. It reports whether the erasure needed no more.
func (k *eraser) erase(name string, n int, do func(*eraser, *identity.Service, *resume.Service, id.Resume) error,
	left int,
) (done bool) {
	k.Helper()
	trashed := k.furnish(strings.ReplaceAll(name, " ", ""))
	before := k.named()
	c := &cut{left: n}
	accounts, resumes := k.services(c)
	err := do(k, accounts, resumes, trashed)
	done = c.left > 0
	if done && err != nil {
		k.Errorf("%s: %v", name, err)
	}
	at := k.named() // restarted: every row has its file
	accounts, _ = k.services(&cut{left: -1})
	k.work(accounts)
	named := k.named()
	kept := slices.DeleteFunc(keysOf(k.Context(), k.files, ""), func(key string) bool {
		// a file that was stored just before the kill, without its row yet, goes with the daily sweep
		return !strings.Contains(key, "/"+k.user.String()+"/") || err != nil && !slices.Contains(before, key)
	})
	if !slices.Equal(at, named) || !slices.Equal(kept, named) {
		k.Errorf("%s, cut after %d steps: files %v, named %v", name, n, kept, named)
	}
	if err == nil && len(named) != left {
		k.Errorf("%s: %d files are left, not %d", name, len(named), left)
	}
	return done
}
