package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type profileRow struct {
	User             int64  `db:"user_id"`
	JobTitle         string `db:"job_title"`
	Industry         string `db:"industry"`
	YearsExperience  *int   `db:"years_experience"`
	Skills           string `db:"skills"`
	Bio              string `db:"bio"`
	Phone            string `db:"phone"`
	Address          string `db:"address"`
	City             string `db:"city"`
	State            string `db:"state"`
	PostalCode       string `db:"postal_code"`
	Country          string `db:"country"`
	LinkedinURL      string `db:"linkedin_url"`
	GithubURL        string `db:"github_url"`
	PortfolioURL     string `db:"portfolio_url"`
	TwitterURL       string `db:"twitter_url"`
	PhotoBlob        string `db:"photo_blob"`
	PhotoFilename    string `db:"photo_filename"`
	PhotoContentType string `db:"photo_content_type"`
	PhotoUploadedAt  int64  `db:"photo_uploaded_at"`
	Theme            string `db:"theme"`
	Notifications    string `db:"notifications"`
	Privacy          string `db:"privacy"`
	CreatedAt        int64  `db:"created_at"`
	UpdatedAt        int64  `db:"updated_at"`
	Resumes          int    `db:"resumes"`
	LastResume       int64  `db:"last_resume"`
}

// The columns that a profile's owner changes stand in one order in all three statements and in argsProfile.
const (
	profileByUser = `SELECT user_id, job_title, industry, years_experience, skills, bio, phone, address, city, state, postal_code, country,
		linkedin_url, github_url, portfolio_url, twitter_url, photo_blob, photo_filename, photo_content_type, photo_uploaded_at,
		theme, notifications, privacy, updated_at, created_at,
		(SELECT COUNT(*) FROM resumes r WHERE r.user_id = profiles.user_id AND r.deleted_at = 0) AS resumes,
		(SELECT COALESCE(MAX(r.created_at), 0) FROM resumes r WHERE r.user_id = profiles.user_id AND r.deleted_at = 0) AS last_resume
		FROM profiles WHERE user_id = ?`
	addProfile = `INSERT INTO profiles (job_title, industry, years_experience, skills, bio, phone, address, city, state, postal_code, country,
		linkedin_url, github_url, portfolio_url, twitter_url, photo_blob, photo_filename, photo_content_type, photo_uploaded_at,
		theme, notifications, privacy, updated_at, user_id, created_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
	saveProfile = `UPDATE profiles SET job_title = ?, industry = ?, years_experience = ?, skills = ?, bio = ?, phone = ?, address = ?, city = ?,
		state = ?, postal_code = ?, country = ?, linkedin_url = ?, github_url = ?, portfolio_url = ?, twitter_url = ?, photo_blob = ?,
		photo_filename = ?, photo_content_type = ?, photo_uploaded_at = ?, theme = ?, notifications = ?, privacy = ?, updated_at = ?
		WHERE user_id = ?`
)

func argsProfile(p identity.Profile) []any {
	if p.Skills == nil {
		p.Skills = []string{}
	}
	return []any{
		text(p.JobTitle), text(p.Industry), p.YearsExperience, encoded(p.Skills), text(p.Bio), text(p.Phone),
		text(p.Address), text(p.City),
		text(p.State), text(p.PostalCode), text(p.Country), text(p.LinkedinURL), text(p.GithubURL),
		text(p.PortfolioURL), text(p.TwitterURL), p.Photo.Blob,
		text(p.Photo.Filename), p.Photo.ContentType, micros(p.Photo.UploadedAt), string(p.Theme),
		encoded(p.Notifications), encoded(p.Privacy), micros(p.UpdatedAt),
		p.User,
	}
}

func scanProfile(r profileRow) (identity.Profile, error) {
	p := identity.Profile{
		User: id.User(r.User), JobTitle: r.JobTitle, Industry: r.Industry, YearsExperience: r.YearsExperience,
		Bio: r.Bio, Phone: r.Phone,
		Address: r.Address, City: r.City, State: r.State, PostalCode: r.PostalCode, Country: r.Country,
		LinkedinURL: r.LinkedinURL, GithubURL: r.GithubURL, PortfolioURL: r.PortfolioURL, TwitterURL: r.TwitterURL,
		Photo: identity.Photo{
			Blob: r.PhotoBlob, Filename: r.PhotoFilename, ContentType: r.PhotoContentType,
			UploadedAt: moment(r.PhotoUploadedAt),
		},
		Theme: identity.Theme(r.Theme), CreatedAt: moment(r.CreatedAt), UpdatedAt: moment(r.UpdatedAt),
		Resumes: r.Resumes, LastResume: moment(r.LastResume),
	}
	if err := decoded(r.Skills, &p.Skills); err != nil {
		return identity.Profile{}, err
	}
	if err := decoded(r.Notifications, &p.Notifications); err != nil {
		return identity.Profile{}, err
	}
	if err := decoded(r.Privacy, &p.Privacy); err != nil {
		return identity.Profile{}, err
	}
	return p, nil
}

// Profile returns what the user says of themself. Skills are never nil.
func (i *Identity) Profile(ctx context.Context, user id.User) (identity.Profile, error) {
	var r profileRow
	if err := i.get(ctx, &r, profileByUser, user); err != nil {
		return identity.Profile{}, err
	}
	return scanProfile(r)
}

// SaveProfile replaces all of a profile but when it was made and what is counted.
func (i *Identity) SaveProfile(ctx context.Context, p identity.Profile) error {
	return i.one(ctx, saveProfile, argsProfile(p)...)
}

func (i *Identity) addProfile(ctx context.Context, p identity.Profile) error {
	_, err := i.exec(ctx, addProfile, append(argsProfile(p), micros(p.CreatedAt))...)
	return err
}
