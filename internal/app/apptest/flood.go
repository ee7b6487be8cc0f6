package apptest

import (
	"bytes"
	"compress/zlib"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
)

// Flood is one visitor who asks a program for all that is costly, on many connections and without a pause.
type Flood struct {
	end      context.CancelFunc
	all      sync.WaitGroup
	held     []net.Conn
	Answered [4]atomic.Int64 // postings, PDFs, previews and sign-ins
}

// floodConnections is how many requests are under way, and heldBodies how many more begin and do not go on.
const (
	floodConnections = 24
	heldBodies       = 40
)

// NewFlood begins to flood a program from an address that its trusted proxy would name.
func NewFlood(url, from string) (*Flood, error) {
	costly, err := costly()
	if err != nil {
		return nil, err
	}
	ctx, end := context.WithCancel(context.Background())
	f := &Flood{end: end}
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: floodConnections}}
	for i := range floodConnections {
		which := i % len(costly)
		f.all.Go(func() {
			for ctx.Err() == nil {
				if err := costly[which].send(ctx, client, url, from); err == nil {
					f.Answered[which].Add(1)
				}
			}
		})
	}
	for range heldBodies {
		c, err := new(net.Dialer).DialContext(ctx, "tcp", strings.TrimPrefix(url, "http://"))
		if err != nil {
			f.End()
			return nil, err
		}
		f.held = append(f.held, c)
		if _, err := fmt.Fprintf(c,
			"POST /api/resume/trial/job HTTP/1.1\r\nHost: vitae\r\nX-Forwarded-For: %s\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{", from); err != nil {
			f.End()
			return nil, err
		}
	}
	return f, nil
}

// End ends it.
func (f *Flood) End() {
	f.end()
	f.all.Wait()
	for _, c := range f.held {
		_ = c.Close()
	}
}

type costlyRequest struct {
	path, kind string
	body       []byte
}

func (c costlyRequest) send(ctx context.Context, client *http.Client, url, from string) error {
	q, err := http.NewRequestWithContext(ctx, http.MethodPost, url+c.path, bytes.NewReader(c.body))
	if err != nil {
		return err
	}
	q.Header.Set("Content-Type", c.kind)
	q.Header.Set("X-Forwarded-For", from)
	a, err := client.Do(q)
	if err != nil {
		return err
	}
	_, err = io.Copy(io.Discard, a.Body)
	_ = a.Body.Close()
	return err
}

// costly are requests of some kilobytes each that took longest of all that was tried.
func costly() ([4]costlyRequest, error) {
	var out [4]costlyRequest
	job, err := json.Marshal(map[string]string{"job": strings.Repeat("SAP C++ SQL Built C# ", 2_400)})
	if err != nil {
		return out, err
	}
	bomb, err := bombPDF()
	if err != nil {
		return out, err
	}
	line := `"` + strings.Repeat("a line of a long resume that somebody sends ", 6) + `"`
	long := `{"document":{"basics":{"name":"Jane Example"},"work":[{"position":"Nurse","name":"Hill Hospital","highlights":[` + strings.Repeat(line+",", 200) + line + `]}]}}`
	form := "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"cv.pdf\"\r\n\r\n" + string(bomb) +
		"\r\n--x--\r\n"
	login := `{"query":"mutation($i:InitiateLoginInput!){initiateLogin(input:$i){success}}","variables":{"i":{"username":"nobody","password":"Nobody-Here-1"}}}`
	return [4]costlyRequest{
		{"/api/resume/trial/job", "application/json", job},
		{"/api/resume/trial/read", "multipart/form-data; boundary=x", []byte(form)},
		{"/api/resume/preview", "application/json", []byte(long)},
		{"/api/v1/identity/graphql", "application/json", []byte(login)},
	}, nil
}

// bombPDF is a small file whose page takes long to draw; a longer one is refused before it is drawn.
func bombPDF() ([]byte, error) {
	var packed, b bytes.Buffer
	z := zlib.NewWriter(&packed)
	_, err := io.WriteString(z, "BT /F 12 Tf 50 700 Td (Jane Example, engineer at Acme Corp) Tj ET "+
		strings.Repeat("q Q ", 100_000))
	if err = errors.Join(err, z.Close()); err != nil {
		return nil, err
	}
	var at []int
	b.WriteString("%PDF-1.4\n")
	for _, object := range []string{
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[5 0 R]>>",
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
		fmt.Sprintf("<</Length %d/Filter/FlateDecode>>stream\n%s\nendstream", packed.Len(), packed.String()),
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R>>>>/Contents 4 0 R>>",
	} {
		at = append(at, b.Len())
		fmt.Fprintf(&b, "%d 0 obj %s endobj\n", len(at), object)
	}
	xref := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, o := range at {
		fmt.Fprintf(&b, "%010d 00000 n \n", o)
	}
	fmt.Fprintf(&b, "trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, xref)
	return b.Bytes(), nil
}
