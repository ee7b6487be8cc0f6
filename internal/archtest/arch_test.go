package archtest

import (
	"bufio"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

const root = "../.."

// goFile is one parsed source file; name and dir are relative to the repository.
type goFile struct {
	name, dir string
	test      bool
	ast       *ast.File
}

func sources(t *testing.T) []goFile {
	t.Helper()
	var out []goFile
	fset := token.NewFileSet()
	err := filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel(root, p)
		if d.IsDir() && (d.Name() == "node_modules" || d.Name() == "testdata" ||
			(strings.HasPrefix(d.Name(), ".") && rel != ".") || rel == "bin" || rel == "data") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(p, ".go") {
			return nil
		}
		f, err := parser.ParseFile(fset, p, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		out = append(out, goFile{name: rel, dir: path.Dir(rel), test: strings.HasSuffix(rel, "_test.go"), ast: f})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(out) < 30 {
		t.Fatalf("only %d Go files were found; the walk is broken", len(out))
	}
	return out
}

func imports(f goFile) []string {
	var out []string
	for _, i := range f.ast.Imports {
		s, _ := strconv.Unquote(i.Path.Value)
		out = append(out, s)
	}
	return out
}

func TestImportsFollowTheLayers(t *testing.T) {
	t.Parallel()
	used := map[string][]string{}
	for _, f := range sources(t) {
		allowed, known := mayImport[f.dir]
		if !known && !slices.Contains(testsOnly, f.dir) {
			t.Errorf("%s: folder %s has no place in archtest's list", f.name, f.dir)
			continue
		}
		for _, i := range imports(f) {
			to, own := strings.CutPrefix(i, "vitae/")
			used[f.dir] = append(used[f.dir], to)
			if !own || to == f.dir || contains(allowed, to) || (f.test && contains(forTests, to)) || !known {
				continue
			}
			t.Errorf("%s imports %s, which its layer may not", f.name, to)
		}
	}
	for dir, allowed := range mayImport {
		for _, to := range allowed {
			if !strings.HasSuffix(to, "/*") && !slices.Contains(used[dir], to) {
				t.Errorf("%s may import %s and does not; delete it from archtest's list", dir, to)
			}
		}
	}
}

// A package may import its own layer and those below. Adapters and edges are side by side.
func TestTheListFollowsTheFolders(t *testing.T) {
	t.Parallel()
	layers := []string{"base", "engine", "domain", "adapter", "edge"}
	layer := func(dir string) int {
		parts := strings.Split(dir, "/")
		if parts[0] != "internal" {
			return -1
		}
		return slices.Index(layers, parts[1])
	}
	for dir, allowed := range mayImport {
		own := layer(dir)
		for _, to := range allowed {
			l := layer(to)
			if own >= 0 && (l < 0 || l > own || layers[own] == "edge" && layers[l] == "adapter") {
				t.Errorf("%s is allowed to import %s, which isn't in its own layer or a lower one", dir, to)
			}
		}
	}
}

// contains reports whether a package is in a list, by its name or by its folder with “/*”.
func contains(list []string, dir string) bool {
	return slices.Contains(list, dir) || slices.Contains(list, path.Dir(dir)+"/*")
}

func TestLibrariesStayInTheirHomes(t *testing.T) {
	t.Parallel()
	for _, f := range sources(t) {
		for _, i := range imports(f) {
			if first, _, _ := strings.Cut(i, "/"); !strings.Contains(first, ".") {
				continue
			}
			homes := homesOf(i)
			if homes == nil {
				t.Errorf("%s imports %s, which has no home in archtest's list", f.name, i)
			} else if !slices.Contains(homes, f.dir) && (!f.test || !slices.Contains(homes, anyTest)) {
				t.Errorf("%s imports %s, which lives in %v", f.name, i, homes)
			}
		}
	}
}

func homesOf(library string) []string {
	for prefix, homes := range libraryHomes {
		if library == prefix || strings.HasPrefix(library, prefix+"/") {
			return homes
		}
	}
	return nil
}

func TestEveryListedPackageIsThereAndSaysWhatItNeverDoes(t *testing.T) {
	t.Parallel()
	docs := map[string]string{}
	for _, f := range sources(t) {
		if f.ast.Doc != nil && !f.test {
			docs[f.dir] += f.ast.Doc.Text()
		} else if _, seen := docs[f.dir]; !seen && !f.test {
			docs[f.dir] = ""
		}
	}
	for _, dir := range slices.Sorted(maps.Keys(mayImport)) {
		doc, there := docs[dir]
		if !there {
			t.Errorf("%s is in archtest's list but has no Go file", dir)
		} else if !regexp.MustCompile(`\b(never|no rules|no logic)\b|\bno \w+`).MatchString(doc) {
			t.Errorf("%s: the package comment does not say what the package never does", dir)
		}
	}
}

func TestNamesSayWhatIsInside(t *testing.T) {
	t.Parallel()
	for _, f := range sources(t) {
		base := strings.TrimSuffix(strings.TrimSuffix(path.Base(f.name), ".go"), "_test")
		for _, banned := range bannedNames {
			if base == banned || path.Base(f.dir) == banned {
				t.Errorf("%s: a name into which anything fits", f.name)
			}
		}
	}
}

func TestNoInitFunctions(t *testing.T) {
	t.Parallel()
	for _, f := range sources(t) {
		for _, d := range f.ast.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && fn.Name.Name == "init" {
				t.Errorf("%s has an init function", f.name)
			}
		}
	}
}

// A bound of what an account may keep is an entitlement of its plan, or nobody would see it beside the others.
func TestOnlyBillingRefusesWhatIsTooMuch(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for _, f := range sources(t) {
		if f.test {
			continue
		}
		ast.Inspect(f.ast, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok && x.Name == "fault" && s.Sel.Name == "Quota" {
					seen[f.dir] = true
				}
			}
			return true
		})
	}
	if got := slices.Sorted(maps.Keys(seen)); !slices.Equal(got, quotaHomes) {
		t.Errorf("fault.Quota is named in %v, and its homes are %v", got, quotaHomes)
	}
}

