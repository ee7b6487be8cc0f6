package httpd

import (
	"net/http"
	"time"
)

// export streams everything stored about the caller. An error before the first byte is a problem answer; a later one
// cuts the connection, so that no client takes half an archive for the whole.
func (s *Server) export(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	out := &download{
		ResponseWriter: w, contentType: "application/zip",
		name: "vitae-export-" + s.d.Clock.Now().Format(time.DateOnly) + ".zip",
	}
	err = s.d.Accounts.Export(r.Context(), a.User, out)
	if err != nil && out.begun {
		s.d.Log.Error("failed", "request", RequestID(r.Context()), "error", err)
		panic(http.ErrAbortHandler)
	}
	return err
}

// download sets the headers of a file to keep once its first bytes come. The name must need no quoting.
type download struct {
	http.ResponseWriter
	contentType, name string
	begun             bool
}

// Write writes the file's bytes.
func (d *download) Write(b []byte) (int, error) {
	if !d.begun {
		d.begun = true
		d.Header().Set("Content-Type", d.contentType)
		d.Header().Set("Content-Disposition", "attachment; filename="+d.name)
	}
	return d.ResponseWriter.Write(b)
}
