package identity_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"vitae/internal/base/actor"
	"vitae/internal/edge/graph/guard"
	graph "vitae/internal/edge/graph/identity"
)

func BenchmarkCurrentUser(b *testing.B) {
	h := guard.New(guard.Config{Schema: graph.New(failing{}), Access: graph.Access()})
	const body = `{"query":"query CurrentUser { currentUser { id username email firstName lastName isActive isVerified createdAt lastLogin } }","variables":{},"kwargs":{}}`
	ctx := actor.With(context.Background(), actor.Actor{User: 7})
	b.ReportAllocs()
	for b.Loop() {
		r := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(body)).WithContext(ctx)
		r.Header.Set("Content-Type", "application/json")
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if w.Code != http.StatusOK {
			b.Fatal(w.Body)
		}
	}
}
