package httpd

import (
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"regexp"
	"strings"
)

// csp allows the app's own files and nothing else; images may also be data and blob URLs made by the page itself.
const csp = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"

// workerCSP is the policy of the worker that checks spelling: it may run WebAssembly, which no page may, and connect to
// nothing, so the texts that it is given can't leave it.
const workerCSP = "default-src 'none'; script-src 'wasm-unsafe-eval'"

// spellingWorker begins the name of that worker's file.
const spellingWorker = "assets/spellingWorker-"

// inlined finds what a drawn page holds of its own: elements without attributes, as web/scripts/prerender.mjs writes
// them.
var inlined = regexp.MustCompile(`(?s)<(style|script)>(.*?)</(?:style|script)>`)

// pageCSP is csp with the hashes of a drawn page's own styles and scripts, which are part of the binary.
func pageCSP(page []byte) string {
	policy := csp
	for _, m := range inlined.FindAllSubmatch(page, -1) {
		sum := sha256.Sum256(m[2])
		directive := string(m[1]) + "-src 'self'"
		hash := " 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
		policy = strings.Replace(policy, directive, directive+hash, 1)
	}
	return policy
}

// hsts keeps browsers on https for two years.
const hsts = "max-age=63072000; includeSubDomains"

// powers are what a page could ask a browser for, and the app doesn't.
const powers = "accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen " +
	"geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi " +
	"otp-credentials payment picture-in-picture screen-wake-lock serial storage-access usb window-management " +
	"xr-spatial-tracking"

// passkeys is the power that the app's own pages ask for.
const passkeys = "publickey-credentials-create=(self), publickey-credentials-get=(self), "

// headers sets what every answer says to browsers.
func (s *Server) headers(next http.Handler) http.Handler {
	fixed := [][2]string{
		{"Content-Security-Policy", csp},
		{"X-Content-Type-Options", "nosniff"},
		{"Referrer-Policy", "no-referrer"},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Cross-Origin-Resource-Policy", "same-origin"},
		{"Permissions-Policy", passkeys + strings.ReplaceAll(powers, " ", "=(), ") + "=()"},
	}
	if s.secure {
		fixed = append(fixed, [2]string{"Strict-Transport-Security", hsts})
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		for _, f := range fixed {
			h.Set(f[0], f[1])
		}
		if strings.HasPrefix(r.URL.Path, "/api/") {
			h.Set("Cache-Control", "no-store")
		}
		next.ServeHTTP(w, r)
	})
}
