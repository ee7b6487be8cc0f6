package identity

import (
	"time"

	"vitae/internal/base/id"
	"vitae/internal/base/notice"
)

// The shapes of an export's files. Their names are what users and other programs read: they stay when types here
// change.

type exportedAccount struct {
	ID          string     `json:"id"`
	Username    string     `json:"username"`
	Email       string     `json:"email"`
	FirstName   string     `json:"firstName"`
	LastName    string     `json:"lastName"`
	IsActive    bool       `json:"isActive"`
	IsVerified  bool       `json:"isVerified"`
	CreatedAt   time.Time  `json:"createdAt"`
	LastLogin   *time.Time `json:"lastLogin"`
	Roles       []string   `json:"roles"`
	Permissions []string   `json:"permissions"`
	AdminFrom   string     `json:"adminFrom,omitempty"` // the address of the provider that gave the admin role

	AuthenticatorSince *time.Time `json:"authenticatorSince"`
	RecoveryCodesLeft  int        `json:"recoveryCodesLeft"`
	MailedCodesAllowed bool       `json:"mailedCodesAllowed"`
}

type exportedProvider struct {
	Issuer    string    `json:"issuer"`
	Subject   string    `json:"subject"`
	CreatedAt time.Time `json:"createdAt"`
}

type exportedPasskey struct {
	Name           string     `json:"name"`
	Host           string     `json:"host"`
	Transports     []string   `json:"transports"`
	BackupEligible bool       `json:"backupEligible"`
	SignCount      uint32     `json:"signCount"`
	CreatedAt      time.Time  `json:"createdAt"`
	LastUsedAt     *time.Time `json:"lastUsedAt"`
}

type exportedProfile struct {
	JobTitle         string                  `json:"jobTitle"`
	Industry         string                  `json:"industry"`
	YearsExperience  *int                    `json:"yearsExperience"`
	Skills           []string                `json:"skills"`
	Bio              string                  `json:"bio"`
	Phone            string                  `json:"phone"`
	Address          string                  `json:"address"`
	City             string                  `json:"city"`
	State            string                  `json:"state"`
	PostalCode       string                  `json:"postalCode"`
	Country          string                  `json:"country"`
	LinkedinURL      string                  `json:"linkedinUrl"`
	GithubURL        string                  `json:"githubUrl"`
	PortfolioURL     string                  `json:"portfolioUrl"`
	TwitterURL       string                  `json:"twitterUrl"`
	PhotoFilename    string                  `json:"photoFilename"`
	PhotoContentType string                  `json:"photoContentType"`
	PhotoUploadedAt  *time.Time              `json:"photoUploadedAt"`
	Theme            Theme                   `json:"theme"`
	Notifications    NotificationPreferences `json:"notifications"`
	Privacy          PrivacySettings         `json:"privacy"`
	CreatedAt        time.Time               `json:"createdAt"`
	UpdatedAt        time.Time               `json:"updatedAt"`
}

type exportedSession struct {
	ID         id.Session `json:"id"`
	UserAgent  string     `json:"userAgent"`
	CreatedAt  time.Time  `json:"createdAt"`
	LastSeenAt time.Time  `json:"lastSeenAt"`
	ExpiresAt  time.Time  `json:"expiresAt"`
}

type exportedAppKey struct {
	ID         id.AppKey  `json:"id"`
	Name       string     `json:"name"`
	CreatedAt  time.Time  `json:"createdAt"`
	LastUsedAt *time.Time `json:"lastUsedAt"`
}

type exportedConsent struct {
	Value Consent   `json:"value"`
	At    time.Time `json:"at"`
}

type exportedNotification struct {
	ID        id.Notification `json:"id"`
	Kind      notice.Kind     `json:"kind"`
	Title     string          `json:"title"`
	Body      string          `json:"body"`
	Path      string          `json:"path"`
	CreatedAt time.Time       `json:"createdAt"`
	ReadAt    *time.Time      `json:"readAt"`
}

type exportedContact struct {
	ID        id.ContactMessage `json:"id"`
	Ticket    string            `json:"ticket"`
	Topic     Topic             `json:"topic"`
	Message   string            `json:"message"`
	Email     string            `json:"email"`
	CreatedAt time.Time         `json:"createdAt"`
	DueAt     *time.Time        `json:"dueAt"`
	// What support did about it.
	AnsweredAt *time.Time `json:"answeredAt"`
	Note       string     `json:"note"`
}

type exportedEvent struct {
	ID     id.Event  `json:"id"`
	Kind   EventKind `json:"kind"`
	Detail string    `json:"detail"`
	At     time.Time `json:"at"`
	// By is "house" for what an administrator or support did, "" for the owner.
	By string `json:"by"`
}
