package main

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"vitae/internal/base/fault"
)

// maxFile bounds what is read from a file or standard input; it is the server's default limit of an upload.
const maxFile = 10 << 20

// readFile reads a whole file, or standard input for "-".
func readFile(name string, in io.Reader) ([]byte, error) {
	if name == "-" {
		return readAll(name, in)
	}
	f, err := os.Open(name) //nolint:gosec // G304: opening the file that the user names is this command's purpose
	if err != nil {
		return nil, &fileError{name, openFault(err)}
	}
	defer f.Close()
	if st, err := f.Stat(); err == nil && st.IsDir() {
		return nil, &fileError{name, fault.New("vitae.readFile", fault.Invalid,
			"This is a directory. Give the name of a file.")}
	}
	return readAll(name, f)
}

func readAll(name string, r io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	if err != nil {
		return nil, &fileError{name, fault.Wrap("vitae.readAll", fault.Unavailable, "This file can't be read.", err)}
	}
	if len(data) > maxFile {
		return nil, &fileError{name, fault.New("vitae.readAll", fault.TooLarge, "The file is larger than 10 MB.")}
	}
	return data, nil
}

func openFault(err error) error {
	const op = "vitae.open"
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fault.Wrap(op, fault.NotFound, "This file doesn't exist.", err)
	case errors.Is(err, fs.ErrPermission):
		return fault.Wrap(op, fault.Forbidden, "You don't have permission to read this file.", err)
	}
	return fault.Wrap(op, fault.Unavailable, "This file can't be opened.", err)
}

// writeFile writes a whole file under a temporary name in the same folder and renames it, so that a failure leaves
// what stood there untouched. "-" is standard output.
func writeFile(name string, data []byte, out io.Writer) error {
	if name == "-" {
		_, err := out.Write(data)
		return err
	}
	return fillFile(name, 0o644, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}

// absent refuses a name at which a file stands, which may be the only backup there is.
func absent(name string) error {
	if st, err := os.Lstat(name); err == nil && !st.IsDir() { // fillFile has words of its own for a folder
		return &fileError{name, fault.New("vitae.absent", fault.Conflict,
			"This file already exists. Choose another name, or use --overwrite to replace it.")}
	}
	return nil
}

// fillFile lets fill write a whole file under a temporary name in the same folder and renames it.
func fillFile(name string, mode os.FileMode, fill func(io.Writer) error) error {
	err := replaceFile(name, mode, fill)
	var known *fault.Error
	if err == nil || errors.As(err, &known) {
		return err
	}
	msg := "This file can't be written."
	if errors.Is(err, fs.ErrPermission) {
		msg = "You don't have permission to write this file."
	} else if errors.Is(err, fs.ErrNotExist) {
		msg = "The output folder doesn't exist."
	}
	return &fileError{name, fault.Wrap("vitae.fillFile", fault.Unavailable, msg, err)}
}

func replaceFile(name string, mode os.FileMode, fill func(io.Writer) error) (err error) {
	if st, err := os.Stat(name); err == nil && st.IsDir() {
		return &fileError{name, fault.New("vitae.replaceFile", fault.Invalid,
			"This is a directory. Give the name of a file.")}
	}
	f, err := os.CreateTemp(filepath.Dir(name), ".vitae-*") // 0600
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name())
		}
	}()
	if err = fill(f); err == nil {
		err = f.Sync()
	}
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = os.Chmod(f.Name(), mode)
	}
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}

// baseName returns the name whose ending says the format; standard input has none.
func baseName(name string) string {
	if name == "-" {
		return ""
	}
	return strings.TrimSpace(filepath.Base(name))
}
