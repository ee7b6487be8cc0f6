package docrender

import (
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/picture"
)

// The photo on a page: 7 to 9 as it is kept, a little smaller than a passport photo, so that a head of three lines does
// not grow by more than two. Set by eye with the templates.
const (
	photoWidth  = 28 * millimetre
	photoHeight = 36 * millimetre
	photoGap    = 14 // to the text beside or below it
)

// portrait is the photo of a resume as it is drawn.
type portrait struct {
	*picture.Photo
	alt string // what is said to who does not see it
}

// spot is where the portrait is, from the page's top left corner.
type spot struct{ x, y float64 }

// portraitOf returns the photo of a resume where it is wanted and the template has room for it.
func (s *setting) portraitOf(r *document.Resume) *portrait {
	if s.photo != PhotoShown || !s.look.Photo {
		return nil
	}
	p, ok := picture.FromURL(r.Basics.Image)
	if !ok {
		return nil
	}
	word := document.PhotoWord(r.Language())
	if name := strings.TrimSpace(clean(r.Basics.Name)); name != "" {
		word += ": " + name
	}
	return &portrait{p, word}
}

// inSide reports whether the portrait is at the top of the second column: of a tinted one that holds something.
func (s *setting) inSide(f *flow) bool {
	return s.portrait != nil && s.look.side.tint > 0 && len(f.areas[areaSide].blocks) > 0
}

// besidePhoto returns the head's frame without what the portrait beside it takes, and where that is.
func besidePhoto(head frame, top float64, rtl bool) (frame, *spot) {
	head.width -= photoWidth + photoGap
	at := &spot{head.x + head.width + photoGap, top}
	if rtl {
		at.x = head.x
		head.x += photoWidth + photoGap
	}
	return head, at
}

// leftOut returns why the photo that a document asks for is not in a file that was drawn, "" where it is, or where none
// is asked for.
func (s *setting) leftOut(r *document.Resume, f Format) string {
	switch {
	case s.photo != PhotoShown || r.Basics.Image == "" || f == JSON:
		return ""
	case f == TXT || f == Markdown:
		return "Text files can't contain a photo."
	case !picture.Embedded(r.Basics.Image):
		return "The photo is on another website. Vitae doesn't load it: add it in the editor."
	case !s.look.Photo:
		return "The template " + s.look.Title + " has no room for a photo."
	case s.portrait == nil:
		return "The photo is damaged. Choose it again in the editor."
	}
	return ""
}
