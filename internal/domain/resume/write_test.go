package resume_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/document"
)

func TestANewResumeHasVersionOneWithItsTextAsGiven(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		given := strings.ReplaceAll(jane, "\n", "\r\n") + "漢字\x00\xff"
		r, err := w.Create(w.ctx, w.me, resume.New{
			Title: "  My \n resume ", Content: given,
			Tags: []string{"Go", "go", " two  words "},
		})
		w.ok(err)
		if r.Title != "My resume" || !slices.Equal(r.Tags, []string{"Go", "two words"}) || r.Versions != 1 ||
			!r.CreatedAt.Equal(start) {
			t.Errorf("%+v", r)
		}
		v := w.versions(r.ID)
		if len(v) != 1 || v[0].Number != 1 || v[0].Origin != resume.Written || v[0].ID != r.Latest {
			t.Errorf("%+v", v)
		}
		texts, err := w.Texts(w.ctx, w.me, []id.Version{r.Latest})
		w.ok(err)
		if got := texts[r.Latest]; got.Content != jane+"漢字" || got.Document.Basics.Name != "Jane Example" ||
			got.Document.Work[0].Name != "Acme Corp" {
			t.Errorf("%+v", got)
		}
	})
}

func TestContentIsTextWhateverItBeginsWith(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		for _, begin := range []string{"%PDF-1.7\n", "{\"basics\":{}}\n", "PK\x03\x04\n", "<html>\n", "{\\rtf1\n"} {
			r, err := w.Create(w.ctx, w.me, resume.New{Title: begin, Content: begin + jane})
			if err != nil {
				t.Errorf("%q: %v", begin, err)
				continue
			}
			texts, err := w.Texts(w.ctx, w.me, []id.Version{r.Latest})
			w.ok(err)
			if got := texts[r.Latest].Content; got != begin+jane {
				t.Errorf("%q became %q", begin, got[:min(len(got), 40)])
			}
		}
	})
}

func TestADocumentIsKeptWithItsMarkdown(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		d := &document.Resume{
			Basics: document.Basics{Name: "Zoë"},
			Work:   []document.Work{{Name: "Acme", Position: "Nurse"}},
		}
		r, err := w.Create(w.ctx, w.me, resume.New{Title: "x", Document: d})
		w.ok(err)
		texts, err := w.Texts(w.ctx, w.me, []id.Version{r.Latest})
		w.ok(err)
		if got := texts[r.Latest]; got.Content != d.Markdown() || string(got.Document.JSON()) != string(d.JSON()) {
			t.Errorf("%+v", got)
		}
	})
}

func TestWhatBreaksARuleIsNamedByItsField(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.jane("Base")
		many := make([]string, resume.MaxTags+1)
		for i := range many {
			many[i] = fmt.Sprint("tag ", i)
		}
		doc := &document.Resume{Basics: document.Basics{Name: "Jane"}}
		for name, c := range map[string]struct {
			n     resume.New
			field string
		}{
			"no title":      {resume.New{Content: jane}, "title"},
			"a blank title": {resume.New{Title: " \x00\n", Content: jane}, "title"},
			"a long title":  {resume.New{Title: strings.Repeat("漢", resume.MaxTitle+1), Content: jane}, "title"},
			"nothing":       {resume.New{Title: "x"}, "content"},
			"white space":   {resume.New{Title: "x", Content: " \n\t"}, "content"},
			"no words":      {resume.New{Title: "x", Content: "--- 123 ---"}, "content"},
			"both":          {resume.New{Title: "x", Content: jane, Document: doc}, "content"},
			"a long text": {
				resume.New{Title: "x", Content: strings.Repeat("word ", resume.MaxContent/5+1)},
				"content",
			},
			"an empty document": {resume.New{Title: "x", Document: &document.Resume{}}, "document"},
			"a NUL": {resume.New{
				Title:    "x",
				Document: &document.Resume{Basics: document.Basics{Name: "a\x00b"}},
			}, "document"},
			"a large document": {resume.New{
				Title: "x",
				Document: &document.Resume{Basics: document.Basics{Summary: strings.Repeat("word ",
					resume.MaxContent/5)}},
			}, "document"},
			"an empty tag": {resume.New{Title: "x", Content: jane, Tags: []string{" "}}, "tags"},
			"a long tag": {resume.New{
				Title: "x", Content: jane,
				Tags: []string{strings.Repeat("t", resume.MaxTag+1)},
			}, "tags"},
			"many tags": {resume.New{Title: "x", Content: jane, Tags: many}, "tags"},
			"a long key": {
				resume.New{Title: "x", Content: jane, Key: strings.Repeat("k", owned.MaxKey+1)},
				"requestKey",
			},
			"a broken key": {resume.New{Title: "x", Content: jane, Key: "a\x00"}, "requestKey"},
		} {
			_, err := w.Create(w.ctx, w.me, c.n)
			w.refused(name, err, fault.Invalid)
			if fault.FieldsOf(err)[c.field] == "" {
				t.Errorf("%s: fields %v", name, fault.FieldsOf(err))
			}
			empty := ""
			_, err = w.Update(w.ctx, w.me, r.ID, resume.Change{Content: &empty})
			w.refused("an empty change", err, fault.Invalid)
		}
		if n, err := w.CountResumes(w.ctx, w.me); n != 1 || err != nil {
			t.Errorf("%d resumes, %v", n, err)
		}
		_, err := w.Create(w.ctx, w.me, resume.New{
			Title:   strings.Repeat("漢", resume.MaxTitle),
			Content: "little is understood of this",
		})
		w.ok(err)
	})
}

