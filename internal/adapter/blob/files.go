package blob

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"strconv"
	"syscall"
	"time"

	"vitae/internal/base/fault"
)

// Files keeps each blob as a file of its own, with its sum (see withSum). A blob is there whole and on the disk once
// Put has returned, or as it was before; whoever reads meanwhile sees one of the two. Files are 0600, folders 0700. It
// is safe for concurrent use, also by several processes on one folder. Make it with NewFiles.
type Files struct{ root *os.Root }

const (
	// incoming holds what is being written. Its name is no key, and it is inside the folder, so that a rename is
	// atomic. Keeping it apart from the blobs makes clearing up after a crash cheap, however many blobs there are.
	incoming = ".incoming"
	// abandoned is how old a half-written file is when nobody can still be writing it.
	abandoned = time.Hour
	// meetings is how often Put and DeleteUnder, who met in one folder, try again: four writers on two busy cores once
	// met a deletion more than twenty times in a row.
	meetings = 200

	folderMode = 0o700
	fileMode   = 0o600
)

// NewFiles opens the folder, makes it where it is missing, and removes what a crash left half written there.
func NewFiles(dir string) (*Files, error) {
	const op = "blob.NewFiles"
	root, err := openFolder(dir)
	if err != nil {
		return nil, fault.Wrap(op, fault.Unavailable, "The folder "+strconv.Quote(dir)+" for files cannot be used.",
			err)
	}
	f := &Files{root: root}
	if err := f.clear(time.Now().Add(-abandoned)); err != nil {
		_ = root.Close()
		return nil, fault.Wrap(op, fault.Unavailable, "The folder "+strconv.Quote(dir)+" for files cannot be used.",
			err)
	}
	return f, nil
}

func openFolder(dir string) (*os.Root, error) {
	if err := os.MkdirAll(dir, folderMode); err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	if err := root.MkdirAll(incoming, folderMode); err != nil {
		_ = root.Close()
		return nil, err
	}
	return root, nil
}

