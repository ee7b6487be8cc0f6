package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"vitae/internal/adapter/blob"
	"vitae/internal/base/fault"
	"vitae/internal/config"
)

// Backup writes the whole instance as one archive, beside a running server: the database as of one moment, then the
// photos, and the secret. Who has the archive has the instance. A photo that is replaced while it runs may be missing
// from it.
func (i *Instance) Backup(ctx context.Context, w io.Writer) error {
	a, err := newArchive(w, i.clock.Now())
	if err == nil {
		err = a.put(secretEntry, []byte(i.secret))
	}
	if err == nil {
		err = i.backupDatabase(ctx, a)
	}
	if err == nil {
		err = i.blobs.Walk(ctx, func(key string, open func() (io.ReadCloser, error)) error {
			return backupBlob(a, key,
				open)
		})
	}
	if err == nil {
		err = a.finish()
	}
	var known *fault.Error
	if err == nil || errors.As(err, &known) {
		return err
	}
	return fault.Wrap("app.Backup", fault.Unavailable, "The backup cannot be written.", err)
}

func (i *Instance) backupDatabase(ctx context.Context, a *archiveWriter) error {
	out := &databaseWriter{archive: a}
	err := i.db.Backup(ctx, out)
	switch {
	case out.err != nil:
		return out.err
	case err != nil:
		return err
	}
	return out.flush()
}

func backupBlob(a *archiveWriter, key string, open func() (io.ReadCloser, error)) error {
	r, err := open()
	switch {
	case err == nil:
	case fault.KindOf(err) == fault.NotFound: // deleted meanwhile
		return nil
	case fault.KindOf(err) == fault.Unreadable: // a backup without it would pass for a whole one
		return fault.Wrap("app.backupBlob", fault.Unreadable,
			fmt.Sprintf("The file %q is damaged. Restore it from an earlier backup or remove it, then try again.",
				key), err)
	default:
		return err
	}
	data, err := io.ReadAll(r)
	if err = errors.Join(err, r.Close()); err != nil {
		return err
	}
	return a.put(blobEntry+key, data)
}

// Restore fills an empty instance with what Backup wrote, on either engine. archive is read twice: it is looked through
// to its end before anything is written, so that one that is damaged or cut off changes nothing. An instance that is
// not empty is fault.Conflict.
func Restore(ctx context.Context, c config.Config, d Deps, archive io.ReadSeeker) error {
	if _, err := Verify(archive); err != nil {
		return err
	}
	if _, err := archive.Seek(0, io.SeekStart); err != nil {
		return damagedArchive(err)
	}
	release, err := lockDatabase(c)
	if err != nil {
		return err
	}
	return errors.Join(restore(ctx, c, d, archive), release())
}

// BackupFacts are what Verify says of a backup.
type BackupFacts struct {
	Made  time.Time
	Parts int // of the archive that have a sum
	Files int // of users
	Bytes int64
	Sums  bool // false: an earlier version made it, without sums
}

// Verify reads all of a backup and keeps nothing. What is damaged, changed or missing is fault.Unreadable.
func Verify(r io.Reader) (BackupFacts, error) {
	files := 0
	a, _, err := readArchive(r)
	if err == nil {
		err = a.next()
	}
	if err == nil {
		_, err = io.Copy(io.Discard, a)
	}
	if err == nil {
		err = a.blobs(func(string, []byte) error { files++; return nil })
	}
	if err != nil {
		return BackupFacts{}, err
	}
	return BackupFacts{
		Made: a.about.Made, Parts: len(a.sums.lines), Files: files, Bytes: a.bytes,
		Sums: a.about.Format != withoutSums,
	}, nil
}

func restore(ctx context.Context, c config.Config, d Deps, r io.Reader) (err error) {
	a, secret, err := readArchive(r)
	if err == nil {
		err = a.next()
	}
	if err != nil {
		return err
	}
	blobs, err := emptyBlobs(ctx, c)
	if err != nil {
		return err
	}
	defer blobs.Close()
	undo, err := restoreSecret(c, secret)
	if err != nil {
		return err
	}
	if err := restoreDatabase(ctx, c, d, a); err != nil {
		return errors.Join(err, undo())
	}
	if err := a.blobs(func(key string, data []byte) error { return blobs.Put(ctx, key, data) }); err != nil {
		return fault.Wrap("app.restore", fault.KindOf(err),
			"The database was restored, but the photos and uploads were not. Empty the instance and try again.", err)
	}
	return nil
}

// emptyBlobs opens the place for photos, in which there must be none.
func emptyBlobs(ctx context.Context, c config.Config) (blob.Store, error) {
	blobs, err := reachBlobs(ctx, c)
	if err != nil {
		return nil, err
	}
	err = blobs.Walk(ctx, func(string, func() (io.ReadCloser, error)) error {
		return fault.New("app.emptyBlobs", fault.Conflict,
			fmt.Sprintf("VITAE_BLOB_URL=%q already contains files. Restore into an empty instance.", c.BlobPlace()))
	})
	if err != nil {
		return nil, errors.Join(err, blobs.Close())
	}
	return blobs, nil
}

// restoreSecret keeps the backup's secret for the next start. Where the setting gives one, it must be the same, since
// all keys are made of it. undo takes it away again.
func restoreSecret(c config.Config, secret string) (undo func() error, err error) {
	const op = "app.restoreSecret"
	nothing := func() error { return nil }
	if c.Secret != "" {
		if c.Secret != secret {
			return nil, fault.New(op, fault.Conflict,
				"VITAE_SECRET does not match the backup. Set it to the secret of the backed-up instance, or leave it unset.")
		}
		return nothing, nil
	}
	name := c.SecretPath()
	there, err := instanceSecret(c)
	switch {
	case err == nil && there == secret:
		return nothing, nil
	case err == nil:
		return nil, fault.New(op, fault.Conflict,
			fmt.Sprintf("%q already contains the secret of another instance. Restore into an empty instance.", name))
	case fault.KindOf(err) != fault.NotFound:
		return nil, err
	}
	if err := keepSecret(name, secret); err != nil {
		return nil, fault.Wrap(op, fault.Unavailable, fmt.Sprintf("The secret file %q cannot be written.", name), err)
	}
	return func() error { return os.Remove(name) }, nil
}

// restoreDatabase loads the database's parts. A SQLite file that this made is removed again where that fails.
func restoreDatabase(ctx context.Context, c config.Config, d Deps, parts io.Reader) error {
	file := c.SQLiteFile()
	_, err := os.Stat(file)
	made := file != "" && errors.Is(err, fs.ErrNotExist)
	db, err := openDatabase(ctx, c, newLog(c, d.Log))
	if err != nil {
		return err
	}
	if err = db.Restore(ctx, parts); err == nil {
		_, err = io.Copy(io.Discard, parts) // what follows the last line, so that the photos are next
	}
	if closed := db.Close(); closed != nil {
		err = errors.Join(err, closed)
	}
	if err != nil && made {
		for _, left := range []string{file, file + "-wal", file + "-shm"} {
			_ = os.Remove(left)
		}
		return err
	}
	if err == nil && file != "" {
		err = flushDir(filepath.Dir(file))
	}
	return err
}
