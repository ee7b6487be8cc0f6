package docparse

import (
	"strings"
	"testing"

	"vitae/internal/engine/document"
)

// entryLabelled builds the entry of one line whose words are labelled: "word/BT". Words without a label are nothing.
func entryLabelled(t *testing.T, marked string) readEntry {
	t.Helper()
	var words []string
	var labels []int
	for _, w := range strings.Fields(marked) {
		word, label, ok := strings.Cut(w, "/")
		if !ok {
			label = "O"
		}
		words, labels = append(words, word), append(labels, headNumber[label])
	}
	lines := linesOfText(strings.Join(words, " "))
	o := newOutline(lines, newRuleHints(len(lines)))
	es := o.entriesOf(&headRun{kind: 'J', units: []int{0}}, labels, nil)
	if len(es) != 1 {
		t.Fatalf("%d entries", len(es))
	}
	return es[0]
}

func TestAnEntryOfLabelledWords(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		marked, title string
		start, end    document.Date
	}{
		{"Clerk/BT July/BS 1/IS , 2020/BS - June/BE 30/IE , 2022/BE", "Clerk", "2020-07", "2022-06"},
		{"Clerk/BT ( accounts/IT )", "Clerk", "", ""},
		{"Clerk/BT (/IT Band/IT 4/IT ) 2019/BS - 2021/BE", "Clerk ( Band 4 )", "2019", "2021"},
		{"Clerk/BT March 2020/BS - now/BE", "Clerk", "2020-03", ""},
		{"( March/BS 2020/IS - ) Clerk/BT", "Clerk", "2020-03", ""},
		{"( March/BS 2020/IS ) Clerk/BT", "Clerk", "2020-03", "2020-03"},
		{"Clerk/BT since/BS 2020/IS", "Clerk", "2020", ""},
		{"Clerk/BT 2020/BS – 21", "Clerk", "2020", "2021"},
		{"Clerk/BT 2020/BS -", "Clerk", "2020", ""},
		{"Clerk/BT summer/BS 2009/IS", "Clerk", "2009", "2009"},
		{"Clerk/BT , 2009/BS", "Clerk", "2009", "2009"},
		{"Clerk/BT 2017/BS left 06/BE", "Clerk", "", ""},
	} {
		e := entryLabelled(t, c.marked)
		start, end := e.dates()
		if strings.ReplaceAll(e.first('T'), " ", "") != strings.ReplaceAll(c.title, " ", "") || start != c.start ||
			end != c.end {
			t.Errorf("%s: read %q %s %s", c.marked, e.first('T'), start, end)
		}
	}
}
