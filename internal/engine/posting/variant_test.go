package posting

import "testing"

func TestVariantsKeepTheirTags(t *testing.T) {
	t.Parallel()
	l, err := ParseLesson("a", "b",
		"<title>Cook</title>\n\nYou need:\n- <must>knife skills</must>\n- <nice>French</nice> cooking\n\nNo <no>baking</no>.\n")
	if err != nil {
		t.Fatal(err)
	}
	for n := range 20 {
		v := l.Variant(n, nil)
		for i, want := range []string{"Cook", "knife skills", "French", "baking"} {
			if got := v.Words(v.Tags[i]); got != want {
				t.Errorf("%q, not %q, in %q", got, want, v.Text)
			}
		}
	}
	var pool []string
	for range 30 {
		pool = append(pool, "plumbing")
	}
	swapped := 0
	for n := range 20 {
		v := l.Variant(n, pool)
		for i, want := range []string{"Cook", "knife skills", "French", "baking"} {
			got := v.Words(v.Tags[i])
			if got == "plumbing" {
				swapped++
			} else if got != want {
				t.Errorf("%q, not %q, in %q", got, want, v.Text)
			}
		}
	}
	if swapped == 0 {
		t.Error("nothing was replaced")
	}
}
