package identity_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/base/notice"
	"vitae/internal/domain/identity"
)

func TestErasureTakesAllButTheAuditLog(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		b, a := h.fill("ada")
		_, other := h.fill("bob")
		h.mails(address("ada")) // what was enqueued before is on its way
		if err := h.RequestPasswordReset(ctx, address("ada")); err != nil {
			t.Fatal(err)
		}
		h.tick()
		if err := h.DeleteAccount(b.ctx(), a, password); err != nil {
			t.Fatal(err)
		}
		if _, err := h.db.Identity().Account(ctx, a.User); fault.KindOf(err) != fault.NotFound {
			t.Errorf("the account: %v", err)
		}
		if _, err := h.Profile(ctx, a.User); fault.KindOf(err) != fault.NotFound {
			t.Errorf("the profile: %v", err)
		}
		consents, err1 := h.Consents(ctx, a.User)
		notifications, err2 := h.Notifications(ctx, a.User, "", 1)
		roles, err3 := h.db.Identity().Roles(ctx, a.User)
		if n := len(consents) + len(notifications.Items) + len(roles) + len(h.sessionIDs(a.User)); n != 0 ||
			errors.Join(err1, err2, err3) != nil {
			t.Errorf("%d rows are left: %v", n, errors.Join(err1, err2, err3))
		}
		if len(h.blobs.kept) != 1 {
			t.Errorf("%d photos are left, want bob's", len(h.blobs.kept))
		}
		if b.now().Session != "" {
			t.Error("the browser keeps the session's cookie")
		}
		h.wrote(a.User, "erased")
		// The one letter left tells the owner; the code that waited is gone.
		if got := h.kinds(address("ada")); got[len(got)-1] != identity.MailErased ||
			slices.Contains(got, identity.MailPasswordReset) {
			t.Errorf("letters %v", got)
		}
		if m := h.lastMail(address("ada"), identity.MailErased); m.Name != "Ada" || m.User != 0 {
			t.Errorf("%+v", m)
		}
		// Another's account is as it was, and the name is free again.
		if p, err := h.Profile(ctx, other.User); err != nil || p.Photo.Blob == "" ||
			len(h.sessionIDs(other.User)) != 1 {
			t.Errorf("bob: %+v, %v", p, err)
		}
		h.clock.Advance(time.Hour)
		h.signedUp("ada")
	})
}

func TestErasureWantsThePassword(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHarness(t, db)
		b, a := h.fill("ada")
		for range 5 {
			err := h.DeleteAccount(b.ctx(), a, "Wrong-Herons-7")
			if fault.KindOf(err) != fault.Invalid || fault.Public(err) != "Invalid credentials" ||
				fault.FieldsOf(err)["password"] != "Invalid credentials" {
				t.Errorf("%v", err)
			}
		}
		err := h.DeleteAccount(b.ctx(), a, password)
		if fault.KindOf(err) != fault.RateLimited || fault.WaitOf(err) <= 0 {
			t.Errorf("the sixth try: %v", err)
		}
		if err := h.DeleteAccount(b.ctx(), actor.Actor{}, password); fault.KindOf(err) != fault.Unauthorized {
			t.Errorf("a visitor: %v", err)
		}
		if _, err := h.Profile(context.Background(), a.User); err != nil || len(h.blobs.kept) != 1 ||
			b.now().Session == "" {
			t.Errorf("what was refused has erased: %v, %d photos", err, len(h.blobs.kept))
		}
		h.clock.Advance(5 * time.Minute)
		if err := h.DeleteAccount(b.ctx(), a, password); err != nil {
			t.Error(err)
		}
	})
}

// stuckBlobs cannot delete what is in a folder.
type stuckBlobs struct {
	memoryBlobs
	folder string
}

func (b *stuckBlobs) DeleteUnder(ctx context.Context, prefix string) error {
	if strings.HasPrefix(prefix, b.folder) {
		return fault.New("stuckBlobs.DeleteUnder", fault.Unavailable, "Files are away.")
	}
	return b.memoryBlobs.DeleteUnder(ctx, prefix)
}

