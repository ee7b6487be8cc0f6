package sqlstore_test

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/document"
)

func numbersOf(all []resume.Version) []int {
	out := make([]int, 0, len(all))
	for _, v := range all {
		out = append(out, v.Number)
	}
	return out
}

func TestAVersionIsFoundAsItWasAdded(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Resumes()
		r := s.resume(a, "CV", now)
		full := resume.Text{Content: broken, Document: &document.Resume{
			Basics: document.Basics{Name: broken, Location: &document.Location{City: "Łódź"}},
			Skills: []document.Skill{{Name: "C++", Keywords: []string{"<b>", ""}}},
		}}
		v := resume.Version{
			ID: s.ids.Version(), Resume: r.ID, Owner: a, Number: 77, Origin: resume.Uploaded,
			CreatedAt: later(5).UTC(),
		}
		n, err := store.AddVersion(ctx, v, full)
		s.ok(err)
		v.Number = 1
		s.same("number", n, 1)
		got, err := store.Version(ctx, a, v.ID)
		s.ok(err)
		s.same("version", got, v)
		texts, err := store.Texts(ctx, a, []id.Version{v.ID})
		s.ok(err)
		want := full
		want.Content, want.Document = mended, want.Document.Clone()
		want.Document.Basics.Name = texts[v.ID].Document.Basics.Name // the JSON keeps a NUL, and mends what is no UTF-8
		s.same("text", texts[v.ID], want)
		s.same("name", want.Document.Basics.Name, "Zoë 👩🏽‍💻\x00 <b>&amp;\uFFFD\t\"'\\\n")
		at, err := store.Resume(ctx, a, r.ID)
		s.ok(err)
		s.same("the resume", []any{at.Versions, at.Latest, at.UpdatedAt}, []any{1, v.ID, later(5).UTC()})

		s.ok(store.SaveText(ctx, a, v.ID, said("new"), later(9)))
		texts, err = store.Texts(ctx, a, []id.Version{v.ID})
		s.ok(err)
		s.same("anew", texts[v.ID], said("new"))
		at, err = store.Resume(ctx, a, r.ID)
		s.ok(err)
		s.same("changed", at.UpdatedAt, later(9).UTC())

		s.missing("to write somebody else's", store.SaveText(ctx, b, v.ID, said("stolen"), now))
		_, err = store.Version(ctx, b, v.ID)
		s.missing("somebody else's", err)
		_, err = store.AddVersion(ctx, resume.Version{ID: s.ids.Version(), Resume: r.ID, Owner: b}, said("x"))
		s.missing("a version of somebody else's", err)
		for _, odd := range strange {
			_, err = store.Version(ctx, a, id.Version(odd))
			s.missing(fmt.Sprintf("%q", odd), err)
			s.missing(fmt.Sprintf("to write %q", odd), store.SaveText(ctx, a, id.Version(odd), said("x"), now))
			_, err = store.AddVersion(ctx, resume.Version{ID: s.ids.Version(), Resume: id.Resume(odd), Owner: a},
				said("x"))
			s.missing(fmt.Sprintf("for %q", odd), err)
		}
		all, err := store.VersionsByID(ctx, b, []id.Version{v.ID})
		s.ok(err)
		s.same("by somebody else", len(all), 0)
	})
}

func TestVersionsArePagedNewestFirst(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Resumes()
		r, other := s.resume(a, "CV", now), s.resume(a, "other", now)
		for i := range 5 {
			s.version(a, r.ID, later(-i))
			s.version(a, other.ID, now)
		}
		got := eachPage(s, func(p owned.Page) ([]resume.Version, error) { return store.VersionsOf(ctx, a, r.ID, p) },
			func(v resume.Version) string { return strconv.Itoa(v.Number) },
			func(v resume.Version) string { return string(v.ID) })
		s.same("pages", got, []string{"5", "4", "3", "2", "1"})
		for what, list := range map[string]func() ([]resume.Version, error){
			"somebody else's": func() ([]resume.Version, error) {
				return store.VersionsOf(ctx, b, r.ID,
					owned.Page{First: 9})
			},
			"strange": func() ([]resume.Version, error) {
				return store.VersionsOf(ctx, a, "\x00",
					owned.Page{First: 9})
			},
			"after strange": func() ([]resume.Version, error) {
				return store.VersionsOf(ctx, a, r.ID, owned.Page{First: 9, After: "\x00"})
			},
		} {
			none, err := list()
			s.ok(err)
			s.same(what, numbersOf(none), []int{})
		}
	})
}

