package guard

import (
	"container/list"
	"sync"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// knownBytes bounds the text of the operations that are kept: the web app's own are some 60 KB. Parsed they take some
// fifty times as much, so that hostile ones fill no more than that.
const knownBytes = 256 << 10

// operation is a query that was parsed, measured and validated. Nobody changes it, so that requests share it.
type operation struct {
	doc   *ast.QueryDocument
	roots map[*ast.OperationDefinition][]RootField
}

// known keeps operations by their text, the latest used: parsing and validating one costs as much as answering it. What
// is refused is not kept. It is safe for concurrent use.
type known struct {
	mu    sync.Mutex
	bytes int
	order *list.List // of texts, the latest used first
	of    map[string]knownOperation
}

type knownOperation struct {
	operation
	place *list.Element
}

func newKnown() *known { return &known{order: list.New(), of: map[string]knownOperation{}} }

func (k *known) get(query string) (operation, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	o, there := k.of[query]
	if there {
		k.order.MoveToFront(o.place)
	}
	return o.operation, there
}

func (k *known) put(query string, o operation) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if _, there := k.of[query]; there {
		return
	}
	k.of[query] = knownOperation{o, k.order.PushFront(query)}
	for k.bytes += len(query); k.bytes > knownBytes; {
		last := k.order.Remove(k.order.Back()).(string)
		delete(k.of, last)
		k.bytes -= len(last)
	}
}

// prepare returns a query as an operation that may run, with the root fields of its operations, or why it may not.
func (h *Handler) prepare(query string) (*ast.QueryDocument, map[*ast.OperationDefinition][]RootField, gqlerror.List) {
	if o, there := h.known.get(query); there {
		return o.doc, o.roots, nil
	}
	doc, roots, errs := h.check(query)
	if len(errs) == 0 {
		h.known.put(query, operation{doc, roots})
	}
	return doc, roots, errs
}
