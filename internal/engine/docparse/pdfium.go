package docparse

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"reflect"

	"github.com/klippa-app/go-pdfium"
	"github.com/tetratelabs/wazero/api"
)

// pdfDoc is one open document in an instance of its own.
//
// The library's own calls cost some 100 µs a character, since each allocates in the sandbox; a page has thousands.
// So the exported functions are called directly, through one scratch buffer. The library keeps the module in an
// exported field of an internal type; reflection is the only way to it, and a test fails where a new version moves it.
type pdfDoc struct {
	ctx      context.Context
	instance pdfium.Pdfium
	module   api.Module
	calls    map[string]api.Function
	scratch  uint32
	doc      uint64
	fonts    map[string]struct{} // those whose file has been looked for
}

const scratchSize = 4096

// openPDF loads a document into a fresh instance. ctx bounds everything done with it.
func openPDF(ctx context.Context, pool pdfium.Pool, data []byte) (*pdfDoc, error) {
	instance, err := pool.GetInstanceWithContext(ctx)
	if err != nil {
		return nil, fmt.Errorf("start PDFium: %w", err)
	}
	d := &pdfDoc{ctx: ctx, instance: instance, calls: map[string]api.Function{}, fonts: map[string]struct{}{}}
	if err := d.load(data); err != nil {
		d.close()
		return nil, err
	}
	return d, nil
}

func (d *pdfDoc) close() {
	_ = d.instance.Kill() // the instance is thrown away whole: what it answers no longer matters
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

// bytes returns n bytes of the scratch buffer; valid until the next call.
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
