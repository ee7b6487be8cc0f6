package docparse

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

var (
	emailShape = regexp.MustCompile(`[\p{L}\p{N}._%+\-]+@[\p{L}\p{N}\-]+(?:\.[\p{L}\p{N}\-]+)*\.\p{L}{2,}`)
	urlShape   = regexp.MustCompile(
		`(?i)(?:https?://|www\.)[^\s<>|,;()\[\]{}"]+|\b[a-z0-9\-]+(?:\.[a-z0-9\-]+)+(?:/[^\s<>|,;()\[\]{}"]*)?`)
	longCode   = regexp.MustCompile(`^\d{5}-\d{3,4}$`) // a postal code of the United States or of Brazil
	orcid      = regexp.MustCompile(`^(?:\d{4}-){3}\d{3}[\dX]$`)
	phoneShape = regexp.MustCompile(
		`(?:\+|00|\(\+?)?\(?\d[\d\s()./\-\x{2010}-\x{2014}\x{00a0}]{5,}\d(?:[\s,]*(?i:\bx|ext(?:ension)?\b\.?|poste|ramal|anexo|wew\.|内線)\s*\d{1,6})?`)
)

// topDomains ends an address that has no "https://" before it. Beside these, any two letters of a country count.
var topDomains = set(`com org net edu gov mil info biz name pro dev app io ai co me tech design online site blog page xyz
	cloud digital studio work works agency consulting engineer engineering software systems solutions services health
	academy school university museum art photography media film music law legal finance bank example test invalid
	jobs careers email link bio portfolio codes world today life space store shop store team group global network`)

// countryDomains are the country domains that resumes show; the rest are too often the end of something else.
var countryDomains = set(`ac ad ae al am ar at au az ba bd be bg bh bo br by ca cc ch cl cm cn cr cu cy cz de dk do dz ec ee eg es eu
	fi fm fr ge gg gh gr gt hk hn hr hu id ie il im in iq ir is it jm jo jp ke kg kh kr kw kz la lb li lk lt lu lv ly ma md mk
	mm mn mt mu mx my ng ni nl no np nz om pa pe ph pk pl pt py qa ro rs ru rw sa sc se sg si sk sn sv sy th tn to tr tv tw tz ua
	ug uk us uy uz ve vn ws ye za zm zw`)

// networks are the sites whose addresses are accounts of a person.
var networks = map[string]string{
	"linkedin": "LinkedIn", "github": "GitHub", "gitlab": "GitLab", "bitbucket": "Bitbucket", "orcid": "ORCID",
	"twitter": "Twitter", "x": "X",
	"xing": "XING", "stackoverflow": "Stack Overflow", "medium": "Medium", "behance": "Behance", "dribbble": "Dribbble",
	"kaggle":  "Kaggle",
	"scholar": "Google Scholar", "researchgate": "ResearchGate", "mastodon": "Mastodon", "facebook": "Facebook",
	"instagram": "Instagram",
	"youtube":   "YouTube", "codepen": "CodePen", "leetcode": "LeetCode", "hackerrank": "HackerRank",
	"huggingface": "Hugging Face",
	"skype":       "Skype", "telegram": "Telegram", "bluesky": "Bluesky", "bsky": "Bluesky", "threads": "Threads",
	"tiktok": "TikTok", "pinterest": "Pinterest", "vimeo": "Vimeo", "soundcloud": "SoundCloud", "devto": "DEV",
	"substack": "Substack", "goodreads": "Goodreads", "academia": "Academia.edu",
}

// mailsIn finds e-mail addresses in a text.
func mailsIn(s string) [][]int {
	if !strings.ContainsRune(s, '@') {
		return nil
	}
	return emailShape.FindAllStringIndex(s, -1)
}

// hasMail reports whether a text holds an e-mail address.
func hasMail(s string) bool { return strings.ContainsRune(s, '@') && emailShape.MatchString(s) }

// isMail reports whether a text begins with an e-mail address and is nothing else.
func isMail(s string) bool { return strings.ContainsRune(s, '@') && emailShape.FindString(s) == s }

// urlsIn finds web addresses in a text as it shows them.
func urlsIn(s string) [][]int {
	if !strings.Contains(s, "://") && !dotInside(s) {
		return nil
	}
	var out [][]int
	for _, m := range urlShape.FindAllStringIndex(s, -1) {
		t := strings.TrimRight(s[m[0]:m[1]], ".,;:!?'’”")
		m[1] = m[0] + len(t)
		if m[0] > 0 && (s[m[0]-1] == '@' || s[m[0]-1] == '.') || m[1] < len(s) && s[m[1]] == '@' {
			continue
		}
		if isURL(t) {
			out = append(out, m)
		}
	}
	return out
}

// dotInside reports whether a dot of a text stands inside a word, as one does in every address.
func dotInside(s string) bool {
	for i := 1; i+1 < len(s); i++ {
		if s[i] == '.' && s[i-1] != ' ' && s[i+1] != ' ' {
			return true
		}
	}
	return false
}

