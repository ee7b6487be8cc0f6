package capture

import "net/netip"

// closed are the networks that are no place on the public internet, beside those that netip names itself. IPv6
// addresses that hold an IPv4 address are among them, as a gateway may lead to it.
var closed = prefixes(
	"0.0.0.0/8",       // this network (RFC 791)
	"100.64.0.0/10",   // shared by carriers (RFC 6598)
	"192.0.0.0/24",    // protocols (RFC 6890)
	"192.0.2.0/24",    // examples (RFC 5737)
	"192.88.99.0/24",  // relays of 6to4 (RFC 7526)
	"198.18.0.0/15",   // benchmarks (RFC 2544)
	"198.51.100.0/24", // examples (RFC 5737)
	"203.0.113.0/24",  // examples (RFC 5737)
	"240.0.0.0/4",     // reserved, with the broadcast address (RFC 1112)
	"2001::/23",       // protocols, with Teredo (RFC 2928, RFC 4380)
	"2001:db8::/32",   // examples (RFC 3849)
	"2002::/16",       // 6to4 (RFC 3056)
	"3fff::/20",       // examples (RFC 9637)
)

// global is what IPv6 has of global addresses (RFC 4291): all else is local, mapped or translated.
var global = netip.MustParsePrefix("2000::/3")

func prefixes(all ...string) []netip.Prefix {
	out := make([]netip.Prefix, len(all))
	for i, s := range all {
		out[i] = netip.MustParsePrefix(s)
	}
	return out
}

// public reports whether an address is a place on the public internet.
func public(a netip.Addr) bool {
	if a.Is4In6() || a.Zone() != "" {
		return false
	}
	if !a.IsGlobalUnicast() || a.IsPrivate() || a.Is6() && !global.Contains(a) {
		return false
	}
	for _, p := range closed {
		if p.Contains(a) {
			return false
		}
	}
	return true
}
