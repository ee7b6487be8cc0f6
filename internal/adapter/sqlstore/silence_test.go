package sqlstore_test

import (
	"testing"

	"vitae/internal/adapter/sqlstore/storetest"
)

// The locks of a program whose machine lost its power are its users' until the server lets go of them.
func TestPostgreSQLEndsTransactionsOfTheSilent(t *testing.T) {
	t.Parallel()
	var after string
	if err := storetest.Postgres(t).Raw().Get(t.Context(), &after,
		`SELECT current_setting('idle_in_transaction_session_timeout')`); err != nil || after != "1min" {
		t.Errorf("after %q, %v", after, err)
	}
}
