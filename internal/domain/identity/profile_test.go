package identity_test

import (
	"context"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

func ptr[T any](v T) *T { return &v }

// fullChange sets every field.
func fullChange() identity.ProfileChange {
	return identity.ProfileChange{
		FirstName: identity.To("  Ada "), LastName: identity.To("Lovelace"), JobTitle: identity.To("Analyst"),
		Industry:        identity.To("Computing"),
		YearsExperience: identity.To(ptr(12)), Skills: identity.To([]string{" Go", "go", "SQL", "", "Go "}),
		Bio:   identity.To("First line.\r\nSecond\tline."),
		Phone: identity.To("+44 (20) 7946-0000 x12"), Address: identity.To("12 St James's Square"),
		City: identity.To("London"), State: identity.To("Greater London"),
		PostalCode: identity.To("SW1Y 4JH"), Country: identity.To("United Kingdom"),
		LinkedinURL:  identity.To("https://www.linkedin.com/in/ada"),
		GithubURL:    identity.To("https://github.com/ada"),
		PortfolioURL: identity.To("http://ada.example:8080/work?a=b#c"),
		TwitterURL:   identity.To("https://x.com/ada"),
		Theme:        identity.To(identity.Dark),
		Notifications: identity.NotificationChange{
			EmailUpdates: identity.To(false), EmailMarketing: identity.To(true),
			EmailSecurity: identity.To(false), EmailResumeSuggestions: identity.To(false),
		},
		Privacy: identity.PrivacyChange{
			ShowEmail: identity.To(true), ShowName: identity.To(true),
			ShowContactInfo: identity.To(true), ShowSocialLinks: identity.To(true), ShowResumeCount: identity.To(true),
		},
	}
}

func TestProfileChangesWhatIsSetAndNothingElse(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		owner, other := h.verified("ada"), h.verified("bob")
		before, err := h.Profile(ctx, owner)
		if err != nil {
			t.Fatal(err)
		}
		h.clock.Advance(time.Hour)
		got, err := h.UpdateProfile(ctx, owner, fullChange())
		if err != nil {
			t.Fatal(err)
		}
		want := identity.Profile{
			User: owner, JobTitle: "Analyst", Industry: "Computing", YearsExperience: ptr(12),
			Skills: []string{"Go", "SQL"}, Bio: "First line.\nSecond\tline.",
			Phone: "+44 (20) 7946-0000 x12", Address: "12 St James's Square", City: "London", State: "Greater London",
			PostalCode: "SW1Y 4JH", Country: "United Kingdom",
			LinkedinURL: "https://www.linkedin.com/in/ada", GithubURL: "https://github.com/ada",
			PortfolioURL: "http://ada.example:8080/work?a=b#c", TwitterURL: "https://x.com/ada",
			Theme: identity.Dark, Notifications: identity.NotificationPreferences{EmailMarketing: true},
			Privacy: identity.PrivacySettings{
				ShowEmail: true, ShowName: true, ShowContactInfo: true,
				ShowSocialLinks: true, ShowResumeCount: true,
			},
			CreatedAt: before.CreatedAt, UpdatedAt: h.clock.Now(),
		}
		h.sameProfile(want, got)
		stored, err := h.Profile(ctx, owner)
		if err != nil {
			t.Fatal(err)
		}
		h.sameProfile(want, stored)
		h.named(owner, "Ada", "Lovelace")

		// One field: the others stay.
		h.clock.Advance(time.Hour)
		got, err = h.UpdateProfile(ctx, owner, identity.ProfileChange{
			City:    identity.To("Ockham"),
			Privacy: identity.PrivacyChange{ShowName: identity.To(false)},
		})
		if err != nil {
			t.Fatal(err)
		}
		want.City, want.Privacy.ShowName, want.UpdatedAt = "Ockham", false, h.clock.Now()
		h.sameProfile(want, got)
		h.named(owner, "Ada", "Lovelace")

		// Nothing: not even the time, nor a line in the audit log.
		events := h.kindsOfEvents(owner)
		h.clock.Advance(time.Hour)
		for _, none := range []identity.ProfileChange{
			{},
			{City: identity.To("Ockham"), FirstName: identity.To("Ada")},
		} {
			if got, err = h.UpdateProfile(ctx, owner, none); err != nil {
				t.Fatal(err)
			}
			h.sameProfile(want, got)
		}
		if now := h.kindsOfEvents(owner); !slices.Equal(now, events) {
			t.Errorf("events %v, then %v", events, now)
		}
		h.wrote(owner, "profile_changed", "profile_changed")

		// Null clears.
		got, err = h.UpdateProfile(ctx, owner, identity.ProfileChange{
			FirstName: identity.To(""), LastName: identity.To(" "), Bio: identity.To(""),
			YearsExperience: identity.To[*int](nil), Skills: identity.To[[]string](nil),
			GithubURL: identity.To(""), Phone: identity.To(""), Theme: identity.To(identity.Theme("")),
		})
		if err != nil {
			t.Fatal(err)
		}
		want.Bio, want.YearsExperience, want.Skills, want.GithubURL, want.Phone, want.Theme, want.UpdatedAt = "", nil,
			[]string{}, "", "", identity.System, h.clock.Now()
		h.sameProfile(want, got)
		h.named(owner, "", "")

		p, err := h.Profile(ctx, other)
		if err != nil || p.City != "" || p.UpdatedAt.After(p.CreatedAt) {
			t.Errorf("another's profile is %+v: %v", p, err)
		}
		_, err = h.UpdateProfile(ctx, 4_000_000_000_000_000, fullChange())
		if fault.KindOf(err) != fault.NotFound {
			t.Errorf("nobody's profile: %v", err)
		}
	})
}

