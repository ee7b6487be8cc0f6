//go:build !pdfium

package docparse

import (
	"context"

	"vitae/internal/fault"
)

type pdfEngine struct{}

func newPDFEngine(Config) pdfEngine { return pdfEngine{} }

func (pdfEngine) close() error { return nil }

func (r *Reader) readPDF(context.Context, []byte) (*Result, error) {
	return nil, fault.New("docparse.readPDF", fault.Unsupported, "This build reads no PDF.")
}
