package posting

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"strings"
	"sync"

	"vitae/internal/engine/crf"
)

// The weights are what `go run ./bench/postings -train` has learned from the marked postings under testdata.
//
//go:embed weights
var weightFiles embed.FS

// learned is the reader of the committed weights. It is read when the first posting is.
var learned = sync.OnceValue(func() *Reader {
	load := func(name string) *crf.Model {
		data, err := weightFiles.ReadFile("weights/" + name + ".crf")
		if err != nil {
			panic(err) // the files are part of the program
		}
		m, err := crf.Read(bytes.NewReader(data))
		if err != nil {
			panic("posting: weights/" + name + ".crf: " + err.Error())
		}
		return m
	}
	return &Reader{roles: load("roles"), words: load("words"), marks: load("marks"), heads: load("heads")}
})

// FeaturesVersion is raised with every change of what the models see, so that stale weights are noticed.
const FeaturesVersion = 2

// Fingerprint sums up lessons and the version of the features: weights learned from others have another one.
func Fingerprint(lessons []Lesson) string {
	h := sha256.New()
	fmt.Fprintln(h, FeaturesVersion, variants, folds)
	for _, l := range lessons {
		fmt.Fprintf(h, "%s %q\n", l.Author, l.Text)
		for _, t := range l.Tags {
			if l.stated {
				break // the places of what is said beside a posting follow from its text
			}
			fmt.Fprintln(h, t.Name, t.Start, t.End, t.Attrs) // fmt prints maps in the order of their keys
		}
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Trained is the fingerprint of what the committed weights were learned from.
func Trained() string {
	said, err := weightFiles.ReadFile("weights/trained")
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(said))
}

// Files returns what a reader has learned as the files of the folder weights, with the fingerprint of what from.
func (r *Reader) Files(fingerprint string) (map[string][]byte, error) {
	out := map[string][]byte{"trained": []byte(fingerprint + "\n")}
	for name, m := range map[string]*crf.Model{"roles": r.roles, "words": r.words, "marks": r.marks, "heads": r.heads} {
		var b bytes.Buffer
		if _, err := m.WriteTo(&b); err != nil {
			return nil, err
		}
		out[name+".crf"] = b.Bytes()
	}
	return out, nil
}
