package identity

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
)

// The roles. Each account has RoleUser.
const (
	RoleUser    = "user"
	RoleSupport = "support"
	RoleAdmin   = "admin"
)

// The permissions.
const (
	ResumesRead  = "resumes:read"
	ResumesWrite = "resumes:write"
	ProfileRead  = "profile:read"
	ProfileWrite = "profile:write"
	UsersRead    = "users:read"
	UsersManage  = "users:manage"
)

// permissionsOf returns what roles allow, sorted. A role that is unknown allows nothing.
func permissionsOf(roles []string) []string {
	var all []string
	for _, r := range roles {
		switch r {
		case RoleUser:
			all = append(all, ResumesRead, ResumesWrite, ProfileRead, ProfileWrite)
		case RoleSupport:
			all = append(all, UsersRead)
		case RoleAdmin:
			all = append(all, UsersRead, UsersManage)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// HasRole reports whether a user has a role; a name that is no role's is had by nobody, and nobody has one to a
// visitor. Who may ask about others: see UserInfo.
func (s *Service) HasRole(ctx context.Context, a actor.Actor, user id.User, role string) (bool, error) {
	u, err := s.someUser(ctx, a, user)
	return err == nil && slices.Contains(u.Roles, role), err
}

// HasPermission reports whether a user has a permission, as HasRole does.
func (s *Service) HasPermission(ctx context.Context, a actor.Actor, user id.User, permission string) (bool, error) {
	u, err := s.someUser(ctx, a, user)
	return err == nil && slices.Contains(u.Permissions, permission), err
}

// someUser is UserInfo, and who has no role at all where nobody is signed in or there is no such user.
func (s *Service) someUser(ctx context.Context, a actor.Actor, user id.User) (UserInfo, error) {
	if !a.SignedIn() {
		return UserInfo{}, nil
	}
	u, err := s.UserInfo(ctx, a, user)
	return u, fault.IfMissing(err, nil)
}

// UserInfo gives a user with their roles and permissions. A caller may ask about themself, or about anybody with the
// permission users:read, which is written down as a look; otherwise it is fault.Forbidden, whether or not that user
// exists, and written down too.
func (s *Service) UserInfo(ctx context.Context, a actor.Actor, user id.User) (UserInfo, error) {
	const op = "identity.UserInfo"
	if user != a.User || !a.SignedIn() {
		if err := s.allowed(ctx, op, a, UsersRead); err != nil {
			return UserInfo{}, err
		}
	}
	account, err := s.d.Store.Account(ctx, user)
	if missing(err) {
		return UserInfo{}, fault.Wrap(op, fault.NotFound, "This user doesn't exist.", err)
	}
	if err != nil {
		return UserInfo{}, within(op, err)
	}
	roles, err := s.d.Store.Roles(ctx, user)
	if err != nil {
		return UserInfo{}, within(op, err)
	}
	info := UserInfo{User: account.User, Roles: roles, Permissions: permissionsOf(roles)}
	if user == a.User {
		return info, nil
	}
	return info, within(op, s.looked(ctx, a, user))
}

// GrantRole gives a user a role and ends their sessions, so that nothing goes on under the old rights. If the user
// already has the role, only its issuer is cleared, so that a provider no longer takes it.
func (s *Service) GrantRole(ctx context.Context, username, role string) error {
	const op = "identity.GrantRole"
	if err := knownRole(op, role); err != nil {
		return err
	}
	return s.operate(ctx, op, username, func(tx Store, u User) error { return s.grant(ctx, tx, 0, u, role) })
}

func (s *Service) grant(ctx context.Context, tx Store, by id.User, u User, role string) error {
	switch from, err := tx.RoleIssuer(ctx, u.ID, role); {
	case err == nil && from != "":
		if err := tx.SetRoleIssuer(ctx, u.ID, role, ""); err != nil {
			return err
		}
		return s.eventBy(ctx, tx, by, u.ID, EventRoleGranted, role)
	case !missing(err):
		return err
	}
	if err := tx.GrantRole(ctx, u.ID, role, s.d.Clock.Now()); err != nil {
		return err
	}
	if err := s.endAll(ctx, tx, by, u.ID, EventRoleGranted, role); err != nil {
		return err
	}
	return s.tellRoles(ctx, tx, u, "You now have the "+role+" role", roleSource{})
}

// RevokeRole takes a role from a user and ends their sessions. The role user cannot be taken.
func (s *Service) RevokeRole(ctx context.Context, username, role string) error {
	const op = "identity.RevokeRole"
	if err := takenRole(op, role); err != nil {
		return err
	}
	return s.operate(ctx, op, username, func(tx Store, u User) error { return s.revoke(ctx, tx, 0, u, role) })
}

func (s *Service) revoke(ctx context.Context, tx Store, by id.User, u User, role string) error {
	roles, err := tx.Roles(ctx, u.ID)
	if err != nil {
		return err
	}
	if !slices.Contains(roles, role) {
		return fault.New("identity.RevokeRole", fault.NotFound, fmt.Sprintf("%s does not have the %s role.", u.Username,
			role))
	}
	if err := tx.RevokeRole(ctx, u.ID, role); err != nil {
		return err
	}
	if err := s.endAll(ctx, tx, by, u.ID, EventRoleRevoked, role); err != nil {
		return err
	}
	return s.tellRoles(ctx, tx, u, "You no longer have the "+role+" role", roleSource{})
}

// Deactivate switches an account off. Its sessions stay, so that its owner learns why nothing works any more; none of
// them reads or writes anything.
func (s *Service) Deactivate(ctx context.Context, username string) error {
	return s.operate(ctx, "identity.Deactivate", username,
		func(tx Store, u User) error { return s.deactivate(ctx, tx, 0, u) })
}

func (s *Service) deactivate(ctx context.Context, tx Store, by id.User, u User) error {
	if !u.Active {
		return nil
	}
	if err := tx.SetActive(ctx, u.ID, false); err != nil {
		return err
	}
	return s.eventBy(ctx, tx, by, u.ID, EventDeactivated, "")
}

// Activate switches an account on again. The sessions of before end: its owner signs in anew.
func (s *Service) Activate(ctx context.Context, username string) error {
	return s.operate(ctx, "identity.Activate", username,
		func(tx Store, u User) error { return s.activate(ctx, tx, 0, u) })
}

func (s *Service) activate(ctx context.Context, tx Store, by id.User, u User) error {
	if u.Active {
		return nil
	}
	if err := tx.SetActive(ctx, u.ID, true); err != nil {
		return err
	}
	if err := s.endAll(ctx, tx, by, u.ID, EventActivated, ""); err != nil {
		return err
	}
	if err := s.tell(ctx, tx, u.ID, notice.AccountActivated, "Your account is active again",
		"The person who runs this server reactivated it."); err != nil {
		return err
	}
	return s.postWanted(ctx, tx, u, MailSecurity, Mail{Kind: MailActivated})
}

// roleSource is what changed a role: the operator, or a provider, by its user's groups or by being disconnected.
type roleSource struct {
	provider string // its name, "" for the operator
	unlinked bool
}

// tellRoles notifies a user of another role, in their bell and by mail.
func (s *Service) tellRoles(ctx context.Context, tx Store, u User, title string, by roleSource) error {
	m := Mail{Kind: MailRolesChanged, Provider: by.provider, Notices: []MailedNotice{{Title: title, Path: "/settings"}}}
	body := "The person who runs this server made this change. You were signed out and need to sign in again."
	switch {
	case by.unlinked:
		m.Factor = FactorUnlinked
		body = "This role came from " + by.provider + ", which is no longer connected to your account."
	case by.provider != "":
		body = "This role depends on your groups at " + by.provider + ". Your other browsers were signed out."
	}
	if err := s.tell(ctx, tx, u.ID, notice.RolesChanged, title, body); err != nil {
		return err
	}
	return s.postWanted(ctx, tx, u, MailSecurity, m)
}

// endAll ends all sessions and app keys of a user and writes down why.
func (s *Service) endAll(ctx context.Context, tx Store, by, user id.User, kind EventKind, detail string) error {
	if _, err := tx.EndSessions(ctx, user, ""); err != nil {
		return err
	}
	if err := tx.DeleteAppKeys(ctx, user); err != nil {
		return err
	}
	return s.eventBy(ctx, tx, by, user, kind, detail)
}

// operate does something to the account of a name, as one transaction.
func (s *Service) operate(ctx context.Context, op, username string, do func(tx Store, u User) error) error {
	err := s.d.Store.InTx(ctx, func(tx Store) error {
		a, err := tx.AccountByUsername(ctx, username)
		if missing(err) {
			return fault.Wrap(op, fault.NotFound, fmt.Sprintf("No account has the username %q.", username), err)
		}
		if err != nil {
			return err
		}
		return do(tx, a.User)
	})
	return within(op, err)
}

// within names the operation that a store's error came from; the error keeps its kind.
func within(op string, err error) error {
	if err == nil {
		return nil
	}
	return fault.Wrap(op, fault.KindOf(err), "", err)
}

func knownRole(op, role string) error {
	all := []string{RoleUser, RoleSupport, RoleAdmin}
	if slices.Contains(all, role) {
		return nil
	}
	return fault.New(op, fault.Invalid, fmt.Sprintf("Unknown role %q. The roles are %s.", role,
		strings.Join(all, ", ")))
}

// takenRole is knownRole for a role that is to be taken away.
func takenRole(op, role string) error {
	if role == RoleUser {
		return fault.New(op, fault.Invalid, "The user role can't be removed, because every account has it. Deactivate the account instead.")
	}
	return knownRole(op, role)
}

// missing reports whether a store did not find what was asked for.
func missing(err error) bool { return err != nil && fault.KindOf(err) == fault.NotFound }
