package docparse

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/klippa-app/go-pdfium"

	"vitae/internal/base/fault"
)

// pdfTime bounds the reading of one PDF, waiting for a free engine and starting it not counted.
const pdfTime = 5 * time.Second * raceCost

const (
	damagedPDF   = "This PDF is damaged. Export it again and upload the new file."
	scrambledPDF = "The text of this PDF can't be read because its fonts don't say which letters they show. Export it again, or upload a DOCX."
	slowPDF      = "This PDF takes too long to read. Save it again as a simpler PDF, or upload a DOCX."
	scannedPDF   = "This PDF is a scan. Upload a DOCX or paste the text."
)

// errPassword says that a PDF cannot be opened without its password.
var errPassword = errors.New("pdf: password needed")

func (r *Reader) readPDF(ctx context.Context, data []byte) (*Result, error) {
	const op = "docparse.readPDF"
	if overdrawn(data) { // before an engine is held
		return nil, fault.Wrap(op, fault.Unreadable, slowPDF, errTooMuchWork)
	}
	pool, done, err := r.pdf.use(ctx)
	switch {
	case err != nil && ctx.Err() != nil:
		return nil, fault.Wrap(op, fault.Unavailable, "Reading was stopped.", err)
	case err != nil:
		return nil, fault.Wrap(op, fault.Internal, "", err)
	}
	defer done()
	ctx, cancel := context.WithTimeout(ctx, pdfTime)
	defer cancel()
	pages, total, err := r.pdfPages(ctx, pool, data)
	switch {
	case errors.Is(err, errTooLong):
		return nil, fault.Wrap(op, fault.TooLarge, longText, err)
	case errors.Is(err, errPassword):
		return nil, fault.Wrap(op, fault.Unreadable,
			"This PDF is protected by a password. Save it without one and try again.", err)
	case errors.Is(err, errTooMuchWork), errors.Is(ctx.Err(), context.DeadlineExceeded):
		return nil, fault.Wrap(op, fault.Unreadable, slowPDF, err)
	case ctx.Err() != nil:
		return nil, fault.Wrap(op, fault.Unavailable, "Reading was stopped.", ctx.Err())
	case err != nil:
		return nil, fault.Wrap(op, fault.Unreadable, damagedPDF, err)
	}
	lines, letters, unmapped := pdfLines(pages)
	if letters == 0 || letters < 20 && unmapped == 0 {
		return nil, fault.New(op, fault.Unreadable, scannedPDF)
	}
	if scrambled(lines) {
		return nil, fault.New(op, fault.Unreadable, scrambledPDF)
	}
	res := guardedBuild(PDF, lines, build)
	res.Layout.addPDF(pages, lines)
	res.Pages = total
	if total > len(pages) {
		res.Warnings = append(res.Warnings, fmt.Sprintf("The file has more than %d pages. Only the first %d were read.",
			maxPages, maxPages))
	}
	res.Warnings = append(res.Warnings, pictureWarnings(pages, lines)...)
	if unmapped > letters/20 {
		res.Warnings = append(res.Warnings,
			"Some characters in this PDF can't be read as text, so parts may be wrong or missing.")
	}
	if hidden(pages) {
		res.Warnings = append(res.Warnings, "The file contains hidden text. It was left out.")
	}
	return res, nil
}

func (r *Reader) pdfPages(ctx context.Context, pool pdfium.Pool, data []byte) ([]*pdfPage, int, error) {
	doc, err := openPDF(ctx, pool, data)
	if err != nil {
		return nil, 0, err
	}
	defer doc.close()
	total, err := doc.pages()
	if err != nil {
		return nil, 0, err
	}
	if total <= 0 {
		return nil, 0, errors.New("pdf: no pages")
	}
	var out []*pdfPage
	glyphs := 0
	for i := 0; i < min(total, maxPages); i++ {
		if err := ctx.Err(); err != nil {
			return nil, 0, err
		}
		p, err := doc.pageInTime(ctx, i)
		if err != nil {
			return nil, 0, err
		}
		if glyphs += len(p.glyphs); glyphs > maxText {
			return nil, 0, errTooLong
		}
		out = append(out, p)
		r.cfg.Progress("page", i+1, min(total, maxPages))
	}
	return out, total, nil
}

// hidden reports whether more than a stray sign or two of the text is not shown.
func hidden(pages []*pdfPage) bool {
	n := 0
	for _, p := range pages {
		for i := range p.glyphs {
			if p.hides(&p.glyphs[i]) {
				n++
			}
		}
	}
	return n > 10
}

// pdfLines lays out all pages: fragments, regions, and lines of each flow in reading order. A column goes on over the
// pages before the next one begins; contact data at a page's foot comes last.
func pdfLines(pages []*pdfPage) (lines []line, letters, unmapped int) {
	markSigns(pages)
	all := make([][]fragment, len(pages))
	for i, p := range pages {
		unmapped += p.unmapped
		all[i] = fragments(p)
	}
	withoutRunning(pages, all)
	var flows flowSet
	var gutters []float64
	turned := make([]float64, len(pages)+1) // by page number: its width where it reads from right to left
	for i, p := range pages {
		for _, f := range all[i] {
			letters += len(f.text)
		}
		body, foot := cutFoot(all[i], p)
		links := p.links
		if leftwardPage(p.glyphs) {
			turned[i+1] = p.width
			turnPage(body, p.width)
			turnPage(foot, p.width)
			links = turnLinks(links, p.width)
		}
		rs, found := regions(liftMargin(body), gutters)
		gutters = append(gutters, found...)
		for _, r := range rs {
			flows.add(r, i+1, links)
		}
		if len(foot) > 0 {
			flows.feet = append(flows.feet, regionLines(newRegion(foot, 0), i+1, links)...)
		}
	}
	lines = flows.lines()
	for i := range lines {
		lines[i].turned = turned[lines[i].page]
	}
	return lines, letters, unmapped
}
