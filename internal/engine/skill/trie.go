package skill

// name is one way of writing an entry. Entry is its index in the catalogue's skills or titles.
type name struct {
	entry    int
	text     string
	exact    bool  // only in this case: Go, SAS
	context  bool  // only where the words around speak for it
	main     bool  // the entry's own name rather than an alias
	language uint8 // the language, from 1; 0 for English and for what has no language
}

// trie finds names by their tokens.
type trie struct {
	edges edges
	names [][]name // by node; several where entries share a name
	heads []bool   // by token id: whether a name starts with it
	store []name   // room for the names of nodes that have one, so that each need not be allocated
}

// newTrie returns an empty trie with room for so many words of names.
func newTrie(size int) *trie {
	return &trie{edges: newEdges(size), names: make([][]name, 1, size)}
}

// add enters a name under its tokens. A name that stands there already for the same entry stays as it is.
func (t *trie) add(ids []uint32, n name) {
	if len(ids) == 0 {
		return
	}
	for len(t.heads) <= int(ids[0]) {
		t.heads = append(t.heads, make([]bool, 1024)...)
	}
	t.heads[ids[0]] = true
	node := uint32(0)
	for _, id := range ids {
		next := t.edges.at(node, id)
		if next == 0 {
			next = uint32(len(t.names))
			t.names = append(t.names, nil)
			t.edges.add(node, id, next)
		}
		node = next
	}
	for _, old := range t.names[node] {
		if old.entry == n.entry && !old.exact && !old.context {
			return
		}
	}
	if t.names[node] != nil {
		t.names[node] = append(t.names[node], n)
		return
	}
	if len(t.store) == cap(t.store) {
		t.store = make([]name, 0, 1<<10)
	}
	t.store = append(t.store, n)
	t.names[node] = t.store[len(t.store)-1 : len(t.store) : len(t.store)]
}

// at returns the names that these tokens are.
func (t *trie) at(ids []uint32) []name {
	node := uint32(0)
	for _, id := range ids {
		if node = t.edges.at(node, id); node == 0 {
			return nil
		}
	}
	return t.names[node]
}

// starts reports whether any name begins with the token.
func (t *trie) starts(id uint32) bool { return id != 0 && int(id) < len(t.heads) && t.heads[id] }

// hit is a place where names end: tokens from the start up to end (exclusive), and the names.
type hit struct {
	end   int
	names []name
}

// mostArticles is how many articles a name may hold that do not belong to it. It bounds how far walk reads.
const mostArticles = 3

// walk appends the hits of names that begin at token i, shortest first, and tells how many tokens it read: no more
// than the longest name has, and mostArticles. Articles inside a name are passed over ("reconciled the accounts").
func (t *trie) walk(tokens []token, i int, articles map[uint32]bool, hits []hit) ([]hit, int) {
	return t.follow(tokens, i, step{at: i}, articles, hits)
}

// step is how far a walk has come: the next token, the node, and how many articles were passed over.
type step struct {
	at     int
	node   uint32
	passed int
}

// follow goes on from a step. A word that is an article and part of some name is taken as part of the name first
// ("mise en place"), and passed over where that leads to no name ("mise en page", known as "mise page").
func (t *trie) follow(tokens []token, i int, s step, articles map[uint32]bool, hits []hit) ([]hit, int) {
	read := 0
	for ; s.at < len(tokens); s.at++ {
		read++
		tok := tokens[s.at]
		if s.at > i && tok.gap&gapBreak != 0 || tok.id == 0 {
			return hits, read
		}
		next := t.edges.at(s.node, tok.id)
		if s.at > i && s.passed < mostArticles && articles[tok.id] {
			if next != 0 {
				longer, more := t.follow(tokens, i, step{s.at + 1, next, s.passed}, articles,
					t.ending(next, s.at+1, hits))
				read += more
				if len(longer) > len(hits) {
					return longer, read
				}
			}
			s.passed++
			continue
		}
		if next == 0 {
			return hits, read
		}
		s.node = next
		hits = t.ending(next, s.at+1, hits)
	}
	return hits, read
}

// ending appends the hit of the names that a node ends, if it ends any.
func (t *trie) ending(node uint32, end int, hits []hit) []hit {
	if n := t.names[node]; len(n) > 0 {
		return append(hits, hit{end: end, names: n})
	}
	return hits
}