func TestVersionsAreNumberedWithoutGapsWhoeverAddsThem(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.jane("Base")
		const n = 16
		together(w, n, func(i int) (resume.Version, error) {
			switch i % 3 {
			case 0:
				return w.AddVersion(w.ctx, w.me, r.ID, resume.NewVersion{Content: fmt.Sprint(jane, i)})
			case 1:
				return w.RestoreVersion(w.ctx, w.me, r.Latest, "")
			}
			text := jane + "\nMore\n"
			_, err := w.Update(w.ctx, w.me, r.ID, resume.Change{Content: &text})
			return resume.Version{}, err
		})
		for i, v := range w.versions(r.ID) {
			if v.Number != n+1-i {
				t.Errorf("at %d stands number %d", i, v.Number)
			}
		}
	})
}

func TestATitleAloneMakesNoVersion(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.jane("Base")
		w.clock.Advance(time.Minute)
		title, yes, no, tags := "Renamed", true, false, []string{"x"}
		got, err := w.Update(w.ctx, w.me, r.ID, resume.Change{Title: &title, Archived: &yes, Tags: &tags})
		w.ok(err)
		if got.Title != title || got.Versions != 1 || got.ArchivedAt.IsZero() || !got.UpdatedAt.After(r.UpdatedAt) ||
			!slices.Equal(got.Tags, tags) {
			t.Errorf("%+v", got)
		}
		since := got.ArchivedAt
		w.clock.Advance(time.Minute)
		if got, err = w.Update(w.ctx, w.me, r.ID, resume.Change{Archived: &yes}); err != nil ||
			!got.ArchivedAt.Equal(since) {
			t.Errorf("archived twice: %v %v", got.ArchivedAt, err)
		}
		if got, err = w.Update(w.ctx, w.me, r.ID, resume.Change{Archived: &no}); err != nil ||
			!got.ArchivedAt.IsZero() || got.Title != title {
			t.Errorf("%+v %v", got, err)
		}
	})
}

func TestParallelChangesOfDifferentThingsAreAllKept(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.jane("Base")
		title, tags, yes := "Renamed", []string{"x"}, true
		changes := []resume.Change{{Title: &title}, {Tags: &tags}, {Archived: &yes}}
		together(w, len(changes), func(i int) (resume.Resume, error) { return w.Update(w.ctx, w.me, r.ID, changes[i]) })
		got, err := w.Resume(w.ctx, w.me, r.ID)
		w.ok(err)
		if got.Title != title || len(got.Tags) != 1 || got.ArchivedAt.IsZero() {
			t.Errorf("%+v", got)
		}
	})
}

func TestADuplicateAndARestoredVersionSayTheSame(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.jane(strings.Repeat("t", resume.MaxTitle))
		_, err := w.AddVersion(w.ctx, w.me, r.ID, resume.NewVersion{Content: jane + "\nMore\n"})
		w.ok(err)
		old, err := w.RestoreVersion(w.ctx, w.me, r.Latest, "")
		w.ok(err)
		if old.Number != 3 || old.Origin != resume.Restored {
			t.Errorf("%+v", old)
		}
		d, err := w.Duplicate(w.ctx, w.me, r.ID, "")
		w.ok(err)
		texts, err := w.Texts(w.ctx, w.me, []id.Version{r.Latest, old.ID, d.Latest})
		w.ok(err)
		if !strings.HasSuffix(d.Title, " (copy)") || d.Versions != 1 || d.ID == r.ID {
			t.Errorf("%+v", d)
		}
		for v, text := range texts {
			if text.Content != jane {
				t.Errorf("%s says %q", v, text.Content)
			}
		}
	})
}

