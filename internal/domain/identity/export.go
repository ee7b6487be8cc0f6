package identity

import (
	"archive/zip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"strings"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
)

// exportBatch is how many rows of a long list are read at once.
const exportBatch = 500

// readme says what each file of an export is, in the order of the files; the place after the photo is for the
// belongings.
const readme = `Everything Vitae stored about you when you requested this export.

account.json                     your account, with your roles, permissions and authenticator app
passkeys.json                    your passkeys, by name
providers.json                   accounts with other services that you can sign in with
profile.json                     your profile, with your email and privacy settings
sessions.json                    the browsers you are signed in with
app-keys.json                    the names of your app keys, and when each was last used
consents.json                    your cookie choices, newest first
notifications.json               your notifications, newest first
contact.json                     messages you sent us, newest first, with our notes about the replies
audit.json                       activity on your account, newest first
photo.jpg                        your photo, if you have one
%s
The .json files are JSON in UTF-8. Times are RFC 3339 in UTC. Fields you left empty are "" or null.

Not included, for your security: hashes of your password, codes, sign-ins, app keys and browsers you have used, the
secret of your authenticator app, and the public keys of your passkeys.

Also not included, because it is kept for no more than a day: emails waiting to be sent (stored encrypted), live updates
for pages you have open, and markers that stop a request from running twice.
`

// Export writes everything stored about the owner as a ZIP. It writes nothing before the database has answered; a
// failure after that leaves an archive without its end, which no program takes for a whole one. Long lists are read in
// parts, so that memory does not grow with them.
func (s *Service) Export(ctx context.Context, owner id.User, w io.Writer) error {
	const op = "identity.Export"
	x, err := s.newExport(ctx, owner, w)
	if err != nil {
		return within(op, err)
	}
	for _, file := range []func(context.Context) error{
		x.readme, x.account, x.passkeys, x.providers, x.profile, x.sessions, x.appKeys, x.consents, x.notifications,
		x.contacts, x.audit, x.photo, x.belongings,
	} {
		if err := file(ctx); err != nil {
			return within(op, err)
		}
	}
	if err := x.zip.Close(); err != nil {
		return undelivered(err)
	}
	return nil
}

// export is one archive under way.
type export struct {
	s     *Service
	owner Account
	roles []string
	about Profile
	at    time.Time
	zip   *zip.Writer
}

// newExport reads what everything else hangs on and writes the export down in the audit log, which it is part of.
func (s *Service) newExport(ctx context.Context, owner id.User, w io.Writer) (*export, error) {
	x := &export{s: s, at: s.d.Clock.Now(), zip: zip.NewWriter(w)}
	err := s.d.Store.InTx(ctx, func(tx Store) (err error) {
		if x.owner, err = tx.Account(ctx, owner); err != nil {
			return err
		}
		if x.roles, err = tx.Roles(ctx, owner); err != nil {
			return err
		}
		if x.about, err = tx.Profile(ctx, owner); err != nil {
			return err
		}
		return s.event(ctx, tx, owner, EventExported, "")
	})
	return x, err
}

func (x *export) readme(context.Context) error {
	var more strings.Builder
	for _, b := range x.s.d.Belongings {
		more.WriteString(strings.TrimRight(b.About(), "\n") + "\n")
	}
	return x.add("README.txt", fmt.Appendf(nil, readme, more.String()))
}

func (x *export) account(ctx context.Context) error {
	u := x.owner.User
	app, _, err := x.s.Authenticator(ctx, u.ID)
	if err != nil {
		return err
	}
	by, err := x.s.Passkeys(ctx, u.ID)
	if err != nil {
		return err
	}
	from, _, err := adminFrom(ctx, x.s.d.Store, u.ID)
	if err != nil {
		return err
	}
	return x.encode("account.json", exportedAccount{
		ID: u.ID.String(), Username: u.Username, Email: u.Email, FirstName: u.FirstName, LastName: u.LastName,
		IsActive: u.Active, IsVerified: u.Verified, CreatedAt: u.CreatedAt, LastLogin: some(u.LastLogin),
		Roles: x.roles, Permissions: permissionsOf(x.roles), AdminFrom: from, AuthenticatorSince: some(app.ConfirmedAt),
		RecoveryCodesLeft: by.RecoveryCodes, MailedCodesAllowed: by.MailedAllowed,
	})
}

