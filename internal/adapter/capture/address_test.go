package capture

import (
	"net/netip"
	"testing"
)

func TestOnlyPublicAddressesAreFetched(t *testing.T) {
	t.Parallel()
	for _, a := range []string{"93.184.215.14", "8.8.8.8", "2606:4700:4700::1111", "172.32.0.1", "100.128.0.1"} {
		if !public(netip.MustParseAddr(a)) {
			t.Errorf("%s is refused", a)
		}
	}
	for _, a := range []string{
		"127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1",
		"169.254.169.254", "100.64.0.1",
		"192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.7", "224.0.0.1", "239.1.1.1", "240.0.0.1",
		"255.255.255.255",
		"::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "fe80::1", "fe80::1%eth0", "fc00::1",
		"fd12:3456::1", "ff02::1", "fec0::1",
		"64:ff9b::7f00:1", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::1", "3fff::1", "4000::1",
	} {
		if public(netip.MustParseAddr(a)) {
			t.Errorf("%s is fetched", a)
		}
	}
	if public(netip.Addr{}) {
		t.Error("no address is fetched")
	}
}
