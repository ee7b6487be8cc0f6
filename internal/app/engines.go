package app

import (
	"os"
	"path/filepath"
	"runtime"
	"time"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/base/turn"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/readback"
	"vitae/internal/engine/skill"
)

// Engines are the parts that read, match and write, ready for use. Close frees what reading holds.
type Engines struct {
	Tailor *tailor.Engine
	Back   *readback.Checker
	Work   *turn.Queue // shares out the processors among those who read, match and write
	reader *docparse.Reader
}

// How the engines are shared out. All that they do is bound by the processor, so that more than a few runs at once only
// wait for each other; four are the fewest of which each payer has a quarter. Browsers and proxies wait longer than
// workPatience.
const (
	workAtOnce   = 4
	workWaiting  = 160
	workPatience = 20 * time.Second
)

// NewEngines loads the catalogue (about 50 ms, once in a process) and makes the reader. cacheDir keeps PDFium as
// compiled machine code between runs, which saves some three seconds at the first PDF; "" does without.
func NewEngines(cacheDir string, c clock.Clock) (*Engines, error) {
	const op = "app.NewEngines"
	catalogue, err := skill.Load()
	if err != nil {
		return nil, fault.Wrap(op, fault.Internal, "The skill catalog cannot be loaded.", err)
	}
	reader, err := docparse.NewReader(docparse.Config{CacheDir: cacheDir})
	if err != nil {
		return nil, fault.Wrap(op, fault.Internal, "The resume reader cannot start.", err)
	}
	service, err := tailor.NewEngine(tailor.EngineDeps{Catalogue: catalogue, Reader: reader, Clock: c})
	if err != nil {
		return nil, err
	}
	work := turn.New(turn.Config{
		AtOnce: max(workAtOnce, runtime.GOMAXPROCS(0)), Waiting: workWaiting,
		Patience: workPatience,
	})
	return &Engines{Work: work, Tailor: service, Back: readback.New(reader), reader: reader}, nil
}

// Warm starts what the first PDF would otherwise wait for; see docparse.Reader.Warm for its cost.
func (e *Engines) Warm() error { return e.reader.Warm() }

// Close frees the reader's memory.
func (e *Engines) Close() error { return e.reader.Close() }

// UserCacheDir is where the command line keeps compiled PDFium: a folder of the user's own, "" where there is none.
func UserCacheDir() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	dir = filepath.Join(dir, "vitae", "pdfium")
	if os.MkdirAll(dir, 0o700) != nil {
		return ""
	}
	return dir
}
