package resume

import (
	"context"
	"crypto/rand"
	"fmt"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/base/turn"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
	"vitae/internal/engine/readback"
)

// Export says which file is made of a document. What Options leave open is as the document's own style says.
type Export struct {
	Format  string
	Options docrender.Options
	Lossy   bool // who asks has seen what reading the file back loses, and wants it all the same
}

// Rendered is a document as a file to download.
type Rendered struct {
	Name        string // such as "Jane Example - resume.pdf"
	ContentType string
	Bytes       []byte
}

// ReadBack is what was read of a file, and what was reported when it was drawn.
type ReadBack struct {
	readback.Result
	Missing []string // characters that no font here can show
	TooLong bool     // the asked number of pages could not be met
	Pages   int      // PDF only
}

// LossError is why an export is refused: read back, the file does not say what the document says.
type LossError struct{ Losses []readback.Loss }

// Error returns the number of losses: what was lost is the user's and goes into no log.
func (e *LossError) Error() string { return fmt.Sprintf("%d losses", len(e.Losses)) }

// Files makes files of documents and reads them back. It keeps nothing of either.
type Files struct {
	back  *readback.Checker
	fonts *docrender.FontFolder
	run   string // of the program

	photos *turn.Queue // held by whoever draws a photo
}

// NewFiles makes Files that are read back by r. fonts, for scripts that the built-in ones lack, may be nil.
func NewFiles(r readback.Reader, fonts *docrender.FontFolder) *Files {
	return &Files{
		back: readback.New(r), fonts: fonts, run: rand.Text(),
		photos: turn.New(turn.Config{AtOnce: 1, Waiting: maxPhotoQueue, Patience: photoPatience}),
	}
}

// mediaTypes are the formats that can be downloaded.
var mediaTypes = map[docrender.Format]string{
	docrender.PDF:      "application/pdf",
	docrender.DOCX:     "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	docrender.TXT:      "text/plain; charset=utf-8",
	docrender.Markdown: "text/markdown; charset=utf-8",
	docrender.JSON:     "application/json",
}

// MediaType returns the media type of a format that can be downloaded.
func MediaType(format string) (string, error) {
	if t, ok := mediaTypes[docrender.Format(format)]; ok {
		return t, nil
	}
	return "", fault.New("resume.MediaType", fault.Invalid, "The format must be pdf, docx, txt, md or json.")
}

// draw makes the file of a document in a format that can be downloaded.
func (f *Files) draw(d *document.Resume, e Export) (*docrender.Output, string, error) {
	media, err := MediaType(e.Format)
	if err != nil {
		return nil, "", err
	}
	e.Options.Folder = f.fonts
	out, err := docrender.Resume(d, docrender.Format(e.Format), e.Options)
	return out, media, err
}

// Export makes a file and reads it back. What it does not say, or says in another place, is a fault.Conflict around a
// *LossError, unless e is Lossy. A file that was found whole before is not read again.
func (f *Files) Export(ctx context.Context, d *document.Resume, e Export) (Rendered, error) {
	out, media, err := f.draw(d, e)
	if err != nil {
		return Rendered{}, err
	}
	if !e.Lossy {
		losses, err := f.back.Losses(ctx, d, out.Bytes, docrender.Format(e.Format))
		if err != nil {
			return Rendered{}, err
		}
		losses = append(photoLoss(out), losses...)
		if len(losses) > 0 {
			return Rendered{}, fault.Wrap("resume.Export", fault.Conflict, lossy(losses), &LossError{losses})
		}
	}
	return Rendered{Name: DownloadName(d.Basics.Name, e.Format), ContentType: media, Bytes: out.Bytes}, nil
}

func lossy(losses []readback.Loss) string {
	n := len(losses)
	if n == 1 && losses[0].Path == photoPath {
		return "Your photo isn't in this file. " + losses[0].Got
	}
	if n == 1 {
		return "One item in this file may not be readable by other software. Check it, or download the file anyway."
	}
	return fmt.Sprintf("%d items in this file may not be readable by other software. Check them, or download the file anyway.", n)
}

// ReadBack makes a file and gives what is read of it.
func (f *Files) ReadBack(ctx context.Context, d *document.Resume, e Export) (ReadBack, error) {
	out, _, err := f.draw(d, e)
	if err != nil {
		return ReadBack{}, err
	}
	got, err := f.back.Compare(ctx, d, out.Bytes, docrender.Format(e.Format))
	if err != nil {
		return ReadBack{}, err
	}
	got.Losses = append(photoLoss(out), got.Losses...)
	return ReadBack{Result: *got, Missing: out.Missing, TooLong: out.TooLong, Pages: out.Pages}, nil
}

// DownloadName makes "Jane Example - resume.pdf" of the person's name, without what file systems refuse.
func DownloadName(person, format string) string {
	name := strings.TrimSpace(plainName(strings.Join(strings.Fields(owned.Clean(person)), " ")))
	if name == "" {
		return "resume." + format
	}
	return owned.Clip(name, 80) + " - resume." + format
}
