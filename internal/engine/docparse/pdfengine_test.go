package docparse

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
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
	return slices.ContainsFunc(e.places, func(p place) bool { return p.pool != nil })
}

func readsPDF(t *testing.T, r *Reader) {
	t.Helper()
	if _, err := r.Read(context.Background(), "cv.pdf", testdata(t, "p03__own-sidebar.pdf")); err != nil {
		t.Error(err)
	}
}

// TestWarm runs Warm beside reads: whichever ends first, no read loses its engine. A test's program does not know its
// own parts, so Warm starts the engine each time.
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

func TestWarmStartsNothingThatIsCompiled(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	looks := func(what string, want bool) {
		t.Helper()
		if got := compiledHere(dir, "v1"); got != want {
			t.Errorf("%s: compiled %v", what, got)
		}
	}
	looks("an empty folder", false)
	markCompiled(dir, "v1")
	looks("a mark alone", false)
	code := filepath.Join(dir, "wazero-v1-amd64-linux", "abc")
	if err := errors.Join(os.MkdirAll(filepath.Dir(code), 0o700),
		os.WriteFile(code, make([]byte, 2<<20), 0o600)); err != nil {
		t.Fatal(err)
	}
	looks("mark and code", true)
	r := engineReader(t, dir)
	r.compiler, r.pdf.closed = "v1", true // to start it would fail
	if err := r.Warm(); err != nil {
		t.Errorf("Warm starts the engine: %v", err)
	}
	r.compiler = "v2"
	if err := r.Warm(); err == nil {
		t.Error("Warm trusts the code of another version")
	}
}

// TestWithoutAFolderTheEngineIsCompiled: an engine that cannot come back from the disk is made in memory, and runs on.
func TestWithoutAFolderTheEngineIsCompiled(t *testing.T) {
	t.Parallel()
	r := engineReader(t, "")
	readsPDF(t, r)
	if err := r.pdf.stopUnused(); !errors.Is(err, errInUse) || !r.pdf.runs() {
		t.Errorf("%v; the engine runs: %v", err, r.pdf.runs())
	}
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
	_, done, err := r.pdf.use(t.Context())
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
	e.places[0].inUse = true
	e.leave(0)
	if e.resting != nil {
		t.Error("it is going to rest")
	}
	if err := e.stopUnused(); err == nil {
		t.Error("it is stopped")
	}
}

// TestTwoFirstPDFsAtOnceDoNotRace starts anew and reads two at once, again and again: within one runtime the library's
// instances would race here, which the race detector sees.
func TestTwoFirstPDFsAtOnceDoNotRace(t *testing.T) {
	t.Parallel()
	r := engineReader(t, kept())
	for range 3 {
		var both sync.WaitGroup
		for range 2 {
			both.Go(func() { readsPDF(t, r) })
		}
		both.Wait()
		if err := r.pdf.stopUnused(); err != nil {
			t.Fatal(err)
		}
	}
}

func TestOnePDFAtATimeNeedsOneRuntime(t *testing.T) {
	t.Parallel()
	r := engineReader(t, kept())
	for range 3 {
		readsPDF(t, r)
	}
	if r.pdf.places[0].pool == nil || r.pdf.places[1].pool != nil {
		t.Error("PDFs read one after the other start more than one runtime")
	}
}

func TestAClosedReaderStartsNothing(t *testing.T) {
	t.Parallel()
	r := engineReader(t, kept())
	readsPDF(t, r)
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	if _, _, err := r.pdf.use(t.Context()); err == nil || r.pdf.runs() {
		t.Errorf("after Close, using it gives %v and the engine runs: %v", err, r.pdf.runs())
	}
}