func TestFilesThatCannotBeRemovedGoLater(t *testing.T) {
	t.Parallel()
	for _, folder := range []string{"photos/", "resumes/"} {
		blobs := &stuckBlobs{folder: folder}
		h := newHarness(t, storetest.SQLite(t), func(d *identity.Deps) { d.Blobs = blobs })
		b, a := h.fill("ada")
		ctx := context.Background()
		if err := blobs.Put(ctx, "resumes/"+a.User.String()+"/x", []byte("resume")); err != nil {
			t.Fatal(err)
		}
		if err := h.DeleteAccount(b.ctx(), a, password); err != nil {
			t.Fatal(err)
		}
		if _, err := h.Profile(ctx, a.User); fault.KindOf(err) != fault.NotFound {
			t.Errorf("the profile: %v", err)
		}
		if err := h.erasing(a.User); err == nil || len(blobs.kept) == 0 {
			t.Fatalf("%d files are left while they cannot be removed: %v", len(blobs.kept), err)
		}
		blobs.folder = "none/"
		h.clock.Advance(time.Minute)
		if err := h.erasing(a.User); err != nil || len(blobs.kept) != 0 {
			t.Errorf("%d files are left: %v", len(blobs.kept), err)
		}
		h.wrote(a.User, "erased files") // the proof
	}
}

// erasing works the queue off for the job that removes an account's files, and runs it as the worker does.
func (h *harness) erasing(user id.User) error {
	h.t.Helper()
	h.clock.Advance(time.Minute)
	for {
		j, ok, err := h.db.Queue().Take(context.Background(), h.clock.Now(), time.Second)
		if err != nil || !ok {
			h.t.Fatalf("no job removes the files: %v", err)
		}
		if j.Kind != job.Erase {
			continue
		}
		if string(j.Payload) != user.String() || !j.Until.IsZero() {
			h.t.Errorf("%+v", j)
		}
		if err := h.EraseFiles(context.Background(), j.Payload); err != nil {
			return err
		}
		return h.db.Queue().Done(context.Background(), j.ID)
	}
}

// lateBlobs is given a file of its user just after they were erased.
type lateBlobs struct {
	memoryBlobs
	late  string
	calls int
}

func (b *lateBlobs) DeleteUnder(ctx context.Context, prefix string) error {
	b.calls++
	err := b.memoryBlobs.DeleteUnder(ctx, prefix)
	if b.calls == 2 {
		return errors.Join(err, b.Put(ctx, b.late, []byte("late")))
	}
	return err
}

func TestWhatIsPutDuringAnErasureGoesToo(t *testing.T) {
	t.Parallel()
	blobs := &lateBlobs{}
	h := newHarness(t, storetest.SQLite(t), func(d *identity.Deps) { d.Blobs = blobs })
	b, a := h.fill("ada")
	_, _, other := h.signedUp("bob")
	blobs.late = "resumes/" + a.User.String() + "/x"
	if err := blobs.Put(context.Background(), "resumes/"+other.User.String()+"/y", []byte("other")); err != nil {
		t.Fatal(err)
	}
	if err := h.DeleteAccount(b.ctx(), a, password); err != nil {
		t.Fatal(err)
	}
	if err := h.erasing(a.User); err != nil {
		t.Fatal(err)
	}
	if len(blobs.kept) != 1 || blobs.kept["resumes/"+other.User.String()+"/y"] == nil {
		t.Errorf("left: %v", slices.Sorted(maps.Keys(blobs.kept)))
	}
}

func TestErasureSucceedsThoughTheScrubMustWait(t *testing.T) {
	t.Parallel()
	scrubs := 0
	h := newHarness(t, storetest.SQLite(t), func(d *identity.Deps) {
		d.Scrub = func(context.Context) error { scrubs++; return errors.New("a long read") }
	})
	b, a := h.fill("ada")
	if err := h.DeleteAccount(b.ctx(), a, password); err != nil || scrubs != 1 {
		t.Errorf("%d scrubs, %v", scrubs, err)
	}
	if err := h.Purge(context.Background()); err != nil || scrubs != 2 {
		t.Errorf("%d scrubs after Purge, %v", scrubs, err)
	}
}

