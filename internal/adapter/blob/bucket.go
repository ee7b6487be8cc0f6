package blob

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"

	"vitae/internal/base/fault"
)

// BucketConfig says which bucket. Endpoint is the service's address, https or http; Prefix, where it is not empty, is
// the part of the bucket that is this installation's, without a slash at its ends.
type BucketConfig struct{ Name, Endpoint, Region, Key, Secret, Prefix string }

// Bucket keeps blobs in a bucket that speaks S3. It is safe for concurrent use, also by several processes on one
// bucket. Make it with NewBucket.
type Bucket struct {
	client    minio.Core
	transport *http.Transport
	name      string
	prefix    string // with a slash at its end, or empty
}

const (
	// answerWithin is how long the service may take to answer, tries after a failure included; bytes that are on their
	// way have a second for each MiB more.
	answerWithin = 5 * time.Second
	dialWithin   = 2 * time.Second
	tries        = 4
)

// NewBucket makes a Bucket; it reaches nothing yet. An address that is none is fault.Invalid.
func NewBucket(c BucketConfig) (*Bucket, error) {
	const op = "blob.NewBucket"
	at, err := url.Parse(c.Endpoint)
	if err != nil || at.Host == "" {
		return nil, fault.New(op, fault.Invalid, "The object storage address is not valid.")
	}
	transport := &http.Transport{
		Proxy: http.ProxyFromEnvironment, DialContext: (&net.Dialer{Timeout: dialWithin}).DialContext,
		TLSHandshakeTimeout:   dialWithin,
		ResponseHeaderTimeout: answerWithin, MaxIdleConnsPerHost: 8, IdleConnTimeout: time.Minute,
		DisableCompression: true,
	}
	client, err := minio.New(at.Host, &minio.Options{
		Creds: credentials.NewStaticV4(c.Key, c.Secret, ""), Secure: at.Scheme == "https", Region: c.Region,
		Transport: transport, MaxRetries: tries,
	})
	if err != nil {
		return nil, fault.Wrap(op, fault.Invalid, "The object storage address is not valid.", err)
	}
	b := &Bucket{client: minio.Core{Client: client}, transport: transport, name: c.Name}
	if c.Prefix != "" {
		b.prefix = c.Prefix + "/"
	}
	return b, nil
}

// Close ends the connections that nobody uses.
func (b *Bucket) Close() error {
	b.transport.CloseIdleConnections()
	return nil
}

// Check asks for the first of the bucket's keys.
func (b *Bucket) Check(ctx context.Context) error {
	ctx, p := withPatience(ctx, answerWithin)
	defer p.end()
	for o := range b.client.ListObjectsIter(ctx, b.name, minio.ListObjectsOptions{Prefix: b.prefix, MaxKeys: 1}) {
		if o.Err != nil {
			return fault.Wrap("blob.Check", fault.Unavailable, fmt.Sprintf("The bucket %q %s.", b.name,
				whatIsWrong(o.Err)), o.Err)
		}
		break
	}
	if err := ctx.Err(); err != nil {
		return fault.Wrap("blob.Check", fault.Unavailable, fmt.Sprintf("The bucket %q cannot be reached.", b.name), err)
	}
	return nil
}

// whatIsWrong says it for the operator, of a service that answered.
func whatIsWrong(err error) string {
	switch said := minio.ToErrorResponse(err); {
	case said.Code == minio.NoSuchBucket:
		return "does not exist"
	case said.Code == minio.AuthorizationHeaderMalformed:
		return "is in another region"
	case said.StatusCode == http.StatusForbidden:
		return "rejects the key or the secret"
	case said.StatusCode != 0:
		return "refused the request: " + strconv.Quote(said.Code)
	}
	return "cannot be reached"
}

// Put keeps data under key, in the place of what was there. The service checks that it got what was sent.
func (b *Bucket) Put(ctx context.Context, key string, data []byte) error {
	const op = "blob.Put"
	if err := check(ctx, op, key); err != nil {
		return err
	}
	ctx, p := withPatience(ctx, allowance(int64(len(data))))
	defer p.end()
	sum := sha256.Sum256(data)
	_, err := b.client.PutObject(ctx, b.name, b.prefix+key, bytes.NewReader(data), int64(len(data)), "",
		hex.EncodeToString(sum[:]), minio.PutObjectOptions{
			// it is signed above, whole instead of in chunks
			ContentType: "application/octet-stream", DisableContentSha256: true,
		})
	if err != nil {
		return unavailable(op, err)
	}
	return nil
}