func (h *harness) sameProfile(want, got identity.Profile) {
	h.t.Helper()
	if d := cmp.Diff(want, got); d != "" {
		h.t.Errorf("profile (-want +got):\n%s", d)
	}
}

func (h *harness) named(user id.User, first, last string) {
	h.t.Helper()
	a, err := h.db.Identity().Account(context.Background(), user)
	if err != nil || a.FirstName != first || a.LastName != last {
		h.t.Errorf("named %q %q (%v), want %q %q", a.FirstName, a.LastName, err, first, last)
	}
}

// kindsOfEvents names a user's lines of the audit log, newest first; those of one millisecond come in any order.
func (h *harness) kindsOfEvents(user id.User) []string {
	h.t.Helper()
	events, err := h.db.Identity().Events(context.Background(), user, "", 1000)
	if err != nil {
		h.t.Fatal(err)
	}
	var kinds []string
	for _, e := range events {
		kind := string(e.Kind)
		if e.Detail != "" {
			kind += " " + e.Detail
		}
		kinds = append(kinds, kind)
	}
	return kinds
}

// wrote fails unless the newest lines of a user's audit log are these, newest first. Between them the clock has moved.
func (h *harness) wrote(user id.User, want ...string) {
	h.t.Helper()
	if got := h.kindsOfEvents(user); len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
		h.t.Errorf("events %v, want %v first", got, want)
	}
	h.tick()
}

// tick moves the clock, so that what is written next sorts after what was.
func (h *harness) tick() { h.clock.Advance(time.Millisecond) }

