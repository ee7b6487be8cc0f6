// Package tailor is the main act: a resume and a posting in, an explained match and a tailored resume out. It also
// keeps what comes of it: job descriptions, analyses and optimised versions.
//
// Engine stores nothing and knows no users; Service keeps what is its owner's. Neither ever writes a claim into a
// document that check.Check finds without a source.
//
// # The run of a tailoring
//
// Service.Optimize runs in stages and publishes each once it is over, with a percentage, to the pages of its owner
// (progress.go). Before two of the stages it waits for a turn, since all runs share a few processors:
//
//	            the key has a result
//	request ─────────────────────────────────────────────────────────────────────────▶ the same version
//	   │ a new key, or none
//	   ▼                  turn                turn
//	reading ──▶ 10 % ──▶ posting ──▶ 20 % ──▶ matching ──▶ 45 % ──▶ writing ──▶ 70 % ──▶ checking ──▶ 90 %
//	   │                    │                    │                     │                     │
//	   │                    │                    │                     │                     ▼
//	   │                    │                    │                     │              one transaction ──▶ done 100 %
//	   │                    │                    │                     │                     │
//	   └────────────────────┴────────────────────┴─────────────────────┴─────────────────────┴──▶ failed
//
// The one transaction keeps the key, the version, its changes, both matches, and a notification where nobody watched.
// Nothing is written before it.
//
//   - The caller leaves. With a key the run goes on, for a minute at most; without one it ends.
//   - Two requests with one key at once. Both run; the first to reach the transaction keeps its version, and the second
//     gets that one.
//   - The program crashes. Before the transaction nothing is left but progress that was published; the page repeats the
//     request under its key, and the run begins anew. After it the key gives the version.
//   - Progress cannot be published. The run goes on without it.
//   - No turn comes. The run fails, and says when to come back.
//
// A key is known for 24 hours. A run is announced in the bell if its caller had gone, or if it took ten seconds or more
// (watch.go).
//
// # The life of an optimised version
//
//	made ──▶ open ──marked as sent──▶ fixed: it never changes again
//	          │ ▲
//	          └─┘ a change is kept, edited or taken back, or a question answered
//
// Its document is always the base with the changes that are kept, so deciding twice is deciding once, and the order
// does not matter (decisions.go).
package tailor
