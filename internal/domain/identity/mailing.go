package identity

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/job"
)

// mailLife is how long a letter without a code is worth sending.
const mailLife = 24 * time.Hour

// post enqueues a letter in the transaction of its cause, sealed, so that the database never holds an address or a code
// to read. It is erased with its user (ID 0: nobody) and given up once life has passed.
func (s *Service) post(ctx context.Context, tx Store, to User, m Mail, life time.Duration) error {
	now := s.d.Clock.Now()
	m.To, m.Name, m.At = to.Email, to.FirstName, now
	if m.Name == "" {
		m.Name = to.Username
	}
	if alarms[m.Kind] {
		sealed, err := s.d.Keys.seal(s.d.Random, []byte(to.Email))
		if err != nil {
			return err
		}
		m.User, m.NotMe = to.ID, s.notMeProof(to.ID, now, base64.RawURLEncoding.EncodeToString(sealed))
	}
	plain, err := json.Marshal(m)
	if err != nil {
		return fault.Wrap("identity.post", fault.Internal, "", err)
	}
	sealed, err := s.d.Keys.seal(s.d.Random, plain)
	if err != nil {
		return err
	}
	return tx.Enqueue(ctx, job.Job{
		ID: s.d.IDs.Job(), Kind: job.Mail, User: to.ID, Label: string(m.Kind),
		Payload: sealed, RunAt: now, Until: now.Add(life),
	})
}

// SendMail opens what post enqueued and sends it; it is the worker's handler of job.Mail. A letter whose code is over
// is dropped: it could only mislead.
func (s *Service) SendMail(ctx context.Context, payload []byte) error {
	const op = "identity.SendMail"
	plain, err := s.d.Keys.open(payload)
	if err != nil {
		return within(op, err)
	}
	var m Mail
	if err := json.Unmarshal(plain, &m); err != nil {
		return fault.Wrap(op, fault.Internal, "", err)
	}
	if m.Code != "" && !s.d.Clock.Now().Before(m.At.Add(m.Lifetime)) {
		return nil
	}
	return within(op, s.d.Mailer.Send(ctx, m))
}
