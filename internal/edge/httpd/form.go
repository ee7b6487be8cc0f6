package httpd

import (
	"errors"
	"io"
	"mime/multipart"
	"net/http"
	"regexp"
	"strings"

	"vitae/internal/base/fault"
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
	body := r.Body
	r.Body = http.MaxBytesReader(w, body, maxFile+maxTexts)
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
			refusal := formFault(op, err)
			if fault.KindOf(refusal) == fault.TooLarge {
				drain(body)
			}
			return nil, refusal
		}
	}
}

// readFile reads a multipart body as readForm does and refuses one without a file.
func readFile(w http.ResponseWriter, r *http.Request, maxFile int64) (*form, error) {
	f, err := readForm(w, r, maxFile)
	if err == nil && f.file == nil {
		return nil, fault.New("httpd.readFile", fault.Invalid, "No file was sent. Choose a file.")
	}
	return f, err
}

// drained is how much more of a body that is too large is read and forgotten: a connection that is closed on what is
// still on its way is reset, and the client never sees why.
const drained = 64 << 20

func drain(body io.Reader) {
	if a, is := body.(*arriving); is {
		a.forget()
	}
	_, _ = io.CopyN(io.Discard, body, drained)
}

func (f *form) readPart(p *multipart.Part, maxFile int64) error {
	defer p.Close()
	name, file := named(p)
	if name == "file" && f.file != nil {
		return fault.New("httpd.readPart", fault.Invalid, "Send one file at a time.")
	}
	if name == "file" {
		data, err := readUpTo(p, maxFile, "The file is larger than this server accepts.")
		f.name, f.file = file, data
		return err
	}
	data, err := readUpTo(p, maxField, "A field of the form is too long.")
	f.fields[name] = string(data)
	return err
}

// bareQuotes matches the head of a file whose name holds quotes as they are.
var bareQuotes = regexp.MustCompile(`^form-data; name="file"; filename="(.*)"$`)

// named returns the name of a part and of its file. Browsers write a quote in a file's name as %22; programs that write
// it as it is mean the same.
func named(p *multipart.Part) (name, file string) {
	if m := bareQuotes.FindStringSubmatch(p.Header.Get("Content-Disposition")); m != nil && p.FormName() == "" {
		return "file", m[1]
	}
	return p.FormName(), strings.ReplaceAll(p.FileName(), "%22", `"`)
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
