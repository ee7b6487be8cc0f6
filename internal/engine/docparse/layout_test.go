package docparse

import (
	"context"
	commandline "flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = commandline.Bool("update", false,
	"write what is read as the golden files; look at them before they are committed")

// TestLayouts reads layouts that people use, each against the whole document that it shows and the lines that have no
// place in one: tables of dates, margins, sidebars, periods over two lines, bullets beside a head.
func TestLayouts(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/layouts/*.*[fx]")
	if err != nil || len(files) < 9 {
		t.Fatal(err, files)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			res, err := testReader().Read(context.Background(), file,
				testdata(t, strings.TrimPrefix(file, "testdata/")))
			if err != nil {
				t.Fatal(err)
			}
			got := string(res.Document.JSON())
			for _, l := range res.NotPlaced {
				got += "not placed: " + l.Text + "\n"
			}
			golden := file + ".golden"
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(string(want), got); d != "" {
				t.Error(d)
			}
		})
	}
}
