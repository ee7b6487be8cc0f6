package resume_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/docrender"
)

func TestAnUploadKeepsTheFileAndWhatWasRead(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		got, err := w.Upload(w.ctx, w.me, resume.File{Name: `C:\files\my cv.txt`, Data: []byte(jane)})
		w.ok(err)
		if got.Resume.Title != "Jane Example resume" || got.Version.Origin != resume.Uploaded ||
			got.Version.Number != 1 || got.Resume.Latest != got.Version.ID || got.Read.Format != docparse.TXT {
			t.Errorf("%+v", got)
		}
		name, data, err := w.Original(w.ctx, w.me, got.Resume.ID)
		w.ok(err)
		if name != "my cv.txt" || !bytes.Equal(data, []byte(jane)) {
			t.Errorf("%q %q", name, data)
		}
		uploads, err := w.UploadsOf(w.ctx, w.me, []id.Resume{got.Resume.ID})
		w.ok(err)
		if u := uploads[got.Resume.ID]; u.Bytes != int64(len(jane)) || u.Blob != fmt.Sprintf("resumes/%d/%s", w.me,
			u.ID) {
			t.Errorf("%+v", u)
		}
		_, _, err = w.Original(w.ctx, w.other, got.Resume.ID)
		w.refused("somebody else's file", err, fault.NotFound)
		typed := w.jane("typed").ID
		_, _, err = w.Original(w.ctx, w.me, typed)
		w.refused("a resume without a file", err, fault.NotFound)
		name, again, err := w.Reading(w.ctx, w.me, got.Resume.ID)
		w.ok(err)
		if name != "my cv.txt" || string(again.Document.JSON()) != string(got.Read.Document.JSON()) ||
			len(again.Fields) != len(got.Read.Fields) {
			t.Errorf("%q is read as %s", name, again.Document.JSON())
		}
		_, _, err = w.Reading(w.ctx, w.other, got.Resume.ID)
		w.refused("somebody else's reading", err, fault.NotFound)
		_, _, err = w.Reading(w.ctx, w.me, typed)
		w.refused("a reading without a file", err, fault.NotFound)
	})
}

func TestAnUploadIsNamedAfterItsUserPersonOrFile(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		nameless := strings.Join(strings.Split(jane, "\n")[3:], "\n")
		for _, c := range []struct{ file, title, text, want, kept string }{
			{"cv.txt", " Mine ", jane, "Mine", "cv.txt"},
			{"", "", jane, "Jane Example resume", "resume.txt"},
			{"../../etc/Nurse 2024.txt", "", nameless, "Nurse 2024", "Nurse 2024.txt"},
			{"...", "", nameless, "resume", "resume.txt"},
			{"a\x00b<c>", "", nameless, "abc", "abc.txt"},
		} {
			got, err := w.Upload(w.ctx, w.me, resume.File{Name: c.file, Title: c.title, Data: []byte(c.text)})
			if err != nil {
				t.Errorf("%q: %v", c.file, err)
				continue
			}
			name, _, err := w.Original(w.ctx, w.me, got.Resume.ID)
			w.ok(err)
			if got.Resume.Title != c.want || name != c.kept {
				t.Errorf("%q: title %q, name %q; want %q, %q", c.file, got.Resume.Title, name, c.want, c.kept)
			}
		}
	})
}

func TestWhatCannotBeReadOrKeptLeavesNothing(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		for name, c := range map[string]struct {
			f    resume.File
			kind fault.Kind
		}{
			"an empty file": {resume.File{Name: "a.txt"}, fault.Unreadable},
			"a picture":     {resume.File{Name: "a.png", Data: []byte("\x89PNG\r\n")}, fault.Unsupported},
			"no words":      {resume.File{Name: "a.txt", Data: []byte("1 2 3")}, fault.Unreadable},
			"a damaged PDF": {resume.File{Name: "a.pdf", Data: []byte("%PDF-1.7 nothing")}, fault.Unreadable},
			"a title's rule": {resume.File{
				Name: "a.txt", Title: strings.Repeat("t", resume.MaxTitle+1),
				Data: []byte(jane),
			}, fault.Invalid},
		} {
			_, err := w.Upload(w.ctx, w.me, c.f)
			w.refused(name, err, c.kind)
		}
		_, err := w.Upload(w.ctx, 4_000_000_000_000_999, resume.File{Name: "a.txt", Data: []byte(jane)})
		if err == nil {
			t.Error("a file of nobody was kept")
		}
		if w.blobs.count() != 0 {
			t.Errorf("%d files are left that nothing names", w.blobs.count())
		}
		w.blobs.refuse = errors.New("the disk is full")
		if _, err := w.Upload(w.ctx, w.me, resume.File{Name: "a.txt", Data: []byte(jane)}); err == nil {
			t.Error("a file that could not be put away was kept")
		}
		if n, err := w.CountResumes(w.ctx, w.me); n != 0 || err != nil {
			t.Errorf("%d resumes, %v", n, err)
		}
	})
}

