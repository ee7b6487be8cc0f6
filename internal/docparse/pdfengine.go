package docparse

import (
	"context"
	"errors"
	"io"
	"runtime/debug"
	"sync"
	"time"

	"github.com/klippa-app/go-pdfium"
	"github.com/klippa-app/go-pdfium/webassembly"
	"github.com/tetratelabs/wazero"
)

// pdfEngine starts PDFium at the first PDF and lends out fresh instances of it, a few at a time. An instance has no
// file system, no network and at most 128 MiB.
//
// Running it holds some 27 MB. Where its compiled code is kept on disk it starts in a tenth of a second, so it is stopped
// once nobody has used it for a while.
type pdfEngine struct {
	slots chan struct{}
	dir   string
	idle  time.Duration

	mu      sync.Mutex
	pool    pdfium.Pool
	cache   wazero.CompilationCache // nil where the compiled code is not kept
	users   int
	resting *time.Timer
	closed  bool
}

// idleAfter is how long the engine runs on without a PDF.
const idleAfter = time.Minute

// memoryPages is the most that one instance may hold, in pages of 64 KiB.
const memoryPages = 2048

func newPDFEngine(cfg Config) *pdfEngine {
	return &pdfEngine{slots: make(chan struct{}, cfg.Instances), dir: cfg.CacheDir, idle: idleAfter}
}

// use gives the running engine, started where it was not; it runs at least until done is called.
func (e *pdfEngine) use() (pool pdfium.Pool, done func(), err error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.closed {
		return nil, nil, errors.New("pdf: the reader is closed")
	}
	if err := e.start(); err != nil {
		return nil, nil, err
	}
	e.users++
	if e.resting != nil {
		e.resting.Stop()
	}
	return e.pool, e.leave, nil
}

// leave ends one use; the last one sets the time to rest.
func (e *pdfEngine) leave() {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.users--; e.users > 0 || e.closed || e.cache == nil {
		return
	}
	if e.resting == nil {
		e.resting = time.AfterFunc(e.idle, e.rest)
		return
	}
	e.resting.Reset(e.idle)
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
	if e.users > 0 || e.cache == nil {
		return errInUse
	}
	return e.stop()
}

// start compiles PDFium, or loads it from the cache; only the first call costs. The lock is held.
func (e *pdfEngine) start() error {
	if e.pool != nil {
		return nil
	}
	rt := wazero.NewRuntimeConfig().WithCloseOnContextDone(true).WithMemoryLimitPages(memoryPages)
	if e.dir != "" {
		cache, err := wazero.NewCompilationCacheWithDir(e.dir)
		if err == nil { // a folder that cannot be written costs time, nothing else
			e.cache = cache
			rt = rt.WithCompilationCache(cache)
		}
	}
	pool, err := webassembly.Init(webassembly.Config{
		MaxIdle: 1, MaxTotal: cap(e.slots), FSConfig: wazero.NewFSConfig(), RuntimeConfig: rt, Stdout: io.Discard, Stderr: io.Discard,
	})
	if err != nil {
		return err
	}
	e.pool = pool
	return nil
}

// stop frees what start made. The lock is held.
func (e *pdfEngine) stop() error {
	if e.pool == nil {
		return nil
	}
	err := e.pool.Close()
	if e.cache != nil {
		err = errors.Join(err, e.cache.Close(context.Background()))
	}
	e.pool, e.cache = nil, nil
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
