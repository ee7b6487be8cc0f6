// Package guard is what every GraphQL request passes before anything runs: the body is read and bounded, the query is
// measured before the costly validation, then validated, counted against the limits, and executed; faults become
// GraphQL errors with the codes of the contract.
//
// It knows no service: the schema, and who may ask for what, are given to it. It never shows or logs what a client
// sent: names of fields, arguments and types may be quoted, values never.
package guard

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"math"
	"net/http"
	"runtime/debug"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/executor"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/validator/core"

	"vitae/internal/base/fault"
	"vitae/internal/base/turn"
)

// Config is what a Handler needs.
type Config struct {
	// Schema runs the operations.
	Schema graphql.ExecutableSchema
	// Access lists the root fields, such as "Query.currentUser". One that is not listed is guarded.
	Access map[string]Access
	// Limits counts operations and sign-ins.
	Limits Limits
	// Slots bounds what is answered at once; nil is no bound.
	Slots *turn.Queue
	// Log gets faults of ours, once each.
	Log *slog.Logger
	// RequestID returns the id under which a request is logged.
	RequestID func(context.Context) string
	// Development allows introspection and suggestions.
	Development bool
}

// Handler answers GraphQL over HTTP: POST, application/json, one operation a request. It is safe for concurrent use.
type Handler struct {
	c     Config
	exec  *executor.Executor
	rules []core.Rule
	known *known
}

// New makes a Handler.
func New(c Config) *Handler {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.RequestID == nil {
		c.RequestID = func(context.Context) string { return "" }
	}
	h := &Handler{c: c, exec: executor.New(c.Schema), rules: validationRules(c.Development), known: newKnown()}
	h.exec.SetQueryCache(prepared{})
	h.exec.SetErrorPresenter(h.present)
	h.exec.SetRecoverFunc(h.panicked)
	h.exec.AroundRootFields(h.admitField)
	h.exec.AroundFields(markResolverError)
	return h
}

// call is what is known of the request under way. Fields are resolved in parallel, hence the atomic.
type call struct {
	doc  *ast.QueryDocument
	busy atomic.Pointer[fault.Error] // what was away or too busy and is worth trying again, nil where nothing was
	// faults of ours that are in the log: what is looked up for a whole list fails for each item
	logged sync.Map
}

type callKey struct{}

func callOf(ctx context.Context) *call {
	c, _ := ctx.Value(callKey{}).(*call)
	return c
}

// prepared gives the executor the document that the guard has parsed, measured and validated, so that it does none of
// that again.
type prepared struct{}

// Get returns the document of the request under way.
func (prepared) Get(ctx context.Context, _ string) (*ast.QueryDocument, bool) {
	c := callOf(ctx)
	return c.doc, c.doc != nil
}

// Add keeps nothing: the guard has what it keeps.
func (prepared) Add(context.Context, string, *ast.QueryDocument) {}

// ServeHTTP answers one request.
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	defer h.recovered(w, r)
	if r.Method != http.MethodPost {
		w.Header().Set("Allow", http.MethodPost)
		h.problem(w, r, http.StatusMethodNotAllowed, "Method not allowed", "Send GraphQL requests with POST.")
		return
	}
	if err := h.c.Limits.Operation(r.Context()); err != nil {
		h.refuse(w, r, err)
		return
	}
	req, err := read(w, r)
	if err != nil {
		h.refuse(w, r, err)
		return
	}
	c := &call{}
	resp, err := h.inSlot(context.WithValue(graphql.StartOperationTrace(r.Context()), callKey{}, c), c, req)
	if err != nil {
		h.refuse(w, r, err)
		return
	}
	if busy := c.busy.Load(); busy != nil {
		h.refuse(w, r, busy)
		return
	}
	h.write(w, r, resp)
}

