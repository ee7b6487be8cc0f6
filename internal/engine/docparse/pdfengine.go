package docparse

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"github.com/klippa-app/go-pdfium"
	"github.com/klippa-app/go-pdfium/webassembly"
	"github.com/tetratelabs/wazero"
)

// pdfEngine starts PDFium at the first PDF and lends out fresh instances of it, a few at a time. An instance has no
// file system, no network and at most 80 MiB.
//
// Instances that run at once each have a runtime of their own: the library keeps what it learns of a function's type in
// its runtime without a lock, so two instances of one runtime race. They share the compiled code, which is most of the
// 27 MB that running it holds. Where that code is kept on disk PDFium starts in a tenth of a second, so it is stopped
// once nobody has used it for a while.
type pdfEngine struct {
	turns chan struct{} // a token for each runtime in use
	dir   string
	idle  time.Duration

	mu      sync.Mutex
	places  []place                 // the lower ones are used first, so that one PDF at a time needs one runtime
	cache   wazero.CompilationCache // nil where the compiled code is not kept
	resting *time.Timer
	closed  bool
}

// place is where one instance can run; its pool is nil until it is first needed.
type place struct {
	pool  pdfium.Pool
	inUse bool
}

// idleAfter is how long the engine runs on without a PDF.
const idleAfter = time.Minute

// memoryPages is the most that one instance may hold, in pages of 64 KiB.
const memoryPages = 1280

func newPDFEngine(cfg Config) *pdfEngine {
	return &pdfEngine{
		turns: make(chan struct{}, cfg.Instances), places: make([]place, cfg.Instances),
		dir: cfg.CacheDir, idle: idleAfter,
	}
}

// use waits for a free place and gives its pool, started where it was not; it is the caller's until done is called.
func (e *pdfEngine) use(ctx context.Context) (pool pdfium.Pool, done func(), err error) {
	select {
	case e.turns <- struct{}{}:
	case <-ctx.Done():
		return nil, nil, ctx.Err()
	}
	i, err := e.take()
	if err != nil {
		<-e.turns
		return nil, nil, err
	}
	return e.places[i].pool, func() { e.leave(i); <-e.turns }, nil
}

// take starts the first free place; there is one, since the caller has a turn.
func (e *pdfEngine) take() (int, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.closed {
		return 0, errors.New("pdf: the reader is closed")
	}
	i := slices.IndexFunc(e.places, func(p place) bool { return !p.inUse })
	if err := e.start(i); err != nil {
		return 0, fmt.Errorf("start PDFium: %w", err)
	}
	e.places[i].inUse = true
	if e.resting != nil {
		e.resting.Stop()
	}
	return i, nil
}

// leave frees a place; the last one sets the time to rest.
func (e *pdfEngine) leave(i int) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.places[i].inUse = false
	if e.used() || e.closed || e.cache == nil {
		return
	}
	if e.resting == nil {
		e.resting = time.AfterFunc(e.idle, e.rest)
		return
	}
	e.resting.Reset(e.idle)
}

func (e *pdfEngine) used() bool {
	return slices.ContainsFunc(e.places, func(p place) bool { return p.inUse })
}

// rest stops an engine that nobody uses and hands its memory back to the system.
func (e *pdfEngine) rest() {
	if err := e.stopUnused(); err == nil {
		debug.FreeOSMemory()
	}
}

var errInUse = errors.New("pdf: in use")

// stopUnused stops the engine, so that the next use starts it from the disk; one that is in use or would have to be
// compiled again goes on.
func (e *pdfEngine) stopUnused() error {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.used() || e.cache == nil {
		return errInUse
	}
	return e.stop()
}

// start compiles PDFium for a place, or loads it from the cache; only the first call costs. The lock is held.
func (e *pdfEngine) start(i int) error {
	if e.places[i].pool != nil {
		return nil
	}
	rt := wazero.NewRuntimeConfig().WithCloseOnContextDone(true).WithMemoryLimitPages(memoryPages)
	if e.cache == nil && e.dir != "" {
		cache, err := wazero.NewCompilationCacheWithDir(e.dir)
		if err == nil { // a folder that cannot be written costs time, nothing else
			e.cache = cache
		}
	}
	if e.cache != nil {
		rt = rt.WithCompilationCache(e.cache)
	}
	pool, err := webassembly.Init(webassembly.Config{
		Context: withMemory(context.Background()),
		MaxIdle: 1, MaxTotal: 1, FSConfig: wazero.NewFSConfig(), RuntimeConfig: rt, Stdout: io.Discard,
		Stderr: io.Discard,
	})
	if err != nil {
		return err
	}
	e.places[i].pool = pool
	return nil
}

// stop frees what start made. The lock is held.
func (e *pdfEngine) stop() error {
	var err error
	for i := range e.places {
		if pool := e.places[i].pool; pool != nil {
			err = errors.Join(err, pool.Close())
			e.places[i].pool = nil
		}
	}
	if e.cache != nil {
		err = errors.Join(err, e.cache.Close(context.Background()))
		e.cache = nil
	}
	return err
}

// close stops the engine for good.
func (e *pdfEngine) close() error {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.closed = true
	if e.resting != nil {
		e.resting.Stop()
	}
	return e.stop()
}
