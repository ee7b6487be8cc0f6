package guard

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/parser"
	"github.com/vektah/gqlparser/v2/validator/core"
	"github.com/vektah/gqlparser/v2/validator/rules"
)

// maxErrors is how many errors of a query are reported.
const maxErrors = 10

// check parses, measures and validates a query, in this order, and gives it with the root fields of its operations.
func (h *Handler) check(query string) (*ast.QueryDocument, map[*ast.OperationDefinition][]RootField, gqlerror.List) {
	if len(query) > maxQuery {
		return nil, nil, gqlerror.List{refusal(nil, "The query is too long (16 KB at most).")}
	}
	doc, err := parser.ParseQueryWithTokenLimit(&ast.Source{Input: query}, maxTokens)
	if err != nil {
		return nil, nil, gqlerror.List{syntaxError(err)}
	}
	if len(doc.Operations) == 0 {
		return nil, nil, gqlerror.List{refusal(nil, "The query contains no operation.")}
	}
	roots, tooMuch := measure(doc, h.c.Development)
	if tooMuch != nil {
		return nil, nil, gqlerror.List{tooMuch}
	}
	if errs := h.validate(doc); len(errs) > 0 {
		return nil, nil, errs
	}
	return doc, roots, nil
}

// syntaxError reports where the query stops being one. The parser's own message would quote what stands there.
func syntaxError(err error) *gqlerror.Error {
	g, ok := err.(*gqlerror.Error) //nolint:errorlint // the parser wraps nothing
	if !ok || len(g.Locations) == 0 {
		return refusal(nil, "The query is too long: 1,000 tokens at most.")
	}
	out := refusal(nil, "The query has a syntax error.")
	out.Locations = g.Locations
	return out
}

// withoutSuggestions are the rules that would tell names of the schema, and those that stand for them outside
// development.
var withoutSuggestions = map[string]core.Rule{
	rules.FieldsOnCorrectTypeRule.Name: rules.FieldsOnCorrectTypeRuleWithoutSuggestions,
	rules.ScalarLeafsRule.Name:         rules.ScalarLeafsRuleWithoutSuggestions,
	rules.KnownArgumentNamesRule.Name:  rules.KnownArgumentNamesRuleWithoutSuggestions,
	rules.KnownTypeNamesRule.Name:      rules.KnownTypeNamesRuleWithoutSuggestions,
	rules.ValuesOfCorrectTypeRule.Name: rules.ValuesOfCorrectTypeRuleWithoutSuggestions,
}

// validationRules returns the rules in the order of their names.
func validationRules(development bool) []core.Rule {
	all := rules.NewDefaultRules()
	if !development {
		for name, r := range withoutSuggestions {
			all.ReplaceRule(name, r.RuleFunc)
		}
	}
	inner := all.GetInner()
	out := make([]core.Rule, 0, len(inner))
	for _, name := range slices.Sorted(maps.Keys(inner)) {
		out = append(out, core.Rule{Name: name, RuleFunc: inner[name]})
	}
	return out
}

// validate walks the document once for all rules. It does what gqlparser's ValidateWithRules does, without sorting the
// rules again for each of them, and tells the first errors only.
func (h *Handler) validate(doc *ast.QueryDocument) gqlerror.List {
	var errs gqlerror.List
	events := &core.Events{}
	for _, r := range h.rules {
		r.RuleFunc(events, func(options ...core.ErrorOption) {
			if len(errs) == maxErrors {
				return
			}
			err := &gqlerror.Error{Rule: r.Name}
			for _, o := range options {
				o(err)
			}
			err.Message = withoutValues(err)
			err.Extensions = map[string]any{"code": badInput}
			errs = append(errs, err)
		})
	}
	core.Walk(h.c.Schema.Schema(), doc, events)
	return errs
}

// aboutNames are the messages of the one rule that looks at values which quote names alone.
var aboutNames = regexp.MustCompile(`^(Field|OneOf Input Object) "[_A-Za-z0-9.]{1,200}" `)

// withoutValues returns the message of an error of validation. All rules quote names only, but the one about values
// quotes them as they stand, a password too.
func withoutValues(err *gqlerror.Error) string {
	if err.Rule == rules.ValuesOfCorrectTypeRule.Name && !aboutNames.MatchString(err.Message) {
		return "A value has the wrong type."
	}
	return err.Message
}

// variableProblems are the messages about variables that quote no value, and how they are reported.
var variableProblems = map[string]string{
	"must be defined": "is missing",
	"cannot be null":  "must not be null",
	"unknown field":   "is unknown",
}

var shortName = regexp.MustCompile(`^[_A-Za-z][_A-Za-z0-9]{0,63}$`)

// variableError reports which variable is wrong. The validator's message would quote an enum's value, and the path may
// hold any key that a client made up.
func variableError(err *gqlerror.Error) *gqlerror.Error {
	problem, known := variableProblems[err.Message]
	if !known {
		problem = "has the wrong type"
	}
	var name strings.Builder
	for i, part := range err.Path {
		n, named := part.(ast.PathName)
		switch {
		case i == 0: // says that it is about a variable
		case !named: // a place in a list
			name.WriteString("[]")
		case !shortName.MatchString(string(n)):
			name.WriteString(".…")
		case i == 1:
			name.WriteString(string(n))
		default:
			name.WriteString("." + string(n))
		}
	}
	return refusal(nil, `The variable "$`+name.String()+`" `+problem+".")
}

// refusal makes the error that turns a request down.
func refusal(at *ast.Position, message string) *gqlerror.Error {
	out := &gqlerror.Error{Message: message, Extensions: map[string]any{"code": badInput}}
	if at != nil {
		out.Locations = []gqlerror.Location{{Line: at.Line, Column: at.Column}}
	}
	return out
}
