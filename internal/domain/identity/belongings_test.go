package identity_test

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"

	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// shelf is what another domain keeps: a file for each owner.
type shelf struct {
	about string
	names []string
	fails error
}

func (s shelf) About() string { return s.about }

func (s shelf) Export(_ context.Context, owner id.User, put func(name string, data []byte) error) error {
	for _, n := range s.names {
		if err := put(n, []byte("of "+owner.String())); err != nil {
			return err
		}
	}
	return s.fails
}

func TestAnExportHoldsWhatOtherDomainsKeep(t *testing.T) {
	t.Parallel()
	h := newHarness(t, storetest.SQLite(t), func(d *identity.Deps) {
		d.Belongings = []identity.Belongings{
			shelf{about: "books/…  your books\n", names: []string{"books/1.json", "books/Büro €.pdf"}},
			shelf{about: "maps.json  your maps", names: []string{"maps.json"}},
			shelf{},
		}
	})
	ada := h.verified("ada")
	files := h.export(ada)
	for _, name := range []string{"books/1.json", "books/Büro €.pdf", "maps.json"} {
		if string(files[name]) != "of "+ada.String() {
			t.Errorf("%s: %q", name, files[name])
		}
	}
	lines := strings.Split(string(files["README.txt"]), "\n")
	photo := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "photo.jpg") })
	if got := lines[photo+1 : photo+4]; !slices.Equal(got, []string{
		"books/…  your books", "maps.json  your maps",
		"",
	}) {
		t.Errorf("README.txt says %q", got)
	}
}

func TestAnExportHasNoNamesThatLeadAstray(t *testing.T) {
	t.Parallel()
	db := storetest.SQLite(t)
	ada := newHarness(t, db).verified("ada")
	for what, s := range map[string]shelf{
		"a way out": {names: []string{"../account.json"}}, "a root": {names: []string{"/etc/passwd"}},
		"no name": {names: []string{""}},
		"twice":   {names: []string{"a", "a"}}, "a failure": {fails: fault.New("shelf", fault.Internal, "away")},
	} {
		h := newHarness(t, db, func(d *identity.Deps) { d.Belongings = []identity.Belongings{s} })
		var b bytes.Buffer
		if err := h.Export(context.Background(), ada, &b); fault.KindOf(err) != fault.Internal || err == nil {
			t.Errorf("%s: %v", what, err)
		}
	}
}
