package docparse

import (
	"context"
	"os"
	"path/filepath"
	"testing"
)

func benchFile(b *testing.B, name string) []byte {
	b.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		b.Fatal(err)
	}
	return data
}

// BenchmarkText reads a one-page resume as plain text. Goal: under 1 ms.
func BenchmarkText(b *testing.B) {
	text := string(benchFile(b, "p03__txt-caps.txt"))
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		FromText(text)
	}
}

// BenchmarkDOCX reads a Word document. Goal: under 5 ms.
func BenchmarkDOCX(b *testing.B) { benchmarkRead(b, "p07__docx-plain.docx") }

// BenchmarkPDF reads a PDF of one page in two columns, warm. Goal: under 40 ms a page.
func BenchmarkPDF(b *testing.B) { benchmarkRead(b, "p03__own-sidebar.pdf") }

func benchmarkRead(b *testing.B, name string) {
	data := benchFile(b, name)
	r, err := NewReader(Config{CacheDir: filepath.Join(os.TempDir(), "vitae-test-wasm")})
	if err != nil {
		b.Fatal(err)
	}
	defer r.Close()
	if _, err := r.Read(context.Background(), name, data); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := r.Read(context.Background(), name, data); err != nil {
			b.Fatal(err)
		}
	}
}
