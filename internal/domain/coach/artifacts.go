package coach

import (
	"context"
	"encoding/json"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/owned"
)

// What the kinds of artifacts have in common: limits, lists, trash, and facts and bodies as JSON.

func notThere(op string, k Kind) error {
	return fault.New(op, fault.NotFound, "This "+names[k]+" doesn't exist.")
}

func notInTrash(op string) error {
	return fault.New(op, fault.NotFound, "This item isn't in the trash.")
}

// one returns an artifact of a kind.
func (s *Service) one(ctx context.Context, st Artifacts, owner id.User, k Kind, of id.Artifact) (Artifact, error) {
	const op = "coach.one"
	if !id.WellFormed(of) {
		return Artifact{}, notThere(op, k)
	}
	out, err := st.Artifact(ctx, owner, k, of)
	return out, fault.IfMissing(err, notThere(op, k))
}

// listed returns a page of artifacts of a kind, each as f makes it. A page after what is not there is empty.
func listed[T any](ctx context.Context, s *Service, owner id.User, k Kind, p owned.Page,
	f func(Artifact) (T, error),
) ([]T, error) {
	if !p.Fits() {
		return nil, nil
	}
	all, err := s.d.Store.Artifacts(ctx, owner, k, p.Bounded())
	if err != nil {
		return nil, err
	}
	out := make([]T, 0, len(all))
	for _, one := range all {
		v, err := f(one)
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, nil
}

// bodies returns what artifacts hold, in one look-up.
func bodies[T any](ctx context.Context, s *Service, owner id.User, of []id.Artifact) (map[id.Artifact]*T, error) {
	found, err := s.d.Store.Bodies(ctx, owner, of)
	if err != nil {
		return nil, err
	}
	out := make(map[id.Artifact]*T, len(found))
	for artifact, text := range found {
		v := new(T)
		if err := decode(text, v); err != nil {
			return nil, err
		}
		out[artifact] = v
	}
	return out, nil
}

// body returns what one artifact holds.
func body[T any](ctx context.Context, s *Service, owner id.User, of Artifact) (*T, error) {
	all, err := bodies[T](ctx, s, owner, []id.Artifact{of.ID})
	if err != nil {
		return nil, err
	}
	if all[of.ID] == nil {
		return nil, notThere("coach.body", of.Kind)
	}
	return all[of.ID], nil
}

// begin makes an artifact that begins now.
func (s *Service) begin(owner id.User, k Kind, title string) Artifact {
	now := s.now()
	return Artifact{
		ID: s.d.IDs.Artifact(), Owner: owner, Kind: k, Title: owned.Clip(title, MaxTitle), CreatedAt: now,
		UpdatedAt: now,
	}
}

// add keeps a new artifact once for a request key, within the account's room, with what besides does in the same
// transaction.
func (s *Service) add(ctx context.Context, call, key string, one Artifact, facts, body any,
	besides func(tx Store) error,
) (id.Artifact, error) {
	var err error
	var text string
	if one.Facts, err = encode(facts); err != nil {
		return "", err
	}
	if text, err = encode(body); err != nil {
		return "", err
	}
	req := owned.Request{Owner: one.Owner, Kind: call, Key: key, Result: string(one.ID), At: one.CreatedAt}
	made, err := owned.Once(ctx, s.d.Store.InTx, req, func(tx Store) error {
		if err := s.checkQuota(ctx, tx, one.Owner, one.Kind); err != nil {
			return err
		}
		if err := tx.AddArtifact(ctx, one, text); err != nil || besides == nil {
			return err
		}
		return besides(tx)
	})
	return id.Artifact(made), err
}

// checkQuota refuses one artifact too many, also where several come at once.
func (s *Service) checkQuota(ctx context.Context, tx Store, owner id.User, k Kind) error {
	if err := tx.LockOwner(ctx, owner); err != nil {
		return err
	}
	n, err := tx.CountArtifacts(ctx, owner, k)
	if err != nil {
		return err
	}
	return owned.CheckQuotaForOne(ctx, tx, s.d.Entitlements, itemOf[k], n, notice.Notice{
		ID:   s.d.IDs.Notification(),
		User: owner, At: s.now(),
	})
}

// saveFacts writes an artifact's title and facts, and its body where it is not nil.
func saveFacts(ctx context.Context, tx Store, one Artifact, facts, body any) error {
	var err error
	if one.Facts, err = encode(facts); err != nil {
		return err
	}
	if body == nil {
		return tx.SaveArtifact(ctx, one, nil)
	}
	text, err := encode(body)
	if err != nil {
		return err
	}
	return tx.SaveArtifact(ctx, one, &text)
}

// remove moves an artifact to the trash.
func (s *Service) remove(ctx context.Context, owner id.User, k Kind, of id.Artifact) error {
	const op = "coach.remove"
	if !id.WellFormed(of) {
		return notThere(op, k)
	}
	return fault.IfMissing(s.d.Store.MoveArtifactToTrash(ctx, owner, k, of, s.now()), notThere(op, k))
}

// restore takes an artifact out of the trash.
func (s *Service) restore(ctx context.Context, owner id.User, k Kind, of id.Artifact) error {
	const op = "coach.restore"
	if !id.WellFormed(of) {
		return notInTrash(op)
	}
	return fault.IfMissing(s.d.Store.RestoreArtifact(ctx, owner, k, of), notInTrash(op))
}

// TrashedArtifacts lists what is in the owner's trash, of every kind, the latest first.
func (s *Service) TrashedArtifacts(ctx context.Context, owner id.User) ([]Artifact, error) {
	return s.d.Store.TrashedArtifacts(ctx, owner)
}

// EraseArtifact removes one in the trash for good, or all of them with "".
func (s *Service) EraseArtifact(ctx context.Context, owner id.User, of id.Artifact) error {
	const op = "coach.EraseArtifact"
	if of != "" && !id.WellFormed(of) {
		return notInTrash(op)
	}
	return fault.IfMissing(s.d.Store.EraseArtifact(ctx, owner, of), notInTrash(op))
}

// Purge erases artifacts that have been in the trash for 30 days.
func (s *Service) Purge(ctx context.Context) error {
	return owned.Purge(ctx, s.now().Add(-owned.TrashFor), s.d.Store.EraseOutdatedArtifacts)
}

func encode(v any) (string, error) {
	data, err := json.Marshal(v)
	if err != nil {
		return "", fault.Wrap("coach.encode", fault.Internal, "", err)
	}
	return string(data), nil
}

func decode(text string, into any) error {
	if err := json.Unmarshal([]byte(text), into); err != nil {
		return fault.Wrap("coach.decode", fault.Internal, "", err)
	}
	return nil
}
