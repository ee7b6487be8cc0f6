package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"vitae/internal/app"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/config"
)

// operator is what the commands on an instance's data share: the settings of the server, and its data opened with them.
type operator struct {
	config.Config `embed:""`
}

// deps log nothing: a command says one line, and only when it fails.
func (o *operator) deps() app.Deps { return app.Deps{Log: io.Discard, Clock: clock.System{}} }

// check refuses wrong settings, and variables that look like settings and are none.
func (o *operator) check() error {
	if err := config.CheckNames(os.Environ()); err != nil {
		return err
	}
	return o.Check()
}

// open returns the data that a server of this version has made, for work, and closes it.
func (o *operator) open(ctx context.Context, work func(*app.Instance) error) error {
	return o.openAny(ctx, func(i *app.Instance) error {
		if err := i.Current(ctx); err != nil {
			return err
		}
		return work(i)
	})
}

// openAny is open for data of any version.
func (o *operator) openAny(ctx context.Context, work func(*app.Instance) error) error {
	if err := o.check(); err != nil {
		return err
	}
	i, err := app.Open(ctx, o.Config, o.deps())
	if err != nil {
		return err
	}
	return errors.Join(work(i), i.Close())
}

type backupCmd struct {
	Write  writeCmd  `cmd:"" default:"withargs" help:"Back up all data of an instance to one file (the default)."`
	Verify verifyCmd `cmd:"" help:"Check a backup: read all of it and compare every part with its SHA-256 checksum."`
}

type verifyCmd struct {
	File   string `arg:"" help:"Backup file; - for standard input."`
	opener `embed:""`
}

// opener opens encrypted backups.
type opener struct {
	Identity string `placeholder:"FILE" help:"File with the age identity (AGE-SECRET-KEY-1…) that decrypts the backup."`
}

// open returns an archive in the clear. One that is not encrypted needs no identity.
func (o opener) open(archive io.Reader) (io.ReadSeeker, error) {
	if o.Identity == "" {
		return app.Opened(archive, nil)
	}
	key, err := openRegular(o.Identity)
	if err != nil {
		return nil, err
	}
	defer key.Close()
	return app.Opened(archive, key)
}

// Run reports what the backup holds, or what is wrong with it.
func (c *verifyCmd) Run(s streams) error {
	in := s.in
	if c.File != "-" {
		f, err := openRegular(c.File)
		if err != nil {
			return err
		}
		defer f.Close()
		in = f
	}
	archive, err := c.open(in)
	if err != nil {
		return aboutFile(c.File, err)
	}
	facts, err := app.Verify(archive)
	if err != nil {
		return aboutFile(c.File, err)
	}
	sums := "every part matches its checksum"
	if !facts.Sums {
		sums = "it was made by an earlier version, so it has no checksums to compare"
	}
	return said(s, nil, "The backup from %s is complete (parts: %d, user files: %d, bytes: %d); %s.",
		facts.Made.UTC().Format("2006-01-02 15:04 UTC"), facts.Parts, facts.Files, facts.Bytes, sums)
}

type writeCmd struct {
	operator  `embed:""`
	File      string `arg:"" help:"File to write (gzipped tar). It must not exist yet; - for standard output."`
	Overwrite bool   `help:"Replace FILE if it exists, once the new backup is complete."`

	Recipients []string `name:"recipient" placeholder:"age1…" help:"Encrypt to this age public key. Can be given several times. Restoring needs one of the matching identity files."`
}

// Run writes the archive under a temporary name and renames it, so that FILE is a whole backup or none.
func (c *writeCmd) Run(ctx context.Context, s streams) error {
	if c.File != "-" && !c.Overwrite {
		if err := absent(c.File); err != nil {
			return err
		}
	}
	return c.openAny(ctx, func(i *app.Instance) error {
		if c.File == "-" {
			return c.fill(ctx, i, s.out)
		}
		return fillFile(c.File, 0o600, func(w io.Writer) error { return c.fill(ctx, i, w) })
	})
}

// fill writes the backup, encrypted where there are recipients.
func (c *writeCmd) fill(ctx context.Context, i *app.Instance, w io.Writer) error {
	if len(c.Recipients) == 0 {
		return i.Backup(ctx, w)
	}
	sealed, err := app.Sealed(w, c.Recipients)
	if err != nil {
		return err
	}
	if err := i.Backup(ctx, sealed); err != nil {
		return err // what is not closed does not decrypt to its end
	}
	return sealed.Close()
}

type restoreCmd struct {
	operator `embed:""`
	File     string `arg:"" help:"Backup file; - for standard input."`
	opener   `embed:""`
}

// Run fills the instance that the settings name.
func (c *restoreCmd) Run(ctx context.Context, s streams) error {
	if err := c.check(); err != nil {
		return err
	}
	archive, err := c.archive(s.in)
	if err != nil {
		return err
	}
	defer archive.Close()
	opened, err := c.opener.open(archive)
	if err != nil {
		return aboutFile(c.File, err)
	}
	if err := app.Restore(ctx, c.Config, c.deps(), opened); err != nil {
		return aboutFile(c.File, err)
	}
	return nil
}

// aboutFile names the file in failures that are the file's fault and not the instance's.
func aboutFile(name string, err error) error {
	switch fault.KindOf(err) {
	case fault.Unreadable, fault.Unsupported:
		return &fileError{name, err}
	}
	return err
}

// archive opens the file. Standard input is put into a file in the data directory first, as an archive is read twice.
func (c *restoreCmd) archive(in io.Reader) (*os.File, error) {
	if c.File != "-" {
		return openRegular(c.File)
	}
	f, err := spool(c.DataDir, in)
	if err != nil {
		return nil, fault.Wrap("vitae.archive", fault.Unavailable,
			"Standard input cannot be stored in VITAE_DATA_DIR. Check its permissions and free space.", err)
	}
	return f, nil
}

func openRegular(name string) (*os.File, error) {
	f, err := os.Open(name) //nolint:gosec // G304: the operator names the file
	if err != nil {
		return nil, &fileError{name, openFault(err)}
	}
	if st, err := f.Stat(); err == nil && !st.Mode().IsRegular() {
		_ = f.Close()
		return nil, &fileError{name, fault.New("vitae.openRegular", fault.Invalid,
			"This is not a regular file. Give a regular file, or - for standard input.")}
	}
	return f, nil
}

// spool keeps what comes in as a file without a name, which goes when it is closed.
func spool(dir string, in io.Reader) (*os.File, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	f, err := os.CreateTemp(dir, ".restore-*")
	if err != nil {
		return nil, err
	}
	_, err = io.Copy(f, in)
	if err = errors.Join(os.Remove(f.Name()), err); err == nil {
		_, err = f.Seek(0, io.SeekStart)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// said prints what was done, unless it was not.
func said(s streams, err error, format string, args ...any) error {
	if err == nil {
		_, err = fmt.Fprintf(s.out, format+"\n", args...)
	}
	return err
}
