package httpd

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"testing"
)

// A file over the limit is answered, also where the client reads nothing before it has sent all.
func TestAFileOverTheLimitIsAnswered(t *testing.T) {
	t.Parallel()
	_, server := listening(t)
	head := "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"cv.txt\"\r\n\r\n"
	body := append([]byte(head), bytes.Repeat([]byte("Jane Example\n"), 3<<20)...) // 39 MiB where 1 is taken
	c, err := new(net.Dialer).DialContext(t.Context(), "tcp", server.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	_, err = fmt.Fprintf(c, "POST /api/resume/trial/read HTTP/1.1\r\nHost: vitae\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: %d\r\n\r\n", len(body))
	if err == nil {
		_, err = c.Write(body)
	}
	if err != nil {
		t.Fatalf("while sending: %v", err)
	}
	answer, err := io.ReadAll(c)
	if err != nil || !bytes.HasPrefix(answer, []byte(fmt.Sprintf("HTTP/1.1 %d ", http.StatusRequestEntityTooLarge))) {
		t.Errorf("%v, %.200s", err, answer)
	}
}
