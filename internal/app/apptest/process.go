package apptest

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/signal"
	"syscall"

	"vitae/internal/app"
	"vitae/internal/base/clock"
	"vitae/internal/config"
)

// BeProgram makes this process the program, with settings as JSON, for those that kill it. It says its address on
// standard output and serves until SIGTERM, or until standard input ends: when whoever started it has, however that
// ended.
func BeProgram(settings string, clock clock.Clock) error {
	var c config.Config
	if err := json.Unmarshal([]byte(settings), &c); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	go func() { _, _ = io.Copy(io.Discard, os.Stdin); stop() }()
	s, err := app.Listen(ctx, c, app.Deps{Log: os.Stderr, Clock: clock, Hashing: cheap, Cold: true})
	if err != nil {
		return err
	}
	fmt.Println(s.Addr())
	return s.Serve(ctx)
}

// FreeAddr is an address on loopback that nobody listens on, for programs that are to come back at the same one.
// Another program may take it before it is used.
func FreeAddr() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	return l.Addr().String(), l.Close()
}