func TestProfileRules(t *testing.T) {
	t.Parallel()
	type change = identity.ProfileChange
	text, long := identity.To[string],
		func(n int) identity.Change[string] { return identity.To(strings.Repeat("ü", n)) }
	refused := func(field, message string) map[string]string { return map[string]string{field: message} }
	many := func(n int) identity.Change[[]string] {
		var skills []string
		for i := range n {
			skills = append(skills, strings.Repeat("s", i%50+1)+string(rune('a'+i/50)))
		}
		return identity.To(skills)
	}
	const address = " must be a web address that starts with https:// or http://"
	const odd = " contains characters that are not allowed"
	cases := map[string]struct {
		change change
		want   map[string]string
	}{
		"names as long as may be": {change{FirstName: long(100), LastName: long(100)}, nil},
		"first name too long": {
			change{FirstName: long(101)},
			refused("firstName", "First name must be at most 100 characters"),
		},
		"last name too long": {
			change{LastName: long(101)},
			refused("lastName", "Last name must be at most 100 characters"),
		},
		"last name with a line break":  {change{LastName: text("a\nb")}, refused("lastName", "Last name"+odd)},
		"first name with a zero byte":  {change{FirstName: text("a\x00b")}, refused("firstName", "First name"+odd)},
		"name that runs the other way": {change{FirstName: text("a\u202eb")}, refused("firstName", "First name"+odd)},
		"name that is no UTF-8":        {change{FirstName: text("a\xffb")}, refused("firstName", "First name"+odd)},
		"name with a joiner":           {change{FirstName: text("می\u200cخواهم")}, nil},
		"job title too long": {
			change{JobTitle: long(101)},
			refused("jobTitle", "Job title must be at most 100 characters"),
		},
		"industry too long": {
			change{Industry: long(101)},
			refused("industry", "Industry must be at most 100 characters"),
		},
		"city too long": {
			change{City: long(101)},
			refused("city", "City must be at most 100 characters"),
		},
		"state too long": {
			change{State: long(101)},
			refused("state", "State must be at most 100 characters"),
		},
		"country too long": {
			change{Country: long(101)},
			refused("country", "Country must be at most 100 characters"),
		},
		"postal code too long": {
			change{PostalCode: long(21)},
			refused("postalCode", "Postal code must be at most 20 characters"),
		},
		"postal code as long as may be": {change{PostalCode: long(20)}, nil},
		"phone too long": {
			change{Phone: text(strings.Repeat("1", 41))},
			refused("phone", "Phone must be at most 40 characters"),
		},
		"phone as long as may be": {change{Phone: text(strings.Repeat("1", 40))}, nil},
		"phone of letters": {
			change{Phone: text("call me")},
			refused("phone", "Phone can only contain digits, spaces and + - ( ) . x"),
		},
		"phone of Arabic digits": {
			change{Phone: text("٠١٢")},
			refused("phone", "Phone can only contain digits, spaces and + - ( ) . x"),
		},
		"address too long": {
			change{Address: long(201)},
			refused("address", "Address must be at most 200 characters"),
		},
		"address as long as may be": {change{Address: long(200)}, nil},
		"bio too long": {
			change{Bio: long(2001)},
			refused("bio", "Bio must be at most 2,000 characters"),
		},
		"bio as long as may be": {change{Bio: long(2000)}, nil},
		"bio with line breaks":  {change{Bio: text("a\n\n\tb\r\nc")}, nil},
		"bio with an escape":    {change{Bio: text("a\x1b[31m")}, refused("bio", "Bio"+odd)},
		"no years":              {change{YearsExperience: identity.To(ptr(0))}, nil},
		"many years":            {change{YearsExperience: identity.To(ptr(80))}, nil},
		"too many years": {
			change{YearsExperience: identity.To(ptr(81))},
			refused("yearsExperience", "Years of experience must be between 0 and 80"),
		},
		"fewer than no years": {
			change{YearsExperience: identity.To(ptr(-1))},
			refused("yearsExperience", "Years of experience must be between 0 and 80"),
		},
		"a hundred skills": {change{Skills: many(100)}, nil},
		"more skills": {
			change{Skills: many(101)},
			refused("skills", "You can add at most 100 skills"),
		},
		"one skill many times":    {change{Skills: identity.To(slices.Repeat([]string{"Go"}, 500))}, nil},
		"skill as long as may be": {change{Skills: identity.To([]string{strings.Repeat("x", 60)})}, nil},
		"skill too long": {
			change{Skills: identity.To([]string{"Go", strings.Repeat("x", 61)})},
			refused("skills", "Each skill must be at most 60 characters"),
		},
		"skill with a line break": {
			change{Skills: identity.To([]string{"G\no"})},
			refused("skills", "Each skill"+odd),
		},
		"no theme of ours": {
			change{Theme: identity.To(identity.Theme("PINK"))},
			refused("themePreference", "Theme must be system, light or dark"),
		},
		"script as an address": {
			change{LinkedinURL: text("javascript:alert(1)")},
			refused("linkedinUrl", "LinkedIn URL"+address),
		},
		"data as an address": {
			change{GithubURL: text("data:text/html,x")},
			refused("githubUrl", "GitHub URL"+address),
		},
		"address without a scheme": {
			change{TwitterURL: text("x.com/ada")},
			refused("twitterUrl", "Twitter URL"+address),
		},
		"address without a host": {
			change{PortfolioURL: text("https:///work")},
			refused("portfolioUrl", "Portfolio URL"+address),
		},
		"address of a port alone": {
			change{PortfolioURL: text("https://:80")},
			refused("portfolioUrl", "Portfolio URL"+address),
		},
		"address with a password": {
			change{PortfolioURL: text("https://github.com@evil.example")},
			refused("portfolioUrl", "Portfolio URL"+address),
		},
		"address with a backslash": {
			change{PortfolioURL: text(`https://github.com\@evil.example`)},
			refused("portfolioUrl", "Portfolio URL"+address),
		},
		"address with a space": {
			change{PortfolioURL: text("https://a.example/x y")},
			refused("portfolioUrl", "Portfolio URL"+address),
		},
		"address that is none": {
			change{PortfolioURL: text("https://%zz")},
			refused("portfolioUrl", "Portfolio URL"+address),
		},
		"address in capitals": {change{PortfolioURL: text("HTTPS://A.EXAMPLE")}, nil},
		"web address as long as may be": {
			change{PortfolioURL: text("https://a.example/" + strings.Repeat("x", 282))},
			nil,
		},
		"web address too long": {
			change{PortfolioURL: text("https://a.example/" + strings.Repeat("x", 283))},
			refused("portfolioUrl", "Portfolio URL must be at most 300 characters"),
		},
		"several": {
			change{FirstName: long(101), YearsExperience: identity.To(ptr(-5)), City: text("London")},
			map[string]string{
				"firstName":       "First name must be at most 100 characters",
				"yearsExperience": "Years of experience must be between 0 and 80",
			},
		},
	}
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		owner := h.verified("ada")
		for _, name := range slices.Sorted(maps.Keys(cases)) {
			c := cases[name]
			before, err := h.Profile(ctx, owner)
			if err != nil {
				t.Fatal(err)
			}
			_, err = h.UpdateProfile(ctx, owner, c.change)
			if c.want == nil {
				if err != nil {
					t.Errorf("%s: %v %v", name, err, fault.FieldsOf(err))
				}
				continue
			}
			if d := cmp.Diff(c.want, fault.FieldsOf(err)); d != "" || fault.KindOf(err) != fault.Invalid ||
				fault.Public(err) != "Failed to update profile" {
				t.Errorf("%s: %v %s", name, err, d)
			}
			after, err := h.Profile(ctx, owner)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(before, after); d != "" {
				t.Errorf("%s was refused and has changed:\n%s", name, d)
			}
		}
	})
}

