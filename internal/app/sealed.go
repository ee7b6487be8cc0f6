package app

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"

	"filippo.io/age"

	"vitae/internal/base/fault"
)

// sealedBegin is how a file of age begins.
const sealedBegin = "age-encryption.org/v1"

// Sealed encrypts what is written into it to keys of age (age1…), so that only who has one of the other halves reads
// it. It is whole once it is closed.
func Sealed(w io.Writer, recipients []string) (io.WriteCloser, error) {
	const op = "app.Sealed"
	to, err := age.ParseRecipients(strings.NewReader(strings.Join(recipients, "\n")))
	if err != nil {
		return nil, fault.Wrap(op, fault.Invalid, "A recipient is not a valid age public key. Keys begin with age1.", err)
	}
	sealed, err := age.Encrypt(w, to...)
	if err != nil {
		return nil, fault.Wrap(op, fault.Unavailable, "The backup cannot be encrypted to these recipients.", err)
	}
	return sealed, nil
}

// Opened decrypts a backup that Sealed wrote, with the keys of an identity file of age; identities may be nil where the
// backup is none. The result reads from its beginning, to which it can be set back once the archive can.
func Opened(archive io.Reader, identities io.Reader) (io.ReadSeeker, error) {
	o := &opened{archive: archive}
	if identities != nil {
		keys, err := age.ParseIdentities(identities)
		if err != nil {
			return nil, fault.Wrap("app.Opened", fault.Invalid, "This is not an age identity file.", err)
		}
		o.keys = keys
	}
	return o, o.begin()
}

type opened struct {
	archive io.Reader
	keys    []age.Identity
	plain   io.Reader
}

func (o *opened) begin() error {
	const op = "app.Opened"
	b := bufio.NewReader(o.archive)
	head, err := b.Peek(len(sealedBegin))
	if err != nil && !errors.Is(err, io.EOF) {
		return damagedArchive(err)
	}
	if !bytes.Equal(head, []byte(sealedBegin)) {
		o.plain = b
		return nil
	}
	if len(o.keys) == 0 {
		return fault.New(op, fault.Unsupported, "This backup is encrypted. Pass the identity file with --identity.")
	}
	sealed, err := age.Decrypt(b, o.keys...)
	var other *age.NoIdentityMatchError
	switch {
	case errors.As(err, &other):
		return fault.Wrap(op, fault.Unsupported, "This backup was encrypted with a different key.", err)
	case err != nil:
		return damagedArchive(err)
	}
	plain := bufio.NewReader(sealed)
	o.plain = plain
	if _, err := plain.Peek(1); err != nil {
		return damagedArchive(err)
	}
	return nil
}

// Read returns the archive in the clear.
func (o *opened) Read(p []byte) (int, error) { return o.plain.Read(p) }

// Seek goes back to the beginning, and nowhere else.
func (o *opened) Seek(offset int64, whence int) (int64, error) {
	s, can := o.archive.(io.Seeker)
	if !can || offset != 0 || whence != io.SeekStart {
		return 0, errors.ErrUnsupported
	}
	if _, err := s.Seek(0, io.SeekStart); err != nil {
		return 0, err
	}
	return 0, o.begin()
}
