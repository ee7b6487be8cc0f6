package identity_test

import (
	"bytes"
	"context"
	"image"
	"image/png"
	"strings"
	"testing"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
	"vitae/internal/engine/picture"
)

// square is a picture to be a photo: a PNG in one shade of gray.
func square(t testing.TB, shade uint8) []byte {
	t.Helper()
	m := image.NewGray(image.Rect(0, 0, 8, 8))
	for i := range m.Pix {
		m.Pix[i] = shade
	}
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// setPhoto sets a photo, of which the portrait and nothing else is kept.
func (h *harness) setPhoto(owner id.User, name string, data []byte) identity.Profile {
	h.t.Helper()
	p, err := h.SetPhoto(context.Background(), owner, name, data)
	if err != nil {
		h.t.Fatalf("%s: %v", name, err)
	}
	h.keeps(owner, data)
	return p
}

// keeps checks that what is kept as the photo is the portrait of a picture.
func (h *harness) keeps(owner id.User, data []byte) {
	h.t.Helper()
	want, err := picture.Portrait(data)
	if err != nil {
		h.t.Fatal(err)
	}
	kept, contentType, err := h.Photo(context.Background(), actor.Actor{User: owner}, owner)
	if err != nil || contentType != "image/jpeg" || !bytes.Equal(kept, want) {
		h.t.Errorf("%q, the portrait: %v, %v", contentType, bytes.Equal(kept, want), err)
	}
}

func TestARefusedPhotoLeavesTheOneBefore(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	owner := h.verified("ada")
	before := square(t, 0)
	h.setPhoto(owner, "a.png", before)
	_, err := h.SetPhoto(context.Background(), owner, "b.png", []byte("Dear Sir or Madam"))
	if fault.KindOf(err) != fault.Unsupported ||
		fault.Public(err) != "The photo must be a PNG, JPEG, WebP or GIF image." {
		t.Error(err)
	}
	h.keeps(owner, before)
	if n := len(h.blobs.kept); n != 1 {
		t.Errorf("%d photos are kept", n)
	}
}

func TestPhotoNames(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t))
	owner := h.verified("ada")
	sample := square(t, 0)
	for sent, want := range map[string]string{
		"":                              "photo.jpg",
		"me.png":                        "me.jpg",
		"me.JPEG":                       "me.jpg",
		"me at 10.30.webp":              "me at 10.30.jpg",
		"me":                            "me.jpg",
		"../../etc/passwd":              "passwd.jpg",
		`C:\Users\Ada\me.gif`:           "me.jpg",
		"..":                            "photo.jpg",
		".png":                          "photo.jpg",
		"a/":                            "photo.jpg",
		"a\r\nSet-Cookie: b.png":        "aSet-Cookie b.jpg",
		"a\x00\u202egpj.exe":            "agpj.jpg",
		"\xff\xfe.png":                  "photo.jpg",
		"<script>\"x\".png":             "scriptx.jpg",
		"Müller 中文.png":                 "Müller 中文.jpg",
		strings.Repeat("ü", 200) + ".x": strings.Repeat("ü", 96) + ".jpg",
	} {
		p := h.setPhoto(owner, sent, sample)
		if p.Photo.Filename != want {
			t.Errorf("%q becomes %q, want %q", sent, p.Photo.Filename, want)
		}
	}
}

func TestPhotoIsReplacedDeletedAndShown(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h, ctx := newHarness(t, db), context.Background()
		owner, other := h.verified("ada"), h.verified("bob")
		self := actor.Actor{User: owner}
		support := actor.Actor{User: other, Permissions: []string{identity.UsersRead}}
		none := func(who string, a actor.Actor, user id.User) {
			t.Helper()
			data, contentType, err := h.Photo(ctx, a, user)
			if data != nil || contentType != "" || fault.KindOf(err) != fault.NotFound ||
				fault.Public(err) != "This photo doesn't exist." {
				t.Errorf("%s: %d bytes, %v", who, len(data), err)
			}
		}
		none("before there is one", self, owner)
		if err := h.DeletePhoto(ctx, owner); err != nil {
			t.Errorf("deleting none: %v", err)
		}

		h.clock.Advance(time.Minute)
		p := h.setPhoto(owner, "one.png", square(t, 0))
		first := p.Photo.Blob
		if !strings.HasPrefix(first, "photos/"+owner.String()+"/") || p.Photo.UploadedAt != h.clock.Now() ||
			p.UpdatedAt != h.clock.Now() {
			t.Errorf("%+v", p)
		}
		h.tick()
		p = h.setPhoto(owner, "two.png", square(t, 255))
		if p.Photo.Blob == first || len(h.blobs.kept) != 1 || h.blobs.kept[p.Photo.Blob] == nil {
			t.Errorf("the second photo is %q, the first was %q, %d are kept", p.Photo.Blob, first, len(h.blobs.kept))
		}

		if _, _, err := h.Photo(ctx, support, owner); err != nil {
			t.Errorf("support: %v", err)
		}
		none("a visitor", actor.Actor{}, owner)
		none("another user", actor.Actor{User: other}, owner)
		none("support, of nobody", support, 4_000_000_000_000_000)
		none("support, of one without", support, other)

		h.tick()
		if err := h.DeletePhoto(ctx, owner); err != nil {
			t.Fatal(err)
		}
		none("after it was deleted", self, owner)
		if p, err := h.Profile(ctx, owner); err != nil || p.Photo != (identity.Photo{}) || len(h.blobs.kept) != 0 {
			t.Errorf("after it was deleted: %+v, %d kept, %v", p.Photo, len(h.blobs.kept), err)
		}
		h.wrote(owner, "profile_changed photo", "profile_changed photo", "profile_changed photo")

		// Nobody's photo leaves no file behind.
		if _, err := h.SetPhoto(ctx, 4_000_000_000_000_000, "a.png",
			square(t, 0)); fault.KindOf(err) != fault.NotFound || len(h.blobs.kept) != 0 {
			t.Errorf("nobody's photo: %v, %d kept", err, len(h.blobs.kept))
		}
		// Nobody waits for a turn after they have gone.
		gone, cancel := context.WithCancel(ctx)
		cancel()
		if _, err := h.SetPhoto(gone, owner, "a.png",
			square(t, 0)); fault.KindOf(err) != fault.Unavailable || len(h.blobs.kept) != 0 {
			t.Errorf("a caller who has gone: %v, %d kept", err, len(h.blobs.kept))
		}
	})
}
