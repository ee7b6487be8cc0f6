package identity_test

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

func TestARegistrationMakesAnAccountToBeProven(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		r, err := h.Register(h.newBrowser().ctx(), identity.RegisterRequest{
			Username: "Ada_1",
			Email:    "Ada@Mail.example", Password: password, LastName: "Lovelace",
		})
		if err != nil || r.Email != "Ada@Mail.example" {
			t.Fatalf("%+v %v", r, err)
		}
		want := identity.Account{
			User: identity.User{
				ID: r.User, Username: "Ada_1", Email: "Ada@Mail.example", LastName: "Lovelace",
				Active: true, CreatedAt: h.clock.Now(),
			},
			PasswordHash: "",
		}
		got, err := db.Identity().Account(ctx, r.User)
		if err != nil || !strings.HasPrefix(got.PasswordHash, "$argon2id$") {
			t.Fatal(got, err)
		}
		got.PasswordHash = ""
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
		if roles, err := db.Identity().Roles(ctx, r.User); err != nil || !cmp.Equal(roles, []string{"user"}) {
			t.Error(roles, err)
		}
		p, err := db.Identity().Profile(ctx, r.User)
		if err != nil || p.Theme != identity.System || p.Privacy != (identity.PrivacySettings{}) ||
			p.Notifications != (identity.NotificationPreferences{
				EmailUpdates: true, EmailSecurity: true,
				EmailResumeSuggestions: true,
			}) {
			t.Errorf("%+v %v", p, err)
		}
		m := h.lastMail("Ada@Mail.example", identity.MailCode)
		if len(m.Code) != 6 || m.Lifetime != 10*time.Minute || m.Name != "Ada_1" {
			t.Errorf("%+v", m)
		}
		if err := h.VerifyEmail(ctx, r.User, m.Code); err != nil {
			t.Fatal(err)
		}
		wants(t, h.VerifyEmail(ctx, r.User, m.Code), fault.Invalid, wrongCode)
	})
}

func TestEveryWrongFieldOfARegistrationIsNamedOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	good := identity.RegisterRequest{Username: "ada_l", Email: "countess@mail.example", Password: password}
	const (
		short, long, chars = "Username must be at least 3 characters", "Username must be at most 50 characters",
			"Username can only contain letters, numbers, and underscores"
		noAddress, common = "Invalid email address", "This password is too common"
		tells             = "Password must not contain your username or email"
	)
	username := func(s string) identity.RegisterRequest { r := good; r.Username = s; return r }
	email := func(s string) identity.RegisterRequest { r := good; r.Email = s; return r }
	pass := func(s string) identity.RegisterRequest { r := good; r.Password = s; return r }
	for name, c := range map[string]struct {
		r    identity.RegisterRequest
		want map[string]string
	}{
		"short name":           {username("ab"), map[string]string{"username": short}},
		"short and wrong name": {username("é"), map[string]string{"username": short}},
		"long name":            {username(strings.Repeat("a", 51)), map[string]string{"username": long}},
		"accent":               {username("adaé"), map[string]string{"username": chars}},
		"address as name":      {username("a@b.example"), map[string]string{"username": chars}},
		"space":                {username("ada "), map[string]string{"username": chars}},
		"no address":           {email("ada"), map[string]string{"email": noAddress}},
		"no dot":               {email("ada@localhost"), map[string]string{"email": noAddress}},
		"dot at the end":       {email("ada@localhost."), map[string]string{"email": noAddress}},
		"with a name":          {email("Ada <ada@mail.example>"), map[string]string{"email": noAddress}},
		"two":                  {email("a@mail.example,b@mail.example"), map[string]string{"email": noAddress}},
		"new line": {
			email("ada@mail.example\r\nBcc: b@mail.example"),
			map[string]string{"email": noAddress},
		},
		"NUL":     {email("a\x00da@mail.example"), map[string]string{"email": noAddress}},
		"quoted":  {email(`"a@b"@mail.example`), map[string]string{"email": noAddress}},
		"comment": {email("ada(x)@mail.example"), map[string]string{"email": noAddress}},
		"literal": {email("ada@[192.0.2.1]"), map[string]string{"email": noAddress}},
		"long address": {
			email(strings.Repeat("a", 243) + "@mail.example"),
			map[string]string{"email": noAddress},
		},
		"short password": {
			pass("Seven-7"),
			map[string]string{"password": "Password must be at least 8 characters"},
		},
		"long password": {
			pass("Aa1" + strings.Repeat("é", 126)),
			map[string]string{"password": "Password must be at most 128 characters"},
		},
		"no upper": {
			pass("seven-herons-7"),
			map[string]string{"password": "Password must contain at least one uppercase letter"},
		},
		"no lower": {
			pass("SEVEN-HERONS-7"),
			map[string]string{"password": "Password must contain at least one lowercase letter"},
		},
		"no digit": {
			pass("Seven-Herons"),
			map[string]string{"password": "Password must contain at least one number"},
		},
		"common":             {pass("Password1"), map[string]string{"password": common}},
		"common in capitals": {pass("QWERTy123"), map[string]string{"password": common}},
		"holds the name":     {pass("xX-ADA_L-7x"), map[string]string{"password": tells}},
		"holds the address":  {pass("Countess-18"), map[string]string{"password": tells}},
		"names": {
			identity.RegisterRequest{
				Username: "ada", Email: good.Email, Password: password,
				FirstName: strings.Repeat("x", 101), LastName: "a\nb",
			},
			map[string]string{
				"firstName": "First name must be at most 100 characters",
				"lastName":  "Last name contains characters that are not allowed",
			},
		},
		"everything": {identity.RegisterRequest{}, map[string]string{
			"username": short, "email": noAddress, "password": "Password must be at least 8 characters",
		}},
	} {
		_, err := h.Register(h.newBrowser().ctx(), c.r)
		if fault.KindOf(err) != fault.Invalid || fault.Public(err) != "Failed to create account" {
			t.Errorf("%s: %v", name, err)
		}
		if diff := cmp.Diff(c.want, fault.FieldsOf(err)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	for _, c := range []identity.RegisterRequest{
		{Username: strings.Repeat("a", 50), Email: "o'brien+tag@sub.mail.example", Password: "Éé345678"},
		// three letters tell nothing
		{Username: "Abc", Email: "bob@mail.example", Password: "Abc-Bob-" + strings.Repeat("7", 120)},
		{Username: "_1_", Email: "ünï@mail.example", Password: "Пароль-длинный-7"},
	} {
		if _, err := h.Register(h.newBrowser().ctx(), c); err != nil {
			t.Errorf("%+v: %v %v", c, err, fault.FieldsOf(err))
		}
	}
}

func TestATakenUsernameIsReportedWhoeverHasTheAddress(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		h.verified("ada")
		h.verified("bob")
		h.register("eve") // not proven, but hers
		for _, r := range []identity.RegisterRequest{
			{Username: "ADA", Email: "new@mail.example", Password: password},
			{Username: "ada", Email: address("ada"), Password: password},
			{Username: "ada", Email: address("bob"), Password: password},
			{Username: "ada", Email: address("eve"), Password: password},
			{Username: "eve", Email: "new@mail.example", Password: password},
		} {
			_, err := h.Register(h.newBrowser().ctx(), r)
			wants(t, err, fault.Conflict, "Failed to create account")
			if f := fault.FieldsOf(err); len(f) != 1 || f["username"] != "This username is taken" {
				t.Errorf("%+v: %v", r, f)
			}
		}
		if _, err := db.Identity().AccountByEmail(context.Background(), address("eve")); err != nil {
			t.Errorf("a refused registration removed another's: %v", err)
		}
	})
}

