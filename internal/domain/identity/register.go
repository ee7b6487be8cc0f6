package identity

import (
	"context"
	"crypto/hmac"
	"errors"
	"strings"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
)

// These keep strangers from flooding an address with letters, wherever they ask from: each registration of one that has
// an account counts, and each code to one that nobody has proven.
var (
	registeredRule = limit.Rule{Name: "mail-registered", Burst: 3, Per: time.Hour}
	unprovenRule   = limit.Rule{Name: "mail-unproven", Burst: 5, Per: time.Hour}
)

// registerTries is how often what needs a name or an address begins anew that lost it to another of the same moment.
const registerTries = 5

// RegisterRequest asks for an account.
// Invitation is what was in the link, "" for none.
type RegisterRequest struct{ Username, Email, Password, FirstName, LastName, Invitation string }

// Registered is the new account, or what looks like one.
type Registered struct {
	User  id.User
	Email string
}

// Register makes an account and mails the code that proves its address, unless that has had its share of them. An
// address that has an account already is answered like a new one, and its owner is notified by email; a taken username
// is fault.Conflict.
func (s *Service) Register(ctx context.Context, r RegisterRequest) (Registered, error) {
	const op = "identity.Register"
	if s.d.Registration.Way == RegisterClosed {
		return Registered{}, registrationClosed(op)
	}
	if fields := r.check(); len(fields) > 0 {
		return Registered{}, invalid(op, "Failed to create account", fields)
	}
	guest, err := s.guest(ctx, r)
	if err != nil {
		return Registered{}, within(op, err)
	}
	owner, err := accountByEmail(ctx, s.d.Store, r.Email)
	if err != nil {
		return Registered{}, within(op, err)
	}
	hash, err := s.passwords.hashLike(ctx, r.Password, owner.PasswordHash)
	if err != nil {
		return Registered{}, within(op, err)
	}
	mayTell, err := granted(s.take(ctx, registeredRule, string(s.emailHash(r.Email))))
	if err != nil {
		return Registered{}, within(op, err)
	}
	maySend, err := s.maySend(ctx, r.Email)
	if err != nil {
		return Registered{}, within(op, err)
	}
	var user id.User
	err = s.withAddress(ctx, func(tx Store) (err error) {
		user, err = s.register(ctx, tx, r, guest, hash, mayTell, maySend)
		return err
	})
	if errors.Is(err, ErrUsernameTaken) {
		return Registered{}, usernameTaken(op, "Failed to create account", err)
	}
	if err != nil {
		return Registered{}, within(op, err)
	}
	actor.BrowserFrom(ctx).Keep(actor.LoginCookie, s.sealed(hasRegistered, user, registeredLife), registeredLife)
	return Registered{User: user, Email: r.Email}, nil
}

// withAddress runs f as a transaction, and anew where that met ErrEmailTaken: the address changed hands after f had
// looked whose it is. Where that never ends, it is not revealed.
func (s *Service) withAddress(ctx context.Context, f func(tx Store) error) error {
	err := s.d.Store.InTx(ctx, f)
	for try := 1; try < registerTries && errors.Is(err, ErrEmailTaken); try++ {
		err = s.d.Store.InTx(ctx, f)
	}
	if errors.Is(err, ErrEmailTaken) {
		return &fault.Error{
			Op: "identity.withAddress", Kind: fault.Unavailable,
			Message: "The server is busy. Try again in a few seconds.", Wait: 5 * time.Second,
		}
	}
	return err
}

func registrationClosed(op string) error {
	return fault.New(op, fault.Forbidden, "Registration is closed. Ask the person who runs this server for an account.")
}

// register decides in one transaction. The username comes first, so that a taken one is reported whoever has the
// address. ErrEmailTaken: the address changed hands meanwhile.
func (s *Service) register(ctx context.Context, tx Store, r RegisterRequest, guest bool, hash string, mayTell,
	maySend bool,
) (id.User, error) {
	owner, err := s.owner(ctx, tx, r.Email)
	if err != nil {
		return 0, err
	}
	replaced := owner.ID != 0 && owner.makesWay()
	var has id.User // may have the username already
	if replaced {
		has = owner.ID
	}
	if err := s.usernameFree(ctx, tx, r.Username, r.Email, has); err != nil {
		return 0, err
	}
	if guest { // by the address alone: whether it has an account is not revealed by what is left of an invitation
		if err := s.useInvitation(ctx, tx, r); err != nil {
			return 0, err
		}
	}
	if replaced {
		if err := tx.DeleteUser(ctx, owner.ID); err != nil {
			return 0, err
		}
	} else if owner.ID != 0 {
		return s.decoy(ctx, tx, owner.User, r, hash, mayTell)
	}
	if err := tx.DeleteDecoys(ctx, s.emailHash(r.Email)); err != nil {
		return 0, err
	}
	return s.add(ctx, tx, r, hash, maySend)
}

