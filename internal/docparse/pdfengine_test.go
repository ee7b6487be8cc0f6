package docparse

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"testing"
	"time"
)

// kept is where the tests keep PDFium's compiled code between runs.
func kept() string { return filepath.Join(os.TempDir(), "vitae-test-wasm") }

func engineReader(t *testing.T, dir string) *Reader {
	t.Helper()
	r, err := NewReader(Config{CacheDir: dir})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = r.Close() })
	return r
}

func (e *pdfEngine) runs() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.pool != nil
}

func readsPDF(t *testing.T, r *Reader) {
	t.Helper()
	if _, err := r.Read(context.Background(), "cv.pdf", testdata(t, "p03__own-sidebar.pdf")); err != nil {
		t.Error(err)
	}
}

// TestWarm runs Warm beside reads: whichever ends first, no read loses its engine.
func TestWarm(t *testing.T) {
	t.Parallel()
	r := engineReader(t, kept())
	var calls sync.WaitGroup
	for range 3 {
		calls.Go(func() {
			if err := r.Warm(); err != nil {
				t.Error(err)
			}
		})
		calls.Go(func() { readsPDF(t, r) })
	}
	calls.Wait()
	if err := r.Warm(); err != nil || r.pdf.runs() {
		t.Errorf("%v; once nobody reads, Warm leaves the engine running: %v", err, r.pdf.runs())
	}
	readsPDF(t, r)
}

func TestAnUnusedEngineRestsAndComesBack(t *testing.T) {
	t.Parallel()
	r := engineReader(t, kept())
	r.pdf.idle = time.Millisecond
	for range 2 {
		readsPDF(t, r)
		for end := time.Now().Add(time.Minute); r.pdf.runs(); {
			if time.Now().After(end) {
				t.Fatal("the engine does not rest")
			}
			runtime.Gosched()
		}
	}
}

func TestAnEngineInUseDoesNotRest(t *testing.T) {
	t.Parallel()
	r := engineReader(t, kept())
	_, done, err := r.pdf.use()
	if err != nil {
		t.Fatal(err)
	}
	r.pdf.rest()
	if !r.pdf.runs() {
		t.Error("the engine rests while it is in use")
	}
	done()
	r.pdf.rest()
	if r.pdf.runs() {
		t.Error("the engine does not rest once it is free")
	}
}

// TestAnEngineWithoutACacheGoesOn stands for a server without a folder, where each start would compile for seconds; so
// it is tested by the engine's state and not by compiling.
func TestAnEngineWithoutACacheGoesOn(t *testing.T) {
	t.Parallel()
	e := newPDFEngine(Config{Instances: 1})
	e.users = 1
	e.leave()
	if e.resting != nil {
		t.Error("it is going to rest")
	}
	if err := e.stopUnused(); err == nil {
		t.Error("it is stopped")
	}
}

func TestAClosedReaderStartsNothing(t *testing.T) {
	t.Parallel()
	r := engineReader(t, kept())
	readsPDF(t, r)
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	if err := r.Warm(); err == nil || r.pdf.runs() {
		t.Errorf("after Close, Warm gives %v and the engine runs: %v", err, r.pdf.runs())
	}
}
