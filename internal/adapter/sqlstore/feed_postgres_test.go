package sqlstore_test

import (
	"crypto/rand"
	"testing"
	"time"

	"go.uber.org/goleak"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/adapter/sqlstore/storetest"
	"vitae/internal/base/id"
)

// replicas are two programs on one PostgreSQL.
func replicas(t *testing.T) (here, there accounts) {
	t.Helper()
	url := storetest.PostgresURL(t)
	open := func() accounts {
		db := storetest.Open(t, url)
		if err := db.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		return accounts{db.Identity(), t, db, id.Maker{Now: time.Now, Random: rand.Reader}}
	}
	return open(), open()
}

func TestOtherReplicasAreWoken(t *testing.T) {
	t.Parallel()
	here, there := replicas(t)
	u := here.add("ada")
	wake, stop := here.db.Feed().Watch(u)
	defer stop()
	here.settled(wake)
	for range 3 {
		there.ok(there.db.Feed().Publish(t.Context(), u, now, eventOf("there")))
		here.woken(wake)
	}
}

// A connection that is lost comes back by itself, and what was missed meanwhile is looked for.
func TestListeningGoesOnAfterACut(t *testing.T) {
	t.Parallel()
	here, there := replicas(t)
	u := here.add("ada")
	wake, stop := here.db.Feed().Watch(u)
	defer stop()
	here.settled(wake)
	for range 2 {
		if n := there.count(`SELECT COUNT(*) FROM (SELECT pg_terminate_backend(pid) FROM pg_stat_activity
			WHERE datname = current_database() AND query = 'LISTEN vitae_feed') AS cut`); n != 1 {
			t.Fatalf("%d connections listen", n)
		}
		here.woken(wake) // once it listens again
		there.ok(there.db.Feed().Publish(t.Context(), u, now, eventOf("after")))
		here.woken(wake)
	}
}

// A long silence is no reason to cut, and the connection goes on hearing after it was looked after.
func TestListeningOutlivesSilence(t *testing.T) {
	t.Parallel()
	here, there := replicas(t)
	here.db.CheckListening(time.Millisecond)
	u := here.add("ada")
	wake, stop := here.db.Feed().Watch(u)
	defer stop()
	here.settled(wake)
	waitFor(t, "the line was looked after", func() bool {
		return there.count(`SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND query = '-- ping'`) == 1
	})
	there.ok(there.db.Feed().Publish(t.Context(), u, now, eventOf("after the silence")))
	here.woken(wake)
}

func waitFor(t *testing.T, what string, holds func() bool) {
	t.Helper()
	look := time.NewTicker(5 * time.Millisecond)
	defer look.Stop()
	for deadline := time.After(time.Minute); !holds(); {
		select {
		case <-look.C:
		case <-deadline:
			t.Fatalf("waited in vain until %s", what)
		}
	}
}

// It stands alone, as it counts the goroutines of the whole process.
func TestCloseEndsListening(t *testing.T) {
	url := storetest.PostgresURL(t)
	before := goleak.IgnoreCurrent()
	db, err := sqlstore.Open(t.Context(), sqlstore.Options{URL: url})
	if err != nil {
		t.Fatal(err)
	}
	wake, stop := db.Feed().Watch(7)
	defer stop()
	<-wake // it listens
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	_, late := db.Feed().Watch(8) // listens to nothing
	late()
	goleak.VerifyNone(t, before)
}
