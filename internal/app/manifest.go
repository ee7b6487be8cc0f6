package app

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"vitae/internal/base/fault"
)

// manifest holds the sums of an archive's entries. As a text it has a line of each, as sha256sum writes and reads them,
// so that an archive can be checked without this program. A reader compares the lines that it makes of what it reads
// with those that the archive has.
type manifest struct {
	lines  []string // in the order of the archive
	stated []byte   // what the archive itself says; nil until then
}

// endOfBackup is what the last entry says: how many entries have a sum, and the sum of the sums' text.
type endOfBackup struct {
	Entries int    `json:"entries"`
	SHA256  string `json:"sha256"`
}

func (m *manifest) add(name string, sum [sha256.Size]byte) {
	m.lines = append(m.lines, hex.EncodeToString(sum[:])+"  "+name)
}

func (m *manifest) text() []byte {
	var b bytes.Buffer
	for _, line := range m.lines {
		b.WriteString(line)
		b.WriteByte('\n')
	}
	return b.Bytes()
}

func endOf(text []byte) endOfBackup {
	sum := sha256.Sum256(text)
	return endOfBackup{Entries: bytes.Count(text, []byte{'\n'}), SHA256: hex.EncodeToString(sum[:])}
}

// readSums reads the parts of the sums and goes on to what follows.
func (a *archiveReader) readSums() error {
	part, err := a.whole()
	if err != nil {
		return err
	}
	a.sums.stated = append(a.sums.stated, part...)
	return a.next()
}

// checkEnd holds what was read against the sums, once the last entry is there. An archive of an earlier version has
// none.
func (a *archiveReader) checkEnd(entry []byte) error {
	if a.about.Format == withoutSums {
		return nil
	}
	var end endOfBackup
	if err := json.Unmarshal(entry, &end); err != nil {
		return damagedArchive(fmt.Errorf("the end: %w", err))
	}
	if end != endOf(a.sums.stated) {
		return damagedArchive(errors.New("the sums are not those that the end names"))
	}
	return a.sums.compare()
}

// compare names the first entry that is missing, changed or more than was written.
func (m *manifest) compare() error {
	written := map[string]string{}
	for line := range strings.Lines(string(m.stated)) {
		sum, name, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "  ")
		written[name] = sum
	}
	for _, line := range m.lines {
		sum, name, _ := strings.Cut(line, "  ")
		switch was, there := written[name]; {
		case !there:
			return incomplete("was changed: %q was added", name)
		case was != sum:
			return incomplete("was changed: %q was modified", name)
		}
		delete(written, name)
	}
	for line := range strings.Lines(string(m.stated)) {
		if _, name, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "  "); written[name] != "" {
			return incomplete("is incomplete: %q is missing", name)
		}
	}
	return nil
}

func incomplete(format, name string) error {
	return fault.New("app.archive", fault.Unreadable, fmt.Sprintf("The backup "+format+".", name))
}
