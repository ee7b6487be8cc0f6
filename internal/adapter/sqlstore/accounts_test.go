package sqlstore_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/base/notice"
	"vitae/internal/domain/identity"
)

func TestAnAccountIsFoundAsItWasAdded(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		full := identity.Account{PasswordHash: "$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$a2V5", User: identity.User{
			ID: s.ids.User(), Username: "Ada_Lovelace", Email: "Ada.Łovelace@Example.com", FirstName: "Ада 👩🏽‍💻",
			LastName:  "O'Neil -- \"; DROP TABLE users;",
			CreatedAt: now.UTC(), LastLogin: now.UTC().Add(time.Microsecond),
		}}
		empty := s.somebody("empty")
		empty.Verified = false
		for _, a := range []identity.Account{full, empty} {
			s.ok(s.AddUser(ctx, a, identity.Profile{User: 404}))
			find := map[string]func() (identity.Account, error){
				"id": func() (identity.Account, error) { return s.Account(ctx, a.ID) },
				"username": func() (identity.Account, error) {
					return s.AccountByUsername(ctx,
						strings.ToUpper(a.Username))
				},
				"e-mail": func() (identity.Account,
					error,
				) {
					return s.AccountByEmail(ctx, strings.ToUpper(a.Email))
				},
				"login by username": func() (identity.Account,
					error,
				) {
					return s.AccountByLogin(ctx, strings.ToLower(a.Username))
				},
				"login by e-mail": func() (identity.Account,
					error,
				) {
					return s.AccountByLogin(ctx, strings.ToUpper(a.Email))
				},
			}
			for by, f := range find {
				got, err := f()
				s.ok(err)
				s.same(by, got, a)
			}
			p, err := s.Profile(ctx, a.ID)
			s.ok(err)
			s.same("the profile's user", p.User, a.ID)
		}
		for _, name := range []string{
			"", "nobody", "nobody@example.com", "ada.łovelace", "ada_lovelace@",
			"ada_lovelace\x00", "ada\xff", "' OR 1=1 --", "%", strings.Repeat("a", 100_000),
		} {
			_, err := s.AccountByLogin(ctx, name)
			s.missing(fmt.Sprintf("%.20q", name), err)
		}
		_, err := s.AccountByUsername(ctx, full.Email)
		s.missing("an e-mail address as a username", err)
		_, err = s.AccountByEmail(ctx, full.Username)
		s.missing("a username as an e-mail address", err)
		_, err = s.Account(ctx, full.ID+1)
		s.missing("an unknown identifier", err)
	})
}

func TestNamesAndAddressesAreTakenWithoutCase(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		s.add("ada")
		sameName, sameEmail := s.somebody("ADA"), s.somebody("other")
		sameName.Email, sameEmail.Email = "free@example.com", "ADA@EXAMPLE.COM"
		if err := s.AddUser(ctx, sameName, identity.Profile{}); !errors.Is(err, identity.ErrUsernameTaken) {
			s.t.Errorf("username: %v", err)
		}
		if err := s.AddUser(ctx, sameEmail, identity.Profile{}); !errors.Is(err, identity.ErrEmailTaken) {
			s.t.Errorf("e-mail: %v", err)
		}
		if n := s.count(`SELECT COUNT(*) FROM users`) + s.count(`SELECT COUNT(*) FROM profiles`); n != 2 {
			s.t.Errorf("%d rows of one account", n)
		}
		bob := s.add("bob")
		if err := s.SetUsername(ctx, bob, "ADA"); !errors.Is(err, identity.ErrUsernameTaken) {
			s.t.Errorf("another's username: %v", err)
		}
		if err := s.SetEmail(ctx, bob, "ADA@EXAMPLE.COM"); !errors.Is(err, identity.ErrEmailTaken) {
			s.t.Errorf("another's address: %v", err)
		}
		s.ok(s.SetUsername(ctx, bob, "BOB"))
		s.ok(s.SetEmail(ctx, bob, "BOB@EXAMPLE.COM"))
		again := s.somebody("third")
		again.ID = s.add("second")
		if err := s.AddUser(ctx, again, identity.Profile{}); err == nil || fault.KindOf(err) == fault.Conflict {
			s.t.Errorf("an identifier that is there: %v", err)
		}
	})
}

