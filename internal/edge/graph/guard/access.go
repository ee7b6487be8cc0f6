package guard

import (
	"context"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
)

// Access says who may ask for a root field.
type Access uint8

// The kinds of access. Guarded is the zero value, so that a field that nobody thought of is closed.
const (
	Guarded Access = iota // a signed-in user
	Public                // anybody
)

// admitField refuses a guarded root field before its arguments are looked at, let alone its resolver run.
func (h *Handler) admitField(ctx context.Context, next graphql.RootResolver) graphql.Marshaler {
	field := graphql.GetRootFieldContext(ctx).Field
	if strings.HasPrefix(field.Name, "__") || h.c.Access[field.ObjectDefinition.Name+"."+field.Name] == Public {
		return next(ctx)
	}
	err := mayAsk(ctx)
	if err == nil {
		return next(ctx)
	}
	at := gqlerror.WrapPath(ast.Path{ast.PathName(field.Alias)}, err)
	at.Locations = []gqlerror.Location{{Line: field.Position.Line, Column: field.Position.Column}}
	graphql.AddError(ctx, at)
	return graphql.Null
}

func mayAsk(ctx context.Context) error {
	if err := actor.Denied(ctx); err != nil {
		return err
	}
	if !actor.From(ctx).SignedIn() {
		return fault.New("guard.mayAsk", fault.Unauthorized, "Sign in first.")
	}
	return nil
}
