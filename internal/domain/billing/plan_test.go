package billing_test

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/billing"
)

// The sentences that users read when something is full, with the bounds that they speak of.
var full = map[billing.Item]struct {
	bound int64
	says  string
}{
	billing.Resumes: {
		500,
		"You have 500 resumes, as many as an account can store. Delete some and empty the trash to continue.",
	},
	billing.Versions: {
		20_000,
		"This resume has reached its limit of versions. Duplicate it to continue with the latest text.",
	},
	billing.Uploads: {50, "You have uploaded 50 files, as many as an account can store. Delete some resumes and empty the trash to continue."},
	billing.UploadBytes: {
		100 << 20,
		"Your uploaded files already take up 100 MB. This file would exceed the limit. Delete some resumes and empty the trash to continue.",
	},
	billing.Jobs: {
		2000,
		"You have 2000 job descriptions, as many as an account can store. Delete some and empty the trash to continue.",
	},
	billing.Letters: {
		500,
		"You have 500 cover letters, as many as an account can store. Delete some and empty the trash to continue.",
	},
	billing.Guides: {
		200,
		"You have 200 interview guides, as many as an account can store. Delete some and empty the trash to continue.",
	},
	billing.Tries: {20, "You have saved 20 answers to this question, as many as can be kept. Delete one to continue."},
	billing.Plans: {
		200,
		"You have 200 learning plans, as many as an account can store. Delete some and empty the trash to continue.",
	},
	billing.Comparisons: {
		200,
		"You have 200 comparisons, as many as an account can store. Delete some and empty the trash to continue.",
	},
	billing.Facts: {
		500,
		"You have 500 facts, as many as an account can store. Delete some of them to save new ones.",
	},
	billing.Skills: {
		300,
		"You have added or changed 300 skills, as many as an account can store. Remove some of them to continue.",
	},
}

func TestTheLastOneHasRoomAndTheNextOneIsReportedWhatToDo(t *testing.T) {
	t.Parallel()
	p := billing.Everything()
	if err := p.Check(); err != nil {
		t.Fatal(err)
	}
	for _, item := range billing.Items() {
		want, there := full[item]
		if !there {
			t.Errorf("%s: what does it say?", item)
			continue
		}
		if err := p.CheckQuota(string(item), want.bound-1, 1); err != nil {
			t.Errorf("%s, the last one: %v", item, err)
		}
		err := p.CheckQuota(string(item), want.bound, 1)
		if fault.KindOf(err) != fault.Quota || fault.Public(err) != want.says {
			t.Errorf("%s, one too many: %v", item, err)
		}
	}
	if len(full) != len(billing.Items()) {
		t.Error("a sentence of nothing that is bounded")
	}
}

func TestALowerBoundRefusesOnlyWhatIsNew(t *testing.T) {
	t.Parallel()
	p := billing.Everything()
	p.Bounds[billing.Letters], p.Bounds[billing.UploadBytes] = 3, 1<<20
	err := p.CheckQuota("COVER_LETTERS", 7, 1)
	if want := "You have 7 cover letters, more than an account can store. Delete some and empty the trash to continue."; fault.Public(err) != want {
		t.Error(fault.Public(err))
	}
	err = p.CheckQuota("UPLOAD_BYTES", 996_147, 100_000)
	if want := "Your uploaded files already take up 0.9 MB."; !strings.HasPrefix(fault.Public(err), want) {
		t.Error(fault.Public(err))
	}
	if err := p.CheckQuota("UPLOAD_BYTES", 996_147, 52_429); err != nil {
		t.Error(err)
	}
}

func TestWhatNobodyBoundsIsAFaultOfOurs(t *testing.T) {
	t.Parallel()
	if err := billing.Everything().CheckQuota("HATS", 0, 1); fault.KindOf(err) != fault.Internal {
		t.Error(err)
	}
}

func TestAPlanBoundsEveryItemAndNothingElse(t *testing.T) {
	t.Parallel()
	for _, item := range billing.Items() {
		for name, change := range map[string]func(map[billing.Item]int64){
			"none":     func(b map[billing.Item]int64) { delete(b, item) },
			"another":  func(b map[billing.Item]int64) { delete(b, item); b["HATS"] = 1 },
			"negative": func(b map[billing.Item]int64) { b[item] = -1 },
			"too much": func(b map[billing.Item]int64) { b[item] = 1 << 31 },
		} {
			p := billing.Everything()
			change(p.Bounds)
			if _, err := billing.New(p, counted{}); err == nil {
				t.Errorf("%s: %s", item, name)
			}
		}
	}
	if _, err := billing.New(billing.Plan{Bounds: billing.Everything().Bounds}, counted{}); err == nil {
		t.Error("a plan without a name")
	}
	if _, err := billing.New(billing.Everything(), nil); err == nil {
		t.Error("a service of nothing")
	}
}

// counted answers what a store would.
type counted struct {
	used map[billing.Item]int64
	err  error
}

func (c counted) Used(context.Context, id.User) (map[billing.Item]int64, error) { return c.used, c.err }

func TestUsageTellsWhatIsUsed(t *testing.T) {
	t.Parallel()
	s, err := billing.New(billing.Everything(), counted{used: map[billing.Item]int64{billing.Letters: 7}})
	if err != nil {
		t.Fatal(err)
	}
	got, err := s.Usage(t.Context(), 1)
	if err != nil || got.Plan.Name != "Every feature" {
		t.Fatal(got, err)
	}
	perAccount := map[billing.Item]int64{}
	for _, e := range got.Entitlements {
		if (e.Used != nil) != (e.Per == billing.PerAccount) || e.Bound != full[e.Item].bound {
			t.Errorf("%+v", e)
		}
		if e.Used != nil {
			perAccount[e.Item] = *e.Used
		}
	}
	if len(got.Entitlements) != len(billing.Items()) || perAccount[billing.Letters] != 7 ||
		perAccount[billing.Jobs] != 0 {
		t.Errorf("%v", slices.Collect(maps.Keys(perAccount)))
	}
	broken, err := billing.New(billing.Everything(), counted{err: errors.New("lost")})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := broken.Usage(t.Context(), 1); err == nil {
		t.Error("an error was lost")
	}
}

func TestNearIsReportedWhereNineTenthsAreReachedAndNotBesides(t *testing.T) {
	t.Parallel()
	p := billing.Everything()
	p.Bounds[billing.Comparisons] = 1
	for _, c := range []struct {
		of         string
		used, more int64
		want       string
	}{
		{"RESUMES", 448, 1, ""},
		{"RESUMES", 449, 1, "You have 450 of 500 resumes. Delete some and empty the trash to free up space."},
		{"RESUMES", 450, 1, ""},
		{
			"JOB_DESCRIPTIONS", 1799, 1,
			"You have 1800 of 2000 job descriptions. Delete some and empty the trash to free up space.",
		},
		{"RESUMES", 440, 70, ""}, // refused
		{
			"COMPETITIVE_ANALYSES", 0, 1,
			"You have 1 of 1 comparisons. Delete some and empty the trash to free up space.",
		},
		{"RESUME_VERSIONS", 17_999, 1, ""}, // each refusal of these says what to do
		{"HATS", 0, 1, ""},
	} {
		title, body := p.Near(c.of, c.used, c.more)
		if body != c.want || (title == "") != (body == "") {
			t.Errorf("%d and %d of %s: %q, %q", c.used, c.more, c.of, title, body)
		}
	}
}