func TestOneOfManyRegistrationsOfANameWins(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		won := s.together(32, func(i int) (bool, error) {
			a := s.somebody("wanted")
			a.Email = fmt.Sprintf("%d@example.com", i)
			err := s.AddUser(ctx, a, identity.Profile{})
			if errors.Is(err, identity.ErrUsernameTaken) {
				return false, nil
			}
			return err == nil, err
		})
		if n := s.count(`SELECT COUNT(*) FROM profiles`); won != 1 || n != 1 {
			s.t.Errorf("%d winners, %d profiles", won, n)
		}
	})
}

func TestChangesMeetOneAccountOnly(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		before, err := s.Account(ctx, b)
		s.ok(err)
		change := func(u id.User) []error {
			return []error{
				s.SetPassword(ctx, u, "new"), s.SetVerified(ctx, u), s.SetLastLogin(ctx, u, now),
				s.SetActive(ctx, u, false), s.SetNames(ctx, u, "Ada\x00", ""),
				s.SetUsername(ctx, u, "Countess"), s.SetEmail(ctx, u, "Countess@example.org"), s.LockUser(ctx, u),
			}
		}
		for _, err := range change(a) {
			s.ok(err)
		}
		for i, err := range change(404) {
			s.missing(fmt.Sprint("change ", i, " of nobody"), err)
		}
		got, err := s.Account(ctx, a)
		s.ok(err)
		want := s.somebody("ada")
		want.ID, want.PasswordHash, want.LastLogin, want.Active, want.FirstName = a, "new", now.UTC(), false,
			"Ada\uFFFD"
		want.Username, want.Email = "Countess", "Countess@example.org"
		s.same("the changed one", got, want)
		for _, name := range []string{"COUNTESS", "countess@EXAMPLE.org"} {
			byName, err := s.AccountByLogin(ctx, name)
			s.ok(err)
			s.same("the changed one as "+name, byName, got)
		}
		after, err := s.Account(ctx, b)
		s.ok(err)
		s.same("the other", after, before)
	})
}

func TestRoles(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		for _, r := range []string{"user", "admin", "support", "admin"} {
			s.ok(s.GrantRole(ctx, a, r, now))
		}
		roles, err := s.Roles(ctx, a)
		s.ok(err)
		s.same("sorted, once each", roles, []string{"admin", "support", "user"})
		s.ok(s.RevokeRole(ctx, a, "support"))
		s.missing("a role revoked before", s.RevokeRole(ctx, a, "support"))
		s.missing("somebody else's role", s.RevokeRole(ctx, b, "admin"))
		s.missing("a role for nobody", s.GrantRole(ctx, 404, "user", now))
		roles, err = s.Roles(ctx, a)
		s.ok(err)
		s.same("what is left", roles, []string{"admin", "user"})
		roles, err = s.Roles(ctx, b)
		s.ok(err)
		s.same("none", roles, []string{})
	})
}

func TestARoleKnowsItsProvider(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		const issuer = "https://id.example/with,comma"
		s.ok(s.GrantRole(ctx, a, "admin", now))
		s.ok(s.GrantRole(ctx, b, "admin", now))
		from, err := s.RoleIssuer(ctx, a, "admin")
		s.ok(err)
		s.same("granted here", from, "")
		s.ok(s.SetRoleIssuer(ctx, a, "admin", issuer))
		s.ok(s.GrantRole(ctx, a, "admin", now)) // changes nothing
		from, err = s.RoleIssuer(ctx, a, "admin")
		s.ok(err)
		s.same("from a provider", from, issuer)
		from, err = s.RoleIssuer(ctx, b, "admin")
		s.ok(err)
		s.same("somebody else's", from, "")
		_, err = s.RoleIssuer(ctx, a, "support")
		s.missing("a role that the user doesn't have", err)
		s.missing("the provider of that", s.SetRoleIssuer(ctx, a, "support", issuer))
	})
}

