// Package sqlstore keeps all data in SQLite or PostgreSQL, with the same statements on both. It implements what
// the domains ask for and never decides a rule of theirs; it reads no clock, except to count limits.
//
// # The queue of the writer
//
// SQLite has one connection that may write. On it, transactions run one after another (writer.go). Those that wait
// while a commit is synced to the disk share the next commit, each in a savepoint of its own:
//
//	          turn comes           f returns nil            group is on disk
//	waiting ─────────────▶ running ─────────────▶ kept in ─────────────────▶ answered: f's result
//	   │                      │                  the group
//	   │                      │ f fails, panics,    │ BEGIN, SAVEPOINT or COMMIT fails
//	   │                      │ or its context      │ (disk full or broken)
//	   │                      │ has ended           ▼
//	   │                      │                 whole group rolled back ────▶ answered: not saved
//	   │                      ▼
//	   │                savepoint rolled back, the group goes on ───────────▶ answered: f's error,
//	   │                                                                      once the group is on disk
//	   ├── context ends ────────────────────────────────────────────────────▶ answered: given up
//	   └── program stops ───────────────────────────────────────────────────▶ answered: unavailable
//
// A group ends when nobody waits, after 128 transactions or after 50 ms. Nobody is answered before the disk has the
// group, not even with an error, since the error may follow from what others of the group wrote.
//
// A crash while a group runs leaves nothing of it: no COMMIT, no data. A crash between the commit and the answer leaves
// everything: the caller never hears of it and repeats the request under its key, which gives the first result.
//
// PostgreSQL needs no writer: each transaction has a connection of its own from the pool.
//
// # The queue of jobs
//
// A job is work that follows from a transaction, such as a mail, and is written in it (queue.go). A worker takes it for
// a time, the lease:
//
//	enqueued ──due──▶ free ──Take: lease, tries+1──▶ taken ──Done──────────────▶ gone
//	                   ▲                              │ ▲ │
//	                   │                       Extend └─┘ │
//	                   ├── Release: the worker stops ─────┤
//	                   ├── Retry: the run failed ─────────┤
//	                   ├── crash: the lease runs out ─────┤
//	                   │                                  └──GiveUp: its time is over──▶ failed, without its payload
//
// A crash of the worker loses no job: its lease runs out and another worker takes it. So a job may run twice, and its
// handler makes a second run harmless. A job of a user goes with the user's rows.
//
// On SQLite an idle look for a job writes nothing. On PostgreSQL a taker skips rows that another has locked.
package sqlstore
