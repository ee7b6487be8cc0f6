package readback

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
)

// formats are those whose files are read back.
var formats = []docrender.Format{docrender.PDF, docrender.DOCX, docrender.TXT, docrender.Markdown, docrender.JSON}

func newReader(t *testing.T) *docparse.Reader {
	t.Helper()
	reader, err := docparse.NewReader(docparse.Config{CacheDir: filepath.Join(os.TempDir(), "vitae-test-wasm")})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := reader.Close(); err != nil {
			t.Error(err)
		}
	})
	return reader
}

// TestWhatIsDrawnIsReadBack draws resumes in every template and format and finds every field again.
func TestWhatIsDrawnIsReadBack(t *testing.T) {
	t.Parallel()
	reader := newReader(t)
	files, err := filepath.Glob("../docrender/testdata/roundtrip/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no documents: %v", err)
	}
	docs := map[string]*document.Resume{"whole": whole()}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if docs[filepath.Base(file)], err = document.Decode(data); err != nil {
			t.Fatal(err)
		}
	}
	c := New(reader)
	for i, template := range docrender.Templates() {
		for name, d := range docs {
			if name == "whole" && i > 0 {
				continue // of its short lines two columns are read as three: docs/parsing.md
			}
			for _, f := range formats {
				out, err := docrender.Resume(d, f, docrender.Options{Template: template.Name})
				if err != nil {
					t.Fatal(err)
				}
				got, err := c.Compare(context.Background(), d, out.Bytes, f)
				if err != nil {
					t.Fatal(err)
				}
				for _, l := range got.Losses {
					t.Errorf("%s, %s, %s: %+v", name, template.Name, f, l)
				}
			}
		}
	}
}

// canned reads whatever it is given as the same.
type canned struct {
	read  *docparse.Result
	err   error
	times int
}

func (c *canned) Read(context.Context, string, []byte) (*docparse.Result, error) {
	c.times++
	return c.read, c.err
}

func TestAWholeFileIsReadOnce(t *testing.T) {
	t.Parallel()
	reader := &canned{read: &docparse.Result{Document: whole()}}
	c := New(reader)
	other := whole()
	other.Basics.Name = "Joan Example"
	for i, ask := range []struct {
		d      *document.Resume
		file   string
		f      docrender.Format
		losses int
		times  int
	}{
		{whole(), "a", docrender.PDF, 0, 1},
		{whole(), "a", docrender.PDF, 0, 1},
		{whole(), "a", docrender.DOCX, 0, 2},
		{whole(), "b", docrender.PDF, 0, 3},
		{other, "a", docrender.PDF, 1, 4},
		{other, "a", docrender.PDF, 1, 5}, // what lost something is read again: it is not remembered what
		{whole(), "a", docrender.PDF, 0, 5},
	} {
		l, err := c.Losses(context.Background(), ask.d, []byte(ask.file), ask.f)
		if err != nil || len(l) != ask.losses || reader.times != ask.times {
			t.Errorf("%d: %v %v, read %d times", i, l, err, reader.times)
		}
	}
}

func TestLittleIsRemembered(t *testing.T) {
	t.Parallel()
	r := newRemembered(2)
	for i := range byte(5) {
		r.add(mark{0})
		r.add(mark{i})
	}
	if len(r.at) != 2 || r.latest.Len() != 2 || !r.has(mark{0}) || !r.has(mark{4}) || r.has(mark{3}) {
		t.Errorf("%d remembered: %v", r.latest.Len(), r.at)
	}
}

func TestAFileThatNothingReadsHasOneLoss(t *testing.T) {
	t.Parallel()
	for kind, reported := range map[fault.Kind]bool{
		fault.Unreadable: true, fault.TooLarge: true, fault.Unavailable: false,
		fault.Internal: false,
	} {
		reader := &canned{err: fault.New("test", kind, "It is a scan.")}
		c := New(reader)
		for range 2 {
			r, err := c.Compare(context.Background(), whole(), nil, docrender.PDF)
			if !reported {
				if r != nil || !errors.Is(err, reader.err) {
					t.Errorf("%v: %v %v", kind, r, err)
				}
				continue
			}
			if err != nil || len(r.Losses) != 1 || r.Losses[0].Got != "It is a scan." || r.Losses[0].Kind != Missing ||
				r.Document == nil {
				t.Errorf("%v: %+v %v", kind, r, err)
			}
		}
		if reader.times != 2 {
			t.Errorf("%v: read %d times", kind, reader.times)
		}
	}
}
