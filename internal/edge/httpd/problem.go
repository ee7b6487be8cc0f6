package httpd

import (
	"encoding/json"
	"errors"
	"maps"
	"net/http"
	"strconv"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/domain/resume"
)

// answers gives the HTTP status and title of each kind of failure.
var answers = map[fault.Kind]struct {
	status int
	title  string
}{
	fault.Internal:     {http.StatusInternalServerError, "Internal error"},
	fault.Invalid:      {http.StatusBadRequest, "Invalid input"},
	fault.NotFound:     {http.StatusNotFound, "Not found"},
	fault.Unsupported:  {http.StatusUnsupportedMediaType, "Unsupported format"},
	fault.Unreadable:   {http.StatusUnprocessableEntity, "Unreadable file"},
	fault.TooLarge:     {http.StatusRequestEntityTooLarge, "Too large"},
	fault.Unavailable:  {http.StatusServiceUnavailable, "Temporarily unavailable"},
	fault.Unauthorized: {http.StatusUnauthorized, "Not signed in"},
	fault.Forbidden:    {http.StatusForbidden, "Forbidden"},
	fault.Conflict:     {http.StatusConflict, "Conflict"},
	fault.RateLimited:  {http.StatusTooManyRequests, "Too many requests"},
	fault.Deactivated:  {http.StatusForbidden, "Account deactivated"},
	fault.Quota:        {http.StatusForbidden, "Limit reached"},
}

// refuse answers an error as a problem document and logs it, once. A fault of ours shows no detail.
func (s *Server) refuse(w http.ResponseWriter, r *http.Request, err error) {
	kind := fault.KindOf(err)
	a := answers[kind]
	detail := fault.Public(err)
	if kind == fault.Internal {
		detail = "Something went wrong on our side."
		s.d.Log.Error("failed", "request", RequestID(r.Context()), "error", err)
	}
	if wait := waitOf(kind, err); wait > 0 {
		w.Header().Set("Retry-After", strconv.Itoa(wait))
	}
	if kind == fault.Unauthorized {
		w.Header().Set("WWW-Authenticate", "Bearer")
	}
	var lost *resume.LossError
	if errors.As(err, &lost) {
		problemWith(w, r, a.status, a.title, detail, map[string]any{"code": codeLosses, "losses": lost.Losses})
		return
	}
	problem(w, r, a.status, a.title, detail)
}

// codeLosses is the code of the problem that an export with losses is refused with.
const codeLosses = "EXPORT_LOSSES"

// waitOf returns after how many whole seconds to try again: what the error says, a few where it says nothing and trying
// again can help, else 0.
func waitOf(kind fault.Kind, err error) int {
	wait := fault.WaitOf(err)
	if wait <= 0 && (kind == fault.Unavailable || kind == fault.RateLimited) {
		wait = 5 * time.Second
	}
	return int((wait + time.Second - 1) / time.Second)
}

// problem writes an RFC 9457 problem document.
func problem(w http.ResponseWriter, r *http.Request, status int, title, detail string) {
	problemWith(w, r, status, title, detail, map[string]any{})
}

// problemWith is problem with further members, which it takes over.
func problemWith(w http.ResponseWriter, r *http.Request, status int, title, detail string, members map[string]any) {
	maps.Copy(members, map[string]any{
		"type": "about:blank", "title": title, "status": status, "detail": detail,
		"requestId": RequestID(r.Context()),
	})
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(members)
}

// answer writes a value as JSON.
func answer(w http.ResponseWriter, v any) error { return answerAs(w, http.StatusOK, v) }

// answerAs is answer with another status.
func answerAs(w http.ResponseWriter, status int, v any) error {
	body, err := json.Marshal(v)
	if err != nil {
		return fault.Wrap("httpd.answer", fault.Internal, "", err)
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = w.Write(body)
	return nil
}
