package main

import (
	"cmp"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/alecthomas/kong"
)

// version is set by the linker where the sources are built without their history. Without it, programVersion goes by
// the tag or commit that the Go tool noted.
var version = ""

// unversioned is what a program is called that was built from no commit, as tests are.
const unversioned = "dev"

// programVersion is the version as semver writes it: 1.2.0 for a tag, else what comes after the last tag, with the
// commit.
func programVersion() string {
	said := version
	if b, ok := debug.ReadBuildInfo(); ok && said == "" && b.Main.Version != "(devel)" {
		said = b.Main.Version
	}
	return cmp.Or(strings.TrimPrefix(said, "v"), unversioned)
}

type versionFlag bool

// BeforeReset prints the version and ends the program; kong calls it when the flag is given.
func (versionFlag) BeforeReset(k *kong.Kong) error { //nolint:unparam // kong's hook has this shape
	fmt.Fprintln(k.Stdout, "vitae", programVersion())
	k.Exit(exitOK)
	return nil
}

type versionCmd struct{}

// Run prints the version, the commit it was built from, and what it was built with.
func (versionCmd) Run(s streams) error {
	built := map[string]string{}
	if b, ok := debug.ReadBuildInfo(); ok {
		for _, about := range b.Settings {
			built[about.Key] = about.Value
		}
	}
	fmt.Fprintln(s.out, "vitae", programVersion())
	if commit := built["vcs.revision"]; commit != "" {
		changed := ""
		if built["vcs.modified"] == "true" {
			changed = ", with uncommitted changes"
		}
		fmt.Fprintf(s.out, "commit %s of %s%s\n", commit, built["vcs.time"], changed)
	}
	return said(s, nil, "%s, %s/%s", runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