// clear removes half-written files that are older than before.
func (f *Files) clear(before time.Time) error {
	left, err := fs.ReadDir(f.root.FS(), incoming)
	if err != nil {
		return err
	}
	for _, e := range left {
		info, err := e.Info()
		if err != nil || !info.ModTime().Before(before) {
			continue // gone meanwhile, or perhaps being written
		}
		if err := f.root.Remove(path.Join(incoming, e.Name())); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// Close releases the folder; the Files must not be used any more.
func (f *Files) Close() error { return f.root.Close() }

// Put keeps data under key, in the place of what was there. It costs two to three flushes to the disk.
func (f *Files) Put(ctx context.Context, key string, data []byte) error {
	const op = "blob.Put"
	if err := check(ctx, op, key); err != nil {
		return err
	}
	temp := path.Join(incoming, rand.Text())
	err := f.write(temp, withSum(data))
	if err == nil {
		err = f.place(temp, key)
	}
	if err != nil {
		_ = f.root.Remove(temp)
		return unavailable(op, err)
	}
	return nil
}

// write makes a new file and flushes it.
func (f *Files) write(name string, data []byte) error {
	file, err := f.root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, fileMode)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	return errors.Join(err, file.Sync(), file.Close())
}

// place gives a written file its name for good. Where DeleteUnder takes the folder away meanwhile it is made again.
func (f *Files) place(temp, key string) error {
	dir := path.Dir(key)
	var err error
	for range meetings {
		if err = f.folder(dir); err == nil {
			err = f.root.Rename(temp, key)
		}
		if !errors.Is(err, fs.ErrNotExist) {
			break
		}
	}
	if err != nil {
		return err
	}
	if err := f.flush(dir); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil // it was put and taken away again
}

// folder makes a folder and those above it; each that is new is flushed into the one above.
func (f *Files) folder(dir string) error {
	if dir == "." {
		return nil
	}
	if info, err := f.root.Stat(dir); err == nil && info.IsDir() {
		return nil
	}
	above := path.Dir(dir)
	if err := f.folder(above); err != nil {
		return err
	}
	if err := f.root.Mkdir(dir, folderMode); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return f.flush(above)
}

// flush brings a folder's names to the disk.
func (f *Files) flush(dir string) error {
	d, err := f.root.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// Get reads a blob; none is fault.NotFound, one that the disk has damaged fault.Unreadable.
func (f *Files) Get(ctx context.Context, key string) ([]byte, error) {
	const op = "blob.Get"
	if err := check(ctx, op, key); err != nil {
		return nil, err
	}
	file, err := f.root.ReadFile(key)
	if err != nil {
		return nil, unread(op, err)
	}
	return withoutSum(key, file)
}

// Delete removes a blob for good; none is no error. Folders stay.
func (f *Files) Delete(ctx context.Context, key string) error {
	const op = "blob.Delete"
	if err := check(ctx, op, key); err != nil {
		return err
	}
	err := f.root.Remove(key)
	if err == nil {
		err = f.flush(path.Dir(key))
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) { // DeleteUnder has taken the folder meanwhile
		return unavailable(op, err)
	}
	return nil
}

// DeleteUnder removes a folder with everything in it, also what is put there while it does.
func (f *Files) DeleteUnder(ctx context.Context, prefix string) error {
	const op = "blob.DeleteUnder"
	dir, err := checkPrefix(ctx, op, prefix)
	if err != nil {
		return err
	}
	if _, err := f.root.Lstat(dir); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for range meetings {
		if err = f.root.RemoveAll(dir); !errors.Is(err, syscall.ENOTEMPTY) {
			break
		}
	}
	if err == nil {
		err = f.flush(path.Dir(dir))
	}
	if err != nil {
		return unavailable(op, err)
	}
	return nil
}

// Check looks whether the folder is there.
func (f *Files) Check(context.Context) error {
	if _, err := f.root.Stat("."); err != nil {
		return fault.Wrap("blob.Check", fault.Unavailable, "The folder for files cannot be used.", err)
	}
	return nil
}

// Walk calls do with every blob in the order of keys, and with how to read it, until one call fails. Blobs that come or
// go meanwhile may or may not be met; opening one that has gone is fault.NotFound.
func (f *Files) Walk(ctx context.Context, do func(key string, open func() (io.ReadCloser, error)) error) error {
	const op = "blob.Walk"
	var failed error // what do said, to be given back as it is
	err := fs.WalkDir(f.root.FS(), ".", func(name string, e fs.DirEntry, err error) error {
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case name == ".":
			return err
		case !keyForm.MatchString(name):
			if e != nil && e.IsDir() {
				return fs.SkipDir
			}
			return nil
		case errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil || !e.Type().IsRegular():
			return err
		}
		failed = do(name, func() (io.ReadCloser, error) { return f.open(name) })
		return failed
	})
	if failed != nil {
		return failed
	}
	if err != nil {
		return unavailable(op, err)
	}
	return nil
}

// Old calls do with the key of every blob that was written before a moment.
func (f *Files) Old(ctx context.Context, before time.Time, do func(key string) error) error {
	return f.Walk(ctx, func(key string, _ func() (io.ReadCloser, error)) error {
		info, err := f.root.Stat(key)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil:
			return unavailable("blob.Old", err)
		case !info.ModTime().Before(before):
			return nil
		}
		return do(key)
	})
}

// open reads the whole file: what its sum does not fit is not given away in part.
func (f *Files) open(key string) (io.ReadCloser, error) {
	file, err := f.root.ReadFile(key)
	if err != nil {
		return nil, unread("blob.Walk", err)
	}
	data, err := withoutSum(key, file)
	return io.NopCloser(bytes.NewReader(data)), err
}

func unread(op string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return gone(op, err)
	}
	return unavailable(op, err)
}
