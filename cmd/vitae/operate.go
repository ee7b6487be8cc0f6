package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"vitae/internal/app"
	"vitae/internal/clock"
	"vitae/internal/config"
	"vitae/internal/fault"
)

// operator is what the commands on an instance's data share: the settings of the server, and its data opened with them.
type operator struct {
	config.Config `embed:""`
}

// deps log nothing: a command says one line, and only when it fails.
func (o *operator) deps() app.Deps { return app.Deps{Log: io.Discard, Clock: clock.System{}} }

// open gives the data that a server has made, for work, and closes it.
func (o *operator) open(ctx context.Context, work func(*app.Instance) error) error {
	if err := o.Check(); err != nil {
		return err
	}
	i, err := app.Open(ctx, o.Config, o.deps())
	if err != nil {
		return err
	}
	return errors.Join(work(i), i.Close())
}

type backupCmd struct {
	Write  writeCmd  `cmd:"" default:"withargs" help:"Write all data of an instance to one file (the default)."`
	Verify verifyCmd `cmd:"" help:"Read a whole backup and check every part against its SHA-256."`
}

type verifyCmd struct {
	File string `arg:"" help:"What backup wrote; - for standard input."`
}

// Run says what the backup holds, or what is wrong with it.
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
	facts, err := app.Verify(in)
	if err != nil {
		return aboutFile(c.File, err)
	}
	sums := "each part matches its SHA-256"
	if !facts.Sums {
		sums = "an earlier version made it, without checksums"
	}
	return said(s, nil, "The backup of %s is complete: %d parts, %d user files, %d bytes; %s.", facts.Made.UTC().Format("2006-01-02 15:04 UTC"), facts.Parts, facts.Files, facts.Bytes, sums)
}

type writeCmd struct {
	operator  `embed:""`
	File      string `arg:"" help:"File to write (tar, gzip), which must not be there yet; - for standard output."`
	Overwrite bool   `help:"Replace FILE if it is there, once the new backup is whole."`
}

// Run writes the archive under a temporary name and renames it, so that FILE is a whole backup or none.
func (c *writeCmd) Run(ctx context.Context, s streams) error {
	if c.File != "-" && !c.Overwrite {
		if err := absent(c.File); err != nil {
			return err
		}
	}
	return c.open(ctx, func(i *app.Instance) error {
		if c.File == "-" {
			return i.Backup(ctx, s.out)
		}
		return fillFile(c.File, 0o600, func(w io.Writer) error { return i.Backup(ctx, w) })
	})
}

type restoreCmd struct {
	operator `embed:""`
	File     string `arg:"" help:"What backup wrote; - for standard input."`
}

// Run fills the instance that the settings name.
func (c *restoreCmd) Run(ctx context.Context, s streams) error {
	if err := c.Check(); err != nil {
		return err
	}
	archive, err := c.archive(s.in)
	if err != nil {
		return err
	}
	defer archive.Close()
	if err := app.Restore(ctx, c.Config, c.deps(), archive); err != nil {
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
		return nil, fault.Wrap("vitae.archive", fault.Unavailable, "Standard input cannot be kept in VITAE_DATA_DIR while it is read.", err)
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
		return nil, &fileError{name, fault.New("vitae.openRegular", fault.Invalid, "This is not a regular file. Name one, or use - to read standard input.")}
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

type adminCmd struct {
	Create     createCmd     `cmd:"" help:"Create an account, even if registration is closed."`
	Grant      grantCmd      `cmd:"" help:"Give a user a role: user, support or admin."`
	Revoke     revokeCmd     `cmd:"" help:"Take a role from a user."`
	Deactivate deactivateCmd `cmd:"" help:"Switch an account off."`
	Activate   activateCmd   `cmd:"" help:"Switch an account on again."`
	Code       codeCmd       `cmd:"" help:"Print a fresh code for a user's open sign-in, registration or password reset."`
	RotateKeys rotateKeysCmd `cmd:"" help:"Sign tokens with a new key; the one before still verifies."`
}

type createCmd struct {
	operator `embed:""`
	Username string `arg:""`
	Email    string `arg:""`
}

// Run makes the account and says how its owner gets in.
func (c *createCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.CreateAccount(ctx, c.Username, c.Email),
			"Created an account for %s. They choose their password at %s/auth?mode=reset with the address %s.", c.Username, c.PublicURL, c.Email)
	})
}

type grantCmd struct {
	operator `embed:""`
	Username string `arg:""`
	Role     string `arg:""`
}

// Run gives the role.
func (c *grantCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.GrantRole(ctx, c.Username, c.Role), "%s has the role %s now.", c.Username, c.Role)
	})
}

type revokeCmd struct {
	operator `embed:""`
	Username string `arg:""`
	Role     string `arg:""`
}

// Run takes the role.
func (c *revokeCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.RevokeRole(ctx, c.Username, c.Role), "%s does not have the role %s any more.", c.Username, c.Role)
	})
}

type deactivateCmd struct {
	operator `embed:""`
	Username string `arg:""`
}

// Run switches the account off.
func (c *deactivateCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.Deactivate(ctx, c.Username), "The account of %s is off.", c.Username)
	})
}

type activateCmd struct {
	operator `embed:""`
	Username string `arg:""`
}

// Run switches the account on.
func (c *activateCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.Activate(ctx, c.Username), "The account of %s is on.", c.Username)
	})
}

type codeCmd struct {
	operator `embed:""`
	Username string `arg:""`
}

// Run prints the code alone, and on standard error what it is for.
func (c *codeCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		purpose, code, err := i.Accounts.NewCode(ctx, c.Username)
		if err == nil {
			fmt.Fprintf(s.err, "Serves for %s, once.\n", strings.ReplaceAll(string(purpose), "_", " "))
		}
		return said(s, err, "%s", code)
	})
}

type rotateKeysCmd struct {
	operator `embed:""`
}

// Run makes the key.
func (c *rotateKeysCmd) Run(ctx context.Context, s streams) error {
	return c.open(ctx, func(i *app.Instance) error {
		return said(s, i.Accounts.RotateKeys(ctx), "A new key signs tokens within a minute.")
	})
}

// said prints what was done, unless it was not.
func said(s streams, err error, format string, args ...any) error {
	if err == nil {
		_, err = fmt.Fprintf(s.out, format+"\n", args...)
	}
	return err
}
