package sqlstore_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"vitae/internal/base/id"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/coach"
)

// keeper is an account beside a count of what it keeps, made by adding and taking away.
type keeper struct {
	accounts
	owner id.User
	want  map[billing.Item]int64
	files map[id.Resume]int64

	resumes, trashedResumes     []id.Resume
	jobs, trashedJobs           []id.JobDescription
	artifacts, trashedArtifacts []coach.Artifact
	skills                      []string
	facts                       []id.Fact
}

// cut takes one out of a list.
func cut[T any](r *rand.Rand, all *[]T) (one T, there bool) {
	if len(*all) == 0 {
		return one, false
	}
	i := r.IntN(len(*all))
	one = (*all)[i]
	*all = append((*all)[:i:i], (*all)[i+1:]...)
	return one, true
}

// step does one thing that an account can do.
func (k *keeper) step(ctx context.Context, r *rand.Rand) {
	k.t.Helper()
	switch r.IntN(5) {
	case 4:
		k.factStep(ctx, r)
	case 0:
		k.resumeStep(ctx, r)
	case 1:
		k.jobStep(ctx, r)
	case 2:
		k.artifactStep(ctx, r)
	default:
		k.skillStep(ctx, r)
	}
}

func (k *keeper) resumeStep(ctx context.Context, r *rand.Rand) {
	k.t.Helper()
	store := k.db.Resumes()
	switch r.IntN(5) {
	case 0, 1:
		one := k.resume(k.owner, "x", now)
		k.resumes = append(k.resumes, one.ID)
		k.want[billing.Resumes]++
		if r.IntN(2) == 0 {
			k.files[one.ID] = r.Int64N(1 << 24)
			k.upload(k.owner, one.ID, k.files[one.ID])
			k.want[billing.Uploads]++
			k.want[billing.UploadBytes] += k.files[one.ID]
		}
	case 2:
		if one, there := cut(r, &k.resumes); there {
			k.ok(store.MoveToTrash(ctx, k.owner, one, later(1)))
			k.trashedResumes = append(k.trashedResumes, one)
		}
	case 3:
		if one, there := cut(r, &k.trashedResumes); there {
			k.ok(store.Restore(ctx, k.owner, one))
			k.resumes = append(k.resumes, one)
		}
	default:
		if one, there := cut(r, &k.trashedResumes); there {
			k.ok(store.Erase(ctx, k.owner, one))
			k.want[billing.Resumes]--
			if bytes, file := k.files[one]; file {
				k.want[billing.Uploads]--
				k.want[billing.UploadBytes] -= bytes
			}
		}
	}
}

func (k *keeper) jobStep(ctx context.Context, r *rand.Rand) {
	k.t.Helper()
	store := k.db.Tailoring()
	switch r.IntN(4) {
	case 0, 1:
		k.jobs = append(k.jobs, k.jobFor(k.owner, "x", now).ID)
		k.want[billing.Jobs]++
	case 2:
		if one, there := cut(r, &k.jobs); there {
			k.ok(store.MoveJobToTrash(ctx, k.owner, one, later(1)))
			k.trashedJobs = append(k.trashedJobs, one)
		}
	default:
		k.want[billing.Jobs] -= int64(len(k.trashedJobs))
		if len(k.trashedJobs) > 0 {
			k.ok(store.EraseJob(ctx, k.owner, ""))
		}
		k.trashedJobs = nil
	}
}

func (k *keeper) artifactStep(ctx context.Context, r *rand.Rand) {
	k.t.Helper()
	items := map[coach.Kind]billing.Item{
		coach.KindLetter: billing.Letters, coach.KindGuide: billing.Guides,
		coach.KindPlan: billing.Plans, coach.KindComparison: billing.Comparisons,
	}
	kinds := []coach.Kind{coach.KindLetter, coach.KindGuide, coach.KindPlan, coach.KindComparison}
	store := k.db.Coaching()
	switch r.IntN(5) {
	case 0, 1:
		one := k.artifact(k.owner, kinds[r.IntN(len(kinds))], "x", now)
		k.artifacts = append(k.artifacts, one)
		k.want[items[one.Kind]]++
	case 2:
		if one, there := cut(r, &k.artifacts); there {
			k.ok(store.MoveArtifactToTrash(ctx, k.owner, one.Kind, one.ID, later(1)))
			k.trashedArtifacts = append(k.trashedArtifacts, one)
		}
	case 3:
		if one, there := cut(r, &k.trashedArtifacts); there {
			k.ok(store.RestoreArtifact(ctx, k.owner, one.Kind, one.ID))
			k.artifacts = append(k.artifacts, one)
		}
	default:
		if one, there := cut(r, &k.trashedArtifacts); there {
			k.ok(store.EraseArtifact(ctx, k.owner, one.ID))
			k.want[items[one.Kind]]--
		}
	}
}

func (k *keeper) skillStep(ctx context.Context, r *rand.Rand) {
	k.t.Helper()
	store := k.db.Coaching()
	if r.IntN(3) > 0 {
		key := fmt.Sprint("own", r.IntN(20))
		said, err := store.SaidSkills(ctx, k.owner)
		k.ok(err)
		k.ok(store.SaveSaidSkill(ctx, coach.SaidSkill{
			Key: key, Owner: k.owner, CreatedAt: now, UpdatedAt: now,
			SaidFacts: coach.SaidFacts{Name: key, Level: 1, Hidden: r.IntN(2) == 0},
		}))
		for _, one := range said {
			if one.Key == key {
				return
			}
		}
		k.skills = append(k.skills, key)
		k.want[billing.Skills]++
	} else if one, there := cut(r, &k.skills); there {
		k.ok(store.DeleteSaidSkill(ctx, k.owner, one))
		k.want[billing.Skills]--
	}
}

func (k *keeper) factStep(ctx context.Context, r *rand.Rand) {
	k.t.Helper()
	store := k.db.Tailoring()
	if one, there := cut(r, &k.facts); there && r.IntN(2) == 0 {
		k.ok(store.DeleteFact(ctx, k.owner, one))
		k.want[billing.Facts]--
		return
	} else if there {
		k.facts = append(k.facts, one)
	}
	one := factOf(k.owner, k.ids.Fact(), "x", 1)
	k.ok(store.SaveFact(ctx, one))
	k.ok(store.SaveFact(ctx, one))
	k.facts = append(k.facts, one.ID)
	k.want[billing.Facts]++
}

// Whatever an account does, and whatever others do beside it, what is used is what was added less what was erased.
func TestUsageIsTheRowsThatThereAre(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		r := rand.New(rand.NewPCG(8, 9))
		var both []*keeper
		for _, name := range []string{"ada", "bob"} {
			both = append(both, &keeper{
				accounts: s, owner: s.add(name), want: map[billing.Item]int64{},
				files: map[id.Resume]int64{},
			})
		}
		for i := range 240 {
			k := both[r.IntN(2)]
			k.step(ctx, r)
			for _, one := range both {
				got, err := s.db.Billing().Used(ctx, one.owner)
				s.ok(err)
				for _, item := range billing.Items() {
					if got[item] != one.want[item] {
						t.Fatalf("after %d steps, %s: %d, not %d", i+1, item, got[item], one.want[item])
					}
				}
			}
		}
		for _, item := range []billing.Item{
			billing.Resumes, billing.UploadBytes, billing.Jobs, billing.Letters,
			billing.Guides, billing.Plans, billing.Comparisons, billing.Skills, billing.Facts,
		} {
			if both[0].want[item]+both[1].want[item] == 0 {
				t.Errorf("nothing of %s was kept: the steps show nothing", item)
			}
		}
	})
}