func TestParallelUploadsDoNotPassTheQuota(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		for i := range 50 - 4 {
			_, err := w.Upload(w.ctx, w.me, resume.File{Name: fmt.Sprint(i, ".txt"), Data: []byte(jane)})
			w.ok(err)
		}
		refused := together(w, 16, func(int) (bool, error) {
			_, err := w.Upload(w.ctx, w.me, resume.File{Name: "a.txt", Data: []byte(jane)})
			if fault.KindOf(err) == fault.Quota {
				return true, nil
			}
			return false, err
		})
		n := 0
		for _, r := range refused {
			if r {
				n++
			}
		}
		if n != 12 || w.blobs.count() != 50 {
			t.Errorf("%d refused, %d files", n, w.blobs.count())
		}
		_, err := w.Upload(w.ctx, w.other, resume.File{Name: "a.txt", Data: []byte(jane)})
		w.ok(err)
	})
}

func TestAVersionIsDownloadedInEveryFormat(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.jane("Base")
		for format, magic := range map[string]string{
			"pdf": "%PDF-", "docx": "PK", "txt": "Jane Example",
			"md": "# Jane Example", "json": "{",
		} {
			out, err := w.Rendered(w.ctx, w.me, r.Latest, resume.Export{Format: format})
			w.ok(err)
			if !strings.HasPrefix(string(out.Bytes), magic) || out.Name != "Jane Example - resume."+format ||
				out.ContentType == "" {
				t.Errorf("%s: %q, %q, %.20q", format, out.Name, out.ContentType, out.Bytes)
			}
		}
		_, err := w.Rendered(w.ctx, w.me, r.Latest, resume.Export{Format: "exe"})
		w.refused("an unknown format", err, fault.Invalid)
		_, err = w.Rendered(w.ctx, w.me, r.Latest,
			resume.Export{Format: "pdf", Options: docrender.Options{Template: "nope"}})
		w.refused("an unknown template", err, fault.Invalid)
	})
}

func TestADownloadsNameHasNothingAFileSystemRefuses(t *testing.T) {
	t.Parallel()
	for person, want := range map[string]string{
		"Jane Example":           "Jane Example - resume.pdf",
		"":                       "resume.pdf",
		" / ":                    "resume.pdf",
		"../a\x00b\r\nc\"d":      "..ab cd - resume.pdf",
		strings.Repeat("漢", 100): strings.Repeat("漢", 80) + " - resume.pdf",
	} {
		if got := resume.DownloadName(person, "pdf"); got != want {
			t.Errorf("%q: %q, want %q", person, got, want)
		}
	}
}

// partly reads every file, and fails on a part of it or on the whole.
type partly struct{ whole error }

func (p partly) Read(context.Context, string, []byte) (*docparse.Result, error) {
	if p.whole != nil {
		return nil, p.whole
	}
	read := docparse.FromText(jane)
	read.Failures = []*docparse.Failure{{Cause: "a part"}}
	return read, nil
}

func TestMistakesOfTheReaderAreLogged(t *testing.T) {
	t.Parallel()
	whole := fault.Wrap("docparse.Read", fault.Unreadable, "This file couldn't be read.",
		&docparse.Failure{Cause: "the whole"})
	for cause, reader := range map[string]partly{"a part": {}, "the whole": {whole}} {
		w := newWorld(t, storetest.SQLite(t))
		var log bytes.Buffer
		s, err := resume.NewService(resume.Deps{
			Store: w.db.Resumes(), Entitlements: billing.Everything(), Reader: reader, Blobs: w.blobs,
			Files: resume.NewFiles(nil, nil), Clock: w.clock,
			IDs: id.Maker{Now: w.clock.Now, Random: rand.Reader}, Log: slog.New(slog.NewTextHandler(&log, nil)),
		})
		w.ok(err)
		if _, err := s.Upload(w.ctx, w.me,
			resume.File{Name: "cv.txt", Data: []byte(jane)}); (err != nil) != (reader.whole != nil) {
			t.Errorf("%s: %v", cause, err)
		}
		if !strings.Contains(log.String(), cause) {
			t.Errorf("%s is not logged: %s", cause, log.String())
		}
	}
}
