package compose

import "vitae/internal/engine/document"

// linesByPath returns the text of every line of a resume by its path.
func linesByPath(r *document.Resume) map[string]string {
	out := map[string]string{}
	for _, l := range r.Lines() {
		out[l.Path] = l.Text
	}
	return out
}
