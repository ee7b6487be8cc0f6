package coach

import (
	"context"

	"vitae/internal/base/notice"
	"vitae/internal/domain/tailor"
)

// readies say how each kind of artifact is announced once it is made, and where it stands.
var readies = map[Kind]struct {
	kind        notice.Kind
	title, path string
}{
	KindLetter:     {notice.LetterReady, "Your cover letter is ready", "/edit-cover-letter/"},
	KindGuide:      {notice.GuideReady, "Your interview guide is ready", "/interview-guide/"},
	KindComparison: {notice.ComparisonReady, "Your comparison is ready", "/competitive-analysis/"},
}

// ready notifies the owner of a new artifact in the transaction that keeps it, where nobody saw it being finished.
func (s *Service) ready(ctx context.Context, tx Store, one Artifact, watched tailor.RunWatch) error {
	how, announced := readies[one.Kind]
	if !announced || !watched.Unattended() {
		return nil
	}
	return tx.Notify(ctx, notice.Notice{
		ID: s.d.IDs.Notification(), User: one.Owner, Kind: how.kind, Title: how.title, Body: one.Title,
		Path: how.path + string(one.ID), At: s.now(),
	})
}
