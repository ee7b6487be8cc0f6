package app_test

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

// routes are every route and what is no route, with what a stranger gets. %s is a user's id.
var routes = []struct{ method, path string }{
	{"GET", "/"},
	{"HEAD", "/"},
	{"GET", "/deep/link"},
	{"GET", "/assets/none.js"},
	{"POST", "/"},
	{"DELETE", "/x"},
	{"GET", "/../../etc/passwd"},
	{"GET", "/%2e%2e/%2e%2e/etc/passwd"},
	{"GET", "/assets/..%2f..%2fx"},
	{"GET", "/healthz"},
	{"POST", "/healthz"},
	{"GET", "/readyz"},
	{"GET", "/api/"},
	{"GET", "/api/none"},
	{"POST", "/api/none"},
	{"GET", graphql},
	{"POST", graphql},
	{"OPTIONS", graphql},
	{"GET", "/api/resume/trial"},
	{"POST", "/api/resume/trial"},
	{"POST", "/api/resume/trial/read"},
	{"POST", "/api/resume/trial/decide"},
	{"POST", "/api/resume/trial/job"},
	{"POST", "/api/resume/trial/export?format=pdf"},
	{"POST", "/api/resume/trial/readback?format=pdf"},
	{"POST", "/api/resume/preview"},
	{"GET", "/api/resume/versions/x/pages/1"},
	{"GET", "/api/resume/versions/x/readback"},
	{"GET", "/api/v1/identity/photo/%s"},
	{"GET", "/api/v1/identity/photo/x"},
	{"PUT", "/api/v1/identity/photo"},
	{"DELETE", "/api/v1/identity/photo"},
	{"GET", "/api/v1/identity/export"},
	{"GET", "/api/v1/identity/app-keys"},
	{"POST", "/api/v1/identity/app-keys"},
	{"DELETE", "/api/v1/identity/app-keys/x"},
	{"GET", "/api/extension/job"},
	{"POST", "/api/extension/job"},
	{"GET", "/metrics"},
	{"GET", "/debug/pprof/"},
}

var page = fstest.MapFS{
	"index.html":  {Data: []byte("<!doctype html><title>Vitae</title>")},
	"assets/a.js": {Data: []byte("1")},
}

func TestAttackHeadersStandOnEveryAnswer(t *testing.T) {
	t.Parallel()
	for _, public := range []string{"", "https://vitae.example"} {
		p := apptest.Start(t, apptest.Options{
			Database: "sqlite", WebApp: page,
			Change: func(c *config.Config) { c.PublicURL = public },
		})
		c := p.Client()
		if public == "" {
			ok(t, c.SignUp())
		}
		for _, who := range []*apptest.Client{c, p.Client()} {
			for _, r := range routes {
				path := strings.ReplaceAll(r.path, "%s", nobody())
				a := send(t, who, r.method, path, "", nil)
				name := public + " " + r.method + " " + path
				csp := a.Header.Get("Content-Security-Policy")
				if !strings.HasPrefix(csp, "default-src 'none'; script-src 'self';") ||
					strings.Contains(csp, "unsafe") || strings.Contains(csp, "http") || strings.Contains(csp, "*") {
					t.Errorf("%s: CSP %q", name, csp)
				}
				for header, want := range map[string]string{
					"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
					"Cross-Origin-Opener-Policy":   "same-origin",
					"Cross-Origin-Resource-Policy": "same-origin", "Access-Control-Allow-Origin": "", "Server": "",
					"X-Powered-By": "",
				} {
					if got := a.Header.Get(header); got != want {
						t.Errorf("%s: %s is %q", name, header, got)
					}
				}
				if got := a.Header.Get("Strict-Transport-Security"); strings.HasPrefix(got,
					"max-age=63072000") != (public != "") {
					t.Errorf("%s: HSTS is %q", name, got)
				}
				if strings.HasPrefix(path, "/api/") && a.Header.Get("Cache-Control") != "no-store" {
					t.Errorf("%s: may be stored: %q", name, a.Header.Get("Cache-Control"))
				}
				if !strings.Contains(a.Header.Get("Permissions-Policy"), "camera=()") ||
					a.Header.Get("X-Request-Id") == "" {
					t.Errorf("%s: %v", name, a.Header)
				}
				if strings.Contains(string(a.Body), "root:") || a.Status >= 500 ||
					strings.Contains(string(a.Body), "goroutine") {
					t.Errorf("%s: %d %.200s", name, a.Status, a.Body)
				}
			}
		}
	}
}

