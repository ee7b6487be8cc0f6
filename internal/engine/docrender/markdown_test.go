package docrender

import (
	"strings"
	"testing"
)

func TestMarkdownKeepsBlocksApart(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"# Ana\nEngineer\nana@example.com\n\n## Skills\n- Go\n- C\nMore\n": "# Ana\n\nEngineer\n\nana@example.com\n\n## Skills\n\n- Go\n- C\n\nMore\n",
		"":     "",
		"- Go": "- Go\n",
	} {
		if got := spacedMarkdown(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
	r := full(t)
	got := string(render(t, r, Markdown, Options{}).Bytes)
	if strings.Join(strings.Fields(got), " ") != strings.Join(strings.Fields(r.Markdown()), " ") {
		t.Error("words changed")
	}
	if !strings.Contains(got, "teaching\n- Validated against 17 published cases\n\nPython") {
		t.Errorf("a line under a list belongs to it:\n%s", got)
	}
}
