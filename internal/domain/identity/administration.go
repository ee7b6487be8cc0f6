package identity

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// lookedAgain is how long several looks of one person at one account count as one.
const lookedAgain = time.Hour

// allowed refuses an actor without a permission over others, and writes the refusal down. Whom or what they asked for
// has not been looked up, so that the answer says nothing of it.
func (s *Service) allowed(ctx context.Context, op string, a actor.Actor, permission string) error {
	if !a.SignedIn() {
		return fault.New(op, fault.Unauthorized, "You're not signed in.")
	}
	if a.Can(permission) {
		return nil
	}
	if err := s.event(ctx, s.d.Store, a.User, EventRefused, permission); err != nil {
		return within(op, err)
	}
	if permission == UsersManage {
		return fault.New(op, fault.Forbidden, "Only administrators can do this.")
	}
	return fault.New(op, fault.Forbidden, "You don't have permission to view other users.")
}

// looked writes down that somebody read another's account: once, where the newest line of that log says already that
// they were there within the hour.
func (s *Service) looked(ctx context.Context, a actor.Actor, user id.User) error {
	newest, err := s.d.Store.Events(ctx, user, "", 1)
	if err != nil {
		return err
	}
	if len(newest) > 0 && newest[0].By.ID == a.User && s.d.Clock.Now().Sub(newest[0].At) < lookedAgain {
		return nil
	}
	return s.eventBy(ctx, s.d.Store, a.User, user, EventLooked, "")
}

// UserFilter says which accounts are listed.
type UserFilter string

// The filters. The values are the schema's.
const (
	AllUsers         UserFilter = "ALL"
	StaffUsers       UserFilter = "STAFF"       // with a role that not everybody has
	DeactivatedUsers UserFilter = "DEACTIVATED" // switched off
	UnverifiedUsers  UserFilter = "UNVERIFIED"  // the address is not proven
)

// UserSearch says which accounts are listed, by username after a cursor (a username in lower case, "" from the start).
// Words are a part of the username, the e-mail address, or first and last name, without case as far as the database
// knows it.
type UserSearch struct {
	Words  string
	Filter UserFilter
	After  string
}

// maxSearch bounds what is searched for, in bytes.
const maxSearch = 200

// Users lists accounts with their roles, for the permission users:read; next is the cursor after them.
func (s *Service) Users(ctx context.Context, a actor.Actor, find UserSearch, first int) (users []UserInfo, next string,
	err error,
) {
	const op = "identity.Users"
	if err := s.allowed(ctx, op, a, UsersRead); err != nil {
		return nil, "", err
	}
	if first, err = page(op, "", first); err != nil {
		return nil, "", err
	}
	find.Words = strings.TrimSpace(find.Words)
	if len(find.Words) > maxSearch || len(find.After) > maxSearch {
		return nil, "", invalid(op, "This search can't be run",
			map[string]string{"search": "Use a shorter search term"})
	}
	if users, err = s.d.Store.Users(ctx, find, first+1); err != nil {
		return nil, "", within(op, err)
	}
	for i, u := range users {
		users[i].Permissions = permissionsOf(u.Roles)
	}
	users, next = cutPage(users, first, func(u UserInfo) string { return strings.ToLower(u.Username) })
	return users, next, nil
}

// Holdings are numbers of things that an account has, without those in the trash.
type Holdings struct {
	Resumes     int `db:"resumes"`
	Versions    int `db:"versions"`
	Jobs        int `db:"jobs"`
	Letters     int `db:"letters"`
	Guides      int `db:"guides"`
	Plans       int `db:"plans"`
	Comparisons int `db:"comparisons"`
	Messages    int `db:"messages"`     // to support
	MailWaiting int `db:"mail_waiting"` // to them
	MailFailed  int `db:"mail_failed"`  // given up within the last month
}

// Overview is what administrators see of an account: numbers of things, and nothing of what is in them.
type Overview struct {
	UserInfo
	AdminFrom string // the name of the provider whose groups gave the admin role; "" for none
	Sessions  int
	Holdings  Holdings
}

