package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"context"
	"crypto/sha256"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"github.com/google/go-containerregistry/pkg/v1/validate"
)

// made runs a release of this test's own binary, as three platforms'.
func made(t *testing.T) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	r := release{
		version: "1.2.3", commit: "c0ffee", at: time.Unix(1_790_000_000, 0).UTC(),
		out: filepath.Join(t.TempDir(), "out"),
		run: func(_ context.Context, _ []string, _ string, args ...string) error {
			to := args[slices.Index(args, "-o")+1]
			if !slices.Contains(args, "-s -w -X main.version=1.2.3") {
				return errors.New("the program is not given its version")
			}
			return errors.Join(os.MkdirAll(filepath.Dir(to), 0o755), os.Link(self, to))
		},
	}
	if err := r.make(t.Context(), []platform{
		{"linux", "amd64"},
		{"linux", "arm64"},
		{"windows", "amd64"},
	}); err != nil {
		t.Fatal(err)
	}
	return r.out
}

func TestAReleaseIsWholeAndTheSameEachTime(t *testing.T) {
	t.Chdir("..")
	out := made(t)
	sums := read(t, filepath.Join(out, "SHA256SUMS"))
	if again := read(t, filepath.Join(made(t), "SHA256SUMS")); !bytes.Equal(sums, again) {
		t.Errorf("two releases of one commit differ:\n%s\n%s", sums, again)
	}
	var named []string
	for line := range strings.Lines(string(sums)) {
		sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		if sum != fmt.Sprintf("%x", sha256.Sum256(read(t, filepath.Join(out, name)))) {
			t.Errorf("the sum of %s is wrong", name)
		}
		named = append(named, name)
	}
	want := []string{
		"vitae-1.2.3-extension.zip",
		"vitae-1.2.3-image-amd64.tar", "vitae-1.2.3-image-arm64.tar",
		"vitae-1.2.3-linux-amd64.tar.gz", "vitae-1.2.3-linux-arm64.tar.gz", "vitae-1.2.3-windows-amd64.zip",
		"vitae-1.2.3.cdx.json",
	}
	if !slices.Equal(named, want) {
		t.Errorf("the release holds %q", named)
	}
	z, err := zip.OpenReader(filepath.Join(out, "vitae-1.2.3-windows-amd64.zip"))
	others, unlisted := bundledFiles("")
	if err != nil || unlisted != nil || z.File[0].Name != "vitae-1.2.3-windows-amd64/vitae.exe" ||
		len(z.File) != 1+len(others) {
		t.Errorf("the ZIP: %v %v", err, unlisted)
	}
	theMaterials(t, filepath.Join(out, "vitae-1.2.3.cdx.json"))
	theImage(t, out)
}

func theMaterials(t *testing.T, name string) {
	t.Helper()
	var bom struct {
		SpecVersion string
		Components  []struct{ PURL, Version string }
	}
	if err := json.Unmarshal(read(t, name), &bom); err != nil {
		t.Fatal(err)
	}
	var purls []string
	for _, c := range bom.Components {
		purls = append(purls, strings.TrimSuffix(c.PURL, "@"+c.Version))
	}
	for _, want := range []string{
		"pkg:golang/std", "pkg:golang/github.com/google/go-containerregistry",
		"pkg:npm/react", "pkg:npm/%40tanstack/react-router",
	} {
		if !slices.Contains(purls, want) {
			t.Errorf("%s is not among the materials", want)
		}
	}
	if slices.Contains(purls, "pkg:npm/vite") || slices.Contains(purls, "pkg:npm/typescript") {
		t.Error("what only builds is among the materials")
	}
}

