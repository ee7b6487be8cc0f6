package identity

import (
	"strconv"
	"time"

	"github.com/99designs/gqlgen/graphql"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
	"vitae/internal/edge/graph/identity/model"
)

// toUserID reads a user's id. What is none becomes 0, which nobody has: it is answered as any unknown user is.
func toUserID(s string) id.User {
	u, _ := id.ParseUser(s)
	return u
}

func toUser(u identity.User) *model.User {
	return &model.User{
		ID: u.ID.String(), Username: u.Username, Email: u.Email, FirstName: orNil(u.FirstName),
		LastName: orNil(u.LastName),
		IsActive: u.Active, IsVerified: u.Verified, CreatedAt: toTime(u.CreatedAt), LastLogin: toTimeOrNil(u.LastLogin),
	}
}

func toUserInfo(u identity.UserInfo) *model.UserInfo {
	return &model.UserInfo{
		ID: u.ID.String(), Username: u.Username, Email: u.Email, FirstName: orNil(u.FirstName),
		LastName: orNil(u.LastName),
		IsActive: u.Active, IsVerified: u.Verified, CreatedAt: toTime(u.CreatedAt), LastLogin: toTimeOrNil(u.LastLogin),
		Roles: orEmpty(u.Roles), Permissions: orEmpty(u.Permissions),
	}
}

func toProfile(p identity.Profile) *model.UserProfile {
	out := &model.UserProfile{
		ID: p.User.String(), UserID: p.User.String(),
		JobTitle: orNil(p.JobTitle), Industry: orNil(p.Industry), Skills: orEmpty(p.Skills), Bio: orNil(p.Bio),
		Phone: orNil(p.Phone), Address: orNil(p.Address), City: orNil(p.City), State: orNil(p.State),
		PostalCode: orNil(p.PostalCode), Country: orNil(p.Country),
		LinkedinURL: orNil(p.LinkedinURL), GithubURL: orNil(p.GithubURL), PortfolioURL: orNil(p.PortfolioURL),
		TwitterURL:  orNil(p.TwitterURL),
		ResumeCount: int32(p.Resumes), LastResumeCreated: toTimeOrNil(p.LastResume),
		ThemePreference: model.ThemePreference(p.Theme), CreatedAt: toTime(p.CreatedAt), UpdatedAt: toTime(p.UpdatedAt),
		NotificationPreferences: (*model.NotificationPreferences)(&p.Notifications),
		PrivacySettings:         (*model.PrivacySettings)(&p.Privacy),
	}
	if p.YearsExperience != nil {
		years := int32(*p.YearsExperience)
		out.YearsExperience = &years
	}
	if p.Photo.Blob != "" {
		url := "/api/v1/identity/photo/" + p.User.String() + "?v=" + strconv.FormatInt(p.Photo.UploadedAt.UnixMilli(),
			10)
		out.ProfilePhotoURL, out.ProfilePhotoUploadDate = &url, toTimeOrNil(p.Photo.UploadedAt)
		out.ProfilePhotoFilename, out.ProfilePhotoContentType = orNil(p.Photo.Filename), orNil(p.Photo.ContentType)
	}
	return out
}

func toSession(s identity.Session, current id.Session) model.Session {
	return model.Session{
		ID: string(s.ID), Current: s.ID == current, UserAgent: orNil(s.UserAgent),
		CreatedAt: toTime(s.CreatedAt), LastSeenAt: toTime(s.LastSeenAt), ExpiresAt: toTime(s.ExpiresAt),
	}
}

func toNotification(n identity.Notification) model.Notification {
	return model.Notification{
		ID: string(n.ID), Kind: string(n.Kind), Title: n.Title, Body: n.Body, Path: orNil(n.Path),
		CreatedAt: toTime(n.CreatedAt), ReadAt: toTimeOrNil(n.ReadAt),
	}
}

func toConsent(c identity.Consent) model.Consent {
	if c == identity.ConsentAll {
		return model.ConsentAll
	}
	return model.ConsentEssential
}

func fromConsent(c model.Consent) identity.Consent {
	if c == model.ConsentAll {
		return identity.ConsentAll
	}
	return identity.ConsentEssential
}

// toProfileChange reports what was left out from what is null: null clears a text, a number and a list, and sets the
// theme back. A switch that is null stays as it is, since it has no cleared state.
func toProfileChange(in model.UpdateUserProfileInput) identity.ProfileChange {
	out := identity.ProfileChange{
		FirstName: text(in.FirstName), LastName: text(in.LastName), JobTitle: text(in.JobTitle),
		Industry: text(in.Industry),
		Bio:      text(in.Bio), Phone: text(in.Phone), Address: text(in.Address), City: text(in.City),
		State:      text(in.State),
		PostalCode: text(in.PostalCode), Country: text(in.Country),
		LinkedinURL: text(in.LinkedinURL), GithubURL: text(in.GithubURL), PortfolioURL: text(in.PortfolioURL),
		TwitterURL: text(in.TwitterURL),
		Skills:     identity.Change[[]string]{Set: in.Skills.IsSet(), Value: in.Skills.Value()},
		Theme: identity.Change[identity.Theme]{
			Set:   in.ThemePreference.IsSet(),
			Value: identity.Theme(orZero(in.ThemePreference.Value())),
		},
	}
	if years := in.YearsExperience; years.IsSet() {
		out.YearsExperience.Set = true
		if v := years.Value(); v != nil {
			n := int(*v)
			out.YearsExperience.Value = &n
		}
	}
	if n := in.NotificationPreferences.Value(); n != nil {
		out.Notifications = identity.NotificationChange{
			EmailUpdates: flag(n.EmailUpdates), EmailMarketing: flag(n.EmailMarketing),
			EmailSecurity:          flag(n.EmailSecurity),
			EmailResumeSuggestions: flag(n.EmailResumeSuggestions),
		}
	}
	if p := in.PrivacySettings.Value(); p != nil {
		out.Privacy = identity.PrivacyChange{
			ShowEmail: flag(p.ShowEmail), ShowName: flag(p.ShowName), ShowContactInfo: flag(p.ShowContactInfo),
			ShowSocialLinks: flag(p.ShowSocialLinks), ShowResumeCount: flag(p.ShowResumeCount),
		}
	}
	return out
}

func text(o graphql.Omittable[*string]) identity.Change[string] {
	return identity.Change[string]{Set: o.IsSet(), Value: orZero(o.Value())}
}

func flag(o graphql.Omittable[*bool]) identity.Change[bool] {
	v := o.Value()
	return identity.Change[bool]{Set: v != nil, Value: orZero(v)}
}

// toTime returns a time as it is sent: UTC, to the microsecond.
func toTime(t time.Time) time.Time { return t.UTC().Truncate(time.Microsecond) }

func toTimeOrNil(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	t = toTime(t)
	return &t
}

// orNil makes null of an empty text.
func orNil(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// orZero makes the zero value of null.
func orZero[T any](v *T) T {
	if v == nil {
		var zero T
		return zero
	}
	return *v
}

// orEmpty makes an empty list of none, since the schema promises one.
func orEmpty(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}
