package app_test

import (
	"net/http"
	"slices"
	"sync"
	"testing"

	"vitae/internal/adapter/blob"
	"vitae/internal/adapter/blob/blobtest"
	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

// erasedInTurn is how many accounts are erased in turn on each database and storage.
const erasedInTurn = 4

// signedOut is how an upload of an erased account is answered.
var signedOut = []int{http.StatusUnauthorized, http.StatusNotFound, http.StatusForbidden}

// An account that is erased while its tabs upload is gone with every file, in a folder and in a bucket. The uploads end
// like anybody's who is signed out.
func TestAnAccountIsErasedWhileItUploads(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		erasedWhileUploading(t, p, func() int { return len(blobsIn(t, p.Config.DataDir)) }, signedOut)
	})
}

func TestAnAccountIsErasedWhileItUploadsToABucket(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		at := blobtest.NewBucket(t)
		b, err := blob.NewBucket(at)
		ok(t, err)
		t.Cleanup(func() { _ = b.Close() })
		o.Change = func(c *config.Config) { c.BlobURL = blobtest.URL(at) }
		// Object storage over a folder may refuse a file whose folder is being removed.
		erasedWhileUploading(t, apptest.Start(t, o), func() int { return len(keysOf(t.Context(), b, "")) },
			append(slices.Clone(signedOut), http.StatusServiceUnavailable))
	})
}

func erasedWhileUploading(t *testing.T, p *apptest.Program, files func() int, answers []int) {
	t.Helper()
	for range erasedInTurn {
		c := signedUp(t, p)
		var tabs sync.WaitGroup
		begun := make(chan struct{}, 4)
		for range cap(begun) {
			tabs.Go(func() {
				for {
					a, err := c.Upload("cv.txt", []byte(shortResume))
					if err != nil {
						t.Error(err)
						return
					}
					if a.Status == http.StatusCreated {
						select {
						case begun <- struct{}{}:
						default:
						}
						continue
					}
					if !slices.Contains(answers, a.Status) {
						t.Errorf("an upload beside the erasure: %d %s", a.Status, a.Body)
					}
					return
				}
			})
		}
		<-begun
		<-begun
		erased := c.Mutate(`mutation($p:String!){deleteAccount(password:$p){success message}}`,
			map[string]any{"p": c.User.Password})
		tabs.Wait()
		if erased != nil {
			t.Errorf("the erasure: %v", erased)
		}
		if n := files(); n != 0 {
			t.Errorf("%d files are left", n)
		}
		if err := c.InitiateLogin(); err == nil {
			t.Error("the account can still sign in")
		}
	}
}
