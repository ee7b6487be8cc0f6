//go:build nightly

package docrender

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
)

var office = flag.String("office", "", "keep the Word documents and what LibreOffice makes of them in this folder")

// TestOfficeOpensEveryLook has LibreOffice convert documents in every template, and finds all their words on the pages.
func TestOfficeOpensEveryLook(t *testing.T) {
	t.Parallel()
	if _, err := exec.LookPath("soffice"); err != nil {
		t.Fatal("soffice is not installed; scripts/install-office installs it")
	}
	dir := *office
	if dir == "" {
		dir = t.TempDir()
	}
	files := wordFiles(t, wordDocuments(t))
	args := []string{
		"-env:UserInstallation=file://" + t.TempDir(), "--headless", "--convert-to", "pdf", "--outdir",
		dir,
	}
	for name := range files {
		if !opened(name) {
			delete(files, name)
			continue
		}
		file := filepath.Join(dir, name+".docx")
		if err := os.WriteFile(file, files[name], 0o600); err != nil {
			t.Fatal(err)
		}
		args = append(args, file)
	}
	if out, err := exec.Command("soffice", args...).CombinedOutput(); err != nil {
		t.Fatalf("soffice: %v\n%s", err, out)
	}
	for name, data := range files {
		shown := ask(t, "pdftotext", filepath.Join(dir, name+".pdf"), "-")
		words, _ := docxWords(t, docxParts(t, data)["word/document.xml"])
		if want, got := lettersOf(strings.Join(words, "")), lettersOf(shown); want != got {
			t.Errorf("%s: LibreOffice shows other letters:\n%s\n%s", name, want, got)
		}
	}
}

// opened reports whether LibreOffice is asked about a file: a conversion takes it half a second.
func opened(name string) bool {
	if strings.Contains(name, "-letter-") {
		return false
	}
	for _, kind := range []string{"-full", "-two-pages", "-hebrew", "-a-letter", "-long-titles"} {
		if strings.HasSuffix(name, kind) {
			return true
		}
	}
	return strings.HasPrefix(name, "aside") || strings.HasPrefix(name, "clinic")
}

// lettersOf returns the letters of a text, sorted and without case: on a page they stand in another order.
func lettersOf(s string) string {
	var out []rune
	for _, r := range strings.ToUpper(s) {
		if unicode.IsLetter(r) {
			out = append(out, r)
		}
	}
	slices.Sort(out)
	return string(out)
}
