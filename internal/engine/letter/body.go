package letter

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/text"
)

// body writes the paragraphs of one plan.
type body struct {
	*writer
	plan   plan
	chosen []proof
	out    []document.Paragraph
	said   bool // the first paragraph names the latest job
	led    int  // the place of the line that the letter leads with, -1 where it leads with none
}

func (b *body) add(words string, sources ...string) {
	if words = strings.TrimSpace(words); words != "" {
		b.out = append(b.out, document.Paragraph{Text: words, Sources: text.Distinct(sources)})
	}
}

// open writes what the letter is for, who writes, and why here, in the user's words or as a mark.
func (b *body) open() {
	begun := b.get("opening", "position", b.position(), "at", b.atFirm())
	var sources []string
	reason := text.WithStop(b.o.WhyHere)
	if reason != "" {
		sources = append(sources, b.o.WhyHere)
	} else {
		reason = b.get("mark.here")
	}
	self, own := "", ""
	if b.o.Tone != compose.Concise {
		self, own = b.self, b.selfSource
	}
	who, source := "", ""
	if b.plan.who && b.o.Tone != compose.Concise {
		who, source = b.who()
	}
	b.said = who != ""
	b.add(strings.Join(text.NonEmpty(begun, self, who, reason), " "), append(sources, own, source, b.titleSource())...)
}

// titleSource is the posting's title, where the letter names it.
func (b *body) titleSource() string { return b.p.Title }

// latest is the index of the place of the latest job, -1 where none can be named whole.
func (b *body) latest() int {
	best := -1
	for i, p := range b.places {
		if p.kind == atWork && !p.study && p.start != "" && (best < 0 || p.end == "" && b.places[best].end != "" ||
			(p.end == "") == (b.places[best].end == "") && p.start > b.places[best].start) {
			best = i
		}
	}
	if best < 0 || b.places[best].employer == "" || b.asOf.Months()-b.places[best].end.Months() > longAgo &&
		b.places[best].end != "" {
		return -1
	}
	return best
}

// longAgo is how many months after its end a job is not spoken of as the latest: a later one may not have been read.
const longAgo = 18

// who names the latest job, and since when one has worked at its employer where the posting asks for years: of the
// title that may be false, where a promotion was read as a single post.
func (b *body) who() (text, source string) {
	i := b.latest()
	if i < 0 {
		return "", ""
	}
	p := b.places[i]
	name := "who.now"
	switch {
	case p.end != "" && p.end.Months() < b.asOf.Months():
		name = "who.past"
	case b.p.Years > 0 && p.end == "":
		name, p.start = "who.since", b.begun(i)
	}
	if p.title == "" {
		name += ".employer"
	}
	return b.at(name, p), p.source
}

// begun is when the work at the employer of a place began: with the first of its posts that follow one another.
func (b *body) begun(at int) document.Date {
	out := b.places[at].start
	for _, p := range b.places[at+1:] {
		if p.kind == atWork && p.start != "" && p.start < out && prose.SameName(p.employer, b.places[at].employer) &&
			(p.end == "" || p.end.Months() >= out.Months()-1 || p.end.Month() == 0 && p.end.Year() >= out.Year()) {
			out = p.start
		}
	}
	return out
}

// at fills a wording with what a place has.
func (b *body) at(name string, p place, more ...string) string {
	values := append([]string{
		"title", p.title, "post", b.post(p.title), "employer", p.employer, "near", b.near(p.employer),
		"dates", b.dates(p.start, p.end), "from", strconv.Itoa(p.start.Year()),
	}, more...)
	return b.get(name, values...)
}

// head names a place before its lines.
func (b *body) head(at int) string {
	p := b.places[at]
	if b.led == at {
		return b.get("head.more")
	}
	if b.said && at == b.latest() { // which of the posts there a line is of, a resume with several may not say
		return text.Capital(b.at("head.employer", place{employer: p.employer}))
	}
	return text.Capital(b.at(variant("head", p), p))
}

// variant names the wording of a frame for what a place has.
func variant(name string, p place) string {
	switch {
	case p.kind == ofSelf:
		return name + ".self"
	case p.kind == asVolunteer && p.employer != "":
		return name + ".volunteer"
	case p.kind == inProject:
		return name + ".project"
	case p.employer == "":
		return name + ".title"
	case p.title == "":
		return name + ".employer"
	}
	return name
}