// Engines give the same answer to the same input: what they draw comes from a seed.
func TestEnginesAskNoClockAndNoWorld(t *testing.T) {
	t.Parallel()
	drawing := "internal/engine/check/boost.go" // the only engine that draws
	seeded := []string{"New", "NewPCG"}         // of math/rand/v2
	barred := []string{"math/rand", "math/rand/v2", "crypto/rand", "net", "net/http", "database/sql", "log", "log/slog"}
	for _, f := range sources(t) {
		if f.test || !strings.HasPrefix(f.dir, "internal/engine/") {
			continue
		}
		for _, i := range imports(f) {
			if slices.Contains(barred, i) && (i != "math/rand/v2" || f.name != drawing) {
				t.Errorf("%s: an engine imports %s", f.name, i)
			}
		}
		ast.Inspect(f.ast, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok && x.Name == "time" && s.Sel.Name == "Now" {
					t.Errorf("%s: an engine asks the clock", f.name)
				}
				if x, ok := s.X.(*ast.Ident); ok && x.Name == "rand" && !slices.Contains(seeded, s.Sel.Name) {
					t.Errorf("%s: an engine uses rand.%s, which has no fixed seed", f.name, s.Sel.Name)
				}
			}
			return true
		})
	}
}

func TestFilesStayOneConcept(t *testing.T) {
	t.Parallel()
	for _, f := range sources(t) {
		if ast.IsGenerated(f.ast) {
			continue
		}
		file, err := os.Open(filepath.Join(root, f.name))
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for s := bufio.NewScanner(file); s.Scan(); {
			n++
		}
		_ = file.Close()
		if n > maxLines {
			t.Errorf("%s has %d lines; more than %d are seldom one concept", f.name, n, maxLines)
		}
	}
}

func TestLinesFitThePage(t *testing.T) {
	t.Parallel()
	for _, f := range sources(t) {
		if ast.IsGenerated(f.ast) {
			continue
		}
		data, err := os.ReadFile(filepath.Join(root, f.name))
		if err != nil {
			t.Fatal(err)
		}
		whole := linesOfLongTexts(data)
		for i, line := range strings.Split(string(data), "\n") {
			line = aligned.ReplaceAllString(strings.ReplaceAll(line, "\t", strings.Repeat("_", tabWidth)), " ")
			if wide := utf8.RuneCountInString(line); wide > maxColumns && !whole[i+1] {
				t.Errorf("%s:%d is %d columns wide; %d fit", f.name, i+1, wide, maxColumns)
			}
		}
	}
}

// aligned is what gofmt puts between a key and its value to align them, which is not the line's own width.
var aligned = regexp.MustCompile(` {2,}`)

// linesOfLongTexts lists the lines of a file that a long text, a directive or a drawing in a comment stands in.
func linesOfLongTexts(src []byte) map[int]bool {
	set := token.NewFileSet()
	file := set.AddFile("", -1, len(src))
	var s scanner.Scanner
	s.Init(file, src, nil, scanner.ScanComments)
	lines := map[int]bool{}
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			return lines
		}
		fixed := tok == token.COMMENT && slices.ContainsFunc([]string{"//nolint", "//go:", "//\t"},
			func(start string) bool { return strings.HasPrefix(text, start) })
		if !fixed && (tok != token.STRING || len(text) < longText) {
			continue
		}
		from := file.Line(pos)
		for n := range strings.Count(text, "\n") + 1 {
			lines[from+n] = true
		}
	}
}

func TestArchitecturePageNamesThePackagesThatAreThere(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile(filepath.Join(root, "docs/architecture.md"))
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	for _, m := range regexp.MustCompile(
		"(?m)^\\| `((?:internal|cmd|web|bench|release)[a-z/]*)` \\|").FindAllStringSubmatch(string(page), -1) {
		named[m[1]] = true
	}
	for _, dir := range slices.Sorted(maps.Keys(mayImport)) {
		if !named[dir] {
			t.Errorf("docs/architecture.md does not name %s", dir)
		}
		delete(named, dir)
	}
	for dir := range named {
		t.Errorf("docs/architecture.md names %s, which is not there", dir)
	}
}

// TestTestingPageNamesTestsThatAreThere holds docs/testing.md, which says what tests each row of the security design,
// to the tests of the sources.
func TestTestingPageNamesTestsThatAreThere(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile(filepath.Join(root, "docs/testing.md"))
	if err != nil {
		t.Fatal(err)
	}
	wanted := map[string]bool{}
	for _, m := range regexp.MustCompile("`((?:Test|Fuzz)[A-Za-z0-9]+)`").FindAllStringSubmatch(string(page), -1) {
		wanted[m[1]] = true
	}
	test := regexp.MustCompile(`(?m)^func ((?:Test|Fuzz)\w+)\(`)
	for _, dir := range []string{"internal", "cmd", "bench"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, _ fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, "_test.go") {
				return err
			}
			src, err := os.ReadFile(path)
			for _, m := range test.FindAllStringSubmatch(string(src), -1) {
				delete(wanted, m[1])
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for name := range wanted {
		t.Errorf("docs/testing.md names %s, which is not there", name)
	}
}
