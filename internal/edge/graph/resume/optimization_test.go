package resume_test

import (
	"context"
	"strings"
	"testing"

	"vitae/internal/base/id"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
)

// optioned is a world whose versions were optimised with other options than the usual ones.
type optioned struct {
	world
	options compose.Options
}

func (o optioned) Optimizations(ctx context.Context, owner id.User,
	of []id.Version,
) (map[id.Version]tailor.Optimization, error) {
	out, err := o.world.Optimizations(ctx, owner, of)
	for v, one := range out {
		one.Options = o.options
		out[v] = one
	}
	return out, err
}

func TestAnOptimisedVersionComesBackWithAllItsOptions(t *testing.T) {
	t.Parallel()
	for want, o := range map[string]compose.Options{
		`{"tone":"CONFIDENT","length":"ONE_PAGE","rewriteSummary":false,"rewriteBullets":false,"reorderSections":false,"emphasizeSkills":["Go","Kafka"]}`: {Tone: compose.Confident, Length: compose.OnePage, Emphasize: []string{"Go", "Kafka"}},
		`{"tone":"PROFESSIONAL","length":"KEEP","rewriteSummary":true,"rewriteBullets":true,"reorderSections":true,"emphasizeSkills":[]}`:                 compose.DefaultOptions(),
		`{"tone":"PROFESSIONAL","length":"KEEP","rewriteSummary":false,"rewriteBullets":true,"reorderSections":true,"emphasizeSkills":[]}`:                {Tone: compose.Professional, Length: compose.Keep, RewriteBullets: true, ReorderSections: true},
	} {
		w := optioned{world{calls: &calls{count: map[string]int{}, given: map[string]any{}}, n: 2}, o}
		got := askOf(t, w, `{resumeVersion(id:"`+string(key[id.Version]('v', 1))+
			`"){optimization{tone length rewriteSummary rewriteBullets reorderSections emphasizeSkills}}}`, nil)
		if !strings.Contains(got, want) {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
	}
}
