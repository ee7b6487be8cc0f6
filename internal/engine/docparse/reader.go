package docparse

import (
	"bytes"
	"context"
	"errors"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
	"vitae/internal/engine/picture"
)

// Limits of one file.
const (
	MaxFile  = 10 << 20
	maxPages = 50 // the longest resumes, of academics, have forty; each page is some 30 ms
)

// Config says how files are read.
type Config struct {
	CacheDir  string // where the compiled PDF engine is kept between starts; empty keeps nothing
	Instances int    // PDFs read at once, 2 where it is 0; each takes up to 80 MiB
	// Progress, where it is set, is notified how far a file has been read: a stage ("start", "page", "read"), how many
	// of how many are done. It is called from the goroutine of Read.
	Progress func(stage string, done, total int)
}

// Reader reads resume files. It may be used from several goroutines at once.
type Reader struct {
	cfg      Config
	pdf      *pdfEngine
	compiler string // by whom compiled code in CacheDir is recognised
}

// NewReader makes a reader. It costs nothing: the PDF engine starts at the first PDF, and stops a minute after the last
// one where CacheDir keeps it.
func NewReader(cfg Config) (*Reader, error) {
	if cfg.Instances < 0 {
		return nil, fault.New("docparse.NewReader", fault.Invalid,
			"The number of PDFs read at once cannot be negative.")
	}
	if cfg.Instances == 0 {
		cfg.Instances = 2
	}
	if cfg.Progress == nil {
		cfg.Progress = func(string, int, int) {}
	}
	return &Reader{cfg: cfg, pdf: newPDFEngine(cfg), compiler: compiler()}, nil
}

// Warm sees to it that the first PDF does not wait seconds for the PDF engine. Where CacheDir does not hold it yet, it
// starts the engine once, which compiles it into there (two or three seconds of one core and, meanwhile, 300 MB), and
// stops it again: from there it comes back in a tenth of a second, and running it holds some 27 MB. Without a CacheDir
// it runs on. Warm may run beside Read and other calls of itself. An error is no more than a warning: Read tries again.
func (r *Reader) Warm() error {
	if r.cfg.CacheDir != "" && compiledHere(r.cfg.CacheDir, r.compiler) {
		return nil
	}
	_, done, err := r.pdf.use(context.Background())
	if err != nil {
		return fault.Wrap("docparse.Warm", fault.Unavailable, "The PDF engine could not be started.", err)
	}
	done()
	if r.cfg.CacheDir != "" {
		markCompiled(r.cfg.CacheDir, r.compiler)
	}
	if err := r.pdf.stopUnused(); err != nil && !errors.Is(err, errInUse) {
		return fault.Wrap("docparse.Warm", fault.Unavailable, "The PDF engine could not be stopped.", err)
	}
	return nil
}

// Close stops the PDF engine. The reader is not used after it.
func (r *Reader) Close() error { return r.pdf.close() }

// Read reads a file. The format is judged by its content; name may be empty, and a name whose ending contradicts the
// content is refused. The error is a *fault.Error with a sentence for the user.
func (r *Reader) Read(ctx context.Context, name string, data []byte) (*Result, error) {
	format, err := detect(name, data)
	if err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, fault.Wrap("docparse.Read", fault.Unavailable, "Reading was stopped.", err)
	}
	r.cfg.Progress("start", 0, 1)
	defer r.cfg.Progress("read", 1, 1)
	return guarded(func() (*Result, error) { return r.read(ctx, format, name, data) })
}

// read reads a file of a known format.
func (r *Reader) read(ctx context.Context, format Format, name string, data []byte) (*Result, error) {
	switch format {
	case PDF:
		return r.readPDF(ctx, data)
	case DOCX:
		return readDOCX(data)
	case ODT:
		return readODT(data)
	case RTF:
		return readRTF(data)
	case HTML:
		return readHTML(data)
	case JSON:
		if bytes.HasPrefix(data, []byte("PK")) {
			return fromLinkedIn(data)
		}
		return fromStructured(data)
	default:
		text, err := decodeText(data)
		if err != nil {
			return nil, err
		}
		if !hasLetter(text) {
			return nil, emptyFile("docparse.Read")
		}
		if err := refuseLong(text); err != nil {
			return nil, err
		}
		res := FromText(text)
		if strings.HasSuffix(strings.ToLower(name), ".md") {
			res.Format = Markdown
		}
		return res, nil
	}
}

