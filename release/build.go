package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"time"
)

// build makes the program for a platform.
func (r *release) build(ctx context.Context, p platform, to string) error {
	return r.run(ctx, []string{"CGO_ENABLED=0", "GOOS=" + p.os, "GOARCH=" + p.arch},
		"go", "build", "-trimpath", "-ldflags", "-s -w -X main.version="+r.version, "-o", to, "./cmd/vitae")
}

// bundled are the files and folders that every archive holds with the program. README.md links to the last two.
var bundled = []string{"LICENSE", "NOTICE", "README.md", "CHANGELOG.md", "docs/operate.md", "deploy"}

// bundledFiles lists the files of bundled as parts of an archive in folder. Scripts stay executable.
func bundledFiles(folder string) (parts []file, err error) {
	for _, name := range bundled {
		err = errors.Join(err, filepath.WalkDir(name, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(name) == ".go" {
				return err
			}
			about, err := d.Info()
			if err != nil {
				return err
			}
			mode := int64(0o644)
			if about.Mode()&0o100 != 0 {
				mode = 0o755
			}
			parts = append(parts, file{name: path.Join(folder, filepath.ToSlash(name)), from: name, mode: mode})
			return nil
		}))
	}
	return parts, err
}

// file is a part of an archive or of an image's layer; a folder where from is "" and data is nil.
type file struct {
	name string
	from string // a file on disk
	data []byte
	mode int64
	user int
}

// archive puts the program and what belongs to it into one file: a ZIP for Windows, else tar and gzip.
func (r *release) archive(p platform, program string) (err error) {
	folder := fmt.Sprintf("vitae-%s-%s-%s", r.version, p.os, p.arch)
	parts := []file{{name: path.Join(folder, p.program()), from: program, mode: 0o755}}
	others, err := bundledFiles(folder)
	if err != nil {
		return err
	}
	parts = append(parts, others...)
	write, ending := writeTarGzip, ".tar.gz"
	if p.os == "windows" {
		write, ending = writeZip, ".zip"
	}
	f, err := os.Create(filepath.Join(r.out, folder+ending)) //nolint:gosec // G304: a name made here
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return write(f, parts, r.at)
}

// extension puts the browser extension into a ZIP, whose folder users load.
func (r *release) extension() (err error) {
	folder := fmt.Sprintf("vitae-%s-extension", r.version)
	var parts []file
	err = filepath.WalkDir("extension", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		inside, err := filepath.Rel("extension", name)
		parts = append(parts, file{name: path.Join(folder, filepath.ToSlash(inside)), from: name, mode: 0o644})
		return err
	})
	if err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(r.out, folder+".zip")) //nolint:gosec // G304: a name made here
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return writeZip(f, parts, r.at)
}

func writeTarGzip(w io.Writer, parts []file, at time.Time) error {
	z, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	return errors.Join(writeTar(z, parts, at), z.Close())
}

// writeTar writes nothing that differs between machines: no owner's name, one time.
func writeTar(w io.Writer, parts []file, at time.Time) error {
	t := tar.NewWriter(w)
	for _, p := range parts {
		data, err := p.content()
		if err != nil {
			return err
		}
		h := &tar.Header{
			Name: p.name, Mode: p.mode, Size: int64(len(data)), ModTime: at, Uid: p.user, Gid: p.user,
			Typeflag: tar.TypeReg, Format: tar.FormatPAX,
		}
		if data == nil {
			h.Name, h.Typeflag = p.name+"/", tar.TypeDir
		}
		if err := t.WriteHeader(h); err != nil {
			return err
		}
		if _, err := t.Write(data); err != nil {
			return err
		}
	}
	return t.Close()
}

func writeZip(w io.Writer, parts []file, at time.Time) error {
	z := zip.NewWriter(w)
	for _, p := range parts {
		data, err := p.content()
		if err != nil {
			return err
		}
		h := &zip.FileHeader{Name: p.name, Method: zip.Deflate, Modified: at}
		h.SetMode(os.FileMode(p.mode))
		entry, err := z.CreateHeader(h)
		if err != nil {
			return err
		}
		if _, err := entry.Write(data); err != nil {
			return err
		}
	}
	return z.Close()
}

func (f file) content() ([]byte, error) {
	if f.from != "" {
		return os.ReadFile(f.from)
	}
	return f.data, nil
}
