package main

import (
	"bytes"
	"encoding/pem"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"github.com/google/go-containerregistry/pkg/v1/types"
	"golang.org/x/crypto/x509roots/fallback/bundle"
)

// nobody is the user that the program runs as in a container: neither root nor anybody of the host.
const nobody = 65532

// images writes an image for each processor of Linux: as a file that `docker load` and `podman load` read, and all of
// them as an OCI layout that `crane push` publishes under one name.
func (r *release) images(built map[platform]string) error {
	index := mutate.IndexMediaType(empty.Index, types.OCIImageIndex)
	for _, p := range platforms {
		program, made := built[p]
		if !made || p.os != "linux" {
			continue
		}
		img, err := r.image(p, program)
		if err != nil {
			return err
		}
		tag, err := name.NewTag("vitae:" + r.version)
		if err != nil {
			return err
		}
		if err := tarball.WriteToFile(filepath.Join(r.out, fmt.Sprintf("vitae-%s-image-%s.tar", r.version, p.arch)),
			tag, img); err != nil {
			return err
		}
		index = mutate.AppendManifests(index, mutate.IndexAddendum{
			Add:        img,
			Descriptor: v1.Descriptor{Platform: &v1.Platform{OS: p.os, Architecture: p.arch}},
		})
	}
	_, err := layout.Write(filepath.Join(r.out, "image"), index)
	return err
}

// image holds the program, the certificates of public authorities, and an empty /data of nobody's: no shell, no
// package.
func (r *release) image(p platform, program string) (v1.Image, error) {
	certificates, err := authorities()
	if err != nil {
		return nil, err
	}
	img := mutate.ConfigMediaType(mutate.MediaType(empty.Image, types.OCIManifestSchema1), types.OCIConfigJSON)
	for _, parts := range [][]file{
		{
			{name: "etc", mode: 0o755},
			{name: "etc/ssl", mode: 0o755},
			{name: "etc/ssl/certs", mode: 0o755},
			{name: "etc/ssl/certs/ca-certificates.crt", data: certificates, mode: 0o644},
			{name: "data", mode: 0o700, user: nobody},
		},
		{{name: "vitae", from: program, mode: 0o755}},
	} {
		layer, err := r.layer(parts)
		if err != nil {
			return nil, err
		}
		if img, err = mutate.Append(img,
			mutate.Addendum{Layer: layer, History: v1.History{
				Created:   v1.Time{Time: r.at},
				CreatedBy: "release",
			}}); err != nil {
			return nil, err
		}
	}
	c, err := img.ConfigFile()
	if err != nil {
		return nil, err
	}
	c = c.DeepCopy()
	c.OS, c.Architecture, c.Created = p.os, p.arch, v1.Time{Time: r.at}
	c.Config = v1.Config{
		User: fmt.Sprintf("%d:%[1]d", nobody), Entrypoint: []string{"/vitae"}, Cmd: []string{"serve"},
		StopSignal:   "SIGTERM",
		Env:          []string{"VITAE_ADDR=0.0.0.0:8080", "VITAE_DATA_DIR=/data"},
		ExposedPorts: map[string]struct{}{"8080/tcp": {}}, Volumes: map[string]struct{}{"/data": {}},
		Healthcheck: &v1.HealthConfig{
			Test: []string{"CMD", "/vitae", "health"}, Interval: 30 * time.Second,
			Timeout: 5 * time.Second, StartPeriod: 20 * time.Second, Retries: 3,
		},
		Labels: map[string]string{
			"org.opencontainers.image.title": "Vitae", "org.opencontainers.image.version": r.version,
			"org.opencontainers.image.revision": r.commit,
			"org.opencontainers.image.created":  r.at.Format(time.RFC3339),
			"org.opencontainers.image.licenses": "Apache-2.0",
		},
	}
	return mutate.ConfigFile(img, c)
}

func (r *release) layer(parts []file) (v1.Layer, error) {
	var b bytes.Buffer
	if err := writeTar(&b, parts, r.at); err != nil {
		return nil, err
	}
	return tarball.LayerFromOpener(func() (io.ReadCloser, error) {
		return io.NopCloser(bytes.NewReader(b.Bytes())),
			nil
	},
		tarball.WithMediaType(types.OCILayer))
}

// authorities are the certificates that Go's own list trusts without a condition.
func authorities() ([]byte, error) {
	var b strings.Builder
	for root := range bundle.Roots() {
		if root.Constraint != nil {
			continue
		}
		if err := pem.Encode(&b, &pem.Block{Type: "CERTIFICATE", Bytes: root.Certificate}); err != nil {
			return nil, err
		}
	}
	return []byte(b.String()), nil
}
