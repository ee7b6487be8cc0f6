package sqlstore_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

const maxTries = 5

var browser = []byte{0, 1, 2, 255}

// challenge is a login code bound to a browser, or another that is bound to none; nobody has added it yet.
func (s accounts) challenge(u id.User, p identity.Purpose) identity.Challenge {
	c := identity.Challenge{
		ID: s.ids.Challenge(), User: u, Purpose: p, CodeHash: []byte{9, 0, 8}, Binding: []byte{}, CreatedAt: now.UTC(),
		ExpiresAt: now.UTC().Add(5 * time.Minute),
	}
	if p == identity.Login {
		c.Binding = browser
	}
	return c
}

func (s accounts) addChallenge(u id.User, p identity.Purpose) identity.Challenge {
	s.t.Helper()
	c := s.challenge(u, p)
	s.ok(s.AddChallenge(s.t.Context(), c))
	return c
}

func TestOneCodeIsOpenForAUserAndPurpose(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		s.addChallenge(a, identity.Login)
		want := s.addChallenge(a, identity.Login)
		other := s.addChallenge(b, identity.Login)
		unbound := s.challenge(a, identity.ProveEmail)
		unbound.Binding = nil
		s.ok(s.AddChallenge(ctx, unbound))
		unbound.Binding = []byte{}
		for _, c := range []identity.Challenge{want, other, unbound} {
			got, err := s.OpenChallenge(ctx, c.User, c.Purpose, now)
			s.ok(err)
			s.same("open code", got, c)
		}
		if n := s.count(`SELECT COUNT(*) FROM challenges WHERE ended_at = ?`, now.UnixMicro()); n != 1 {
			s.t.Errorf("%d codes were ended", n)
		}
		_, err := s.OpenChallenge(ctx, a, identity.Login, want.ExpiresAt.Add(-time.Microsecond))
		s.ok(err)
		_, err = s.OpenChallenge(ctx, a, identity.Login, want.ExpiresAt)
		s.missing("an expired code", err)
		_, err = s.OpenChallenge(ctx, a, identity.ResetPassword, now)
		s.missing("a code of another purpose", err)
		_, err = s.OpenChallenge(ctx, 404, identity.Login, now)
		s.missing("a code of nobody", err)
		s.missing("adding a code for nobody", s.AddChallenge(ctx, s.challenge(404, identity.Login)))
	})
}

func TestATryCountsOnlyOnTheCodeItIsFor(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		c := s.addChallenge(a, identity.Login)
		s.addChallenge(b, identity.Login)
		refused := func(what string, u id.User, p identity.Purpose, binding []byte, at time.Time) {
			s.t.Helper()
			_, err := s.TryChallenge(ctx, u, p, binding, maxTries, at)
			s.missing(what, err)
		}
		refused("another browser", a, identity.Login, []byte("other"), now)
		refused("no browser", a, identity.Login, nil, now)
		refused("another purpose", a, identity.ResetPassword, browser, now)
		refused("nobody", 404, identity.Login, browser, now)
		refused("too late", a, identity.Login, browser, c.ExpiresAt)
		for i := 1; i <= maxTries; i++ {
			got, err := s.TryChallenge(ctx, a, identity.Login, browser, maxTries, now)
			s.ok(err)
			c.Tries = i
			s.same("the code with its try", got, c)
		}
		refused("a dead code", a, identity.Login, browser, now)
		got, err := s.OpenChallenge(ctx, a, identity.Login, now)
		s.ok(err)
		s.same("dead but open", got, c)
		wrong, err := s.WrongTries(ctx, b, identity.Login, time.Time{})
		s.ok(err)
		s.same("the other's tries", wrong, 0)

		unbound := s.challenge(a, identity.ResetPassword)
		unbound.Binding = nil
		s.ok(s.AddChallenge(ctx, unbound))
		_, err = s.TryChallenge(ctx, a, identity.ResetPassword, nil, maxTries, now)
		s.ok(err)
	})
}

func TestManyTriesAtOnceCountEachAndNoMore(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a := s.add("ada")
		s.addChallenge(a, identity.Login)
		counted := s.together(64, func(int) (bool, error) {
			_, err := s.TryChallenge(ctx, a, identity.Login, browser, maxTries, now)
			return found(err)
		})
		c, err := s.OpenChallenge(ctx, a, identity.Login, now)
		s.ok(err)
		if counted != maxTries || c.Tries != maxTries {
			s.t.Errorf("%d got a try, %d are counted", counted, c.Tries)
		}
	})
}

func TestACodeIsUsedOnce(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a := s.add("ada")
		c := s.addChallenge(a, identity.Login)
		for range 2 {
			_, err := s.TryChallenge(ctx, a, identity.Login, browser, maxTries, now)
			s.ok(err)
		}
		used := s.together(64, func(int) (bool, error) {
			var one bool
			err := s.InTx(ctx, func(tx identity.Store) error {
				var err error
				if one, err = tx.UseChallenge(ctx, c.ID, now); err != nil || !one {
					return err
				}
				return tx.AddSession(ctx, s.session(a, now), 20)
			})
			return one, err
		})
		if sessions := s.count(`SELECT COUNT(*) FROM sessions`); used != 1 || sessions != 1 {
			s.t.Errorf("used %d times for %d sessions", used, sessions)
		}
		wrong, err := s.WrongTries(ctx, a, identity.Login, now)
		s.ok(err)
		s.same("tries without the right one", wrong, 1)
		_, err = s.OpenChallenge(ctx, a, identity.Login, now)
		s.missing("a used code", err)
		_, err = s.TryChallenge(ctx, a, identity.Login, browser, maxTries, now)
		s.missing("a try on a used code", err)

		ended := s.addChallenge(a, identity.Login)
		s.addChallenge(a, identity.Login)
		for _, one := range []id.Challenge{ended.ID, "unknown", "\x00"} {
			ok, err := s.UseChallenge(ctx, one, now)
			s.ok(err)
			s.same(fmt.Sprintf("use of %q", one), ok, false)
		}
	})
}

