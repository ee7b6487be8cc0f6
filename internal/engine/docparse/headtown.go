package docparse

import "strings"

// townsInBrackets takes towns off the names of employers, "Kererū Nursery (Invercargill)", where several jobs of a
// section have something there that can be a town and none has another place.
func townsInBrackets(hs []head) {
	var at []int
	for i := range hs {
		if hs[i].first(rolePlace) != nil {
			return
		}
		if o := hs[i].piece(roleOrg); o != nil {
			if name, in := nameAndBracket(o.text); name != "" && townBehind(in) && !isUpper(in) &&
				!isEmploymentKind(in) {
				at = append(at, i)
			}
		}
	}
	if len(at) < 2 {
		return
	}
	for _, i := range at {
		o := hs[i].piece(roleOrg)
		town := *o
		o.text, town.text = nameAndBracket(o.text)
		hs[i].pieces, hs[i].roles = append(hs[i].pieces, town), append(hs[i].roles, rolePlace)
	}
}

// nameAndBracket parts a name from what stands in brackets at its end.
func nameAndBracket(s string) (name, in string) {
	i := strings.LastIndex(s, " (")
	if i < 0 || !strings.HasSuffix(s, ")") {
		return "", ""
	}
	return s[:i], s[i+2 : len(s)-1]
}

// townsBehindTitles takes towns off titles, "Shift Manager, Absam", where the town of another job of the section stands
// at the same comma and is known.
func townsBehindTitles(hs []head) {
	known := false
	for i := range hs {
		t, p := hs[i].piece(roleTitle), hs[i].piece(rolePlace)
		known = known || t != nil && p != nil && t.row == p.row && !p.strong && hs[i].after(roleTitle) == p
	}
	if !known {
		return
	}
	for i := range hs {
		h := &hs[i]
		last := -1
		for k, r := range h.roles {
			if r == roleTitle {
				last = k
			}
		}
		if last > 0 && h.roles[last-1] == roleTitle && !h.pieces[last].strong && h.first(rolePlace) == nil &&
			townBehind(h.pieces[last].text) {
			h.roles[last] = rolePlace
		}
	}
}

// after returns the piece behind the last one of a role.
func (h *head) after(r role) *piece {
	for i := len(h.pieces) - 2; i >= 0; i-- {
		if h.roles[i] == r {
			return &h.pieces[i+1]
		}
	}
	return nil
}

// townBehind reports whether what stands behind a name, at a comma or in brackets, can be its town.
func townBehind(s string) bool {
	return len(strings.Fields(s)) <= 3 && startsUpper(s) && !hasDigit(s) && orgScore(s) < 1 && titleScore(s) <= 0
}
