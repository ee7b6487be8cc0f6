// Package identity is accounts: registration, sign-in with password and mailed code, sessions, profile, consent,
// notifications, roles, export and erasure.
//
// It holds every rule about them. It never speaks HTTP, GraphQL or SQL, never logs what a user typed, and never keeps a
// code or a password that could be read back.
//
// Sign-in takes two steps:
//
//	signed out ──password is right: code mailed, browser bound by a cookie──▶ code pending ──right code──▶ signed in
//	     ▲                                                                        │                          │
//	     │◀── five wrong codes, or five minutes ──────────────────────────────────┘                          │
//	     │◀── sign-out, 24 hours without use, 7 days, new password, deactivation, erasure ───────────────────┘
//
// Wrong passwords make the account wait, from one minute to 15, and never lock it for good (lockout.go). A code works
// once, and only in the browser that asked for it.
package identity
