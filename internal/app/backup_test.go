package app_test

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"image"
	"image/color"
	"image/png"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vitae/internal/app"
	"vitae/internal/app/apptest"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/config"
)

func quiet() app.Deps { return app.Deps{Log: io.Discard, Clock: clock.System{}} }

// backup is what the command writes, beside the running program.
func backup(t *testing.T, c config.Config) []byte {
	t.Helper()
	i, err := app.Open(t.Context(), c, quiet())
	ok(t, err)
	defer i.Close()
	var b bytes.Buffer
	ok(t, i.Backup(t.Context(), &b))
	return b.Bytes()
}

// furnished gives a user with a profile and a photo, signed in.
func furnished(t *testing.T, p *apptest.Program) *apptest.Client {
	t.Helper()
	c := p.Client()
	ok(t, c.SignUp())
	changeProfile(t, c)
	picture := image.NewRGBA(image.Rect(0, 0, 300, 300))
	for i := range picture.Pix {
		picture.Pix[i] = uint8(i * i)
	}
	picture.Set(1, 1, color.White)
	var b bytes.Buffer
	ok(t, png.Encode(&b, picture))
	ct, body := form(t, "me.png", b.Bytes(), nil)
	a, err := c.Send("PUT", "/api/v1/identity/photo", ct, body)
	if err != nil || a.Status >= 300 {
		t.Fatalf("photo: %d %s %v", a.Status, a.Body, err)
	}
	return c
}

// belongings are what a user sees of their own.
func belongings(t *testing.T, c *apptest.Client) (profile string, photo []byte) {
	t.Helper()
	var d map[string]any
	ok(t, c.Identity(`{currentUser{id username email createdAt} userProfile{jobTitle skills themePreference createdAt updatedAt profilePhotoFilename} consents{value at}}`, nil, &d))
	a, err := c.Send("GET", "/api/v1/identity/photo/"+c.User.ID, "", nil)
	if err != nil || a.Status != 200 {
		t.Fatalf("photo: %d %v", a.Status, err)
	}
	text, err := json.Marshal(d)
	ok(t, err)
	return string(text), a.Body
}

func TestABackupRestoresOnEitherDatabase(t *testing.T) {
	t.Parallel()
	for from, to := range map[string]string{"sqlite": "postgres", "postgres": "sqlite"} {
		t.Run(from+" to "+to, func(t *testing.T) {
			t.Parallel()
			p := apptest.Start(t, apptest.Options{Database: from})
			c := furnished(t, p)
			archive := backup(t, p.Config)
			profile, photo := belongings(t, c)

			settings := apptest.Settings(t, apptest.Options{Database: to}, p.Post)
			ok(t, app.Restore(t.Context(), settings, quiet(), bytes.NewReader(archive)))
			if err := app.Restore(t.Context(), settings, quiet(),
				bytes.NewReader(archive)); fault.KindOf(err) != fault.Conflict {
				t.Errorf("a second time: %v", err)
			}
			restored := apptest.Start(t, apptest.Options{
				Database: settings.DatabaseURL, DataDir: settings.DataDir,
				Post: p.Post, Change: func(o *config.Config) { o.PublicURL = p.URL },
			})
			c.URL = restored.URL
			again, samePhoto := belongings(t, c) // with the session of before
			if again != profile || !bytes.Equal(samePhoto, photo) {
				t.Errorf("restored %s with %d bytes of photo\nwas %s with %d", again, len(samePhoto), profile,
					len(photo))
			}
			ok(t, c.SignIn())
		})
	}
}

