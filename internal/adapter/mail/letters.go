package mail

import (
	"embed"
	html "html/template"
	"net/url"
	"strings"
	text "text/template"
	"unicode"

	"vitae/internal/base/fault"
	"vitae/internal/domain/identity"
)

//go:embed letters
var letterFiles embed.FS

// subjects names every letter. A subject shows on locked screens: there is nothing in it that is anybody's secret.
var subjects = map[identity.MailKind]string{
	identity.MailCode:              "Confirm your email address for Vitae",
	identity.MailLoginCode:         "Your Vitae sign-in code",
	identity.MailAlreadyRegistered: "You already have a Vitae account",
	identity.MailPasswordReset:     "Reset your Vitae password",
	identity.MailResetLink:         "Your link to reset your Vitae password",
	identity.MailPasswordChanged:   "Your Vitae password was changed",
	identity.MailNewDevice:         "New sign-in to your Vitae account",
	identity.MailAccountLocked:     "Failed sign-in attempts on your Vitae account",
	identity.MailCodesGuessed:      "Wrong codes entered for your Vitae account",
	identity.MailErased:            "Your Vitae account was deleted",
	identity.MailContact:           "New message from the Vitae contact page",
	identity.MailRolesChanged:      "Your Vitae roles changed",
	identity.MailActivated:         "Your Vitae account is active again",
	identity.MailReady:             "Your Vitae results are ready",
	identity.MailPlanSteps:         "Your next steps in Vitae",
	identity.MailTest:              "Test email from Vitae",
	identity.MailFactorChanged:     "Your Vitae sign-in settings changed",
	identity.MailAppKey:            "An app key was created for your Vitae account",
	identity.MailUsernameChanged:   "Your Vitae username was changed",
	identity.MailEmailCode:         "Confirm your new email address for Vitae",
	identity.MailEmailAsked:        "Request to change your Vitae email address",
	identity.MailEmailChanged:      "Your Vitae email address was changed",
	identity.MailEmailRestored:     "Your Vitae email address was changed back",
	identity.MailSignedOut:         "You were signed out of your Vitae account",
}

// coded are the letters that carry a code, on a line of its own in the text.
var coded = map[identity.MailKind]bool{
	identity.MailCode: true, identity.MailLoginCode: true,
	identity.MailPasswordReset: true, identity.MailEmailCode: true,
}

// letters are the texts of every kind, parsed.
type letters struct {
	public *url.URL
	of     map[identity.MailKind]letter
}

type letter struct {
	text *text.Template
	html *html.Template
}

// written is a letter for somebody.
type written struct {
	subject, text, html string
	settings            string // where such letters are switched off, "" where they are not
	off                 string // switches them off with one click; "" where that is not so
}

// parseLetters reads the templates. The plain text's layout and the HTML's are parsed with each letter's own "body".
func parseLetters(public *url.URL) (letters, error) {
	l := letters{public: public, of: map[identity.MailKind]letter{}}
	for kind := range subjects {
		t, err := text.ParseFS(letterFiles, "letters/layout.txt", "letters/"+string(kind)+".txt")
		if err != nil {
			return letters{}, err
		}
		h, err := html.ParseFS(letterFiles, "letters/layout.html", "letters/"+string(kind)+".html")
		if err != nil {
			return letters{}, err
		}
		l.of[kind] = letter{text: t, html: h}
	}
	return l, nil
}

// content is what a template can say.
type content struct {
	Subject  string
	Name     string // "" where the name is none that a letter should repeat
	Code     string
	Lifetime string // "10 minutes"
	Browser  string // "Firefox on Linux"
	Contact  identity.Contact
	Factor   identity.FactorChange
	Provider string
	SignInBy string
	Topic    string // "Privacy"
	Due      string // when it must have been answered; "" for no such day
	Time     string // "November 21, 2026, 09:30 UTC"
	Home     string // links
	SignIn   string
	Reset    string // asks for the address
	NewCode  string // asks for the code of a password reset, or holds it
	NotMe    string // ends every session
	Notices  []linked
	Why      string // it came, for a letter that can be switched off; "" for others
	Settings string
}

// linked is a notice with its whole link.
type linked struct{ Title, Link string }

