package docparse

import "vitae/internal/fault"

func readDOCX([]byte) (*Result, error) {
	return nil, fault.New("docparse.readDOCX", fault.Unsupported, "This build reads no DOCX.")
}
