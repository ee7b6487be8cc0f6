package app_test

import (
	"sync"
	"testing"
	"time"

	"vitae/internal/app/apptest"
)

// atOnce runs f n times at the same moment and counts how often it said yes.
func atOnce(n int, f func(i int) bool) int {
	var (
		wg    sync.WaitGroup
		start = make(chan struct{})
		yes   = make(chan bool, n)
		count int
	)
	for i := range n {
		wg.Go(func() {
			<-start
			yes <- f(i)
		})
	}
	close(start)
	wg.Wait()
	close(yes)
	for y := range yes {
		if y {
			count++
		}
	}
	return count
}

func TestAttackOneCodeGivesOneSession(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		db := tables(t, p)
		before := count(t, db, "SELECT count(*) FROM sessions")
		b := begin(t, c)
		won := atOnce(64, func(int) bool {
			return messageOf(t, ask(t, p.Client(), doVerify, code(b.user, b.code), "Cookie", b.cookie)) == ""
		})
		if made := count(t, db, "SELECT count(*) FROM sessions") - before; won != 1 || made != 1 {
			t.Errorf("64 verifications of one code: %d signed in, %d sessions", won, made)
		}
		if m := messageOf(t, ask(t, p.Client(), doVerify, code(b.user, b.code), "Cookie", b.cookie)); m != wrongCode {
			t.Errorf("a used code: %q", m)
		}
	})
}

func TestAttackACodeDiesAtTheSixthTry(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		try := func(b begun, text string) string {
			return messageOf(t, ask(t, p.Client(), doVerify, code(b.user, text), "Cookie", b.cookie))
		}
		b := begin(t, c)
		for range 5 {
			if m := try(b, wrong(b.code)); m != wrongCode {
				t.Fatalf("a wrong code: %q", m)
			}
		}
		if m := try(b, b.code); m != wrongCode {
			t.Errorf("the right code at the sixth try: %q", m)
		}
		b = begin(t, c)
		for range 4 {
			try(b, wrong(b.code))
		}
		if m := try(b, b.code); m != "" {
			t.Errorf("the right code at the fifth try: %q", m)
		}
		b = begin(t, c)
		if got := atOnce(64, func(int) bool { return try(b, wrong(b.code)) == "" }); got != 0 {
			t.Errorf("%d wrong codes were taken", got)
		}
		if m := try(b, b.code); m != wrongCode {
			t.Errorf("the right code after 64 guesses at once: %q", m)
		}
	})
}

func TestAttackAnAccountTakesFifteenWrongCodesAnHour(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		now := manual()
		o.Clock = now
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		for range 3 {
			b := begin(t, c)
			for range 5 {
				ask(t, p.Client(), doVerify, code(b.user, wrong(b.code)), "Cookie", b.cookie)
			}
			now.Advance(time.Minute)
		}
		if m := messageOf(t, ask(t, c, doLogin, login(c.User))); m != "RATE_LIMITED" {
			t.Errorf("another code after 15 wrong ones: %q", m)
		}
		now.Advance(2 * time.Hour)
		ok(t, c.SignIn())
	})
}

func TestAttackALoginCodeFromAnotherBrowser(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c, thief := signedUp(t, p), signedUp(t, p)
		b, own := begin(t, c), begin(t, thief)
		for range 6 {
			for name, headers := range map[string][]string{
				"without a cookie":     nil,
				"with another login's": {"Cookie", own.cookie}, "with rubbish": {"Cookie", "vitae_login=x"},
			} {
				if m := messageOf(t, ask(t, p.Client(), doVerify, code(b.user, b.code), headers...)); m != wrongCode {
					t.Errorf("%s: %q", name, m)
				}
			}
		}
		if m := messageOf(t,
			ask(t, p.Client(), doVerify, code(own.user, b.code), "Cookie", own.cookie)); m != wrongCode {
			t.Errorf("another user's code: %q", m)
		}
		if m := messageOf(t, ask(t, p.Client(), doVerify, code(b.user, b.code), "Cookie", b.cookie)); m != "" {
			t.Errorf("the owner after all that: %q", m)
		}
	})
}

