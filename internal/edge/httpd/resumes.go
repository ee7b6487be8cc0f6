package httpd

import (
	"context"
	"mime"
	"net/http"

	"vitae/internal/base/id"
	"vitae/internal/base/turn"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/docparse"
)

// Resumes is what the routes ask of resumes. resume.Service is the one there is.
type Resumes interface {
	Upload(ctx context.Context, owner id.User, f resume.File) (resume.Received, error)
	// Rendered is fault.NotFound for a version that is not the owner's.
	Rendered(ctx context.Context, owner id.User, v id.Version, e resume.Export) (resume.Rendered, error)
	ReadBack(ctx context.Context, owner id.User, v id.Version, e resume.Export) (resume.ReadBack, error)
	Picture(ctx context.Context, owner id.User, v id.Version, p resume.PictureOf) (resume.Picture, error)
	Original(ctx context.Context, owner id.User, r id.Resume) (fileName string, data []byte, err error)
	// Reading is fault.NotFound for a resume that is not the owner's or did not come from a file.
	Reading(ctx context.Context, owner id.User, r id.Resume) (fileName string, read *docparse.Result, err error)
}

// Letters is what the routes ask of cover letters. coach.Service is the one there is.
type Letters interface {
	// RenderedLetter is fault.NotFound for a letter that is not the owner's, fault.Conflict for one with places to fill
	// in.
	RenderedLetter(ctx context.Context, owner id.User, l id.Artifact, format, template string) (resume.Rendered, error)
}

// uploadAnswer is an uploaded file, kept as a resume, and what was read from it.
type uploadAnswer struct {
	ResumeID  id.Resume  `json:"resumeId"`
	VersionID id.Version `json:"versionId"`
	Title     string     `json:"title"`
	readingAnswer
}

// upload keeps a file as a resume.
func (s *Server) upload(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	f, err := readFile(w, r, s.d.MaxUpload)
	if err != nil {
		return err
	}
	kept, err := turn.In(r.Context(), s.d.Work, func() (resume.Received, error) {
		return s.d.Resumes.Upload(r.Context(), a.User, resume.File{
			Name: f.name, Data: f.file, Title: f.fields["title"],
			Key: f.fields["requestKey"],
		})
	})
	if err != nil {
		return err
	}
	return answerAs(w, http.StatusCreated, uploadAnswer{
		ResumeID: kept.Resume.ID, VersionID: kept.Version.ID, Title: kept.Resume.Title,
		readingAnswer: toReading(f.name, kept.Read),
	})
}

// exportVersion draws a version as a file.
func (s *Server) exportVersion(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	e, err := toExport(r.URL.Query())
	if err != nil {
		return err
	}
	out, err := turn.In(r.Context(), s.d.Work, func() (resume.Rendered, error) {
		return s.d.Resumes.Rendered(r.Context(), a.User, id.Version(r.PathValue("id")), e)
	})
	if err != nil {
		return err
	}
	toKeep(w, out.Name, out.ContentType, out.Bytes)
	return nil
}

// exportLetter draws a cover letter as a file.
func (s *Server) exportLetter(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	q := r.URL.Query()
	out, err := turn.In(r.Context(), s.d.Work, func() (resume.Rendered, error) {
		return s.d.Letters.RenderedLetter(r.Context(), a.User, id.Artifact(r.PathValue("id")), q.Get("format"),
			q.Get("template"))
	})
	if err != nil {
		return err
	}
	toKeep(w, out.Name, out.ContentType, out.Bytes)
	return nil
}

// readBackVersion reports what software reads of a version's file.
func (s *Server) readBackVersion(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	e, err := toExport(r.URL.Query())
	if err != nil {
		return err
	}
	out, err := turn.In(r.Context(), s.d.Work, func() (resume.ReadBack, error) {
		return s.d.Resumes.ReadBack(r.Context(), a.User, id.Version(r.PathValue("id")), e)
	})
	if err != nil {
		return err
	}
	return answer(w, toReadBack(out))
}

// original returns an uploaded file back as it came. It is somebody's file: no browser learns what it may be.
func (s *Server) original(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	name, data, err := s.d.Resumes.Original(r.Context(), a.User, id.Resume(r.PathValue("id")))
	if err != nil {
		return err
	}
	toKeep(w, name, "application/octet-stream", data)
	return nil
}

// reading reads an uploaded file again and answers as if it had just been sent.
func (s *Server) reading(w http.ResponseWriter, r *http.Request) error {
	a, err := caller(r.Context())
	if err != nil {
		return err
	}
	out, err := turn.In(r.Context(), s.d.Work, func() (readingAnswer, error) {
		name, read, err := s.d.Resumes.Reading(r.Context(), a.User, id.Resume(r.PathValue("id")))
		if err != nil {
			return readingAnswer{}, err
		}
		return toReading(name, read), nil
	})
	if err != nil {
		return err
	}
	return answer(w, out)
}

// toKeep answers a file to keep under a name.
func toKeep(w http.ResponseWriter, name, media string, data []byte) {
	w.Header().Set("Content-Type", media)
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name}))
	_, _ = w.Write(data) //nolint:gosec // G705: sent as an attachment, nosniff
}