// Overview gives it for the permission users:read. Who reads another's account is written down there.
func (s *Service) Overview(ctx context.Context, a actor.Actor, user id.User) (Overview, error) {
	const op = "identity.Overview"
	if err := s.allowed(ctx, op, a, UsersRead); err != nil {
		return Overview{}, err
	}
	info, err := s.UserInfo(ctx, a, user)
	if err != nil {
		return Overview{}, err
	}
	sessions, err := s.Sessions(ctx, user)
	if err != nil {
		return Overview{}, err
	}
	o := Overview{UserInfo: info, Sessions: len(sessions)}
	from, _, err := adminFrom(ctx, s.d.Store, user)
	if err != nil {
		return Overview{}, within(op, err)
	}
	if from != "" {
		o.AdminFrom = s.byIssuer(from).Name
	}
	o.Holdings, err = s.d.Store.Holdings(ctx, user)
	return o, within(op, err)
}

// UserEvents is Events of another's account, for the permission users:read; the look is written down there.
func (s *Service) UserEvents(ctx context.Context, a actor.Actor, user id.User, after string, first int) ([]Event,
	string, error,
) {
	if err := s.allowed(ctx, "identity.UserEvents", a, UsersRead); err != nil {
		return nil, "", err
	}
	if _, err := s.UserInfo(ctx, a, user); err != nil {
		return nil, "", err
	}
	return s.Events(ctx, user, after, first)
}

// SetUserActive is Activate and Deactivate for an administrator.
func (s *Service) SetUserActive(ctx context.Context, a actor.Actor, user id.User, active bool) error {
	return s.administer(ctx, "identity.SetUserActive", a, user, func(tx Store, u User) error {
		if active {
			return s.activate(ctx, tx, a.User, u)
		}
		return s.deactivate(ctx, tx, a.User, u)
	})
}

// GrantUserRole is GrantRole for an administrator.
func (s *Service) GrantUserRole(ctx context.Context, a actor.Actor, user id.User, role string) error {
	const op = "identity.GrantUserRole"
	return s.administer(ctx, op, a, user, func(tx Store, u User) error {
		if err := knownRole(op, role); err != nil {
			return err
		}
		return s.grant(ctx, tx, a.User, u, role)
	})
}

// RevokeUserRole is RevokeRole for an administrator.
func (s *Service) RevokeUserRole(ctx context.Context, a actor.Actor, user id.User, role string) error {
	const op = "identity.RevokeUserRole"
	return s.administer(ctx, op, a, user, func(tx Store, u User) error {
		if err := takenRole(op, role); err != nil {
			return err
		}
		return s.revoke(ctx, tx, a.User, u, role)
	})
}

// administer does something to an account for the permission users:manage, as one transaction, unless afterwards nobody
// would be left who may. All such transactions of one moment wait for each other: the administrators are locked first,
// and the actor is asked for again once they are.
func (s *Service) administer(ctx context.Context, op string, a actor.Actor, user id.User,
	do func(tx Store, u User) error,
) error {
	if err := s.allowed(ctx, op, a, UsersManage); err != nil {
		return err
	}
	err := s.d.Store.InTx(ctx, func(tx Store) error {
		if err := s.lockAdministrators(ctx, tx, a.User, user); err != nil {
			return err
		}
		account, err := tx.Account(ctx, user)
		if missing(err) {
			return fault.Wrap(op, fault.NotFound, "This user doesn't exist.", err)
		}
		if err != nil {
			return err
		}
		if left, err := tx.Holders(ctx, RoleAdmin); err != nil {
			return err
		} else if !among(left, a.User) {
			return fault.New(op, fault.Forbidden, "You're no longer an administrator.")
		}
		if err := do(tx, account.User); err != nil {
			return err
		}
		if left, err := tx.Holders(ctx, RoleAdmin); err != nil || len(left) > 0 {
			return err
		}
		return fault.New(op, fault.Conflict, "You're the only administrator. Grant someone else the admin role first.")
	})
	return within(op, err)
}

// lockAdministrators locks all of them and two more accounts, each in its turn; one that is not there is locked by
// nobody.
func (s *Service) lockAdministrators(ctx context.Context, tx Store, more ...id.User) error {
	holders, err := tx.Holders(ctx, RoleAdmin)
	if err != nil {
		return err
	}
	for _, h := range holders {
		more = append(more, h.ID)
	}
	slices.SortFunc(more, cmp.Compare[id.User])
	for _, u := range slices.Compact(more) {
		if err := tx.LockUser(ctx, u); err != nil && !missing(err) {
			return err
		}
	}
	return nil
}

func among(users []User, user id.User) bool {
	return slices.ContainsFunc(users, func(u User) bool { return u.ID == user })
}
