package httpd

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"vitae/internal/base/fault"
)

const photoPath = "/api/v1/identity/photo"

func as(bearer string) []string { return []string{"Authorization", "Bearer " + bearer} }

func TestAPhotoIsUploadedReadAndDeleted(t *testing.T) {
	t.Parallel()
	s := newSite(t, nil)
	w := s.upload(photoPath, "owner", []byte("image of me"))
	want := `{"profilePhotoUrl":"/api/v1/identity/photo/4000000000000001?v=1795251600000","profilePhotoContentType":"image/png","profilePhotoUploadDate":"2026-11-21T09:00:00Z"}`
	if w.Code != 200 || w.Body.String() != want {
		t.Fatalf("%d %s", w.Code, w.Body)
	}
	var a photoAnswer
	if err := json.Unmarshal(w.Body.Bytes(), &a); err != nil {
		t.Fatal(err)
	}
	for _, bearer := range []string{"owner", "support"} {
		w = s.ask(http.MethodGet, a.URL, nil, as(bearer)...)
		h := w.Header()
		if w.Code != 200 || w.Body.String() != "image of me" || h.Get("Content-Type") != "image/png" ||
			h.Get("Content-Disposition") != "inline" ||
			h.Get("X-Content-Type-Options") != "nosniff" || h.Get("Cache-Control") != "no-store" {
			t.Errorf("%s: %d %v %q", bearer, w.Code, h, w.Body)
		}
	}
	if w = s.ask(http.MethodDelete, photoPath, nil, as("owner")...); w.Code != 204 {
		t.Errorf("deleting: %d", w.Code)
	}
	if w = s.ask(http.MethodGet, a.URL, nil, as("owner")...); w.Code != 404 {
		t.Errorf("a deleted photo: %d", w.Code)
	}
}

func TestAForeignPhotoAnswersAsNone(t *testing.T) {
	t.Parallel()
	s := newSite(t, nil)
	s.upload(photoPath, "owner", []byte("image"))
	var first string
	for _, path := range []string{
		owner.String(), stranger.String(), "9007199254740993", "0", "-1", "abc",
		"04000000000000001", "%2e%2e", "4000000000000001%00",
	} {
		w := s.ask(http.MethodGet, photoPath+"/"+path, nil, as("stranger")...)
		body := strings.ReplaceAll(w.Body.String(), w.Header().Get("X-Request-Id"), "ID")
		if first == "" {
			first = body
		}
		if w.Code != 404 || body != first || !strings.Contains(body, `"There is no photo."`) {
			t.Errorf("%s: %d %s", path, w.Code, body)
		}
	}
}

func TestPhotosThatAreRefused(t *testing.T) {
	t.Parallel()
	s := newSite(t, nil)
	for _, c := range []struct {
		name   string
		got    *httptest.ResponseRecorder
		status int
	}{
		{"a visitor uploads", s.upload(photoPath, "nobody", []byte("image")), 401},
		{"a visitor reads", s.ask("GET", photoPath+"/"+owner.String(), nil), 401},
		{"a visitor deletes", s.ask("DELETE", photoPath, nil), 401},
		{"a deactivated account", s.upload(photoPath, "off", []byte("image")), 403},
		{"no picture", s.upload(photoPath, "owner", []byte("#!/bin/sh")), 415},
		{"no file", s.upload(photoPath, "owner", nil), 400},
		{"no form", s.ask("PUT", photoPath, strings.NewReader("image"), as("owner")...), 400},
		{"just too large", s.upload(photoPath, "owner", bytes.Repeat([]byte("image"), 1<<20+1)), 413},
		{"far too large", s.upload(photoPath, "owner", make([]byte, 9<<20)), 413},
	} {
		var p struct {
			Title, Detail string
			Status        int
		}
		if err := json.Unmarshal(c.got.Body.Bytes(), &p); err != nil || c.got.Code != c.status ||
			p.Status != c.status || p.Title == "" || p.Detail == "" ||
			c.got.Header().Get("Content-Type") != "application/problem+json" {
			t.Errorf("%s: %d %v %s", c.name, c.got.Code, err, c.got.Body)
		}
	}
	if w := s.upload(photoPath, "owner", append([]byte("image"), make([]byte, 5<<20-5)...)); w.Code != 200 {
		t.Errorf("a photo of exactly 5 MiB: %d %s", w.Code, w.Body)
	}
}

func TestAnExportIsAFileToKeep(t *testing.T) {
	t.Parallel()
	s := newSite(t, nil)
	s.accounts.export = func(w io.Writer) error {
		_, err := io.Copy(w, strings.NewReader("PK archive"))
		return err
	}
	w := s.ask(http.MethodGet, "/api/v1/identity/export", nil, as("owner")...)
	if w.Code != 200 || w.Body.String() != "PK archive" || w.Header().Get("Content-Type") != "application/zip" ||
		w.Header().Get("Content-Disposition") != "attachment; filename=vitae-export-2026-11-21.zip" {
		t.Errorf("%d %v %q", w.Code, w.Header(), w.Body)
	}
	if w = s.ask(http.MethodGet, "/api/v1/identity/export", nil); w.Code != 401 ||
		w.Header().Get("WWW-Authenticate") != "Bearer" {
		t.Errorf("a visitor: %d %v", w.Code, w.Header())
	}
}

// TestAnExportThatFails is a problem answer before the first byte and a cut connection after it.
func TestAnExportThatFails(t *testing.T) {
	t.Parallel()
	s := newSite(t, nil)
	s.accounts.export = func(io.Writer) error {
		return fault.Wrap("test", fault.Unavailable, "Later.",
			io.ErrUnexpectedEOF)
	}
	if w := s.ask(http.MethodGet, "/api/v1/identity/export", nil, as("owner")...); w.Code != 503 ||
		w.Header().Get("Content-Disposition") != "" {
		t.Errorf("before the first byte: %d %v", w.Code, w.Header())
	}
	s.accounts.export = func(w io.Writer) error {
		_, _ = w.Write(make([]byte, 100_000))
		return errors.New("the disk is gone")
	}
	ts := httptest.NewServer(s)
	defer ts.Close()
	q, _ := http.NewRequestWithContext(t.Context(), http.MethodGet, ts.URL+"/api/v1/identity/export", nil)
	q.Header.Set("Authorization", "Bearer owner")
	r, err := ts.Client().Do(q)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if n, err := io.Copy(io.Discard, r.Body); err == nil {
		t.Errorf("half an archive of %d bytes looks whole", n)
	}
	ts.Close()
	if log := s.log.String(); !strings.Contains(log, `"cut":true`) || !strings.Contains(log, "the disk is gone") {
		t.Errorf("the log says %s", log)
	}
}
