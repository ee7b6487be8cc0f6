package limit

import "net/netip"

// Block names the addresses that count as one: an IPv4 address by itself, an IPv6 address with its whole /64, since one
// subscriber has them all. An IPv4 address written as IPv6 counts as IPv4; those without an address count as one.
func Block(a netip.Addr) string {
	a = a.Unmap().WithZone("")
	switch {
	case !a.IsValid():
		return "unknown"
	case a.Is4():
		return a.String()
	}
	return netip.PrefixFrom(a, 64).Masked().String()
}
