package match

import (
	"fmt"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// suggestion reports what to do about one requirement, nil where it is well shown. It never tells anybody to claim what
// they do not have.
func (a *analysis) suggestion(i int) *string {
	k, f := a.j.requirements[i], a.findings[i]
	if f.status == Missing {
		s := forMissing(k, a.j.spoken(k))
		return &s
	}
	if s := a.wordBetter(k, f, a.j.nameOf(k.terms[f.term].Term)); s != "" {
		return &s
	}
	return nil
}

// forMissing reports what to do about a requirement that the resume does not show.
func forMissing(k requirement, name string) string {
	switch {
	case k.Kind == posting.KindCredential:
		return fmt.Sprintf("The posting asks for %s, but your resume doesn't show it. If you have it, add it with its date and issuer. If not, find out what it takes before you apply.", name)
	case k.Kind == posting.KindLanguage:
		return fmt.Sprintf("If you speak %s, add it with your level. If not, leave it out.", name)
	case k.Class == posting.Must:
		return fmt.Sprintf("The posting requires %s, but your resume doesn't mention it. If you have %s it, say where and with what result. If not, add it to your learning plan, not your resume.", name, done(k))
	}
	return fmt.Sprintf("%s would help but isn't required. If you have %s it, say where. If not, you can learn it later.", text.Capital(name), done(k))
}

// wordBetter reports what to do about a requirement that the resume shows in part or in a weak place, "" where it shows
// it well.
func (a *analysis) wordBetter(k requirement, f finding, name string) string {
	first := f.proof[0]
	switch {
	case k.Kind == posting.KindCredential && !f.held:
		return fmt.Sprintf("Your resume shows something similar to %s, but not that you have it: “%s”. State exactly what you have, with its date.", name, quote(f.proof))
	case first.Grade == "related" && first.Via != "":
		return fmt.Sprintf("Your resume shows %s, which is similar to %s but not the same. If you've used %s as well, say where. Don't replace one name with the other.", a.skillName(first.Via), name, name)
	case f.status == Related:
		return fmt.Sprintf("“%s” is similar to what the posting asks for (%s). If you've done exactly that, say so in a line about one of your jobs.", quote(f.proof), name)
	case first.Grade == "qualified":
		return fmt.Sprintf("Your resume says little about %s: “%s”. If you've done more of it, describe that work.", name,
			quote(f.proof))
	case first.Grade == "listed":
		return fmt.Sprintf("%s is only in a list. If you used it in a job or project, mention it in a line there, with the result.", name)
	case first.Grade == "summary":
		return fmt.Sprintf("%s is only in your summary. A line in a job that shows it would count for much more.", name)
	case first.Grade == "implied" && first.Named > 0:
		return fmt.Sprintf("%s is implied by %s, but your resume doesn't name it. Write both, so that people and keyword searches can find it.",
			name, a.skillName(first.Via))
	case first.Via != "":
		return fmt.Sprintf("%s in your resume suggests %s without naming it. If that work involved %s, say so in the same line.",
			text.Capital(a.skillName(first.Via)), name, name)
	case f.strength < gradeUsed*oldFactor+rounding && f.strength >= learned.Undated:
		return fmt.Sprintf("The lines that show %s are old or have no dates. If you've used it since, say so in a newer job.", name)
	}
	return ""
}

// done reports how one has what is asked for: a tool is used, work is done.
func done(k requirement) string {
	if k.terms[0].kind == skill.Tool {
		return "used"
	}
	return "done"
}

// spoken names what a requirement asks for in the posting's words, with the catalogue's name where that is another.
func (j *Judge) spoken(k requirement) string {
	names := make([]string, 0, len(k.terms))
	for _, t := range k.terms {
		names = append(names, j.nameOf(t.Term))
	}
	return strings.Join(names, " or ")
}

func quote(proof []Evidence) string {
	if len(proof) == 0 {
		return ""
	}
	return shortened(strings.TrimRight(proof[0].Text, ". "))
}

// longestQuote is how many characters of a line are quoted.
const longestQuote = 90

func shortened(s string) string {
	if r := []rune(s); len(r) > longestQuote {
		s = strings.TrimRight(string(r[:longestQuote-3]), " ,;") + "…"
	}
	return s
}

// saySkills explains a part that is made of single requirements.
func (a *analysis) saySkills(s *scored) string {
	var shown, weak, missing []string
	for _, x := range s.shares {
		if x.requirement < 0 {
			continue
		}
		f, name := a.findings[x.requirement], a.j.requirements[x.requirement].label()
		if f.status != Missing {
			name = a.j.requirements[x.requirement].terms[f.term].label
		}
		switch {
		case f.status == Missing:
			missing = append(missing, name)
		case f.status == Related:
			weak = append(weak, name+" ("+gradeWords["related"]+")")
		case f.proof[0].Grade != "used" && f.proof[0].Grade != "implied":
			weak = append(weak, name+" ("+gradeWords[f.proof[0].Grade]+")")
		case f.proof[0].Grade == "implied":
			shown = append(shown, name+" (through "+a.skillName(f.proof[0].Via)+")")
		default:
			shown = append(shown, name)
		}
	}
	var out []string
	for i, q := range a.j.post.Requirements {
		if d, ok := a.degrees[i]; ok && a.inPart(s, q.Class) {
			out = append(out, sayDegree(q, d))
		}
	}
	for _, g := range []struct {
		head  string
		names []string
	}{{"Shown in your work: ", shown}, {"Partly shown: ", weak}, {"Missing: ", missing}} {
		if len(g.names) > 0 {
			out = append(out, g.head+strings.Join(g.names, ", ")+".")
		}
	}
	return strings.Join(out, " ")
}

var gradeWords = map[string]string{
	"listed": "only in a list", "summary": "only in the summary",
	"qualified": "limited experience", "related": "something similar",
}

// inPart reports whether a degree of this class is counted in the part.
func (a *analysis) inPart(s *scored, class posting.Class) bool {
	return s.name == "Nice-to-have skills" && class == posting.Nice || s.name == "Education and certificates" &&
		class != posting.Nice
}

func sayDegree(q posting.Requirement, d degreeFinding) string {
	switch {
	case d.worth == 1:
		return fmt.Sprintf("Degree: %s.", d.line)
	case d.worth == degreeOther && !d.subject:
		return fmt.Sprintf("Degree: %s. Its subject isn't one that the posting asks for (%s).", d.line, q.Text)
	case d.worth > 0:
		return fmt.Sprintf("Degree: %s, not quite what the posting asks for (%s).", d.line, q.Text)
	}
	return fmt.Sprintf("Degree: your resume doesn't show what the posting asks for (%s).", q.Text)
}

// whyLowered lists, in sentences, what lowers the whole score.
func (a *analysis) whyLowered(t *Traits) []string {
	var out []string
	if learned.Substance.share(t.Substance) < 1 {
		out = append(out, t.Substance.lack()+", so the whole score is lower.")
	}
	for _, l := range t.Lacks {
		if say := a.sayLack(l); learned.factor(l) < 1 && !slices.Contains(out, say) {
			out = append(out, say)
		}
	}
	return out
}

// sayLack says what decides and is not met.
func (a *analysis) sayLack(l Lack) string {
	switch {
	case l.Kind == LackLicence:
		return fmt.Sprintf("Without %s, the score can't be higher than %d.", l.Label, capAt)
	case l.Kind == LackOther:
		return fmt.Sprintf("The posting requires %s, but your resume shows something else instead.", l.Label)
	case l.Kind == LackLanguage:
		return fmt.Sprintf("The posting requires %s at a level that your resume doesn't show.", l.Label)
	case l.Kind == LackLead:
		return "The job is to lead people, and none of your jobs shows that you've done that."
	case l.Label == labelYears:
		return fmt.Sprintf("The posting asks for %s, and your jobs in this role add up to far less.",
			number(a.j.post.Years))
	}
	return fmt.Sprintf("The posting requires this, but your resume shows that you don't have it, or not in full: %s.",
		strings.TrimRight(l.Label, ". "))
}

func (a *analysis) sayTitle() string {
	if a.best < 0 {
		return fmt.Sprintf("No job in your resume is similar to “%s”.", a.j.post.Title)
	}
	b := a.p.jobs[a.best]
	var out string
	switch {
	case b.closeness >= roleSame:
		out = fmt.Sprintf("“%s” is the same role as “%s”", b.title, a.j.post.Title)
	case b.closeness >= roleFull:
		out = fmt.Sprintf("“%s” is similar to “%s”", b.title, a.j.post.Title)
	case b.closeness >= roleHalf:
		out = fmt.Sprintf("“%s” is in the same field as “%s”", b.title, a.j.post.Title)
	default:
		out = fmt.Sprintf("“%s” covers part of the work of “%s”", b.title, a.j.post.Title)
	}
	if a.j.levelFactor(b.level) < 1 {
		out += ", at a lower level"
	}
	if b.old {
		out += "; that job ended more than six years ago"
	}
	return out + "."
}

func (a *analysis) sayYears() string {
	asked := number(a.j.post.Years)
	if a.time.full == 0 && a.time.near == 0 {
		return fmt.Sprintf("The posting asks for %s, but your resume has no jobs with dates in this role.", asked)
	}
	out := fmt.Sprintf("Your jobs in this role add up to %s. The posting asks for %s.", number(a.time.years()),
		asked)
	if a.time.full == 0 {
		out = fmt.Sprintf("Your resume has no jobs with dates in this exact role. The posting asks for %s.", asked)
	}
	if a.time.near > 0 && a.time.years() < a.j.post.Years {
		out += fmt.Sprintf(" Time in similar jobs (%s) counts for half.", number(float64(a.time.near)/12))
	}
	return out
}

func number(years float64) string {
	if years == 1 {
		return "1 year"
	}
	return fmt.Sprintf("%g years", round(years, 1))
}

// knockOuts lists the conditions that decide before any score.
func (a *analysis) knockOuts() []KnockOut {
	out := []KnockOut{}
	requirement := -1
	for i, q := range a.j.post.Requirements {
		if q.Kind == posting.KindSkill || q.Kind == posting.KindCredential || q.Kind == posting.KindLanguage {
			requirement++
		}
		if q.Class != posting.Must {
			continue
		}
		k := KnockOut{Kind: string(q.Kind), Asked: q.Text}
		switch q.Kind {
		case posting.KindCredential:
			f := a.findings[requirement]
			k.Met = f.held
			k.Unclear = f.held && f.proof[0].Grade == "listed" || f.status == Missing &&
				!a.knownNotHeld(a.j.requirements[requirement], f)
			k.Message = sayHeld(a.j.requirements[requirement].label(), f)
		case posting.KindLanguage:
			f := a.findings[requirement]
			k.Met = f.status == Matched
			k.Unclear = f.status == Missing
			k.Message = fmt.Sprintf("Your resume doesn't say whether you speak %s.",
				a.j.requirements[requirement].label())
			if k.Met && len(posting.Spoken(f.proof[0].Text)) == 0 && a.writtenIn(a.j.requirements[requirement]) {
				k.Message = fmt.Sprintf("Your resume is written in %s.", a.j.requirements[requirement].label())
			} else if k.Met {
				k.Message = fmt.Sprintf("Your resume shows %s: “%s”.", a.j.requirements[requirement].label(),
					quote(f.proof))
			}
		case posting.KindEducation:
			k.Met, k.Line = a.degrees[i].worth >= degreeOther, a.degrees[i].line
			k.Message = sayDegree(q, a.degrees[i])
		case posting.KindYears:
			k.Asked = q.Text
			k.Met = a.time.years() >= q.Years-yearsSlack
			k.Message = a.sayYears()
		case posting.KindLocation, posting.KindPermit:
			k.Unclear = true
			k.Line = a.stated(q)
			k.Message = sayStated(k.Line)
		default:
			continue
		}
		out = append(out, k)
	}
	return out
}

// sayStated tells what the resume says of a condition that only its owner can judge.
func sayStated(line string) string {
	if line == "" {
		return "Your resume doesn't mention this. Make sure you meet it before you apply."
	}
	return fmt.Sprintf("Your resume says: “%s”. Make sure that this meets it before you apply.", shortened(line))
}

func sayHeld(name string, f finding) string {
	switch {
	case f.held && f.proof[0].Grade == "listed":
		return fmt.Sprintf("%s is only in a list. Say when you got it.", name)
	case f.held:
		return fmt.Sprintf("Your resume shows %s: “%s”.", name, quote(f.proof))
	case f.status == Related:
		return fmt.Sprintf("Your resume shows something similar to %s, but not that you have it: “%s”.", name,
			quote(f.proof))
	}
	return fmt.Sprintf("Your resume doesn't show %s.", name)
}

// improvements is advice by section, the most useful first, at most three of a kind.
func (a *analysis) improvements() []Improvement {
	var out []Improvement
	add := func(section, text string, args ...any) {
		out = append(out, Improvement{Section: section, Text: fmt.Sprintf(text, args...)})
	}
	var listed, implied, missing, licences []string
	for i, k := range a.j.requirements {
		f := a.findings[i]
		switch {
		case isLicence(k) && !f.held:
			licences = append(licences, a.j.spoken(k))
		case f.status == Missing && k.Class == posting.Must:
			missing = append(missing, a.j.spoken(k))
		case f.status == Matched && f.proof[0].Grade == "listed" && k.Class != posting.Nice:
			listed = append(listed, k.terms[f.term].label)
		case f.status == Matched && f.proof[0].Grade == "implied" && f.proof[0].Named > 0:
			implied = append(implied, k.terms[f.term].label)
		}
	}
	if len(licences) > 0 {
		add("certificates", "The posting requires this: %s. If you have what it asks for, add it with its date and issuer. Without it, your application is unlikely to be read.", joined(licences))
	}
	for _, l := range a.lacking {
		if l.admitted() {
			add("summary", "%s Better wording can't make up for that. If you meet it now, say so.", a.sayLack(l))
		}
	}
	if learned.Substance.share(a.substance) < 1 {
		add("work", "%s, so the whole score is lower. Name your employers with dates, and say what you did there, with figures.", a.substance.lack())
	}
	if len(listed) > 0 {
		add("work", "Skills that are only in a list count for little. Say in which jobs you used %s, and with what result.", joined(listed))
	}
	if len(implied) > 0 {
		add("skills", "Your work shows %s, but in other words. Add the posting's words next to your own.",
			joined(implied))
	}
	if len(missing) > 0 {
		add("work", "Required by the posting, but not shown in your resume: %s. Add only what you've done, and plan to learn the rest.", joined(missing))
	}
	a.layoutAdvice(add)
	if len(out) == 0 {
		add("work", "Your resume shows what the posting asks for. Put the lines that show it at the top of each job.")
	}
	return out
}

// layoutAdvice is advice that holds for any posting: dates, numbers, a summary that names the role.
func (a *analysis) layoutAdvice(add func(section, text string, args ...any)) {
	r := a.p.doc
	if r.Basics.Summary == "" && r.Basics.Label == "" {
		add("summary", "Start with two or three lines that say what you do, for how long, and which of the requirements you've done before.")
	} else if t := a.j.post.Title; t != "" && a.role < roleFull {
		add("summary", "No job title in your resume is similar to “%s”. In your summary, say which parts of your work are relevant to this job.", t)
	}
	undated, bullets, numbers := 0, 0, 0
	for _, w := range r.Work {
		if w.StartDate == "" && w.EndDate == "" {
			undated++
		}
	}
	for _, e := range a.p.entries {
		if e.line.Kind == document.LineBullet && e.line.Section == document.SectionWork {
			bullets++
			if strings.ContainsAny(e.line.Text, "0123456789") {
				numbers++
			}
		}
	}
	if undated > 0 {
		add("work", "Give every job a start and end date, with months if you can. Years of experience are counted only from dates.")
	}
	if bullets == 0 && len(r.Work) > 0 {
		add("work", "Write three to five lines under each recent job: what you did, what you used, and the result.")
	} else if numbers*3 < bullets {
		add("work", "Few of the lines about your work include a number (%d of %d). If you know how many, how much or how fast, say so.", numbers, bullets)
	}
}

func joined(names []string) string {
	if len(names) > 4 {
		names = append(names[:4:4], fmt.Sprintf("%d more", len(names)-4))
	}
	if len(names) == 1 {
		return names[0]
	}
	return strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1]
}
