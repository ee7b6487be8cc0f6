package posting

import (
	"os"
	"testing"
)

func BenchmarkReadOfAuthors(b *testing.B) {
	text, err := os.ReadFile("../../../testdata/wild/birch/accounts_payable/jd.tag")
	if err != nil {
		b.Fatal(err)
	}
	l, err := ParseLesson("", "", string(text))
	if err != nil {
		b.Fatal(err)
	}
	Read(catalogue, l.Text)
	for b.Loop() {
		Read(catalogue, l.Text)
	}
}

func BenchmarkDraftOfAuthors(b *testing.B) {
	text, err := os.ReadFile("../../../testdata/wild/birch/accounts_payable/jd.tag")
	if err != nil {
		b.Fatal(err)
	}
	l, _ := ParseLesson("", "", string(text))
	for b.Loop() {
		Draft(catalogue, l.Text)
	}
}
