package sqlstore

// Query is a statement as the store runs it, with arguments as in a database that filled made.
type Query struct {
	Name, SQL string
	Args      []any
}

// HotQueries are the statements whose cost must not grow with what others keep. most bounds a purge; empty stands where a
// key or binding is compared.
func HotQueries(user int64, at int64, most int, octets []byte) []Query {
	queries := []Query{
		{"Account", accountByID, []any{user}},
		{"AccountByLogin by username", accountByUsername, []any{"user7"}},
		{"AccountByLogin by e-mail", accountByEmail, []any{"user7@example.com"}},
		{"Users", usersAfter, []any{"user7", most}},
		{"SignedInUser", signedInUser, []any{"s7"}},
		{"UserSessions", userSessions, []any{user}},
		{"OpenChallenge", openChallenge, []any{user, "login", at}},
		{"TryChallenge", tryChallenge, []any{user, "login", at, octets, 5}},
		{"WrongTries", wrongTries, []any{user, at}},
		{"Profile", profileByUser, []any{user}},
		{"Notifications", notificationsOfUser, []any{user, beyond, most}},
		{"UnreadNotifications", unreadNotifications, []any{user}},
		{"MarkNotificationsRead", readNotifications, []any{at, user}},
		{"Events", eventsOfUser, []any{user, beyond, most}},
		{"job due", "SELECT 1 " + due, []any{at, at}},
		{"Feed.After", feedAfter, []any{user, 0, most}},
		{"Feed.Head", feedHead, []any{user}},
	}
	for _, q := range []string{purgeUsers, purgeDecoys, purgeIdleSessions, purgeExpiredSessions, purgeChallenges, purgeFailures, purgeDevices, purgeEvents, purgeFailedJobs, purgeFeed} {
		queries = append(queries, Query{q, q, []any{at, at, most}})
	}
	return queries
}
