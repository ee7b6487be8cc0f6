// Command release writes what a release publishes into a folder: an archive of the program for each platform, container
// images without a daemon, a bill of materials (CycloneDX), and SHA256SUMS over all of them.
//
// The same commit gives the same bytes. It never publishes anything and never reads credentials: .github/workflows
// does.
package main

import (
	"context"
	"crypto/sha256"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// platform is an operating system and a processor, as Go names them.
type platform struct{ os, arch string }

func (p platform) String() string { return p.os + "/" + p.arch }

// program is what the binary is called there.
func (p platform) program() string {
	if p.os == "windows" {
		return "vitae.exe"
	}
	return "vitae"
}

// platforms are those that releases are made for.
var platforms = []platform{
	{"linux", "amd64"},
	{"linux", "arm64"},
	{"darwin", "amd64"},
	{"darwin", "arm64"},
	{"windows", "amd64"},
}

// release is one run: what is written, where, and the time that everything in it carries.
type release struct {
	version string // without v, as semver has it
	commit  string
	at      time.Time // of the commit
	out     string
	run     func(ctx context.Context, env []string, name string, args ...string) error
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	err := start(ctx, os.Args[1:])
	stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func start(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("release", flag.ContinueOnError)
	r := release{run: run}
	flags.StringVar(&r.version, "version", "", "version, such as 1.2.3; default: the newest section of CHANGELOG.md")
	flags.StringVar(&r.out, "out", "bin/release", "folder to write, which is emptied first")
	only := flags.String("only", "", "platforms, such as linux/amd64,linux/arm64; default: all")
	if err := flags.Parse(args); err != nil {
		return err
	}
	notes, err := os.ReadFile("CHANGELOG.md")
	if err != nil {
		return err
	}
	if r.version, err = settle(r.version, string(notes)); err != nil {
		return err
	}
	wanted, err := chosen(*only)
	if err != nil {
		return err
	}
	if r.commit, r.at, err = head(ctx); err != nil {
		return err
	}
	return r.make(ctx, wanted)
}

// make writes everything.
func (r *release) make(ctx context.Context, wanted []platform) error {
	if err := os.RemoveAll(r.out); err != nil {
		return err
	}
	if err := os.MkdirAll(r.out, 0o755); err != nil { //nolint:gosec // G301: what is published is for everybody
		return err
	}
	work, err := os.MkdirTemp("", "release-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	built := map[platform]string{}
	for _, p := range wanted {
		fmt.Println(p)
		built[p] = filepath.Join(work, p.os+"-"+p.arch, p.program())
		if err := r.build(ctx, p, built[p]); err != nil {
			return fmt.Errorf("%s: %w", p, err)
		}
		if err := r.archive(p, built[p]); err != nil {
			return fmt.Errorf("%s: %w", p, err)
		}
	}
	if err := r.extension(); err != nil {
		return fmt.Errorf("extension: %w", err)
	}
	if err := r.images(built); err != nil {
		return fmt.Errorf("image: %w", err)
	}
	if err := r.materials(built, filepath.Join("web", "package-lock.json")); err != nil {
		return fmt.Errorf("bill of materials: %w", err)
	}
	return sums(r.out)
}

// chosen reads the platforms of a list; all of them where it is empty.
func chosen(list string) ([]platform, error) {
	if list == "" {
		return platforms, nil
	}
	var out []platform
	for name := range strings.SplitSeq(list, ",") {
		i := slices.IndexFunc(platforms, func(p platform) bool { return p.String() == strings.TrimSpace(name) })
		if i < 0 {
			return nil, fmt.Errorf("there is no platform %q among %v", name, platforms)
		}
		out = append(out, platforms[i])
	}
	return out, nil
}

// head returns the commit that is checked out, and its time.
func head(ctx context.Context) (string, time.Time, error) {
	out, err := exec.CommandContext(ctx, "git", "log", "-1", "--format=%H %ct").Output()
	if err != nil {
		return "", time.Time{}, fmt.Errorf("git: %w", err)
	}
	commit, seconds, _ := strings.Cut(strings.TrimSpace(string(out)), " ")
	n, err := strconv.ParseInt(seconds, 10, 64)
	return commit, time.Unix(n, 0).UTC(), err
}

func run(ctx context.Context, env []string, name string, args ...string) error {
	c := exec.CommandContext(ctx, name, args...) //nolint:gosec // G204: builds what is checked out
	c.Env = append(os.Environ(), env...)
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	return c.Run()
}

// sums writes SHA256SUMS, which `sha256sum -c` reads, over the files of a folder.
func sums(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var lines strings.Builder
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		f, err := os.Open(filepath.Join(dir, e.Name())) //nolint:gosec // G304: a file of the release
		if err != nil {
			return err
		}
		h := sha256.New()
		_, err = io.Copy(h, f)
		_ = f.Close()
		if err != nil {
			return err
		}
		fmt.Fprintf(&lines, "%x  %s\n", h.Sum(nil), e.Name())
	}
	return os.WriteFile(filepath.Join(dir, "SHA256SUMS"), []byte(lines.String()), 0o644) //nolint:gosec // G306: for everybody
}