func TestARepeatedKeyGivesTheFirstResultAlsoAtOnce(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.jane("Base")
		for name, call := range map[string]func(int) (string, error){
			"create": func(int) (string, error) {
				got, err := w.Create(w.ctx, w.me, resume.New{Title: "x", Content: jane, Key: "k"})
				return string(got.ID), err
			},
			"version": func(int) (string, error) {
				got, err := w.AddVersion(w.ctx, w.me, r.ID, resume.NewVersion{Content: jane, Key: "k"})
				return string(got.ID), err
			},
			"restore": func(int) (string, error) {
				got, err := w.RestoreVersion(w.ctx, w.me, r.Latest, "k")
				return string(got.ID), err
			},
			"duplicate": func(int) (string, error) {
				got, err := w.Duplicate(w.ctx, w.me, r.ID, "k")
				return string(got.ID), err
			},
			"upload": func(int) (string, error) {
				got, err := w.Upload(w.ctx, w.me, resume.File{Name: "cv.txt", Data: []byte(jane), Key: "k"})
				return string(got.Version.ID), err
			},
		} {
			ids := slices.Compact(slices.Sorted(slices.Values(together(w, 16, call))))
			if len(ids) != 1 || ids[0] == "" {
				t.Errorf("%s: %v", name, ids)
			}
		}
		if n, err := w.CountResumes(w.ctx, w.me); n != 4 || err != nil || w.blobs.count() != 1 {
			t.Errorf("%d resumes and %d files, %v", n, w.blobs.count(), err)
		}
		if n := len(w.versions(r.ID)); n != 3 {
			t.Errorf("%d versions", n)
		}
		w.clock.Advance(owned.RepeatFor + time.Second)
		again, err := w.Create(w.ctx, w.me, resume.New{Title: "x", Content: jane, Key: "k"})
		w.ok(err)
		if n, _ := w.CountResumes(w.ctx, w.me); n != 5 || again.Versions != 1 {
			t.Errorf("a key of yesterday: %d resumes", n)
		}
	})
}

func TestOfTwoThatBeganFromOneVersionOneIsReportedOfTheOther(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.jane("Base")
		save := func(base id.Version) error {
			return second(w.AddVersion(w.ctx, w.me, r.ID, resume.NewVersion{Content: jane, Base: base}))
		}
		kinds := together(w, 8, func(int) (string, error) {
			if err := save(r.Latest); fault.KindOf(err) != fault.Conflict {
				return "saved", err
			}
			return "conflict", nil
		})
		slices.Sort(kinds)
		if want := append(slices.Repeat([]string{"conflict"}, 7), "saved"); !slices.Equal(kinds, want) {
			t.Error(kinds)
		}
		all := w.versions(r.ID)
		if len(all) != 2 {
			t.Fatalf("%d versions", len(all))
		}
		w.refused("the old base", save(r.Latest), fault.Conflict)
		w.ok(save(all[0].ID))
		w.refused("a base of another resume", save(w.jane("Other").Latest), fault.NotFound)
		w.refused("no base", save("\x00"), fault.NotFound)
		if n := len(w.versions(r.ID)); n != 3 {
			t.Errorf("%d versions", n)
		}
	})
}

func TestWhatIsSomebodyElsesIsNotThere(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.jane("Mine")
		title := "x"
		ids := []string{string(r.ID), "", "0", "abc", "\x00", strings.Repeat("9", 40), strings.Repeat("0", 26)}
		for _, one := range ids {
			for name, err := range map[string]error{
				"Resume":     second(w.Resume(w.ctx, w.other, id.Resume(one))),
				"Versions":   second(w.Versions(w.ctx, w.other, id.Resume(one), owned.Page{})),
				"Update":     second(w.Update(w.ctx, w.other, id.Resume(one), resume.Change{Title: &title})),
				"AddVersion": second(w.AddVersion(w.ctx, w.other, id.Resume(one), resume.NewVersion{Content: jane})),
				"Duplicate":  second(w.Duplicate(w.ctx, w.other, id.Resume(one), "")),
				"Delete":     w.Delete(w.ctx, w.other, id.Resume(one)),
				"Restore":    second(w.Restore(w.ctx, w.other, id.Resume(one))),
				"Version":    second(w.Version(w.ctx, w.other, id.Version(one))),
				"RestoreVer": second(w.RestoreVersion(w.ctx, w.other, id.Version(one), "")),
				"Rendered":   second(w.Rendered(w.ctx, w.other, id.Version(one), resume.Export{Format: "pdf"})),
				"ReadBack":   second(w.ReadBack(w.ctx, w.other, id.Version(one), resume.Export{Format: "txt"})),
			} {
				w.refused(name+" of "+one, err, fault.NotFound)
			}
			if one == "" {
				continue
			}
			w.refused("Erase of "+one, w.Erase(w.ctx, w.other, id.Resume(one)), fault.NotFound)
			if got, err := w.Texts(w.ctx, w.other, []id.Version{id.Version(one), r.Latest}); len(got) != 0 ||
				err != nil {
				t.Errorf("texts of %q: %v %v", one, got, err)
			}
		}
		if got, err := w.Resumes(w.ctx, w.other, owned.Page{}); len(got) != 0 || err != nil {
			t.Errorf("%v %v", got, err)
		}
		if got, err := w.Resumes(w.ctx, w.me, owned.Page{After: "\x00"}); len(got) != 0 || err != nil {
			t.Errorf("after nothing: %v %v", got, err)
		}
	})
}

func second[T any](_ T, err error) error { return err }