func TestUsersArePagedByName(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		for _, name := range []string{"Zoe", "adam", "Ad_a", "ad-b", "ad.c", "1st", "éva"} {
			s.add(name)
		}
		var got []string
		for after := ""; ; {
			page, err := s.Users(ctx, identity.UserSearch{After: after}, 2)
			s.ok(err)
			for _, u := range page {
				got = append(got, u.Username)
			}
			if len(page) < 2 {
				break
			}
			after = strings.ToLower(page[1].Username)
		}
		s.same("by byte, on both engines", got, []string{"1st", "ad-b", "ad.c", "Ad_a", "adam", "Zoe", "éva"})
	})
}

// fill gives a user a row in every table that has their number.
func (s accounts) fill(ctx context.Context, u id.User) {
	s.t.Helper()
	s.ok(s.GrantRole(ctx, u, "user", now))
	s.ok(s.AddChallenge(ctx, s.challenge(u, identity.Login)))
	s.ok(s.AddSession(ctx, s.session(u, now), 20))
	s.ok(s.AddDevice(ctx, u, []byte("device"), now))
	s.ok(s.AddConsent(ctx, u, identity.ConsentRecord{Value: identity.ConsentAll, At: now}))
	s.ok(s.Notify(ctx, notice.Notice{ID: s.ids.Notification(), User: u, At: now}))
	s.ok(s.AddEvent(ctx, identity.Event{ID: s.ids.Event(), User: u, Kind: identity.EventSignedIn, At: now}))
	s.ok(s.Enqueue(ctx, job.Job{
		ID: s.ids.Job(), Kind: job.Mail, User: u, Payload: []byte("sealed"), RunAt: now,
		Until: now.Add(time.Hour),
	}))
	s.ok(s.SetAuthenticator(ctx, identity.Authenticator{User: u, Secret: []byte("sealed"), CreatedAt: now}))
	s.ok(s.SetRecoveryCodes(ctx, u, [][]byte{[]byte("hash")}))
	s.ok(s.AddPasskey(ctx, identity.Passkey{ID: s.ids.Passkey(), User: u, CredentialID: []byte(u.String())}))
	s.ok(s.AllowMailedCodes(ctx, u, true))
	s.ok(s.SetAddressRestore(ctx, u, identity.AddressRestore{Since: now, At: now}))
	s.ok(s.AddAppKey(ctx, identity.AppKey{
		ID: s.ids.AppKey(), User: u, Name: "Laptop", Hash: []byte("key of " + u.String()), CreatedAt: now,
	}))
	s.ok(s.AddProviderLink(ctx, identity.ProviderLink{Issuer: "i", Subject: u.String(), User: u, CreatedAt: now}))
	s.documents(ctx, u)
	s.contact(u, now)
}