func (x *export) passkeys(ctx context.Context) error {
	all, err := x.s.d.Store.Passkeys(ctx, x.owner.ID)
	if err != nil {
		return err
	}
	return listed(x, "passkeys.json", once(all), func(p Passkey) any {
		return exportedPasskey{
			p.Name, p.Host, p.Transports, p.BackupEligible, p.SignCount, p.CreatedAt, some(p.LastUsedAt),
		}
	})
}

func (x *export) providers(ctx context.Context) error {
	all, err := x.s.d.Store.ProviderLinks(ctx, x.owner.ID)
	if err != nil {
		return err
	}
	return listed(x, "providers.json", once(all), func(l ProviderLink) any {
		return exportedProvider{l.Issuer, l.Subject, l.CreatedAt}
	})
}

func (x *export) profile(context.Context) error {
	p := x.about
	return x.encode("profile.json", exportedProfile{
		JobTitle: p.JobTitle, Industry: p.Industry, YearsExperience: p.YearsExperience, Skills: p.Skills, Bio: p.Bio,
		Phone:   p.Phone,
		Address: p.Address, City: p.City, State: p.State, PostalCode: p.PostalCode, Country: p.Country,
		LinkedinURL: p.LinkedinURL, GithubURL: p.GithubURL, PortfolioURL: p.PortfolioURL, TwitterURL: p.TwitterURL,
		PhotoFilename: p.Photo.Filename, PhotoContentType: p.Photo.ContentType,
		PhotoUploadedAt: some(p.Photo.UploadedAt),
		Theme:           p.Theme, Notifications: p.Notifications, Privacy: p.Privacy, CreatedAt: p.CreatedAt,
		UpdatedAt: p.UpdatedAt,
	})
}

func (x *export) sessions(ctx context.Context) error {
	all, err := x.s.d.Store.UserSessions(ctx, x.owner.ID)
	if err != nil {
		return err
	}
	return listed(x, "sessions.json", once(all), func(one Session) any {
		return exportedSession{one.ID, one.UserAgent, one.CreatedAt, one.LastSeenAt, one.ExpiresAt}
	})
}

func (x *export) appKeys(ctx context.Context) error {
	all, err := x.s.d.Store.AppKeys(ctx, x.owner.ID)
	if err != nil {
		return err
	}
	return listed(x, "app-keys.json", once(all), func(k AppKey) any {
		return exportedAppKey{k.ID, k.Name, k.CreatedAt, some(k.LastUsedAt)}
	})
}

func (x *export) consents(ctx context.Context) error {
	all, err := x.s.d.Store.Consents(ctx, x.owner.ID)
	if err != nil {
		return err
	}
	return listed(x, "consents.json", once(all), func(c ConsentRecord) any { return exportedConsent(c) })
}

func (x *export) notifications(ctx context.Context) error {
	var after id.Notification
	next := func() ([]Notification, error) {
		items, err := x.s.d.Store.Notifications(ctx, x.owner.ID, after, exportBatch)
		if len(items) > 0 {
			after = items[len(items)-1].ID
		}
		return items, err
	}
	return listed(x, "notifications.json", next, func(n Notification) any {
		return exportedNotification{n.ID, n.Kind, n.Title, n.Body, n.Path, n.CreatedAt, some(n.ReadAt)}
	})
}

