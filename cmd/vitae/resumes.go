package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"vitae/internal/app"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/readback"
)

// session is one run of a command: its engines, streams and progress line.
type session struct {
	*app.Engines
	s       streams
	line    *progress
	remarks []string // for standard error once the work is done; a failure says its one line alone

	unplaced string // what becomes of a line that fits no field
}

// What becomes of a line that fits no field, as the user is told.
const (
	leftOut   = "this line doesn't fit any field and was left out: " // of what is printed
	asSection = "this line doesn't fit any field and is treated as a section of its own: "
)

// open builds the engines for one command and closes them after work.
func open(s streams, work func(*session) error) error {
	line := newProgress(s.err)
	defer line.done()
	line.step("Loading the skill catalog")
	e, err := app.NewEngines(app.UserCacheDir(), clock.System{})
	if err != nil {
		return err
	}
	defer e.Close()
	n := &session{Engines: e, s: s, line: line, unplaced: leftOut}
	err = work(n)
	line.done()
	if err == nil || errors.Is(err, errFindings) || errors.Is(err, errUnplaced) || errors.Is(err, errUnread) {
		for _, r := range n.remarks {
			fmt.Fprintln(s.err, "vitae:", r)
		}
	}
	return err
}

// resume reads a resume file, or standard input for "-".
func (n *session) resume(ctx context.Context, name string) (*docparse.Result, error) {
	n.line.step("Reading " + name)
	data, err := readFile(name, n.s.in)
	if err != nil {
		return nil, err
	}
	r, err := n.Tailor.Resume(ctx, baseName(name), data)
	if err != nil {
		return nil, &fileError{name, err}
	}
	n.remark(name, r)
	return r, nil
}

// remark notes what reading could not keep, and what becomes of the lines that are in no field.
func (n *session) remark(name string, r *docparse.Result) {
	for _, w := range slices.Concat(r.Warnings, r.ImagesLeft(), docrender.Unshown(r.Document)) {
		n.remarks = append(n.remarks, name+": "+w)
	}
	becomes := n.unplaced
	if r.Format == docparse.JSON {
		becomes = leftOut
	}
	lost := make([]string, 0, len(r.NotPlaced))
	for _, l := range r.NotPlaced {
		lost = append(lost, l.Text)
		n.remarks = append(n.remarks, name+": "+becomes+l.Text)
	}
	if c := document.CoverageOf(r.Document, r.Text, lost); c.Doubtful() {
		jobs := "no jobs were found"
		if c.Jobs > 0 {
			jobs = fmt.Sprintf("a title, an employer and dates were found for %d of %s", c.Complete,
				counted(c.Jobs, "1 job", "%d jobs"))
		}
		n.remarks = append(n.remarks, fmt.Sprintf("%s: check the result. %d of %s fit a field, and %s", name,
			c.Placed, counted(c.Words, "1 word", "%d words"), jobs))
	}
}

// job reads a posting from a text, PDF or DOCX file, or standard input for "-".
func (n *session) job(ctx context.Context, name string) (*posting.Posting, error) {
	n.line.step("Reading " + name)
	data, err := readFile(name, n.s.in)
	if err != nil {
		return nil, err
	}
	text, err := n.Tailor.Words(ctx, baseName(name), data)
	if err != nil {
		return nil, &fileError{name, err}
	}
	p, err := n.Tailor.Job(ctx, text)
	if err != nil {
		return nil, &fileError{name, err}
	}
	return p, nil
}

// pair reads the resume and the posting of one command; only one of them can be standard input.
func (n *session) pair(ctx context.Context, resume, job string) (*docparse.Result, *posting.Posting, error) {
	if resume == "-" && job == "-" {
		return nil, nil, &misuseError{"--resume and --job can't both be standard input"}
	}
	r, err := n.resume(ctx, resume)
	if err != nil {
		return nil, nil, err
	}
	p, err := n.job(ctx, job)
	return r, p, err
}

type parseCmd struct {
	Files []string `arg:"" help:"Resumes: PDF, DOCX, ODT, RTF, HTML, TXT, MD or JSON Resume; - for standard input. With several files, prints one line of JSON per file."`
	JSON  bool     `help:"Print JSON. This is always on."`
}

// errUnread ends a run over several files of which some could not be read: each was named.
var errUnread = errors.New("unread files")

// Run prints the resume as JSON Resume 1.0; what could not be placed goes to standard error.
func (c *parseCmd) Run(ctx context.Context, s streams) error {
	return open(s, func(n *session) error {
		if len(c.Files) > 1 {
			return n.parseAll(ctx, c.Files)
		}
		r, err := n.resume(ctx, c.Files[0])
		if err != nil {
			return err
		}
		_, err = s.out.Write(r.Document.JSON())
		return err
	})
}

