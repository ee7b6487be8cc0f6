package docrender

import (
	"runtime"
	"testing"
)

// BenchmarkTwoPages draws the sample resume in every template: bytes of the file, and in parallel how many documents a
// second all cores give.
func BenchmarkTwoPages(b *testing.B) {
	r := sample(b)
	for _, tm := range Templates() {
		o := Options{Template: tm.Name}
		b.Run(tm.Name, func(b *testing.B) {
			size := 0
			for b.Loop() {
				size = len(render(b, r, PDF, o).Bytes)
			}
			b.ReportMetric(float64(size)/1024, "KiB/file")
		})
	}
}

// BenchmarkDocumentsASecond draws on two cores at once.
func BenchmarkDocumentsASecond(b *testing.B) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(2))
	r := long(7)
	b.RunParallel(func(p *testing.PB) {
		for p.Next() {
			render(b, r, PDF, Options{})
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "documents/s")
}

// BenchmarkPages draws the pictures of the pages, for thumbnails and the live preview.
func BenchmarkPages(b *testing.B) {
	r := long(7)
	size := 0
	for b.Loop() {
		p, err := Pages(r, Options{})
		if err != nil {
			b.Fatal(err)
		}
		size = len(p.Pages[0])
	}
	b.ReportMetric(float64(size)/1024, "KiB/page")
}
