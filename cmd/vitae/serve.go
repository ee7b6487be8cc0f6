package main

import (
	"context"
	"fmt"
	"os"
	"runtime/debug"

	"vitae/internal/app"
	"vitae/internal/clock"
	"vitae/internal/config"
	"vitae/web"
)

type serveCmd struct {
	config.Config `embed:""`
}

// memoryLimit is where the collector works harder to stay below, unless GOMEMLIMIT says otherwise. A password's hash takes
// 64 MiB and leaves them as garbage; without a limit the heap grows to twice of what was ever live before it is looked
// through. Outside it are what reads PDFs, which has bounds of its own, and the database's caches: some 100 MiB.
const memoryLimit = 224 << 20

// Run serves until the program is asked to stop.
func (c *serveCmd) Run(ctx context.Context, s streams) error {
	if err := c.Check(); err != nil {
		return err
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryLimit)
	}
	files, built := web.App()
	if !built {
		files = nil
	}
	server, err := app.Listen(ctx, c.Config, app.Deps{WebApp: files, Log: s.err, Clock: clock.System{}, Version: version})
	if err != nil {
		return err
	}
	fmt.Fprintf(s.out, "Vitae is at %s\n", server.PublicURL())
	return server.Serve(ctx)
}