// groups are the chosen lines by place, the latest place first.
func (b *body) groups(of []proof) [][]proof {
	by := map[int][]proof{}
	var order []int
	for _, p := range of {
		if by[p.at] == nil {
			order = append(order, p.at)
		}
		by[p.at] = append(by[p.at], p)
	}
	slices.Sort(order)
	var out [][]proof
	for _, at := range order {
		out = append(out, inOrder(by[at]))
	}
	return out
}

// inOrder puts the lines of a place in the resume's order, since one may speak of the one before it.
func inOrder(g []proof) []proof {
	slices.SortStableFunc(g, func(a, b proof) int { return cmp.Compare(a.order, b.order) })
	return g
}

// sourcesOf are the lines of proofs and the head of their place.
func (b *body) sourcesOf(of []proof) []string {
	var out []string
	for _, p := range of {
		out = append(out, p.lines...)
		out = append(out, b.places[p.at].source)
	}
	return out
}

// bulleted is a head over lines.
func bulleted(head string, items []string) string {
	return head + "\n- " + strings.Join(items, "\n- ")
}

// asItem returns a line as an item of a list.
func asItem(s string) string { return text.Capital(strings.TrimRight(s, " .;,")) }

// professional is lists under the places where the lines were earned.
func (b *body) professional() {
	for _, g := range b.groups(b.chosen) {
		b.add(bulleted(b.head(g[0].at), itemsOf(g)), b.sourcesOf(g)...)
	}
}

// confident leads with the strongest line, then lists the others as professional does.
func (b *body) confident() {
	rest := b.chosen
	if i := b.strongest(); i >= 0 {
		p := b.chosen[i]
		at := b.places[p.at]
		name := "lead.confident"
		switch {
		case b.said && p.at == b.latest():
			name += ".now"
		case at.title == "":
			name += ".employer"
		}
		if p.Result && amount.MatchString(p.text) {
			name += ".result"
		}
		b.add(b.at(name, at, "proof", text.WithStop(text.Capital(p.text))), b.sourcesOf(b.chosen[i:i+1])...)
		rest = slices.Concat(b.chosen[:i], b.chosen[i+1:])
		b.led = p.at
	}
	for _, g := range b.groups(rest) {
		b.add(bulleted(b.head(g[0].at), itemsOf(g)), b.sourcesOf(g)...)
	}
}

// itemsOf are lines as items of a list.
func itemsOf(g []proof) []string {
	var out []string
	for _, p := range g {
		out = append(out, asItem(p.text))
	}
	return out
}

// strongest is the chosen line of work that says what came of it, or of how much, with the highest value; -1 where none
// can lead.
func (b *body) strongest() int {
	best := -1
	for i, p := range b.chosen {
		if at := b.places[p.at]; at.kind == atWork && at.employer != "" && (p.Result || p.Figure && p.argues) &&
			!p.Limited && len(strings.Fields(p.text)) <= 32 && (best < 0 || leading(p) > leading(b.chosen[best])) {
			best = i
		}
	}
	return best
}

// leading is what a line is worth at the head of a letter, where a result counts most.
func leading(p proof) float64 {
	if p.Result {
		return p.value + forLead
	}
	return p.value
}

// concise is lists under the places, without a sentence.
func (b *body) concise() {
	for _, g := range b.groups(b.chosen) {
		at := b.places[g[0].at]
		head := strings.Join(text.NonEmpty(at.title, at.employer, b.dates(at.start, at.end)), ", ")
		if at.kind == ofSelf {
			head = b.get("intro")
		} else {
			head = b.get("head.list", "head", text.Capital(head))
		}
		b.add(bulleted(strings.TrimSpace(head), itemsOf(g)), b.sourcesOf(g)...)
	}
}

// friendly tells place by place.
func (b *body) friendly() {
	for k, g := range b.groups(b.chosen) {
		at := b.places[g[0].at]
		name := variant("prose.next", at)
		switch {
		case at.kind != atWork || at.employer == "":
			name = variant("prose", at)
		case b.said && g[0].at == b.latest() && k == 0:
			name = "prose.now"
		case k == 0:
			name = variant("prose.first", at)
		}
		b.add(bulleted(text.Capital(b.at(name, at)), itemsOf(g)), b.sourcesOf(g)...)
	}
}

