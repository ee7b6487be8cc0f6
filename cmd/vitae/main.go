// Command vitae is the whole program: the web application (serve) and the engines on the command line.
//
// It reads flags and files, calls one service, and writes the answer; it holds no rules of its own.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/alecthomas/kong"

	"vitae/internal/base/fault"
	"vitae/internal/config"
)

// Exit statuses, as the contract has them.
const (
	exitOK       = 0
	exitFailed   = 1
	exitMisused  = 2
	exitFindings = 3
)

type cli struct {
	Serve     serveCmd     `cmd:"" help:"Serve the web application and its API."`
	Parse     parseCmd     `cmd:"" help:"Read a resume and print it as a JSON Resume document."`
	Ats       atsCmd       `cmd:"" help:"Check how well other software can read a resume file."`
	Match     matchCmd     `cmd:"" help:"Match a resume with a job posting and explain the score."`
	Tailor    tailorCmd    `cmd:"" help:"Tailor a resume to a job posting."`
	Letter    letterCmd    `cmd:"" help:"Write a cover letter."`
	Guide     guideCmd     `cmd:"" help:"Prepare for an interview: likely questions, why they're asked, and lines from your resume that answer them."`
	Plan      planCmd      `cmd:"" help:"Create a learning plan for a skill."`
	Market    marketCmd    `cmd:"" help:"Compare a resume with several job postings."`
	Export    exportCmd    `cmd:"" help:"Write a resume in another format."`
	Check     checkCmd     `cmd:"" help:"List claims in a rewritten resume that the original doesn't make."`
	Skills    skillsCmd    `cmd:"" help:"List the skills in a text."`
	Templates templatesCmd `cmd:"" help:"List the templates."`
	Backup    backupCmd    `cmd:"" help:"Back up all data of a running instance to one file. Keep the file as safe as the instance itself."`
	Restore   restoreCmd   `cmd:"" help:"Restore a backup into an empty instance."`
	Admin     adminCmd     `cmd:"" help:"Manage accounts, roles, keys and codes, whether or not the server is running."`
	Health    healthCmd    `cmd:"" help:"Check whether the server on this machine is ready, for a container's health check."`
	About     versionCmd   `cmd:"" name:"version" help:"Print the version, commit, Go version and platform."`
	Version   versionFlag  `help:"Print the version." short:"V"`
}

// streams are the program's standard streams, so that tests can run it in process.
type streams struct {
	in       io.Reader
	out, err io.Writer
}

// errFindings ends `check` with its own exit status and no message: the findings are the answer.
var errFindings = errors.New("findings")

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal ends the program at once
	code := run(ctx, os.Args[1:], streams{os.Stdin, os.Stdout, os.Stderr})
	stop()
	os.Exit(code)
}

// exited carries the status with which kong wanted to end the program (after --help or --version).
type exited int

func run(ctx context.Context, args []string, s streams) (code int) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case exited:
			code = int(r)
		default:
			panic(r)
		}
	}()
	if err := config.DropEmpty(); err != nil { // kong would take an empty value for a given one
		return status(err, s.err)
	}
	var c cli
	parser, err := kong.New(&c, kong.Name("vitae"),
		kong.Description("Tailor a resume to a job without inventing anything."),
		kong.Writers(s.out, s.err), kong.Exit(func(n int) { panic(exited(n)) }), kong.UsageOnError(),
		kong.BindTo(ctx, (*context.Context)(nil)), kong.Bind(s))
	if err != nil {
		fmt.Fprintln(s.err, "vitae:", err)
		return exitFailed
	}
	k, err := parser.Parse(args)
	if err != nil {
		fmt.Fprintf(s.err, "vitae: %v. See vitae --help.\n", err)
		return exitMisused
	}
	return status(k.Run(), s.err)
}

// status turns what a command returned into the exit status, with one line on standard error for a failure.
func status(err error, w io.Writer) int {
	var misuse *misuseError
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, errFindings):
		return exitFindings
	case errors.Is(err, errUnread):
		return exitFailed
	case errors.As(err, &misuse):
		fmt.Fprintln(w, "vitae:", misuse.Error())
		return exitMisused
	}
	var file *fileError
	if errors.As(err, &file) {
		fmt.Fprintf(w, "vitae: %s: %s\n", file.name, fault.Public(file.err))
		return exitFailed
	}
	fmt.Fprintln(w, "vitae:", fault.Public(err))
	return exitFailed
}

// misuseError is a call whose flags are well-formed but do not go together.
type misuseError struct{ msg string }

func (e *misuseError) Error() string { return e.msg }

// fileError is a failure with the file that it concerns.
type fileError struct {
	name string
	err  error
}

func (e *fileError) Error() string { return e.name + ": " + e.err.Error() }
func (e *fileError) Unwrap() error { return e.err }