// A change, whatever it is, holds as it was answered, and neither the empty change nor the same one again alters
// anything.
func TestProfileChangesHold(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		owner := h.verified("ada")
		rapid.Check(t, func(rt *rapid.T) {
			h.clock.Advance(time.Second)
			before, err := h.Profile(ctx, owner)
			if err != nil {
				rt.Fatal(err)
			}
			c := anyChange(rt)
			changed, err := h.UpdateProfile(ctx, owner, c)
			if err != nil {
				if fault.KindOf(err) != fault.Invalid || len(fault.FieldsOf(err)) == 0 {
					rt.Fatal(err)
				}
				changed = before
			}
			h.clock.Advance(time.Second)
			again := []identity.ProfileChange{{}}
			if err == nil {
				again = append(again, c)
			}
			for _, next := range again {
				same, err := h.UpdateProfile(ctx, owner, next)
				if err != nil {
					rt.Fatal(err)
				}
				if d := cmp.Diff(changed, same); d != "" {
					rt.Fatalf("after %+v:\n%s", c, d)
				}
			}
			stored, err := h.Profile(ctx, owner)
			if err != nil || !cmp.Equal(stored, changed) {
				rt.Fatalf("stored is not what was answered (%v):\n%s", err, cmp.Diff(changed, stored))
			}
		})
	})
}