func TestAttackCookiesOverHTTPS(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{
		Database: "sqlite",
		Change:   func(c *config.Config) { c.PublicURL = "https://vitae.example" },
	})
	c := p.Client()
	ok(t, c.Register())
	if _, err := p.Post.Code(c.User.Email, 1); err != nil {
		t.Fatal(err)
	}
	began := ask(t, c, doLogin, login(c.User))
	mailed, err := p.Post.Code(c.User.Email, 2)
	ok(t, err)
	bound := cookie(t, began, "__Host-vitae_login")
	if m := messageOf(t, ask(t, p.Client(), doVerify, code(c.User.ID, mailed), "Cookie",
		"vitae_login="+bound.Value)); m != wrongCode {
		t.Errorf("a cookie that any host could set is taken: %q", m)
	}
	signedIn := ask(t, p.Client(), doVerify, code(c.User.ID, mailed), "Cookie", bound.Name+"="+bound.Value)
	for _, k := range []*http.Cookie{
		bound, cookie(t, signedIn, "__Host-vitae_session"),
		cookie(t, signedIn, "__Host-vitae_device"),
	} {
		if !k.Secure || !k.HttpOnly || k.SameSite != http.SameSiteStrictMode || k.Path != "/" || k.Domain != "" ||
			len(k.Value) < 43 {
			t.Errorf("%s", k)
		}
	}
	token := regexp.MustCompile(`"token":"([^"]+)"`).FindSubmatch(signedIn.Body)
	session := cookie(t, signedIn, "__Host-vitae_session")
	for name, want := range map[string]bool{"__Host-vitae_session": true, "vitae_session": false} {
		a := ask(t, p.Client(), `{currentUser{id}}`, nil, "Cookie", name+"="+session.Value, "Authorization",
			"Bearer "+string(token[1]))
		if got := bytes.Contains(a.Body, []byte(c.User.ID)); got != want {
			t.Errorf("%s: %s", name, a.Body)
		}
	}
}

func TestAttackOtherSitesAreRefused(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		for name, headers := range map[string][]string{
			"a cross-site post":   {"Sec-Fetch-Site", "cross-site"},
			"a sibling's post":    {"Sec-Fetch-Site", "same-site"},
			"another origin":      {"Origin", "https://evil.example"},
			"no origin":           {"Origin", "null"},
			"another port":        {"Origin", "http://127.0.0.1:1"},
			"both":                {"Origin", "https://evil.example", "Sec-Fetch-Site", "cross-site"},
			"a look-alike":        {"Origin", p.URL + ".evil.example"},
			"an origin that lies": {"Origin", p.URL + "@evil.example", "Sec-Fetch-Site", "cross-site"},
			"another scheme, says": {
				"Origin", strings.Replace(p.URL, "http:", "ftp:", 1), "Sec-Fetch-Site",
				"cross-site",
			},
		} {
			if a := ask(t, c, `mutation{logoutUser{success}}`, nil, headers...); a.Status != http.StatusForbidden {
				t.Errorf("%s: %d", name, a.Status)
			}
			for _, r := range routes {
				if r.method == "GET" || r.method == "HEAD" || r.method == "OPTIONS" {
					continue
				}
				if a := send(t, c, r.method, r.path, "", nil, headers...); a.Status != http.StatusForbidden {
					t.Errorf("%s: %s %s: %d", name, r.method, r.path, a.Status)
				}
			}
		}
		if !isUser(t, c) {
			t.Error("one of them ran")
		}
		if a := ask(t, c, `{currentUser{id}}`, nil, "Origin", p.URL, "Sec-Fetch-Site",
			"same-origin"); a.Status != http.StatusOK {
			t.Errorf("the own origin: %d", a.Status)
		}
	})
}

// contents are all rows that a user can change, as one text.
func contents(t *testing.T, db *sql.DB) string {
	t.Helper()
	var out strings.Builder
	for _, table := range []string{
		"users", "user_roles", "profiles", "challenges", "decoys", "sessions", "devices",
		"failures", "consents", "notifications", "jobs", "signing_keys",
	} {
		rows, err := db.QueryContext(t.Context(), "SELECT * FROM "+table+" ORDER BY 1, 2") //nolint:sqlclosecheck // closed below
		ok(t, err)
		names, err := rows.Columns()
		ok(t, err)
		for rows.Next() {
			values := make([]any, len(names))
			for i := range values {
				values[i] = new(any)
			}
			ok(t, rows.Scan(values...))
			fmt.Fprint(&out, table)
			for _, v := range values {
				fmt.Fprintf(&out, " %v", *v.(*any))
			}
			out.WriteByte('\n')
		}
		ok(t, rows.Err())
		ok(t, rows.Close())
	}
	return out.String()
}