func TestAKnownAddressLooksLikeANewOne(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		owner := h.verified("ada")
		r, err := h.Register(h.newBrowser().ctx(), identity.RegisterRequest{
			Username: "mallory",
			Email:    strings.ToUpper(address("ada")), Password: password,
		})
		if err != nil || r.User == 0 || r.User == owner || r.Email != strings.ToUpper(address("ada")) {
			t.Fatalf("%+v %v", r, err)
		}
		if got := h.kinds(address("ada")); got[len(got)-1] != identity.MailAlreadyRegistered ||
			h.lastMail(address("ada"), identity.MailAlreadyRegistered).Code != "" {
			t.Errorf("letters: %v", got)
		}
		if n := len(h.kinds(r.Email)); n != 0 {
			t.Errorf("%d letters to the address as the stranger typed it", n)
		}
		// What follows looks the same as for the new account beside it.
		fresh, _ := h.register("newton")
		for user, email := range map[id.User]string{r.User: address("ada"), fresh: address("newton")} {
			wants(t, h.VerifyEmail(ctx, user, "12345"), fault.Invalid, wrongCode)
			wants(t, h.ResendCode(ctx, user, "other@mail.example"), fault.Invalid, "Failed to send verification code")
			err := h.ResendCode(ctx, user, strings.ToUpper(email))
			wants(t, err, fault.Invalid, "Please wait before requesting a new code")
			if fault.WaitOf(err) != time.Minute {
				t.Errorf("wait %v", fault.WaitOf(err))
			}
		}
		h.clock.Advance(time.Minute)
		for user, email := range map[id.User]string{r.User: address("ada"), fresh: address("newton")} {
			if err := h.ResendCode(ctx, user, email); err != nil {
				t.Error(err)
			}
			wants(t, h.ResendCode(ctx, user, email), fault.Invalid, "Please wait before requesting a new code")
		}
		if a, err := db.Identity().Account(ctx, owner); err != nil || a.Username != "ada" {
			t.Errorf("%+v %v", a, err)
		}
		for range 5 {
			if _, err := h.Register(h.newBrowser().ctx(), identity.RegisterRequest{
				Username: "mallory",
				Email:    address("ada"), Password: password,
			}); err != nil {
				t.Error(err)
			}
		}
		if n := count(h.kinds(address("ada")), identity.MailAlreadyRegistered); n != 2 {
			t.Errorf("%d letters for three registrations an hour, the own one counted", n)
		}
	})
}

