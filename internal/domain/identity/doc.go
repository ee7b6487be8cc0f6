// Package identity is accounts: registration, sign-in with password and mailed code, sessions, profile, consent,
// notifications, roles, export and erasure.
//
// It holds every rule about them. It never speaks HTTP, GraphQL or SQL, never logs what a user typed, and never keeps a
// code or a password that could be read back.
//
// # Signing in
//
// Sign-in takes two steps. The first binds the browser by a cookie; the second needs that browser:
//
//	signed out ──right password: code mailed──▶ code pending ──right code──▶ signed in
//	  │    ▲                                      │                              │
//	  │    ├── 5 wrong codes, or 5 minutes ───────┘                              │
//	  │    └── sign-out, 24 hours without use, 7 days, a new password, ──────────┘
//	  │        other roles, deactivation, erasure, "This wasn't me"
//	  │
//	  └──5 wrong passwords──▶ locked for 1 minute, doubling to 15 ──time passes──▶ signed out
//
// A lock is of a name and an address block, never for good, and a browser that the owner has used gets in all the same
// (lockout.go). A name that nobody has takes the same steps and is answered the same.
//
// A new account needs one code: it proves the address, and the browser that registered may enter within ten minutes
// (enter.go).
//
// # A code
//
//	          right, and the transaction it is for goes through
//	open ────────────────────────────────────────────────────────▶ used
//	  ├── 5 wrong tries ─────────────────────────────────────────▶ dead, even for the right code
//	  ├── 5 minutes for a sign-in, 10 otherwise ─────────────────▶ expired
//	  ├── a newer code of the purpose ───────────────────────────▶ replaced
//	  └── "This wasn't me" ──────────────────────────────────────▶ ended
//
// A code serves one purpose. After 15 wrong tries in an hour or 30 in a day, no code of that purpose works or is sent
// until that time has passed. Sign-ins from known and from unknown browsers are two purposes, so nobody keeps owners
// out of their own browser. A reset is never shut: once a code was guessed at, resets come as a link that nobody can
// guess (recovery.go).
//
// A user's app may have the code instead (authenticator.go). Then nothing is mailed and the challenge has no code of
// its own; tries, times and the binding are the same. The app's code is used up with the challenge: its time step and
// earlier ones serve no more.
//
// # A crash
//
//   - The code and the job that mails it are in one transaction: both are kept or neither.
//   - A try is counted in a transaction of its own, before the code is compared. A crash can cost a try and never gives
//     one away.
//   - Using up a code and making the session are one transaction. A crash before it leaves the code open; a crash after
//     it leaves a session whose cookie nobody got, which ends by disuse, and the user signs in again.
//   - Sessions are rows that every request looks up, so none outlives its end, on any replica.
package identity