func TestAttackGETChangesNothing(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		o.WebApp = page
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		db := tables(t, p)
		p.Until("the letters are out", func() bool { return count(t, db, "SELECT count(*) FROM jobs") == 0 })
		before := contents(t, db)
		for _, r := range routes {
			for _, method := range []string{"GET", "HEAD", "OPTIONS", "TRACE"} {
				path := strings.ReplaceAll(r.path, "%s", c.User.ID)
				send(t, c, method, path, "application/json", nil)
				send(t, c, method, path+"?query=mutation%7BlogoutUser%7Bsuccess%7D%7D&_method=POST", "application/json",
					[]byte(`{"query":"mutation{logoutUser{success}}"}`), "X-HTTP-Method-Override", "DELETE")
			}
		}
		if after := contents(t, db); after != before {
			t.Errorf("changed:\n%s\nwas:\n%s", after, before)
		}
		if !isUser(t, c) {
			t.Error("signed out by a GET")
		}
	})
}

// unspeakable is what an error of ours must not show.
var unspeakable = regexp.MustCompile(
	`(?i)sql|pgx|postgres|relation|table|users|dial|connect|127\.0\.0\.1|goroutine|\.go:|panic|identity\.|/tmp`)

func TestAttackABrokenDatabaseTellsNothing(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c := signedUp(t, p)
		stranger := p.Client()
		db := tables(t, p)
		probe := func(name string) {
			t.Helper()
			for what, a := range map[string]apptest.Answer{
				"a login":     ask(t, stranger, doLogin, login(c.User)),
				"registering": ask(t, stranger, doRegister, registration(p.Client().User)),
				"a code":      ask(t, stranger, doEmail, code(c.User.ID, "000000")),
				"a reset":     ask(t, stranger, doForget, in(c.User.Email)),
				"a user":      ask(t, c, `{currentUser{id}}`, nil),
				"a profile":   ask(t, c, `{userProfile{id}}`, nil),
				"an export":   send(t, c, "GET", "/api/v1/identity/export", "", nil),
				"a photo":     send(t, c, "DELETE", "/api/v1/identity/photo", "", nil),
			} {
				text := string(a.Body)
				ours := a.Status == http.StatusServiceUnavailable || a.Status == http.StatusInternalServerError ||
					(a.Status == http.StatusOK && strings.Contains(text, `"code":"INTERNAL"`))
				if !ours || !strings.Contains(text, `"requestId":"`+a.Header.Get("X-Request-Id")+`"`) ||
					unspeakable.MatchString(strings.ReplaceAll(text, a.Header.Get("X-Request-Id"), "")) {
					t.Errorf("%s: %s: %d %s", name, what, a.Status, text)
				}
				if a.Status == http.StatusServiceUnavailable && a.Header.Get("Retry-After") == "" {
					t.Errorf("%s: %s: 503 without Retry-After", name, what)
				}
			}
		}
		for _, table := range []string{"users", "challenges"} {
			run(t, db, "ALTER TABLE "+table+" RENAME TO hidden_"+table)
		}
		probe("tables are missing")
		for _, table := range []string{"users", "challenges"} {
			run(t, db, "ALTER TABLE hidden_"+table+" RENAME TO "+table)
		}
		if !isUser(t, c) {
			t.Fatal("not signed in once the table is back")
		}
		if p.Config.Postgres() {
			admin := beside(t, p)
			name := databaseName(t, p)
			run(t, admin, "ALTER DATABASE "+name+" ALLOW_CONNECTIONS false")
			run(t, admin, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '"+name+"'")
			probe("the database is away")
			p.Until("it is not ready", func() bool {
				status, err := stranger.Get("/readyz")
				return err == nil && status == http.StatusServiceUnavailable
			})
			run(t, admin, "ALTER DATABASE "+name+" ALLOW_CONNECTIONS true")
			p.Until("it is ready again", func() bool {
				status, err := stranger.Get("/readyz")
				return err == nil && status == http.StatusOK
			})
			if !isUser(t, c) {
				t.Error("not signed in once the database is back")
			}
		}
	})
}

func databaseName(t *testing.T, p *apptest.Program) string {
	t.Helper()
	u, err := url.Parse(p.Config.DatabaseURL)
	ok(t, err)
	return strings.TrimPrefix(u.Path, "/")
}

