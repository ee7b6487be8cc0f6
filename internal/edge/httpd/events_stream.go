package httpd

import (
	"bytes"
	"fmt"
	"net/http"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/feed"
	"vitae/internal/base/turn"
)

const (
	writeWithin = 10 * time.Second // a client that takes nothing for so long is gone
	comeBackIn  = 2 * time.Second  // after a cut

	streamsOfUser = 8 // browsers open six at most to one host over HTTP/1.1
	streamsInAll  = 2000
)

// eventWriter writes server-sent events. The server's deadlines of a request are not for it: it has one for each write.
type eventWriter struct {
	w    http.ResponseWriter
	conn *http.ResponseController
	b    bytes.Buffer // until flush
}

// newEventWriter sets the headers of a stream. no-transform and X-Accel-Buffering keep proxies from collecting it.
func newEventWriter(w http.ResponseWriter) *eventWriter {
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store, no-transform")
	h.Set("X-Accel-Buffering", "no")
	return &eventWriter{w: w, conn: http.NewResponseController(w)}
}

// hello is a stream's first event. Its number is where the stream begins, so that a client that is cut off before the
// first news misses none.
func (o *eventWriter) hello(client string, seq int64) {
	fmt.Fprintf(&o.b, "retry: %d\nid: %d\nevent: hello\ndata: {\"clientId\":\"%s\"}\n\n", comeBackIn.Milliseconds(),
		seq, client)
}

// event writes one; its data is JSON in one line.
func (o *eventWriter) event(e feed.Event) {
	fmt.Fprintf(&o.b, "id: %d\nevent: %s\ndata: %s\n\n", e.Seq, e.Kind, e.Data)
}

// heartbeat writes a comment, which clients pass over.
func (o *eventWriter) heartbeat() { o.b.WriteString(":\n\n") }

// flush sends what was written. An error is a client that has gone.
func (o *eventWriter) flush() error {
	if o.b.Len() == 0 {
		return nil
	}
	err := o.conn.SetWriteDeadline(time.Now().Add(writeWithin))
	if err == nil {
		_, err = o.w.Write(o.b.Bytes())
	}
	if err == nil {
		err = o.conn.Flush()
	}
	if err != nil {
		return fault.Wrap("httpd.events", fault.Unavailable, "", err)
	}
	o.b.Reset()
	return nil
}

// newStreams shares out the streams that may be open. Nobody waits for one: a page tries again by itself.
func newStreams() *turn.Queue {
	return turn.New(turn.Config{
		AtOnce: streamsInAll, Share: streamsOfUser,
		Own:  "You have too many Vitae tabs open. Close one of them.",
		Full: "Too many pages are open on this server right now.",
	})
}