// Get reads a blob; none is fault.NotFound.
func (b *Bucket) Get(ctx context.Context, key string) ([]byte, error) {
	const op = "blob.Get"
	if err := check(ctx, op, key); err != nil {
		return nil, err
	}
	r, err := b.open(ctx, op, key)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, unavailable(op, err)
	}
	return data, nil
}

// open begins to read a blob. Closing it ends the patience with it.
func (b *Bucket) open(ctx context.Context, op, key string) (io.ReadCloser, error) {
	ctx, p := withPatience(ctx, answerWithin)
	r, about, _, err := b.client.GetObject(ctx, b.name, b.prefix+key, minio.GetObjectOptions{})
	if err != nil {
		p.end()
		if minio.ToErrorResponse(err).Code == minio.NoSuchKey {
			return nil, gone(op, err)
		}
		return nil, unavailable(op, err)
	}
	p.renew(allowance(about.Size))
	return &download{r, p}, nil
}

// download is a blob that is being read.
type download struct {
	io.ReadCloser
	p *patience
}

// Close ends the download, whole or not.
func (d *download) Close() error {
	d.p.end()
	return d.ReadCloser.Close()
}

// Delete removes a blob for good; none is no error.
func (b *Bucket) Delete(ctx context.Context, key string) error {
	const op = "blob.Delete"
	if err := check(ctx, op, key); err != nil {
		return err
	}
	return b.remove(ctx, op, key)
}

func (b *Bucket) remove(ctx context.Context, op, key string) error {
	ctx, p := withPatience(ctx, answerWithin)
	defer p.end()
	if err := b.client.RemoveObject(ctx, b.name, b.prefix+key, minio.RemoveObjectOptions{}); err != nil {
		return unavailable(op, err)
	}
	return nil
}

// DeleteUnder removes every blob whose key begins with prefix. Each costs a request.
func (b *Bucket) DeleteUnder(ctx context.Context, prefix string) error {
	const op = "blob.DeleteUnder"
	if _, err := checkPrefix(ctx, op, prefix); err != nil {
		return err
	}
	return b.list(ctx, op, prefix, func(key string, _ time.Time) error { return b.remove(ctx, op, key) })
}

// Walk calls do with every blob and with how to read it, until one call fails.
func (b *Bucket) Walk(ctx context.Context, do func(key string, open func() (io.ReadCloser, error)) error) error {
	const op = "blob.Walk"
	return b.list(ctx, op, "", func(key string, _ time.Time) error {
		if !keyForm.MatchString(key) {
			return nil // the operator's
		}
		return do(key, func() (io.ReadCloser, error) { return b.open(ctx, op, key) })
	})
}

// Old calls do with the key of every blob that was put before a moment.
func (b *Bucket) Old(ctx context.Context, before time.Time, do func(key string) error) error {
	return b.list(ctx, "blob.Old", "", func(key string, at time.Time) error {
		if !keyForm.MatchString(key) || !at.Before(before) {
			return nil
		}
		return do(key)
	})
}

// list calls do with every key below a prefix and when it was put. Patience is with the service alone, not with what do
// does.
func (b *Bucket) list(ctx context.Context, op, prefix string, do func(key string, at time.Time) error) error {
	ctx, p := withPatience(ctx, answerWithin)
	defer p.end()
	for o := range b.client.ListObjectsIter(ctx, b.name, minio.ListObjectsOptions{
		Prefix:    b.prefix + prefix,
		Recursive: true,
	}) {
		p.hold()
		if o.Err != nil {
			return unavailable(op, o.Err)
		}
		if err := do(strings.TrimPrefix(o.Key, b.prefix), o.LastModified); err != nil {
			return err
		}
		p.renew(answerWithin)
	}
	if err := ctx.Err(); err != nil {
		return unavailable(op, err)
	}
	return nil
}

// allowance is for an answer and so many bytes.
func allowance(bytes int64) time.Duration {
	return answerWithin + time.Duration(bytes>>20)*time.Second
}

// patience ends a context when it runs out.
type patience struct {
	cancel context.CancelFunc
	timer  *time.Timer
}

func withPatience(ctx context.Context, d time.Duration) (context.Context, *patience) {
	ctx, cancel := context.WithCancel(ctx)
	return ctx, &patience{cancel, time.AfterFunc(d, cancel)}
}

func (p *patience) hold()                 { p.timer.Stop() }
func (p *patience) renew(d time.Duration) { p.timer.Reset(d) }
func (p *patience) end()                  { p.timer.Stop(); p.cancel() }