func TestABackupThatIsNotWholeChangesNothing(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	furnished(t, p)
	whole := backup(t, p.Config)
	for n := 0; n < len(whole); n += max(1, len(whole)/60) {
		refusedArchive(t, p, whole[:n], fault.Unreadable, fault.Unsupported)
	}
	flipped := slices.Clone(whole)
	flipped[len(flipped)/2] ^= 1
	refusedArchive(t, p, flipped, fault.Unreadable)
	entries := unpack(t, whole)
	for name, spoil := range map[string]func(map[string]string){
		"out of the folder": func(e map[string]string) { e["blobs/../../../etc/x"] = "x" },
		"absolute":          func(e map[string]string) { e["/etc/x"] = "x" },
		"unknown":           func(e map[string]string) { e["other"] = "x" },
		"no secret":         func(e map[string]string) { delete(e, "secrets/instance") },
		"no database": func(e map[string]string) {
			maps.DeleteFunc(e, func(n, _ string) bool { return strings.HasPrefix(n, "database/") })
		},
		"no end":              func(e map[string]string) { delete(e, "end") },
		"database cut":        func(e map[string]string) { e["database/00000001"] = e["database/00000001"][:900] },
		"database of another": func(e map[string]string) { e["database/00000001"] = `{"dump":"other"}` },
		"newer":               func(e map[string]string) { e["vitae-backup.json"] = `{"backup":"vitae","format":99}` },
		"short secret":        func(e map[string]string) { e["secrets/instance"] = "short" },
		"no files": func(e map[string]string) {
			maps.DeleteFunc(e, func(n, _ string) bool { return strings.HasPrefix(n, "blobs/") })
		},
		"another file": func(e map[string]string) { e["blobs/photos/1/x"] = "x" },
		"a word changed": func(e map[string]string) {
			e["database/00000001"] = strings.Replace(e["database/00000001"], `"users"`, `"Users"`, 1)
		},
		"no sums":      func(e map[string]string) { delete(e, "sums/00000001") },
		"sums changed": func(e map[string]string) { e["sums/00000001"] = strings.ToUpper(e["sums/00000001"]) },
		"sums cut": func(e map[string]string) {
			e["sums/00000001"] = e["sums/00000001"][:strings.LastIndex(strings.TrimSpace(e["sums/00000001"]), "\n")+1]
			maps.DeleteFunc(e, func(n, _ string) bool { return strings.HasPrefix(n, "blobs/") })
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			changed := maps.Clone(entries)
			spoil(changed)
			refusedArchive(t, p, pack(t, changed), fault.Unreadable, fault.Unsupported)
		})
	}
}

// refusedArchive expects a refusal of one of the kinds and an instance that is as empty as before.
func refusedArchive(t *testing.T, p *apptest.Program, archive []byte, kinds ...fault.Kind) {
	t.Helper()
	settings := apptest.Settings(t, apptest.Options{Database: "sqlite"}, p.Post)
	err := app.Restore(t.Context(), settings, quiet(), bytes.NewReader(archive))
	if !slices.Contains(kinds, fault.KindOf(err)) || err == nil || strings.Contains(fault.Public(err), "\n") {
		t.Errorf("%d bytes: %v", len(archive), err)
	}
	for _, left := range []string{settings.SQLiteFile(), settings.SecretPath()} {
		if _, err := os.Stat(left); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%d bytes: %s is left: %v", len(archive), filepath.Base(left), err)
		}
	}
}

// order is that of an archive's entries.
var order = []string{"vitae-backup.json", "secrets/", "database/", "", "sums/", "end"}

func unpack(t *testing.T, archive []byte) map[string]string {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(archive))
	ok(t, err)
	entries := map[string]string{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return entries
		}
		ok(t, err)
		data, err := io.ReadAll(r)
		ok(t, err)
		entries[h.Name] = string(data)
	}
}

