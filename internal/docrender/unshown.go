package docrender

import "vitae/internal/document"

// Unshown returns sentences about what a document holds and no page shows.
func Unshown(d *document.Resume) []string {
	if d.Basics.Image == "" {
		return nil
	}
	return []string{"Your resume names a photo. It stays in your data and in JSON files, but the pages that are made here show no photo."}
}
