package main

import (
	"bytes"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"filippo.io/age"

	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

// on returns the flags that name a program's data.
func on(p *apptest.Program) []string {
	return []string{"--data-dir", p.Config.DataDir, "--database-url", p.Config.DatabaseURL}
}

// says runs a command on the program's data and expects its exit status and words: on standard output where it ends
// well, else as the one line on standard error.
func says(t *testing.T, p *apptest.Program, status int, words string, args ...string) string {
	t.Helper()
	code, out, stderr := vitae(t, "", append(args, on(p)...)...)
	said, other := out, stderr
	if status != exitOK {
		said, other = stderr, out
	}
	if code != status || !strings.Contains(said, words) || other != "" || strings.Count(said, "\n") > 1 {
		t.Errorf("%v: exit %d, out %q, err %q", args, code, out, stderr)
	}
	return out
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// onBoth runs f against a running program on either database.
func onBoth(t *testing.T, f func(t *testing.T, p *apptest.Program)) {
	t.Helper()
	for _, database := range []string{"sqlite", "postgres"} {
		t.Run(database, func(t *testing.T) {
			t.Parallel()
			f(t, apptest.Start(t, apptest.Options{Database: database}))
		})
	}
}

func TestAdminWorksWhileTheServerRuns(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p *apptest.Program) {
		c := p.Client()
		must(t, c.SignUp())
		name := c.User.Username
		role := func(r string) (has bool) {
			t.Helper()
			var d struct{ HasRole bool }
			must(t, c.SignIn())
			must(t, c.Identity(`query($u: ID!, $r: String!){hasRole(userId:$u,role:$r)}`,
				map[string]any{"u": c.User.ID, "r": r}, &d))
			return d.HasRole
		}
		says(t, p, exitOK, name+" now has the support role.", "admin", "grant", name, "support")
		if !role("support") {
			t.Error("the role was not given")
		}
		says(t, p, exitOK, "no longer", "admin", "revoke", strings.ToUpper(name), "support")
		if role("support") {
			t.Error("the role was not taken")
		}
		says(t, p, exitOK, "Deactivated", "admin", "deactivate", name)
		if _, err := c.SignedInAs(); apptest.CodeOf(err) != "unauthorized_client" {
			t.Errorf("switched off: %v", err)
		}
		says(t, p, exitOK, "Reactivated", "admin", "activate", name)
		must(t, c.SignIn())
		says(t, p, exitOK, "new key", "admin", "rotate-keys")
		if who, err := c.SignedInAs(); err != nil || who != name {
			t.Errorf("after one rotation: %q, %v", who, err)
		}
	})
}

// Where registration is closed an operator makes accounts, whose owners choose their password.
func TestClosedRegistration(t *testing.T) {
	t.Parallel()
	for _, database := range []string{"sqlite", "postgres"} {
		t.Run(database, func(t *testing.T) {
			t.Parallel()
			p := apptest.Start(t, apptest.Options{Database: database, Change: func(c *config.Config) {
				c.Registration,
					c.SocialLinks = "closed", "GitHub=https://github.com/x"
			}})
			c := p.Client()
			if err := c.Register(); err == nil || !strings.Contains(err.Error(), "Registration is closed.") {
				t.Errorf("a registration: %v", err)
			}
			a, err := c.Send(http.MethodGet, "/api/settings", "", nil)
			must(t, err)
			if !strings.Contains(string(a.Body),
				`"registration":false,"socialLinks":[{"name":"GitHub","url":"https://github.com/x"}]`) {
				t.Errorf("the settings: %s", a.Body)
			}
			says(t, p, exitOK, "Created an account for "+c.User.Username, "admin", "create", c.User.Username,
				c.User.Email)
			must(t, c.Mutate(`mutation($e:String!){requestPasswordReset(email:$e){success message}}`,
				map[string]any{"e": c.User.Email}))
			code, err := p.Post.Code(c.User.Email, 1)
			must(t, err)
			letters := p.Post.Letters(c.User.Email)
			user := regexp.MustCompile(`user=(\d+)`).FindStringSubmatch(letters[len(letters)-1].Text)
			must(t, c.Mutate(`mutation($i:ResetPasswordInput!){resetPassword(input:$i){success message}}`,
				map[string]any{"i": map[string]any{"userId": user[1], "code": code, "newPassword": c.User.Password}}))
			must(t, c.SignIn())
			says(t, p, exitFailed, "This username is taken", "admin", "create", strings.ToUpper(c.User.Username),
				"other@example.org")
			says(t, p, exitFailed, "This email address is taken", "admin", "create", "somebody", c.User.Email)
			says(t, p, exitFailed, "Invalid email address", "admin", "create", "somebody", "nowhere")
			says(t, p, exitFailed, "at least 3 characters", "admin", "create", "a", "a@example.org")
		})
	}
}