func (x *export) contacts(ctx context.Context) error {
	var after id.ContactMessage
	next := func() ([]Contact, error) {
		all, err := x.s.d.Store.Contacts(ctx, x.owner.ID, after, exportBatch)
		if len(all) > 0 {
			after = all[len(all)-1].ID
		}
		return all, err
	}
	return listed(x, "contact.json", next, func(c Contact) any {
		return exportedContact{
			c.ID, c.Ticket, c.Topic, c.Message, c.Email, c.At, some(c.DueAt()), some(c.AnsweredAt),
			c.Note,
		}
	})
}

func (x *export) audit(ctx context.Context) error {
	var after id.Event
	next := func() ([]Event, error) {
		events, err := x.s.d.Store.Events(ctx, x.owner.ID, after, exportBatch)
		if len(events) > 0 {
			after = events[len(events)-1].ID
		}
		return events, err
	}
	return listed(x, "audit.json", next, func(e Event) any {
		by := ""
		if e.By.ID != 0 {
			by = "house"
		}
		return exportedEvent{e.ID, e.Kind, e.Detail, e.At, by}
	})
}

// photo adds the photo as it is now: the one of the row may have been replaced since.
func (x *export) photo(ctx context.Context) error {
	if x.about.Photo.Blob == "" {
		return nil
	}
	data, err := x.s.d.Blobs.Get(ctx, x.about.Photo.Blob)
	switch {
	case missing(err):
		return nil
	case fault.KindOf(err) == fault.Unreadable: // the rest is the owner's all the same
		return x.add("photo.damaged.txt", []byte(fault.Public(err)+"\n"))
	case err != nil:
		return err
	}
	return x.add("photo.jpg", data)
}

// belongings adds what other domains keep. A name that would leave the folder that an archive is unpacked into, or come
// twice, is a mistake of theirs.
func (x *export) belongings(ctx context.Context) error {
	put := map[string]bool{}
	for _, b := range x.s.d.Belongings {
		err := b.Export(ctx, x.owner.ID, func(name string, data []byte) error {
			if !fs.ValidPath(name) || put[name] {
				return fault.New("identity.Export", fault.Internal,
					"identity: an export cannot hold a file of this name: "+name)
			}
			put[name] = true
			return x.add(name, data)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func (x *export) create(name string) (io.Writer, error) {
	w, err := x.zip.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: x.at})
	if err != nil {
		return nil, undelivered(err)
	}
	return w, nil
}

func (x *export) add(name string, data []byte) error {
	w, err := x.create(name)
	if err != nil {
		return err
	}
	if _, err := w.Write(data); err != nil {
		return undelivered(err)
	}
	return nil
}

func (x *export) encode(name string, v any) error { return x.add(name, []byte(encoded(v, "")+"\n")) }

// listed adds a list that comes in parts, the last of which is empty.
func listed[T any](x *export, name string, next func() ([]T, error), shape func(T) any) error {
	w, err := x.create(name)
	if err != nil {
		return err
	}
	before, after := "[", "[]\n"
	for {
		part, err := next()
		if err != nil {
			return err
		}
		if len(part) == 0 {
			break
		}
		for _, one := range part {
			if _, err := fmt.Fprintf(w, "%s\n  %s", before, encoded(shape(one), "  ")); err != nil {
				return undelivered(err)
			}
			before, after = ",", "\n]\n"
		}
	}
	if _, err := io.WriteString(w, after); err != nil {
		return undelivered(err)
	}
	return nil
}

// once returns a list in one part.
func once[T any](all []T) func() ([]T, error) {
	return func() ([]T, error) {
		part := all
		all = nil
		return part, nil
	}
}

// encoded is a value as JSON for people to read: indented, and with <, > and & as they are. The shapes of an export
// hold nothing that cannot be encoded.
func encoded(v any, prefix string) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent(prefix, "  ")
	if err := e.Encode(v); err != nil {
		panic("identity: " + err.Error())
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// undelivered is for a reader that has gone away.
func undelivered(err error) error {
	return fault.Wrap("identity.Export", fault.Unavailable, "The export couldn't be sent.", err)
}

// some returns null for a time that is none.
func some(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	return &t
}
