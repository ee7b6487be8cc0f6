package skill

import (
	"slices"
	"sync"
	"testing"
)

// loaded gives the real catalogue, read once for all tests.
var loaded = sync.OnceValues(Load)

func catalogue(t testing.TB) *Catalogue {
	t.Helper()
	c, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// found gives the IDs named in a text, in order.
func found(c *Catalogue, text string) []ID {
	ids := []ID{}
	for _, m := range c.Find(text) {
		ids = append(ids, m.Skill)
	}
	return ids
}

func TestFindNamesSkillsAsPeopleWriteThem(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, test := range []struct {
		text string
		want []ID
	}{
		{"Runs services on k8s and Docker.", []ID{"kubernetes", "docker"}},
		{"CI / CD with Jenkins; CICD, ci-cd", []ID{"cicd", "jenkins", "cicd", "cicd"}},
		{"Node.js, NodeJS, node js", []ID{"node-js", "node-js", "node-js"}},
		{"C++, C#, .NET and ASP.NET Core", []ID{"cpp", "csharp", "dotnet", "asp-net"}},
		{"Python3, HTML5, Postgres 14", []ID{"python", "html", "postgresql"}},
		{"Python, Go and SQL", []ID{"python", "go", "sql"}},
		{"Languages: python, go, sql", []ID{"python", "go", "sql"}},
		{"Wrote microservices in Go.", []ID{"microservices", "go"}},
		{"Statistics in R and SAS", []ID{"statistics", "r-language", "sas-software"}},
		{"machine\nlearning", []ID{"machine-learning"}},
		{"analysed the data", []ID{"data-analysis"}},
		{"PyTorch – résumé of Scikit‑learn", []ID{"pytorch", "scikit-learn"}},
	} {
		if got := found(c, test.text); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %v, want %v", test.text, got, test.want)
		}
	}
}

func TestSearchPutsPrefixesFirst(t *testing.T) {
	t.Parallel()
	if got := catalogue(t).Search("kube", 5); len(got) == 0 || got[0].ID != "kubernetes" {
		t.Errorf("kube: %v", got)
	}
}
