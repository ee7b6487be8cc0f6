package docparse

import (
	"slices"
	"strconv"
	"strings"
)

// cssProperties take what a property of CSS says, by its name. ODT has them under the same names.
var cssProperties = map[string]func(*richStyle, string){
	"font-weight": func(d *richStyle, v string) { d.bold = flag(heavy(v)) },
	"font-style":  func(d *richStyle, v string) { d.italic = flag(v == "italic" || v == "oblique") },
	"font-size": func(d *richStyle, v string) {
		if n, ok := points(v); ok && n > 0 && n < 400 {
			d.size = n
		}
	},
	"text-transform": func(d *richStyle, v string) { d.caps = max(d.caps, flag(v == "uppercase")) },
	"font-variant":   func(d *richStyle, v string) { d.caps = max(d.caps, flag(v == "small-caps")) },
	"color":          func(d *richStyle, v string) { d.white = flag(isWhite(v)) },
	"background-color": func(d *richStyle, v string) {
		d.shaded = d.shaded || groundColor(v)
	},
	"display":    func(d *richStyle, v string) { d.hidden = d.hidden || v == "none" },
	"margin-top": func(d *richStyle, v string) { takeSpace(&d.before, v) },
	"margin-bottom": func(d *richStyle, v string) {
		takeSpace(&d.after, v)
	},
	"border":        (*richStyle).takeBorder,
	"border-top":    (*richStyle).takeBorder,
	"border-bottom": (*richStyle).takeBorder,
}

// heaviest is the least weight of a font that is bold (CSS Fonts 4).
const heaviest = 600

func heavy(v string) bool {
	n, err := strconv.Atoi(v)
	return v == "bold" || v == "bolder" || err == nil && n >= heaviest
}

func takeSpace(to *float64, v string) {
	if n, ok := points(v); ok && n >= 0 && n < 100 {
		*to = n
	}
}

func (d *richStyle) takeBorder(v string) {
	d.ruled = max(d.ruled, flag(v != "none" && v != "hidden" && !strings.HasPrefix(v, "0")))
}

func isWhite(v string) bool {
	v = strings.ToLower(strings.ReplaceAll(v, " ", ""))
	return v == "#ffffff" || v == "#fff" || v == "white" || v == "rgb(255,255,255)"
}

// groundColor reports whether a colour behind text is one that white text would show on.
func groundColor(v string) bool {
	return v != "" && v != "transparent" && v != "none" && v != "inherit" && v != "initial" && !isWhite(v)
}

// cssSheet is what the style sheets of a page say of single elements, by their name, class or id.
type cssSheet struct {
	rules []cssRule
	by    map[string][]int // the rules for "name", ".class" and "#id", in their order
	spent int
}

// cssRule is a rule for the elements of a name, a class and an id, each of which may be missing.
type cssRule struct {
	name, class, id string
	says            []cssSays
}

// cssSays is a property with its value.
type cssSays struct{ property, value string }

// Bounds of the style sheets of one page. That of a resume has some dozens of rules, that of a saved page thousands.
const (
	maxCSS      = 512 << 10
	maxCSSRules = 4_000
	maxCSSSays  = 100       // properties of a rule
	maxCSSWork  = 2_000_000 // rules and properties looked at; a page that needs more is read as if it had no sheets
)

// add reads a style sheet. Rules about more than one element, its class or its id are left out, and so are those for
// print, screens of a size and the like.
func (c *cssSheet) add(sheet string) {
	sheet = withoutCSSComments(sheet[:min(len(sheet), maxCSS)])
	for {
		open := strings.IndexAny(sheet, "{;")
		if open < 0 {
			return
		}
		selectors := strings.TrimSpace(sheet[:open])
		if sheet[open] == ';' { // @import, @charset
			sheet = sheet[open+1:]
			continue
		}
		body, rest := cssBlock(sheet[open+1:])
		sheet = rest
		if strings.HasPrefix(selectors, "@") {
			continue
		}
		says := cssDeclarations(body)
		for selector := range strings.SplitSeq(selectors, ",") {
			if rule, ok := cssSelector(strings.TrimSpace(selector)); ok && len(says) > 0 && len(c.rules) < maxCSSRules {
				rule.says = says
				c.put(rule)
			}
		}
	}
}

func (c *cssSheet) put(rule cssRule) {
	key := rule.name
	switch {
	case rule.id != "":
		key = "#" + rule.id
	case rule.class != "":
		key = "." + rule.class
	}
	if c.by == nil {
		c.by = map[string][]int{}
	}
	c.by[key] = append(c.by[key], len(c.rules))
	c.rules = append(c.rules, rule)
}

// of returns what the sheets say of an element, in their order.
func (c *cssSheet) of(name string, classes []string, id string) []cssSays {
	if len(c.rules) == 0 || c.spent > maxCSSWork {
		return nil
	}
	keys := append([]string{name, "#" + id}, classes...)
	var found []int
	for i, key := range keys {
		if i > 1 {
			key = "." + key
		}
		if c.spent += 1 + len(c.by[key]); c.spent > maxCSSWork {
			return nil
		}
		found = append(found, c.by[key]...)
	}
	slices.Sort(found)
	var out []cssSays
	for _, i := range slices.Compact(found) {
		rule := &c.rules[i]
		if c.spent += len(classes); c.spent > maxCSSWork {
			return nil
		}
		if (rule.name == "" || rule.name == name) && (rule.class == "" || slices.Contains(classes, rule.class)) &&
			(rule.id == "" || rule.id == id) {
			c.spent += len(rule.says)
			out = append(out, rule.says...)
		}
	}
	return out
}

func withoutCSSComments(sheet string) string {
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(sheet, "/*")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		_, sheet, _ = strings.Cut(rest, "*/")
	}
}

// cssBlock returns what stands before the brace that closes a block, and what follows it.
func cssBlock(s string) (body, rest string) {
	depth := 1
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return s[:i], s[i+1:]
			}
		}
	}
	return s, ""
}

// cssSelector reads a selector such as "p", ".name", "p.name" or "#name".
func cssSelector(s string) (cssRule, bool) {
	if s == "" || strings.ContainsAny(s, " >+~:[*\t\n\\") {
		return cssRule{}, false
	}
	head, id, _ := strings.Cut(s, "#")
	name, class, _ := strings.Cut(head, ".")
	if strings.Contains(class, ".") || strings.Contains(id, ".") {
		return cssRule{}, false
	}
	return cssRule{name: strings.ToLower(name), class: class, id: id}, true
}

// cssDeclarations reads what stands in a block or a style attribute.
func cssDeclarations(s string) []cssSays {
	var out []cssSays
	for part := range strings.SplitSeq(s, ";") {
		if len(out) == maxCSSSays {
			break
		}
		property, value, ok := strings.Cut(part, ":")
		value, _, _ = strings.Cut(strings.ToLower(strings.TrimSpace(value)), "!")
		if value = strings.TrimSpace(value); ok && value != "" {
			out = append(out, cssSays{strings.ToLower(strings.TrimSpace(property)), value})
		}
	}
	return out
}