// inSlot answers where there is room. An operation takes room once its body is read and gives it back before its answer
// is sent, so that slow clients take none.
func (h *Handler) inSlot(ctx context.Context, c *call, req request) (*graphql.Response, error) {
	leave, err := h.c.Slots.Take(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	return h.answer(ctx, c, req), nil
}

// answer takes one request through every step. What refuses it ends it.
func (h *Handler) answer(ctx context.Context, c *call, req request) *graphql.Response {
	if req.tooMuch != "" {
		return refused(refusal(nil, req.tooMuch))
	}
	doc, roots, errs := h.prepare(req.query)
	if len(errs) > 0 {
		return refused(errs...)
	}
	op, err := choose(doc, req.operation)
	if err != nil {
		return refused(err)
	}
	c.doc = doc
	opCtx, errs := h.exec.CreateOperationContext(ctx, &graphql.RawParams{
		Query: req.query, OperationName: op.Name,
		Variables: req.variables,
	})
	if len(errs) > 0 {
		return refused(variableError(errs[0]))
	}
	opCtx.DisableIntrospection = !h.c.Development
	if err := affordable(op, opCtx.Variables); err != nil {
		return refused(err)
	}
	if err := h.c.Limits.Fields(ctx, roots[op]); err != nil {
		return &graphql.Response{Errors: gqlerror.List{h.present(ctx, err)}}
	}
	next, ctx := h.exec.DispatchOperation(ctx, opCtx)
	resp := next(ctx)
	resp.Errors = resp.Errors[:min(len(resp.Errors), maxErrors)]
	return resp
}

// choose finds the operation to run.
func choose(doc *ast.QueryDocument, name string) (*ast.OperationDefinition, *gqlerror.Error) {
	if name == "" && len(doc.Operations) > 1 {
		return nil, refusal(nil, "The query has several operations. Set operationName to the one to run.")
	}
	op := doc.Operations.ForName(name)
	if op == nil {
		return nil, refusal(nil, "The query has no operation with the name in operationName.")
	}
	return op, nil
}

// write sends an answer; GraphQL errors are status 200.
func (h *Handler) write(w http.ResponseWriter, r *http.Request, resp *graphql.Response) {
	body, err := json.Marshal(resp)
	if err != nil {
		h.refuse(w, r, fault.Wrap("guard.write", fault.Internal, "", err))
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(body)
}

// recovered answers a panic outside the resolvers, which have their own guard, as any fault of ours.
func (h *Handler) recovered(w http.ResponseWriter, r *http.Request) {
	v := recover()
	if v == nil {
		return
	}
	if err, ok := v.(error); ok && errors.Is(err, http.ErrAbortHandler) {
		panic(v)
	}
	h.write(w, r, &graphql.Response{Errors: gqlerror.List{h.present(r.Context(), h.panicked(r.Context(), v))}})
}

// panicked logs a panic with its stack and makes an error of it that says nothing. The value is left out of the log:
// it may quote what a client sent.
func (h *Handler) panicked(ctx context.Context, v any) error {
	h.c.Log.Error("panic", "request", h.c.RequestID(ctx), "value", fault.PanicText(v), "stack", string(debug.Stack()))
	return &fault.Error{Op: "guard.panicked", Kind: fault.Internal, Err: errLogged}
}

// problems gives the HTTP status and title of the faults that end a request before it is GraphQL.
var problems = map[fault.Kind]struct {
	status int
	title  string
}{
	fault.Internal:    {http.StatusInternalServerError, "Internal error"},
	fault.Invalid:     {http.StatusBadRequest, "Not a GraphQL request"},
	fault.Unsupported: {http.StatusUnsupportedMediaType, "Unsupported media type"},
	fault.TooLarge:    {http.StatusRequestEntityTooLarge, "Too large"},
	fault.RateLimited: {http.StatusTooManyRequests, "Too many requests"},
	fault.Unavailable: {http.StatusServiceUnavailable, "Busy"},
}

// refuse answers what is not answered by GraphQL, as a problem document (RFC 9457). A fault of ours is logged.
func (h *Handler) refuse(w http.ResponseWriter, r *http.Request, err error) {
	kind := fault.KindOf(err)
	if kind == fault.Internal || (kind == fault.Unavailable && errors.Unwrap(err) != nil) {
		h.c.Log.Error("failed", "request", h.c.RequestID(r.Context()), "error", err)
	}
	p, known := problems[kind]
	if !known {
		p = problems[fault.Internal]
	}
	if wait := fault.WaitOf(err); wait > 0 {
		w.Header().Set("Retry-After", strconv.Itoa(wholeSeconds(wait)))
	}
	h.problem(w, r, p.status, p.title, fault.Public(err))
}

func (h *Handler) problem(w http.ResponseWriter, r *http.Request, status int, title, detail string) {
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(map[string]any{
		"type": "about:blank", "title": title, "status": status, "detail": detail,
		"requestId": h.c.RequestID(r.Context()),
	})
}

// wholeSeconds rounds a wait up, to one second at least.
func wholeSeconds(d time.Duration) int { return max(1, int(math.Ceil(d.Seconds()))) }
