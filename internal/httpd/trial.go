package httpd

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"strings"

	"vitae/internal/compose"
	"vitae/internal/docparse"
	"vitae/internal/docrender"
	"vitae/internal/document"
	"vitae/internal/fault"
)

// maxField bounds a text field of a form; the longest is a pasted resume or posting.
const maxField = 256 << 10

// trialForm is what a visitor sends: a resume as file or text, a posting, options.
type trialForm struct {
	name   string // of the file
	file   []byte
	fields map[string]string
}

// readForm reads a multipart body part by part within its limits; nothing is written to disk.
func (s *Server) readForm(w http.ResponseWriter, r *http.Request) (*trialForm, error) {
	const op = "httpd.readForm"
	r.Body = http.MaxBytesReader(w, r.Body, s.d.MaxUpload+4*maxField)
	parts, err := r.MultipartReader()
	if err != nil {
		return nil, fault.Wrap(op, fault.Invalid, "The request is no multipart form.", err)
	}
	f := &trialForm{fields: map[string]string{}}
	for {
		p, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			return f, nil
		}
		if err == nil {
			err = s.readPart(f, p)
		}
		if err != nil {
			return nil, formFault(op, err)
		}
	}
}

func (s *Server) readPart(f *trialForm, p *multipart.Part) error {
	defer p.Close()
	if p.FormName() == "file" {
		data, err := readUpTo(p, s.d.MaxUpload, "The file is larger than this server accepts.")
		f.name, f.file = p.FileName(), data
		return err
	}
	data, err := readUpTo(p, maxField, "A field of the form is too long.")
	f.fields[p.FormName()] = string(data)
	return err
}

func readUpTo(r io.Reader, limit int64, message string) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err == nil && int64(len(data)) > limit {
		return nil, fault.New("httpd.readUpTo", fault.TooLarge, message)
	}
	return data, err
}

func formFault(op string, err error) error {
	var tooLarge *http.MaxBytesError
	var known *fault.Error
	switch {
	case errors.As(err, &tooLarge):
		return fault.Wrap(op, fault.TooLarge, "The file is larger than this server accepts.", err)
	case errors.As(err, &known):
		return err
	}
	return fault.Wrap(op, fault.Invalid, "The form was cut off on its way. Try again.", err)
}

// resume reads the form's resume: the file where there is one, the pasted text else.
func (s *Server) resume(ctx context.Context, f *trialForm) (*docparse.Result, error) {
	if f.file != nil {
		return s.d.Tailor.Resume(ctx, f.name, f.file)
	}
	return s.d.Tailor.Pasted(ctx, f.fields["resume"])
}

func (s *Server) trial(w http.ResponseWriter, r *http.Request) error {
	f, err := s.readForm(w, r)
	if err != nil {
		return err
	}
	read, err := s.resume(r.Context(), f)
	if err != nil {
		return err
	}
	q := trialRequest{Job: f.fields["job"], Tone: f.fields["tone"], Length: f.fields["length"]}
	return s.answerTailored(w, toRead(f.name, read), q)
}

func (s *Server) trialRead(w http.ResponseWriter, r *http.Request) error {
	f, err := s.readForm(w, r)
	if err != nil {
		return err
	}
	read, err := s.resume(r.Context(), f)
	if err != nil {
		return err
	}
	return answer(w, toRead(f.name, read))
}

// trialRequest is the JSON that the later calls of a trial send.
type trialRequest struct {
	Original  json.RawMessage `json:"original"`
	Document  json.RawMessage `json:"document"`
	Job       string          `json:"job"`
	Tone      string          `json:"tone"`
	Length    string          `json:"length"`
	TakenBack []string        `json:"takenBack"`
}

func (s *Server) readJSON(w http.ResponseWriter, r *http.Request) (trialRequest, error) {
	const op = "httpd.readJSON"
	var q trialRequest
	if t, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || t != "application/json" {
		return q, fault.New(op, fault.Unsupported, "The request must be application/json.")
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, document.MaxBytes+maxField))
	if err != nil {
		return q, formFault(op, err)
	}
	if err := json.Unmarshal(body, &q); err != nil {
		return q, fault.Wrap(op, fault.Invalid, "The request is not the JSON that is expected here.", err)
	}
	return q, nil
}

func (s *Server) trialDecide(w http.ResponseWriter, r *http.Request) error {
	q, err := s.readJSON(w, r)
	if err != nil {
		return err
	}
	d, err := document.Decode(q.Original)
	if err != nil {
		return err
	}
	return s.answerTailored(w, readAnswer{Document: d, NotPlaced: []string{}, Warnings: []string{}}, q)
}

func (s *Server) trialJob(w http.ResponseWriter, r *http.Request) error {
	q, err := s.readJSON(w, r)
	if err != nil {
		return err
	}
	p, err := s.d.Tailor.Requirements(q.Job)
	if err != nil {
		return err
	}
	return answer(w, toJob(p))
}

// answerTailored runs the engine over a resume that was read, with the request's options, and answers the result.
func (s *Server) answerTailored(w http.ResponseWriter, read readAnswer, q trialRequest) error {
	o, err := toOptions(q)
	if err != nil {
		return err
	}
	p, err := s.d.Tailor.Job(q.Job)
	if err != nil {
		return err
	}
	t, err := s.d.Tailor.Tailor(read.Document, p, o, q.TakenBack)
	if err != nil {
		return err
	}
	return answer(w, toTrial(read, read.Document, p, t))
}

func (s *Server) trialExport(w http.ResponseWriter, r *http.Request) error {
	const op = "httpd.trialExport"
	q, err := s.readJSON(w, r)
	if err != nil {
		return err
	}
	d, err := document.Decode(q.Document)
	if err != nil {
		return err
	}
	format := r.URL.Query().Get("format")
	media, ok := mediaTypes[docrender.Format(format)]
	if !ok {
		return fault.New(op, fault.Invalid, "The format must be one of pdf, docx, txt, md, json.")
	}
	out, err := docrender.Resume(d, docrender.Format(format), docrender.Options{Template: r.URL.Query().Get("template")})
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", media)
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": downloadName(d, format)}))
	_, _ = w.Write(out.Bytes) //nolint:gosec // G705: a file to keep: attachment, its own media type, nosniff
	return nil
}

// mediaTypes are the formats that can be downloaded.
var mediaTypes = map[docrender.Format]string{
	docrender.PDF:      "application/pdf",
	docrender.DOCX:     "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	docrender.TXT:      "text/plain; charset=utf-8",
	docrender.Markdown: "text/markdown; charset=utf-8",
	docrender.JSON:     "application/json",
}

// downloadName makes "Jane Example - resume.pdf" of the person's name, without what file systems refuse.
func downloadName(d *document.Resume, format string) string {
	name := strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`/\:*?"<>|`, r) {
			return -1
		}
		return r
	}, d.Basics.Name)
	if name = strings.TrimSpace(name); name == "" {
		return "resume." + format
	}
	if runes := []rune(name); len(runes) > 80 {
		name = string(runes[:80])
	}
	return name + " - resume." + format
}

func toOptions(q trialRequest) (compose.Options, error) {
	o := compose.DefaultOptions()
	if q.Tone != "" {
		o.Tone = compose.Tone(q.Tone)
	}
	if q.Length != "" {
		o.Length = compose.Length(q.Length)
	}
	return o, o.Validate()
}
