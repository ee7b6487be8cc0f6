package identity_test

import (
	"testing"

	"vitae/internal/sqlstore"
	"vitae/internal/sqlstore/storetest"
)

func TestSignInWithPasswordAndCode(t *testing.T) {
	t.Parallel()
	storetest.Each(t, func(t *testing.T, db *sqlstore.DB) {
		h := newHouse(t, db)
		_, in, a := h.signedUp("ada")
		if in.User.ID != a.User || !in.User.Verified || in.ExpiresIn.Hours() != 7*24 || !a.Can("resumes:write") {
			t.Errorf("%+v %+v", in, a)
		}
	})
}
