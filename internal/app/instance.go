package app

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net/url"
	"os"

	"vitae/internal/blob"
	"vitae/internal/clock"
	"vitae/internal/config"
	"vitae/internal/fault"
	"vitae/internal/id"
	"vitae/internal/identity"
	"vitae/internal/limit"
	"vitae/internal/mail"
	"vitae/internal/sqlstore"
)

// Instance is the data of an installation, with accounts over it: what the server and the operator's commands share.
type Instance struct {
	Accounts *identity.Service

	config config.Config
	clock  clock.Clock
	secret string
	db     *sqlstore.DB
	blobs  *blob.Files
	limits limit.Limiter // nil: none
}

// Open opens the data that a server has made, beside that server or without it. It neither makes nor migrates anything:
// a wrong VITAE_DATA_DIR is fault.NotFound. c must have been checked.
func Open(ctx context.Context, c config.Config, d Deps) (*Instance, error) {
	secret, err := instanceSecret(c)
	if err != nil {
		return nil, err
	}
	if file := c.SQLiteFile(); file != "" {
		if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
			return nil, fault.Wrap("app.Open", fault.NotFound, fmt.Sprintf("There is no database %q yet; vitae serve makes it.", file), err)
		}
	}
	return openInstance(ctx, c, d, secret, newLog(c, d.Log))
}

// openInstance opens database and files and puts accounts over them.
func openInstance(ctx context.Context, c config.Config, d Deps, secret string, log *slog.Logger) (*Instance, error) {
	i := &Instance{config: c, clock: d.Clock, secret: secret}
	if err := i.build(ctx, d, log); err != nil {
		return nil, errors.Join(err, i.Close())
	}
	return i, nil
}

func (i *Instance) build(ctx context.Context, d Deps, log *slog.Logger) (err error) {
	c := i.config
	if i.db, err = openDatabase(ctx, c, log); err != nil {
		return err
	}
	if i.blobs, err = blob.NewFiles(c.BlobDir()); err != nil {
		return err
	}
	if c.Limited() {
		i.limits = i.db.Limiter(d.Clock)
	}
	public, err := url.Parse(c.PublicURL)
	if err != nil {
		return fault.Wrap("app.build", fault.Internal, "", err)
	}
	keys, err := identity.NewKeys([]byte(i.secret))
	if err != nil {
		return err
	}
	letters, err := mail.New(mail.Config{URL: c.SMTPURL, From: c.MailFrom, Outbox: c.Outbox(), PublicURL: c.PublicURL, Log: log, Clock: d.Clock})
	if err != nil {
		return err
	}
	i.Accounts, err = identity.New(identity.Deps{
		Store: i.db.Identity(), Mailer: letters, Blobs: i.blobs, Keys: keys, Clock: d.Clock, IDs: id.Maker{Now: d.Clock.Now, Random: rand.Reader},
		Random: rand.Reader, Limits: i.limits, Scrub: i.db.Scrub, PublicURL: public, Log: log, Hashing: d.Hashing,
	})
	return err
}

// openDatabase opens the database; a failure names the setting and never the password in it.
func openDatabase(ctx context.Context, c config.Config, log *slog.Logger) (*sqlstore.DB, error) {
	db, err := sqlstore.Open(ctx, sqlstore.Options{URL: c.DatabaseURL, Log: log})
	if err != nil {
		return nil, aboutDatabase(err)
	}
	return db, nil
}

func aboutDatabase(err error) error {
	if err == nil {
		return nil
	}
	return fault.Wrap("app.database", fault.KindOf(err), "VITAE_DATABASE_URL: "+fault.Public(err), err)
}

// Close ends the database after the transactions under way.
func (i *Instance) Close() error {
	var errs []error
	if i.blobs != nil {
		errs = append(errs, i.blobs.Close())
	}
	if i.db != nil {
		errs = append(errs, i.db.Close())
	}
	return errors.Join(errs...)
}
