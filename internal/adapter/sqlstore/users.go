package sqlstore

import (
	"context"
	"strings"

	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

type listedUserRow struct {
	userRow
	Roles string `db:"roles"`
}

// The parts of a list of accounts. A search for words reads accounts in their order until the page is full.
const (
	usersListed = `SELECT ` + userColumns +
		`, COALESCE((SELECT string_agg(r.role, ',') FROM user_roles r WHERE r.user_id = u.id), '') AS roles
		FROM users u WHERE u.username_key > ?`
	withWords = ` AND (u.username_key LIKE ? ESCAPE '!' OR u.email_key LIKE ? ESCAPE '!'
		OR u.first_name || ' ' || u.last_name LIKE ? ESCAPE '!' OR lower(u.first_name || ' ' || u.last_name) LIKE ? ESCAPE '!')`
	byUsername = ` ORDER BY u.username_key LIMIT ?`
)

var userFilters = map[identity.UserFilter]string{
	identity.StaffUsers:       ` AND u.id IN (SELECT r.user_id FROM user_roles r WHERE r.role IN ('support', 'admin') AND r.role <> 'user')`,
	identity.DeactivatedUsers: ` AND NOT u.active`,
	identity.UnverifiedUsers:  ` AND NOT u.verified`,
}

// Users lists accounts by username after a cursor.
func (i *Identity) Users(ctx context.Context, find identity.UserSearch, first int) ([]identity.UserInfo, error) {
	query, args := usersListed+userFilters[find.Filter], []any{key(find.After)}
	if find.Words != "" {
		lower, typed := containing(key(find.Words)), containing(text(find.Words))
		query, args = query+withWords, append(args, lower, lower, typed, lower)
	}
	var rows []listedUserRow
	err := i.list(ctx, &rows, query+byUsername, append(args, first)...)
	return each(rows, func(r listedUserRow) identity.UserInfo {
		return identity.UserInfo{User: scanUser(r.userRow), Roles: names(r.Roles)}
	}), err
}

// containing is the pattern of LIKE for texts that hold another.
func containing(s string) string {
	return "%" + strings.NewReplacer("!", "!!", "%", "!%", "_", "!_").Replace(s) + "%"
}

// holdingsOf leaves out the letters that tell support of the user's messages: they are erased with the user, but not
// to them.
const holdingsOf = `SELECT
	(SELECT COUNT(*) FROM resumes WHERE user_id = u.id AND deleted_at = 0) AS resumes,
	(SELECT COUNT(*) FROM versions v JOIN resumes r ON r.id = v.resume_id WHERE v.user_id = u.id AND r.deleted_at = 0) AS versions,
	(SELECT COUNT(*) FROM job_descriptions WHERE user_id = u.id AND deleted_at = 0) AS jobs,
	(SELECT COUNT(*) FROM sheets WHERE user_id = u.id AND kind = 'letter' AND deleted_at = 0) AS letters,
	(SELECT COUNT(*) FROM sheets WHERE user_id = u.id AND kind = 'guide' AND deleted_at = 0) AS guides,
	(SELECT COUNT(*) FROM sheets WHERE user_id = u.id AND kind = 'plan' AND deleted_at = 0) AS plans,
	(SELECT COUNT(*) FROM sheets WHERE user_id = u.id AND kind = 'comparison' AND deleted_at = 0) AS comparisons,
	(SELECT COUNT(*) FROM contact_messages WHERE user_id = u.id) AS messages,
	(SELECT COUNT(CASE WHEN failed_at = 0 THEN 1 END) FROM jobs WHERE user_id = u.id AND kind = 'mail' AND label <> 'contact') AS mail_waiting,
	(SELECT COUNT(CASE WHEN failed_at > 0 THEN 1 END) FROM jobs WHERE user_id = u.id AND kind = 'mail' AND label <> 'contact') AS mail_failed
	FROM users u WHERE u.id = ?`

// Holdings counts what a user has.
func (i *Identity) Holdings(ctx context.Context, user id.User) (identity.Holdings, error) {
	var h identity.Holdings
	err := i.get(ctx, &h, holdingsOf, user)
	return h, err
}
