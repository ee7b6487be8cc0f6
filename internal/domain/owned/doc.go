// Package owned holds what every domain needs that keeps things of users: pages of lists, request keys, locks,
// quotas, how long a trash lasts, and how a user's text is kept. It knows no kind of thing and stores nothing itself:
// it never imports another domain.
package owned
