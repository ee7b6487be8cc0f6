package app

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"regexp"
	"strings"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/config"
)

// A backup is a gzip of a tar of, in this order: what it is, the instance's secret, the database in parts (see
// sqlstore.Backup), each file under its key, the sums of all these in parts (see manifest), and a last entry that says
// it is whole. Parts keep the need for a temporary file away: a tar has to know a file's length before its first byte.
const (
	aboutEntry    = "vitae-backup.json"
	secretEntry   = "secrets/instance"
	databaseEntry = "database/"
	blobEntry     = "blobs/"
	sumsEntry     = "sums/"
	endEntry      = "end"

	archiveFormat = 2
	withoutSums   = 1 // the format before it
	databasePart  = 4 << 20
	maxEntry      = 128 << 20 // of what is read whole: a photo or a part
)

// partName leaves no way out of the folder for what a made-up archive holds.
var partName = regexp.MustCompile(`^(database/[0-9]{8}|sums/[0-9]{8}|blobs/[a-z0-9_-]+(/[a-z0-9_-]+)*)$`)

// aboutBackup is the archive's first entry.
type aboutBackup struct {
	Backup string    `json:"backup"`
	Format int       `json:"format"`
	Made   time.Time `json:"made"`
}

// archiveWriter writes entries.
type archiveWriter struct {
	gzip *gzip.Writer
	tar  *tar.Writer
	now  time.Time
	sums manifest // of what has been put
}

func newArchive(w io.Writer, now time.Time) (*archiveWriter, error) {
	z, err := gzip.NewWriterLevel(w, gzip.BestSpeed)
	if err != nil {
		return nil, err
	}
	a := &archiveWriter{gzip: z, tar: tar.NewWriter(z), now: now}
	about, err := json.Marshal(aboutBackup{Backup: "vitae", Format: archiveFormat, Made: now})
	if err != nil {
		return nil, err
	}
	return a, a.put(aboutEntry, about)
}

// put writes an entry and notes its sum.
func (a *archiveWriter) put(name string, data []byte) error {
	a.sums.add(name, sha256.Sum256(data))
	return a.entry(name, data)
}

func (a *archiveWriter) entry(name string, data []byte) error {
	err := a.tar.WriteHeader(&tar.Header{
		Typeflag: tar.TypeReg, Name: name, Mode: 0o600, Size: int64(len(data)),
		ModTime: a.now, Format: tar.FormatPAX,
	})
	if err == nil {
		_, err = a.tar.Write(data)
	}
	return err
}

// finish writes the sums and says that the archive is whole.
func (a *archiveWriter) finish() error {
	sums := a.sums.text()
	end, err := json.Marshal(endOf(sums))
	for n := 1; err == nil && len(sums) > 0; n++ {
		part := sums[:min(len(sums), databasePart)]
		sums = sums[len(part):]
		err = a.entry(fmt.Sprintf("%s%08d", sumsEntry, n), part)
	}
	if err == nil {
		err = a.entry(endEntry, end)
	}
	return errors.Join(err, a.tar.Close(), a.gzip.Close())
}

// databaseWriter cuts a stream into parts of the archive.
type databaseWriter struct {
	archive *archiveWriter
	part    bytes.Buffer
	parts   int
	err     error // why a part could not be written, as whoever writes into this may tell it in other words
}

func (d *databaseWriter) Write(p []byte) (int, error) {
	d.part.Write(p)
	if d.part.Len() < databasePart {
		return len(p), nil
	}
	return len(p), d.flush()
}

func (d *databaseWriter) flush() error {
	d.parts++
	d.err = d.archive.put(fmt.Sprintf("%s%08d", databaseEntry, d.parts), d.part.Bytes())
	d.part.Reset()
	return d.err
}

// archiveReader reads entries in their order, and at the end holds them against the archive's own sums.
type archiveReader struct {
	about aboutBackup
	gzip  *gzip.Reader
	tar   *tar.Reader
	name  string // of the entry at hand; "" before the first and after the last
	sum   hash.Hash
	sums  manifest // of the entries that were read
	bytes int64    // in them
}

// content reads the entry at hand and adds to its sum what it reads.
func (a *archiveReader) content(p []byte) (int, error) {
	n, err := a.tar.Read(p)
	_, _ = a.sum.Write(p[:n]) // a hash never fails
	a.bytes += int64(n)
	return n, err
}

// left reads what nobody has read of the entry at hand, and notes its sum.
func (a *archiveReader) left() error {
	if a.name == "" {
		return nil
	}
	if _, err := io.Copy(io.Discard, readerFunc(a.content)); err != nil {
		return damagedArchive(err)
	}
	if !strings.HasPrefix(a.name, sumsEntry) {
		a.sums.add(a.name, [sha256.Size]byte(a.sum.Sum(nil)))
	}
	return nil
}

