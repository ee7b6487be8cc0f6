package sqlstore

import (
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
)

// Query is a statement as the store runs it, with arguments as in a database that filled made.
type Query struct {
	Name, SQL string
	Args      []any
}

// HotQueries are the statements whose cost must not grow with what others keep. most bounds a purge; empty stands where
// a key or binding is compared.
func HotQueries(user int64, at int64, most int, octets []byte) []Query {
	queries := []Query{
		{"Account", accountByID, []any{user}},
		{"AccountByLogin by username", accountByUsername, []any{"user7"}},
		{"AccountByLogin by e-mail", accountByEmail, []any{"user7@example.com"}},
		{"Users", usersListed + byUsername, []any{"user7", most}},
		{"Users who are staff", usersListed + userFilters[identity.StaffUsers] + byUsername, []any{"user7", most}},
		{"Holdings", holdingsOf, []any{user}},
		{"Inbox by ticket", inboxByTicket, []any{"t7"}},
		{"InboxMessage", inboxByID, []any{"m7"}},
		{"SignedInUser", signedInUser, []any{"s7"}},
		{"UserSessions", userSessions, []any{user}},
		{"OpenChallenge", openChallenge, []any{user, "login", at}},
		{"TryChallenge", tryChallenge, []any{user, "login", at, octets, 5}},
		{"WrongTries", wrongTries, []any{user, at, "login"}},
		{"Profile", profileByUser, []any{user}},
		{"Notifications", notificationsOfUser, []any{user, beyond, most}},
		{"UnreadNotifications", unreadNotifications, []any{user}},
		{"MarkNotificationsRead", readNotifications, []any{at, user}},
		{"Notification", notificationByID, []any{"n7"}},
		{"UnmailedNotifications", unmailedNotifications, []any{user, at, most}},
		{"LastMailed", lastMailed, []any{user, "plan_step"}},
		{"SetMailed", setMailed, []any{at, user, "n7"}},
		{"Events", eventsOfUser, []any{user, beyond, most}},
		{"Contacts", contactsOfUser, []any{user, beyond, most}},
		{"QuietPlans", quietPlans, []any{at, "", at, most}},
		{"DueFollowUps", dueFollowUps, []any{"2026-11-01", "", "2026-11-27", most}},
		{"Fading resumes", fadingResumes, []any{at, at}},
		{"Fading jobs", fadingJobs, []any{at, at}},
		{"Fading artifacts", fadingArtifacts, []any{at, at}},
		{"Holders", holders, []any{"admin"}},
		{"job due", "SELECT 1 " + due, []any{at, at}},
		{"Feed.After", feedAfter, []any{user, 0, most}},
		{"Feed.Head", feedHead, []any{user}},
	}
	queries = append(append(queries, PageQueries(user, most)...), NewestQueries(user, most)...)
	queries = append(queries, documentQueries(user, at, most)...)
	for _, q := range []string{
		purgeUsers, purgeDecoys, purgeIdleSessions, purgeExpiredSessions, purgeChallenges,
		purgeFailures, purgeDevices, purgeEvents, purgeFailedJobs, purgeContacts, purgeNotices, purgeFeed,
		purgeRequests, purgeDescriptions, purgeArtifacts,
	} {
		queries = append(queries, Query{q, q, []any{at, at, most}})
	}
	return queries
}

// PageQueries read a page of a list that may be long.
func PageQueries(user int64, first int) []Query {
	return []Query{
		{"Resumes", resumesOfUser, []any{user, first}},
		{"Resumes after", resumesAfter, []any{user, "rm5000", user, first}},
		{"VersionsOf", versionsOf, []any{"r7", user, first}},
		{"VersionsOf after", versionsNext, []any{"r7", user, "m5000", user, first}},
		{"Jobs", descriptionsOfUser, []any{user, first}},
		{"Jobs after", descriptionsNext, []any{user, "jm5000", user, first}},
		column("FindJobs of a stage", user, "", first),
		column("FindJobs of a stage after", user, "jm5000", first),
		{"Trashed", trashedResumes, []any{user, first}},
		{"TrashedJobs", trashedDescriptions, []any{user, first}},
		{"AnalysesOf", analysesOf, []any{"v7", user, beyond, first}},
		{"AnalysesAfter", analysesAfter, []any{user, "am5000", first}},
		{"JobsAfter", descriptionsAfter, []any{user, "jm5000", first}},
		{"UploadsAfter", uploadsAfter, []any{user, "um5000", first}},
		{"VersionsAfter", versionsAfter, []any{user, "m5000", first}},
		{"Artifacts", artifactsOfUser, []any{user, "letter", first}},
		{"Artifacts after", artifactsNext, []any{user, "letter", "sm5000", user, first}},
		{"ArtifactsAfter", artifactsAfter, []any{user, "sm5000", first}},
		{"TrashedArtifacts", trashedArtifacts, []any{user, first}},
	}
}

