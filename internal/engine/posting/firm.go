package posting

import "strings"

// firmWords stand in the names of firms and of others that employ people.
var firmWords = wordSet("freight transports inc ltd llc llp plc gmbh ag corp co company group hospital council university school college academy nursery " +
	"trust bank clinic pharmacy centre center logistics haulage foods studio studios technologies industries brewery bakery association institute society authority hotel hotels restaurant foundation labs systems solutions services partners")

// namesFirm reports whether a text holds a word that names of firms have: a word of letters of the Latin alphabet
// without marks, "s.a.", or an ampersand within a word.
func namesFirm(s string) bool {
	low := strings.ToLower(s)
	for i := 0; i < len(low); {
		j := i
		for j < len(low) && plainByte(low[j]) {
			j++
		}
		switch word := low[i:j]; {
		case j == i:
			if low[i] == '&' && i > 0 && plainByte(low[i-1]) && i+1 < len(low) && plainByte(low[i+1]) {
				return true
			}
			j++
		case firmWords[word] || word == "sa":
			return true
		case word == "s" && strings.HasPrefix(low[j:], ".a") && (j+2 == len(low) || !plainByte(low[j+2])):
			return true
		}
		i = j
	}
	return false
}

func plainByte(b byte) bool { return b == '_' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' }
