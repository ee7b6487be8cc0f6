package guard_test

import (
	"net/http"
	"net/http/httptest"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"vitae/internal/edge/graph/guard"
)

// maxRefusal is what turning a request down may allocate in all.
const maxRefusal = 20 << 20

// hostile are whole bodies: every refused query, and what is large without being a query.
func hostile() map[string]string {
	out := map[string]string{
		"1 MiB of one key": `{"query":"{ a }","x":"` + strings.Repeat("a", 1<<20-100) + `"}`,
		"1 MiB of text":    `{"query":"` + strings.Repeat("a", 1<<20-100) + `"}`,
		"1 MiB of lists": `{"query":"{ a }","variables":{"a":[` +
			strings.TrimSuffix(strings.Repeat("[],", (1<<20-100)/3), ",") + `]}}`,
		"1 MiB of objects": `{"query":"{ a }","variables":{"a":[` + strings.TrimSuffix(strings.Repeat(`{"":{}},`,
			(1<<20-100)/8), ",") + `]}}`,
		"1 MiB of keys": `{` + strings.Repeat(`"":1,`, (1<<20-100)/5) + `"query":"{ a }"}`,
		"1 MiB of variables": `{"query":"{ a }","variables":{` +
			strings.TrimSuffix(strings.Repeat(`"":1,`, (1<<20-100)/5), ",") + `}}`,
		"1 MiB of open lists":   `{"query":"{ a }","x":` + strings.Repeat("[", 1<<20-100),
		"1 MiB of escapes":      `{"query":"` + strings.Repeat(`\u0041`, (1<<20-100)/6) + `"}`,
		"1 MiB of broken UTF-8": `{"query":"` + strings.Repeat("\xff", 1<<20-100) + `"}`,
	}
	for name, query := range refusals {
		out[name] = asked(query)
	}
	return out
}

// worst are queries within every limit that are as dear to validate as we could find.
func worst() map[string]string {
	var fragments, spreads strings.Builder
	for i := range 20 {
		name := string(rune('A'+i/26)) + string(rune('a'+i%26))
		fragments.WriteString(" fragment " + name + " on User { id username email }")
		spreads.WriteString(" ..." + name)
	}
	nested := "id username email firstName lastName isActive isVerified createdAt lastLogin"
	return map[string]string{
		"250 fields":     asked("{" + wide(250) + "}"),
		"fragments":      asked("{ currentUser {" + spreads.String() + " } }" + fragments.String()),
		"20 × 11 fields": asked("{" + strings.Repeat("currentUser {"+nested+" id username} ", 20) + "}"),
		"10 unknown":     asked("{ currentUser {" + strings.Repeat("x", 10_000) + "} }"),
		"list of literals": asked(`mutation { markNotificationsRead(ids: [` + strings.Repeat(`"1" `, 900) +
			`]) { success } }`),
		"nested literals": asked(`mutation { markNotificationsRead(ids: ` + strings.Repeat(`[`,
			450) + strings.Repeat(`]`, 450) + `) { success } }`),
		"inline fragments": asked("{ currentUser " + strings.Repeat("{ ... ", 300) + "{ id }" +
			strings.Repeat("}", 300) + " }"),
		"a chain": asked("{ currentUser { ...A0 } }" + chain("A", 49)),
		"spreads into one chain": asked("{ currentUser {" + fields(20,
			func(i int) string { return "...A" + strconv.Itoa(i) }) + "} }" + chain("A", 49)),
		"two chains": asked("{ currentUser { ...A0 ...B0 } }" + chain("A", 24) + chain("B", 24)),
		"many variables": asked("query (" + fields(200,
			func(i int) string { return "$a" + strconv.Itoa(i) + ": Int" }) + ") { currentUser { id } }"),
	}
}

// chain is fragments that each spread the next one beside a field.
func chain(name string, links int) string {
	return fields(links, func(i int) string {
		return " fragment " + name + strconv.Itoa(i) + " on User { " + userFields[i%len(userFields)] + " ..." +
			name + strconv.Itoa(i+1) + " }"
	}) + " fragment " + name + strconv.Itoa(links) + " on User { id }"
}

// TestARefusalIsCheap looks at what is allocated; the time is for the benchmarks.
func TestARefusalIsCheap(t *testing.T) { //nolint:paralleltest // the count of allocations is the whole process's
	h := guard.New(guard.Config{Schema: &counted{schema: contract(t)}})
	for _, bodies := range []map[string]string{hostile(), worst()} {
		for name, body := range bodies {
			if n := allocated(func() { serve(h, body) }); n > maxRefusal {
				t.Errorf("%s: %d MiB", name, n>>20)
			}
		}
	}
}

func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

func serve(h http.Handler, body string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func BenchmarkRefusals(b *testing.B) { benchmarkBodies(b, hostile()) }

func BenchmarkWorst(b *testing.B) { benchmarkBodies(b, worst()) }

func benchmarkBodies(b *testing.B, bodies map[string]string) {
	h := guard.New(guard.Config{Schema: &counted{schema: contract(b)}})
	for name, body := range bodies {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				serve(h, body)
			}
		})
	}
}

func BenchmarkUsual(b *testing.B) {
	benchmarkBodies(b, map[string]string{
		"currentUser": asked("query CurrentUser { currentUser { id username email firstName lastName isActive isVerified createdAt lastLogin } }"),
	})
}
