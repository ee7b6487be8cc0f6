package httpd

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// proxies are the networks whose X-Forwarded-For is believed.
type proxies []netip.Prefix

// client returns the address of the request's client. The connection's own address counts, unless it is a trusted
// proxy's: then X-Forwarded-For is walked from its end, where each proxy adds whom it heard, past the trusted ones.
// What is no address ends the walk: who wrote it is unknown, so the last address that is certain stands.
func (p proxies) client(r *http.Request) netip.Addr {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return netip.Addr{}
	}
	at := plainAddr(peer.Addr())
	if !p.trust(at) {
		return at
	}
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for _, hop := range slices.Backward(hops) {
		a, ok := parseHop(hop)
		if !ok {
			return at
		}
		if at = a; !p.trust(at) {
			return at
		}
	}
	return at
}

func (p proxies) trust(a netip.Addr) bool {
	return slices.ContainsFunc(p, func(n netip.Prefix) bool { return n.Contains(a) })
}

// parseHop reads an address with or without a port.
func parseHop(s string) (netip.Addr, bool) {
	s = strings.TrimSpace(s)
	if a, err := netip.ParseAddr(strings.Trim(s, "[]")); err == nil {
		return plainAddr(a), true
	}
	if a, err := netip.ParseAddrPort(s); err == nil {
		return plainAddr(a.Addr()), true
	}
	return netip.Addr{}, false
}

// plainAddr takes away what makes one address look like two.
func plainAddr(a netip.Addr) netip.Addr { return a.Unmap().WithZone("") }
