package mail_test

import (
	"flag"
	"fmt"
	"html"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

var update = flag.Bool("update", false, "rewrite the golden files")

var (
	now      = time.Date(2026, 11, 21, 9, 30, 0, 0, time.UTC)
	codeLine = regexp.MustCompile(`(?m)^\s*(\d{6})\s*$`)
	firefox  = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
)

// samples has a letter of each kind.
func samples() map[identity.MailKind]identity.Mail {
	base := identity.Mail{To: "jane@example.org", Name: "Jane", At: now}
	with := func(kind identity.MailKind, change func(m *identity.Mail)) identity.Mail {
		m := base
		m.Kind = kind
		change(&m)
		return m
	}
	code := func(life time.Duration) func(m *identity.Mail) {
		return func(m *identity.Mail) { m.Code, m.Lifetime, m.User = "042917", life, 1234567890123456 }
	}
	none := func(*identity.Mail) {}
	alarm := func(m *identity.Mail) { m.User, m.NotMe = 1234567890123456, "tgk2o0.proof" }
	out := map[identity.MailKind]identity.Mail{}
	for _, m := range []identity.Mail{
		with(identity.MailCode, code(10*time.Minute)), with(identity.MailLoginCode, code(5*time.Minute)),
		with(identity.MailPasswordReset, code(10*time.Minute)), with(identity.MailAlreadyRegistered, none),
		with(identity.MailPasswordChanged, alarm), with(identity.MailAccountLocked, none),
		with(identity.MailCodesGuessed, alarm),
		with(identity.MailResetLink, func(m *identity.Mail) {
			m.Code, m.Lifetime, m.User = "9bXn0yJcX3Qd8mPqv5Yk2wZ7-tR_4sLhNfGuAeOiBzE", time.Hour, 1234567890123456
		}),
		with(identity.MailErased, none),
		with(identity.MailContact, func(m *identity.Mail) {
			m.Contact = &identity.Contact{
				Ticket: "V-7K3Q9F2M", Topic: identity.TopicPrivacy, Email: "sam@example.org",
				Message: "Hello,\n\nwhat do you <b>know</b> & keep about me?\nSam", At: now,
			}
		}),
		with(identity.MailNewDevice, func(m *identity.Mail) {
			m.UserAgent, m.User, m.Wanted, m.Off = firefox, 1234567890123456, identity.MailSecurity, "proof"
		}),
		with(identity.MailTest, none),
		with(identity.MailFactorChanged, func(m *identity.Mail) {
			alarm(m)
			m.Factor = identity.FactorApp
		}),
		with(identity.MailUsernameChanged, func(m *identity.Mail) {
			alarm(m)
			m.SignInBy = "jane_doe"
		}),
		with(identity.MailEmailCode, func(m *identity.Mail) {
			code(10 * time.Minute)(m)
			m.SignInBy = "jane_doe"
		}),
		with(identity.MailEmailAsked, func(m *identity.Mail) {
			alarm(m)
			m.SignInBy = "jane@new.example"
		}),
		with(identity.MailEmailChanged, func(m *identity.Mail) {
			alarm(m)
			m.SignInBy = "jane@new.example"
		}),
		with(identity.MailAppKey, alarm), with(identity.MailEmailRestored, none), with(identity.MailSignedOut, none),
		with(identity.MailActivated, func(m *identity.Mail) { m.Wanted = identity.MailSecurity }),
		with(identity.MailRolesChanged, func(m *identity.Mail) {
			m.Wanted, m.Notices = identity.MailSecurity,
				[]identity.MailedNotice{{Title: "You now have the support role", Path: "/settings"}}
		}),
		with(identity.MailReady, func(m *identity.Mail) {
			m.Wanted, m.Notices = identity.MailUpdates,
				[]identity.MailedNotice{
					{Title: "Your cover letter is ready", Path: "/letters/1"},
					{Title: "Your tailored resume is ready", Path: "/upload?version=2"},
				}
		}),
		with(identity.MailPlanSteps, func(m *identity.Mail) {
			m.Wanted, m.Notices = identity.MailUpdates,
				[]identity.MailedNotice{{Title: "Kubernetes: step 2 of 5", Path: "/skills/plans/3"}}
		}),
	} {
		out[m.Kind] = m
	}
	return out
}

// received is a letter as a mail program takes it apart.
type received struct {
	header     mail.Header
	text, html string
}

func take(t *testing.T, raw string) received {
	t.Helper()
	m, err := mail.ReadMessage(strings.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	kind, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil || kind != "multipart/alternative" {
		t.Fatalf("%s %v", kind, err)
	}
	r := received{header: m.Header}
	parts := multipart.NewReader(m.Body, params["boundary"])
	for _, want := range []struct {
		kind string
		into *string
	}{{"text/plain; charset=UTF-8", &r.text}, {"text/html; charset=UTF-8", &r.html}} {
		p, err := parts.NextRawPart()
		if err != nil || p.Header.Get("Content-Type") != want.kind ||
			p.Header.Get("Content-Transfer-Encoding") != "quoted-printable" {
			t.Fatalf("part %v, %v", p, err)
		}
		b, err := io.ReadAll(quotedprintable.NewReader(p))
		if err != nil {
			t.Fatal(err)
		}
		*want.into = strings.ReplaceAll(string(b), "\r\n", "\n")
	}
	if _, err := parts.NextRawPart(); err != io.EOF {
		t.Fatalf("more parts: %v", err)
	}
	return r
}

func TestEachLetterReadsAsItsGoldenFile(t *testing.T) {
	t.Parallel()
	out := newOutbox(t, nil)
	for kind, m := range samples() {
		got := out.send(t, m)
		for ending, content := range map[string]string{
			".txt":  "Subject: " + got.header.Get("Subject") + "\n\n" + got.text,
			".html": got.html,
		} {
			golden := filepath.Join("testdata", string(kind)+ending)
			if *update {
				if err := os.WriteFile(golden, []byte(content), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), content); diff != "" {
				t.Errorf("%s (-want +got):\n%s", golden, diff)
			}
		}
	}
}

func TestHeadersAreTheMailersOwn(t *testing.T) {
	t.Parallel()
	out, seen := newOutbox(t, nil), map[string]bool{}
	for kind, m := range samples() {
		h := out.send(t, m).header
		if date, err := h.Date(); err != nil || !date.Equal(now) {
			t.Errorf("%s: Date %v %v", kind, date, err)
		}
		for name, want := range map[string]string{
			"From": `"Vitae" <no-reply@example.org>`, "To": "<jane@example.org>", "Auto-Submitted": "auto-generated",
			"Mime-Version": "1.0",
		} {
			if h.Get(name) != want {
				t.Errorf("%s: %s is %q", kind, name, h.Get(name))
			}
		}
		more := 0
		switch {
		case m.Off != "":
			more = 2
			if h.Get("List-Unsubscribe") != "<https://vitae.example.org/api/v1/identity/mail-off/1234567890123456/security/proof>" || h.Get("List-Unsubscribe-Post") != "List-Unsubscribe=One-Click" {
				t.Errorf("%s: no click switches it off: %v", kind, h)
			}
		case m.Wanted != "":
			more = 1
			if h.Get("List-Unsubscribe") != "<https://vitae.example.org/settings>" {
				t.Errorf("%s: %v", kind, h)
			}
		}
		if len(h) != 8+more { // besides these, Date, Subject, Message-ID and Content-Type: no User-Agent, no X-Mailer
			t.Errorf("%s: headers %v", kind, h)
		}
		id, subject := h.Get("Message-ID"), h.Get("Subject")
		if !regexp.MustCompile(`^<[a-z0-9]{26}@example\.org>$`).MatchString(id) || seen[id] {
			t.Errorf("%s: Message-ID %s", kind, id)
		}
		if strings.Contains(subject, "042917") || subject == "" || seen[subject] {
			t.Errorf("%s: Subject %q", kind, subject)
		}
		seen[id], seen[subject] = true, true
	}
}

func TestCodesStandAloneAndOnlyWhereTheyBelong(t *testing.T) {
	t.Parallel()
	out := newOutbox(t, nil)
	for kind, m := range samples() {
		got := out.send(t, m)
		lines := codeLine.FindAllStringSubmatch(got.text, -1)
		if m.Code == "" || kind == identity.MailResetLink {
			if len(lines) > 0 {
				t.Errorf("%s: lines of six digits %v", kind, lines)
			}
			continue
		}
		if len(lines) != 1 || lines[0][1] != "042917" || !strings.Contains(got.html, ">042917<") {
			t.Errorf("%s: lines of six digits %v", kind, lines)
		}
		for _, content := range []string{got.text, got.html} {
			if !strings.Contains(content, "Don’t share this code.") ||
				!strings.Contains(content, inMinutes(m.Lifetime)) {
				t.Errorf("%s: the code's life or the warning is missing\n%s", kind, content)
			}
		}
	}
}

func inMinutes(d time.Duration) string { return fmt.Sprintf("expires in %d minutes", int(d.Minutes())) }

func TestLettersSayWhatToDoAndLoadNothing(t *testing.T) {
	t.Parallel()
	out := newOutbox(t, nil)
	for kind, m := range samples() {
		got := out.send(t, m)
		for _, content := range []string{got.text, got.html} {
			wayOut := "If this wasn’t you,"
			switch {
			case kind == identity.MailContact || m.Wanted == identity.MailUpdates: // nobody else can have caused it
				wayOut = ""
			case kind == identity.MailRolesChanged || kind == identity.MailActivated || kind == identity.MailTest:
				// it never was the reader
				wayOut = "If you didn’t expect this,"
			}
			if !strings.Contains(content, "Hello Jane,") || !strings.Contains(content, wayOut) {
				t.Errorf("%s: no greeting, or no way out\n%s", kind, content)
			}
			if m.Wanted != "" && (!strings.Contains(content, "You’re receiving this email because") ||
				!strings.Contains(content, "https://vitae.example.org/settings")) {
				t.Errorf("%s: not why it came, or not how to end it\n%s", kind, content)
			}
			for _, address := range regexp.MustCompile(`https?://[^\s"<]+`).FindAllString(content, -1) {
				if address != "https://vitae.example.org" && !strings.HasPrefix(address, "https://vitae.example.org/") {
					t.Errorf("%s: leads to %s", kind, address)
				}
			}
		}
		if regexp.MustCompile(`(?i)<img|<link|<script|<style|url\(|src=|@import|&lt;no value`).MatchString(got.html) {
			t.Errorf("%s: the HTML loads or runs something", kind)
		}
	}
	const link = "https://vitae.example.org/auth?mode=reset&user=1234567890123456"
	if reset := out.send(t, samples()[identity.MailPasswordReset]); !strings.Contains(reset.text, link+"\n") ||
		!strings.Contains(html.UnescapeString(reset.html), `"`+link+`"`) {
		t.Errorf("the reset's link is missing:\n%s", reset.text)
	}
	if device := out.send(t, samples()[identity.MailNewDevice]); !strings.Contains(device.text, "Firefox on Linux") ||
		!strings.Contains(device.text, "November 21, 2026, 09:30 UTC") {
		t.Errorf("browser or time is missing:\n%s", device.text)
	}
}

func TestNothingFromOutsideGetsIntoTheHeadersOrTheMarkup(t *testing.T) {
	t.Parallel()
	out := newOutbox(t, nil)
	for _, to := range []string{
		"", "jane", "jane@example.org\r\nBcc: all@example.org", "jane@example.org\nBcc: all@example.org",
		"jane@example.org, bob@example.org",
		"Jane <jane@example.org>", "jane@example.org\x00", "jane@example.org ", "<jane@example.org>",
		"\"jane\r\n\"@example.org", "a\rb@example.org",
	} {
		m := samples()[identity.MailCode]
		m.To = to
		if err := out.mailer.Send(t.Context(), m); fault.KindOf(err) != fault.Invalid {
			t.Errorf("a letter to %q: %v", to, err)
		}
	}
	for _, name := range []string{
		"Jane\r\nBcc: all@example.org", "Jane\n123456\n", "<b>Jane</b>", "win at evil.example/now",
		"http://evil.example", "a@b.example", "Jane\u202e",
		"{{.Code}}", "(555) 123", strings.Repeat("Jane ", 9), "\u2028Jane\u2028x", "",
	} {
		m := samples()[identity.MailAlreadyRegistered]
		m.Name, m.UserAgent = name, name
		got := out.send(t, m)
		if !strings.HasPrefix(got.text, "Hello,\n") ||
			!strings.Contains(got.html, "<p style=\"margin:0 0 16px\">Hello,</p>") || len(got.header) != 8 {
			t.Errorf("%q greets as %.60q, headers %v", name, got.text, got.header)
		}
	}
	for _, name := range []string{"Jane", "J. R. O’Neil-Smith", "Zoë", "李小龙", "jane_doe99", "José Jr."} {
		m := samples()[identity.MailAlreadyRegistered]
		m.Name = name
		if got := out.send(t, m); !strings.HasPrefix(got.text, "Hello "+name+",\n") ||
			!strings.Contains(got.html, "Hello "+name+",</p>") {
			t.Errorf("%q greets as %.60q", name, got.text)
		}
	}
	for _, code := range []string{"", "12345", "1234567", "12345a", "١٢٣"} {
		m := samples()[identity.MailLoginCode]
		m.Code = code
		if err := out.mailer.Send(t.Context(), m); fault.KindOf(err) != fault.Invalid {
			t.Errorf("code %q: %v", code, err)
		}
	}
	if err := out.mailer.Send(t.Context(), identity.Mail{
		Kind: "../../etc/passwd",
		To:   "jane@example.org",
	}); fault.KindOf(err) != fault.Invalid {
		t.Errorf("an unknown letter: %v", err)
	}
}

func TestBrowsersAreNamedInWords(t *testing.T) {
	t.Parallel()
	out := newOutbox(t, nil)
	for agent, want := range map[string]string{
		firefox: "Firefox on Linux",
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36":                           "Chrome on Windows",
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0":             "Edge on Windows",
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15":                     "Safari on macOS",
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0 Mobile/15E148 Safari/604.1":  "Chrome on iPhone",
		"Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36": "Samsung Internet on Android",
		"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/120.0":                  "Opera on ChromeOS",
		"Windows evil.example": "unknown browser on Windows",
		"Firefox/1":            "Firefox",
		"curl/8 <script>x":     "unknown browser",
		"":                     "unknown browser",
	} {
		m := samples()[identity.MailNewDevice]
		m.UserAgent = agent
		if got := out.send(t, m).text; !strings.Contains(got, "Browser: "+want+"\n") {
			t.Errorf("%q:\n%s", agent, got)
		}
	}
}

func TestLifetimesAreSaidInWords(t *testing.T) {
	t.Parallel()
	out := newOutbox(t, nil)
	for life, want := range map[time.Duration]string{
		10 * time.Minute: "10 minutes", time.Minute: "1 minute", 90 * time.Second: "1 minute", time.Hour: "1 hour",
		90 * time.Minute: "90 minutes",
		24 * time.Hour:   "24 hours", 72 * time.Hour: "3 days", 30 * time.Second: "30 seconds",
	} {
		m := samples()[identity.MailCode]
		m.Lifetime = life
		if got := out.send(t, m).text; !strings.Contains(got, "expires in "+want+".") {
			t.Errorf("%v:\n%s", life, got)
		}
	}
}

// Whoever reads that an account was connected learns how to be rid of it.
func TestALetterAboutAConnectionSaysHowToEndIt(t *testing.T) {
	t.Parallel()
	m := samples()[identity.MailFactorChanged]
	m.Factor, m.Provider = identity.FactorLinked, "Our Company"
	got := newOutbox(t, nil).send(t, m)
	for _, content := range []string{got.text, got.html} {
		for _, words := range []string{
			"Our Company was connected to your account", "You can disconnect Our Company",
			"https://vitae.example.org/settings", "This also disconnects Our Company", "#not-me=",
		} {
			if !strings.Contains(content, words) {
				t.Errorf("not %q in\n%s", words, content)
			}
		}
	}
}

func TestALetterAboutARoleSaysWhatChangedIt(t *testing.T) {
	t.Parallel()
	for want, by := range map[string]identity.Mail{
		"The person who runs this server made this change": {},
		"This role depends on your groups at Work":         {Provider: "Work"},
		"This role came from Work, which was disconnected": {Provider: "Work", Factor: identity.FactorUnlinked},
	} {
		m := samples()[identity.MailRolesChanged]
		m.Provider, m.Factor = by.Provider, by.Factor
		got := newOutbox(t, nil).send(t, m)
		for _, content := range []string{got.text, got.html} {
			if !strings.Contains(content, want) {
				t.Errorf("not %q in\n%s", want, content)
			}
		}
	}
}

// Every change of the second step has a letter of its own, in both forms, that says how to undo it.
func TestEveryChangeOfFactorsHasItsWords(t *testing.T) {
	t.Parallel()
	told := map[string]identity.FactorChange{}
	for _, change := range []identity.FactorChange{
		identity.FactorApp, identity.FactorAppOff, identity.FactorMail, identity.FactorCodes, identity.FactorUsed,
		identity.FactorPasskeyAdded, identity.FactorPasskeyRemoved, identity.FactorPasskeysGone,
		identity.FactorPasskeyCopied, identity.FactorMailAllowed, identity.FactorMailRefused,
	} {
		m := samples()[identity.MailFactorChanged]
		m.Factor = change
		got := newOutbox(t, nil).send(t, m)
		if before, twice := told[got.text]; twice {
			t.Errorf("%s says what %s says", change, before)
		}
		told[got.text] = change
		if !strings.Contains(got.text, "#not-me=") || !strings.Contains(got.html, "#not-me=") ||
			strings.Contains(got.html, "0 16px\"></p>") {
			t.Errorf("%s:\n%s", change, got.html)
		}
	}
}
