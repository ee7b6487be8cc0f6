// Package web holds the built web app, so that one binary serves everything.
//
// Vite writes it to dist/app before the binary is built; a binary built without it compiles and says so. It never
// serves anything itself: httpd does.
package web

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var dist embed.FS

// App returns the built app's files, with index.html at their root, and whether the binary has them.
func App() (fs.FS, bool) {
	app, err := fs.Sub(dist, "dist/app")
	if err != nil {
		return nil, false
	}
	if _, err := fs.Stat(app, "index.html"); err != nil {
		return nil, false
	}
	return app, true
}
