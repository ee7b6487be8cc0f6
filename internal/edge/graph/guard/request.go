package guard

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"
	"strings"
	"unicode/utf8"

	"vitae/internal/base/fault"
)

// Bounds of a request's body.
const (
	maxBody = 1 << 20
	maxKeys = 20 // of the outermost object; four have a meaning
)

// request is a GraphQL request as it was sent.
type request struct {
	query     string
	operation string
	variables map[string]any
	tooMuch   string // why the variables were not read, "" where they were
}

// read takes the request out of an HTTP request. Its errors never quote the body.
func read(w http.ResponseWriter, r *http.Request) (request, error) {
	const op = "guard.read"
	if kind, params, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil ||
		kind != "application/json" || !isUTF8(params["charset"]) {
		return request{}, fault.New(op, fault.Unsupported, "The body must be application/json in UTF-8.")
	}
	if len(r.Header.Values("Content-Encoding")) > 0 {
		return request{}, fault.New(op, fault.Unsupported, "The body must not be compressed.")
	}
	tooLarge := fault.New(op, fault.TooLarge, "The body is larger than 1 MB.")
	if r.ContentLength > maxBody {
		return request{}, tooLarge
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
	if tooMany := (*http.MaxBytesError)(nil); errors.As(err, &tooMany) {
		return request{}, tooLarge
	}
	if err != nil {
		return request{}, fault.Wrap(op, fault.Invalid, "The body could not be read.", err)
	}
	return decode(body)
}

func isUTF8(charset string) bool { return charset == "" || strings.EqualFold(charset, "utf-8") }

// decode reads {"query", "variables", "operationName"}; other keys are passed over. A key is matched by its exact name
// and may stand once: two readers of one body must not read two requests.
func decode(body []byte) (request, error) {
	if !utf8.Valid(body) {
		return request{}, noRequest("The body is not valid UTF-8.")
	}
	d := json.NewDecoder(bytes.NewReader(body))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return request{}, noRequest("The body must be one JSON object.")
	}
	var known struct{ query, operation, variables json.RawMessage }
	for n := 0; d.More(); n++ {
		key, err := d.Token()
		if err != nil || n == maxKeys {
			return request{}, noRequest("The JSON object in the body has too many keys.")
		}
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return request{}, noRequest("The body is not valid JSON.")
		}
		into := map[any]*json.RawMessage{
			"query": &known.query, "operationName": &known.operation,
			"variables": &known.variables,
		}[key]
		if into == nil {
			continue
		}
		if *into != nil {
			return request{}, noRequest("The body has the same key twice.")
		}
		*into = value
	}
	if _, err := d.Token(); err != nil {
		return request{}, noRequest("The body is not valid JSON.")
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return request{}, noRequest("The body must be one JSON object and nothing else.")
	}
	return assemble(known.query, known.operation, known.variables)
}

func assemble(query, operation, variables json.RawMessage) (request, error) {
	var out request
	if len(query) == 0 || query[0] != '"' || json.Unmarshal(query, &out.query) != nil {
		return request{}, noRequest("The key query must be a string.")
	}
	if !absent(operation) && (operation[0] != '"' || json.Unmarshal(operation, &out.operation) != nil) {
		return request{}, noRequest("The key operationName must be a string or null.")
	}
	if absent(variables) {
		return out, nil
	}
	if variables[0] != '{' {
		return request{}, noRequest("The key variables must be an object or null.")
	}
	if out.tooMuch = tooMuch(variables); out.tooMuch != "" {
		return out, nil
	}
	d := json.NewDecoder(bytes.NewReader(variables))
	d.UseNumber() // an ID may be a number that no float holds
	if err := d.Decode(&out.variables); err != nil {
		return request{}, noRequest("The key variables must be an object or null.")
	}
	return out, nil
}

func absent(v json.RawMessage) bool { return len(v) == 0 || string(v) == "null" }

func noRequest(message string) *fault.Error { return fault.New("guard.decode", fault.Invalid, message) }

// Bounds of variables.
const (
	maxNesting = 10     // of lists and objects inside the variables' object
	maxList    = 1_000  // elements of one list, or keys of one object
	maxValues  = 10_000 // in all
)

// tooMuch reports why variables are refused before they are turned into maps and lists, which take many times their
// size; "" where they are not. It is one pass over valid JSON without any memory.
func tooMuch(object []byte) string {
	var elements [maxNesting + 2]int
	depth, values := 0, 0
	for i := 0; i < len(object); i++ {
		switch object[i] {
		case '"':
			i = closingQuote(object, i)
		case '{', '[':
			if depth++; depth > maxNesting+1 {
				return "The variables are nested too deeply."
			}
			elements[depth] = 1
			values++
		case '}', ']':
			depth--
		case ',':
			elements[depth]++
			values++
		}
		if elements[depth] > maxList || values > maxValues {
			return "The variables contain too many values."
		}
	}
	return ""
}

// closingQuote returns where the string that begins at i ends.
func closingQuote(s []byte, i int) int {
	for i++; i < len(s) && s[i] != '"'; i++ {
		if s[i] == '\\' {
			i++
		}
	}
	return i
}
