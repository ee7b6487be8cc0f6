package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/app/apptest"
	"vitae/internal/base/id"
	"vitae/internal/domain/identity"
)

// figure is what a load came to.
type figure struct {
	answers int64
	took    time.Duration
	cpu     time.Duration // of the server
}

func (f figure) perSecond() float64     { return float64(f.answers) / f.took.Seconds() }
func (f figure) cpuEach() time.Duration { return f.cpu / time.Duration(max(f.answers, 1)) }

// String returns rate and cost.
func (f figure) String() string {
	return fmt.Sprintf("%.0f a second, %v of processor time each", f.perSecond(), f.cpuEach().Round(time.Microsecond))
}

// load sends the same request on each connection again and again. Requests are written as they stand and answers read
// with little more than their length, since the client shares the processor with the server.
// want is a word that every answer holds.
func (p *process) load(head, cookie, body, want string) (figure, error) {
	request := []byte(fmt.Sprintf("%sHost: %s\r\nCookie: %s\r\nContent-Length: %d\r\n\r\n%s", head,
		strings.TrimPrefix(p.url, "http://"), cookie, len(body), body))
	before, err := p.cpu()
	if err != nil {
		return figure{}, err
	}
	var answers atomic.Int64
	failed := make(chan error, connections)
	began := time.Now()
	end := began.Add(loadTime)
	var all sync.WaitGroup
	for range connections {
		all.Go(func() { failed <- ask(strings.TrimPrefix(p.url, "http://"), request, want, end, &answers) })
	}
	all.Wait()
	took := time.Since(began)
	close(failed)
	for e := range failed {
		err = errors.Join(err, e)
	}
	after, cpuErr := p.cpu()
	return figure{answers.Load(), took, after - before}, errors.Join(err, cpuErr)
}

func ask(addr string, request []byte, want string, end time.Time, answers *atomic.Int64) error {
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		return err
	}
	defer conn.Close()
	in := bufio.NewReader(conn)
	for time.Now().Before(end) {
		if _, err := conn.Write(request); err != nil {
			return err
		}
		r, err := http.ReadResponse(in, nil)
		if err != nil {
			return err
		}
		body, err := io.ReadAll(r.Body)
		_ = r.Body.Close()
		if err != nil || r.StatusCode != http.StatusOK || !bytes.Contains(body, []byte(want)) {
			return fmt.Errorf("status %d, %.200s, %w", r.StatusCode, body, err)
		}
		answers.Add(1)
	}
	return nil
}

// bareSettings makes this program the bare handler: address, a space, the database's file.
const bareSettings = "VITAE_BENCH_BARE"

// bareLoad measures a path of the bare handler in a process of its own, as the program is.
func bareLoad(file, path, cookie, want string) (figure, error) {
	self, err := os.Executable()
	if err != nil {
		return figure{}, err
	}
	addr, err := apptest.FreeAddr()
	if err != nil {
		return figure{}, err
	}
	c := exec.Command(self)
	c.Env = append(os.Environ(), bareSettings+"="+addr+" "+file)
	p, _, err := starts(c, addr)
	if err != nil {
		return figure{}, err
	}
	f, err := p.load("GET "+path+" HTTP/1.1\r\n", cookie, "", want)
	_ = p.c.Process.Kill() // it knows no other way to end
	_ = p.c.Wait()
	return f, err
}

// beBare looks the cookie's session up and writes its user as JSON, on net/http and nothing else.
func beBare(settings string) error {
	addr, file, _ := strings.Cut(settings, " ")
	db, err := sqlstore.Open(context.Background(), sqlstore.Options{URL: "sqlite:" + file})
	if err != nil {
		return err
	}
	lists, err := openBare(context.Background(), file)
	if err != nil {
		return err
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /readyz", func(http.ResponseWriter, *http.Request) {})
	mux.HandleFunc("GET /", bare(db, func(_ *http.Request, u identity.User) (any, error) {
		return map[string]any{
			"id": u.ID.String(), "username": u.Username, "email": u.Email, "firstName": u.FirstName,
			"lastName": u.LastName,
			"isActive": u.Active, "isVerified": u.Verified, "createdAt": u.CreatedAt, "lastLogin": u.LastLogin,
		}, nil
	}))
	mux.HandleFunc("GET /nested/{resume}", bare(db, func(r *http.Request, u identity.User) (any, error) {
		return lists.nested(r.Context(), u.ID, r.PathValue("resume"))
	}))
	return (&http.Server{Addr: addr, Handler: mux, ReadHeaderTimeout: 10 * time.Second}).ListenAndServe()
}

// bare looks the cookie's session up and writes what look gives for its user.
func bare(db *sqlstore.DB, look func(*http.Request, identity.User) (any, error)) http.HandlerFunc {
	store := db.Identity()
	return func(w http.ResponseWriter, r *http.Request) {
		cookie, err := r.Cookie("vitae_session")
		if err != nil {
			http.Error(w, "no session", http.StatusUnauthorized)
			return
		}
		session, _, _ := strings.Cut(cookie.Value, ".")
		found, err := store.SignedInUser(r.Context(), id.Session(session))
		if err != nil {
			http.Error(w, "no session", http.StatusUnauthorized)
			return
		}
		out, err := look(r, found.User)
		if err != nil {
			http.Error(w, "no answer", http.StatusInternalServerError)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(out)
	}
}
