package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/coach"
)

// Billing counts what accounts keep. It implements billing.Store.
type Billing struct{ statements }

// used counts by the indexes that the domains' own counts go by; its cost grows with what one account keeps, which is
// bounded. One statement is one moment.
const used = `SELECT 'RESUMES' AS item, COUNT(*) AS used FROM resumes WHERE user_id = ?
	UNION ALL SELECT 'UPLOADS', COUNT(*) FROM uploads WHERE user_id = ?
	UNION ALL SELECT 'UPLOAD_BYTES', CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM uploads WHERE user_id = ?
	UNION ALL SELECT 'JOB_DESCRIPTIONS', COUNT(*) FROM job_descriptions WHERE user_id = ?
	UNION ALL SELECT 'SKILLS', COUNT(*) FROM user_skills WHERE user_id = ?
	UNION ALL SELECT 'FACTS', COUNT(*) FROM facts WHERE user_id = ?
	UNION ALL SELECT kind, COUNT(*) FROM sheets WHERE user_id = ? GROUP BY kind`

// artifactItems are the items that the kinds of artifacts are.
var artifactItems = map[string]billing.Item{
	string(coach.KindLetter): billing.Letters, string(coach.KindGuide): billing.Guides,
	string(coach.KindPlan): billing.Plans, string(coach.KindComparison): billing.Comparisons,
}

// Used counts what the owner keeps, the trash included.
func (s *Billing) Used(ctx context.Context, owner id.User) (map[billing.Item]int64, error) {
	var rows []struct {
		Item string `db:"item"`
		Used int64  `db:"used"`
	}
	if err := s.list(ctx, &rows, used, owner, owner, owner, owner, owner, owner, owner); err != nil {
		return nil, err
	}
	out := make(map[billing.Item]int64, len(rows))
	for _, r := range rows {
		item, artifact := artifactItems[r.Item]
		if !artifact {
			item = billing.Item(r.Item)
		}
		out[item] = r.Used
	}
	return out, nil
}
