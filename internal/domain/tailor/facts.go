package tailor

import (
	"context"
	"slices"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/posting"
)

// itemFacts is the item that the quota for facts is asked by, as the schema names it.
const itemFacts = "FACTS"

// callAddFact is the call that a request key makes happen once.
const callAddFact = "fact.add"

// Fact is an answer that a user keeps for later postings.
type Fact struct {
	ID        id.Fact
	Owner     id.User
	CreatedAt time.Time
	SaidAt    time.Time // when these words were given
	Said
}

// Said is what a fact says. Version is the result that it was an answer of; "" for one that was written by itself.
type Said struct {
	interview.Fact
	Version id.Version `json:"versionId,omitempty"`
}

// NewFact is a fact to keep. SaidAt is when its words were given, zero for now; a fact that was deleted is added again
// with it. A Key that was used before gives the first one again.
type NewFact struct {
	interview.Fact
	Key string
}

// FactChange is what to change of a fact; nil leaves a thing as it is.
type FactChange struct {
	Reply *interview.Reply
	Text  *string
	Place *string
}

// Facts lists all the owner's, the latest first.
func (s *Service) Facts(ctx context.Context, owner id.User) ([]Fact, error) {
	return s.d.Store.Facts(ctx, owner)
}

// engineFacts returns the owner's facts as the engines take them.
func (s *Service) engineFacts(ctx context.Context, owner id.User) ([]interview.Fact, error) {
	all, err := s.d.Store.Facts(ctx, owner)
	return forEngines(all), err
}

// forEngines returns facts as the engines take them.
func forEngines(all []Fact) []interview.Fact {
	out := make([]interview.Fact, len(all))
	for i, f := range all {
		out[i] = f.Fact
		out[i].ID, out[i].SaidAt = string(f.ID), f.SaidAt
	}
	return out
}

// AddFact saves a fact. It replaces what its owner said about the same thing before, and is refused if that is newer.
func (s *Service) AddFact(ctx context.Context, owner id.User, n NewFact) (Fact, error) {
	const op = "tailor.AddFact"
	said, err := s.tidied(n.Fact)
	if err != nil {
		return Fact{}, err
	}
	if said.SaidAt.After(s.now()) {
		return Fact{}, fault.Field(op, "saidAt", "The date can't be in the future.")
	}
	first, err := s.done(ctx, owner, callAddFact, n.Key)
	if err != nil {
		return Fact{}, err
	}
	if first != "" {
		return factByID(ctx, s.d.Store, owner, id.Fact(first))
	}
	r := owned.Request{Owner: owner, Kind: callAddFact, Key: n.Key, Result: string(s.d.IDs.Fact()), At: s.now()}
	var added Fact
	result, err := owned.Once(ctx, s.d.Store.InTx, r, func(tx Store) error {
		if err := tx.LockOwner(ctx, owner); err != nil {
			return err
		}
		all, err := tx.Facts(ctx, owner)
		if err != nil {
			return err
		}
		keyed(all)
		kept := s.newFact(owner, Said{Fact: said.Keyed()})
		kept.ID = id.Fact(r.Result)
		if !said.SaidAt.IsZero() {
			kept.SaidAt = said.SaidAt.UTC().Truncate(time.Microsecond)
		}
		if slices.ContainsFunc(all, func(old Fact) bool {
			return kept.Replaces(old.Fact) && old.SaidAt.After(kept.SaidAt)
		}) {
			return fault.New(op, fault.Conflict, "You have a newer fact about this. It was kept.")
		}
		if err := s.checkQuota(kept, all); err != nil {
			return err
		}
		if _, err = keepFact(ctx, tx, kept, all); err != nil {
			return err
		}
		added, err = factByID(ctx, tx, owner, kept.ID)
		return err
	})
	if err != nil {
		return Fact{}, err
	}
	if added.ID == id.Fact(result) { // another call may have replaced it since
		return added, nil
	}
	return factByID(ctx, s.d.Store, owner, id.Fact(result))
}

// tidied returns a fact as it is stored. If its owner didn't name a skill, it is looked up by the requirement.
func (s *Service) tidied(f interview.Fact) (interview.Fact, error) {
	for _, words := range []*string{&f.Requirement, &f.Text, &f.Place, &f.Level, &f.Section} {
		*words = owned.CleanLine(*words)
	}
	if _, known := s.d.Engine.Catalogue().Skill(f.Skill); !known {
		f.Skill = ""
	}
	if named, known := s.d.Engine.Catalogue().Named(f.Requirement); known && f.Skill == "" {
		f.Skill = named.ID
	}
	return f.Tidied()
}

// ChangeFact changes what a fact says. It then counts as said now.
func (s *Service) ChangeFact(ctx context.Context, owner id.User, f id.Fact, c FactChange) (Fact, error) {
	var out Fact
	err := s.exclusive(ctx, owner, func(tx Store) error {
		old, err := factByID(ctx, tx, owner, f)
		if err != nil {
			return err
		}
		said := old.Fact
		if c.Reply != nil {
			if said.Reply = *c.Reply; said.Reply != interview.Line {
				said.Text, said.Place, said.Section = "", "", ""
			}
		}
		if c.Text != nil {
			said.Text = *c.Text
		}
		if c.Place != nil {
			said.Place = *c.Place
		}
		if said, err = s.tidied(said); err != nil {
			return err
		}
		out = old
		if said.Same(old.Fact) {
			return nil
		}
		out.Fact, out.SaidAt = said, s.now()
		return tx.SaveFact(ctx, out)
	})
	return out, err
}

