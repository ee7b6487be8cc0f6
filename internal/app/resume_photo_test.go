package app_test

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"image"
	"image/png"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitae/internal/app/apptest"
)

const resumePhotoPath = "/api/resume/photo"

// grey is a picture of so many pixels.
func grey(t *testing.T, width, height int) []byte {
	t.Helper()
	var b bytes.Buffer
	ok(t, png.Encode(&b, image.NewGray(image.Rect(0, 0, width, height))))
	return b.Bytes()
}

func sendResumePhoto(t *testing.T, c *apptest.Client, file []byte, fields map[string]string) apptest.Answer {
	t.Helper()
	contentType, body := form(t, "me.png", file, fields)
	return send(t, c, http.MethodPost, resumePhotoPath, contentType, body)
}

// A photo is drawn for who is signed in, goes into a resume and out into a file, is in the export of the account, and
// is gone with it.
func TestAResumesPhotoFromUploadToErasure(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		a := sendResumePhoto(t, c, grey(t, 700, 900), map[string]string{"x": "0.2", "zoom": "1.5"})
		var photo struct{ Image string }
		ok(t, json.Unmarshal(a.Body, &photo))
		if a.Status != http.StatusOK || !strings.HasPrefix(photo.Image, "data:image/jpeg;base64,/9j/2wCE") {
			t.Fatalf("%d %.100s", a.Status, a.Body)
		}
		document := map[string]any{
			"basics": map[string]any{"name": "Jane Example", "image": photo.Image},
			"work":   []any{map[string]any{"name": "Acme", "position": "Engineer", "startDate": "2019-08"}},
			"meta":   map[string]any{"vitae": map[string]any{"style": map[string]any{"photo": "shown"}}},
		}
		var made struct {
			CreateResume struct{ Latest struct{ ID string } }
		}
		ok(t, c.Resume(`mutation($i:CreateResumeInput!){createResume(input:$i){latest{id}}}`,
			map[string]any{"i": map[string]any{"title": "Mine", "document": document}}, &made))
		path := "/api/resume/versions/" + made.CreateResume.Latest.ID
		if a = send(t, c, http.MethodGet, path+"/export?format=txt", "", nil); a.Status != http.StatusConflict ||
			!strings.Contains(string(a.Body), "Your photo isn't in this file.") {
			t.Errorf("text: %d %s", a.Status, a.Body)
		}
		if a = send(t, c, http.MethodGet, path+"/pages/1", "", nil); !strings.Contains(string(a.Body), photo.Image) {
			t.Errorf("the page lacks it: %d %.200s", a.Status, a.Body)
		}
		stranger := signedUp(t, p)
		for _, end := range []string{"/pages/1", "/export?format=pdf", "/readback?format=pdf"} {
			if a = send(t, stranger, http.MethodGet, path+end, "", nil); a.Status != http.StatusNotFound {
				t.Errorf("a stranger: %s %d", end, a.Status)
			}
		}
		ok(t, c.Mutate(`mutation($p:String!){deleteAccount(password:$p){success message}}`,
			map[string]any{"p": c.User.Password}))
		raw, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(photo.Image, "data:image/jpeg;base64,"))
		ok(t, err)
		ok(t, filepath.WalkDir(p.Config.DataDir, func(name string, d os.DirEntry, err error) error {
			if d != nil && d.Name() == "cache" {
				return filepath.SkipDir
			}
			if err != nil || d.IsDir() || strings.HasSuffix(name, "-wal") {
				return err
			}
			data, err := os.ReadFile(name)
			if bytes.Contains(data, []byte(photo.Image[len(photo.Image)/2:])) || bytes.Contains(data, raw) {
				t.Errorf("%s has the photo still", name)
			}
			return err
		}))
	})
}

// Nobody makes the server decode what is none of its business.
func TestAttackResumePhotos(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	if a := sendResumePhoto(t, p.Client(), grey(t, 300, 300), nil); a.Status != http.StatusUnauthorized {
		t.Errorf("a visitor: %d %s", a.Status, a.Body)
	}
	c := signedUp(t, p)
	bomb := grey(t, 20_000, 20_000)
	for name, s := range map[string]struct {
		file   []byte
		fields map[string]string
		status int
	}{
		"svg":      {[]byte(`<svg xmlns="http://www.w3.org/2000/svg"/>`), nil, http.StatusUnsupportedMediaType},
		"bomb":     {bomb, nil, http.StatusRequestEntityTooLarge},
		"cut off":  {grey(t, 300, 300)[:60], nil, http.StatusUnprocessableEntity},
		"too long": {make([]byte, 5<<20+1), nil, http.StatusRequestEntityTooLarge},
		"no file":  {nil, nil, http.StatusBadRequest},
		"nowhere":  {grey(t, 300, 300), map[string]string{"x": "NaN"}, http.StatusBadRequest},
		"no part":  {grey(t, 300, 300), map[string]string{"zoom": "1e308"}, http.StatusBadRequest},
		"no place": {grey(t, 300, 300), map[string]string{"y": "top"}, http.StatusBadRequest},
		"too few":  {grey(t, 30, 30), nil, http.StatusBadRequest},
	} {
		a := sendResumePhoto(t, c, s.file, s.fields)
		if a.Status != s.status || strings.Contains(string(a.Body), "goroutine") {
			t.Errorf("%s: %d %.200s", name, a.Status, a.Body)
		}
	}
}
