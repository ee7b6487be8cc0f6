package resume

import (
	"context"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/turn"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
	"vitae/internal/engine/picture"
	"vitae/internal/engine/readback"
)

// A large picture takes up to three seconds and hundreds of megabytes while it is decoded, so one is drawn at a time.
// As many wait as are drawn within the time that each is willing to.
const (
	maxPhotoQueue = 16
	photoPatience = 10 * time.Second
)

// Photo draws a picture as a photo for resumes and returns it as the data URL that basics.image holds. It keeps
// nothing: the photo is part of the document from then on.
func (f *Files) Photo(ctx context.Context, data []byte, frame picture.Frame) (string, error) {
	jpeg, err := turn.In(ctx, f.photos, func() ([]byte, error) { return picture.ForResume(data, frame) })
	if err != nil {
		return "", err
	}
	return picture.URL(jpeg), nil
}

// photoPath is where a document has its photo.
const photoPath = "basics.image"

// photoLoss is the loss of a photo that was asked for and that the file doesn't have.
func photoLoss(out *docrender.Output) []readback.Loss {
	if out.NoPhoto == "" {
		return nil
	}
	return []readback.Loss{{Path: photoPath, Label: "Photo", Got: out.NoPhoto, Kind: readback.Missing}}
}

// ownPhoto makes the picture that a document holds one as Photo draws them, whatever program wrote it. An address stays
// as it is; nothing is ever fetched from it.
func ownPhoto(d *document.Resume) (*document.Resume, error) {
	if !picture.Embedded(d.Basics.Image) {
		return d, nil
	}
	image, err := picture.Remade(d.Basics.Image)
	if err != nil {
		return nil, fault.Field("resume.ownPhoto", "document", fault.Public(err))
	}
	out := *d
	out.Basics.Image = image
	return &out, nil
}

// textSize is the size of what a document says: its JSON without the photo in it.
func textSize(d *document.Resume) int {
	without := *d
	if picture.Embedded(d.Basics.Image) {
		without.Basics.Image = ""
	}
	return len(without.JSON())
}