// TestAnUnprovenAddressIsNotFlooded holds that an address gets five codes an hour, whoever asks for them and however.
func TestAnUnprovenAddressIsNotFlooded(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		codes := func() int {
			kinds := h.kinds(address("victim"))
			return count(kinds, identity.MailCode) + count(kinds, identity.MailLoginCode)
		}
		h.verified("bob")
		for i := range 4 {
			name := fmt.Sprintf("mallory%d", i)
			b := h.newBrowser().from(fmt.Sprintf("192.0.2.%d", i+1))
			r, err := h.Register(b.ctx(), identity.RegisterRequest{
				Username: name, Email: address("victim"),
				Password: password,
			})
			if err != nil {
				t.Fatal(err)
			}
			codes() // what waits is sent
			h.clock.Advance(time.Minute)
			if err := h.ResendCode(ctx, r.User, address("victim")); err != nil {
				t.Error(err)
			}
			if err := h.login(b, name, password); err != nil {
				t.Error(err)
			}
			codes()
		}
		if n := codes(); n != 5 {
			t.Errorf("%d codes of twelve that were asked for", n)
		}
		h.clock.Advance(time.Hour)
		for range 10 { // strangers who only name the address use nothing up
			wants(t, h.ResendCode(ctx, 12345, address("victim")), fault.Invalid, "Failed to send verification code")
		}
		if _, code := h.register("victim"); code == "" || codes() != 6 {
			t.Errorf("%d codes an hour later", codes())
		}
	})
}

func TestAnUnprovenAccountIsReplaced(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		squatter, err := h.Register(ctx, identity.RegisterRequest{
			Username: "squatter", Email: address("ada"),
			Password: "Squats-On-It-1",
		})
		if err != nil {
			t.Fatal(err)
		}
		old := h.lastMail(address("ada"), identity.MailCode).Code
		user, code := h.register("ada")
		if _, err := db.Identity().Account(ctx, squatter.User); fault.KindOf(err) != fault.NotFound {
			t.Errorf("the first account: %v", err)
		}
		wants(t, h.VerifyEmail(ctx, squatter.User, old), fault.Invalid, wrongCode)
		wants(t, h.login(h.newBrowser(), "squatter", "Squats-On-It-1"), fault.Invalid, "Invalid credentials")
		if err := h.VerifyEmail(ctx, user, code); err != nil {
			t.Error(err)
		}
		// The same person twice, also with the same name.
		first, _ := h.register("bob")
		second, _ := h.register("bob")
		if first == second {
			t.Error("the account was not made anew")
		}
		// A deactivated one is not free to be taken.
		if err := h.Deactivate(ctx, "bob"); err != nil {
			t.Fatal(err)
		}
		if _, err := h.Register(ctx, identity.RegisterRequest{
			Username: "bob2", Email: address("bob"),
			Password: password,
		}); err != nil {
			t.Fatal(err)
		}
		if a, err := db.Identity().Account(ctx, second); err != nil || a.Active {
			t.Errorf("%+v %v", a, err)
		}
	})
}

func TestOfManyRegistrationsAtOnceOneAccountIsLeft(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db, withoutLimits), context.Background()
		const racers = 5 // as many as tries are made
		register := func(r func(i int) identity.RegisterRequest) (ok int) {
			var wg sync.WaitGroup
			var mu sync.Mutex
			for i := range racers {
				wg.Go(func() {
					_, err := h.Register(ctx, r(i))
					mu.Lock()
					defer mu.Unlock()
					switch {
					case err == nil:
						ok++
					case fault.KindOf(err) != fault.Conflict:
						t.Errorf("%v", err)
					}
				})
			}
			wg.Wait()
			return ok
		}
		name := func(i int) string { return "racer" + string(rune('a'+i)) }
		// One name, many addresses: one gets it, the others are refused.
		if ok := register(func(i int) identity.RegisterRequest {
			return identity.RegisterRequest{Username: "racer", Email: address(name(i)), Password: password}
		}); ok != 1 {
			t.Errorf("%d got one name", ok)
		}
		// One address, many names: each looks like a new account, and the last one is.
		if ok := register(func(i int) identity.RegisterRequest {
			return identity.RegisterRequest{Username: name(i), Email: address("shared"), Password: password}
		}); ok != racers {
			t.Errorf("%d of %d registered an address", ok, racers)
		}
		users, err := db.Identity().Users(ctx, identity.UserSearch{}, 100)
		if err != nil || len(users) != 2 {
			t.Errorf("%d accounts, %v", len(users), err)
		}
	})
}
