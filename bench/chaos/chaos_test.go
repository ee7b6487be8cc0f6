package main

import (
	"context"
	"fmt"
	"os"
	"testing"
	"time"
)

func TestMain(m *testing.M) {
	beReplica()
	os.Exit(m.Run())
}

// short is a plan of a few seconds. Its replicas are this test's binary.
func short() plan {
	return plan{seed: uint64(time.Now().UnixNano()), rounds: 1, people: 4, tools: "../../bin/tools"}
}

// Three replicas, PostgreSQL, object storage and mail, broken under load one after another: the short form of `make
// chaos`.
func TestNothingIsLostHalfOrDoubledWhateverBreaks(t *testing.T) {
	t.Parallel()
	p := short()
	r, err := p.one(t.Context(),
		fault{name: "short", do: func(ctx context.Context, s *site, r *report, all []*person) error {
			for _, name := range []string{"kill", "postgres", "storage-line", "mail-line", "sigterm"} {
				if err := named(name)[0].do(ctx, s, r, all); err != nil {
					return fmt.Errorf("%s: %w", name, err)
				}
			}
			r.strict = false // kill cuts requests off
			return nil
		}})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("seed %d\n%s", p.seed, r)
	if !r.good() || r.acknowledged < 50 {
		t.Error("not everything held, or nothing was tried")
	}
}

// damage takes away behind the program's back what the harness is there to miss.
var damage = []string{
	`DELETE FROM job_descriptions WHERE id = (SELECT id FROM job_descriptions WHERE deleted_at = 0 LIMIT 1)`,
	`UPDATE uploads SET file_name = (SELECT u.file_name FROM uploads u WHERE u.user_id = uploads.user_id ORDER BY u.id LIMIT 1)`,
	`UPDATE versions SET number = number + 1 WHERE id IN (SELECT latest_id FROM resumes)`,
}

func TestWhatIsTakenAwayIsMissed(t *testing.T) {
	t.Parallel()
	r, err := short().one(t.Context(), fault{
		name: "damage",
		do: func(ctx context.Context, s *site, _ *report, _ []*person) error {
			return until(ctx.Done(), func() bool {
				var uploads, jobs int
				err := s.inside.QueryRowContext(ctx,
					`SELECT (SELECT COUNT(*) FROM uploads), (SELECT COUNT(*) FROM job_descriptions)`).Scan(&uploads,
					&jobs)
				return err == nil && uploads > 12 && jobs > 0
			})
		},
		then: func(ctx context.Context, s *site, all []*person) error {
			for _, d := range damage {
				if _, err := s.inside.ExecContext(ctx, d); err != nil {
					return err
				}
			}
			// which nobody ended
			all[0].ended = append(all[0].ended, session{all[0].client.Token, all[0].client.Cookie()})
			return os.RemoveAll(s.storage.bucket("vitae"))
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	if r.good() || r.lost == 0 || r.doubled == 0 || r.half < 3 || r.ended != replicas {
		t.Errorf("not all of it is missed:\n%s", r)
	}
}
