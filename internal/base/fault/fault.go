// Package fault is the one error type of the codebase.
//
// An error carries what kind of failure it is, the operation that failed, a sentence that may be shown to a user,
// and the cause, which may not. It never logs and never decides on a status code: the edges do both, once.
package fault

import (
	"errors"
	"strings"
	"time"
)

// Kind says what sort of failure an error is. The edges translate it: to an exit status, an HTTP status, a GraphQL
// code.
type Kind uint8

// The kinds. Internal is the zero value, so an error that says nothing is treated with the most care.
const (
	Internal     Kind = iota // ours: the user is shown no detail
	Invalid                  // the caller's input breaks a rule
	NotFound                 // it does not exist, or not for this caller
	Unsupported              // a format that is not read
	Unreadable               // a supported format, but damaged, encrypted, or without text
	TooLarge                 // over a limit
	Unavailable              // a needed service or resource is away or busy
	Unauthorized             // no caller
	Forbidden                // a caller without the right
	Conflict                 // the state has moved on
	RateLimited              // too much, too fast
	Deactivated              // the account was switched off
	Quota                    // more than an account may hold
)

var kindNames = [...]string{
	"internal error", "invalid input", "not found", "unsupported", "unreadable", "too large",
	"unavailable", "unauthenticated", "forbidden", "conflict", "rate limited", "deactivated", "over quota",
}

// String returns the kind in words, for logs.
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return "unknown kind"
}

// Error is a failure. Op is "package.Function"; Message is one sentence for the user, without a final cause;
// Fields maps an input field to what is wrong with it; Wait is after how long to try again, where that is known; Err is
// the cause, for logs only.
type Error struct {
	Op      string
	Kind    Kind
	Message string
	Fields  map[string]string
	Wait    time.Duration
	Err     error
}

// New makes an error with a message that a user can be shown.
func New(op string, kind Kind, message string) *Error {
	return &Error{Op: op, Kind: kind, Message: message}
}

// Wrap makes an error with a cause. The kind and message are the caller's: the cause is kept for logs.
func Wrap(op string, kind Kind, message string, err error) *Error {
	return &Error{Op: op, Kind: kind, Message: message, Err: err}
}

// Field makes an error of input that breaks a rule in one field.
func Field(op, field, message string) *Error {
	return &Error{Op: op, Kind: Invalid, Message: message, Fields: map[string]string{field: message}}
}

// Error returns the whole chain, for logs and tests.
func (e *Error) Error() string {
	parts := make([]string, 0, 3)
	if e.Op != "" {
		parts = append(parts, e.Op)
	}
	if e.Message != "" {
		parts = append(parts, e.Message)
	} else {
		parts = append(parts, e.Kind.String())
	}
	if e.Err != nil {
		parts = append(parts, e.Err.Error())
	}
	return strings.Join(parts, ": ")
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// KindOf returns the kind of the outermost *Error in err's chain, Internal where there is none.
func KindOf(err error) Kind {
	var e *Error
	if errors.As(err, &e) {
		return e.Kind
	}
	return Internal
}

// IfMissing returns missing in the place of an error of the kind NotFound, such as a store's, which has no sentence for
// the user; any other stays.
func IfMissing(err, missing error) error {
	if err != nil && KindOf(err) == NotFound {
		return missing
	}
	return err
}

// Public returns the sentence a user can be shown: the outermost message in the chain, or a general one.
func Public(err error) string {
	for err != nil {
		var e *Error
		if !errors.As(err, &e) {
			break
		}
		if e.Message != "" {
			return e.Message
		}
		err = e.Err
	}
	return "Something went wrong on our side."
}

// FieldsOf returns the field messages of the outermost *Error that has any.
func FieldsOf(err error) map[string]string {
	for e := (*Error)(nil); errors.As(err, &e); err = e.Err {
		if len(e.Fields) > 0 {
			return e.Fields
		}
	}
	return nil
}

// WaitOf returns the wait of the outermost *Error that has one, else 0.
func WaitOf(err error) time.Duration {
	for e := (*Error)(nil); errors.As(err, &e); err = e.Err {
		if e.Wait > 0 {
			return e.Wait
		}
	}
	return 0
}
