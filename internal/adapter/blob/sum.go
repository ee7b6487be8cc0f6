package blob

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"vitae/internal/base/fault"
)

// A file begins with a line of its own: a mark and the SHA-256 of what follows, so that a disk that has changed or cut
// it is found out. What a folder had before there were sums has no such line and is taken as it is.
const (
	mark    = "vitae-blob 1 "
	sumSize = 2 * sha256.Size
	head    = len(mark) + sumSize + 1
)

// withSum puts the line before data.
func withSum(data []byte) []byte {
	sum := sha256.Sum256(data)
	out := make([]byte, 0, head+len(data))
	out = append(out, mark...)
	out = hex.AppendEncode(out, sum[:])
	out = append(out, '\n')
	return append(out, data...)
}

// withoutSum returns what follows the line, or fault.Unreadable where it is not what was put. Of mark and sum each
// alone says that there was a line, as is the beginning of a file that was cut short.
func withoutSum(key string, file []byte) ([]byte, error) {
	marked := bytes.HasPrefix([]byte(mark), file[:min(len(file), len(mark))])
	summed := len(file) >= head && file[head-1] == '\n' && isSum(file[len(mark):head-1])
	switch {
	case !marked && !summed:
		return file, nil
	case marked && summed:
		if sum := sha256.Sum256(file[head:]); hex.EncodeToString(sum[:]) == string(file[len(mark):head-1]) {
			return file[head:], nil
		}
	}
	return nil, fault.Wrap("blob.withoutSum", fault.Unreadable, "This file was damaged on the server's disk.",
		fmt.Errorf("%s is not what was kept: its SHA-256 is another", key))
}

func isSum(b []byte) bool {
	return len(bytes.Trim(b, "0123456789abcdef")) == 0
}
