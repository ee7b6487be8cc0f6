package config

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
)

// Bucket is object storage, as VITAE_BLOB_URL names it: s3://NAME?endpoint=…&region=…&key=…&secret=…&prefix=…
type Bucket struct{ Name, Endpoint, Region, Key, Secret, Prefix string }

// What is taken where the URL says nothing.
const (
	defaultEndpoint = "https://s3.amazonaws.com"
	defaultRegion   = "us-east-1"
)

var (
	bucketName   = regexp.MustCompile(`^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$`)
	bucketPrefix = regexp.MustCompile(`^[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$`)
)

// InBucket reports whether blobs are in object storage; else they are in BlobDir.
func (c *Config) InBucket() bool { return strings.HasPrefix(c.BlobURL, "s3:") }

// Bucket reads VITAE_BLOB_URL where InBucket. No message holds the value, which holds a secret.
func (c *Config) Bucket() (Bucket, error) {
	u, err := url.Parse(c.BlobURL)
	if err != nil || u.Scheme != "s3" || u.User != nil || u.Fragment != "" || strings.Trim(u.Path, "/") != "" {
		return Bucket{}, refuse(
			"VITAE_BLOB_URL must be s3://BUCKET?endpoint=…&region=…&key=…&secret=… with special characters percent-encoded (%XX).")
	}
	if !bucketName.MatchString(u.Host) {
		return Bucket{}, refuse("VITAE_BLOB_URL has no valid bucket name after s3://.")
	}
	// secrets hold it, and nothing here holds a space
	said, err := url.ParseQuery(strings.ReplaceAll(u.RawQuery, "+", "%2B"))
	if err != nil {
		return Bucket{}, refuse(
			"VITAE_BLOB_URL contains a semicolon, or a % without two hexadecimal digits after it.")
	}
	b := Bucket{Name: u.Host, Endpoint: defaultEndpoint, Region: defaultRegion}
	places := map[string]*string{
		"endpoint": &b.Endpoint, "region": &b.Region, "key": &b.Key, "secret": &b.Secret,
		"prefix": &b.Prefix,
	}
	for name, values := range said {
		if places[name] == nil || len(values) != 1 {
			return Bucket{}, refuse("VITAE_BLOB_URL accepts only endpoint, region, key, secret and prefix, each once.")
		}
		*places[name] = values[0]
	}
	return b, b.check()
}

func (b *Bucket) check() error {
	b.Prefix = strings.Trim(b.Prefix, "/")
	at, err := url.Parse(b.Endpoint)
	switch {
	case err != nil || !slices.Contains([]string{"http", "https"}, at.Scheme) || at.Hostname() == "" ||
		at.User != nil || strings.Trim(at.Path, "/") != "" || at.RawQuery != "":
		return refuse("VITAE_BLOB_URL: endpoint is not https://HOST:PORT.")
	case b.Key == "" || b.Secret == "":
		return refuse("VITAE_BLOB_URL: key or secret is missing.")
	case b.Region == "":
		return refuse("VITAE_BLOB_URL: region is empty.")
	case b.Prefix != "" && !bucketPrefix.MatchString(b.Prefix):
		return refuse("VITAE_BLOB_URL: prefix can contain only letters, digits, dots, hyphens, underscores and slashes.")
	}
	return nil
}

// BlobPlace names where blobs are, for messages: without a secret.
func (c *Config) BlobPlace() string {
	if !c.InBucket() {
		return c.BlobURL
	}
	b, err := c.Bucket()
	if err != nil {
		return "s3:"
	}
	return strings.TrimSuffix("s3://"+b.Name+"/"+b.Prefix, "/")
}
