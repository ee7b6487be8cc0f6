package sqlstore_test

import (
	"fmt"
	"path/filepath"
	"sync/atomic"
	"testing"

	"vitae/internal/sqlstore/storetest"
)

// BenchmarkDurableInsert shows what group commit is worth: each insert is on the disk before the next of its goroutine.
func BenchmarkDurableInsert(b *testing.B) {
	for _, writers := range []int{1, 64} {
		b.Run(fmt.Sprintf("writers=%d", writers), func(b *testing.B) {
			db := storetest.Open(b, "sqlite:"+filepath.Join(b.TempDir(), "vitae.db"))
			if err := db.Migrate(b.Context()); err != nil {
				b.Fatal(err)
			}
			var n atomic.Int64
			b.SetParallelism(max(1, writers/2)) // times the processors, two of them
			if writers == 1 {
				for b.Loop() {
					if _, err := db.Raw().Exec(b.Context(), addKey, fmt.Sprint(n.Add(1))); err != nil {
						b.Fatal(err)
					}
				}
				return
			}
			b.RunParallel(func(pb *testing.PB) {
				for pb.Next() {
					if _, err := db.Raw().Exec(b.Context(), addKey, fmt.Sprint(n.Add(1))); err != nil {
						b.Error(err)
					}
				}
			})
		})
	}
}