// marked makes an account with the marker in everything that a person can write.
func (h *harness) marked(marker, username string) (*browser, actor.Actor) {
	h.t.Helper()
	ctx := context.Background()
	b := h.newBrowser()
	b.b.UserAgent = marker + " Agent"
	r, err := h.Register(b.ctx(), identity.RegisterRequest{
		Username: username, Email: address(username),
		Password: password, FirstName: marker, LastName: marker,
	})
	if err != nil {
		h.t.Fatal(err)
	}
	if err := h.VerifyEmail(ctx, r.User, h.lastMail(address(username), identity.MailCode).Code); err != nil {
		h.t.Fatal(err)
	}
	_, a := h.signIn(b, username)
	text, link := identity.To(marker), identity.To("https://"+marker+".example/")
	if _, err := h.UpdateProfile(ctx, a.User, identity.ProfileChange{
		JobTitle: text, Industry: text, Skills: identity.To([]string{marker, marker + "2"}),
		Bio: identity.To(strings.Repeat(marker+" ", 80)), Address: text, City: text,
		State: text, PostalCode: identity.To(marker[:20]), Country: text, LinkedinURL: link, GithubURL: link,
		PortfolioURL: link, TwitterURL: link,
	}); err != nil {
		h.t.Fatal(err)
	}
	h.setPhoto(a.User, marker+".png", square(h.t, 0))
	if _, err := h.SendContact(ctx, a, identity.ContactRequest{
		Topic:   identity.TopicOther,
		Message: marker,
	}); err != nil {
		h.t.Fatal(err)
	}
	if err := h.db.Identity().Notify(ctx, notice.Notice{
		ID: h.deps.IDs.Notification(), User: a.User, Kind: "new_device", Title: marker, Body: marker,
		Path: "/" + marker, At: h.clock.Now(),
	}); err != nil {
		h.t.Fatal(err)
	}
	return b, a
}

// After erasure, nothing that the person wrote is in any file of the database, nor is their photo anywhere. Their rows
// stood among those of others, so that pages were split and joined around them.
func TestErasureLeavesNoTraceInTheFiles(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	db := storetest.Open(t, "sqlite:"+filepath.Join(dir, "vitae.db"))
	ctx := context.Background()
	if err := db.Migrate(ctx); err != nil {
		t.Fatal(err)
	}
	h := newHarness(t, db, withoutLimits, func(d *identity.Deps) { d.Scrub = db.Scrub })
	const marker = "erasemezyxwvutsrqponm"
	traces := func() (n int, where []string) {
		t.Helper()
		files, err := filepath.Glob(filepath.Join(dir, "*"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no files: %v", err)
		}
		for _, f := range files {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			if found := bytes.Count(bytes.ToLower(data), []byte(marker[:20])); found > 0 {
				n += found
				where = append(where, fmt.Sprintf("%s: %d", filepath.Base(f), found))
			}
		}
		return n, where
	}
	type signedIn struct {
		b *browser
		a actor.Actor
	}
	var gone []signedIn
	for i := range 15 {
		for j := range 15 {
			h.neighbour(fmt.Sprintf("other%d_%d", i, j), 200+100*j)
		}
		b, a := h.marked(marker, fmt.Sprintf("%s%d", marker, i))
		gone = append(gone, signedIn{b, a})
	}
	if n, where := traces(); n < 15*10 {
		t.Fatalf("the test writes %d traces: %v", n, where)
	}
	for i, g := range gone {
		h.tick()
		if err := h.DeleteAccount(g.b.ctx(), g.a, password); err != nil {
			t.Fatal(err)
		}
		for j := range 3 { // life goes on
			h.neighbour(fmt.Sprintf("late%d_%d", i, j), 1500)
		}
	}
	if err := db.Scrub(ctx); err != nil {
		t.Fatal(err)
	}
	if n, where := traces(); n != 0 {
		t.Errorf("%d traces: %v", n, where)
	}
	if len(h.blobs.kept) != 0 {
		t.Errorf("%d photos", len(h.blobs.kept))
	}
}

// neighbour adds an account with a biography of n bytes.
func (h *harness) neighbour(username string, n int) id.User {
	h.t.Helper()
	u := identity.User{
		ID: h.deps.IDs.User(), Username: username, Email: address(username), Active: true,
		Verified: true, CreatedAt: h.clock.Now(),
	}
	p := identity.Profile{
		Bio: strings.Repeat("x", n), Theme: identity.System, CreatedAt: u.CreatedAt,
		UpdatedAt: u.CreatedAt,
	}
	if err := h.db.Identity().AddUser(context.Background(), identity.Account{User: u, PasswordHash: "$"},
		p); err != nil {
		h.t.Fatal(err)
	}
	return u.ID
}
