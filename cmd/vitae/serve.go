package main

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"runtime/debug"

	"vitae/internal/app"
	"vitae/internal/base/clock"
	"vitae/internal/config"
	"vitae/web"
)

type serveCmd struct {
	config.Config `embed:""`
}

// memoryLimit is where the collector works harder to stay below, unless GOMEMLIMIT says otherwise. A password's hash
// takes 64 MiB and leaves them as garbage; without a limit the heap grows to twice of what was ever live before it is
// looked through. Outside it are what reads PDFs, which has bounds of its own, and the database's caches: some 100 MiB.
const memoryLimit = 224 << 20

// growth is by how many percent of what is live the heap grows before it is looked through, unless GOGC says otherwise.
// Little is live, some 30 MiB, and a run of an engine makes a few: at Go's 100 percent a quarter of a busy server's
// time goes into looking. memoryLimit bounds it.
const growth = 300

// Run serves until the program is asked to stop.
func (c *serveCmd) Run(ctx context.Context, s streams) error {
	if err := config.CheckNames(os.Environ()); err != nil {
		return err
	}
	if err := c.Check(); err != nil {
		return err
	}
	boundHeap()
	files, built := web.App()
	if !built {
		files = nil
	}
	server, err := app.Listen(ctx, c.Config, app.Deps{
		WebApp: files, Log: s.err, Clock: clock.System{},
		Version: programVersion(),
	})
	if err != nil {
		return err
	}
	shareCores() // after what is sized by the number of cores was made
	fmt.Fprintf(s.out, "Vitae is running at %s\n", server.PublicURL())
	return server.Serve(ctx)
}

func boundHeap() {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryLimit)
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(growth)
	}
}

// shareCores runs Go code on twice as many threads as there are cores, unless GOMAXPROCS or a quota of processor time
// says otherwise. A hash, a PDF and a run of an engine each hold a core for a tenth of a second; Go lets others in
// every 10 ms, one after another, and the operating system lets in at once who has waited. It takes effect in the
// slowest hundredth: a list among 150 mixed requests a second then took 51 ms in place of 89.
func shareCores() {
	if cores := runtime.NumCPU(); os.Getenv("GOMAXPROCS") == "" && runtime.GOMAXPROCS(0) == cores {
		runtime.GOMAXPROCS(2 * cores)
	}
}
