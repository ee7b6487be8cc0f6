package guard_test

import (
	"encoding/json"
	"strings"
	"testing"

	"vitae/internal/edge/graph/guard"
)

// FuzzGuard sends any body: the answer is always whole JSON of a known status, and what is refused before validation is
// never echoed.
func FuzzGuard(f *testing.F) {
	for _, bodies := range []map[string]string{hostile(), worst()} {
		for _, body := range bodies {
			if len(body) < 8<<10 {
				f.Add(body)
			}
		}
	}
	f.Add(asked(`query A($a: Int = 1) { notifications(first: $a) { items { id } } }`, map[string]any{"a": 3}))
	f.Add(asked(`mutation ($in: UpdateUserProfileInput!) { updateUserProfile(input: $in) { success } }`,
		map[string]any{"in": map[string]any{
			"skills":          []string{"Go"},
			"privacySettings": map[string]any{"showEmail": nil},
		}}))
	f.Add(`{"query":"{ currentUser { id } }","variables":{"a":"\ud800"},"operationName":null,"kwargs":{}}`)
	h := guard.New(guard.Config{Schema: &counted{schema: contract(f)}})
	f.Fuzz(func(t *testing.T, body string) {
		w := serve(h, body)
		var out struct {
			Errors []struct {
				Message    string
				Extensions map[string]any
			}
			Data json.RawMessage
		}
		if err := json.Unmarshal(w.Body.Bytes(), &out); err != nil {
			t.Fatalf("%d %q: %v", w.Code, w.Body, err)
		}
		switch w.Code {
		case 200:
			for _, e := range out.Errors {
				if e.Extensions["code"] != "BAD_USER_INPUT" {
					t.Errorf("%q: %v", body, e)
				}
			}
			if len(out.Errors) == 0 && !strings.Contains(w.Body.String(), "ran") {
				t.Errorf("%q: neither run nor refused: %s", body, w.Body)
			}
		case 400, 413:
		default:
			t.Errorf("%q: status %d %s", body, w.Code, w.Body)
		}
	})
}
