package main

import (
	"context"
	"crypto/rand"
	"fmt"
	mathrand "math/rand/v2"
	"path/filepath"
	"slices"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// lookUps measures finding an account by its username or address among many.
func (b *bench) lookUps() error {
	ctx := context.Background()
	db, err := sqlstore.Open(ctx, sqlstore.Options{URL: "sqlite:" + filepath.Join(b.work, "users.db")})
	if err != nil {
		return err
	}
	defer db.Close()
	if err := db.Migrate(ctx); err != nil {
		return err
	}
	sizes := []int{10, 10_000}
	if b.million {
		sizes = append(sizes, 1_000_000)
	}
	has := 0
	for _, n := range sizes {
		if err := addUsers(ctx, db, has, n); err != nil {
			return err
		}
		has = n
		median, slow, err := lookUp(ctx, db, n)
		if err != nil {
			return err
		}
		fmt.Printf("%9d users: login look-up median %v, 99 of 100 within %v\n", n, median, slow)
	}
	return nil
}

const usersAtOnce = 500

func addUsers(ctx context.Context, db *sqlstore.DB, from, to int) error {
	ids := id.Maker{Now: time.Now, Random: rand.Reader}
	for from < to {
		until := min(from+usersAtOnce, to)
		err := db.Identity().InTx(ctx, func(tx identity.Store) error {
			for i := from; i < until; i++ {
				u := identity.User{
					ID: ids.User(), Username: userName(i), Email: userName(i) + "@example.org",
					Active: true, Verified: true, CreatedAt: time.Now(),
				}
				if err := tx.AddUser(ctx, identity.Account{User: u, PasswordHash: "none"},
					identity.Profile{Theme: identity.System}); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
		from = until
	}
	return nil
}

func userName(i int) string { return fmt.Sprintf("Person_%d", i) }

func lookUp(ctx context.Context, db *sqlstore.DB, among int) (median, slow time.Duration, err error) {
	const tries = 2000
	times := make([]time.Duration, tries)
	for i := range times {
		name := userName(mathrand.IntN(among))
		if i%2 == 1 {
			name += "@example.org"
		}
		began := time.Now()
		if _, err := db.Identity().AccountByLogin(ctx, name); err != nil {
			return 0, 0, err
		}
		times[i] = time.Since(began)
	}
	slices.Sort(times)
	return times[tries/2].Round(time.Microsecond), times[tries*99/100].Round(time.Microsecond), nil
}
