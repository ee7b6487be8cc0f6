package identity

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
)

// The rules of codes. They hold whether or not limits are on. Wrong tries count for each purpose by itself: whoever has
// the password and guesses codes in another browser keeps the owner neither from their own browser nor from a reset.
const (
	codeLife      = 10 * time.Minute
	loginCodeLife = 5 * time.Minute
	codeDigits    = 6
	codeTries     = 5 // wrong ones, then the code is dead
	linkLife      = time.Hour
	linkTries     = math.MaxInt32
	resendAfter   = time.Minute // between two codes of a purpose
	wrongAnHour   = 15          // wrong ones on all of an account's codes of a purpose
	wrongADay     = 30
)

// life is how long a code of the purpose lives.
func (p Purpose) life() time.Duration {
	switch p {
	case Login, KnownLogin:
		return loginCodeLife
	case ResetLink:
		return linkLife
	}
	return codeLife
}

// letter is the mail that brings a code of the purpose.
func (p Purpose) letter() MailKind {
	switch p {
	case Login, KnownLogin:
		return MailLoginCode
	case ResetPassword:
		return MailPasswordReset
	case ResetLink:
		return MailResetLink
	case ChangeEmail:
		return MailEmailCode
	}
	return MailCode
}

// sendCode makes a code that replaces the user's open one of the purpose, and enqueues the letter with it. The binding
// is the hash of a browser's login cookie, empty for a purpose that is bound to none.
func (s *Service) sendCode(ctx context.Context, tx Store, to User, p Purpose, binding []byte) error {
	code, err := s.newCode(ctx, tx, to.ID, p, binding)
	if err != nil {
		return err
	}
	m := Mail{Kind: p.letter(), User: to.ID, Code: code, Lifetime: p.life()}
	if p == ChangeEmail { // the reader may have more than one account, or be asked for the code by somebody else
		m.SignInBy = to.Username
	}
	return s.post(ctx, tx, to, m, p.life())
}

// newCode makes the code alone.
func (s *Service) newCode(ctx context.Context, tx Store, to id.User, p Purpose, binding []byte) (string, error) {
	draw := s.sixDigits
	if p == ResetLink {
		draw = s.secret
	}
	code, err := draw()
	if err != nil {
		return "", err
	}
	c := s.newChallenge(to, p, binding)
	c.CodeHash = s.codeHash(c, code)
	return code, tx.AddChallenge(ctx, c)
}

// newChallenge returns a challenge without a code. Stored as it is, it asks for the code of the user's app.
func (s *Service) newChallenge(of id.User, p Purpose, binding []byte) Challenge {
	now := s.d.Clock.Now()
	return Challenge{
		ID: s.d.IDs.Challenge(), User: of, Purpose: p, Binding: binding, CreatedAt: now,
		ExpiresAt: now.Add(p.life()),
	}
}

// sixDigits draws a code; each of the million is as likely, since the uneven rest of 2^32 is drawn again.
func (s *Service) sixDigits() (string, error) {
	const codes, even = 1_000_000, 1<<32 - (1<<32)%1_000_000
	for {
		var b [4]byte
		if _, err := io.ReadFull(s.d.Random, b[:]); err != nil {
			return "", fault.Wrap("identity.sixDigits", fault.Internal, "", err)
		}
		if n := binary.BigEndian.Uint32(b[:]); uint64(n) < even {
			return fmt.Sprintf("%06d", n%codes), nil
		}
	}
}

// codeHash is what is stored of a code. It holds for that challenge, purpose and user alone.
func (s *Service) codeHash(c Challenge, code string) []byte {
	return s.d.Keys.sum("code", string(c.ID), string(c.Purpose), c.User.String(), code)
}

// checkCode counts one try on the user's open code of the purpose and gives the code where the try is right, to be used
// up by useCode. The try is kept before anybody learns of it, whatever follows.
func (s *Service) checkCode(ctx context.Context, op string, user id.User, p Purpose, binding []byte,
	code string,
) (rightCode, error) {
	var c rightCode
	var right bool
	err := s.d.Store.InTx(ctx, func(tx Store) (err error) {
		c, right, err = s.tryCode(ctx, tx, user, p, binding, code)
		return err
	})
	if err == nil && !right && c.Tries == codeTries && c.Purpose.public() == Login {
		err = s.notifyGuessed(ctx, c.Challenge)
	}
	if err != nil {
		return rightCode{}, within(op, err)
	}
	if !right {
		return rightCode{}, wrongCode(op)
	}
	return c, nil
}

// guessedRule is how often an owner is notified that codes were guessed.
var guessedRule = limit.Rule{Name: "mail-guessed", Burst: 1, Per: 6 * time.Hour}

