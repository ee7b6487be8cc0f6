// Package tailor is the main act: a resume and a posting in, an explained match and a tailored resume out; and what is
// kept of it: job descriptions, analyses and optimised versions.
//
// Engine stores nothing and knows no users; Service keeps what is its owner's. Neither ever writes a claim into a
// document that check.Check finds without a source.
//
// A run reports each stage once it is over (progress.go), to whoever asked under its request key:
//
//	reading 10 % ──▶ posting 20 % ──▶ matching 45 % ──▶ writing 70 % ──▶ checking 90 % ──▶ done 100 %
//	   │                │                 │                │                 │
//	   └────────────────┴─────────────────┴────────────────┴─────────────────┴──▶ failed
//
// A request with the key of a run that is under way or done joins that run, so that a repeated call makes one version.
package tailor