// reasons say why a letter came that can be switched off.
var reasons = map[identity.MailSwitch]string{
	identity.MailUpdates:  "You’re receiving this email because email updates are turned on.",
	identity.MailSecurity: "You’re receiving this email because account activity emails are turned on.",
}

// write fills a letter in.
func (l letters) write(m identity.Mail) (written, error) {
	const op = "mail.Send"
	templates, known := l.of[m.Kind]
	if !known {
		return written{}, fault.New(op, fault.Invalid, "This email template doesn't exist.")
	}
	if coded[m.Kind] && !sixDigits(m.Code) {
		return written{}, fault.New(op, fault.Invalid, "This email needs a code of six digits.")
	}
	c := content{
		Subject: subjects[m.Kind], Name: greetable(m.Name), Code: m.Code, Lifetime: inWords(m.Lifetime),
		Browser: identity.BrowserInWords(m.UserAgent), Factor: m.Factor, Provider: m.Provider, SignInBy: m.SignInBy,
		Time: m.At.UTC().Format("January 2, 2006, 15:04 UTC"),
		Home: l.link("", nil), SignIn: l.link("/auth", url.Values{"mode": {"login"}}),
		Reset:   l.link("/auth", url.Values{"mode": {"reset"}}),
		NewCode: l.link("/auth", url.Values{"mode": {"reset"}, "user": {m.User.String()}}),
		NotMe:   l.link("/auth", url.Values{"mode": {"reset"}}),
		Why:     reasons[m.Wanted], Settings: l.link("/settings", nil),
	}
	own := l.link("/auth", url.Values{"mode": {"reset"}, "user": {m.User.String()}})
	if m.Kind == identity.MailResetLink {
		c.NewCode = own + "#code=" + m.Code
	}
	if m.NotMe != "" {
		c.NotMe = own + "#not-me=" + m.NotMe
	}
	for _, n := range m.Notices {
		path, query, _ := strings.Cut(n.Path, "?")
		values, err := url.ParseQuery(query)
		if err != nil {
			return written{}, fault.Wrap(op, fault.Internal, "", err)
		}
		c.Notices = append(c.Notices, linked{Title: n.Title, Link: l.link(path, values)})
	}
	if m.Contact != nil {
		c.Contact, c.Topic = *m.Contact, topicInWords(m.Contact.Topic)
		if due := m.Contact.DueAt(); !due.IsZero() {
			c.Due = due.UTC().Format("January 2, 2006")
		}
	}
	var plain, rich strings.Builder
	if err := templates.text.ExecuteTemplate(&plain, "layout.txt", c); err != nil {
		return written{}, fault.Wrap(op, fault.Internal, "", err)
	}
	if err := templates.html.ExecuteTemplate(&rich, "layout.html", c); err != nil {
		return written{}, fault.Wrap(op, fault.Internal, "", err)
	}
	w := written{subject: c.Subject, text: plain.String(), html: rich.String()}
	if c.Why != "" {
		w.settings = c.Settings
		if m.Off != "" && l.public.Scheme == "https" { // the standard asks for it
			w.off = l.link("/api/v1/identity/mail-off/"+m.User.String()+"/"+string(m.Wanted)+"/"+m.Off, nil)
		}
	}
	return w, nil
}

func (l letters) link(path string, query url.Values) string {
	u := *l.public
	u.Path += path
	u.RawQuery = query.Encode()
	return u.String()
}

func sixDigits(s string) bool {
	return len(s) == 6 && strings.Trim(s, "0123456789") == ""
}

// topicInWords returns "Privacy" for "PRIVACY".
func topicInWords(t identity.Topic) string {
	if t == "" {
		return ""
	}
	return string(t[:1]) + strings.ToLower(string(t[1:]))
}

const maxGreeting = 40

// greetable returns a name that a letter may repeat, or "". Anybody can register somebody else's address under any
// name: what a mail program would turn into a link or a line of its own is left out, so that no stranger's
// advertisement goes out in our letters.
func greetable(name string) string {
	name = strings.TrimSpace(name)
	runes := []rune(name)
	if len(runes) > maxGreeting {
		return ""
	}
	for i, r := range runes {
		abbreviation := r == '.' && (i == len(runes)-1 || runes[i+1] == ' ')
		if !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsDigit(r) && !strings.ContainsRune(" '’-_", r) &&
			!abbreviation {
			return ""
		}
	}
	return name
}
