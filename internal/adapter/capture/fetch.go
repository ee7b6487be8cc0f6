package capture

import (
	"context"
	"errors"
	"io"
	"mime"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"syscall"
	"time"

	"golang.org/x/net/html/charset"

	"vitae/internal/base/fault"
	"vitae/internal/base/turn"
)

// Bounds of one fetch. The pages of job boards are some 100 KiB to 1 MiB.
const (
	maxBytes     = 2 << 20
	maxHeader    = 64 << 10
	maxURL       = 2000
	maxRedirects = 5
	fetchWithin  = 10 * time.Second
	maxAtOnce    = 4
	maxWaiting   = 64
)

const agent = "Vitae (reads a job posting for a user)"

// Reader fetches postings. Make it with NewReader; it is safe for concurrent use.
type Reader struct {
	client *http.Client
	turns  *turn.Queue
	ports  func(port string) bool
}

// NewReader makes a Reader of the public internet.
func NewReader() *Reader {
	return newReader(public, func(port string) bool { return port == "" || port == "80" || port == "443" })
}

func newReader(allowed func(netip.Addr) bool, ports func(string) bool) *Reader {
	dialer := &net.Dialer{
		Timeout: fetchWithin,
		// The address is that of the connection itself: no name can lead elsewhere after the check.
		Control: func(_, address string, _ syscall.RawConn) error {
			to, err := netip.ParseAddrPort(address)
			if err != nil || !allowed(to.Addr()) {
				return errors.New("the address is not public")
			}
			return nil
		},
	}
	r := &Reader{turns: turn.New(turn.Config{
		AtOnce: maxAtOnce, Waiting: maxWaiting, Patience: fetchWithin,
		Full: "The server is busy reading other links.",
	}), ports: ports}
	r.client = &http.Client{
		Timeout: fetchWithin,
		Transport: &http.Transport{
			Proxy: nil, DialContext: dialer.DialContext, DisableKeepAlives: true, ForceAttemptHTTP2: true,
			TLSHandshakeTimeout: fetchWithin, ResponseHeaderTimeout: fetchWithin, MaxResponseHeaderBytes: maxHeader,
		},
		CheckRedirect: func(next *http.Request, via []*http.Request) error {
			if len(via) > maxRedirects {
				return errors.New("too many redirects")
			}
			next.Header.Del("Referer")
			return r.check(next.URL)
		},
	}
	return r
}

// check refuses a link that is not fetched at all.
func (r *Reader) check(u *url.URL) error {
	const op = "capture.check"
	switch {
	case u.Scheme != "http" && u.Scheme != "https" || u.Hostname() == "" || u.Opaque != "":
		return fault.Field(op, "url", "Enter a link that begins with https:// or http://.")
	case u.User != nil, !r.ports(u.Port()):
		return fault.Field(op, "url", "This link can't be read. Paste the text of the posting instead.")
	}
	return nil
}

// page is what a link led to.
type page struct {
	url   string // after redirects
	plain bool   // text alone, no HTML
	text  string // in UTF-8
}

// unread is the answer for all that goes wrong on the way. It is one for all causes: which addresses answer is nobody's
// to find out from here.
func unread(cause error) error {
	return fault.Wrap("capture.fetch", fault.Invalid,
		"This page couldn't be read. Paste the text of the posting instead.", cause)
}

func (r *Reader) fetch(ctx context.Context, link string) (page, error) {
	link = strings.TrimSpace(link)
	u, err := url.Parse(link)
	if err != nil || len(link) > maxURL {
		return page{}, fault.Field("capture.fetch", "url", "Enter a link that begins with https:// or http://.")
	}
	if err := r.check(u); err != nil {
		return page{}, err
	}
	done, err := r.turns.Take(ctx)
	if err != nil {
		return page{}, err
	}
	defer done()
	ctx, cancel := context.WithTimeout(ctx, fetchWithin)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, u.String(), http.NoBody)
	if err != nil {
		return page{}, unread(err)
	}
	req.Header.Set("User-Agent", agent)
	req.Header.Set("Accept", "text/html, application/xhtml+xml, text/plain")
	req.Header.Set("Accept-Language", "en, *;q=0.5")
	resp, err := r.client.Do(req)
	if err != nil {
		return page{}, unread(err)
	}
	defer func() { _ = resp.Body.Close() }()
	return read(resp)
}

func read(resp *http.Response) (page, error) {
	kind := resp.Header.Get("Content-Type")
	media, _, err := mime.ParseMediaType(kind)
	if err != nil || resp.StatusCode != http.StatusOK {
		return page{}, unread(errors.New(resp.Status))
	}
	if media != "text/html" && media != "application/xhtml+xml" && media != "text/plain" {
		return page{}, unread(errors.New("no text: " + media))
	}
	// One byte more than is taken says that the page is longer; what was sent packed is counted unpacked.
	body := &io.LimitedReader{R: resp.Body, N: maxBytes + 1}
	decoded, err := charset.NewReader(body, kind)
	if err != nil {
		return page{}, unread(err)
	}
	text, err := io.ReadAll(io.LimitReader(decoded, 2*maxBytes))
	if err != nil {
		return page{}, unread(err)
	}
	if body.N <= 0 {
		return page{}, unread(errors.New("too long"))
	}
	return page{
		url: resp.Request.URL.String(), plain: media == "text/plain",
		text: strings.ToValidUTF8(string(text), "\uFFFD"),
	}, nil
}
