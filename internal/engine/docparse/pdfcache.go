package docparse

import (
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
)

// markFile, beside the compiled code, says which libraries left it there. It spares a start of the engine, which would
// read the whole of PDFium only to see that it is there already.
const markFile = "compiled-by"

// compiledHere reports whether an earlier Warm of the same libraries, by their compiler's name, left PDFium's compiled
// code in dir. It may be wrong where the folder moved to another processor; then the first PDF compiles.
func compiledHere(dir, by string) bool {
	mark, err := os.ReadFile(filepath.Join(dir, markFile)) //nolint:gosec // G304: a folder of the operator's
	if err != nil || by == "" || string(mark) != by {
		return false
	}
	files, _ := filepath.Glob(filepath.Join(dir, "wazero-*", "*"))
	for _, f := range files {
		if st, err := os.Stat(f); err == nil && st.Size() > 1<<20 {
			return true
		}
	}
	return false
}

// markCompiled notes that dir holds it. Where that cannot be written the next Warm looks again.
func markCompiled(dir, by string) {
	if by != "" {
		_ = os.WriteFile(filepath.Join(dir, markFile), []byte(by), 0o600)
	}
}

// compiler names what decides the compiled code, "" where the program does not know its own parts, as
// in tests.
func compiler() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	var parts []string
	for _, m := range info.Deps {
		if m.Path == "github.com/klippa-app/go-pdfium" || m.Path == "github.com/tetratelabs/wazero" {
			parts = append(parts, m.Path+" "+m.Version)
		}
	}
	if len(parts) != 2 {
		return ""
	}
	return strings.Join(append(parts, runtime.GOOS+"/"+runtime.GOARCH), "\n") + "\n"
}