func TestTheNewestVersionsOfManyResumes(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Resumes()
		want, asked := map[id.Resume][]int{}, []id.Resume{"", "\x00", s.ids.Resume(), s.resume(b, "not mine", now).ID}
		s.version(b, asked[3], now)
		for i := range 6 {
			r := s.resume(a, fmt.Sprint(i), now)
			var newest []int
			for n := range i {
				newest = append([]int{n + 1}, newest...)
				s.version(a, r.ID, now)
			}
			if i > 0 {
				want[r.ID] = newest[:min(3, i)]
			}
			asked = append(asked, r.ID, r.ID)
		}
		got, err := store.NewestVersions(ctx, a, asked, 3)
		s.ok(err)
		found := map[id.Resume][]int{}
		for r, all := range got {
			found[r] = numbersOf(all)
		}
		s.same("newest", found, want)
	})
}

// Look-ups by many identifiers have few texts, however many there are, and take more than one statement can.
func TestLookUpsOfManyKeepFewStatements(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, store := s.add("ada"), s.db.Resumes()
		r := s.resume(a, "CV", now)
		var all []id.Version
		for range 11 { // a transaction that takes too long is ended
			var added []id.Version
			s.ok(store.InTx(ctx, func(tx resume.Store) error {
				added = nil
				for range 100 {
					v := resume.Version{ID: s.ids.Version(), Resume: r.ID, Owner: a}
					if _, err := tx.AddVersion(ctx, v, resume.Text{}); err != nil {
						return err
					}
					added = append(added, v.ID)
				}
				return nil
			}))
			all = append(all, added...)
		}
		before := s.db.Statements()
		for _, n := range []int{0, 1, 2, 3, 4, 5, 7, 8, 9, 31, 33, 100, 129, 300, 511, 512, 513, 1100} {
			got, err := store.VersionsByID(ctx, a, append([]id.Version{"\x00"}, all[:n]...))
			s.ok(err)
			s.same(fmt.Sprint(n), len(got), n)
		}
		if more := s.db.Statements() - before; more > 10 {
			t.Errorf("%d statements for one look-up", more)
		}
	})
}

func TestVersionsAddedAtOnceHaveNoGaps(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		const writers = 64
		a, store, stop := s.add("ada"), s.db.Resumes(), errors.New("stop")
		r := s.resume(a, "CV", now)
		numbers := make(chan int, writers)
		s.together(writers, func(i int) (bool, error) {
			if i%4 == 0 { // some are given up
				err := store.InTx(ctx, func(tx resume.Store) error {
					_, err := tx.AddVersion(ctx, resume.Version{ID: s.ids.Version(), Resume: r.ID, Owner: a}, said("x"))
					return errors.Join(err, stop)
				})
				if errors.Is(err, stop) {
					return false, nil
				}
				return false, err
			}
			n, err := store.AddVersion(ctx, resume.Version{ID: s.ids.Version(), Resume: r.ID, Owner: a, CreatedAt: now},
				said("x"))
			numbers <- n
			return true, err
		})
		close(numbers)
		var got, want []int
		for n := range numbers {
			got, want = append(got, n), append(want, len(want)+1)
		}
		slices.Sort(got)
		s.same("numbers given", got, want)
		kept, err := store.VersionsOf(ctx, a, r.ID, owned.Page{First: writers})
		s.ok(err)
		slices.Reverse(want)
		s.same("numbers kept", numbersOf(kept), want)
		at, err := store.Resume(ctx, a, r.ID)
		s.ok(err)
		s.same("the resume", []any{at.Versions, at.Latest}, []any{len(want), kept[0].ID})
	})
}

