package apptest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strings"
	"sync/atomic"
	"time"
)

// Client is a browser with the web app in it: cookies, and the token once somebody has signed in. Its calls give errors
// and know no test, so that they may run on any goroutine.
type Client struct {
	URL   string
	Token string
	User  Person
	Post  *Post
	// Invitation is given when registering.
	Invitation string
	// From is the address that a proxy in front, which the program trusts, says the client has; "" says nothing.
	From string

	http *http.Client
}

// Person is who a client registers as.
type Person struct{ ID, Username, Email, Password, FirstName, LastName string }

// NewClient returns a browser without cookies, with a person in front of it who has no account yet.
func NewClient(address string, post *Post) *Client {
	jar, err := cookiejar.New(nil)
	if err != nil {
		panic(err) // it never fails
	}
	return &Client{URL: address, Post: post, User: newPerson(), http: &http.Client{
		Jar: jar, Timeout: patience,
		Transport: &http.Transport{DisableCompression: true},
	}}
}

// As puts the person of another client, at the same address, in front of this one.
func (c *Client) As(other *Client) *Client {
	c.User, c.From = other.User, other.From
	return c
}

// persons numbers those of this process; the time keeps them apart from those of earlier ones on the same data.
var persons atomic.Int64

func newPerson() Person {
	name := fmt.Sprintf("p%d_%d", time.Now().UnixNano()%1e12, persons.Add(1))
	return Person{Username: name, Email: name + "@example.org", Password: "Seven-Herons-7", FirstName: "Jane", LastName: "Example"} //nolint:gosec // G101: nobody's password
}

// GraphQLError is the first error of an answer.
type GraphQLError struct {
	Message    string
	Extensions struct {
		Code       string
		RetryAfter int
		RequestID  string
		Fields     map[string]string
	}
}

// Error returns code and message.
func (e *GraphQLError) Error() string { return e.Extensions.Code + ": " + e.Message }

// CodeOf returns the code of a GraphQL error, "" for none.
func CodeOf(err error) string {
	var e *GraphQLError
	if errors.As(err, &e) {
		return e.Extensions.Code
	}
	return ""
}

// Answer is what came back, whole.
type Answer struct {
	Status int
	Header http.Header
	Body   []byte
}

// Send makes any request, with the token where there is one. Headers are names and values in turn.
func (c *Client) Send(method, path, contentType string, body []byte, headers ...string) (Answer, error) {
	q, err := http.NewRequestWithContext(context.Background(), method, c.URL+path, bytes.NewReader(body))
	if err != nil {
		return Answer{}, err
	}
	if contentType != "" {
		q.Header.Set("Content-Type", contentType)
	}
	if c.Token != "" {
		q.Header.Set("Authorization", "Bearer "+c.Token)
	}
	if c.From != "" {
		q.Header.Set("X-Forwarded-For", c.From)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		q.Header.Set(headers[i], headers[i+1])
	}
	r, err := c.http.Do(q)
	if err != nil {
		return Answer{}, err
	}
	data, err := io.ReadAll(r.Body)
	return Answer{r.StatusCode, r.Header, data}, errors.Join(err, r.Body.Close())
}

// Cookie is the header that the client sends for its cookies.
func (c *Client) Cookie() string {
	u, err := url.Parse(c.URL)
	if err != nil {
		return ""
	}
	var out []string
	for _, k := range c.http.Jar.Cookies(u) {
		out = append(out, k.String())
	}
	return strings.Join(out, "; ")
}

// Get returns the status of a page.
func (c *Client) Get(path string) (int, error) {
	a, err := c.Send(http.MethodGet, path, "", nil)
	return a.Status, err
}

// Identity asks the identity service and reads the answer's data into into, which may be nil.
func (c *Client) Identity(query string, variables map[string]any, into any) error {
	return c.ask("/api/v1/identity/graphql", query, variables, into)
}

