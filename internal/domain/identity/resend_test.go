package identity_test

import (
	"bytes"
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

const (
	notSent = "Failed to send verification code"
	tooSoon = "Please wait before requesting a new code"
)

func TestResendReplacesTheCodeAfterAMinute(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		user, old := h.register("ada")
		h.clock.Advance(59 * time.Second)
		err := h.ResendCode(ctx, user, address("ada"))
		wants(t, err, fault.Invalid, tooSoon)
		if fault.WaitOf(err) != time.Second {
			t.Errorf("wait %v", fault.WaitOf(err))
		}
		h.clock.Advance(time.Second)
		if err := h.ResendCode(ctx, user, address("ada")); err != nil {
			t.Fatal(err)
		}
		code := h.lastMail(address("ada"), identity.MailCode).Code
		if old != code {
			wants(t, h.VerifyEmail(ctx, user, old), fault.Invalid, wrongCode)
		}
		if err := h.VerifyEmail(ctx, user, code); err != nil {
			t.Error(err)
		}
		h.clock.Advance(time.Hour)
		wants(t, h.ResendCode(ctx, user, address("ada")), fault.Invalid, notSent) // nothing is awaited
	})
}

func TestResendOfALoginNeedsItsBrowser(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		h.verified("ada")
		bob := h.verified("bob")
		b, other := h.newBrowser(), h.newBrowser()
		user, old := h.loginCode(b, "ada")
		h.loginCode(other, "bob")
		h.clock.Advance(time.Minute)
		wants(t, h.ResendCode(context.Background(), user, address("ada")), fault.Invalid, notSent)
		wants(t, h.ResendCode(other.ctx(), user, address("ada")), fault.Invalid, notSent)
		wants(t, h.ResendCode(b.ctx(), user, address("bob")), fault.Invalid, notSent)
		wants(t, h.ResendCode(b.ctx(), bob, address("ada")), fault.Invalid, notSent)
		wants(t, h.ResendCode(b.ctx(), 12345, address("ada")), fault.Invalid, notSent)
		if err := h.ResendCode(b.ctx(), user, "ADA@mail.example"); err != nil {
			t.Fatal(err)
		}
		wants(t, h.ResendCode(b.ctx(), user, address("ada")), fault.Invalid, tooSoon)
		code := h.lastMail(address("ada"), identity.MailLoginCode).Code
		if old != code {
			h.refused(b, user, old)
		}
		if _, err := h.VerifyLogin(b.ctx(), user, code); err != nil {
			t.Error(err)
		}
	})
}

func TestOfManyResendsAtOnceOneIsSent(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		user, _ := h.register("ada")
		h.clock.Advance(time.Minute)
		var sent atomic.Int32
		var wg sync.WaitGroup
		for range 16 {
			wg.Go(func() {
				if err := h.ResendCode(ctx, user, address("ada")); err == nil {
					sent.Add(1)
				} else if fault.Public(err) != tooSoon {
					t.Errorf("%v", err)
				}
			})
		}
		wg.Wait()
		if n := count(h.kinds(address("ada")), identity.MailCode); sent.Load() != 1 || n != 2 {
			t.Errorf("%d answered that it was sent, %d letters", sent.Load(), n)
		}
	})
}

func TestResendStopsAfterTooManyWrongCodes(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		user, code := h.register("ada")
		for range 3 {
			for range 5 {
				wants(t, h.VerifyEmail(ctx, user, otherThan(code)), fault.Invalid, wrongCode)
			}
			h.clock.Advance(time.Minute)
			if err := h.ResendCode(ctx, user, address("ada")); err != nil {
				wants(t, err, fault.RateLimited, patience)
			}
			code = h.lastMail(address("ada"), identity.MailCode).Code
		}
		if n := count(h.kinds(address("ada")), identity.MailCode); n != 3 {
			t.Errorf("%d codes for 15 wrong tries", n)
		}
	})
}

func TestALetterIsSealedAndEndsWithItsCode(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		if _, err := h.Register(ctx, identity.RegisterRequest{
			Username: "ada", Email: address("ada"),
			Password: password,
		}); err != nil {
			t.Fatal(err)
		}
		j, ok, err := db.Queue().Take(ctx, h.clock.Now(), time.Minute)
		if err != nil || !ok || j.User == 0 || !j.Until.Equal(h.clock.Now().Add(10*time.Minute)) {
			t.Fatalf("%+v %v", j, err)
		}
		for _, open := range []string{address("ada"), "code", "ada"} {
			if bytes.Contains(j.Payload, []byte(open)) {
				t.Errorf("%q can be read in the database", open)
			}
		}
		if err := h.SendMail(ctx, j.Payload[:len(j.Payload)-1]); err == nil {
			t.Error("a damaged letter was sent")
		}
		h.clock.Advance(10*time.Minute - 1)
		for range 2 {
			if err := h.SendMail(ctx, j.Payload); err != nil {
				t.Error(err)
			}
			h.clock.Advance(1)
		}
		if len(h.post.sent) != 1 {
			t.Errorf("%d letters, the second with a code that is over", len(h.post.sent))
		}
	})
}
