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

	"vitae/internal/adapter/blob"
	"vitae/internal/adapter/mail"
	"vitae/internal/adapter/oidc"
	"vitae/internal/adapter/sqlstore"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/limit"
	"vitae/internal/config"
	"vitae/internal/domain/identity"
	"vitae/internal/domain/resume"
)

// Instance is the data of an installation, with accounts over it: what the server and the operator's commands share.
type Instance struct {
	Accounts *identity.Service

	config config.Config
	clock  clock.Clock
	secret string
	keys   identity.Keys // made of the secret
	db     *sqlstore.DB
	blobs  blob.Store
	limits limit.Limiter // nil: none
}

// Open opens the data that a server has made, beside that server or without it. It neither makes nor migrates anything:
// a wrong VITAE_DATA_DIR is fault.NotFound. c must have been checked.
func Open(ctx context.Context, c config.Config, d Deps) (*Instance, error) {
	if _, err := instanceSecret(c); err != nil {
		return nil, err
	}
	if file := c.SQLiteFile(); file != "" {
		if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
			return nil, fault.Wrap("app.Open", fault.NotFound,
				fmt.Sprintf("The database %q does not exist yet. Start vitae serve to create it.", file), err)
		}
	}
	log := newLog(c, d.Log)
	db, err := openDatabase(ctx, c, log)
	if err != nil {
		return nil, err
	}
	if d.Clock, err = sharedClock(ctx, c, d.Clock, db, log); err != nil {
		return nil, errors.Join(aboutDatabase(err), db.Close())
	}
	blobs, err := openBlobs(c)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	i, err := openInstance(c, d, db, blobs, instanceSecret)
	if err != nil {
		return nil, err
	}
	if err := i.openAccounts(d, log, nil); err != nil {
		return nil, errors.Join(err, i.Close())
	}
	return i, nil
}

// openOrMake is Open for the server, which opens the accounts itself: they take along what it serves besides. It makes
// what is not there and brings the database to this version. The secret is made last, so that a start that fails for
// its settings leaves none behind.
func openOrMake(ctx context.Context, c config.Config, d Deps, log *slog.Logger) (*Instance, error) {
	db, err := openDatabase(ctx, c, log)
	if err != nil {
		return nil, err
	}
	err = notLost(ctx, c, db)
	if err == nil {
		err = aboutDatabase(db.Migrate(ctx))
	}
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	if d.Clock, err = sharedClock(ctx, c, d.Clock, db, log); err != nil {
		return nil, errors.Join(aboutDatabase(err), db.Close())
	}
	blobs, err := reachBlobs(ctx, c)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return openInstance(c, d, db, blobs, secretOrNew)
}

// Current fails where the database is not of this program's version: a command would fail midway or leave rows behind
// that the server misreads. Backup works on earlier versions too.
func (i *Instance) Current(ctx context.Context) error { return aboutDatabase(i.db.Current(ctx)) }

// notLost refuses a SQLite database that is gone: the secret is made once there is one, so that an empty one beside a
// secret was removed, cut to nothing, or never restored. To begin anew there would pass for all that there was.
func notLost(ctx context.Context, c config.Config, db *sqlstore.DB) error {
	if c.SQLiteFile() == "" || c.Secret != "" {
		return nil
	}
	if _, err := instanceSecret(c); err != nil {
		return nil //nolint:nilerr // there is none, or what is wrong with it is reported when it is needed
	}
	empty, err := db.Empty(ctx)
	if err != nil {
		return aboutDatabase(err)
	}
	if empty {
		return fault.New("app.notLost", fault.Conflict,
			fmt.Sprintf("The database %q is empty, but the secret file %q belongs to an instance that had data. Put the database file back, restore the latest backup into an empty folder, or delete the secret file to start over.", c.SQLiteFile(), c.SecretPath()))
	}
	return nil
}

