package httpd

import (
	"net/http"
	"strconv"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/turn"
	"vitae/internal/domain/identity"
	"vitae/internal/engine/picture"
)

// photoAnswer is what became of an uploaded photo.
type photoAnswer struct {
	URL         string    `json:"profilePhotoUrl"`
	ContentType string    `json:"profilePhotoContentType"`
	UploadedAt  time.Time `json:"profilePhotoUploadDate"`
}

// photoURL is where a user's photo is read, as GraphQL's profile names it too: another upload has another address.
func photoURL(user id.User, uploaded time.Time) string {
	return "/api/v1/identity/photo/" + user.String() + "?v=" + strconv.FormatInt(uploaded.UnixMilli(), 10)
}

func (s *Server) putPhoto(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	f, err := readFile(w, r, picture.MaxBytes)
	if err != nil {
		return err
	}
	p, err := turn.In(r.Context(), s.d.Work, func() (identity.Profile, error) {
		return s.d.Accounts.SetPhoto(r.Context(), a.User, f.name, f.file)
	})
	if err != nil {
		return err
	}
	return answer(w, photoAnswer{
		URL: photoURL(a.User, p.Photo.UploadedAt), ContentType: p.Photo.ContentType,
		UploadedAt: p.Photo.UploadedAt,
	})
}

// getPhoto answers a photo. One that is not there, one of nobody and one of somebody else answer the same.
func (s *Server) getPhoto(w http.ResponseWriter, r *http.Request) error {
	none := fault.New("httpd.getPhoto", fault.NotFound, "There is no photo.")
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	user, ok := id.ParseUser(r.PathValue("user"))
	if !ok {
		return none
	}
	data, contentType, err := s.d.Accounts.Photo(r.Context(), a, user)
	switch kind := fault.KindOf(err); {
	case err != nil && (kind == fault.NotFound || kind == fault.Forbidden):
		return none
	case err != nil:
		return err
	}
	w.Header().Set("Content-Type", contentType)
	w.Header().Set("Content-Disposition", "inline")
	_, _ = w.Write(data) //nolint:gosec // G705: an image that we encoded ourselves, under its own media type, nosniff
	return nil
}

func (s *Server) deletePhoto(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	if err := s.d.Accounts.DeletePhoto(r.Context(), a.User); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}