// qualified names what the resume holds on paper of what the posting asks for, before any work: first what it requires.
func (b *body) qualified() {
	var items, flat, sources []string
	for _, g := range b.held {
		var names []string
		for i, it := range g.items {
			if it.must || i < briefly || !b.plan.brief {
				names, sources = append(names, it.text), append(sources, it.source)
			}
		}
		items = append(items, b.get(g.name, "items", strings.Join(names, "; ")))
		flat = append(flat, names...)
	}
	switch {
	case len(items) == 0:
	case len(items) == 1 && (b.held[0].name == "held.permit" || b.held[0].name == "held.language"):
		b.add(items[0]+".", sources...)
	case b.o.Tone == compose.Friendly || len(flat) == 1:
		b.add(b.get("held.prose", "items", strings.Join(flat, "; ")), sources...)
	default:
		b.add(bulleted(b.get("held"), items), sources...)
	}
}

// briefly is how many items of a kind a short letter names that the posting does not require.
const briefly = 2

// rest names the skills of a list that the posting asks for, studies, and earlier jobs.
func (b *body) rest() {
	var names, sources []string
	for _, it := range b.unsaid(b.listed) {
		if it.must || b.plan.listed {
			names, sources = append(names, it.text), append(sources, it.source)
		}
	}
	if len(names) > 0 {
		b.add(b.get("skills", "items", b.list(names, ",")), sources...)
	}
	text, from := "", []string{}
	if b.plan.earlier {
		if s, of := b.earlier(); s != "" {
			text, from = s, of
		}
	}
	if d := b.studied; b.plan.education && d.text != "" &&
		!slices.ContainsFunc(b.held, func(g heldGroup) bool { return g.name == "held.degree" }) {
		text, from = strings.TrimSpace(text+" "+b.get("education", "items", d.text)), append(from, d.source)
	}
	b.add(text, from...)
}

// unsaid are the items that the letter does not name yet.
func (b *body) unsaid(items []item) []item {
	said := ""
	for _, p := range b.out {
		said += text.Fold(p.Text) + "\n"
	}
	return slices.DeleteFunc(slices.Clone(items),
		func(it item) bool {
			return slices.ContainsFunc(append(slices.Clone(it.also), it.text),
				func(s string) bool { return strings.Contains(said, text.Fold(s)) })
		})
}

// mostEarlier is how many earlier jobs are named, tooEarly how many months after their end they are not.
const (
	mostEarlier = 2
	tooEarly    = 15 * 12
)

// earlier names jobs before those that the letter quotes.
func (b *body) earlier() (text string, sources []string) {
	last := -1
	if b.said {
		last = b.latest()
	}
	for _, p := range b.chosen {
		if b.places[p.at].kind == atWork {
			last = max(last, p.at)
		}
	}
	var items []string
	for i, p := range b.places {
		if p.kind != atWork || i <= last || last < 0 || !p.known || p.title == "" || p.employer == "" ||
			p.start == "" || p.end == "" || len(items) == mostEarlier ||
			p.end.Months() > b.places[last].start.Months()+1 || b.asOf.Months()-p.end.Months() > tooEarly {
			continue
		}
		items = append(items, b.at("earlier.item", p))
		sources = append(sources, p.source)
	}
	if len(items) == 0 {
		return "", nil
	}
	return b.get("earlier", "items", b.list(items, ",")), sources
}

// own puts the user's other sentences, as they are.
func (b *body) own() {
	var own, sources []string
	for _, s := range b.o.Own {
		if s = strings.TrimSpace(s); s != "" {
			own, sources = append(own, text.WithStop(s)), append(sources, s)
		}
	}
	if said := statements(b.o.Instructions); len(said) > 0 {
		own, sources = append(own, said...), append(sources, strings.TrimSpace(b.o.Instructions))
	}
	b.add(strings.Join(own, " "), sources...)
}

// close writes why now, in the user's words or as a mark, and ends.
func (b *body) close() {
	var sources []string
	reason := text.WithStop(b.o.WhyNow)
	if reason != "" {
		sources = append(sources, b.o.WhyNow)
	} else {
		reason = b.get("mark.now")
	}
	end := b.get("close")
	if b.plan.long {
		end = b.in("close", "long")
	}
	b.add(reason+" "+end, sources...)
}
