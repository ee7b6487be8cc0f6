package resume_test

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
	"vitae/internal/engine/picture"
)

// selfie is a picture as a camera takes one: of many colours.
func selfie(t testing.TB) []byte {
	t.Helper()
	m := image.NewRGBA(image.Rect(0, 0, 700, 900))
	r := rand.New(rand.NewPCG(1, 2))
	for y := range 900 {
		for x := range 700 {
			m.SetRGBA(x, y, color.RGBA{uint8(x / 4), uint8(y / 4), uint8(r.UintN(40)), 255})
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// pictured is Jane's resume with a photo that is shown.
func pictured(t testing.TB, f *resume.Files) *document.Resume {
	t.Helper()
	image, err := f.Photo(t.Context(), selfie(t), picture.Middle)
	if err != nil {
		t.Fatal(err)
	}
	d := docparse.FromText(jane).Document
	d.Basics.Image = image
	d.SetStyle(&document.Style{Photo: string(docrender.PhotoShown)})
	return d
}

// A photo is part of what a version says: copies and restored versions have it, the export of an account too, and
// nobody else gets at it.
func TestAPhotoGoesWithItsVersion(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		d := pictured(w.t, resume.NewFiles(nil, nil))
		made, err := w.Create(w.ctx, w.me, resume.New{Title: "Jane", Document: d})
		w.ok(err)
		has := func(what string, r resume.Resume) {
			w.t.Helper()
			texts, err := w.Texts(w.ctx, w.me, []id.Version{r.Latest})
			w.ok(err)
			if got := texts[r.Latest].Document; got.Basics.Image != d.Basics.Image || got.StyleOf().Photo != "shown" {
				w.t.Errorf("%s: %.40q, %+v", what, got.Basics.Image, got.StyleOf())
			}
		}
		has("the first version", made)
		copied, err := w.Duplicate(w.ctx, w.me, made.ID, "")
		w.ok(err)
		has("a copy", copied)
		bare := d.Clone()
		bare.Basics.Image = ""
		_, err = w.AddVersion(w.ctx, w.me, made.ID, resume.NewVersion{Document: bare})
		w.ok(err)
		_, err = w.RestoreVersion(w.ctx, w.me, made.Latest, "")
		w.ok(err)
		restored, err := w.Resume(w.ctx, w.me, made.ID)
		w.ok(err)
		has("a restored version", restored)

		out, err := w.Rendered(w.ctx, w.me, made.Latest, resume.Export{Format: "pdf"})
		w.ok(err)
		if photo, _ := picture.FromURL(d.Basics.Image); !bytes.Contains(out.Bytes, photo.JPEG) {
			w.t.Error("the PDF lacks the photo")
		}
		if _, err := w.Rendered(w.ctx, w.other, made.Latest,
			resume.Export{Format: "pdf"}); fault.KindOf(err) != fault.NotFound {
			w.t.Errorf("another user: %v", err)
		}
		found := 0
		w.ok(w.Export(w.ctx, w.me, func(_ string, data []byte) error {
			found += bytes.Count(data, []byte(d.Basics.Image))
			return nil
		}))
		if found != 3 {
			w.t.Errorf("the export has it %d times", found)
		}
	})
}

// What a client saves as a photo is made anew, or refused with a reason: no notes, no scripts, no bombs get in.
func TestASavedPhotoIsOurs(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		d := pictured(w.t, resume.NewFiles(nil, nil))
		d.Basics.Image = "data:image/png;base64," + base64.StdEncoding.EncodeToString(selfie(w.t))
		made, err := w.Create(w.ctx, w.me, resume.New{Title: "Jane", Document: d})
		w.ok(err)
		texts, err := w.Texts(w.ctx, w.me, []id.Version{made.Latest})
		w.ok(err)
		if _, ok := picture.FromURL(texts[made.Latest].Document.Basics.Image); !ok {
			w.t.Error("it is kept as it came")
		}
		for _, image := range []string{
			"data:image/svg+xml,<svg onload=alert(1)>", "data:text/html;base64,PGI+",
			"data:image/png;base64,iVBORw0KGgo=", "DATA:image/png;base64,AAAA", "data:,",
		} {
			d.Basics.Image = image
			_, err := w.Create(w.ctx, w.me, resume.New{Title: "Jane", Document: d})
			if fault.KindOf(err) != fault.Invalid || !strings.Contains(fault.Public(err), "photo") {
				w.t.Errorf("%s: %v", image, err)
			}
		}
		d.Basics.Image = "https://example.com/me.jpg" // an address is nobody's business but the user's
		_, err = w.Create(w.ctx, w.me, resume.New{Title: "Jane", Document: d})
		w.ok(err)
	})
}

// A photo that was asked for is never left out in silence.
func TestAFileWithoutThePhotoIsRefusedUntilThatIsAccepted(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		made, err := w.Create(w.ctx, w.me, resume.New{
			Title: "Jane", Document: pictured(w.t, resume.NewFiles(nil, nil)),
		})
		w.ok(err)
		for _, e := range []resume.Export{
			{Format: "txt"}, {Format: "md"}, {Format: "pdf", Options: docrender.Options{Template: "compact"}},
		} {
			_, err := w.Rendered(w.ctx, w.me, made.Latest, e)
			var lost *resume.LossError
			if !errors.As(err, &lost) || len(lost.Losses) != 1 || lost.Losses[0].Path != "basics.image" ||
				!strings.HasPrefix(fault.Public(err), "Your photo isn't in this file. ") {
				w.t.Errorf("%+v: %v", e, err)
			}
			e.Lossy = true
			_, err = w.Rendered(w.ctx, w.me, made.Latest, e)
			w.ok(err)
			back, err := w.ReadBack(w.ctx, w.me, made.Latest, e)
			w.ok(err)
			if len(back.Losses) != 1 {
				w.t.Errorf("%+v: %+v", e, back.Losses)
			}
		}
		out, err := w.Rendered(w.ctx, w.me, made.Latest, resume.Export{Format: "json"})
		w.ok(err)
		var again document.Resume
		w.ok(json.Unmarshal(out.Bytes, &again))
		if _, ok := picture.FromURL(again.Basics.Image); !ok {
			w.t.Error("JSON lacks the photo")
		}
	})
}

// A JSON Resume that holds a photo is read with it; one whose photo is damaged is read without it, and says so.
func TestAnUploadedPhotoIsTakenOrNamed(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		upload := func(image string) resume.Received {
			data, err := json.Marshal(map[string]any{
				"basics": map[string]any{"name": "Jane", "image": image},
				"work":   []any{map[string]any{"name": "Acme", "position": "Engineer", "startDate": "2019-08"}},
			})
			w.ok(err)
			got, err := w.Upload(w.ctx, w.me, resume.File{Name: "cv.json", Data: data})
			w.ok(err)
			return got
		}
		good := upload("data:image/png;base64," + base64.StdEncoding.EncodeToString(selfie(w.t)))
		if _, ok := picture.FromURL(good.Read.Document.Basics.Image); !ok || len(good.Read.Warnings) != 0 {
			w.t.Errorf("%.40q %v", good.Read.Document.Basics.Image, good.Read.Warnings)
		}
		bad := upload("data:image/png;base64,iVBORw0KGgo=")
		if bad.Read.Document.Basics.Image != "" || len(bad.Read.Warnings) != 1 ||
			!strings.Contains(bad.Read.Warnings[0], "photo in this file was left out") {
			w.t.Errorf("%.40q %v", bad.Read.Document.Basics.Image, bad.Read.Warnings)
		}
	})
}