func pack(t *testing.T, entries map[string]string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	w := tar.NewWriter(z)
	rank := func(name string) int {
		for i, prefix := range order {
			if prefix != "" && strings.HasPrefix(name, prefix) {
				return i
			}
		}
		return slices.Index(order, "")
	}
	names := slices.SortedFunc(maps.Keys(entries), func(a, b string) int {
		if d := rank(a) - rank(b); d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	for _, name := range names {
		ok(t, w.WriteHeader(&tar.Header{
			Typeflag: tar.TypeReg, Name: name, Mode: 0o600,
			Size: int64(len(entries[name])),
		}))
		_, err := io.WriteString(w, entries[name])
		ok(t, err)
	}
	ok(t, errors.Join(w.Close(), z.Close()))
	return b.Bytes()
}

// What is wrong with a backup is named; one of the version before, which has no sums, restores as it did.
func TestABackupIsVerified(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	furnished(t, p)
	whole := backup(t, p.Config)
	facts, err := app.Verify(bytes.NewReader(whole))
	if err != nil || !facts.Sums || facts.Files != 1 || facts.Parts != 4 || facts.Made.IsZero() || facts.Bytes == 0 {
		t.Errorf("%+v %v", facts, err)
	}
	entries := unpack(t, whole)
	photo := ""
	for name := range entries {
		if strings.HasPrefix(name, "blobs/") {
			photo = name
		}
	}
	for what, spoil := range map[string]func(map[string]string){
		photo + "\" is missing":   func(e map[string]string) { delete(e, photo) },
		photo + "\" was modified": func(e map[string]string) { e[photo] += "x" },
		"blobs/other\" was added": func(e map[string]string) { e["blobs/other"] = "x" },
	} {
		changed := maps.Clone(entries)
		spoil(changed)
		if _, err := app.Verify(bytes.NewReader(pack(t, changed))); fault.KindOf(err) != fault.Unreadable ||
			!strings.Contains(fault.Public(err), what) {
			t.Errorf("%s: %v", what, err)
		}
	}
	old := maps.Clone(entries)
	delete(old, "sums/00000001")
	old["end"] = ""
	old["vitae-backup.json"] = strings.Replace(old["vitae-backup.json"], `"format":2`, `"format":1`, 1)
	if facts, err := app.Verify(bytes.NewReader(pack(t, old))); err != nil || facts.Sums {
		t.Errorf("a backup of the version before: %+v %v", facts, err)
	}
	ok(t, app.Restore(t.Context(), apptest.Settings(t, apptest.Options{Database: "sqlite"}, p.Post), quiet(),
		bytes.NewReader(pack(t, old))))
}

func TestRestoreWantsAnEmptyInstance(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	furnished(t, p)
	archive := backup(t, p.Config)
	for name, fill := range map[string]func(c *config.Config){
		"a running one":      func(c *config.Config) { *c = p.Config },
		"a secret":           func(c *config.Config) { write(t, c.SecretPath(), strings.Repeat("s", 64)) },
		"a photo":            func(c *config.Config) { write(t, filepath.Join(c.BlobDir(), "photos", "x"), "x") },
		"another secret set": func(c *config.Config) { c.Secret = strings.Repeat("s", 64) },
		"a secret others can read": func(c *config.Config) {
			write(t, c.SecretPath(), unpack(t, archive)["secrets/instance"])
			ok(t, os.Chmod(c.SecretPath(), 0o644))
		},
	} {
		settings := apptest.Settings(t, apptest.Options{Database: "sqlite"}, p.Post)
		fill(&settings)
		err := app.Restore(t.Context(), settings, quiet(), bytes.NewReader(archive))
		if k := fault.KindOf(err); err == nil || (k != fault.Conflict && k != fault.Invalid) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := os.Stat(settings.SQLiteFile()); name != "a running one" && !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: a database is left", name)
		}
	}
	same := apptest.Settings(t, apptest.Options{Database: "sqlite"}, p.Post)
	same.Secret = unpack(t, archive)["secrets/instance"]
	ok(t, app.Restore(t.Context(), same, quiet(), bytes.NewReader(archive)))
}

func write(t *testing.T, name, text string) {
	t.Helper()
	ok(t, os.MkdirAll(filepath.Dir(name), 0o700))
	ok(t, os.WriteFile(name, []byte(text), 0o600))
}