func TestErasureLeavesNothingButTheAuditLog(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		s.fill(ctx, a)
		s.fill(ctx, b)
		tables, err := s.db.Tables(ctx)
		s.ok(err)
		var owned []string
		for _, table := range tables {
			for _, column := range table[1:] {
				if column == "user_id" && table[0] != "decoys" { // a decoy's user is nobody
					owned = append(owned, table[0])
				}
			}
		}
		if len(owned) < 17 {
			s.t.Fatalf("only %v have an owner", owned)
		}
		rows := func(table string, u id.User) int {
			return s.count(`SELECT COUNT(*) FROM `+table+` WHERE user_id = ?`, u)
		}
		for _, table := range owned {
			if rows(table, a) == 0 {
				s.t.Errorf("the test puts nothing into %s", table)
			}
		}
		s.ok(s.DeleteUser(ctx, a))
		for _, table := range owned {
			if n := rows(table, a); n != 0 && table != "events" {
				s.t.Errorf("%d rows in %s after erasure", n, table)
			}
			if rows(table, b) == 0 {
				s.t.Errorf("the other's row in %s is gone", table)
			}
		}
		if rows("events", a) == 0 {
			s.t.Error("the audit log is gone")
		}
		s.missing("an account that is gone", s.DeleteUser(ctx, a))
		_, err = s.AccountByEmail(ctx, "ada@example.com")
		s.missing("its address", err)
		s.add("ada")
	})
}

func TestATransactionIsKeptWholeOrNotAtAll(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a := s.somebody("ada")
		stop := errors.New("stop")
		err := s.InTx(ctx, func(tx identity.Store) error {
			s.ok(tx.AddUser(ctx, a, identity.Profile{}))
			s.ok(tx.AddSession(ctx, s.session(a.ID, now), 20))
			if _, err := tx.Account(ctx, a.ID); err != nil {
				s.t.Errorf("its own write: %v", err)
			}
			return stop
		})
		if !errors.Is(err, stop) {
			s.t.Fatal(err)
		}
		_, err = s.Account(ctx, a.ID)
		s.missing("an account of a transaction that failed", err)
		s.ok(s.InTx(ctx, func(tx identity.Store) error { return tx.AddUser(ctx, a, identity.Profile{}) }))
		_, err = s.Account(ctx, a.ID)
		s.ok(err)
	})
}

func TestAProfileIsFoundAsItWasSaved(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		years, none := 12, 0
		full := identity.Profile{
			User: a, JobTitle: "Ingénieure", Industry: "软件", YearsExperience: &years,
			Skills: []string{"C++", "Go, \"quoted\"", "<b>&amp;", "日本語", ""},
			Bio:    "line\nline\t\\ 👋", Phone: "+1", Address: "a", City: "Łódź", State: "s", PostalCode: "p",
			Country:     "c",
			LinkedinURL: "l", GithubURL: "g", PortfolioURL: "o", TwitterURL: "t",
			Photo: identity.Photo{Blob: "key", Filename: "me.png", ContentType: "image/png", UploadedAt: now.UTC()},
			Theme: identity.Dark, Notifications: identity.NotificationPreferences{
				EmailUpdates:  true,
				EmailSecurity: true,
			},
			Privacy: identity.PrivacySettings{ShowName: true, ShowResumeCount: true}, CreatedAt: now.UTC(),
			UpdatedAt: now.UTC().Add(time.Hour),
		}
		zero := identity.Profile{User: a, YearsExperience: &none, Skills: []string{}, CreatedAt: now.UTC()}
		empty := identity.Profile{User: a, Skills: []string{}, CreatedAt: now.UTC()}
		for _, want := range []identity.Profile{full, zero, empty} {
			saved := want
			saved.CreatedAt = now.Add(time.Hour) // stays as it was
			s.ok(s.SaveProfile(ctx, saved))
			got, err := s.Profile(ctx, a)
			s.ok(err)
			s.same("profile", got, want)
		}
		got, err := s.Profile(ctx, b)
		s.ok(err)
		s.same("the other's", got, identity.Profile{User: b, Skills: []string{}, CreatedAt: now.UTC()})
		s.missing("a profile of nobody", s.SaveProfile(ctx, identity.Profile{User: 404}))
		_, err = s.Profile(ctx, 404)
		s.missing("a profile of nobody", err)

		added := full
		c := s.somebody("eve")
		s.ok(s.AddUser(ctx, c, added))
		got, err = s.Profile(ctx, c.ID)
		s.ok(err)
		added.User = c.ID
		s.same("as it was added", got, added)
	})
}
