package config_test

import (
	"strings"
	"testing"

	"vitae/internal/config"
)

func TestBucketsAreRead(t *testing.T) {
	t.Parallel()
	for given, want := range map[string]config.Bucket{
		"s3://my.bucket-1?key=k&secret=s": {
			Name: "my.bucket-1", Endpoint: "https://s3.amazonaws.com",
			Region: "us-east-1", Key: "k", Secret: "s",
		},
		"s3://bucket/?endpoint=http://127.0.0.1:9000/&region=eu-1&key=k&secret=a+b/c==&prefix=/vitae/Prod.1/": {
			Name: "bucket", Endpoint: "http://127.0.0.1:9000/", Region: "eu-1", Key: "k", Secret: "a+b/c==",
			Prefix: "vitae/Prod.1",
		},
		"s3://bucket?endpoint=https%3A%2F%2Fs3.example&key=k%26&secret=%25%2B%26%23": {
			Name:     "bucket",
			Endpoint: "https://s3.example", Region: "us-east-1", Key: "k&", Secret: "%+&#",
		},
	} {
		c := valid()
		c.BlobURL = given
		if err := c.Check(); err != nil {
			t.Errorf("%s: %v", given, err)
		}
		if got, err := c.Bucket(); got != want || err != nil || !c.InBucket() {
			t.Errorf("%s is read as %+v, %v", given, got, err)
		}
		if place := c.BlobPlace(); strings.Contains(place, want.Secret) && len(want.Secret) > 1 ||
			!strings.HasPrefix(place, "s3://"+want.Name) || !strings.HasSuffix(place, want.Prefix) {
			t.Errorf("%s is called %s", given, place)
		}
	}
	c := valid()
	if err := c.Check(); err != nil || c.InBucket() || c.BlobPlace() != "file:data/blobs" {
		t.Errorf("%v, %s", err, c.BlobPlace())
	}
}

func TestWrongBucketsAreRefused(t *testing.T) {
	t.Parallel()
	for _, given := range []string{
		"s3:", "s3://", "s3:bucket?key=k&secret=hunter2", "s3://?key=k&secret=hunter2", "s3://B?key=k&secret=hunter2",
		"s3://k:hunter2@bucket",
		"s3://bucket/path?key=k&secret=hunter2", "s3://bucket#key=k&secret=hunter2", "s3://bucket?secret=hunter2",
		"s3://bucket?key=hunter2", "s3://bucket?key=k&secret=",
		"s3://bucket?key=k&secret=hunter2&secret=hunter2", "s3://bucket?key=k&secret=hunter2&endpont=https://x",
		"s3://bucket?key=k&secret=hunter2%", "s3://bucket?key=k;secret=hunter2",
		"s3://bucket?key=k&secret=hunter2&endpoint=x", "s3://bucket?key=k&secret=hunter2&endpoint=ftp://x",
		"s3://bucket?key=k&secret=hunter2&endpoint=https://u:hunter2@x",
		"s3://bucket?key=k&secret=hunter2&endpoint=https://x/path", "s3://bucket?key=k&secret=hunter2&region=",
		"s3://bucket?key=k&secret=hunter2&prefix=../x", "s3://bucket?key=k&secret=hunter2&prefix=a//b",
	} {
		c := valid()
		c.BlobURL = given
		refused(t, "VITAE_BLOB_URL "+given, c.Check())
		if c.BlobPlace() != "s3:" {
			t.Errorf("%s is called %s", given, c.BlobPlace())
		}
	}
}