// From nothing to an instance with an administrator and one guest.
func TestAnInstanceOneOwns(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Change: func(c *config.Config) {
		c.Registration, c.AdminEmail = "invitation",
			"boss@example.org"
	}})
	if code, out, _ := vitae(t, "", append([]string{"admin", "users"}, on(p)...)...); code != exitOK ||
		!regexp.MustCompile(`(?m)^boss +boss@example.org +admin user +active `).MatchString(out) {
		t.Errorf("exit %d, %s", code, out)
	}
	out := says(t, p, exitOK, "/auth?mode=reset&user=", "admin", "reset-password", "boss", "--public-url", p.URL)
	found := regexp.MustCompile(`user=(\d+) and enter the code (\d{6})`).FindStringSubmatch(out)
	c := p.Client()
	must(t, c.Mutate(`mutation($i:ResetPasswordInput!){resetPassword(input:$i){success message}}`,
		map[string]any{"i": map[string]any{"userId": found[1], "code": found[2], "newPassword": c.User.Password}}))

	if err := c.Register(); err == nil || !strings.Contains(err.Error(), "need an invitation") {
		t.Errorf("without an invitation: %v", err)
	}
	code, link, stderr := vitae(t, "",
		append([]string{"admin", "invite", "--registration", "invitation", "--uses", "2", "--public-url", p.URL},
			on(p)...)...)
	_, secret, is := strings.Cut(strings.TrimSpace(link), p.URL+"/auth?mode=register#invitation=")
	if code != exitOK || !is || !strings.HasPrefix(stderr, "Valid until ") {
		t.Fatalf("exit %d, %q, %q", code, link, stderr)
	}
	c.Invitation = secret
	must(t, c.SignUp())
	_, list, _ := vitae(t, "", append([]string{"admin", "invitations"}, on(p)...)...)
	one := regexp.MustCompile(`(?m)^(\w{26}) +1 of 2 `).FindStringSubmatch(list)
	if one == nil {
		t.Fatal(list)
	}
	says(t, p, exitOK, "Revoked", "admin", "invitations", "--revoke", one[1])
	late := p.Client()
	late.Invitation = secret
	if err := late.Register(); err == nil || !strings.Contains(err.Error(), "no longer valid") {
		t.Errorf("an invitation that was taken back: %v", err)
	}
	says(t, p, exitFailed, "Registration is closed", "admin", "invite", "--registration", "closed")
	says(t, p, exitOK, "written to a file in", "admin", "test-mail", "ops@example.org")
	says(t, p, exitFailed, "VITAE_SMTP_URL", "admin", "test-mail", "ops@example.org", "--smtp-url",
		"smtp://127.0.0.1:1")
	says(t, p, exitFailed, "Error: conn", "admin", "test-mail", "ops@example.org", "--smtp-url",
		"smtp://127.0.0.1:1")
	says(t, p, exitFailed, "Invalid email address.", "admin", "test-mail", "ops")
	if log := p.Log(); !strings.Contains(log, "is now an administrator") || strings.Contains(log, "boss@example.org") {
		t.Error(log)
	}
}