func (c *Client) ask(path, query string, variables map[string]any, into any) error {
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		return err
	}
	sent, err := c.Send(http.MethodPost, path, "application/json", body)
	if err != nil {
		return err
	}
	var answer struct {
		Data   json.RawMessage
		Errors []*GraphQLError
	}
	if err := json.Unmarshal(sent.Body, &answer); err != nil || sent.Status != http.StatusOK {
		return fmt.Errorf("status %d: %.300s", sent.Status, sent.Body)
	}
	if len(answer.Errors) > 0 {
		return answer.Errors[0]
	}
	if into == nil {
		return nil
	}
	return json.Unmarshal(answer.Data, into)
}

// outcome is what every mutation answers.
type outcome struct {
	Success bool
	Message string
}

func (o outcome) err() error {
	if o.Success {
		return nil
	}
	return errors.New("refused: " + o.Message)
}

// Mutate runs a mutation of one field that answers success and message; what was refused is an error.
func (c *Client) Mutate(mutation string, variables map[string]any) error {
	var d map[string]outcome
	if err := c.Identity(mutation, variables, &d); err != nil {
		return err
	}
	for _, o := range d {
		return o.err()
	}
	return errors.New("an answer without a field")
}

// Register makes the account; its code is then on its way.
func (c *Client) Register() error {
	var d struct {
		RegisterUser struct {
			outcome
			User *struct{ ID string }
		}
	}
	u := &c.User
	err := c.Identity(`mutation($i: RegisterUserInput!){registerUser(input:$i){success message user{id}}}`,
		map[string]any{"i": map[string]any{
			"username": u.Username, "email": u.Email, "password": u.Password, "firstName": u.FirstName,
			"lastName": u.LastName, "invitation": c.Invitation,
		}}, &d)
	if err == nil {
		err = d.RegisterUser.err()
	}
	if err != nil {
		return err
	}
	u.ID = d.RegisterUser.User.ID
	return nil
}

// SignUp registers, proves the address, and signs in.
func (c *Client) SignUp() error {
	if err := c.Register(); err != nil {
		return err
	}
	code, err := c.Post.Code(c.User.Email, 1)
	if err != nil {
		return err
	}
	err = c.Mutate(`mutation($i: VerifyEmailInput!){verifyEmail(input:$i){success message}}`,
		map[string]any{"i": map[string]any{"userId": c.User.ID, "code": code}})
	if err != nil {
		return err
	}
	return c.SignIn()
}

// SignIn goes through both steps. No other code may be on its way to the person.
func (c *Client) SignIn() error {
	n := len(c.Post.Codes(c.User.Email))
	if err := c.InitiateLogin(); err != nil {
		return err
	}
	code, err := c.Post.Code(c.User.Email, n+1)
	if err != nil {
		return err
	}
	return c.VerifyLogin(code)
}

// InitiateLogin hands in username and password; the code is then on its way.
func (c *Client) InitiateLogin() error {
	var d struct {
		InitiateLogin struct {
			outcome
			UserID string
		}
	}
	err := c.Identity(`mutation($i: InitiateLoginInput!){initiateLogin(input:$i){success message userId}}`,
		map[string]any{"i": map[string]any{"username": c.User.Username, "password": c.User.Password}}, &d)
	if err == nil {
		err = d.InitiateLogin.err()
	}
	if err == nil {
		c.User.ID = d.InitiateLogin.UserID
	}
	return err
}

// VerifyLogin hands in the code and keeps the token.
func (c *Client) VerifyLogin(code string) error {
	var d struct {
		VerifyLogin struct {
			outcome
			Token string
		}
	}
	err := c.Identity(`mutation($i: VerifyLoginInput!){verifyLogin(input:$i){success message token}}`,
		map[string]any{"i": map[string]any{"userId": c.User.ID, "code": code}}, &d)
	if err == nil {
		err = d.VerifyLogin.err()
	}
	if err != nil {
		return err
	}
	if c.Token = d.VerifyLogin.Token; strings.Count(c.Token, ".") != 2 {
		return errors.New("no token")
	}
	return nil
}

// SignedInAs returns the username of who the server takes the client for, "" for a visitor.
func (c *Client) SignedInAs() (string, error) {
	var d struct{ CurrentUser *struct{ Username string } }
	if err := c.Identity(`{currentUser{username}}`, nil, &d); err != nil || d.CurrentUser == nil {
		return "", err
	}
	return d.CurrentUser.Username, nil
}
