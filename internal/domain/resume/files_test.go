package resume_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
)

// forgetful reads a text and leaves the last line of each job out.
type forgetful struct{ reads int }

func (f *forgetful) Read(_ context.Context, _ string, data []byte) (*docparse.Result, error) {
	f.reads++
	r := docparse.FromText(string(data))
	for i := range r.Document.Work {
		h := r.Document.Work[i].Highlights
		r.Document.Work[i].Highlights = h[:max(0, len(h)-1)]
	}
	return r, nil
}

func TestAFileThatLosesSomethingIsGivenToWhoWantsIt(t *testing.T) {
	t.Parallel()
	reader := &forgetful{}
	f := resume.NewFiles(reader, nil)
	d := docparse.FromText(jane).Document
	_, err := f.Export(t.Context(), d, resume.Export{Format: "txt"})
	var lost *resume.LossError
	if fault.KindOf(err) != fault.Conflict || !errors.As(err, &lost) || len(lost.Losses) != 1 ||
		lost.Losses[0].Path != "work[0].highlights[0]" {
		t.Fatalf("%v", err)
	}
	if strings.Contains(err.Error(), "payment") || !strings.Contains(fault.Public(err), "One item") {
		t.Errorf("%v: %s", err, fault.Public(err))
	}
	out, err := f.Export(t.Context(), d, resume.Export{Format: "txt", Lossy: true})
	if err != nil || string(out.Bytes) != d.Text() || reader.reads != 1 {
		t.Errorf("%v, read %d times", err, reader.reads)
	}
	back, err := f.ReadBack(t.Context(), d, resume.Export{Format: "txt"})
	if err != nil || len(back.Losses) != 1 || back.Text != d.Text() || len(back.Document.Work[0].Highlights) != 0 {
		t.Errorf("%v %+v", err, back)
	}
	d.Work[0].Highlights = nil
	for range 3 { // a second download costs no reading
		if _, err := f.Export(t.Context(), d, resume.Export{Format: "txt"}); err != nil {
			t.Error(err)
		}
	}
	if reader.reads != 3 {
		t.Errorf("read %d times", reader.reads)
	}
}

func TestAPageIsDrawnOnceForWhoHasIt(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		v := w.jane("Base").Latest
		first, err := w.Picture(w.ctx, w.me, v, resume.PictureOf{Page: 1})
		w.ok(err)
		if !strings.HasPrefix(first.SVG, "<svg ") || first.Count != 1 || len(first.Tag) < 20 {
			t.Errorf("%d pages, %s, %.40q", first.Count, first.Tag, first.SVG)
		}
		known, err := w.Picture(w.ctx, w.me, v, resume.PictureOf{Page: 1, Known: `W/"x", ` + first.Tag})
		w.ok(err)
		if known.SVG != "" || known.Tag != first.Tag {
			t.Errorf("drawn again: %+v", known)
		}
		other, err := w.Picture(w.ctx, w.me, v, resume.PictureOf{
			Page: 1, Known: first.Tag,
			Options: docrender.Options{Paper: docrender.Letter},
		})
		w.ok(err)
		if other.Tag == first.Tag || other.SVG == "" {
			t.Error("another paper has the same tag")
		}
		_, err = w.Picture(w.ctx, w.me, v, resume.PictureOf{Page: 2})
		w.refused("a page that is not there", err, fault.NotFound)
		_, err = w.Picture(w.ctx, w.me, v, resume.PictureOf{Page: 1, Options: docrender.Options{Font: "none"}})
		w.refused("a font that is not there", err, fault.Invalid)
		for _, one := range []id.Version{v, "", "0", "\x00"} {
			_, err = w.Picture(w.ctx, w.other, one, resume.PictureOf{Page: 1, Known: first.Tag})
			w.refused("somebody else's", err, fault.NotFound)
		}
	})
	a, b := resume.NewFiles(nil, nil), resume.NewFiles(nil, nil)
	d := &document.Resume{Basics: document.Basics{Name: "Jane"}}
	one, _ := a.Picture(d, resume.PictureOf{Page: 1})
	two, _ := b.Picture(d, resume.PictureOf{Page: 1})
	d.Basics.Name = "Joan"
	three, _ := a.Picture(d, resume.PictureOf{Page: 1})
	if one.Tag == two.Tag || one.Tag == three.Tag {
		t.Error("two programs, or two documents, give one tag")
	}
}
