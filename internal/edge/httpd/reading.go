package httpd

import (
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/readability"
)

// readingAnswer is what was read from a file, with the place of every field and how other software may read it.
type readingAnswer struct {
	readAnswer
	Fields      []fieldAnswer      `json:"fields"`
	PageSizes   []docparse.Size    `json:"pageSizes"`
	Readability readability.Report `json:"readability"`
	Coverage    document.Coverage  `json:"coverage"`
}

// fieldAnswer is where a field of the document came from.
type fieldAnswer struct {
	Path       string  `json:"path"`
	Confidence float64 `json:"confidence"`
	docparse.Line
}

func toReading(name string, r *docparse.Result) readingAnswer {
	read := toRead(name, r)
	out := readingAnswer{
		readAnswer: read, Coverage: document.CoverageOf(r.Document, r.Text, read.NotPlaced),
		Fields: make([]fieldAnswer, 0, len(r.Fields)), PageSizes: orEmpty(r.Layout.PageSizes),
		Readability: readability.Of(r),
	}
	for _, f := range r.Fields {
		out.Fields = append(out.Fields, fieldAnswer{f.Path, f.Confidence, f.Line})
	}
	return out
}
