package identity

import (
	"maps"
	"math"
	"slices"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/edge/graph/identity/model"
)

// no is what an answer with success false says.
type no struct {
	message string
	fields  []model.FieldError // sorted by field

	retryAfter *int32 // seconds, where it came too soon
}

// refusalOf turns what a user did wrong into what they are answered. Everything else stays an error.
func refusalOf(err error) (no, error) {
	if k := fault.KindOf(err); k != fault.Invalid && k != fault.Conflict {
		return no{}, err
	}
	wrong := fault.FieldsOf(err)
	out := no{message: fault.Public(err), fields: make([]model.FieldError, 0, len(wrong))}
	if wait := fault.WaitOf(err); wait > 0 {
		out.retryAfter = new(int32(math.Ceil(wait.Seconds())))
	}
	for _, field := range slices.Sorted(maps.Keys(wrong)) {
		out.fields = append(out.fields, model.FieldError{Field: field, Message: wrong[field]})
	}
	return out, nil
}

// outcome is the answer of a mutation that says only whether it worked. It has no place for what is wrong with a field,
// so the message says that.
func outcome(err error, success string) (*model.Result, error) {
	if err == nil {
		return &model.Result{Success: true, Message: success}, nil
	}
	no, err := refusalOf(err)
	if err != nil {
		return nil, err
	}
	if len(no.fields) > 0 {
		var messages []string
		for _, f := range no.fields {
			messages = append(messages, f.Message)
		}
		no.message = strings.Join(messages, ". ")
	}
	return &model.Result{Message: no.message, RetryAfter: no.retryAfter}, nil
}
