package app

import (
	"os"

	"golang.org/x/sys/windows"
)

// errLocked is what lockFile gives where another process has the lock.
const errLocked = windows.ERROR_LOCK_VIOLATION

// lockFile takes the lock of a file without waiting; closing the file gives it back.
func lockFile(f *os.File) error {
	return windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY,
		0, 1, 0, &windows.Overlapped{})
}
