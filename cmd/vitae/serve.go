package main

import (
	"context"
	"fmt"

	"vitae/internal/app"
	"vitae/internal/clock"
	"vitae/internal/config"
	"vitae/web"
)

type serveCmd struct {
	config.Config `embed:""`
}

// Run serves until the program is asked to stop.
func (c *serveCmd) Run(ctx context.Context, s streams) error {
	if err := c.Check(); err != nil {
		return err
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