// theImage is read-only by nature, runs as nobody, and asks itself whether it can serve.
func theImage(t *testing.T, out string) {
	t.Helper()
	img, err := tarball.ImageFromPath(filepath.Join(out, "vitae-1.2.3-image-arm64.tar"), nil)
	if err != nil {
		t.Fatal(err)
	}
	c, err := img.ConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	if c.Architecture != "arm64" || c.Config.User != "65532:65532" ||
		!slices.Equal(c.Config.Entrypoint, []string{"/vitae"}) ||
		!slices.Equal(c.Config.Healthcheck.Test, []string{"CMD", "/vitae", "health"}) ||
		c.Config.Labels["org.opencontainers.image.version"] != "1.2.3" {
		t.Errorf("the image is set up as %+v", c.Config)
	}
	in := mutate.Extract(img)
	defer in.Close()
	var names []string
	for f := tar.NewReader(in); ; {
		h, err := f.Next()
		if err != nil {
			break
		}
		names = append(names, h.Name)
		if h.Name == "data" && (h.Uid != nobody || h.Mode != 0o700) {
			t.Errorf("/data is %d's with mode %o", h.Uid, h.Mode)
		}
		if strings.HasSuffix(h.Name, ".crt") {
			pem, _ := io.ReadAll(f)
			if pool := x509.NewCertPool(); !pool.AppendCertsFromPEM(pem) {
				t.Error("the certificates cannot be read")
			}
		}
	}
	slices.Sort(names)
	if want := []string{
		"data", "etc", "etc/ssl", "etc/ssl/certs", "etc/ssl/certs/ca-certificates.crt",
		"vitae",
	}; !slices.Equal(names, want) {
		t.Errorf("the image holds %q", names)
	}
	index, err := layout.ImageIndexFromPath(filepath.Join(out, "image"))
	if err != nil {
		t.Fatal(err)
	}
	if err := validate.Index(index); err != nil {
		t.Error(err)
	}
	if m, err := index.IndexManifest(); err != nil || len(m.Manifests) != 2 {
		t.Errorf("the index has %v, %v", m, err)
	}
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestTheVersionHasItsSectionInTheChangelog(t *testing.T) {
	t.Parallel()
	const log = "# Changelog\n\n## [Unreleased]\n\n## [1.10.0] - 2026-12-01\n- b\n\n## [1.9.0-rc.1] - 2026-11-22\n- a\n"
	for asked, want := range map[string]string{
		"": "1.10.0", "1.10.0": "1.10.0", "v1.9.0-rc.1": "1.9.0-rc.1",
		"1.9.0": "", "Unreleased": "",
	} {
		if got, err := settle(asked, log); got != want || (err == nil) != (want != "") {
			t.Errorf("%q gives %q, %v", asked, got, err)
		}
	}
	for _, wrong := range []string{
		"", "## [Unreleased]\n", "## [1.2] - 2026-11-22\n", "## [01.2.3] - 2026-11-22\n",
		"## [1.2.3]\n", "## [1.2.3+x] - 2026-11-22\n",
	} {
		if got, err := settle("", wrong); err == nil {
			t.Errorf("%q gives %q", wrong, got)
		}
	}
	if got, err := settle("", string(read(t, "../CHANGELOG.md"))); err != nil {
		t.Errorf("the project's own: %q, %v", got, err)
	}
}

func TestPlatformsAreNamed(t *testing.T) {
	t.Parallel()
	if got, err := chosen("linux/arm64, windows/amd64"); err != nil ||
		!slices.Equal(got, []platform{{"linux", "arm64"}, {"windows", "amd64"}}) {
		t.Errorf("%v, %v", got, err)
	}
	if got, err := chosen("linux/mips"); err == nil {
		t.Errorf("%v", got)
	}
}

// An operator who has the archive alone finds what the README and docs/operate.md send them to.
func TestAnArchiveHoldsTheExamples(t *testing.T) {
	t.Chdir("..")
	parts, err := bundledFiles("vitae")
	if err != nil {
		t.Fatal(err)
	}
	modes := map[string]int64{}
	for _, p := range parts {
		modes[p.name] = p.mode
	}
	for name, mode := range map[string]int64{
		"vitae/README.md": 0o644, "vitae/docs/operate.md": 0o644, "vitae/deploy/single/compose.yaml": 0o644,
		"vitae/deploy/systemd/vitae.service": 0o644, "vitae/deploy/systemd/vitae-env": 0o755,
		"vitae/deploy/backup/vitae-backup": 0o755, "vitae/deploy/deploy_test.go": 0,
	} {
		if modes[name] != mode {
			t.Errorf("%s: mode %o, want %o", name, modes[name], mode)
		}
	}
}
