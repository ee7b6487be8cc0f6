package docrender

import "vitae/internal/engine/document"

// Unshown returns sentences about what is in a document but on no page.
func Unshown(d *document.Resume) []string {
	if d.Basics.Image == "" {
		return nil
	}
	return []string{"Your resume includes a photo. It's kept in your data and in JSON exports, but it isn't shown on the pages."}
}