// notifyGuessed mails the owner of a sign-in code that has just died of wrong tries: that code was asked for with the
// right password, so somebody may know it. The codes of other purposes need none. Whoever has not proven the address is
// not notified.
func (s *Service) notifyGuessed(ctx context.Context, c Challenge) error {
	account, err := s.d.Store.Account(ctx, c.User)
	if missing(err) || err == nil && !account.Verified {
		return nil
	}
	if err != nil {
		return err
	}
	mayMail, err := granted(s.take(ctx, guessedRule, c.User.String()))
	if err != nil || !mayMail {
		return err
	}
	return s.d.Store.InTx(ctx, func(tx Store) error {
		now, err := held(ctx, tx, c.User) // it may have got another address meanwhile
		if err != nil {
			return fault.IfMissing(err, nil)
		}
		return s.post(ctx, tx, now.User, Mail{Kind: MailCodesGuessed}, mailLife)
	})
}

// tryCode is checkCode's transaction. What meets no open code costs the owner no try, and as many writes.
func (s *Service) tryCode(ctx context.Context, tx Store, user id.User, p Purpose, binding []byte,
	code string,
) (c rightCode, right bool, err error) {
	if p == Login {
		if p, err = s.loginOf(ctx, tx, user, binding); err != nil {
			return c, false, err
		}
	}
	tries := codeTries
	if p == ResetPassword && len(code) > codeDigits {
		p, tries = ResetLink, linkTries
	}
	c.Challenge, err = tx.TryChallenge(ctx, user, p, binding, tries, s.d.Clock.Now())
	if missing(err) {
		return rightCode{}, false, s.event(ctx, tx, 0, EventSignInFailed, string(p.public()))
	}
	if err != nil {
		return c, false, err
	}
	var wait time.Duration
	if p != ResetLink {
		if wait, err = s.paused(ctx, tx, user, p, 1); err != nil {
			return c, false, err
		}
	}
	if right, err = s.compare(ctx, tx, &c, code); err != nil {
		return c, false, err
	}
	if !right || wait > 0 {
		return c, false, s.event(ctx, tx, user, EventSignInFailed, string(p.public()))
	}
	return c, true, nil
}

// loginOf reports which of the two kinds of sign-in is under way with a binding.
func (s *Service) loginOf(ctx context.Context, st Challenges, user id.User, binding []byte) (Purpose, error) {
	c, err := st.OpenChallenge(ctx, user, KnownLogin, s.d.Clock.Now())
	if err == nil && hmac.Equal(c.Binding, binding) {
		return KnownLogin, nil
	}
	if missing(err) {
		err = nil
	}
	return Login, err
}

// useCode uses a right code up, in the transaction that does what it is good for; of many at once, one gets through.
func (s *Service) useCode(ctx context.Context, tx Store, op string, c rightCode) error {
	ours, err := tx.UseChallenge(ctx, c.ID, s.d.Clock.Now())
	if err == nil && !ours {
		return wrongCode(op)
	}
	if err != nil {
		return err
	}
	return s.useApp(ctx, tx, op, c)
}

// paused returns for how long no code of the purpose serves or is sent because too many were wrong, 0 where that is not
// so; underWay is how many of the counted tries are not known to be wrong yet.
func (s *Service) paused(ctx context.Context, st Challenges, user id.User, p Purpose, underWay int) (time.Duration,
	error,
) {
	day, err := s.untilFewer(ctx, st, user, p, 24*time.Hour, wrongADay+underWay)
	if err != nil {
		return 0, err
	}
	hour, err := s.untilFewer(ctx, st, user, p, time.Hour, wrongAnHour+underWay)
	return max(day, hour), err
}

// untilFewer returns after how long the wrong tries of a period will be fewer than most, in steps of a twelfth of it:
// the store adds tries up by their codes. In the usual case that is one query.
func (s *Service) untilFewer(ctx context.Context, st Challenges, user id.User, p Purpose, period time.Duration,
	most int,
) (time.Duration, error) {
	start := s.d.Clock.Now().Add(-period)
	for wait := time.Duration(0); wait < period; wait += period / 12 {
		n, err := st.WrongTries(ctx, user, p, start.Add(wait))
		if err != nil || n < most {
			return wait, err
		}
	}
	return period, nil
}

// mayHaveCode is fault.RateLimited while the user's codes of the purpose are paused.
func (s *Service) mayHaveCode(ctx context.Context, st Challenges, user id.User, p Purpose) error {
	wait, err := s.paused(ctx, st, user, p, 0)
	if err != nil || wait == 0 {
		return err
	}
	return tooMany("identity.mayHaveCode", wait)
}

// secretBytes of randomness can't be guessed, so a fast hash of a secret is enough.
const secretBytes = 32

// secret draws the secret of a cookie, a link or an app key.
func (s *Service) secret() (string, error) {
	b := make([]byte, secretBytes)
	if _, err := io.ReadFull(s.d.Random, b); err != nil {
		return "", fault.Wrap("identity.secret", fault.Internal, "", err)
	}
	return base64.RawURLEncoding.EncodeToString(b), nil
}

// digest is what is stored of a secret.
func digest(secret string) []byte {
	sum := sha256.Sum256([]byte(secret))
	return sum[:]
}

// wrongCode is the one answer to a code that is wrong, used, expired, dead, of another browser or of nobody.
func wrongCode(op string) error {
	return fault.New(op, fault.Invalid, "Invalid verification code")
}

// tooMany asks for patience.
func tooMany(op string, wait time.Duration) error {
	return fault.TooMany(op, "Too many attempts.", wait)
}
