package httpd

import (
	"errors"
	"io"
	"mime/multipart"
	"net/http"

	"vitae/internal/fault"
)

// maxField bounds a text field of a form; the longest is a pasted resume or posting.
const maxField = 256 << 10

// maxTexts bounds what a form holds beside its file.
const maxTexts = 4 * maxField

// form is what a client sends: a file and texts.
type form struct {
	name   string // of the file
	file   []byte
	fields map[string]string
}

// readForm reads a multipart body part by part, its file of at most maxFile bytes; nothing is written to disk.
func readForm(w http.ResponseWriter, r *http.Request, maxFile int64) (*form, error) {
	const op = "httpd.readForm"
	r.Body = http.MaxBytesReader(w, r.Body, maxFile+maxTexts)
	parts, err := r.MultipartReader()
	if err != nil {
		return nil, fault.Wrap(op, fault.Invalid, "The request isn't a multipart form.", err)
	}
	f := &form{fields: map[string]string{}}
	for {
		p, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			return f, nil
		}
		if err == nil {
			err = f.readPart(p, maxFile)
		}
		if err != nil {
			return nil, formFault(op, err)
		}
	}
}

func (f *form) readPart(p *multipart.Part, maxFile int64) error {
	defer p.Close()
	if p.FormName() == "file" && f.file != nil {
		return fault.New("httpd.readPart", fault.Invalid, "Send one file at a time.")
	}
	if p.FormName() == "file" {
		data, err := readUpTo(p, maxFile, "The file is larger than this server accepts.")
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
	return fault.Wrap(op, fault.Invalid, "The upload was interrupted. Try again.", err)
}
