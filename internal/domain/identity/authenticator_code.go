package identity

import (
	"context"
	"crypto/hmac"
	"io"
	"strings"

	"github.com/pquerna/otp"
	"github.com/pquerna/otp/hotp"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// The codes of apps (RFC 6238): a step of time each, and the one before and after it for clocks that are not exact.
const (
	stepSeconds = 30
	stepsOff    = 1
)

// Recovery codes are drawn of letters and digits that nobody takes for each other.
const (
	recoveryCodes    = 10
	recoveryLetters  = "0123456789abcdefghjkmnpqrstvwxyz" // 32 of them, so that 12 make 60 bits
	recoveryLength   = 12
	recoveryInGroups = 4
)

// stepOf returns the time step of a code from the app, or 0 if the code is wrong or was used before.
func (s *Service) stepOf(a Authenticator, code string) (int64, error) {
	const op = "identity.stepOf"
	if code = plainCode(code); len(code) != codeDigits {
		return 0, nil
	}
	secret, err := s.d.Keys.open(a.Secret)
	if err != nil {
		return 0, within(op, err)
	}
	now := s.d.Clock.Now().Unix() / stepSeconds
	opts := hotp.ValidateOpts{Digits: otp.DigitsSix, Algorithm: otp.AlgorithmSHA1}
	for step := max(now-stepsOff, a.LastStep+1); step <= now+stepsOff; step++ {
		right, err := hotp.ValidateCustom(code, uint64(step), string(secret), opts)
		if err != nil {
			return 0, fault.Wrap(op, fault.Internal, "", err)
		}
		if right {
			return step, nil
		}
	}
	return 0, nil
}

// rightCode is a code that was right, to be used up by useCode.
type rightCode struct {
	Challenge
	step     int64  // of the app's code, 0 for another
	recovery []byte // hash of a recovery code, nil for another
}

// compare reports whether a code is the one that was emailed. If the challenge has none, it reports whether the code is
// from the user's app or is one of their recovery codes. Recovery codes also work if the challenge has an emailed code
// that the user allowed instead of a passkey.
func (s *Service) compare(ctx context.Context, tx Store, c *rightCode, code string) (bool, error) {
	plain := plainCode(code)
	if len(c.CodeHash) > 0 && (len(plain) != recoveryLength || c.Purpose.public() != Login) {
		return hmac.Equal(c.CodeHash, s.codeHash(c.Challenge, code)), nil
	}
	if len(plain) != codeDigits {
		by, err := factorsOf(ctx, tx, c.User)
		if err != nil || !by.strong() {
			return false, err
		}
		c.recovery = s.recoveryHash(c.User, plain)
		return tx.HasRecoveryCode(ctx, c.User, c.recovery)
	}
	app, err := authenticatorOf(ctx, tx, c.User)
	if err != nil || !app.on() {
		return false, err
	}
	c.step, err = s.stepOf(app, code)
	return c.step != 0, err
}

// useApp uses up what compare found beside the challenge; of many at once, one gets through. The owner learns of a
// recovery code that signed in; a change in settings is reported as that.
func (s *Service) useApp(ctx context.Context, tx Store, op string, c rightCode) error {
	ours, err := true, error(nil)
	switch {
	case c.recovery != nil:
		ours, err = tx.UseRecoveryCode(ctx, c.User, c.recovery)
		if err == nil && ours && c.Purpose != ChangeFactor {
			err = s.factorChanged(ctx, tx, c.User, FactorUsed, "")
		}
	case c.step != 0:
		ours, err = tx.UseStep(ctx, c.User, c.step)
	}
	if err == nil && !ours {
		return wrongCode(op)
	}
	return err
}

// newRecoveryCodes draws codes and what is stored of them.
func (s *Service) newRecoveryCodes(user id.User) (codes []string, hashes [][]byte, err error) {
	for range recoveryCodes {
		b := make([]byte, recoveryLength)
		if _, err := io.ReadFull(s.d.Random, b); err != nil {
			return nil, nil, fault.Wrap("identity.newRecoveryCodes", fault.Internal, "", err)
		}
		var shown strings.Builder
		for i, c := range b {
			if i > 0 && i%recoveryInGroups == 0 {
				shown.WriteByte('-')
			}
			shown.WriteByte(recoveryLetters[int(c)%len(recoveryLetters)])
		}
		codes = append(codes, shown.String())
		hashes = append(hashes, s.recoveryHash(user, plainCode(shown.String())))
	}
	return codes, hashes, nil
}

// recoveryHash is what is stored of a recovery code.
func (s *Service) recoveryHash(user id.User, plain string) []byte {
	return s.d.Keys.sum("recovery", user.String(), plain)
}

// plainCode returns a code in lowercase, without the spaces and hyphens that people and apps put in.
func plainCode(code string) string {
	return strings.ToLower(strings.NewReplacer(" ", "", "-", "").Replace(code))
}
