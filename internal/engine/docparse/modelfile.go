package docparse

import (
	"bufio"
	"bytes"
	_ "embed"
	"sync"

	"vitae/internal/engine/crf"
)

// weights is the file of the reader's models, as make train writes it.
//
//go:embed reader.weights
var weights []byte

// loadedModels gives the models of the reader, which are read at their first use; nil where the file holds none.
var loadedModels = sync.OnceValue(func() *Models {
	m, err := readModels(weights)
	if err != nil {
		return nil
	}
	return m
})

const modelBuffer = 1 << 16

func readModels(file []byte) (*Models, error) {
	r := bufio.NewReaderSize(bytes.NewReader(file), modelBuffer) // crf.Read takes a reader of this size as it is
	m := &Models{}
	for _, to := range m.all() {
		one, err := crf.Read(r)
		if err != nil {
			return nil, err
		}
		*to = one
	}
	return m, nil
}

// all returns the models in the order of their file.
func (m *Models) all() []**crf.Model {
	return []**crf.Model{&m.units, &m.heads, &m.unitsAgain, &m.headsAgain, &m.points, &m.lists, &m.names}
}
