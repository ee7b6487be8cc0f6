package apptest

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
)

// Event is one that a stream brought.
type Event struct {
	ID   int64
	Kind string
	Data string
}

// Stream is an open stream of events.
type Stream struct {
	Hello Event

	lines *bufio.Reader
	close func()
}

// Listen opens the client's stream of events, after the event of that number; below zero, from now on.
func (c *Client) Listen(last int64) (*Stream, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	q, err := http.NewRequestWithContext(ctx, http.MethodGet, c.URL+"/api/events", nil)
	if err != nil {
		cancel()
		return nil, err
	}
	q.Header.Set("Authorization", "Bearer "+c.Token)
	if last >= 0 {
		q.Header.Set("Last-Event-ID", strconv.FormatInt(last, 10))
	}
	r, err := c.http.Do(q) //nolint:bodyclose // the stream is open until its Close
	if err != nil {
		cancel()
		return nil, err
	}
	s := &Stream{lines: bufio.NewReader(r.Body), close: func() { cancel(); _ = r.Body.Close() }}
	if r.StatusCode != http.StatusOK {
		s.close()
		return nil, fmt.Errorf("status %d", r.StatusCode)
	}
	if s.Hello, err = s.Next(); err != nil || s.Hello.Kind != "hello" {
		s.close()
		return nil, fmt.Errorf("%+v instead of hello: %w", s.Hello, err)
	}
	return s, nil
}

// Next waits for the next event. The stream's end is io.EOF, a cut io.ErrUnexpectedEOF.
func (s *Stream) Next() (Event, error) {
	for e := (Event{}); ; {
		line, err := s.lines.ReadString('\n')
		if err != nil {
			return e, err
		}
		field, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		switch field {
		case "id":
			if e.ID, err = strconv.ParseInt(value, 10, 64); err != nil {
				return e, err
			}
		case "event":
			e.Kind = value
		case "data":
			e.Data = value
		case "":
			if e.Kind == "" { // after a comment
				continue
			}
			if !json.Valid([]byte(e.Data)) {
				return e, fmt.Errorf("event %d is no JSON: %q", e.ID, e.Data)
			}
			return e, nil
		}
	}
}

// Close cuts the stream.
func (s *Stream) Close() { s.close() }
