// Package scalar writes and reads the JSON scalars of the resume service's schema. It holds no rules: what is read is
// checked by package document.
package scalar

import (
	"encoding/json"
	"io"

	"github.com/99designs/gqlgen/graphql"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

// MarshalDocument writes a JSON Resume document.
func MarshalDocument(d *document.Resume) graphql.Marshaler { return object(d) }

// UnmarshalDocument reads a JSON Resume document of any 1.x shape; see document.Decode.
func UnmarshalDocument(v any) (*document.Resume, error) {
	data, err := json.Marshal(v)
	if err != nil {
		return nil, fault.Wrap("scalar.UnmarshalDocument", fault.Invalid, "The document is not a JSON object.", err)
	}
	return document.Decode(data)
}

// MarshalReport writes the whole report of a match.
func MarshalReport(r *match.Report) graphql.Marshaler { return object(r) }

// UnmarshalReport is never called: no input holds a report.
func UnmarshalReport(any) (*match.Report, error) { return nil, errOutputOnly }

// MarshalReading writes what was read from a job description.
func MarshalReading(p *posting.Posting) graphql.Marshaler { return object(p.Reading()) }

// UnmarshalReading is never called: no input holds a reading.
func UnmarshalReading(any) (*posting.Posting, error) { return nil, errOutputOnly }

var errOutputOnly = fault.New("scalar", fault.Invalid, "This field is read-only.")

// object writes what is made of texts, numbers and lists alone, which always encodes.
func object(v any) graphql.Marshaler {
	return graphql.WriterFunc(func(w io.Writer) {
		data, err := json.Marshal(v)
		if err != nil {
			panic("scalar: " + err.Error())
		}
		_, _ = w.Write(data)
	})
}
