// Package sqlstore keeps all data in SQLite or PostgreSQL, with the same statements on both. It implements what
// the domains ask for and never decides a rule of theirs; it reads no clock, except to count limits.
//
// One writer takes turns on SQLite's only writing connection; transactions that wait share one commit (writer.go):
//
//	waiting ──turn comes──▶ running in a savepoint ──returns nil──▶ kept in the group ──group is on disk──▶ answered: done
//	   │                          │                                       │
//	   │ context ends             │ error or panic                        │ commit fails
//	   ▼                          ▼                                       ▼
//	answered: given up         savepoint undone, answered with        answered: not saved
//	                           the error once the group is kept
//
// A group ends when nobody waits, after 128 transactions or after 50 ms. Nobody is answered before the disk has the
// group.
package sqlstore