type readerFunc func(p []byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }

// readArchive reads what the archive is and its secret, and stands before the database.
func readArchive(r io.Reader) (*archiveReader, string, error) {
	const op = "app.readArchive"
	z, err := gzip.NewReader(r)
	if err != nil {
		return nil, "", fault.Wrap(op, fault.Unsupported, "This is not a Vitae backup.", err)
	}
	a := &archiveReader{gzip: z, tar: tar.NewReader(z), sum: sha256.New()}
	if err := a.next(); err != nil || a.name != aboutEntry {
		return nil, "", fault.Wrap(op, fault.Unsupported, "This is not a Vitae backup.", err)
	}
	data, err := a.whole()
	if err != nil {
		return nil, "", err
	}
	if err := json.Unmarshal(data, &a.about); err != nil || a.about.Backup != "vitae" {
		return nil, "", fault.Wrap(op, fault.Unsupported, "This is not a Vitae backup.", err)
	}
	if a.about.Format != archiveFormat && a.about.Format != withoutSums {
		return nil, "", fault.New(op, fault.Unsupported, "The backup was made by a newer version of Vitae.")
	}
	if err := a.next(); err != nil {
		return nil, "", err
	}
	if a.name != secretEntry {
		return nil, "", damagedArchive(fmt.Errorf("entry %q in the place of the secret", a.name))
	}
	secret, err := a.whole()
	if err == nil && len(secret) < config.MinSecret {
		err = damagedArchive(fmt.Errorf("a secret of %d bytes", len(secret)))
	}
	return a, string(secret), err
}

// next goes on to the next entry. Nothing but what newArchive and Backup write is let through; after the end entry
// there must be nothing.
func (a *archiveReader) next() error {
	if err := a.left(); err != nil {
		return err
	}
	h, err := a.tar.Next()
	if err != nil {
		return damagedArchive(err)
	}
	known := h.Name == aboutEntry || h.Name == secretEntry || h.Name == endEntry || partName.MatchString(h.Name)
	if !known || h.Typeflag != tar.TypeReg || h.Size > maxEntry {
		return damagedArchive(fmt.Errorf("entry %q of type %q with %d bytes", h.Name, h.Typeflag, h.Size))
	}
	a.name = h.Name
	a.sum.Reset()
	if a.name != endEntry {
		return nil
	}
	end, err := io.ReadAll(a.tar)
	if err != nil {
		return damagedArchive(err)
	}
	if err := a.checkEnd(end); err != nil {
		return err
	}
	if _, err := a.tar.Next(); !errors.Is(err, io.EOF) {
		return damagedArchive(fmt.Errorf("something follows the end: %w", err))
	}
	if _, err := io.Copy(io.Discard, a.gzip); err != nil { // up to the checksum
		return damagedArchive(err)
	}
	return nil
}

// whole reads the entry at hand.
func (a *archiveReader) whole() ([]byte, error) {
	data, err := io.ReadAll(readerFunc(a.content))
	if err != nil {
		return nil, damagedArchive(err)
	}
	return data, nil
}

// Read returns the database's parts as one stream. It ends at the first entry that is none.
func (a *archiveReader) Read(p []byte) (int, error) {
	for strings.HasPrefix(a.name, databaseEntry) {
		n, err := a.content(p)
		switch {
		case err != nil && !errors.Is(err, io.EOF):
			return n, damagedArchive(err)
		case n > 0: // the end of the part is met again at the next call
			return n, nil
		case err != nil:
			if err := a.next(); err != nil {
				return 0, err
			}
		}
	}
	return 0, io.EOF
}

// blobs calls do with every photo, up to the end of the archive.
func (a *archiveReader) blobs(do func(key string, data []byte) error) error {
	for a.name != endEntry {
		key, is := strings.CutPrefix(a.name, blobEntry)
		if strings.HasPrefix(a.name, sumsEntry) {
			if err := a.readSums(); err != nil {
				return err
			}
			continue
		}
		if !is || a.sums.stated != nil {
			return damagedArchive(fmt.Errorf("entry %q among the photos", a.name))
		}
		data, err := a.whole()
		if err != nil {
			return err
		}
		if err := do(key, data); err != nil {
			return err
		}
		if err := a.next(); err != nil {
			return err
		}
	}
	return nil
}

func damagedArchive(err error) error {
	message := "The backup is damaged."
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		message = "The backup is incomplete: its end is missing."
	}
	return fault.Wrap("app.archive", fault.Unreadable, message, err)
}