// Resends, tries and uses of one user's code at the same moment take the same rows; none may fail or wait for ever.
func TestResendsRaceWithUses(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a := s.add("ada")
		s.together(64, func(i int) (bool, error) {
			if i%2 == 0 {
				return true, s.AddChallenge(ctx, s.challenge(a, identity.Login))
			}
			_, err := s.TryChallenge(ctx, a, identity.Login, browser, maxTries, now)
			if tried, err := found(err); !tried {
				return false, err
			}
			return true, s.InTx(ctx, func(tx identity.Store) error {
				c, err := tx.OpenChallenge(ctx, a, identity.Login, now)
				if open, err := found(err); !open {
					return err
				}
				if _, err := tx.UseChallenge(ctx, c.ID, now); err != nil {
					return err
				}
				if err := tx.SetLastLogin(ctx, a, now); err != nil {
					return err
				}
				return tx.AddSession(ctx, s.session(a, now), 3)
			})
		})
		if open := s.count(`SELECT COUNT(*) FROM challenges WHERE ended_at = 0 AND used_at = 0`); open > 1 {
			s.t.Errorf("%d codes are open", open)
		}
		if n := s.count(`SELECT COUNT(*) FROM challenges`); n != 32 {
			s.t.Errorf("%d of 32 codes", n)
		}
		if n := s.count(`SELECT COUNT(*) FROM sessions`); n > 3 {
			s.t.Errorf("%d sessions", n)
		}
	})
}

func TestANewCodeForAnOperator(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a := s.add("ada")
		old := s.addChallenge(a, identity.Login)
		c := s.addChallenge(a, identity.Login)
		_, err := s.TryChallenge(ctx, a, identity.Login, browser, maxTries, now)
		s.ok(err)
		c.CodeHash, c.ExpiresAt = []byte("new"), now.UTC().Add(time.Hour)
		s.ok(s.RecodeChallenge(ctx, c.ID, c.CodeHash, c.ExpiresAt))
		got, err := s.OpenChallenge(ctx, a, identity.Login, now)
		s.ok(err)
		s.same("recoded", got, c)
		s.missing("an ended code", s.RecodeChallenge(ctx, old.ID, nil, now))
		s.missing("an unknown code", s.RecodeChallenge(ctx, "unknown", nil, now))
		_, err = s.UseChallenge(ctx, c.ID, now)
		s.ok(err)
		s.missing("a used code", s.RecodeChallenge(ctx, c.ID, nil, now))
	})
}

func TestWrongTriesAddUpOverCodes(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a := s.add("ada")
		for i, p := range []identity.Purpose{identity.Login, identity.Login, identity.ResetPassword} {
			c := s.challenge(a, p)
			c.Tries, c.CreatedAt = i+1, now.Add(time.Duration(i)*time.Hour)
			s.ok(s.AddChallenge(ctx, c))
		}
		for since, want := range map[time.Duration]int{0: 3, time.Microsecond: 2, time.Hour: 2, 2 * time.Hour: 0} {
			got, err := s.WrongTries(ctx, a, identity.Login, now.Add(since))
			s.ok(err)
			s.same(fmt.Sprint("since ", since), got, want)
		}
		s.ok(s.ForgetTries(ctx, a, identity.Login))
		for p, want := range map[identity.Purpose]int{identity.Login: 0, identity.ResetPassword: 3} {
			got, err := s.WrongTries(ctx, a, p, now)
			s.ok(err)
			s.same(fmt.Sprint("forgotten: ", p), got, want)
		}
	})
}

func TestDecoys(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		d := identity.Decoy{
			User: s.ids.User(), Username: "ada", EmailHash: []byte{0, 255}, Email: []byte("sealed"), PasswordHash: "$x",
			CreatedAt: now.UTC(), SentAt: now.UTC(),
		}
		replaced := d
		replaced.User, replaced.Username = s.ids.User(), "eve"
		s.ok(s.AddDecoy(ctx, replaced))
		s.ok(s.AddDecoy(ctx, d))
		_, err := s.Decoy(ctx, replaced.User)
		s.missing("a replaced decoy", err)
		other := d
		other.User, other.EmailHash = s.ids.User(), []byte("another's")
		s.same("a name that is held", s.AddDecoy(ctx, other), error(identity.ErrUsernameTaken))
		d.SentAt = d.SentAt.Add(time.Minute)
		s.ok(s.SetDecoySent(ctx, d.User, d.SentAt))
		got, err := s.Decoy(ctx, d.User)
		s.ok(err)
		s.same("decoy", got, d)
		got, err = s.DecoyByLogin(ctx, "ada", nil)
		s.ok(err)
		s.same("by username", got, d)
		got, err = s.DecoyByLogin(ctx, "", d.EmailHash)
		s.ok(err)
		s.same("by address", got, d)
		_, err = s.DecoyByLogin(ctx, "eve", nil)
		s.missing("nobody's name", err)
		_, err = s.Decoy(ctx, 404)
		s.missing("no decoy", err)
		s.missing("no decoy", s.SetDecoySent(ctx, 404, now))
		s.ok(s.DeleteDecoys(ctx, d.EmailHash))
		s.ok(s.DeleteDecoys(ctx, d.EmailHash))
		_, err = s.Decoy(ctx, d.User)
		s.missing("a deleted decoy", err)
	})
}