func TestAnOperatorWithoutMailReadsTheCode(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p *apptest.Program) {
		c := p.Client()
		must(t, c.SignUp())
		says(t, p, exitFailed, "", "admin", "code", c.User.Username) // none is open
		must(t, c.InitiateLogin())
		status, out, stderr := vitae(t, "", append([]string{"admin", "code", c.User.Username}, on(p)...)...)
		code := strings.TrimSuffix(out, "\n")
		if status != exitOK || len(code) != 6 || !strings.Contains(stderr, "sign-in") {
			t.Errorf("exit %d, %q, %q", status, out, stderr)
		}
		mailed, err := p.Post.Code(c.User.Email, 2)
		must(t, err)
		if mailed != code { // the one in a million
			if err := c.VerifyLogin(mailed); err == nil {
				t.Error("the replaced code signs in")
			}
		}
		must(t, c.VerifyLogin(code))
	})
}

func TestAdminRefusesInOneLine(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := p.Client()
	must(t, c.SignUp())
	name := c.User.Username
	says(t, p, exitFailed, `"nobody"`, "admin", "grant", "nobody", "admin")
	says(t, p, exitFailed, `"king"`, "admin", "grant", name, "king")
	says(t, p, exitFailed, "does not have the admin role", "admin", "revoke", name, "admin")
	says(t, p, exitFailed, "Deactivate", "admin", "revoke", name, "user")
	says(t, p, exitFailed, `"nobody"`, "admin", "deactivate", "nobody")
	says(t, p, exitFailed, `"nobody"`, "admin", "activate", "nobody")
	says(t, p, exitFailed, `"nobody"`, "admin", "code", "nobody")
	says(t, p, exitFailed, "no connected accounts", "admin", "disconnect", name)
	none := filepath.Join(t.TempDir(), "none")
	for _, args := range [][]string{{"admin", "rotate-keys"}, {"admin", "grant", name, "admin"}, {"backup", "-"}} {
		code, _, stderr := vitae(t, "", append(args, "--data-dir", none)...)
		if _, err := os.Stat(none); code != exitFailed || !strings.Contains(stderr, none) ||
			strings.Count(stderr, "\n") != 1 || err == nil {
			t.Errorf("%v without data: exit %d, %q", args, code, stderr)
		}
	}
	for _, args := range [][]string{
		{"admin"},
		{"admin", "grant", name},
		{"admin", "dance"},
		{"admin", "rotate-keys", "x"},
		{"backup"},
		{"restore"},
		{"backup", "a", "b"},
	} {
		if code, _, stderr := vitae(t, "", append(args, on(p)...)...); code != exitMisused || stderr == "" {
			t.Errorf("%v: exit %d, %q", args, code, stderr)
		}
	}
}

func TestSettingsAreRefusedWithoutTheirSecrets(t *testing.T) {
	t.Parallel()
	for _, command := range [][]string{{"serve"}, {"admin", "rotate-keys"}, {"backup", "-"}, {"restore", "-"}} {
		for flag, value := range map[string]string{
			"--database-url": "mysql://u:hunter2@h/d",
			"--smtp-url":     "pop://u:hunter2@h", "--secret": "hunter2", "--llm-key": "hunter2",
			"--blob-url": "s3://hunter2",
		} {
			code, out, stderr := vitae(t, "", append(command, "--data-dir", t.TempDir(), flag, value)...)
			if name := "VITAE_" + strings.ToUpper(strings.ReplaceAll(flag[2:], "-", "_")); code != exitFailed ||
				out != "" || strings.Count(stderr, "\n") != 1 || !strings.Contains(stderr, name) ||
				strings.Contains(stderr, "hunter2") {
				t.Errorf("%v %s: exit %d, %q", command, flag, code, stderr)
			}
		}
	}
}