// column is a page of a column of the board.
func column(name string, user int64, after string, first int) Query {
	stage := tailor.JobSearch{JobFilter: tailor.JobFilter{Stage: tailor.Saved}, Sort: tailor.ByUpdate}
	sql, args := jobsQuery(id.User(user), stage, owned.Page{First: first, After: after})
	return Query{name, sql, args}
}

// NewestQueries read the newest n of two things.
func NewestQueries(user int64, n int) []Query {
	return []Query{
		listed("NewestVersions", newestVersions, []any{n, user}, "r7", "r8"),
		listed("NewestAnalyses", newestOfVersions, []any{n - 1, user}, "v7", "v8"),
		listed("NewestByJob", newestOfJobs, []any{n - 1, user}, "j7", "j8"),
	}
}

// documentQueries are the other statements about resumes and what goes with them.
func documentQueries(user int64, at int64, most int) []Query {
	two := []any{user}
	return []Query{
		{"Resume", resumeByID, []any{"r7", user}},
		{"CountResumes", countResumes, []any{user}},
		{"Used", used, []any{user, user, user, user, user, user, user}},
		{"Facts", factsOfUser, []any{user}},
		{"DeleteFact", deleteFact, []any{"f7", user}},
		{"SaidSkills", saidSkills, []any{user}},
		{"DeleteSaidSkill", deleteSaidSkill, []any{user, "k"}},
		{"HiddenRecommendations", hiddenAdvice, []any{user}},
		{"ShowRecommendation", showRecommendation, []any{user, "k"}},
		{"Practice", practiceByID, []any{"p7", user}},
		listed("Practices", practicesOf, two, "s7", "s8"),
		{"PracticeAfter", practiceOfAfter, []any{"s7", user, "", most}},
		{"DeletePractice", deletePractice, []any{"p7", user}},
		{"Artifact", artifactByID, []any{"s7", user, "letter"}},
		{"CountArtifacts", countArtifacts, []any{user, "letter"}},
		listed("Bodies", artifactBodies, two, "s7", "s8"),
		{"SaveArtifact", saveArtifact, []any{"t", "{}", at, nil, "s7", user}},
		{"MoveArtifactToTrash", trashArtifact, []any{at, "s7", user, "letter"}},
		{"RestoreArtifact", restoreArtifact, []any{"s7", user, "letter"}},
		{"EraseArtifact", eraseArtifact, []any{"s7", user}},
		{"EraseArtifact of all", eraseArtifacts, []any{user}},
		listed("LetterVersions", newestOfLetters, []any{5, user}, "s7", "s8"),
		{"LetterVersionsAfter", letterVersionsAfter, []any{"s7", user, 0, most}},
		{"AddLetterVersion: the oldest", dropLetterVersions, []any{"s7", user, 1}},
		{"SaveResume", saveResume, []any{"t", "[]", at, at, "r7", user}},
		{"AddVersion", nextVersion, []any{"v", at, "r7", user}},
		{"Version", versionByID, []any{"v7", user}},
		listed("VersionsByID", versionsByID, two, "v7", "v8"),
		listed("Texts", textsByID, two, "v7", "v8"),
		{"SaveText: the resume", touchResume, []any{at, "v7", user}},
		{"SaveText", saveText, []any{"c", "{}", "v7", user}},
		{"Claimed", claimedRequest, []any{user, "k", "key", at}},
		{"MoveToTrash", trashResume, []any{at, "r7", user}},
		{"Restore", restoreResume, []any{"r7", user}},
		{"Erase", eraseResume, []any{"r7", user}},
		{"Outdated", outdatedResumes, []any{at, most}},
		listed("UploadsOf", uploadsOf, two, "r7", "r8"),
		{"UploadsUsed", uploadsUsed, []any{user}},
		{"Job", descriptionByID, []any{"j7", user}},
		listed("JobsByID", descriptionsByID, two, "j7", "j8"),
		listed("SentTo", descriptionsSent, two, "v7", "v8"),
		{"Sent", descriptionsSentEver, []any{user, "v7"}},
		{"CountJobs", countDescriptions, []any{user}},
		{"SaveJob", saveDescription, []any{
			"t", "c", "l", "s", "", at, at, "[]", "r", "d", "n", "", "", "", "", at, "",
			"[]", "", "", "j7", user,
		}},
		{"EraseJob of all", eraseDescriptions, []any{user}},
		{"AddAnalysis", addAnalysis, []any{"x", 1.5, 0, at, at, "", "{}", "v7", user, "j7"}},
		{"SaveAnalysis", saveAnalysis, []any{1.5, 0, "{}", "", at, user, "a7"}},
		{"Analysis", analysisByID, []any{"a7", user}},
		listed("AnalysesByID", analysesByID, two, "a7", "a8"),
		listed("Reports", reportsByID, two, "a7", "a8"),
		listed("Optimizations", optimizationsOf, two, "w7", "w8"),
		listed("Origins", originsOf, two, "w7", "w8"),
		{"SaveDecisions", saveDecisions, []any{"{}", "[]", "", "", user, "w7"}},
	}
}

// listed is a query of identifiers.
func listed(name, query string, before []any, ids ...any) Query {
	text, args := spread(query, before, ids, nil)
	return Query{name, text, args}
}
