package app

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"runtime"
	"sync"
)

// program is the SHA-256 of the program that runs, with its weights and word lists, "" where its file cannot be read.
// It takes some 0.1 seconds, once in a process.
var program = sync.OnceValue(func() string {
	name := "/proc/self/exe" // what runs, also where an upgrade has replaced the file meanwhile
	if runtime.GOOS != "linux" {
		var err error
		if name, err = os.Executable(); err != nil {
			return ""
		}
	}
	f, err := os.Open(name)
	if err != nil {
		return ""
	}
	defer f.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, f); err != nil {
		return ""
	}
	return hex.EncodeToString(sum.Sum(nil))
})
