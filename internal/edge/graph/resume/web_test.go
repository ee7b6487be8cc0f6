package resume_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/formatter"
	"github.com/vektah/gqlparser/v2/parser"
)

// What the web app asks for is within the bounds of every query: the guard gets as far as its variables.
func TestTheWebAppsQueriesAreWithinBounds(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("../../../../web/src/api/resume/*.graphql")
	if err != nil || len(files) == 0 {
		t.Fatalf("no queries: %v", err)
	}
	var all strings.Builder
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	doc, err := parser.ParseQuery(&ast.Source{Input: all.String()})
	if err != nil {
		t.Fatal(err)
	}
	for _, op := range doc.Operations {
		one := &ast.QueryDocument{Operations: ast.OperationList{op}}
		withFragments(one, doc, op.SelectionSet)
		var query strings.Builder
		formatter.NewFormatter(&query, formatter.WithIndent(" ")).FormatQueryDocument(one)
		got, _ := ask(t, 2, query.String(), plain(op.VariableDefinitions))
		if strings.Contains(got, `"code":"BAD_USER_INPUT"`) && !strings.Contains(got, `The variable \"$`) {
			t.Errorf("%s: %s", op.Name, got)
		}
	}
}

// plain returns values for variables of plain types; an input is left out.
func plain(of ast.VariableDefinitionList) map[string]any {
	values := map[string]any{"ID": string(aResume), "String": "x", "Int": 100, "Boolean": true}
	out := map[string]any{}
	for _, v := range of {
		if value, known := values[v.Type.Name()]; known && v.Type.Elem == nil {
			out[v.Variable] = value
		}
	}
	return out
}

// withFragments adds the fragments that a selection spreads, each once.
func withFragments(to, from *ast.QueryDocument, set ast.SelectionSet) {
	for _, s := range set {
		switch s := s.(type) {
		case *ast.Field:
			withFragments(to, from, s.SelectionSet)
		case *ast.InlineFragment:
			withFragments(to, from, s.SelectionSet)
		case *ast.FragmentSpread:
			if f := from.Fragments.ForName(s.Name); f != nil && to.Fragments.ForName(s.Name) == nil {
				to.Fragments = append(to.Fragments, f)
				withFragments(to, from, f.SelectionSet)
			}
		}
	}
}
