//go:build !windows

package app

import (
	"os"
	"syscall"
)

// errLocked is what lockFile gives where another process has the lock.
const errLocked = syscall.EWOULDBLOCK

// lockFile takes the lock of a file without waiting; closing the file gives it back.
func lockFile(f *os.File) error { return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) }