// A file of variables where a line was emptied, or a compose file with ${VITAE_ADDR}, sets a variable to nothing.
func TestEmptySettingsMeanTheDefault(t *testing.T) {
	t.Parallel()
	self, err := os.Executable()
	must(t, err)
	// A wrong setting that is checked after the address and the places stops the start.
	serve := exec.CommandContext(t.Context(), self, "serve", "--data-dir", t.TempDir(), "--smtp-url", "pop://x")
	serve.Env = append(os.Environ(), beCommand+"=1")
	for _, name := range config.Names() {
		serve.Env = append(serve.Env, name+"=")
	}
	said, err := serve.CombinedOutput()
	if err == nil || !strings.HasPrefix(string(said), "vitae: VITAE_SMTP_URL ") {
		t.Errorf("%v: %s", err, said)
	}
}

// streamed is a backup on standard output.
func streamed(t *testing.T, p *apptest.Program) string {
	t.Helper()
	code, out, stderr := vitae(t, "", append([]string{"backup", "-"}, on(p)...)...)
	if code != exitOK || stderr != "" {
		t.Fatalf("exit %d, %q", code, stderr)
	}
	return out
}

func TestBackupAndRestoreAsCommands(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, p *apptest.Program) {
		c := p.Client()
		must(t, c.SignUp())
		dir := t.TempDir()
		file := filepath.Join(dir, "vitae.backup")
		must(t, os.WriteFile(file, []byte("of yesterday"), 0o644))
		says(t, p, exitFailed, "already exists", "backup", file)
		if old, err := os.ReadFile(file); err != nil || string(old) != "of yesterday" {
			t.Errorf("the file that was there has %d bytes now, %v", len(old), err)
		}
		says(t, p, exitOK, "", "backup", "--overwrite", file)
		if code, out, stderr := vitae(t, "", "backup", "verify", file); code != exitOK ||
			!strings.Contains(out, "every part matches its checksum") || stderr != "" {
			t.Errorf("verify: exit %d, %q, %q", code, out, stderr)
		}
		info, err := os.Stat(file)
		if must(t, err); info.Mode().Perm() != 0o600 {
			t.Errorf("the backup is %v", info.Mode())
		}
		if left, _ := os.ReadDir(dir); len(left) != 1 {
			t.Errorf("beside the backup: %v", left)
		}
		streamed := streamed(t, p)
		for from, in := range map[string]string{file: "", "-": streamed} {
			to := filepath.Join(t.TempDir(), "data")
			if code, out, stderr := vitae(t, in, "restore", from, "--data-dir", to); code != exitOK ||
				out+stderr != "" {
				t.Fatalf("restore %s: exit %d, %q", from, code, stderr)
			}
			if code, _, stderr := vitae(t, in, "restore", from, "--data-dir", to); code != exitFailed ||
				strings.Count(stderr, "\n") != 1 {
				t.Errorf("restore %s again: exit %d, %q", from, code, stderr)
			}
			if code, out, stderr := vitae(t, "", "admin", "grant", c.User.Username, "admin", "--data-dir",
				to); code != exitOK {
				t.Errorf("the account is not restored: %q %q", out, stderr)
			}
		}
	})
}