// beside opens another database of the same PostgreSQL.
func beside(t *testing.T, p *apptest.Program) *sql.DB {
	t.Helper()
	db, err := sql.Open("pgx", strings.Replace(p.Config.DatabaseURL, "/"+databaseName(t, p)+"?", "/postgres?", 1))
	ok(t, err)
	t.Cleanup(func() { _ = db.Close() })
	ok(t, db.PingContext(context.Background()))
	return db
}

// pngOfSize is a PNG's head that claims a size, with nothing behind it.
func pngOfSize(w, h uint32) []byte {
	ihdr := append([]byte("IHDR"), binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, w), h)...)
	ihdr = append(ihdr, 8, 6, 0, 0, 0)
	out := append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\x0d"), ihdr...)
	return binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(ihdr))
}

func TestAttackPhotos(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		c, other := signedUp(t, p), signedUp(t, p)
		put := func(name string, data []byte) apptest.Answer {
			contentType, body := form(t, name, data, nil)
			return send(t, c, "PUT", "/api/v1/identity/photo", contentType, body)
		}
		picture := image.NewRGBA(image.Rect(0, 0, 8, 8))
		picture.Set(1, 1, color.White)
		var asPNG, asJPEG bytes.Buffer
		ok(t, png.Encode(&asPNG, picture))
		ok(t, jpeg.Encode(&asJPEG, picture, nil))
		script := "<script>alert('" + secretWord + "')</script>"
		for name, q := range map[string]struct {
			data   []byte
			status int
		}{
			"photo.svg":   {[]byte(`<svg xmlns="http://www.w3.org/2000/svg">` + script + `</svg>`), 415},
			"photo.html":  {[]byte("<html>" + script), 415},
			"script.gif":  {[]byte("GIF89a/*" + secretWord + "*/=1;" + script), 413},
			"bomb.png":    {pngOfSize(50_000, 50_000), 413},
			"bomb2.png":   {pngOfSize(1<<31-1, 1<<31-1), 422},
			"head.png":    {pngOfSize(8, 8), 422},
			"cut.png":     {asPNG.Bytes()[:asPNG.Len()/2], 422},
			"program.jpg": {[]byte("\x7fELF" + secretWord), 415},
			"large.png":   {append(bytes.Clone(asPNG.Bytes()), make([]byte, 5<<20)...), 413},
			"empty.png":   {[]byte{}, 415},
		} {
			if a := put(name, q.data); a.Status != q.status || bytes.Contains(a.Body, []byte(secretWord)) {
				t.Errorf("%s: %d %.300s", name, a.Status, a.Body)
			}
		}
		own := "/api/v1/identity/photo/" + c.User.ID
		for name, data := range map[string][]byte{
			"behind.jpg.html":               append(bytes.Clone(asJPEG.Bytes()), "PK\x03\x04"+script...),
			"../../" + secretWord + `".svg`: append(bytes.Clone(asPNG.Bytes()), script...),
		} {
			if a := put(name, data); a.Status != http.StatusOK {
				t.Fatalf("%s: %d %.300s", name, a.Status, a.Body)
			}
			a := send(t, c, "GET", own, "", nil)
			if a.Status != 200 || a.Header.Get("Content-Type") != "image/jpeg" ||
				bytes.Contains(a.Body, []byte(secretWord)) || bytes.Contains(a.Body, []byte("PK\x03\x04")) ||
				!bytes.HasPrefix(a.Body, []byte("\xff\xd8\xff")) {
				t.Errorf("%s is kept as %d %v", name, a.Status, a.Header)
			}
		}
		foreign := plainly(send(t, other, "GET", own, "", nil))
		for name, path := range map[string]string{
			"missing": "/api/v1/identity/photo/" + nobody(), "own, none": "/api/v1/identity/photo/" + other.User.ID,
			"no id": "/api/v1/identity/photo/x", "negative": "/api/v1/identity/photo/-1",
			"a path": "/api/v1/identity/photo/..%2f" + c.User.ID,
		} {
			if got := plainly(send(t, other, "GET", path, "", nil)); got != foreign || !strings.HasPrefix(got, "404 ") {
				t.Errorf("%s: %s, foreign: %s", name, got, foreign)
			}
		}
		for _, m := range []string{"GET", "PUT", "DELETE"} {
			path := "/api/v1/identity/photo"
			if m == "GET" {
				path = own
			}
			if a := send(t, p.Client(), m, path, "multipart/form-data; boundary=b",
				[]byte("--b--\r\n")); a.Status != http.StatusUnauthorized {
				t.Errorf("%s by a visitor: %d", m, a.Status)
			}
		}
	})
}
