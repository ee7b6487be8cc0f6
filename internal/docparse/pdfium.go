package docparse

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"reflect"
	"sync"

	"github.com/klippa-app/go-pdfium"
	"github.com/klippa-app/go-pdfium/webassembly"
	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
)

// pdfEngine starts PDFium at the first PDF and lends out fresh instances of it, a few at a time. An instance has no
// file system, no network and at most 128 MiB.
type pdfEngine struct {
	mu    sync.Mutex
	pool  pdfium.Pool
	cache wazero.CompilationCache
	slots chan struct{}
	dir   string
}

func newPDFEngine(cfg Config) *pdfEngine {
	return &pdfEngine{slots: make(chan struct{}, cfg.Instances), dir: cfg.CacheDir}
}

// memoryPages is the most that one instance may hold, in pages of 64 KiB.
const memoryPages = 2048

// start compiles PDFium, or loads it from the cache; only the first call costs.
func (e *pdfEngine) start() error {
	e.mu.Lock()
	defer e.mu.Unlock()
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

func (e *pdfEngine) close() error {
	e.mu.Lock()
	defer e.mu.Unlock()
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

// pdfDoc is one open document in an instance of its own.
//
// The library's own calls cost some 100 µs a character, since each allocates in the sandbox; a page has thousands.
// So the exported functions are called directly, through one scratch buffer. The library keeps the module in an
// exported field of an internal type; reflection is the only way to it, and a test fails where a new version moves it.
type pdfDoc struct {
	ctx      context.Context
	instance pdfium.Pdfium
	module   api.Module
	release  func()
	calls    map[string]api.Function
	scratch  uint32
	doc      uint64
}

const scratchSize = 4096

// open loads a document. ctx bounds everything done with it.
func (e *pdfEngine) open(ctx context.Context, data []byte) (*pdfDoc, error) {
	select {
	case e.slots <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	d := &pdfDoc{ctx: ctx, calls: map[string]api.Function{}, release: func() { <-e.slots }}
	err := e.start()
	if err == nil {
		d.instance, err = e.pool.GetInstanceWithContext(ctx)
	}
	if err != nil {
		d.release()
		return nil, fmt.Errorf("start PDFium: %w", err)
	}
	if err := d.load(data); err != nil {
		d.close()
		return nil, err
	}
	return d, nil
}

func (d *pdfDoc) close() {
	_ = d.instance.Kill() // the instance is thrown away whole: what it answers no longer matters
	d.release()
}

func moduleOf(instance pdfium.Pdfium) (api.Module, error) {
	source, ok := instance.(interface{ GetImplementation() interface{} })
	if !ok {
		return nil, errors.New("pdf: the library shows no implementation")
	}
	v := reflect.Indirect(reflect.ValueOf(source.GetImplementation()))
	if v.Kind() != reflect.Struct || !v.FieldByName("Module").IsValid() {
		return nil, errors.New("pdf: the library's implementation has no module")
	}
	m, ok := v.FieldByName("Module").Interface().(api.Module)
	if !ok {
		return nil, errors.New("pdf: the library's module is of another type")
	}
	return m, nil
}

func (d *pdfDoc) load(data []byte) error {
	m, err := moduleOf(d.instance)
	if err != nil {
		return err
	}
	d.module = m
	scratch, err := d.call("malloc", scratchSize)
	if err != nil {
		return err
	}
	d.scratch = uint32(scratch)
	file, err := d.call("malloc", uint64(len(data)))
	if err != nil {
		return err
	}
	if file == 0 || scratch == 0 || !m.Memory().Write(uint32(file), data) {
		return errors.New("pdf: the file does not fit into the sandbox")
	}
	if d.doc, err = d.call("FPDF_LoadMemDocument", file, uint64(len(data)), 0); err != nil {
		return err
	}
	if d.doc == 0 {
		code, err := d.call("FPDF_GetLastError")
		if err != nil {
			return err
		}
		if code == 4 {
			return errPassword
		}
		return fmt.Errorf("pdf: PDFium error %d", code)
	}
	return nil
}

// call calls one of PDFium's functions and gives its first result, 0 where it has none.
func (d *pdfDoc) call(name string, args ...uint64) (uint64, error) {
	f := d.calls[name]
	if f == nil {
		if f = d.module.ExportedFunction(name); f == nil {
			return 0, fmt.Errorf("pdf: no function %s", name)
		}
		d.calls[name] = f
	}
	var stack [8]uint64
	copy(stack[:], args)
	if err := f.CallWithStack(d.ctx, stack[:]); err != nil {
		return 0, fmt.Errorf("pdf: %s: %w", name, err)
	}
	if len(f.Definition().ResultTypes()) == 0 {
		return 0, nil
	}
	return stack[0], nil
}

// bytes gives n bytes of the scratch buffer; valid until the next call.
func (d *pdfDoc) bytes(n uint32) []byte {
	b, ok := d.module.Memory().Read(d.scratch, min(n, scratchSize))
	if !ok {
		return make([]byte, n)
	}
	return b
}

// box reads four floats from the scratch buffer.
func (d *pdfDoc) box() (a, b, c, e float64) {
	m := d.bytes(16)
	f := func(i int) float64 { return float64(math.Float32frombits(binary.LittleEndian.Uint32(m[4*i:]))) }
	return f(0), f(1), f(2), f(3)
}

func (d *pdfDoc) pages() (int, error) {
	n, err := d.call("FPDF_GetPageCount", d.doc)
	return int(int32(n)), err
}