// A backup to a recipient's key tells nothing without the other half, and with it restores like any other.
func TestABackupToAKeyIsReadWithItsOtherHalfAlone(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	c := p.Client()
	must(t, c.SignUp())
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	keys := map[string]*age.X25519Identity{}
	for _, name := range []string{"mine", "spare", "other"} {
		key, err := age.GenerateX25519Identity()
		must(t, err)
		keys[name] = key
		must(t, os.WriteFile(in(name), []byte("# a comment\n"+key.String()+"\n"), 0o600))
	}
	file := in("vitae.backup")
	says(t, p, exitFailed, "begin with age1", "backup", file, "--recipient", "jane@example.org")
	if _, err := os.Stat(file); err == nil {
		t.Error("a file is left of a backup that failed")
	}
	says(t, p, exitOK, "", "backup", file, "--recipient", keys["mine"].Recipient().String(), "--recipient",
		keys["spare"].Recipient().String())
	whole, err := os.ReadFile(file)
	must(t, err)
	if !bytes.HasPrefix(whole, []byte("age-encryption.org/v1\n")) {
		t.Errorf("it begins with %q", whole[:30])
	}
	must(t, os.WriteFile(in("cut"), whole[:len(whole)-100], 0o600))
	flipped := bytes.Clone(whole)
	flipped[len(flipped)/2] ^= 1
	must(t, os.WriteFile(in("flipped"), flipped, 0o600))
	for _, wrong := range []struct{ file, key, words string }{
		{"vitae.backup", "", "--identity"},
		{"vitae.backup", "other", "a different key"},
		{"vitae.backup", "vitae.backup", "not an age identity file"},
		{"vitae.backup", "none", "doesn't exist"},
		{"cut", "mine", "backup is"},
		{"flipped", "mine", "backup is"},
	} {
		for _, command := range [][]string{
			{"backup", "verify", in(wrong.file)},
			{"restore", in(wrong.file), "--data-dir", in("data")},
		} {
			if wrong.key != "" {
				command = append(command, "--identity", in(wrong.key))
			}
			if code, _, stderr := vitae(t, "", command...); code != exitFailed ||
				!strings.Contains(stderr, wrong.words) || strings.Count(stderr, "\n") != 1 {
				t.Errorf("%v: exit %d, %q", command, code, stderr)
			}
		}
	}
	for key, from := range map[string]string{"mine": file, "spare": "-"} {
		stdin := ""
		if from == "-" {
			stdin = string(whole)
		}
		if code, out, stderr := vitae(t, stdin, "backup", "verify", from, "--identity", in(key)); code != exitOK ||
			!strings.Contains(out, "matches its checksum") {
			t.Errorf("verify %s: exit %d, %q", from, code, stderr)
		}
		to := filepath.Join(t.TempDir(), "data")
		if code, out, stderr := vitae(t, stdin, "restore", from, "--identity", in(key), "--data-dir",
			to); code != exitOK || out+stderr != "" {
			t.Fatalf("restore %s: exit %d, %q", from, code, stderr)
		}
		if code, out, stderr := vitae(t, "", "admin", "grant", c.User.Username, "admin", "--data-dir",
			to); code != exitOK {
			t.Errorf("the account is not restored: %q %q", out, stderr)
		}
	}
}

func TestBackupAndRestoreNameTheFileThatIsWrong(t *testing.T) {
	t.Parallel()
	p := apptest.Start(t, apptest.Options{Database: "sqlite"})
	must(t, p.Client().Register())
	whole := streamed(t, p)
	dir := t.TempDir()
	says(t, p, exitFailed, "doesn't exist", "backup", filepath.Join(dir, "none", "x"))
	says(t, p, exitFailed, "directory", "backup", dir)
	gone := filepath.Join(dir, "gone")
	must(t, os.Symlink(filepath.Join(dir, "nowhere"), gone))
	says(t, p, exitFailed, "--overwrite", "backup", gone)
	must(t, os.Remove(gone))
	cut := filepath.Join(dir, "cut")
	must(t, os.WriteFile(cut, []byte(whole[:len(whole)/2]), 0o600))
	for file, words := range map[string]string{
		cut: "its end is missing", filepath.Join(dir, "none"): "doesn't exist",
		dir: "not a regular file", docs + "p05__txt-caps.txt": "not a Vitae backup",
	} {
		to := filepath.Join(t.TempDir(), "data")
		code, _, stderr := vitae(t, "", "restore", file, "--data-dir", to)
		if _, err := os.Stat(filepath.Join(to, "vitae.db")); code != exitFailed || !strings.Contains(stderr, file) ||
			!strings.Contains(stderr, words) || strings.Count(stderr, "\n") != 1 || err == nil {
			t.Errorf("%s: exit %d, %q", file, code, stderr)
		}
	}
}
