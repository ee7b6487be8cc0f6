package main

import (
	"fmt"
	"strings"

	"vitae/bench/matching"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// explain prints what each resume of the jobs whose name holds a text is credited with.
func explain(cat *skill.Catalogue, jobs []*matching.Job, name string, tagged bool) {
	for _, j := range jobs {
		if !strings.Contains(j.Author+"/"+j.Name, name) {
			continue
		}
		p := j.Read
		if tagged && j.Tagged != nil {
			p = j.Tagged
		}
		reports := make([]*match.Report, 3)
		for i, r := range []*matching.Resume{&j.Best, &j.Near, &j.Fake} {
			reports[i] = match.Analyze(cat, docOf(r, tagged), p, asOf)
		}
		b, n, f := reports[0], reports[1], reports[2]
		fmt.Printf("\n=== %s/%s  best %.0f  near %.0f  fake %.0f  (%s)\n", j.Author, j.Name, b.Score, n.Score, f.Score,
			p.Title)
		for i, part := range b.Parts {
			fmt.Printf("  %-28s %5.1f %5.1f %5.1f of %.1f\n", part.Name, part.Points, n.Parts[i].Points,
				f.Parts[i].Points, part.MaxPoints)
		}
		fmt.Printf("  years %.1f %.1f %.1f of %.1f\n", b.Years, n.Years, f.Years, b.YearsAsked)
		judge := match.For(cat, p, asOf)
		for _, r := range []*matching.Resume{&j.Best, &j.Near} {
			if t := judge.Traits(docOf(r, tagged)); t != nil {
				fmt.Printf("  %s lacks %v\n", r.Kind, t.Lacks)
			}
		}
		for _, s := range b.Skills {
			o := find(n, s.Asked)
			k := find(f, s.Asked)
			fmt.Printf("  %-34.34s %4.1f | %.2f %-28.28s| %.2f %-28.28s| %.2f\n", s.Asked, s.MaxPoints, s.Strength,
				quoted(s), o.Strength, quoted(o), k.Strength)
		}
		for i, k := range b.KnockOuts {
			o := n.KnockOuts[i]
			fmt.Printf("  ? %s %q: best %v/%v %s | near %v/%v %s\n", k.Kind, k.Asked, k.Met, k.Unclear, k.Message,
				o.Met, o.Unclear, o.Message)
		}
	}
}

func docOf(r *matching.Resume, tagged bool) *document.Resume {
	if tagged && r.Tagged != nil {
		return r.Tagged
	}
	return r.Read
}

func postingOf(j *matching.Job, tagged bool) *posting.Posting {
	if tagged && j.Tagged != nil {
		return j.Tagged
	}
	return j.Read
}

func quoted(s match.SkillMatch) string {
	if len(s.Proof) == 0 {
		return ""
	}
	e := s.Proof[0]
	return e.Grade[:min(4, len(e.Grade))] + " " + e.Text[max(0, e.Start-8):]
}

func find(r *match.Report, asked string) match.SkillMatch {
	for _, s := range r.Skills {
		if s.Asked == asked {
			return s
		}
	}
	return match.SkillMatch{}
}
