package guard

import (
	"encoding/json"
	"fmt"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Bounds of what an operation may ask for. Lists inside lists multiply: maxItems lets through the defaults of three
// levels (100 × 100 × 20) and no more.
const (
	maxItems = 250_000 // items of lists, by the limits that are asked for
	maxFirst = 500     // of one list; services give no more
)

// affordable refuses an operation whose lists could hold too many items. variables are coerced to their types.
func affordable(op *ast.OperationDefinition, variables map[string]any) *gqlerror.Error {
	if items(op.SelectionSet, variables) > maxItems {
		return refusal(op.Position,
			fmt.Sprintf("The query requests too many nested items (%d at most). Use the argument “first” to request fewer.",
				maxItems))
	}
	return nil
}

// items counts what the lists of a selection may hold. The document has been measured, so the walk is short.
func items(set ast.SelectionSet, variables map[string]any) int {
	n := 0
	for _, s := range set {
		switch s := s.(type) {
		case *ast.Field:
			inner := items(s.SelectionSet, variables)
			if first, list := firstOf(s, variables); list {
				inner = first * (1 + inner)
			}
			n += inner
		case *ast.InlineFragment:
			n += items(s.SelectionSet, variables)
		case *ast.FragmentSpread:
			n += items(s.Definition.SelectionSet, variables)
		}
		n = min(n, maxItems+1) // no product of two overflows
	}
	return n
}

// firstOf reports how many items a field may hold, where it is a list with a limit. What is none is refused by its
// resolver.
func firstOf(f *ast.Field, variables map[string]any) (first int, list bool) {
	if f.Definition == nil || f.Definition.Arguments.ForName("first") == nil {
		return 0, false
	}
	switch v := f.ArgumentMap(variables)["first"].(type) {
	case int64:
		first = int(min(v, maxFirst))
	case int:
		first = min(v, maxFirst)
	case json.Number:
		n, err := v.Int64()
		if first = int(min(n, maxFirst)); err != nil {
			first = maxFirst
		}
	default: // null is the service's own limit
		first = maxFirst
	}
	return max(first, 0), true
}
