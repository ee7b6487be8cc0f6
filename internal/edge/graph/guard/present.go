package guard

import (
	"context"
	"errors"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"vitae/internal/base/fault"
)

const (
	badInput = "BAD_USER_INPUT"
	internal = "INTERNAL"
)

// codes gives the extensions.code of each kind of fault; those that are missing are INTERNAL.
var codes = map[fault.Kind]string{
	fault.Unauthorized: "UNAUTHENTICATED",
	fault.Forbidden:    "FORBIDDEN",
	fault.NotFound:     "NOT_FOUND",
	fault.Invalid:      badInput,
	fault.Unsupported:  badInput,
	fault.Unreadable:   badInput,
	fault.TooLarge:     badInput,
	fault.Conflict:     "CONFLICT",
	fault.RateLimited:  "RATE_LIMITED",
	fault.Deactivated:  "unauthorized_client",
	fault.Quota:        "QUOTA_EXCEEDED",
}

// errLogged is the cause of a fault that is in the log already.
var errLogged = errors.New("logged already")

// refused is the answer to a request that is not run.
func refused(errs ...*gqlerror.Error) *graphql.Response { return &graphql.Response{Errors: errs} }

// markResolverError makes sure that an error of a resolver is a fault, so that what is none comes from elsewhere.
func markResolverError(ctx context.Context, next graphql.Resolver) (any, error) {
	v, err := next(ctx)
	if f := (*fault.Error)(nil); err != nil && !errors.As(err, &f) {
		err = fault.Wrap("guard.resolver", fault.Internal, "", err)
	}
	return v, err
}

// present turns an error into what a client is shown. A fault of ours shows nothing but the request's id and is logged
// here, once.
func (h *Handler) present(ctx context.Context, err error) *gqlerror.Error {
	out := &gqlerror.Error{}
	if g := (*gqlerror.Error)(nil); errors.As(err, &g) {
		out.Path, out.Locations = g.Path, g.Locations
	}
	var f *fault.Error
	if !errors.As(err, &f) {
		return h.presentForeign(ctx, out, err)
	}
	code, known := codes[f.Kind]
	if !known {
		return h.presentInternal(ctx, out, f)
	}
	out.Message = fault.Public(f)
	out.Extensions = map[string]any{"code": code}
	if fields := fault.FieldsOf(f); code == badInput && len(fields) > 0 {
		out.Extensions["fields"] = fields
	}
	if wait := fault.WaitOf(f); wait > 0 {
		out.Extensions["retryAfter"] = wholeSeconds(wait)
	}
	return out
}

// presentForeign answers an error that no resolver made: gqlgen's own about an argument, which may quote its value, or
// about an answer that is missing where the schema wants one, which is ours.
func (h *Handler) presentForeign(ctx context.Context, out *gqlerror.Error, err error) *gqlerror.Error {
	if fc := graphql.GetFieldContext(ctx); fc != nil && fc.IsResolver && fc.Args == nil {
		out.Message = "An argument has the wrong type."
		out.Extensions = map[string]any{"code": badInput}
		out.Path = fc.Path()
		return out
	}
	return h.presentInternal(ctx, out, fault.Wrap("guard.present", fault.Internal, "", err))
}

func (h *Handler) presentInternal(ctx context.Context, out *gqlerror.Error, f *fault.Error) *gqlerror.Error {
	id := h.c.RequestID(ctx)
	switch {
	case errors.Is(f, errLogged) || loggedBefore(ctx, f):
	case f.Kind == fault.Unavailable && fault.WaitOf(f) > 0:
		comeBack(ctx, f)
		h.c.Log.Warn("busy", "request", id, "field", fieldName(ctx), "error", f)
	case ctx.Err() != nil: // nobody waits for the answer any more
		h.c.Log.Info("client left before the answer", "request", id, "field", fieldName(ctx), "error", f)
	default:
		h.c.Log.Error("failed", "request", id, "field", fieldName(ctx), "error", f)
	}
	out.Message = "Something went wrong on our side."
	out.Extensions = map[string]any{"code": internal, "requestId": id}
	return out
}

// loggedBefore reports whether a fault is in the log of this request already, and notes that it will be.
func loggedBefore(ctx context.Context, f *fault.Error) bool {
	c := callOf(ctx)
	if c == nil {
		return false
	}
	_, before := c.logged.LoadOrStore(f, nil)
	return before
}

// comeBack notes that the whole request is answered by 503. Of several reasons the first one is reported; f is logged
// already, so what is kept is without its cause.
func comeBack(ctx context.Context, f *fault.Error) {
	if c := callOf(ctx); c != nil {
		c.busy.CompareAndSwap(nil, &fault.Error{
			Op: f.Op, Kind: f.Kind, Message: fault.Public(f),
			Wait: fault.WaitOf(f),
		})
	}
}

// fieldName names the field by the schema's names, never by a client's alias.
func fieldName(ctx context.Context) string {
	fc := graphql.GetFieldContext(ctx)
	if fc == nil || fc.Field.Field == nil {
		return ""
	}
	return fc.Object + "." + fc.Field.Name
}