func TestAttackACodeServesOnePurpose(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		now := manual()
		o.Clock = now
		p := apptest.Start(t, o)
		c := p.Client()
		ok(t, c.Register())
		const password = "Another-Heron-8"
		proof, err := p.Post.Code(c.User.Email, 1)
		ok(t, err)
		b := begin(t, c)
		stranger := p.Client()
		refuse := func(name string, a apptest.Answer) {
			t.Helper()
			if m := messageOf(t, a); m != wrongCode {
				t.Errorf("%s: %q", name, m)
			}
		}
		refuse("the address's code at a login", ask(t, stranger, doVerify, code(b.user, proof), "Cookie", b.cookie))
		refuse("the address's code at a reset", ask(t, stranger, doReset, reset(b.user, proof, password)))
		refuse("a login's code at the address", ask(t, stranger, doEmail, code(b.user, b.code)))
		refuse("a login's code at a reset", ask(t, stranger, doReset, reset(b.user, b.code, password)))
		if m := messageOf(t, ask(t, stranger, doForget, in(c.User.Email))); m != "" {
			t.Fatal(m)
		}
		forgotten, err := p.Post.Code(c.User.Email, 3)
		ok(t, err)
		refuse("a reset's code at a login", ask(t, stranger, doVerify, code(b.user, forgotten), "Cookie", b.cookie))
		refuse("a reset's code at the address", ask(t, stranger, doEmail, code(b.user, forgotten)))
		now.Advance(5*time.Minute + time.Second)
		refuse("a login's code after five minutes", ask(t, stranger, doVerify, code(b.user, b.code), "Cookie",
			b.cookie))
		now.Advance(5 * time.Minute)
		refuse("the address's code after ten minutes", ask(t, stranger, doEmail, code(b.user, proof)))
		refuse("a reset's code after ten minutes", ask(t, stranger, doReset, reset(b.user, forgotten, password)))
		ok(t, c.SignIn())
	})
}

func TestAttackAResendKillsTheOldCode(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		now := manual()
		o.Clock = now
		p := apptest.Start(t, o)
		c := p.Client()
		ok(t, c.Register())
		again := in(map[string]any{"userId": c.User.ID, "email": c.User.Email})
		first, err := p.Post.Code(c.User.Email, 1)
		ok(t, err)
		settled(t, p, tables(t, p))
		now.Advance(59 * time.Second)
		if m := messageOf(t, ask(t, c, doResend, again)); m == "" {
			t.Error("a resend within a minute was sent")
		}
		now.Advance(2 * time.Second)
		if n := atOnce(16, func(int) bool { return messageOf(t, ask(t, p.Client(), doResend, again)) == "" }); n != 1 {
			t.Errorf("of 16 resends at once %d were sent", n)
		}
		second, err := p.Post.Code(c.User.Email, 2)
		ok(t, err)
		if first != second { // once in a million they are the same
			if m := messageOf(t, ask(t, c, doEmail, code(c.User.ID, first))); m != wrongCode {
				t.Errorf("the code before the resend: %q", m)
			}
		}
		if m := messageOf(t, ask(t, c, doEmail, code(c.User.ID, second))); m != "" {
			t.Errorf("the new code: %q", m)
		}
	})
}

func TestAttackAnUnprovenAccountReadsNothingAndIsReplaced(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		squatter, owner := p.Client(), p.Client()
		owner.User.Email = squatter.User.Email
		ok(t, squatter.Register())
		theirs, err := p.Post.Code(owner.User.Email, 1)
		ok(t, err)
		b := begin(t, squatter)
		if isUser(t, squatter) {
			t.Error("an account that proved nothing reads")
		}
		ok(t, owner.Register())
		if _, err = p.Post.Code(owner.User.Email, 3); err != nil {
			t.Fatal(err)
		}
		for name, m := range map[string]string{
			"address": messageOf(t, ask(t, squatter, doEmail, code(squatter.User.ID, theirs))),
			"login":   messageOf(t, ask(t, p.Client(), doVerify, code(b.user, b.code), "Cookie", b.cookie)),
		} {
			if m != wrongCode {
				t.Errorf("the replaced account's %s code: %q", name, m)
			}
		}
		if m := messageOf(t, ask(t, squatter, doLogin, login(squatter.User))); m != wrongPassword {
			t.Errorf("the replaced account's password: %q", m)
		}
		ok(t, owner.SignIn())
		if !isUser(t, owner) {
			t.Error("the owner is not signed in")
		}
		// A session whose account is not proven, however that came to be, is nobody's.
		run(t, tables(t, p), "UPDATE users SET verified = false")
		if isUser(t, owner) {
			t.Error("the session of an unproven account reads")
		}
	})
}
