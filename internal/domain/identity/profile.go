package identity

import (
	"context"
	"reflect"
	"time"

	"vitae/internal/base/id"
)

// Change is what to make of a field; one that is not set stays as it is. A zero value clears.
type Change[T any] struct {
	Set   bool
	Value T
}

// To is a change to a value.
func To[T any](v T) Change[T] { return Change[T]{Set: true, Value: v} }

// apply changes a field.
func (c Change[T]) apply(field *T) {
	if c.Set {
		*field = c.Value
	}
}

// ProfileChange is what to make of a profile and of the names on the account.
type ProfileChange struct {
	FirstName       Change[string]
	LastName        Change[string]
	JobTitle        Change[string]
	Industry        Change[string]
	YearsExperience Change[*int]
	Skills          Change[[]string]
	Bio             Change[string]
	Phone           Change[string]
	Address         Change[string]
	City            Change[string]
	State           Change[string]
	PostalCode      Change[string]
	Country         Change[string]
	LinkedinURL     Change[string]
	GithubURL       Change[string]
	PortfolioURL    Change[string]
	TwitterURL      Change[string]
	Theme           Change[Theme] // "" is System
	Notifications   NotificationChange
	Privacy         PrivacyChange
}

// NotificationChange is what to make of NotificationPreferences.
type NotificationChange struct {
	EmailUpdates           Change[bool]
	EmailMarketing         Change[bool]
	EmailSecurity          Change[bool]
	EmailResumeSuggestions Change[bool]
}

// PrivacyChange is what to make of PrivacySettings.
type PrivacyChange struct {
	ShowEmail       Change[bool]
	ShowName        Change[bool]
	ShowContactInfo Change[bool]
	ShowSocialLinks Change[bool]
	ShowResumeCount Change[bool]
}

// Profile returns what the owner says of themself.
func (s *Service) Profile(ctx context.Context, owner id.User) (Profile, error) {
	p, err := s.d.Store.Profile(ctx, owner)
	return p, within("identity.Profile", err)
}

// UpdateProfile changes the owner's profile and gives what it is then. One field that breaks a rule changes nothing at
// all; each that does is reported under its name in the API. Changes made at the same time follow each other.
func (s *Service) UpdateProfile(ctx context.Context, owner id.User, c ProfileChange) (Profile, error) {
	const op = "identity.UpdateProfile"
	c, fields := c.clean()
	if len(fields) > 0 {
		return Profile{}, invalid(op, "Failed to update profile", fields)
	}
	p, err := inTx(ctx, s.d.Store, func(tx Store) (Profile, error) {
		if err := tx.LockUser(ctx, owner); err != nil {
			return Profile{}, err
		}
		named, err := rename(ctx, tx, owner, c)
		if err != nil {
			return Profile{}, err
		}
		p, err := tx.Profile(ctx, owner)
		if err != nil {
			return Profile{}, err
		}
		changed := c.apply(p)
		if !named && reflect.DeepEqual(changed, p) {
			return p, nil
		}
		changed.UpdatedAt = s.d.Clock.Now().Truncate(time.Microsecond) // as it is kept
		if err := tx.SaveProfile(ctx, changed); err != nil {
			return Profile{}, err
		}
		return changed, s.event(ctx, tx, owner, EventProfileChanged, "")
	})
	return p, within(op, err)
}

// rename changes the names on the account and says whether they are others now.
func rename(ctx context.Context, tx Store, owner id.User, c ProfileChange) (bool, error) {
	account, err := tx.Account(ctx, owner)
	if err != nil {
		return false, err
	}
	first, last := account.FirstName, account.LastName
	c.FirstName.apply(&first)
	c.LastName.apply(&last)
	if first == account.FirstName && last == account.LastName {
		return false, nil
	}
	return true, tx.SetNames(ctx, owner, first, last)
}

// apply makes the changes to a profile; the names are not in it.
func (c ProfileChange) apply(p Profile) Profile {
	c.JobTitle.apply(&p.JobTitle)
	c.Industry.apply(&p.Industry)
	c.YearsExperience.apply(&p.YearsExperience)
	c.Skills.apply(&p.Skills)
	c.Bio.apply(&p.Bio)
	c.Phone.apply(&p.Phone)
	c.Address.apply(&p.Address)
	c.City.apply(&p.City)
	c.State.apply(&p.State)
	c.PostalCode.apply(&p.PostalCode)
	c.Country.apply(&p.Country)
	c.LinkedinURL.apply(&p.LinkedinURL)
	c.GithubURL.apply(&p.GithubURL)
	c.PortfolioURL.apply(&p.PortfolioURL)
	c.TwitterURL.apply(&p.TwitterURL)
	c.Theme.apply(&p.Theme)
	c.Notifications.apply(&p.Notifications)
	c.Privacy.apply(&p.Privacy)
	return p
}

func (c NotificationChange) apply(n *NotificationPreferences) {
	c.EmailUpdates.apply(&n.EmailUpdates)
	c.EmailMarketing.apply(&n.EmailMarketing)
	c.EmailSecurity.apply(&n.EmailSecurity)
	c.EmailResumeSuggestions.apply(&n.EmailResumeSuggestions)
}

func (c PrivacyChange) apply(p *PrivacySettings) {
	c.ShowEmail.apply(&p.ShowEmail)
	c.ShowName.apply(&p.ShowName)
	c.ShowContactInfo.apply(&p.ShowContactInfo)
	c.ShowSocialLinks.apply(&p.ShowSocialLinks)
	c.ShowResumeCount.apply(&p.ShowResumeCount)
}
