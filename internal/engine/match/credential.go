package match

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/names"
	"vitae/internal/engine/posting"
)

// readByName reports whether byName reads a line for a term. No degree is a license.
func readByName(a *requirement, t *requirementTerm, e entry) bool {
	if a.Kind != posting.KindCredential || !provesCredential(e.line) {
		return false
	}
	license := slices.ContainsFunc(t.credentials, func(n credentialName) bool { return n.license })
	return !license || e.line.Kind != document.LineDegree
}

// byName lists the lines that prove credentials and name one, or most of it. hits are where other names of the same
// were found.
func (j *Judge) byName(
	p *profile, a *requirement, t *requirementTerm, hits []names.Hit, seen map[int]bool,
) []candidate {
	sure := map[int]names.Hit{}
	for _, h := range hits {
		if h.Same >= sameName {
			sure[h.Line] = h
		}
	}
	var out []candidate
	for i, e := range p.entries {
		if seen[i] || e.line.Kind == document.LineEmployer || !readByName(a, t, e) {
			continue
		}
		h, share := sure[i], sure[i].Same
		tokens := j.lexicon.line(e.line.Text, p.language).tokens
		for k := range t.credentials {
			n := &t.credentials[k]
			for _, part := range cutAt(tokens, e.line.Text, ends) {
				if s, f, l := n.cover(part, e.line); s > share {
					share, h = s, names.Hit{Start: part[f].Start, End: part[l].End}
				}
			}
		}
		if share < coverRelated {
			continue
		}
		h.Line = i
		if c, ok := j.named(p, a, t, h, share); ok {
			out = append(out, c)
		}
	}
	return out
}

// named weighs a line that says a share of a credential's name.
func (j *Judge) named(p *profile, a *requirement, t *requirementTerm, h names.Hit, share float64) (candidate, bool) {
	e := p.entries[h.Line]
	said := j.standFor(a, t.kind, e, p.language, h.Start, h.End)
	if j.runOut(e.line.Text, p.language, h.End) {
		said = max(said, pending)
	}
	return j.namedAs(p, a, t, h, share, said)
}

// namedAs is named with what the words beside the name make of it.
func (j *Judge) namedAs(
	p *profile, a *requirement, t *requirementTerm, h names.Hit, share float64, said stand,
) (candidate, bool) {
	e := p.entries[h.Line]
	c := candidate{entry: h.Line, Evidence: Evidence{Path: e.line.Path, Text: e.line.Text, Start: h.Start, End: h.End}}
	c.stand = said
	bare, copied := e.read.listedOrCopied(h)
	c.Weight, c.Grade = weigh(e, a, t, c.stand, bare, copied)
	c.standing = standingOf(e, bare)
	if c.Weight == 0 || e.names() {
		return c, false
	}
	if c.partial = share < coverHeld; c.partial {
		c.Weight, c.Grade = c.Weight*share, "related"
	}
	return c, true
}

// dropElsewhere takes a license of another state than the one that the posting names for something similar.
func (a *analysis) dropElsewhere() {
	for i, k := range a.j.requirements {
		f := &a.findings[i]
		if k.Kind != posting.KindCredential || !f.held {
			continue
		}
		shown := make([]string, 0, len(f.proof))
		for _, e := range f.proof {
			shown = append(shown, e.Text)
		}
		if elsewhere(k.Text, shown, a.credentialLines) {
			f.held, f.other, f.status = false, true, Related
		}
	}
}

// credentialLines are the lines of the resume that prove credentials, without what isn't held.
func (a *analysis) credentialLines() []string {
	var out []string
	for _, e := range a.p.entries {
		if provesCredential(e.line) {
			out = append(out, a.j.heldPart(e.line.Text, a.p.language))
		}
	}
	return out
}

// heldPart is a line without the statements that say that something isn't held: "Oregon: have not applied yet".
func (j *Judge) heldPart(line, language string) string {
	var out []string
	r := j.lexicon.claims(line, language)
	for i := range r.Statements {
		s := &r.Statements[i]
		if said := s.Span.Of(r.Text); sentenceStand(s, said, language) == sound {
			out = append(out, said)
		}
	}
	return strings.Join(out, "; ")
}

// elsewhere reports whether the lines that show a license name another state than the one asked for, and no credential
// of the resume names that. Where the posting or the resume says that one state accepts the other's, there is nothing
// to ask.
func elsewhere(asked string, shown []string, credentials func() []string) bool {
	states := names.Regions(names.Cut(asked))
	if len(states) == 0 || slices.ContainsFunc(append(shown, asked), accepted().MatchString) {
		return false
	}
	named := func(line string) bool {
		ts := names.Cut(line)
		return slices.ContainsFunc(states, func(state string) bool { return names.HasRegion(ts, state) })
	}
	other := func(line string) bool { return len(names.Regions(names.Cut(line))) > 0 }
	return slices.ContainsFunc(shown, other) && !slices.ContainsFunc(append(credentials(), shown...), named)
}

var accepted = sync.OnceValue(func() *regexp.Regexp { return bounded(anyTerm("credential", "accepted")) })

// runOut reports whether a line goes on to say of a credential that ends at a byte that it isn't held now.
func (j *Judge) runOut(line, language string, end int) bool {
	said := saidBehind.FindString(line[end:])
	if next := nextName.FindStringIndex(said); next != nil {
		said = said[:next[0]]
	}
	to := end + len(said)
	r := j.lexicon.claims(line, language)
	for i := range r.Statements {
		s := &r.Statements[i]
		if s.Span.End <= end || s.Span.Start >= to {
			continue
		}
		for _, c := range s.Cues {
			switch c.Class {
			case claim.Progress, claim.Planned, claim.Expired, claim.Failed:
				at := s.Words[c.From].Start
				if at >= end && at < to && !stands().loose[s.Words[c.From].Stem] && !j.stillAhead(r.Text, s, c) {
					return true
				}
			}
		}
	}
	return false
}

// stillAhead reports whether the end that a cue speaks of is this year or later: "jusqu'en 2028".
func (j *Judge) stillAhead(line string, s *claim.Statement, c claim.Cue) bool {
	for _, w := range s.Words[c.From:min(c.To+1, len(s.Words))] {
		if year, err := strconv.Atoi(line[w.Start:w.End]); err == nil && year >= j.asOf.Year() {
			return true
		}
	}
	return false
}

// nextName is a name in capitals, with which the next of several credentials in a line begins: "CACES".
var nextName = regexp.MustCompile(`\s\p{Lu}{4,}\b`)

// saidBehind is what a line goes on to say of a credential, up to the next thing of a list, which begins with a
// capital.
var saidBehind = regexp.MustCompile(`^(?:[^.;|•·\n/,]|/\S|[.,]\s*[\p{Ll}\d(])*`)

func amongCredentials(l document.Line) bool {
	return l.Kind == document.LineCredit || l.Kind == document.LineDegree || l.Section == document.SectionCertificates
}
