package docparse

import (
	"strconv"
	"strings"

	"golang.org/x/net/html"
)

// element returns what an element is to its content.
func (r *htmlReader) element(t html.Token) htmlElement {
	outer := r.here()
	e := htmlElement{
		name: t.Data, style: outer.style, pre: outer.pre, list: outer.list, skip: outer.skip || htmlSkipped[t.Data],
		block: htmlBlocks[t.Data],
	}
	e.style.ruled = 0
	if e.block {
		e.style.before, e.style.after, e.style.level = 0, 0, outer.style.level
	}
	switch t.Data {
	case "li":
		e.item = true
	case "ul", "ol", "menu":
		r.lists++
		e.list = firstNumber + rune(min(r.lists, maxTextLines))
	case "pre":
		e.pre = true
	}
	own := unsaid()
	if of, ok := htmlLooks[t.Data]; ok {
		own = of
	}
	for _, says := range r.says(t) {
		e.take(&own, says)
	}
	e.style = own.over(e.style)
	_, hidden := find(t, "hidden")
	e.style.hidden = e.style.hidden || hidden
	if e.style.shaded || t.Data == "body" && groundColor(attribute(t, "bgcolor")) {
		r.top.room.facts.filled = true
	}
	return e
}

func find(t html.Token, name string) (string, bool) {
	for _, a := range t.Attr {
		if a.Key == name {
			return a.Val, true
		}
	}
	return "", false
}

// says returns what the style sheets and the element itself say of it, in the order in which the last word counts.
func (r *htmlReader) says(t html.Token) []cssSays {
	out := r.sheet.of(t.Data, strings.Fields(attribute(t, "class")), attribute(t, "id"))
	if c := attribute(t, "color"); t.Data == "font" && c != "" {
		out = append(out, cssSays{"color", strings.ToLower(c)})
	}
	return append(out, cssDeclarations(attribute(t, "style"))...)
}

// take takes a property: those of pages alone, and those that ODT has too.
func (e *htmlElement) take(own *richStyle, says cssSays) {
	if take := htmlProperties[says.property]; take != nil {
		take(e, own, says.value)
	} else if take := cssProperties[says.property]; take != nil {
		take(own, says.value)
	}
}

// htmlProperties take what a property of CSS says that ODT lacks or means otherwise, by its name.
var htmlProperties = map[string]func(e *htmlElement, own *richStyle, v string){
	"display": (*htmlElement).takeDisplay,
	"visibility": func(_ *htmlElement, own *richStyle, v string) {
		own.hidden = own.hidden || v == "hidden" || v == "collapse"
	},
	"opacity": func(_ *htmlElement, own *richStyle, v string) {
		n, err := strconv.ParseFloat(v, 64)
		own.hidden = own.hidden || err == nil && n == 0
	},
	"left": takeOffset, "top": takeOffset, "text-indent": takeOffset, "margin-left": takeOffset,
	"clip": func(_ *htmlElement, own *richStyle, v string) {
		own.hidden = own.hidden || strings.HasPrefix(v, "rect(0") || strings.HasPrefix(v, "rect(1px")
	},
	"float": func(e *htmlElement, _ *richStyle, v string) { e.apart = e.apart || !e.block && v == "right" },
	"white-space": func(e *htmlElement, _ *richStyle, v string) {
		e.pre = strings.HasPrefix(v, "pre")
	},
	"background": func(_ *htmlElement, own *richStyle, v string) { own.shaded = own.shaded || groundColor(v) },
	"margin": func(_ *htmlElement, own *richStyle, v string) {
		parts := strings.Fields(v) // top, right, bottom, left; the bottom is the top's where there are fewer than three
		takeSpace(&own.before, parts[0])
		takeSpace(&own.after, parts[min(2, len(parts)-1)/2*2])
	},
	"font-size": func(_ *htmlElement, own *richStyle, v string) {
		if n, ok := points(v); ok && n == 0 {
			own.size = hiddenSize
			return
		}
		cssProperties["font-size"](own, v)
	},
}

func (e *htmlElement) takeDisplay(own *richStyle, v string) {
	switch v {
	case "none":
		own.hidden = true
	case "block", "flex", "grid", "list-item", "table":
		e.block = true
	case "inline", "inline-block":
		e.apart = e.apart || e.block && !tableParts[e.name]
		e.block = e.block && tableParts[e.name]
	}
}

// takeOffset takes where an element is moved to.
func takeOffset(_ *htmlElement, own *richStyle, v string) {
	n, ok := points(v)
	own.hidden = own.hidden || ok && n <= -offPage
}

// offPage is how far left or above in points a text stands that no window shows: pages that hide text so use -999px or
// more.
const offPage = 500

// htmlLooks are how browsers show elements whose style says nothing else (HTML Standard, 15.3).
var htmlLooks = htmlLooksOf()

func htmlLooksOf() map[string]richStyle {
	of := func(change func(*richStyle)) richStyle {
		s := unsaid()
		change(&s)
		return s
	}
	out := map[string]richStyle{}
	for i, em := range []float64{2, 1.5, 1.17, 1, 0.83, 0.67} {
		out["h"+strconv.Itoa(i+1)] = of(func(s *richStyle) {
			s.level, s.bold, s.size = i+1, 1, em*usualSize
			s.before, s.after = usualSize, usualSize
		})
	}
	bold := of(func(s *richStyle) { s.bold = 1 })
	italic := of(func(s *richStyle) { s.italic = 1 })
	apart := of(func(s *richStyle) { s.before, s.after = usualSize, usualSize })
	list := of(func(s *richStyle) { s.before, s.after = 0, usualSize }) // it goes on what stands above it
	for name, look := range map[string]richStyle{
		"b": bold, "strong": bold, "th": bold,
		"i": italic, "em": italic, "cite": italic, "address": italic, "dfn": italic,
		"p": apart, "blockquote": apart, "pre": apart, "ul": list, "ol": list, "dl": list, "figure": apart,
		"small": of(func(s *richStyle) { s.size = 10 }),
		"mark":  of(func(s *richStyle) { s.shaded = true }),
	} {
		out[name] = look
	}
	return out
}
