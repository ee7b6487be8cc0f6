package sqlstore

import (
	"bytes"
	"compress/flate"
	"context"
	"encoding/json"
	"errors"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/posting"
)

// mostReading bounds the reading of one job in bytes: of a posting of the wild it takes 2 to 3 KB, of the longest text
// that is taken some 10. A longer one is not kept.
const mostReading = 64 << 10

const (
	keepReading = `UPDATE job_descriptions SET reading_sum = ?, reading = ? WHERE id = ? AND user_id = ?`
	keptReading = `SELECT reading FROM job_descriptions WHERE id = ? AND user_id = ? AND reading_sum = ? AND reading_sum <> ''`
)

// KeepReading keeps what was read of a job in place of what was kept before. A job that is not there is none to keep it
// with.
func (s *Tailoring) KeepReading(ctx context.Context, owner id.User, j id.JobDescription, k tailor.KeptReading) error {
	packed, err := packReading(k.Read)
	if err != nil || len(packed) > mostReading || !id.WellFormed(j) {
		return err
	}
	_, err = s.exec(ctx, keepReading, k.Sum, packed, string(j), owner)
	return err
}

// KeptReading returns what KeepReading kept under the same sum, nil where nothing is. One that cannot be read is none.
func (s *Tailoring) KeptReading(ctx context.Context, owner id.User, j id.JobDescription, sum string) (*posting.Posting,
	error,
) {
	var packed []byte
	if err := s.getNamed(ctx, string(j), &packed, keptReading, string(j), owner, sum); err != nil {
		if fault.KindOf(err) == fault.NotFound {
			return nil, nil
		}
		return nil, err
	}
	var p *posting.Posting
	if err := json.NewDecoder(flate.NewReader(bytes.NewReader(packed))).Decode(&p); err != nil {
		return nil, nil //nolint:nilerr // it is read anew
	}
	return p, nil
}

func packReading(p *posting.Posting) ([]byte, error) {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.DefaultCompression)
	if err == nil {
		err = errors.Join(json.NewEncoder(w).Encode(p), w.Close())
	}
	if err != nil {
		return nil, fault.Wrap("sqlstore.packReading", fault.Internal, "", err)
	}
	return b.Bytes(), nil
}