// softHyphens are hyphens that show only at a line's end, inside a line.
var softHyphens = regexp.MustCompile(`(\p{L})\x{00ad}+(\p{L})`)

// FromText reads plain text or Markdown. It is pure and does not fail: what it cannot place it lists. Of a text over
// the bounds of Read it takes the beginning.
func FromText(text string) *Result {
	if len(text) > maxText {
		text = strings.ToValidUTF8(text[:maxText], "")
	}
	if strings.ContainsRune(text, '\u00ad') {
		text = softHyphens.ReplaceAllString(text, "$1$2")
	}
	var out unseen
	text = strings.Map(func(r rune) rune {
		switch {
		case out.take(r):
			return -1
		case r == '\u00a0', r == '\u202f', r == '\u2007': // blanks at which no line ends
			return ' '
		case r == '\u2011': // a hyphen at which no line ends
			return '-'
		}
		return r
	}, text)
	format := TXT
	if strings.HasPrefix(text, "# ") || strings.Contains(text, "\n## ") {
		format = Markdown
	}
	res := guardedBuild(format, textLines(text), build)
	if out.warns() {
		res.Warnings = append(res.Warnings, unseenWarning)
	}
	return res
}

// FromJSON reads a JSON Resume document. What the schema has no place for is listed as not placed.
func FromJSON(data []byte) (*Result, error) {
	doc, left, err := document.Read(data)
	if err != nil {
		return nil, err
	}
	if len(left) >= fewestUnknown && !states(doc) {
		return nil, fault.New("docparse.FromJSON", fault.Unsupported, unknownShape)
	}
	text := doc.Text()
	if doc.Meta == nil || doc.Meta.Vitae == nil {
		if code := languageOf(text); code != "" {
			doc.SetLayout(document.Layout{Language: code})
			text = doc.Text()
		}
	}
	res := &Result{Document: doc, Format: JSON, Text: text, Layout: Layout{Words: countWords(text), StreamText: text}}
	for _, l := range left {
		res.NotPlaced = append(res.NotPlaced, Line{Text: l})
	}
	res.takePhoto()
	return res, nil
}

// takePhoto makes the photo that a document holds one as Vitae keeps them, and says so where it can't.
func (r *Result) takePhoto() {
	b := &r.Document.Basics
	if !picture.Embedded(b.Image) {
		return
	}
	image, err := picture.Remade(b.Image)
	if err != nil {
		r.Warnings = append(r.Warnings, "The photo in this file was left out. "+fault.Public(err))
	}
	b.Image = image
}

// largestPhoto is the share of a page up to which a picture may be a photo of the person: a fifth is four times as much
// as photos take.
const largestPhoto = .2

// ImagesLeft returns a sentence if the file has a picture that may be a photo: only JSON files keep theirs.
func (r *Result) ImagesLeft() []string {
	if !slices.ContainsFunc(r.Layout.Images, func(m Image) bool { return m.Share <= largestPhoto }) {
		return nil
	}
	return []string{"This file contains an image, such as a photo. Images aren't taken over from files."}
}

// fewestUnknown is how many texts without a place make a JSON file one of another shape, where it states nothing else.
const fewestUnknown = 3

// states reports whether a document states anything beside who the person is.
func states(d *document.Resume) bool {
	return d.Basics.Summary != "" ||
		len(d.Work)+len(d.Volunteer)+len(d.Education)+len(d.Awards)+len(d.Certificates)+len(d.Publications)+
			len(d.Skills)+len(d.Languages)+len(d.Interests)+len(d.References)+len(d.Projects)+len(
			d.LayoutOf().Other) > 0
}