// openInstance takes what is open, which is closed with the instance, or where this fails.
func openInstance(c config.Config, d Deps, db *sqlstore.DB, blobs blob.Store,
	secret func(config.Config) (string, error),
) (*Instance, error) {
	i := &Instance{config: c, clock: d.Clock, db: db, blobs: blobs}
	var err error
	if i.secret, err = secret(c); err != nil {
		return nil, errors.Join(err, i.Close())
	}
	if i.keys, err = identity.NewKeys([]byte(i.secret)); err != nil {
		return nil, errors.Join(err, i.Close())
	}
	if c.Limited() {
		i.limits = db.Limiter(d.Clock, i.keys.Limits())
	}
	return i, nil
}

// openAccounts puts accounts over the data. Health is for administrators; belongings are what else is exported with an
// account. An operator's commands show and export neither.
func (i *Instance) openAccounts(d Deps, log *slog.Logger, health func(context.Context) (identity.Health, error),
	belongings ...identity.Belongings,
) error {
	c := i.config
	public, err := url.Parse(c.PublicURL)
	if err != nil {
		return fault.Wrap("app.build", fault.Internal, "", err)
	}
	letters, err := mail.New(mail.Config{
		URL: c.SMTPURL, From: c.MailFrom, Outbox: c.Outbox(), PublicURL: c.PublicURL,
		Log: log, Clock: d.Clock,
	})
	if err != nil {
		return err
	}
	domains, err := c.Domains()
	if err != nil {
		return err
	}
	providers, err := c.OIDCProviders()
	if err != nil {
		return err
	}
	i.Accounts, err = identity.New(identity.Deps{
		Store: i.db.Identity(), Mailer: letters, Blobs: i.blobs, Keys: i.keys, Clock: d.Clock,
		IDs:    id.Maker{Now: d.Clock.Now, Random: rand.Reader},
		Random: rand.Reader, Limits: i.limits,
		Registration: identity.Registration{Way: identity.RegisterWay(c.Registration), Domains: domains},
		Scrub:        i.db.Scrub, PublicURL: public, Log: log, Hashing: d.Hashing, Belongings: belongings,
		Folders:   []string{resume.Folder},
		Health:    health,
		Providers: oidcProviders(c.PublicURL, providers, d.Clock),
	})
	return err
}

// oidcProviders makes the configured providers, each with its own redirect address.
func oidcProviders(public string, configured []config.OIDCProvider, c clock.Clock) *oidc.Providers {
	out := make([]oidc.Config, len(configured))
	for i, p := range configured {
		out[i] = oidc.Config{
			ID: p.ID, Name: p.Name, Issuer: p.Issuer, ClientID: p.ClientID, ClientSecret: p.ClientSecret,
			Redirect: public + "/api/v1/identity/sign-in/" + p.ID, AdminGroup: p.AdminGroup,
			GroupsClaim: p.GroupsClaim, Scopes: p.Scopes,
		}
	}
	return oidc.New(out, c)
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

// openBlobs opens the folder or the bucket, which it does not reach.
func openBlobs(c config.Config) (blob.Store, error) {
	if !c.InBucket() {
		files, err := blob.NewFiles(c.BlobDir())
		if err != nil {
			return nil, aboutBlobs(err)
		}
		return files, nil
	}
	at, err := c.Bucket()
	if err != nil {
		return nil, err
	}
	bucket, err := blob.NewBucket(blob.BucketConfig(at))
	if err != nil {
		return nil, aboutBlobs(err)
	}
	return bucket, nil
}

// reachBlobs is openBlobs for those that begin with a look whether they can be used.
func reachBlobs(ctx context.Context, c config.Config) (blob.Store, error) {
	blobs, err := openBlobs(c)
	if err != nil {
		return nil, err
	}
	if err := blobs.Check(ctx); err != nil {
		return nil, errors.Join(aboutBlobs(err), blobs.Close())
	}
	return blobs, nil
}

func aboutBlobs(err error) error {
	return fault.Wrap("app.blobs", fault.KindOf(err), "VITAE_BLOB_URL: "+fault.Public(err), err)
}

// Close ends the database after the transactions under way.
func (i *Instance) Close() error {
	return errors.Join(i.blobs.Close(), i.db.Close())
}
