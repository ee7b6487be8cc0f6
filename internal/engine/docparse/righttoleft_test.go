package docparse

import (
	"strings"
	"testing"
)

// TestReadingOrder gives lines as they are seen, from left to right.
func TestReadingOrder(t *testing.T) {
	t.Parallel()
	for seen, read := range map[string]string{
		"plain (text) 12%":                    "plain (text) 12%",
		"םולש":                                "שלום",
		"2023 תנשב 35%-ב":                     "ב-35% בשנת 2023",
		"12.5% (Senior) הנכות תסדנהמ":         "מהנדסת תוכנה (Senior) 12.5%",
		"C++ םע הדובע ,Go Cloud םע":           "עם Go Cloud, עבודה עם C++",
		"Led 12 (םלוע) םולש in English":       "Led 12 שלום (עולם) in English",
		"(3 הדובע( תווצ":                      "צוות (עבודה 3)",
		"2023 ماع %35 ١٢":                     "١٢ 35% عام 2023",
		"תווצ •":                              "• צוות",
		"English (fluent) ,(םא תפש) תירבע":    "עברית (שפת אם), English (fluent)",
		"PostgreSQL 16-לו Kubernetes-ל רבעמב": "במעבר ל-Kubernetes ול-PostgreSQL 16",
		"noa@example.com · +972 50 123 ביבא":  "אביב +972 50 123 · noa@example.com",
		"English •":                           "• English ",
		"בשחמה ,.B.Sc":                        "B.Sc., המחשב",
		"Go, C++, SQL :תופש":                  "שפות: Go, C++, SQL",
		"• Led תווצ":                          "• Led צוות",
	} {
		if got := readingOrder(seen, !strings.HasPrefix(read, "Led") &&
			!strings.HasPrefix(read, "• Led")); got != read {
			t.Errorf("%q: %q, want %q", seen, got, read)
		}
	}
}
