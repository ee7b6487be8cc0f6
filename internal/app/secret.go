package app

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/config"
)

// secretBytes is how many random bytes the first start takes for a secret; the file holds them as hexadecimal text.
const secretBytes = 32

// instanceSecret returns the secret that every key is made of: the setting's, or the file's in the data directory.
// fault.NotFound: there is none yet.
func instanceSecret(c config.Config) (string, error) {
	const op = "app.instanceSecret"
	if c.Secret != "" {
		return c.Secret, nil
	}
	name := c.SecretPath()
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", fault.Wrap(op, fault.NotFound,
			fmt.Sprintf("VITAE_DATA_DIR=%q contains no Vitae data yet. Start vitae serve to create it.", c.DataDir), err)
	case err == nil && info.Mode().Perm()&0o077 != 0:
		return "", fault.New(op, fault.Invalid, fmt.Sprintf("Other users can read the secret file %q. Run chmod 600 on it.",
			name))
	}
	data, err := os.ReadFile(name) //nolint:gosec // G304: a fixed name in the folder that the operator names
	if err != nil {
		return "", fault.Wrap(op, fault.Unavailable, fmt.Sprintf("The secret file %q cannot be read.", name), err)
	}
	secret := strings.TrimRight(string(data), "\r\n")
	if len(secret) < config.MinSecret {
		return "", fault.New(op, fault.Invalid, fmt.Sprintf("The secret in file %q must be at least %d bytes long.",
			name, config.MinSecret))
	}
	return secret, nil
}

// secretOrNew makes the secret where there is none.
func secretOrNew(c config.Config) (string, error) {
	secret, err := instanceSecret(c)
	if fault.KindOf(err) != fault.NotFound {
		return secret, err
	}
	random := make([]byte, secretBytes)
	_, _ = rand.Read(random) // never fails
	if err := keepSecret(c.SecretPath(), hex.EncodeToString(random)); err != nil && !errors.Is(err, fs.ErrExist) {
		return "", fault.Wrap("app.secretOrNew", fault.Unavailable, fmt.Sprintf("The secret file %q cannot be written.",
			c.SecretPath()), err)
	}
	return instanceSecret(c) // another process may have been faster; its secret holds
}

// keepSecret writes a secret that is not there yet, on the disk and whole, or fails with fs.ErrExist.
func keepSecret(name, secret string) error {
	dir := filepath.Dir(name)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, ".instance-*") // 0600
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.WriteString(secret + "\n")
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	if err := os.Link(f.Name(), name); err != nil { // unlike a rename it replaces nothing
		return err
	}
	return flushDir(dir)
}

// flushDir brings a folder's names to the disk.
func flushDir(dir string) error {
	d, err := os.Open(dir) //nolint:gosec // G304: a folder that the operator names
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}
