package app_test

import (
	"bytes"
	"compress/zlib"
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/app/apptest"
	"vitae/internal/config"
)

// bomb is a small PDF whose page takes as long to draw as the reader allows.
func bomb(t *testing.T) []byte {
	t.Helper()
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	_, err := z.Write([]byte("BT /F 12 Tf 50 700 Td (Jane Example) Tj ET " + strings.Repeat("q Q ", 100_000)))
	ok(t, err)
	ok(t, z.Close())
	return bytes.Replace(pages(1), []byte("<</Length 70>>stream\nBT /F 12 Tf 50 700 Td (Jane Example, engineer at Acme Corp) Tj ET\n"),
		fmt.Appendf(nil, "<</Length %d/Filter/FlateDecode>>stream\n%s\n", packed.Len(), packed.Bytes()), 1)
}

// TestAttackOnePayerHoldsNobodyUp lets one visitor do all that is costly, on as many connections as they like, and counts
// what becomes of others beside it: each of their requests is answered, and none is sent away.
func TestAttackOnePayerHoldsNobodyUp(t *testing.T) {
	p := apptest.Start(t, apptest.Options{Database: "sqlite", Change: func(c *config.Config) { c.TrustedProxies = "127.0.0.0/8" }})
	file := bomb(t)
	posting := strings.Repeat("SAP C++ SQL Built C# ", 2_400)
	job, err := json.Marshal(map[string]string{"job": posting})
	ok(t, err)
	form := "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"cv.pdf\"\r\n\r\n" + string(file) + "\r\n--x--\r\n"
	costly := []struct {
		path, kind string
		body       []byte
	}{
		{"/api/resume/trial/job", "application/json", job},
		{"/api/resume/trial/read", "multipart/form-data; boundary=x", []byte(form)},
		{"/api/resume/preview", "application/json", []byte(longResume(200))},
		{graphql, "application/json", []byte(`{"query":"mutation($i:LoginInput!){initiateLogin(input:$i){success}}","variables":{"i":{"usernameOrEmail":"nobody","password":"Nobody-Here-1"}}}`)},
	}
	ctx, end := context.WithCancel(t.Context())
	var flood sync.WaitGroup
	answered := make([]int, len(costly))
	var mu sync.Mutex
	hostile := &http.Client{Transport: &http.Transport{}}
	for i := range 24 {
		one := costly[i%len(costly)]
		flood.Go(func() {
			for ctx.Err() == nil {
				q, err := http.NewRequestWithContext(ctx, http.MethodPost, p.URL+one.path, bytes.NewReader(one.body))
				if err != nil {
					return
				}
				q.Header.Set("Content-Type", one.kind)
				q.Header.Set("X-Forwarded-For", "203.0.113.66")
				if a, err := hostile.Do(q); err == nil {
					_ = a.Body.Close()
					mu.Lock()
					answered[i%len(costly)]++
					mu.Unlock()
				}
			}
		})
	}
	for range 40 { // bodies that never come
		c, err := net.Dial("tcp", strings.TrimPrefix(p.URL, "http://"))
		ok(t, err)
		defer c.Close()
		_, err = fmt.Fprint(c, "POST /api/resume/trial/job HTTP/1.1\r\nHost: vitae\r\nX-Forwarded-For: 203.0.113.66\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{")
		ok(t, err)
	}
	p.Until("the flood to have begun", func() bool {
		mu.Lock()
		defer mu.Unlock()
		return answered[0] > 0 && answered[1] > 0
	})
	began := time.Now()
	var others sync.WaitGroup
	for i := range 3 {
		others.Go(func() { livesOn(t, p, fmt.Sprintf("198.51.100.%d", i+1)) })
	}
	others.Wait()
	end()
	flood.Wait()
	t.Logf("three others were served in %v beside %v answers to the flood", time.Since(began).Round(time.Millisecond), answered)
}

// livesOn signs a user up from an address and does once what users do; a refusal fails the test.
func livesOn(t *testing.T, p *apptest.Program, from string) {
	c := p.Client()
	c.From = from
	if err := c.SignUp(); err != nil {
		t.Errorf("signing up: %v", err)
		return
	}
	if _, err := c.Keep(shortResume, shortPosting); err != nil {
		t.Errorf("a resume, a posting and a match: %v", err)
	}
	for range 5 {
		for _, q := range []struct{ path, body string }{
			{"/api/resume/preview", longResume(1)},
			{"/api/resume/trial/job", `{"job":"We need Go and PostgreSQL."}`},
		} {
			a, err := c.Send(http.MethodPost, q.path, "application/json", []byte(q.body))
			if err != nil || a.Status != http.StatusOK {
				t.Errorf("%s: %d %v %.200s", q.path, a.Status, err, a.Body)
			}
		}
		if a, err := c.Upload("cv.pdf", pages(2)); err != nil || a.Status != http.StatusCreated {
			t.Errorf("an upload: %d %v %.200s", a.Status, err, a.Body)
		}
	}
}