// parseAll prints a line for each file as soon as it is read. One that cannot be read holds up no other.
func (n *session) parseAll(ctx context.Context, files []string) error {
	lines := json.NewEncoder(n.s.out)
	lines.SetEscapeHTML(false)
	var failed error
	for _, name := range files {
		r, err := n.resume(ctx, name)
		if ctx.Err() != nil {
			return err
		}
		var about *fileError
		if errors.As(err, &about) {
			n.remarks = append(n.remarks, about.name+": "+fault.Public(about.err))
			failed = errUnread
			continue
		}
		if err != nil {
			return err
		}
		if err := lines.Encode(struct {
			File   string          `json:"file"`
			Resume json.RawMessage `json:"resume"`
		}{name, r.Document.JSON()}); err != nil {
			return err
		}
	}
	return failed
}

type exportCmd struct {
	File  string `arg:"" help:"Resume: PDF, DOCX, ODT, RTF, HTML, TXT, MD or JSON Resume; - for standard input."`
	Out   string `required:"" help:"File to write: .pdf .docx .txt .md .json."`
	Pages int    `help:"Adjust spacing to fit this number of pages. 0 uses the resume's own setting."`
	lookFlags
}

// standsAtEnd is what is said of a line that fits no field where a file is written.
const standsAtEnd = "this line doesn't fit any field and was added in a section of its own at the end: "

// Run writes the resume in the format of the output file's ending. Lines that fit no field stand at its end, word for
// word.
func (c *exportCmd) Run(ctx context.Context, s streams) error {
	format, err := docrender.FormatByName(c.Out)
	if err != nil {
		return &fileError{c.Out, err}
	}
	return open(s, func(n *session) error {
		n.unplaced = standsAtEnd
		r, err := n.resume(ctx, c.File)
		if err != nil {
			return err
		}
		o, err := c.options(n)
		if err != nil {
			return err
		}
		o.MaxPages = c.Pages
		return n.write(ctx, r.Whole(), format, o, c.Out)
	})
}

// write renders a resume and writes it, saying on standard error which characters no font could show and what software
// that reads the file does not find in it. The file is written all the same: who runs a command sees both.
func (n *session) write(ctx context.Context, d *document.Resume, f docrender.Format, o docrender.Options,
	name string,
) error {
	n.line.step("Writing " + name)
	out, err := docrender.Resume(d, f, o)
	if err != nil {
		return &fileError{name, err}
	}
	if err := n.finish(out, name); err != nil {
		return err
	}
	n.readBack(ctx, d, f, out.Bytes, name)
	return nil
}

// readBack remarks what of a resume is lost to software that reads its file.
func (n *session) readBack(ctx context.Context, d *document.Resume, f docrender.Format, file []byte, name string) {
	n.line.step("Checking " + name)
	defer n.line.done()
	losses, err := n.Back.Losses(ctx, d, file, f)
	if err != nil {
		n.remarks = append(n.remarks, name+": couldn't be checked: "+fault.Public(err))
	}
	for i, l := range losses {
		if i == maxReported {
			n.remarks = append(n.remarks, fmt.Sprintf("%s: and %d more", name,
				len(losses)-i))
			break
		}
		n.remarks = append(n.remarks, name+": "+lossLine(l))
	}
}

// maxReported is how many losses are reported one by one.
const maxReported = 20

// lossLine describes in one line what software that reads a file makes of one thing.
func lossLine(l readback.Loss) string {
	switch {
	case l.Unreadable():
		return "other software can't read the file: " + l.Got
	case l.Wanted == "":
		return fmt.Sprintf("other software reads extra text in %s: %s", l.Label, l.Got)
	case l.Got == "":
		return fmt.Sprintf("other software doesn't find %s: %s", l.Label, l.Wanted)
	case l.At == readback.NoField:
		return fmt.Sprintf("other software sees this text but doesn't put it in any field (%s): %s", l.Label, l.Wanted)
	case l.At != "":
		return fmt.Sprintf("other software finds %s under “%s”: %s", l.Label, l.At, l.Wanted)
	}
	return fmt.Sprintf("other software reads %s as “%s” instead of “%s”", l.Label, l.Got, l.Wanted)
}

func (n *session) finish(out *docrender.Output, name string) error {
	n.line.done()
	if len(out.Missing) > 0 {
		n.remarks = append(n.remarks, name+": no font can show these characters: "+strings.Join(out.Missing, " ")+
			" (use --fonts to add a folder of fonts)")
	}
	if out.NoPhoto != "" {
		n.remarks = append(n.remarks, name+": the photo was left out. "+out.NoPhoto)
	}
	if out.TooLong {
		n.remarks = append(n.remarks, name+": longer than requested. Tighter spacing isn't enough, so shorten the text")
	}
	return writeFile(name, out.Bytes, n.s.out)
}

type templatesCmd struct{}

// Run prints a template a line: name, a tab, description.
func (templatesCmd) Run(s streams) error {
	for _, t := range docrender.Templates() {
		if _, err := fmt.Fprintf(s.out, "%s\t%s\n", t.Name, t.Description); err != nil {
			return err
		}
	}
	return nil
}

func printJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}
