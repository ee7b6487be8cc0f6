package httpd

import (
	"net/http"
	"net/netip"
	"strings"
	"testing"
)

func TestClientAddress(t *testing.T) {
	t.Parallel()
	trusted := proxies{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("fd00::/8")}
	for _, c := range []struct {
		name, peer string
		forwarded  []string
		want       string
	}{
		{"no proxy", "192.0.2.1:5000", nil, "192.0.2.1"},
		{"an unknown peer is not believed", "192.0.2.1:5000", []string{"198.51.100.9"}, "192.0.2.1"},
		{"one proxy", "10.0.0.1:5000", []string{"198.51.100.9"}, "198.51.100.9"},
		{
			"what the client wrote before is not believed", "10.0.0.1:5000",
			[]string{"203.0.113.5, 198.51.100.9"},
			"198.51.100.9",
		},
		{"a client that claims to be a proxy", "10.0.0.1:5000", []string{"10.9.9.9, 198.51.100.9"}, "198.51.100.9"},
		{"two proxies", "10.0.0.1:5000", []string{"198.51.100.9, 10.0.0.2"}, "198.51.100.9"},
		{"over several lines", "10.0.0.1:5000", []string{"203.0.113.5", "198.51.100.9", "10.0.0.2"}, "198.51.100.9"},
		{"proxies only", "10.0.0.1:5000", []string{"10.0.0.3, 10.0.0.2"}, "10.0.0.3"},
		{"the header is missing", "10.0.0.1:5000", nil, "10.0.0.1"},
		{"the header is empty", "10.0.0.1:5000", []string{""}, "10.0.0.1"},
		{"garbage", "10.0.0.1:5000", []string{"<script>"}, "10.0.0.1"},
		{"garbage behind a proxy", "10.0.0.1:5000", []string{"198.51.100.9, unknown, 10.0.0.2"}, "10.0.0.2"},
		{"garbage of the client", "10.0.0.1:5000", []string{"-1, 198.51.100.9"}, "198.51.100.9"},
		{"with a port", "10.0.0.1:5000", []string{"198.51.100.9:1234"}, "198.51.100.9"},
		{"IPv6 with a port", "[fd00::1]:5000", []string{"[2001:db8::7]:1234"}, "2001:db8::7"},
		{"IPv6 in brackets", "[fd00::1]:5000", []string{"[2001:db8::7]"}, "2001:db8::7"},
		{"IPv4 as IPv6", "[::ffff:10.0.0.1]:5000", []string{"::ffff:198.51.100.9"}, "198.51.100.9"},
		{"a zone", "[fe80::1%eth0]:5000", nil, "fe80::1"},
		{"no address at all", "@", []string{"198.51.100.9"}, "invalid IP"},
		{"commas only", "10.0.0.1:5000", []string{strings.Repeat(",", 60_000)}, "10.0.0.1"},
	} {
		r := &http.Request{RemoteAddr: c.peer, Header: http.Header{"X-Forwarded-For": c.forwarded}}
		if got := trusted.client(r).String(); got != c.want {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
	}
}

func FuzzClientAddress(f *testing.F) {
	f.Add("10.0.0.1:1", "198.51.100.9, 10.0.0.2")
	f.Add("[::1]:1", "[::1]:x,,,")
	f.Fuzz(func(t *testing.T, peer, forwarded string) {
		r := &http.Request{RemoteAddr: peer, Header: http.Header{"X-Forwarded-For": {forwarded}}}
		if a := (proxies{}).client(r); a.IsValid() && !strings.Contains(peer, ":") {
			t.Errorf("%q is %v", peer, a)
		}
		if a := (proxies{netip.MustParsePrefix("0.0.0.0/0")}).client(r); a.Is4In6() || a.Zone() != "" {
			t.Errorf("%q, %q: %v has two ways to be written", peer, forwarded, a)
		}
	})
}
