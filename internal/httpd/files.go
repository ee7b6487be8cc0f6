package httpd

import (
	"bytes"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
	"time"
)

// files serves the built web app: assets by their hashed names for ever, every other address as the app's page.
// A file that was compressed at build time (NAME.br, NAME.gz) is sent compressed to clients that accept it.
type files struct{ app fs.FS }

func newFiles(app fs.FS) http.Handler { return &files{app: app} }

const notBuilt = "The web app is not part of this binary. Build it with make build.\n"

func (f *files) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		problem(w, r, http.StatusMethodNotAllowed, "Method not allowed", "Only GET and HEAD are answered here.")
		return
	}
	if f.app == nil {
		plain(w, http.StatusServiceUnavailable, strings.TrimSpace(notBuilt))
		return
	}
	name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
	if strings.HasPrefix(name, "assets/") {
		w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
		f.send(w, r, name)
		return
	}
	if name == "" || !f.has(name) {
		name = "index.html"
	}
	w.Header().Set("Cache-Control", "no-cache")
	f.send(w, r, name)
}

func (f *files) has(name string) bool {
	st, err := fs.Stat(f.app, name)
	return err == nil && !st.IsDir() && !strings.HasSuffix(name, ".br") && !strings.HasSuffix(name, ".gz")
}

func (f *files) send(w http.ResponseWriter, r *http.Request, name string) {
	if !f.has(name) {
		w.Header().Del("Cache-Control")
		problem(w, r, http.StatusNotFound, "Not found", "There is no such file.")
		return
	}
	stored := name
	w.Header().Set("Vary", "Accept-Encoding")
	for _, c := range []struct{ coding, ending string }{{"br", ".br"}, {"gzip", ".gz"}} {
		if _, err := fs.Stat(f.app, name+c.ending); err == nil && accepts(r, c.coding) {
			stored = name + c.ending
			w.Header().Set("Content-Encoding", c.coding)
			break
		}
	}
	data, err := fs.ReadFile(f.app, stored)
	if err != nil {
		problem(w, r, http.StatusInternalServerError, "Internal error", "Something went wrong on our side.")
		return
	}
	if t := mime.TypeByExtension(path.Ext(name)); t != "" {
		w.Header().Set("Content-Type", t)
	}
	http.ServeContent(w, r, name, time.Time{}, io.NewSectionReader(bytes.NewReader(data), 0, int64(len(data))))
}

func accepts(r *http.Request, coding string) bool {
	for part := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, params, _ := strings.Cut(strings.TrimSpace(part), ";")
		if strings.TrimSpace(name) == coding && strings.ReplaceAll(params, " ", "") != "q=0" {
			return true
		}
	}
	return false
}
