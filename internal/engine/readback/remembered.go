package readback

import (
	"container/list"
	"crypto/sha256"
	"sync"

	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
)

// mark names a document and the file that was made of it. Nothing of either can be learned from it.
type mark [sha256.Size]byte

func fingerprint(d *document.Resume, file []byte, f docrender.Format) mark {
	h := sha256.New()
	h.Write([]byte(f))
	h.Write([]byte{0})
	h.Write(d.JSON())
	h.Write([]byte{0})
	h.Write(file)
	return mark(h.Sum(nil))
}

// maxRemembered bounds what is remembered of files that were whole: some 150 bytes each.
const maxRemembered = 4096

// remembered is a set of a bounded size; what was asked for longest ago goes first.
type remembered struct {
	mu     sync.Mutex
	max    int
	latest *list.List // of mark
	at     map[mark]*list.Element
}

func newRemembered(most int) *remembered {
	return &remembered{max: most, latest: list.New(), at: map[mark]*list.Element{}}
}

func (r *remembered) has(p mark) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	e, ok := r.at[p]
	if ok {
		r.latest.MoveToFront(e)
	}
	return ok
}

func (r *remembered) add(p mark) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if e, ok := r.at[p]; ok {
		r.latest.MoveToFront(e)
		return
	}
	r.at[p] = r.latest.PushFront(p)
	if r.latest.Len() > r.max {
		oldest := r.latest.Back()
		delete(r.at, r.latest.Remove(oldest).(mark))
	}
}
