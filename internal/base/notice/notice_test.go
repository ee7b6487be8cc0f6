package notice_test

import (
	"os"
	"strings"
	"testing"

	"vitae/internal/base/notice"
)

// The glossary and the app have a word for each kind, and each kind says whether a mail follows.
func TestEveryKindIsInTheGlossaryAndInTheApp(t *testing.T) {
	t.Parallel()
	for _, file := range []string{"../../../docs/glossary.md", "../../../web/src/features/notifications/kinds.ts"} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range notice.Kinds() {
			if !strings.Contains(string(text), string(k)) {
				t.Errorf("%s does not name %s", file, k)
			}
		}
	}
}

func TestWhichMailsFollow(t *testing.T) {
	t.Parallel()
	want := map[notice.Kind]notice.Mailing{
		notice.NewDevice: notice.ByCause, notice.PasswordChanged: notice.ByCause, notice.RolesChanged: notice.ByCause,
		notice.AccountActivated: notice.ByCause, notice.SignInChanged: notice.ByCause,
		notice.VersionReady: notice.Soon, notice.LetterReady: notice.Soon, notice.GuideReady: notice.Soon,
		notice.ComparisonReady: notice.Soon,
		notice.PlanStep:        notice.Weekly, notice.FollowUp: notice.Soon, notice.NearBound: notice.NoMail,
		notice.TrashSoon: notice.NoMail,
	}
	if len(want) != len(notice.Kinds()) {
		t.Errorf("%d kinds", len(notice.Kinds()))
	}
	for _, k := range notice.Kinds() {
		if way, listed := want[k]; !listed || k.Mailing() != way {
			t.Errorf("%s: %v", k, k.Mailing())
		}
	}
	if notice.Kind("of a newer program").Mailing() != notice.NoMail {
		t.Error("a kind that is none has a mail")
	}
}
