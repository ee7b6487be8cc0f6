package identity

import (
	"context"
	"slices"

	"vitae/internal/base/id"
)

// followGroups makes the role of a provider's user what their groups there say, if the operator has named a group. It
// grants the admin role to members, and takes from everybody else only a role that came from that provider. Rights are
// read at each request, so old sessions lose them at once; they end as well, as with every other change of roles. App
// keys stay, because no role gives them anything.
func (s *Service) followGroups(ctx context.Context, p Provider, c Claims, l ProviderLink) error {
	const op = "identity.followGroups"
	if p.AdminGroup == "" {
		return nil
	}
	from, has, err := adminFrom(ctx, s.d.Store, l.User)
	if err != nil {
		return within(op, err)
	}
	if c.Groups == nil {
		s.d.Log.InfoContext(ctx, "a provider's answer has no list of groups", "provider", p.ID, "claim", p.GroupsClaim)
	}
	member := slices.Contains(c.Groups, p.AdminGroup)
	if member == has || !member && from != p.Issuer {
		return nil
	}
	var done roleChange
	err = s.d.Store.InTx(ctx, func(tx Store) (err error) {
		if err := s.lockAdministrators(ctx, tx, l.User); err != nil {
			return err
		}
		if err := stillLinked(ctx, tx, l); err != nil {
			return err
		}
		if member {
			done, err = s.grantFromGroups(ctx, tx, l.User, p)
		} else {
			done, err = s.revokeGiven(ctx, tx, l.User, p, roleSource{provider: p.Name})
		}
		if err != nil || done != roleChanged {
			return err
		}
		_, err = tx.EndSessions(ctx, l.User, "")
		return err
	})
	switch {
	case err != nil:
		return within(op, err)
	case done == roleLastAdmin:
		s.d.Log.WarnContext(ctx, "the only administrator keeps the role though no longer in the provider's group",
			"provider", p.ID, "user", l.User)
	case done == roleChanged:
		s.d.Log.InfoContext(ctx, "a provider's groups changed a role", "provider", p.ID, "user", l.User,
			"admin", member)
	}
	return nil
}

// roleChange is what came of a change.
type roleChange int

const (
	roleUnchanged roleChange = iota
	roleChanged
	roleLastAdmin // because nobody else is an administrator
)

// adminFrom returns whether a user is an administrator, and the provider that made them one, "" for none.
func adminFrom(ctx context.Context, st Store, user id.User) (issuer string, has bool, err error) {
	issuer, err = st.RoleIssuer(ctx, user, RoleAdmin)
	if missing(err) {
		return "", false, nil
	}
	return issuer, err == nil, err
}

// grantFromGroups makes a user an administrator because of their groups at a provider.
func (s *Service) grantFromGroups(ctx context.Context, tx Store, user id.User, p Provider) (roleChange, error) {
	if _, has, err := adminFrom(ctx, tx, user); err != nil || has {
		return roleUnchanged, err
	}
	if err := tx.GrantRole(ctx, user, RoleAdmin, s.d.Clock.Now()); err != nil {
		return roleUnchanged, err
	}
	if err := tx.SetRoleIssuer(ctx, user, RoleAdmin, p.Issuer); err != nil {
		return roleUnchanged, err
	}
	return roleChanged, s.reportRole(ctx, tx, user, p, EventRoleGranted, roleSource{provider: p.Name})
}

// revokeGiven takes the admin role from a user if the provider gave it. The caller has locked the administrators.
func (s *Service) revokeGiven(ctx context.Context, tx Store, user id.User, p Provider, by roleSource) (roleChange,
	error,
) {
	if from, has, err := adminFrom(ctx, tx, user); err != nil || !has || from != p.Issuer {
		return roleUnchanged, err
	}
	holders, err := tx.Holders(ctx, RoleAdmin)
	if err != nil {
		return roleUnchanged, err
	}
	if !slices.ContainsFunc(holders, func(u User) bool { return u.ID != user }) {
		return roleLastAdmin, nil
	}
	if err := tx.RevokeRole(ctx, user, RoleAdmin); err != nil {
		return roleUnchanged, err
	}
	return roleChanged, s.reportRole(ctx, tx, user, p, EventRoleRevoked, by)
}

// reportRole records a role change that a provider caused and notifies its user.
func (s *Service) reportRole(ctx context.Context, tx Store, user id.User, p Provider, kind EventKind,
	by roleSource,
) error {
	title := "You now have the admin role"
	if kind == EventRoleRevoked {
		title = "You no longer have the admin role"
	}
	account, err := tx.Account(ctx, user)
	if err != nil {
		return err
	}
	if err := s.event(ctx, tx, user, kind, RoleAdmin+" "+p.ID); err != nil {
		return err
	}
	return s.tellRoles(ctx, tx, account.User, title, by)
}

// revokeFromUnlinked takes the admin role from a user whom some providers no longer sign in, if one of them gave it.
func (s *Service) revokeFromUnlinked(ctx context.Context, tx Store, user id.User, gone []Provider) error {
	from, has, err := adminFrom(ctx, tx, user)
	i := slices.IndexFunc(gone, func(p Provider) bool { return p.Issuer == from })
	if err != nil || !has || i < 0 {
		return err
	}
	if err := s.lockAdministrators(ctx, tx, user); err != nil {
		return err
	}
	done, err := s.revokeGiven(ctx, tx, user, gone[i], roleSource{gone[i].Name, true})
	if err != nil || done != roleLastAdmin {
		return err
	}
	s.d.Log.WarnContext(ctx, "the only administrator keeps the role of a provider that is no longer connected",
		"provider", gone[i].ID, "user", user)
	return tx.SetRoleIssuer(ctx, user, RoleAdmin, "")
}
