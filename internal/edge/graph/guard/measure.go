package guard

import (
	"fmt"
	"maps"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Bounds of a query. Validation takes quadratic time in places, so they hold before it.
const (
	maxQuery        = 16 << 10 // bytes
	maxTokens       = 1_000
	maxDepth        = 10
	maxDepthDevelop = 20 // the usual introspection query is deep
	maxFields       = 250
	maxAliases      = 15
	maxEqualKeys    = 20
	maxDirectives   = 10
	maxRootFields   = 10
	maxFragments    = 50
)

// RootField is a field of an operation's outermost selection, once for each key of the answer.
type RootField struct {
	Object string // Query or Mutation
	Name   string
}

// weight is what a selection set costs with its fragments expanded.
type weight struct {
	depth, fields, aliases, directives int
	keys                               map[string]int    // how often each response key stands in the set itself
	names                              map[string]string // the field's name of each response key
}

func (w *weight) add(o weight) {
	w.depth = max(w.depth, o.depth)
	w.fields += o.fields
	w.aliases += o.aliases
	w.directives += o.directives
}

// merge adds what stands in the same selection set: an inline fragment or a spread.
func (w *weight) merge(o weight) {
	w.add(o)
	for key, n := range o.keys {
		w.keys[key] += n
		w.names[key] = o.names[key]
	}
}

// measurer walks a document once. Each fragment is weighed once and remembered, so the walk is linear in the document
// however often fragments are spread; since a weight over a limit ends the walk, no number can grow beyond reason.
type measurer struct {
	doc         *ast.QueryDocument
	definitions map[string]*ast.FragmentDefinition
	fragments   map[string]*weight // nil while a fragment is being weighed
	development bool
}

// measure refuses a document that is over a limit, and gives the root fields of each operation.
func measure(doc *ast.QueryDocument, development bool) (map[*ast.OperationDefinition][]RootField, *gqlerror.Error) {
	m := &measurer{
		doc: doc, definitions: map[string]*ast.FragmentDefinition{}, fragments: map[string]*weight{},
		development: development,
	}
	if len(doc.Fragments) > maxFragments {
		return nil, refusal(nil, fmt.Sprintf("The query has too many fragments: %d at most.", maxFragments))
	}
	for _, f := range doc.Fragments {
		if m.definitions[f.Name] != nil {
			return nil, refusal(f.Position, "Two fragments have the same name.")
		}
		m.definitions[f.Name] = f
	}
	roots := make(map[*ast.OperationDefinition][]RootField, len(doc.Operations))
	var total weight
	for _, op := range doc.Operations {
		w, err := m.operation(op)
		if err != nil {
			return nil, err
		}
		total.add(w)
		if err := m.within(total, op.Position); err != nil {
			return nil, err
		}
		if roots[op], err = rootFields(op, w); err != nil {
			return nil, err
		}
	}
	return roots, m.unused(total)
}

// unused weighs the fragments that no operation spreads: validation looks at them too.
func (m *measurer) unused(total weight) *gqlerror.Error {
	for _, f := range m.doc.Fragments {
		if _, spread := m.fragments[f.Name]; spread {
			continue
		}
		w, err := m.fragment(f.Name, f.Position)
		if err != nil {
			return err
		}
		total.add(w)
		if err := m.within(total, f.Position); err != nil {
			return err
		}
	}
	return nil
}

func (m *measurer) operation(op *ast.OperationDefinition) (weight, *gqlerror.Error) {
	w, err := m.set(op.SelectionSet)
	w.directives += len(op.Directives)
	for _, v := range op.VariableDefinitions {
		w.directives += len(v.Directives)
	}
	return w, err
}

func (m *measurer) set(set ast.SelectionSet) (weight, *gqlerror.Error) {
	out := weight{keys: map[string]int{}, names: map[string]string{}}
	for _, s := range set {
		var err *gqlerror.Error
		switch s := s.(type) {
		case *ast.Field:
			err = m.field(&out, s)
		case *ast.InlineFragment:
			var w weight
			w, err = m.set(s.SelectionSet)
			w.directives += len(s.Directives)
			out.merge(w)
		case *ast.FragmentSpread:
			var w weight
			w, err = m.fragment(s.Name, s.Position)
			w.directives += len(s.Directives)
			out.merge(w)
		}
		if err == nil {
			err = m.within(out, s.GetPosition())
		}
		if err != nil {
			return out, err
		}
	}
	for _, n := range out.keys {
		if n > maxEqualKeys {
			return out, refusal(set[0].GetPosition(),
				fmt.Sprintf("The query requests the same field too often in one place: %d times at most.", maxEqualKeys))
		}
	}
	return out, nil
}

func (m *measurer) field(out *weight, f *ast.Field) *gqlerror.Error {
	if !m.development && (f.Name == "__schema" || f.Name == "__type") {
		return refusal(f.Position, "Introspection is switched off.")
	}
	inner := weight{}
	if len(f.SelectionSet) > 0 {
		var err *gqlerror.Error
		if inner, err = m.set(f.SelectionSet); err != nil {
			return err
		}
	}
	inner.depth++
	inner.fields++
	inner.directives += len(f.Directives)
	if f.Alias != f.Name {
		inner.aliases++
	}
	out.add(inner)
	out.keys[f.Alias]++
	out.names[f.Alias] = f.Name
	return nil
}

// fragment weighs a named fragment, or remembers. One that is not there weighs nothing: validation refuses it.
func (m *measurer) fragment(name string, at *ast.Position) (weight, *gqlerror.Error) {
	if w, seen := m.fragments[name]; seen {
		if w == nil {
			return weight{}, refusal(at, "A fragment spreads itself.")
		}
		return *w, nil
	}
	f := m.definitions[name]
	if f == nil {
		return weight{}, nil
	}
	m.fragments[name] = nil
	w, err := m.set(f.SelectionSet)
	w.directives += len(f.Directives)
	if err == nil {
		err = m.within(w, f.Position)
	}
	m.fragments[name] = &w
	return w, err
}

func (m *measurer) within(w weight, at *ast.Position) *gqlerror.Error {
	depth := maxDepth
	if m.development {
		depth = maxDepthDevelop
	}
	for _, limit := range []struct {
		what      string
		has, most int
	}{
		{"is nested too deeply: %d levels at most", w.depth, depth},
		{"has too many fields: %d at most", w.fields, maxFields},
		{"has too many aliases: %d at most", w.aliases, maxAliases},
		{"has too many directives: %d at most", w.directives, maxDirectives},
	} {
		if limit.has > limit.most {
			return refusal(at, fmt.Sprintf("The query "+limit.what+".", limit.most))
		}
	}
	return nil
}

// rootFields returns what an operation asks for at the top, and refuses too much of it at once.
func rootFields(op *ast.OperationDefinition, w weight) ([]RootField, *gqlerror.Error) {
	object := map[ast.Operation]string{ast.Query: "Query", ast.Mutation: "Mutation"}[op.Operation]
	if len(w.keys) > maxRootFields {
		return nil, refusal(op.Position, fmt.Sprintf("The operation has too many root fields: %d at most.",
			maxRootFields))
	}
	out := make([]RootField, 0, len(w.keys))
	signIns := 0
	for name := range maps.Values(w.names) {
		out = append(out, RootField{Object: object, Name: name})
		if isSignIn(object, name) {
			signIns++
		}
	}
	if signIns > 1 {
		return nil, refusal(op.Position, "An operation can contain only one sign-in step.")
	}
	return out, nil
}
