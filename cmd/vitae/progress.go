package main

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"golang.org/x/term"
)

// progressAfter is how long a command works before it says what it is doing.
const progressAfter = 500 * time.Millisecond

// progress says on a terminal what a command is doing once that takes longer than a moment. Without a terminal it
// says nothing, so that logs and pipes stay clean.
type progress struct {
	mu    sync.Mutex
	w     io.Writer
	stage string
	shown bool
	timer *time.Timer
}

func newProgress(w io.Writer) *progress {
	p := &progress{}
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		p.w = w
		p.timer = time.AfterFunc(progressAfter, p.show)
	}
	return p
}

// step names what is done now, in the form "Reading cv.pdf".
func (p *progress) step(stage string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.stage = stage
	if p.shown {
		p.draw()
	}
}

func (p *progress) show() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.w != nil {
		p.shown = true
		p.draw()
	}
}

func (p *progress) draw() { fmt.Fprintf(p.w, "\r\x1b[K%s …", p.stage) }

// done takes the line away for good.
func (p *progress) done() {
	if p.timer != nil {
		p.timer.Stop()
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.shown {
		fmt.Fprint(p.w, "\r\x1b[K")
	}
	p.w, p.shown = nil, false
}