func TestOneOfManyClaimsWins(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Resumes()
		results := make(chan string, 64)
		won := s.together(64, func(i int) (bool, error) {
			result, claimed, err := store.Claim(ctx, owned.Request{
				Owner: a, Kind: "k", Key: broken,
				Result: fmt.Sprint(i), At: now,
			}, later(-60))
			results <- result
			return claimed, err
		})
		first := <-results
		for range 63 {
			if other := <-results; other != first {
				t.Errorf("%s and %s", first, other)
			}
		}
		s.same("winners", won, 1)
		for what, c := range map[string]struct {
			owner     id.User
			kind, key string
			after     time.Time
			want      string
		}{
			"known":             {a, "k", broken, now, first},
			"forgotten by then": {a, "k", broken, later(1), ""},
			"of another kind":   {a, "l", broken, now, ""},
			"another":           {a, "k", "", now, ""},
			"somebody else's":   {b, "k", broken, now, ""},
		} {
			got, err := store.Claimed(ctx, c.owner, c.kind, c.key, c.after)
			s.ok(err)
			s.same(what, got, c.want)
		}
		_, _, err := store.Claim(ctx, owned.Request{Owner: 404, Kind: "k", Key: "k", At: now}, now)
		s.missing("for nobody", err)
		result, claimed, err := s.db.Tailoring().Claim(ctx, owned.Request{
			Owner: a, Kind: "k", Key: broken,
			Result: "new", At: later(10),
		}, later(5))
		s.ok(err)
		s.same("one that is old by now", []any{result, claimed}, []any{"new", true})
		s.same("rows", s.count(`SELECT COUNT(*) FROM requests`), 1)
	})
}

// A claim waits for the one under way: where that is given up, it is its turn. SQLite's only writer is alone anyway.
func TestAClaimWaitsForTheOneUnderWay(t *testing.T) {
	t.Parallel()
	for what, failed := range map[string]error{"kept": nil, "given up": errors.New("stop")} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			db, ctx := storetest.Postgres(t), t.Context()
			s := accounts{db.Identity(), t, db, id.Maker{Now: time.Now, Random: rand.Reader}}
			a := s.add("ada")
			claim := func(store interface {
				Claim(ctx context.Context, r owned.Request, after time.Time) (string, bool, error)
			}, result string,
			) (string, bool, error) {
				return store.Claim(ctx, owned.Request{Owner: a, Kind: "k", Key: "k", Result: result, At: now},
					later(-1))
			}
			var result string
			var claimed bool
			ended := make(chan error, 1)
			err := db.Resumes().InTx(ctx, func(tx resume.Store) error {
				if _, first, err := claim(tx, "first"); err != nil || !first {
					t.Errorf("%v %v", first, err)
				}
				go func() {
					var err error
					result, claimed, err = claim(db.Resumes(), "second")
					ended <- err
				}()
				s.waiting(ended)
				return failed
			})
			if !errors.Is(err, failed) {
				t.Fatal(err)
			}
			s.ok(<-ended)
			want := map[string][]any{"kept": {"first", false}, "given up": {"second", true}}[what]
			s.same("the one that waited", []any{result, claimed}, want)
		})
	}
}

func TestRequestsAreForgotten(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, store := s.add("ada"), s.db.Resumes()
		for i := range 5 {
			_, _, err := store.Claim(ctx, owned.Request{
				Owner: a, Kind: "k", Key: fmt.Sprint(i), Result: "r",
				At: later(i),
			}, now)
			s.ok(err)
		}
		for i, want := range []struct {
			more bool
			left int
		}{{true, 3}, {false, 2}, {false, 2}} {
			more, err := store.ForgetRequests(ctx, later(3), 2)
			s.ok(err)
			s.same(fmt.Sprint("round ", i), []any{more, s.count(`SELECT COUNT(*) FROM requests`)},
				[]any{want.more, want.left})
		}
	})
}
