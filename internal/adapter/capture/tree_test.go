package capture

import (
	"runtime"
	"strconv"
	"strings"
	"testing"
)

// TestAPageDoesNotGrow reads pages whose trees grew with the square of them: unclosed elements that are repeated in
// each paragraph behind them, and attributes of the body. It counts what is allocated, so it runs beside no other test.
func TestAPageDoesNotGrow(t *testing.T) { //nolint:paralleltest // see above
	const most = 64 << 20
	var bold, bodies strings.Builder
	for i := range 400 {
		bold.WriteString("<b a=" + strconv.Itoa(i) + ">")
	}
	for i := range 20_000 {
		bodies.WriteString("<body a" + strconv.Itoa(i) + ">")
	}
	for name, page := range map[string]string{
		"bold in each paragraph": "<p>" + bold.String() + strings.Repeat("<p>x", 4000),
		"texts in a table":       "<table>" + strings.Repeat("<tr>xxxx", 40_000),
		"stray end tags":         strings.Repeat("xxxx</x>", 40_000),
		"attributes of the body": bodies.String(),
		"attributes":             "<p " + strings.Repeat("a=1 ", 100_000) + ">",
		"nodes":                  strings.Repeat("<p>x", maxBytes/4),
		"depth":                  strings.Repeat("<div>", maxBytes/5),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, _ = postingOf(pageOf(page + long))
		runtime.ReadMemStats(&after)
		if took := after.TotalAlloc - before.TotalAlloc; took > most {
			t.Errorf("%s: %d MiB", name, took>>20)
		}
	}
}

func pageOf(text string) page { return page{text: text} }

// TestHowElementsEnd reads pages that leave out end tags, or close in the wrong order, as browsers do.
func TestHowElementsEnd(t *testing.T) {
	t.Parallel()
	for source, want := range map[string]string{
		"<p hidden>a<p>b":                                   "b",
		"<ul><li>a<li>b<ul><li>c</ul><li>d</ul>e":           "- a|- b|- c|- d|e",
		"<table><tr><td>a<td>b<tr><td>c</table>d":           "a b|c|d",
		"<div><a><div>a</a></div>b</div><nav>c</nav>d":      "a|b|d",
		"<nav><b>a</nav>b":                                  "b",
		"<head><title>t</title><p>a":                        "a",
		"<title>t</title>a</p></div>b":                      "ab",
		"<table><tfoot><tr><td>a</tfoot>b</table>c":         "a|b|c",
		"<dl><dt>a<dd>b<dt>c</dl>":                          "a|b|c",
		"<main>a<table><tr><td>b</main>c</td></tr></table>": "a|bc",
		"<select><option>a<option>b</select>c<br/>d":        "c|d",
		"<p>a<div>b</p>c</div>":                             "a|bc",
		"<svg><path/><path/></svg>a":                        "a",
	} {
		got := strings.ReplaceAll(textOf(parse(source)), "\n\n", "\n")
		if got = strings.ReplaceAll(got, "\n", "|"); got != want {
			t.Errorf("%s: %q, want %q", source, got, want)
		}
	}
}
