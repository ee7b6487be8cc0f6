package main

import (
	"debug/buildinfo"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

// materials writes the bill of materials: the modules that the Go tool linked into any of the programs, as they say
// themselves, and the packages of the web app that reach a browser, as its lock file has them.
func (r *release) materials(built map[platform]string, lock string) (err error) {
	parts := map[string]cdx.Component{}
	for _, program := range built {
		if err := addModules(parts, program); err != nil {
			return err
		}
	}
	if err := addPackages(parts, lock); err != nil {
		return err
	}
	list := make([]cdx.Component, 0, len(parts))
	refs := slices.Sorted(maps.Keys(parts))
	for _, ref := range refs {
		list = append(list, parts[ref])
	}
	self := cdx.Component{
		BOMRef: "vitae", Type: cdx.ComponentTypeApplication, Name: "vitae", Version: r.version,
		Licenses: licence("Apache-2.0"),
	}
	bom := cdx.NewBOM()
	bom.Metadata = &cdx.Metadata{Timestamp: r.at.Format(time.RFC3339), Component: &self}
	bom.Components = &list
	bom.Dependencies = &[]cdx.Dependency{{Ref: self.BOMRef, Dependencies: &refs}}
	f, err := os.Create(filepath.Join(r.out, fmt.Sprintf("vitae-%s.cdx.json", r.version)))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return cdx.NewBOMEncoder(f, cdx.BOMFileFormatJSON).SetPretty(true).Encode(bom)
}

func addModules(parts map[string]cdx.Component, program string) error {
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return err
	}
	add := func(name, version, sum string) {
		ref := "pkg:golang/" + name + "@" + version
		c := cdx.Component{
			BOMRef: ref, PackageURL: ref, Type: cdx.ComponentTypeLibrary, Name: name, Version: version,
			Scope: cdx.ScopeRequired,
		}
		if raw, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(sum, "h1:")); err == nil && len(raw) == 32 {
			// go.sum's hash, over the module's list of files
			c.Properties = &[]cdx.Property{{Name: "go:sum", Value: sum}}
		}
		parts[ref] = c
	}
	add("std", strings.TrimPrefix(info.GoVersion, "go"), "")
	for _, m := range info.Deps {
		if m.Replace != nil {
			m = m.Replace
		}
		add(m.Path, m.Version, m.Sum)
	}
	return nil
}

// addPackages adds what npm installs for use; what only builds and tests is left out.
func addPackages(parts map[string]cdx.Component, lock string) error {
	data, err := os.ReadFile(lock) //nolint:gosec // G304: a file of the project
	if err != nil {
		return err
	}
	var said struct {
		Packages map[string]struct {
			Version, Integrity, License string
			Dev, DevOptional, Optional  bool
		}
	}
	if err := json.Unmarshal(data, &said); err != nil {
		return err
	}
	for place, p := range said.Packages {
		_, name, inside := cutLast(place, "node_modules/")
		if !inside || p.Dev || p.DevOptional || p.Optional {
			continue
		}
		ref := "pkg:npm/" + strings.Replace(name, "@", "%40", 1) + "@" + p.Version
		c := cdx.Component{
			BOMRef: ref, PackageURL: ref, Type: cdx.ComponentTypeLibrary, Name: name, Version: p.Version,
			Scope: cdx.ScopeRequired, Licenses: licence(p.License),
		}
		if sum, is := strings.CutPrefix(p.Integrity, "sha512-"); is {
			if raw, err := base64.StdEncoding.DecodeString(sum); err == nil {
				c.Hashes = &[]cdx.Hash{{Algorithm: cdx.HashAlgoSHA512, Value: hex.EncodeToString(raw)}}
			}
		}
		parts[ref] = c
	}
	return nil
}

func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// licence is an SPDX expression as a component has it; nil for none.
func licence(expression string) *cdx.Licenses {
	if expression == "" {
		return nil
	}
	return &cdx.Licenses{{Expression: expression}}
}
