package httpd

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"fmt"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
	"time"
)

// files serves the built web app: assets by their hashed names for ever, public addresses as the page that was drawn
// for them at build time (pages/NAME.html), the app's other screens as its empty page, and any other address as that
// page with
// 404. All but assets have an ETag and are asked for again each time.
// A file that was compressed at build time (NAME.br, NAME.gz) is sent compressed to clients that accept it.
type files struct {
	app     fs.FS
	csp     map[string]string // of each drawn page, by its file's name
	screens addresses
}

const drawnPages = "pages/"

func newFiles(app fs.FS) http.Handler {
	f := &files{app: app, csp: map[string]string{}}
	if app == nil {
		return f
	}
	f.screens = readAddresses(app)
	names, _ := fs.Glob(app, drawnPages+"*.html") // the pattern is well formed, which is all that can go wrong
	for _, name := range names {
		if page, err := fs.ReadFile(app, name); err == nil {
			f.csp[name] = pageCSP(page)
		}
	}
	return f
}

const notBuilt = "The web app is not part of this binary. Build it with make build.\n"

func (f *files) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		problem(w, r, http.StatusMethodNotAllowed, "Method not allowed", "Use GET or HEAD.")
		return
	}
	if f.app == nil {
		plain(w, http.StatusServiceUnavailable, strings.TrimSpace(notBuilt))
		return
	}
	name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
	if strings.HasPrefix(name, "assets/") {
		w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
		if strings.HasPrefix(name, spellingWorker) {
			w.Header().Set("Content-Security-Policy", workerCSP)
		}
		f.send(w, r, name)
		return
	}
	w.Header().Set("Cache-Control", "no-cache")
	if page := drawnPages + cmp.Or(name, "index") + ".html"; name != "index" && f.csp[page] != "" {
		w.Header().Set("Content-Security-Policy", f.csp[page])
		f.send(w, r, page)
		return
	}
	if name == "" || strings.HasPrefix(name, drawnPages) || !f.has(name) {
		if !f.screens.hold(name) {
			w = &unknown{w}
			r.Header.Del("If-None-Match") // or a client that has the page would not learn that there is none here
			r.Header.Del("Range")
		}
		name = "index.html"
	}
	f.send(w, r, name)
}

// unknown answers what is found with 404: the page that says so is the app's.
type unknown struct{ http.ResponseWriter }

func (u *unknown) WriteHeader(status int) {
	if status == http.StatusOK {
		status = http.StatusNotFound
	}
	u.ResponseWriter.WriteHeader(status)
}

func (f *files) has(name string) bool {
	st, err := fs.Stat(f.app, name)
	return err == nil && !st.IsDir() && !strings.HasSuffix(name, ".br") && !strings.HasSuffix(name, ".gz")
}

func (f *files) send(w http.ResponseWriter, r *http.Request, name string) {
	if !f.has(name) {
		w.Header().Del("Cache-Control")
		problem(w, r, http.StatusNotFound, "Not found", "This file doesn't exist.")
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
	if !strings.HasPrefix(name, "assets/") {
		sum := sha256.Sum256(data) // of what is sent: each coding has its own
		w.Header().Set("ETag", fmt.Sprintf(`"%x"`, sum[:16]))
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