// usernameFree is ErrUsernameTaken where another account than one has the username, or what seems to be an account of
// another address.
func (s *Service) usernameFree(ctx context.Context, tx Store, username, email string, but id.User) error {
	named, err := tx.AccountByUsername(ctx, username)
	if err != nil && !missing(err) {
		return err
	}
	if err == nil && named.ID != but {
		return ErrUsernameTaken
	}
	held, err := tx.DecoyByLogin(ctx, strings.ToLower(username), nil)
	if err != nil && !missing(err) {
		return err
	}
	if err == nil && !hmac.Equal(held.EmailHash, s.emailHash(email)) {
		return ErrUsernameTaken
	}
	return nil
}

// owner returns the account of an address, held so that its address is not proven before the transaction ends.
// ErrEmailTaken: it is gone since it was found, and its address may be anybody's.
func (s *Service) owner(ctx context.Context, tx Store, email string) (Account, error) {
	found, err := accountByEmail(ctx, tx, email)
	if err != nil || found.ID == 0 {
		return Account{}, err
	}
	if err := tx.LockUser(ctx, found.ID); err != nil {
		if missing(err) {
			return Account{}, ErrEmailTaken
		}
		return Account{}, err
	}
	return tx.Account(ctx, found.ID)
}

// maySend counts a code to an address that nobody has proven; false where it would be one too many.
func (s *Service) maySend(ctx context.Context, email string) (bool, error) {
	return granted(s.take(ctx, unprovenRule, string(s.emailHash(email))))
}

// add makes the account.
func (s *Service) add(ctx context.Context, tx Store, r RegisterRequest, hash string, maySend bool) (id.User, error) {
	u := User{
		ID: s.d.IDs.User(), Username: r.Username, Email: r.Email, FirstName: r.FirstName, LastName: r.LastName,
		Active: true, CreatedAt: s.d.Clock.Now(),
	}
	if err := s.addUser(ctx, tx, u, hash); err != nil {
		return 0, err
	}
	if !maySend {
		_, err := s.newCode(ctx, tx, u.ID, ProveEmail, nil)
		return u.ID, err
	}
	return u.ID, s.sendCode(ctx, tx, u, ProveEmail, nil)
}

// addUser keeps a new account with its profile.
func (s *Service) addUser(ctx context.Context, tx Store, u User, hash string) error {
	p := Profile{
		Theme: System, CreatedAt: u.CreatedAt, UpdatedAt: u.CreatedAt,
		Notifications: NotificationPreferences{EmailUpdates: true, EmailSecurity: true, EmailResumeSuggestions: true},
	}
	if err := tx.AddUser(ctx, Account{User: u, PasswordHash: hash}, p); err != nil {
		return err
	}
	if err := tx.GrantRole(ctx, u.ID, RoleUser, u.CreatedAt); err != nil {
		return err
	}
	return s.event(ctx, tx, u.ID, EventRegistered, "")
}

// decoy makes what looks like a new account to whoever asked, and tells the owner of the address.
func (s *Service) decoy(ctx context.Context, tx Store, owner User, r RegisterRequest, hash string,
	mayTell bool,
) (id.User, error) {
	sealed, err := s.d.Keys.seal(s.d.Random, []byte(r.Email))
	if err != nil {
		return 0, err
	}
	d := Decoy{
		User: s.d.IDs.User(), Username: strings.ToLower(r.Username), EmailHash: s.emailHash(r.Email), Email: sealed,
		PasswordHash: hash,
		CreatedAt:    s.d.Clock.Now(),
	}
	if err := tx.AddDecoy(ctx, d); err != nil {
		return 0, err
	}
	if err := s.event(ctx, tx, owner.ID, EventRefused, "registration"); err != nil || !mayTell {
		return d.User, err
	}
	return d.User, s.post(ctx, tx, owner, Mail{Kind: MailAlreadyRegistered}, mailLife)
}

// accountByEmail returns the account of an address, the zero one where there is none.
func accountByEmail(ctx context.Context, tx Accounts, email string) (Account, error) {
	if !storable(email) || len(email) > maxEmail {
		return Account{}, nil
	}
	a, err := tx.AccountByEmail(ctx, email)
	if missing(err) {
		return Account{}, nil
	}
	return a, err
}
