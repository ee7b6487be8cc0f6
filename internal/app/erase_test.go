package app_test

import (
	"net/http"
	"sync"
	"testing"

	"vitae/internal/app/apptest"
)

// An account that is erased while its tabs upload is gone with every file. The uploads end like anybody's who is signed
// out.
func TestAnAccountIsErasedWhileItUploads(t *testing.T) {
	t.Parallel()
	onEach(t, func(t *testing.T, o apptest.Options) {
		p := apptest.Start(t, o)
		for range 4 {
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
						if a.Status != http.StatusUnauthorized && a.Status != http.StatusNotFound &&
							a.Status != http.StatusForbidden {
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
			if n := len(blobsIn(t, p.Config.DataDir)); n != 0 {
				t.Errorf("%d files are left", n)
			}
			if err := c.InitiateLogin(); err == nil {
				t.Error("the account can still sign in")
			}
		}
	})
}