func anyChange(t *rapid.T) identity.ProfileChange {
	some := func(g *rapid.Generator[string]) identity.Change[string] {
		return identity.Change[string]{Set: rapid.Bool().Draw(t, "set"), Value: g.Draw(t, "text")}
	}
	flag := func() identity.Change[bool] {
		return identity.Change[bool]{Set: rapid.Bool().Draw(t, "set"), Value: rapid.Bool().Draw(t, "flag")}
	}
	words := rapid.OneOf(rapid.StringMatching(`[ a-zA-Zäñ中]{0,30}`), rapid.String())
	link := rapid.OneOf(rapid.Just(""), rapid.StringMatching(`https?://[a-z]{1,8}\.example/[a-z0-9?#%]{0,8}`))
	return identity.ProfileChange{
		FirstName: some(words), LastName: some(words), JobTitle: some(words), Bio: some(words), City: some(words),
		Phone: some(rapid.StringMatching(`[0-9 +().x-]{0,45}`)), GithubURL: some(link), PortfolioURL: some(link),
		YearsExperience: identity.Change[*int]{
			Set:   rapid.Bool().Draw(t, "set"),
			Value: rapid.Ptr(rapid.IntRange(-1, 81), true).Draw(t, "years"),
		},
		Skills: identity.Change[[]string]{
			Set:   rapid.Bool().Draw(t, "set"),
			Value: rapid.SliceOfN(words, 0, 8).Draw(t, "skills"),
		},
		Theme: identity.Change[identity.Theme]{
			Set: rapid.Bool().Draw(t, "set"),
			Value: rapid.SampledFrom([]identity.Theme{"", identity.System, identity.Light, identity.Dark}).Draw(t,
				"theme"),
		},
		Notifications: identity.NotificationChange{EmailUpdates: flag(), EmailSecurity: flag()},
		Privacy:       identity.PrivacyChange{ShowEmail: flag(), ShowResumeCount: flag()},
	}
}

// Of two changes to different fields at the same moment, neither undoes the other.
func TestProfileChangesAtOnceAreAllKept(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		owner := h.verified("ada")
		for range 10 {
			if _, err := h.UpdateProfile(ctx, owner, identity.ProfileChange{
				FirstName: identity.To("old"), LastName: identity.To("old"), City: identity.To("old"),
				State: identity.To("old"), Bio: identity.To("old"),
			}); err != nil {
				t.Fatal(err)
			}
			var all sync.WaitGroup
			for _, c := range []identity.ProfileChange{
				{FirstName: identity.To("new")},
				{LastName: identity.To("new")},
				{City: identity.To("new")},
				{State: identity.To("new")},
				{Bio: identity.To("new")},
			} {
				all.Go(func() {
					if _, err := h.UpdateProfile(ctx, owner, c); err != nil {
						t.Error(err)
					}
				})
			}
			all.Wait()
			p, err := h.Profile(ctx, owner)
			if err != nil || p.City != "new" || p.State != "new" || p.Bio != "new" {
				t.Fatalf("one change undid another: %+v, %v", p, err)
			}
			h.named(owner, "new", "new")
		}
	})
}
