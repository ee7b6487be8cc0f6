package identity

import (
	"context"
	"encoding/base32"
	"io"
	"path"
	"strings"
	"time"
	"unicode"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/base/turn"
	"vitae/internal/engine/picture"
)

const (
	photoType     = "image/jpeg" // of what is kept, whatever was sent
	photoEnding   = ".jpg"
	photoUnnamed  = "photo"
	maxPhotoName  = 100 // characters
	photoKeyBytes = 15
)

// SetPhoto makes a picture of what was sent and puts it in the place of the owner's photo. A PNG, JPEG, WebP or GIF is
// taken by its content, whatever its name says; nothing of the file is kept but how it looks (see picture.Portrait).
func (s *Service) SetPhoto(ctx context.Context, owner id.User, filename string, data []byte) (Profile, error) {
	const op = "identity.SetPhoto"
	// one at a time, since a large picture takes hundreds of megabytes while it is decoded
	portrait, err := turn.In(ctx, s.drawing, func() ([]byte, error) { return picture.Portrait(data) })
	if err != nil {
		return Profile{}, within(op, err)
	}
	key, err := s.photoKey(owner)
	if err != nil {
		return Profile{}, within(op, err)
	}
	if err := s.d.Blobs.Put(ctx, key, portrait); err != nil {
		return Profile{}, within(op, err)
	}
	now := s.d.Clock.Now().Truncate(time.Microsecond)
	p, err := s.replacePhoto(ctx, owner, Photo{
		Blob: key, Filename: photoName(filename), ContentType: photoType,
		UploadedAt: now,
	})
	// then nobody knows whether the row is kept; the file is swept later
	if err != nil && fault.KindOf(err) != fault.Unavailable {
		s.dropPhoto(ctx, key)
	}
	return p, within(op, err)
}

// DeletePhoto takes the owner's photo away; none is no error.
func (s *Service) DeletePhoto(ctx context.Context, owner id.User) error {
	_, err := s.replacePhoto(ctx, owner, Photo{})
	return within("identity.DeletePhoto", err)
}

// Photo gives a user's photo: to themself, and to whoever may read users. For anybody else there is none.
func (s *Service) Photo(ctx context.Context, a actor.Actor, user id.User) (data []byte, contentType string, err error) {
	const op = "identity.Photo"
	none := fault.New(op, fault.NotFound, "This photo doesn't exist.")
	if !a.SignedIn() || user != a.User && !a.Can(UsersRead) {
		return nil, "", none
	}
	p, err := s.d.Store.Profile(ctx, user)
	if missing(err) || err == nil && p.Photo.Blob == "" {
		return nil, "", none
	}
	if err != nil {
		return nil, "", within(op, err)
	}
	data, err = s.d.Blobs.Get(ctx, p.Photo.Blob)
	if missing(err) { // replaced at this moment
		return nil, "", none
	}
	return data, p.Photo.ContentType, within(op, err)
}

// replacePhoto notes another photo (the zero one: none) and then removes the file of the old one. A job kept with the
// change does that too, however the program ends.
func (s *Service) replacePhoto(ctx context.Context, owner id.User, photo Photo) (Profile, error) {
	var old string
	p, err := inTx(ctx, s.d.Store, func(tx Store) (Profile, error) {
		if err := tx.LockUser(ctx, owner); err != nil {
			return Profile{}, err
		}
		p, err := tx.Profile(ctx, owner)
		if err != nil {
			return Profile{}, err
		}
		old = p.Photo.Blob
		if old == "" && photo == (Photo{}) {
			return p, nil
		}
		p.Photo, p.UpdatedAt = photo, s.d.Clock.Now().Truncate(time.Microsecond)
		if err := tx.SaveProfile(ctx, p); err != nil {
			return Profile{}, err
		}
		if old != "" {
			if err := tx.Enqueue(ctx, job.ForErase(s.d.IDs.Job(), old, s.d.Clock.Now())); err != nil {
				return Profile{}, err
			}
		}
		return p, s.event(ctx, tx, owner, EventProfileChanged, "photo")
	})
	if err != nil {
		return Profile{}, err
	}
	if old != "" {
		s.dropPhoto(ctx, old)
	}
	return p, nil
}

// dropPhoto removes a file that no row names any more, also where the caller has gone. Where it fails, the file goes
// later.
func (s *Service) dropPhoto(ctx context.Context, key string) {
	if err := s.d.Blobs.Delete(context.WithoutCancel(ctx), key); err != nil {
		s.d.Log.WarnContext(ctx, "a photo will be deleted by a background job", "key", key, "error", err)
	}
}

// photoFolder holds a folder for each user.
const photoFolder = "photos"

func (s *Service) photoKey(owner id.User) (string, error) {
	b := make([]byte, photoKeyBytes)
	if _, err := io.ReadFull(s.d.Random, b); err != nil {
		return "", fault.Wrap("identity.photoKey", fault.Internal, "", err)
	}
	return photoFolder + "/" + owner.String() + "/" + strings.ToLower(base32.StdEncoding.EncodeToString(b)), nil
}

// photoName makes a sent name harmless: its last part, printable, short, and with the ending of what is kept.
func photoName(sent string) string {
	sent = strings.ToValidUTF8(sent, "")
	name := sent[strings.LastIndexAny(sent, `/\`)+1:]
	name = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || turnsText(r) || strings.ContainsRune(`<>:"|?*`, r) {
			return -1
		}
		return r
	}, name)
	name = strings.Trim(strings.TrimSuffix(name, path.Ext(name)), " .")
	if runes := []rune(name); len(runes) > maxPhotoName-len(photoEnding) {
		name = strings.TrimSpace(string(runes[:maxPhotoName-len(photoEnding)]))
	}
	if name == "" {
		name = photoUnnamed
	}
	return name + photoEnding
}