func isURL(t string) bool {
	f := strings.ToLower(t)
	if strings.HasPrefix(f, "http://") || strings.HasPrefix(f, "https://") || strings.HasPrefix(f, "www.") {
		return strings.Contains(f[4:], ".") || strings.Contains(f, "localhost")
	}
	host, path, hasPath := strings.Cut(f, "/")
	labels := strings.Split(host, ".")
	top := labels[len(labels)-1]
	if len(labels) < 2 || labels[0] == "" || !hasLetter(labels[len(labels)-2]) ||
		utf8.RuneCountInString(labels[len(labels)-2]) < 2 && path == "" {
		return false
	}
	if topDomains[top] {
		return true
	}
	return countryDomains[top] && (t == f || hasPath) && (len(labels[len(labels)-2]) > 2 || len(labels) > 2 || hasPath)
}

// profileOf returns the account that an address leads to; ok is false for an ordinary page.
func profileOf(address string) (document.Profile, bool) {
	f := strings.ToLower(address)
	for _, p := range []string{"https://", "http://", "www."} {
		f = strings.TrimPrefix(f, p)
	}
	host, path, _ := strings.Cut(f, "/")
	for _, label := range strings.Split(strings.ReplaceAll(host, "dev.to", "devto.com"), ".") {
		if n, ok := networks[label]; ok && (path != "" || len(label) > 1 && strings.Count(host, ".") > 1) {
			parts := strings.Split(strings.TrimRight(address, "/"), "/")
			user := parts[len(parts)-1]
			if i := strings.IndexByte(user, '?'); i >= 0 {
				user = user[:i]
			}
			if strings.ToLower(user) == host {
				user = ""
			}
			return document.Profile{Network: n, Username: strings.TrimPrefix(user, "@"), URL: address}, true
		}
	}
	return document.Profile{}, false
}

// areaCode is what stands before a bar or a dash that separates nothing: "0365 / 555 01 22", "+49 (0)365 - 5550122".
var areaCode = regexp.MustCompile(`((?:^|[^\d./-])(?:\(?0\d{2,5}\)?|\+\d{2} ?\(?0?\)? ?\d{2,5})) ([/–-]) (\d{2})`)

// keptAreaCodes closes the space around the bar of a telephone number, which then is no separator.
func keptAreaCodes(s string) string {
	if !strings.ContainsRune(s, '0') && !strings.ContainsRune(s, '+') {
		return s
	}
	return areaCode.ReplaceAllString(s, "$1$2$3")
}

// phonesIn finds telephone numbers: 7 to 15 digits in groups that are no dates.
func phonesIn(s string) [][]int {
	if digitsOf(s) < 7 {
		return nil
	}
	var out [][]int
	for _, m := range phoneShape.FindAllStringIndex(s, -1) {
		t := s[m[0]:m[1]]
		digits := 0
		for _, r := range t {
			if unicode.IsDigit(r) {
				digits++
			}
		}
		before, _ := utf8.DecodeLastRuneInString(s[:m[0]])
		after, _ := utf8.DecodeRuneInString(s[m[1]:])
		if digits < 7 || digits > 18 || inWord(before) || strings.ContainsRune("-/", before) || inWord(after) ||
			after == '@' || numbered(s[:m[0]]) {
			continue
		}
		if t := strings.TrimSpace(t); longCode.MatchString(t) || orcid.MatchString(t) {
			continue
		}
		if ds := findDates(t); len(ds) > 0 && (ds[0].isRange || len(ds) > 1 || digits <= 8) {
			continue
		}
		if strings.HasPrefix(t, "(") && !strings.Contains(t, ")") {
			m[0]++
		}
		out = append(out, m)
	}
	return out
}

// inWord reports whether a rune beside a number makes it part of a word. Scripts without spaces set numbers right
// beside words.
func inWord(r rune) bool {
	return r == '_' || unicode.IsDigit(r) || unicode.IsLetter(r) && !unicode.In(r, unicode.Han, unicode.Hiragana,
		unicode.Katakana, unicode.Hangul) && r != utf8.RuneError && !isPrivate(r)
}

// numbered reports whether a text ends in the name of a number that is no telephone's: of a person, a licence, a tax
// office.
func numbered(before string) bool {
	ws := words(fold(before[max(0, len(before)-24):]))
	if len(ws) == 0 {
		return false
	}
	last := ws[len(ws)-1]
	return idNumbers[last] || len(ws) > 1 && (last == "no" || last == "number" || last == "nr") &&
		!contactLabels[ws[len(ws)-2]]
}

var idNumbers = set(`box cpf rg cnpj dni nie nif pesel nip regon bsn cuit cuil curp rfc rut pan aadhaar passport licence license registration nin bvn ssn gmc nmc pin isbn issn doi orcid crm crea oab iban`)
