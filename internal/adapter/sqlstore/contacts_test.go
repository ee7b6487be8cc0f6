package sqlstore_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// contact adds what a user (0: a visitor) wrote to support.
func (s accounts) contact(user id.User, at time.Time) identity.Contact {
	s.t.Helper()
	c := identity.Contact{
		ID: s.ids.ContactMessage(), User: user, Topic: identity.TopicPrivacy,
		Email: "sam@example.com", Message: broken, At: at.UTC(),
	}
	c.Ticket = "V-" + string(c.ID)
	s.ok(s.AddContact(s.t.Context(), c))
	c.Message = mended
	return c
}

func TestWhatUsersWriteToSupport(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b := s.add("ada"), s.add("bob")
		s.contact(0, now)
		s.contact(b, now)
		kept := map[id.ContactMessage]identity.Contact{}
		for i := range 5 {
			c := s.contact(a, later(i))
			kept[c.ID] = c
		}
		var last id.ContactMessage
		for after, pages := id.ContactMessage(""), 0; ; pages++ {
			page, err := s.Contacts(ctx, a, after, 2)
			s.ok(err)
			for _, c := range page {
				s.same("as added", c, kept[c.ID])
				if last != "" && c.ID >= last {
					t.Errorf("%s comes after %s", c.ID, last)
				}
				last = c.ID
				delete(kept, c.ID)
			}
			if len(page) < 2 {
				s.same("pages", pages, 2)
				break
			}
			after = page[1].ID
		}
		s.same("all", len(kept), 0)
		s.missing("of nobody", s.AddContact(ctx, identity.Contact{ID: s.ids.ContactMessage(), User: 404}))
		s.ok(s.DeleteUser(ctx, a))
		s.same("what is left", s.count(`SELECT COUNT(*) FROM contact_messages`), 2)
	})
}

func TestHoldersOfARole(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		admin := s.add("admin")
		s.ok(s.GrantRole(ctx, admin, identity.RoleAdmin, now))
		s.ok(s.GrantRole(ctx, admin, identity.RoleUser, now))
		s.ok(s.GrantRole(ctx, s.add("support"), identity.RoleSupport, now))
		off := s.add("off")
		s.ok(s.GrantRole(ctx, off, identity.RoleAdmin, now))
		s.ok(s.SetActive(ctx, off, false))
		unproven := s.somebody("unproven")
		unproven.Verified = false
		s.ok(s.AddUser(ctx, unproven, identity.Profile{}))
		s.ok(s.GrantRole(ctx, unproven.ID, identity.RoleAdmin, now))
		for role, want := range map[string][]string{
			identity.RoleAdmin: {"admin"}, identity.RoleSupport: {"support"},
			identity.RoleUser: {}, "\x00": {},
		} {
			got, err := s.Holders(ctx, role)
			s.ok(err)
			s.same(fmt.Sprintf("%q", role), names(got, func(u identity.User) string { return u.Username }), want)
		}
	})
}
