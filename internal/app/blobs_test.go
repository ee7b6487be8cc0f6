package app_test

import (
	"bytes"
	"net/http"
	"strings"
	"testing"

	"vitae/internal/adapter/blob/blobtest"
	"vitae/internal/app"
	"vitae/internal/app/apptest"
	"vitae/internal/base/fault"
	"vitae/internal/config"
)

// inBucket makes a program keep its files in a new bucket.
func inBucket(t *testing.T) func(c *config.Config) {
	t.Helper()
	b := blobtest.NewBucket(t)
	b.Prefix = "vitae"
	return func(c *config.Config) { c.BlobURL = blobtest.URL(b) }
}

func TestABackupMovesFilesBetweenFolderAndBucket(t *testing.T) {
	t.Parallel()
	folder := func(*config.Config) {}
	for name, place := range map[string][2]func(*config.Config){
		"folder to bucket": {folder, inBucket(t)},
		"bucket to folder": {inBucket(t), folder}, "bucket to bucket": {inBucket(t), inBucket(t)},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := apptest.Start(t, apptest.Options{Database: "sqlite", Change: place[0]})
			c := furnished(t, p)
			archive := backup(t, p.Config)
			profile, photo := belongings(t, c)

			settings := apptest.Settings(t, apptest.Options{Database: "sqlite", Change: place[1]}, p.Post)
			ok(t, app.Restore(t.Context(), settings, quiet(), bytes.NewReader(archive)))
			other := apptest.Settings(t,
				apptest.Options{Database: "sqlite", Change: func(o *config.Config) { o.BlobURL = settings.BlobURL }},
				p.Post)
			err := app.Restore(t.Context(), other, quiet(), bytes.NewReader(archive))
			if said := fault.Public(err); fault.KindOf(err) != fault.Conflict ||
				!strings.Contains(said, "VITAE_BLOB_URL=") || strings.Contains(err.Error(), "hunter2") {
				t.Errorf("onto files that are there: %v", err)
			}
			restored := apptest.Start(t, apptest.Options{
				Database: "sqlite", DataDir: settings.DataDir, Post: p.Post,
				Change: func(o *config.Config) {
					o.PublicURL, o.BlobURL = p.URL, settings.BlobURL
				},
			})
			c.URL = restored.URL
			if again, same := belongings(t, c); again != profile || !bytes.Equal(same, photo) {
				t.Errorf("restored %s with %d bytes of photo\nwas %s with %d", again, len(same), profile, len(photo))
			}
			if log := p.Log() + restored.Log(); strings.Contains(log, "hunter2") {
				t.Error("the log holds the secret")
			}
		})
	}
}

// A storage that is away takes photos with it and nothing else, and needs no hand once it is back.
func TestObjectStorageIsAwayAndComesBack(t *testing.T) {
	t.Parallel()
	b := blobtest.NewBucket(t)
	l := newLine(t, hostOf(t, b.Endpoint))
	b.Endpoint = l.through(b.Endpoint)
	p := apptest.Start(t, apptest.Options{
		Database: "sqlite",
		Change:   func(c *config.Config) { c.BlobURL = blobtest.URL(b) },
	})
	l.upAfterwards()
	c := furnished(t, p)
	_, photo := belongings(t, c)
	read := func() (apptest.Answer, error) {
		return c.Send(http.MethodGet, "/api/v1/identity/photo/"+c.User.ID, "", nil)
	}
	l.Cut()
	a, err := read()
	unavailable(t, "a photo", a, err)
	if status, err := c.Get("/readyz"); status != http.StatusOK || err != nil {
		t.Errorf("what needs no files is served: %d %v", status, err)
	}
	ok(t, c.Mutate(setTitle, titled("kept")))
	if log := p.Log(); strings.Contains(log, "hunter2") {
		t.Error("the log holds the secret")
	}
	l.up()
	if a, err = read(); err != nil || !bytes.Equal(a.Body, photo) {
		t.Errorf("afterwards: %d %v", a.Status, err)
	}
	ok(t, c.Mutate(`mutation($p: String!){deleteAccount(password:$p){success message}}`,
		map[string]any{"p": c.User.Password}))
}
