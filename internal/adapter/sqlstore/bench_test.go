package sqlstore_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/id"
)

// BenchmarkLookUps measures what every sign-in and every request look up, on SQLite in a file, among 10 and 10,000
// users, and as many as VITAE_BENCH_USERS says. Each look-up is for a user at random.
func BenchmarkLookUps(b *testing.B) {
	sizes := []int{10, 10_000}
	if s := os.Getenv("VITAE_BENCH_USERS"); s != "" {
		n, err := strconv.Atoi(s)
		if err != nil {
			b.Fatal(err)
		}
		sizes = append(sizes, n)
	}
	for _, n := range sizes {
		b.Run(fmt.Sprintf("users=%d", n), func(b *testing.B) { lookUps(b, n) })
	}
}

func lookUps(b *testing.B, users int) {
	ctx := b.Context()
	db := storetest.Open(b, "sqlite:"+filepath.Join(b.TempDir(), "vitae.db"))
	if err := db.Migrate(ctx); err != nil {
		b.Fatal(err)
	}
	populate(ctx, b, db, users, fillUsers...)
	store := db.Identity()
	one := func() int { return 1 + rand.IntN(users) }
	for _, c := range []struct {
		name string
		run  func(ctx context.Context) error
	}{
		{"AccountByLogin/username", func(ctx context.Context) error {
			_, err := store.AccountByLogin(ctx, fmt.Sprint("User", one()))
			return err
		}},
		{"AccountByLogin/email", func(ctx context.Context) error {
			_, err := store.AccountByLogin(ctx, fmt.Sprintf("User%d@example.com", one()))
			return err
		}},
		{"SignedInUser", func(ctx context.Context) error {
			_, err := store.SignedInUser(ctx, id.Session(fmt.Sprint("s", one())))
			return err
		}},
	} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				if err := c.run(ctx); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
