package docrender

import (
	"vitae/internal/engine/document"
	"vitae/internal/engine/picture"
)

// Unshown returns sentences about what is in a document but on no page.
func Unshown(d *document.Resume) []string {
	st := d.StyleOf()
	switch {
	case d.Basics.Image == "":
		return nil
	case !picture.Embedded(d.Basics.Image):
		return []string{"Your resume includes a photo, but only as a link to another website. Vitae keeps the link and doesn't load the photo. You can add the photo in the editor."}
	case st != nil && Photo(st.Photo) == PhotoShown:
		return nil
	}
	return []string{"Your resume includes a photo. It's kept in your data and in JSON exports, but it isn't shown on the pages unless you turn it on with the template."}
}
