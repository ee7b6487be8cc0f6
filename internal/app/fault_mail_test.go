package app_test

import (
	"testing"

	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

// mailOverLine starts a program whose mail server is at the end of a line.
func mailOverLine(t *testing.T, o apptest.Options) (*apptest.Program, *line) {
	t.Helper()
	o.Post = apptest.NewPost(t)
	l := newLine(t, hostOf(t, o.Post.URL()))
	o.Change = func(c *config.Config) { c.SMTPURL = l.through(c.SMTPURL) }
	p := apptest.Start(t, o)
	l.upAfterwards()
	return p, l
}

// Nobody's request waits for the mail server: all are answered before the fault ends. Then every letter comes.
func TestMailOutlivesWhateverItsServerDoes(t *testing.T) {
	t.Parallel()
	for what, fault := range map[string]func(l *line){
		"away":              (*line).Cut,
		"silent":            (*line).hush,
		"slow":              func(l *line) { l.slow(2000) },
		"hangs up at once":  func(l *line) { l.add("limit_data", "downstream", map[string]any{"bytes": 0}) },
		"hangs up half-way": func(l *line) { l.add("limit_data", "upstream", map[string]any{"bytes": 300}) },
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			p, l := mailOverLine(t, apptest.Options{Database: "sqlite"})
			fault(l)
			var clients []*apptest.Client
			for range 6 { // more than letters are sent at once
				c := p.Client()
				ok(t, c.Register())
				clients = append(clients, c)
			}
			for _, c := range clients {
				if n := len(p.Post.Letters(c.User.Email)); n != 0 {
					t.Errorf("%d letters came through", n)
				}
			}
			l.up()
			for _, c := range clients {
				code, err := p.Post.Code(c.User.Email, 1)
				ok(t, err)
				ok(t, c.Mutate(`mutation($i: VerifyEmailInput!){verifyEmail(input:$i){success message}}`,
					map[string]any{"i": map[string]any{"userId": c.User.ID, "code": code}}))
			}
		})
	}
}

// A mail server that takes a letter and is cut off before it can say so is given it again.
func TestALetterTakenWithoutAnAnswerIsSentAgain(t *testing.T) {
	t.Parallel()
	p, l := mailOverLine(t, apptest.Options{Database: "postgres"})
	cut := l.add("cut", "downstream", map[string]any{"at": 1, "after": "354 "}).(*cutToxic)
	c := p.Client()
	ok(t, c.Register())
	_, err := p.Post.Code(c.User.Email, 2)
	ok(t, err)
	if codes := p.Post.Codes(c.User.Email); !cut.fired() || len(codes) != 2 || codes[0] != codes[1] {
		t.Errorf("cut off: %t; letters with the codes %v", cut.fired(), codes)
	}
}
