//go:build !linux

package docparse

import "context"

// withMemory leaves PDFium's memory in the collector's heap; see its twin for Linux, where the server runs.
func withMemory(ctx context.Context) context.Context { return ctx }
