package matching

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"vitae/internal/engine/annotation"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// Resume is one resume of a job: its text, what our reader makes of it, and what its tags say, nil where it has none.
type Resume struct {
	Kind   string // "best", "near", "fake"
	Text   string
	Read   *document.Resume
	Tagged *document.Resume
}

// Job is a posting with three resumes for it.
type Job struct {
	Author string
	Name   string
	Text   string
	Read   *posting.Posting
	Tagged *posting.Posting
	Best   Resume
	Near   Resume
	Fake   Resume
}

// Set is the jobs of one author.
type Set struct {
	Name string
	Jobs []*Job
}

// Load reads the sets under dir: the authors of wild and opened, ranking2 and ranking.
func Load(cat *skill.Catalogue, dir string) ([]Set, error) {
	var all []*Job
	for _, folder := range []string{"wild", "opened"} {
		jobs, err := LoadWild(cat, filepath.Join(dir, folder))
		if err != nil {
			return nil, err
		}
		all = append(all, jobs...)
	}
	for author, folder := range map[string]string{"ranking2": "ranking2/jobs", "ranking": "ranking/public"} {
		jobs, err := LoadPlain(cat, author, filepath.Join(dir, folder))
		if err != nil {
			return nil, err
		}
		all = append(all, jobs...)
	}
	by := map[string][]*Job{}
	for _, j := range all {
		by[j.Author] = append(by[j.Author], j)
	}
	var out []Set
	for _, author := range slices.Sorted(maps.Keys(by)) {
		out = append(out, Set{Name: author, Jobs: by[author]})
	}
	return out, nil
}

// Fingerprint is a checksum of the documents that Load reads, the same for the same documents.
func Fingerprint(dir string) (string, error) {
	h := sha256.New()
	for _, pattern := range []string{"wild/*/*/*", "opened/*/*/*", "ranking2/jobs/*/*", "ranking/public/*/*"} {
		files, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			return "", err
		}
		slices.Sort(files)
		for _, f := range files {
			switch filepath.Base(f) {
			case "jd.tag", "best.tag", "near.tag", "jd.txt", "best.txt", "near.txt", "fake.txt":
			default:
				continue
			}
			data, err := os.ReadFile(f)
			if err != nil {
				return "", err
			}
			rel, err := filepath.Rel(dir, f)
			if err != nil {
				return "", err
			}
			fmt.Fprintf(h, "%s %d\n", filepath.ToSlash(rel), len(data))
			h.Write(data)
		}
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// Tagged joins the sets that are tagged by hand.
func Tagged(sets []Set) Set {
	out := Set{Name: "all tagged"}
	for _, s := range sets {
		if s.Jobs[0].Tagged != nil {
			out.Jobs = append(out.Jobs, s.Jobs...)
		}
	}
	return out
}

// LoadWild reads the jobs of the authors' folders under dir.
func LoadWild(cat *skill.Catalogue, dir string) ([]*Job, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*", "*", "jd.tag"))
	if err != nil {
		return nil, err
	}
	var out []*Job
	for _, f := range files {
		j, err := loadWild(cat, filepath.Dir(f))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		out = append(out, j)
	}
	return out, nil
}

func loadWild(cat *skill.Catalogue, dir string) (*Job, error) {
	j := &Job{Author: filepath.Base(filepath.Dir(dir)), Name: filepath.Base(dir)}
	meta := struct {
		Language string `json:"language"`
	}{}
	raw, err := os.ReadFile(filepath.Join(dir, "meta.json"))
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(raw, &meta); err != nil {
		return nil, err
	}
	t, err := tagsOf(filepath.Join(dir, "jd.tag"))
	if err != nil {
		return nil, err
	}
	j.Text, j.Read, j.Tagged = t.Text, posting.Read(cat, t.Text), t.postingOf(cat, meta.Language)
	for kind, to := range map[string]*Resume{"best": &j.Best, "near": &j.Near} {
		t, err := tagsOf(filepath.Join(dir, kind+".tag"))
		if err != nil {
			return nil, err
		}
		*to = Resume{Kind: kind, Text: t.Text, Read: docparse.FromText(t.Text).Whole(), Tagged: t.resumeOf()}
	}
	fake, err := os.ReadFile(filepath.Join(dir, "fake.txt"))
	if err != nil {
		return nil, err
	}
	j.Fake = Resume{Kind: "fake", Text: string(fake), Read: docparse.FromText(string(fake)).Whole()}
	return j, nil
}

func tagsOf(file string) (*labelled, error) {
	raw, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	d, err := annotation.Parse(string(raw))
	return &labelled{d}, err
}

// LoadPlain reads jobs of plain texts: dir/JOB/jd.txt, best.txt, near.txt, fake.txt.
func LoadPlain(cat *skill.Catalogue, author, dir string) ([]*Job, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*", "jd.txt"))
	if err != nil {
		return nil, err
	}
	var out []*Job
	for _, f := range files {
		j := &Job{Author: author, Name: filepath.Base(filepath.Dir(f))}
		raw, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		j.Text, j.Read = string(raw), posting.Read(cat, string(raw))
		for kind, to := range map[string]*Resume{"best": &j.Best, "near": &j.Near, "fake": &j.Fake} {
			raw, err := os.ReadFile(filepath.Join(filepath.Dir(f), kind+".txt"))
			if err != nil {
				return nil, err
			}
			*to = Resume{Kind: kind, Text: string(raw), Read: docparse.FromText(string(raw)).Whole()}
		}
		out = append(out, j)
	}
	return out, nil
}