// DeleteFact removes a fact for good.
func (s *Service) DeleteFact(ctx context.Context, owner id.User, f id.Fact) error {
	return fault.IfMissing(s.d.Store.DeleteFact(ctx, owner, f), noFact("tailor.DeleteFact"))
}

func noFact(op string) error { return fault.New(op, fault.NotFound, "This fact doesn't exist.") }

// factByID returns one of the owner's facts.
func factByID(ctx context.Context, from Facts, owner id.User, f id.Fact) (Fact, error) {
	all, err := from.Facts(ctx, owner)
	if err != nil {
		return Fact{}, err
	}
	i := slices.IndexFunc(all, func(one Fact) bool { return one.ID == f })
	if i < 0 {
		return Fact{}, noFact("tailor.factByID")
	}
	return all[i], nil
}

func (s *Service) newFact(owner id.User, said Said) Fact {
	now := s.now()
	return Fact{ID: s.d.IDs.Fact(), Owner: owner, CreatedAt: now, SaidAt: now, Said: said}
}

// keyed computes what facts are compared by once, so that a transaction, for which other writers wait, is short.
func keyed(all []Fact) {
	for i := range all {
		all[i].Fact = all[i].Keyed()
	}
}

// checkQuota refuses a fact that replaces none if the account is full.
func (s *Service) checkQuota(f Fact, all []Fact) error {
	if slices.ContainsFunc(all, func(old Fact) bool { return f.Replaces(old.Fact) }) {
		return nil
	}
	return s.d.Entitlements.CheckQuota(itemFacts, int64(len(all)), 1)
}

// keepFact saves a fact and deletes those of its owner's that it replaces. It returns all that are left, the new one
// first.
func keepFact(ctx context.Context, tx Store, f Fact, all []Fact) ([]Fact, error) {
	left := []Fact{f}
	for _, old := range all {
		if !f.Replaces(old.Fact) {
			left = append(left, old)
			continue
		}
		if err := tx.DeleteFact(ctx, old.Owner, old.ID); err != nil {
			return all, err
		}
	}
	return left, tx.SaveFact(ctx, f)
}

// asking is what answers were given about: the resume that their places belong to, and the posting, nil if it is gone.
type asking struct {
	resume  *document.Resume
	posting *posting.Posting
}

// keepAnswers saves the new answers of a version as facts. It deletes the facts of answers that were changed or taken
// back where they were given. If the account is full, an answer counts only in its result.
func (s *Service) keepAnswers(ctx context.Context, tx Store, o Optimization, before []interview.Answer,
	about asking,
) error {
	all, err := tx.Facts(ctx, o.Owner)
	if err != nil {
		return err
	}
	keyed(all)
	for _, a := range before {
		if slices.Contains(o.Decisions.Answers, a) {
			continue
		}
		if all, err = forgetAnswer(ctx, tx, all, o.Version, a); err != nil {
			return err
		}
	}
	for _, a := range o.Decisions.Answers {
		if slices.Contains(before, a) {
			continue
		}
		f := s.newFact(o.Owner, Said{interview.FactOf(a, about.posting, about.resume).Keyed(), o.Version})
		if f.Known(forEngines(all)) || s.checkQuota(f, all) != nil {
			continue
		}
		if all, err = keepFact(ctx, tx, f, all); err != nil {
			return err
		}
	}
	return nil
}

// forgetAnswer removes the fact of an answer of a version, if it still says the same.
func forgetAnswer(ctx context.Context, tx Store, all []Fact, v id.Version, a interview.Answer) ([]Fact, error) {
	i := slices.IndexFunc(all, func(f Fact) bool {
		return f.Version == v && f.Requirement == a.Requirement && f.Reply == a.Reply && f.Text == a.Text
	})
	if i < 0 {
		return all, nil
	}
	return slices.Delete(slices.Clone(all), i, i+1), tx.DeleteFact(ctx, all[i].Owner, all[i].ID)
}

// source returns what the check accepts as said: the original with the answers and the owner's facts. A fact is in the
// job that it belongs to, if the original has that job.
func source(original *document.Resume, d Decisions) (check.Text, error) {
	said := make([]compose.Change, 0, len(d.Answers)+len(d.Facts))
	text := original.Text()
	for _, a := range d.Answers {
		if a.Reply == interview.Line {
			said, text = append(said, lineOf(a)), text+"\n"+a.Text
		}
	}
	for _, f := range d.Facts {
		if f.Reply != interview.Line {
			continue
		}
		c := lineOf(interview.Answer{
			Requirement: f.Requirement, Path: interview.PlaceOf(original, f.Place), Text: f.Text,
		})
		text += "\n" + f.Text
		if c.Path != "" && !slices.ContainsFunc(said, func(a compose.Change) bool { return a.ID == c.ID }) {
			said = append(said, c)
		}
	}
	doc, err := compose.Apply(original, said)
	return check.Text{Text: text, Document: doc}, err
}
