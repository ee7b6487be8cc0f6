package httpd

import (
	"net/http"
	"strconv"

	"vitae/internal/base/fault"
	"vitae/internal/engine/picture"
)

// resumePhotoAnswer is a picture as a resume holds it: what basics.image is to be.
type resumePhotoAnswer struct {
	Image string `json:"image"` // a data URL
}

// resumePhoto draws a picture as a photo for a resume and answers it. Nothing is kept.
func (s *Server) resumePhoto(w http.ResponseWriter, r *http.Request) error {
	if _, err := caller(r.Context()); err != nil {
		return err
	}
	f, err := readFile(w, r, picture.MaxBytes)
	if err != nil {
		return err
	}
	frame, err := toFrame(f.fields)
	if err != nil {
		return err
	}
	image, err := s.d.Files.Photo(r.Context(), f.file, frame) // in a turn of its own, so that nobody waits with two
	if err != nil {
		return err
	}
	return answer(w, resumePhotoAnswer{image})
}

// toFrame reads which part of a picture is asked for: x, y and zoom, by default its middle.
func toFrame(fields map[string]string) (picture.Frame, error) {
	f := picture.Middle
	for name, to := range map[string]*float64{"x": &f.X, "y": &f.Y, "zoom": &f.Zoom} {
		text, given := fields[name]
		if !given {
			continue
		}
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return f, fault.New("httpd.toFrame", fault.Invalid, "The position and the zoom must be numbers.")
		}
		*to = n
	}
	return f, nil
}
