package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"vitae/internal/adapter/sqlstore"
)

// seeded says what a database was filled with. Names are those of the users that the load acts as.
type seeded struct {
	users    int
	password string
	busy     []string
	many     string // "" for none
	took     time.Duration
	bytes    int64
}

// String returns size and time.
func (s seeded) String() string {
	if s.bytes == 0 { // PostgreSQL keeps it
		return fmt.Sprintf("filled in %v", s.took.Round(100*time.Millisecond))
	}
	return fmt.Sprintf("filled in %v, %d MiB on the disk", s.took.Round(100*time.Millisecond), s.bytes>>20)
}

// busyUsers is how many users the load acts as at most. Each is signed in, which costs a password's hash.
const busyUsers = 100

// seed fills a new database with as many resumes.
func (d *day) seed(ctx context.Context, m *models, data string, resumes int) (s seeded, err error) {
	url := d.database
	if url == "" {
		url = "sqlite:" + filepath.Join(data, "vitae.db")
	}
	if err := os.MkdirAll(filepath.Join(data, "secrets"), 0o700); err != nil {
		return s, err
	}
	if err := os.WriteFile(filepath.Join(data, "secrets", "instance"), m.secret, 0o600); err != nil {
		return s, err
	}
	began := time.Now()
	db, err := sqlstore.Open(ctx, sqlstore.Options{URL: url})
	if err != nil {
		return s, err
	}
	from, to := io.Pipe()
	go func() {
		w := bufio.NewWriterSize(to, 1<<20)
		err := m.write(w, &s, resumes)
		to.CloseWithError(errors.Join(err, w.Flush()))
	}()
	err = db.Restore(ctx, from)
	from.CloseWithError(err) // the writer ends where the reader gave up
	if err := errors.Join(err, db.Close()); err != nil {
		return s, err
	}
	s.took = time.Since(began)
	if at, err := os.Stat(filepath.Join(data, "vitae.db")); err == nil {
		s.bytes = at.Size()
	}
	return s, nil
}

// copies reports how often each model is there: busy ones first, one with as many as the bound allows where there is
// room, the rest light ones.
func (m *models) copies(resumes int) map[*modelOf]int {
	out := map[*modelOf]int{m.busy: min(busyUsers, resumes)}
	left := resumes - out[m.busy]
	if left >= m.many.resumes {
		out[m.many], left = 1, left-m.many.resumes
	}
	out[m.light] = left / m.light.resumes
	return out
}

// write writes a dump with copies of the models.
func (m *models) write(w io.Writer, s *seeded, resumes int) error {
	t, err := readDump(m.dump)
	if err != nil {
		return err
	}
	counts := m.copies(resumes)
	s.password = m.busy.person.Password
	for k := range counts[m.busy] {
		s.busy = append(s.busy, m.busy.name(k))
	}
	if counts[m.many] > 0 {
		s.many = m.many.name(0)
	}
	for _, n := range counts {
		s.users += n
	}
	if err := line(w, t.header); err != nil {
		return err
	}
	end := map[string]int{}
	for _, name := range t.names {
		if err := line(w, t.columns[name]); err != nil {
			return err
		}
		if end[name], err = m.writeRows(w, t.rows[name], counts); err != nil {
			return err
		}
	}
	last, err := json.Marshal(map[string]any{"end": end})
	if err != nil {
		return err
	}
	return line(w, last)
}

func line(w io.Writer, l []byte) error {
	_, err := w.Write(append(l, '\n'))
	return err
}

// writeRows writes a table's rows: those of each model as often as it is copied, the others once.
func (m *models) writeRows(w io.Writer, rows [][]byte, counts map[*modelOf]int) (n int, err error) {
	for _, r := range rows {
		if m.of(r) == nil {
			if err := line(w, r); err != nil {
				return n, err
			}
			n++
		}
	}
	number := 0 // of the user, among all copies
	for _, model := range []*modelOf{m.busy, m.many, m.light} {
		var own []pattern
		for _, r := range rows {
			if m.of(r) == model {
				own = append(own, model.pattern(r))
			}
		}
		for k := range counts[model] {
			for _, p := range own {
				if err := p.write(w, model.name(k), number); err != nil {
					return n, err
				}
				n++
			}
			number++
		}
	}
	return n, nil
}

// of returns whose row it is: every table names the user.
func (m *models) of(row []byte) *modelOf {
	for _, model := range []*modelOf{m.busy, m.many, m.light} {
		if bytes.Contains(row, []byte(model.person.ID)) {
			return model
		}
	}
	return nil
}

// name is the username of a copy.
func (m *modelOf) name(copied int) string { return fmt.Sprintf("%s%d", m.person.Username, copied) }

// pattern is a row with holes for what differs from copy to copy: the user's number, name, and the ends of identifiers.
type pattern []piece

type piece struct {
	text []byte
	hole byte // 'u' number, 'n' name, 'i' the end of an identifier, 0 none
}

// identifier is one of package id's, of which all but the end stay: they sort by time, and so they still do.
var identifier = regexp.MustCompile(`\b[0-9a-v]{26}\b`)

const identifierEnd = 8 // characters of 5 bits

func (m *modelOf) pattern(row []byte) pattern {
	find := regexp.MustCompile(m.person.ID + `|` + m.person.Username + `|` + identifier.String())
	var out pattern
	at := 0
	for _, found := range find.FindAllIndex(row, -1) {
		from, to := found[0], found[1]
		switch word := string(row[from:to]); word {
		case m.person.ID:
			out = append(out, piece{text: row[at:from]}, piece{hole: 'u'})
		case m.person.Username:
			out = append(out, piece{text: row[at:from]}, piece{hole: 'n'})
		default:
			out = append(out, piece{text: row[at : to-identifierEnd]}, piece{hole: 'i'})
		}
		at = to
	}
	return append(out, piece{text: row[at:]})
}

// firstUser is the least number that a user may have.
const firstUser = 1_000_000_000_000_000

func (p pattern) write(w io.Writer, name string, number int) error {
	var b []byte
	for _, piece := range p {
		b = append(b, piece.text...)
		switch piece.hole {
		case 'u':
			b = fmt.Append(b, firstUser+number)
		case 'n':
			b = append(b, name...)
		case 'i':
			b = append(b, identifierOf(number)...)
		}
	}
	return line(w, b)
}

// identifierOf returns a number as the end of an identifier.
func identifierOf(number int) string {
	const digits = "0123456789abcdefghijklmnopqrstuv"
	var b strings.Builder
	for i := identifierEnd - 1; i >= 0; i-- {
		b.WriteByte(digits[number>>(5*i)&31])
	}
	return b.String()
}
