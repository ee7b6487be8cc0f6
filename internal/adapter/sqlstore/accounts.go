package sqlstore

import (
	"context"
	"slices"
	"strings"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

var _ identity.Store = (*Identity)(nil)

// userRow is a row of users, without what only the sign-in needs.
type userRow struct {
	ID        int64  `db:"id"`
	Username  string `db:"username"`
	Email     string `db:"email"`
	FirstName string `db:"first_name"`
	LastName  string `db:"last_name"`
	Active    bool   `db:"active"`
	Verified  bool   `db:"verified"`
	CreatedAt int64  `db:"created_at"`
	LastLogin int64  `db:"last_login"`
}

const userColumns = `u.id, u.username, u.email, u.first_name, u.last_name, u.active, u.verified, u.created_at, u.last_login`

func scanUser(r userRow) identity.User {
	return identity.User{
		ID: id.User(r.ID), Username: r.Username, Email: r.Email, FirstName: r.FirstName, LastName: r.LastName,
		Active: r.Active, Verified: r.Verified, CreatedAt: moment(r.CreatedAt), LastLogin: moment(r.LastLogin),
	}
}

type accountRow struct {
	userRow
	PasswordHash string `db:"password_hash"`
}

const (
	accountByID       = `SELECT ` + userColumns + `, u.password_hash FROM users u WHERE u.id = ?`
	accountByUsername = `SELECT ` + userColumns + `, u.password_hash FROM users u WHERE u.username_key = ?`
	accountByEmail    = `SELECT ` + userColumns + `, u.password_hash FROM users u WHERE u.email_key = ?`
)

func (i *Identity) account(ctx context.Context, query string, arg any) (identity.Account, error) {
	var r accountRow
	if err := i.get(ctx, &r, query, arg); err != nil {
		return identity.Account{}, err
	}
	return identity.Account{User: scanUser(r.userRow), PasswordHash: r.PasswordHash}, nil
}

// Account finds by identifier.
func (i *Identity) Account(ctx context.Context, user id.User) (identity.Account, error) {
	return i.account(ctx, accountByID, user)
}

// AccountByLogin finds by username or e-mail address. No username has an @, so it is always one look-up.
func (i *Identity) AccountByLogin(ctx context.Context, name string) (identity.Account, error) {
	if strings.Contains(name, "@") {
		return i.AccountByEmail(ctx, name)
	}
	return i.AccountByUsername(ctx, name)
}

// AccountByEmail finds by e-mail address, without case.
func (i *Identity) AccountByEmail(ctx context.Context, email string) (identity.Account, error) {
	return i.account(ctx, accountByEmail, key(email))
}

// AccountByUsername finds by username, without case.
func (i *Identity) AccountByUsername(ctx context.Context, username string) (identity.Account, error) {
	return i.account(ctx, accountByUsername, key(username))
}

const addUser = `INSERT INTO users
	(id, username, username_key, email, email_key, first_name, last_name, password_hash, active, verified, created_at, last_login)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

// AddUser adds the account and its profile.
func (i *Identity) AddUser(ctx context.Context, a identity.Account, p identity.Profile) error {
	p.User = a.ID
	return i.together(ctx, func(tx *Identity) error {
		_, err := tx.exec(ctx, addUser, a.ID, text(a.Username), key(a.Username), text(a.Email), key(a.Email),
			text(a.FirstName), text(a.LastName),
			a.PasswordHash, a.Active, a.Verified, micros(a.CreatedAt), micros(a.LastLogin))
		if err != nil {
			return taken(err)
		}
		return tx.addProfile(ctx, p)
	})
}

// SetPassword replaces the hash.
func (i *Identity) SetPassword(ctx context.Context, user id.User, hash string) error {
	return i.one(ctx, `UPDATE users SET password_hash = ? WHERE id = ?`, hash, user)
}

// SetVerified notes that the address was proven.
func (i *Identity) SetVerified(ctx context.Context, user id.User) error {
	return i.one(ctx, `UPDATE users SET verified = TRUE WHERE id = ?`, user)
}

// SetLastLogin notes a sign-in.
func (i *Identity) SetLastLogin(ctx context.Context, user id.User, at time.Time) error {
	return i.one(ctx, `UPDATE users SET last_login = ? WHERE id = ?`, micros(at), user)
}

// SetActive switches an account on or off.
func (i *Identity) SetActive(ctx context.Context, user id.User, active bool) error {
	return i.one(ctx, `UPDATE users SET active = ? WHERE id = ?`, active, user)
}

// SetNames replaces first and last name.
func (i *Identity) SetNames(ctx context.Context, user id.User, first, last string) error {
	return i.one(ctx, `UPDATE users SET first_name = ?, last_name = ? WHERE id = ?`, text(first), text(last), user)
}

// SetEmail replaces the address, in both of its forms.
func (i *Identity) SetEmail(ctx context.Context, user id.User, email string) error {
	return taken(i.one(ctx, `UPDATE users SET email = ?, email_key = ? WHERE id = ?`, text(email), key(email), user))
}

type addressRestoreRow struct {
	Since      int64 `db:"since"`
	RestoredAt int64 `db:"restored_at"`
}

// AddressRestore returns the user's last, the zero value where there was none.
func (i *Identity) AddressRestore(ctx context.Context, user id.User) (identity.AddressRestore, error) {
	var rows []addressRestoreRow
	err := i.list(ctx, &rows, `SELECT since, restored_at FROM address_restores WHERE user_id = ?`, user)
	if err != nil || len(rows) == 0 {
		return identity.AddressRestore{}, err
	}
	return identity.AddressRestore{Since: moment(rows[0].Since), At: moment(rows[0].RestoredAt)}, nil
}

// SetAddressRestore replaces the user's last.
func (i *Identity) SetAddressRestore(ctx context.Context, user id.User, r identity.AddressRestore) error {
	return i.one(ctx, `INSERT INTO address_restores (user_id, since, restored_at) VALUES (?, ?, ?)
		ON CONFLICT (user_id) DO UPDATE SET since = excluded.since, restored_at = excluded.restored_at`,
		user, micros(r.Since), micros(r.At))
}

// SetUsername replaces the username, in both of its forms.
func (i *Identity) SetUsername(ctx context.Context, user id.User, username string) error {
	return taken(i.one(ctx, `UPDATE users SET username = ?, username_key = ? WHERE id = ?`, text(username),
		key(username), user))
}

// DeleteUser removes the account; the foreign keys take all that is the user's with it, jobs included. The audit log
// stays.
func (i *Identity) DeleteUser(ctx context.Context, user id.User) error {
	return i.one(ctx, `DELETE FROM users WHERE id = ?`, user)
}

// Roles lists a user's roles.
func (i *Identity) Roles(ctx context.Context, user id.User) ([]string, error) {
	roles := []string{}
	err := i.list(ctx, &roles, `SELECT role FROM user_roles WHERE user_id = ?`, user)
	slices.Sort(roles)
	return roles, err
}

// GrantRole gives an account a role; one that the user has stays as it is.
func (i *Identity) GrantRole(ctx context.Context, user id.User, role string, at time.Time) error {
	return i.one(ctx, `INSERT INTO user_roles (user_id, role, granted_at) VALUES (?, ?, ?) ON CONFLICT (user_id, role) DO UPDATE SET role = excluded.role`,
		user, text(role), micros(at))
}

// RoleIssuer returns the provider that gave a user a role, "" if it was granted here. A role that the user doesn't have
// is fault.NotFound.
func (i *Identity) RoleIssuer(ctx context.Context, user id.User, role string) (string, error) {
	var issuer string
	err := i.get(ctx, &issuer, `SELECT issuer FROM user_roles WHERE user_id = ? AND role = ?`, user, text(role))
	return issuer, err
}

// SetRoleIssuer sets the provider that gave a user a role.
func (i *Identity) SetRoleIssuer(ctx context.Context, user id.User, role, issuer string) error {
	return i.one(ctx, `UPDATE user_roles SET issuer = ? WHERE user_id = ? AND role = ?`, text(issuer), user, text(role))
}

// RevokeRole takes a role away; one that the user has not is fault.NotFound.
func (i *Identity) RevokeRole(ctx context.Context, user id.User, role string) error {
	return i.one(ctx, `DELETE FROM user_roles WHERE user_id = ? AND role = ?`, user, text(role))
}
