//go:build !pdfium

package docparse

import (
	"context"

	"vitae/internal/fault"
)

// pdfEngine stands in for PDFium in a build without it.
type pdfEngine struct{}

func newPDFEngine(Config) *pdfEngine { return &pdfEngine{} }

func (*pdfEngine) start() error {
	return fault.New("docparse.pdf", fault.Unsupported, "This build reads no PDF.")
}

func (*pdfEngine) close() error { return nil }

func (*pdfEngine) open(context.Context, []byte) (*pdfDoc, error) { return nil, nil }

type pdfDoc struct{}

func (*pdfDoc) close() {}

func (*pdfDoc) pages() (int, error) { return 0, nil }

func (*pdfDoc) page(int) (*pdfPage, error) { return nil, nil }
