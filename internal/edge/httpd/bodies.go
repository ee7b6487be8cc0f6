package httpd

import (
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"
	"os"
	"sync"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/limit"
)

// How a body has to arrive: after a start it has to keep up with slowest on the whole, which is a slow mobile line. A
// client that sends a byte now and then is given up long before the server's own time limit.
const (
	startOfBody = 5 * time.Second
	slowest     = 8 << 10 // bytes a second
)

// bodies bounds what the bodies of requests take of memory together. It is counted as it arrives, so that who only says
// that much will come takes nothing; no payer has more than a quarter.
type bodies struct {
	most, share int64
	start       time.Duration // that a body has before it has to keep up

	mu       sync.Mutex
	requests int
	held     int64
	payers   map[string]int64 // bytes of each
}

func newBodies(most int64) *bodies {
	return &bodies{most: most, share: most / 4, start: startOfBody, payers: map[string]int64{}}
}

// take counts bytes that have come; false where there is no room for them.
func (b *bodies) take(payer string, n int64) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.held+n > b.most || b.payers[payer]+n > b.share {
		return false
	}
	b.held += n
	b.payers[payer] += n
	return true
}

// give counts a request out with all it held.
func (b *bodies) give(payer string, n int64) {
	b.forget(payer, n)
	b.mu.Lock()
	defer b.mu.Unlock()
	b.requests--
}

// forget counts bytes out.
func (b *bodies) forget(payer string, n int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.held -= n
	if b.payers[payer] -= n; b.payers[payer] == 0 {
		delete(b.payers, payer)
	}
}

// count returns the requests whose body is in memory or on its way, and the bytes that have come.
func (b *bodies) count() (requests int, held int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.requests, b.held
}

// receive puts the bounds around a request's body; the function counts it out.
func (b *bodies) receive(w http.ResponseWriter, r *http.Request) (done func()) {
	b.mu.Lock()
	b.requests++
	b.mu.Unlock()
	a := &arriving{
		ReadCloser: r.Body, into: b, payer: limit.Payer(r.Context()), header: w.Header(),
		connection: http.NewResponseController(w), began: time.Now(),
	}
	if s, ok := r.Context().Value(http.ServerContextKey).(*http.Server); ok {
		a.whole = s.ReadTimeout
	}
	r.Body = a
	return func() { b.give(a.payer, a.held) }
}

// arriving is a body on its way.
type arriving struct {
	io.ReadCloser
	into       *bodies
	payer      string
	header     http.Header // of the answer
	connection *http.ResponseController
	began      time.Time
	whole      time.Duration // that the server allows for the request; 0: it has no limit
	held       int64
	came       int64
	forgotten  bool // what comes is not kept
}

// forget says that what came is no longer in memory, nor will be what comes.
func (a *arriving) forget() {
	a.into.forget(a.payer, a.held)
	a.held, a.forgotten = 0, true
}

func (a *arriving) Read(p []byte) (int, error) {
	const op = "httpd.arriving"
	a.by(a.into.start + time.Duration(a.came)*time.Second/slowest)
	n, err := a.ReadCloser.Read(p)
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		a.header.Set("Connection", "close")
		return n, fault.Wrap(op, fault.Invalid, "The upload was too slow and was stopped. Try again.", err)
	case a.forgotten:
		a.came += int64(n)
		return n, err
	case !a.into.take(a.payer, int64(n)):
		a.header.Set("Connection", "close")
		return 0, fault.New(op, fault.Unavailable, "The server is busy. Try again in a few seconds.")
	}
	a.held += int64(n)
	a.came += int64(n)
	a.by(a.whole) // while nothing is read the server's own limit holds
	return n, err
}

// by sets when the next bytes have to be there, counted from the beginning of the body; a connection that knows no
// deadlines has none.
func (a *arriving) by(after time.Duration) {
	if a.whole > 0 {
		after = min(after, a.whole)
	}
	at := a.began.Add(after)
	if after == 0 {
		at = time.Time{}
	}
	_ = a.connection.SetReadDeadline(at)
}

// readJSON decodes a JSON body of at most that many bytes. Errors don't quote it.
func readJSON(w http.ResponseWriter, r *http.Request, most int64, into any) error {
	const op = "httpd.readJSON"
	if t, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || t != "application/json" {
		return fault.New(op, fault.Unsupported, "The request must be application/json.")
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, most))
	if err != nil {
		return formFault(op, err)
	}
	if err := json.Unmarshal(body, into); err != nil {
		return fault.Wrap(op, fault.Invalid, "The request body isn't valid JSON for this endpoint.", err)
	}
	return nil
}
