package skill

import (
	"strings"
	"testing"
)

const posting = `Senior Platform Engineer. We run 40 services on Amazon EKS and need someone with 5+ years of experience
in Kubernetes, Terraform and CI/CD (Jenkins or GitHub Actions). You will own monitoring and alerting with Prometheus,
write Python and Go, keep the cost under control and mentor juniors. No experience with Azure required.
Registered nurses, accountants with month-end close and general ledger experience, and forklift drivers read this too:
the text holds ordinary words, most of which are not the name of anything that we know or look for in it.
`

func BenchmarkLoad(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := load(data); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkFind(b *testing.B) {
	c := catalogue(b)
	text := strings.Repeat(posting, 20)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		c.Find(text)
	}
}
