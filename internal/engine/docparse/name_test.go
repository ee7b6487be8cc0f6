//nolint:misspell // words of many languages
package docparse

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPeople reads headers as people of many countries write them: name, headline, telephone, place.
func TestPeople(t *testing.T) {
	t.Parallel()
	people := map[string]string{
		"Jan van der Berg\njan@example.nl | +31 6 12345678 | Utrecht\n\nWerkervaring\nx\n":                                                             "Jan van der Berg |  | +31 6 12345678 | Utrecht",
		"Sofia de la Cruz Martínez\nCalle Mayor 5, 28013 Madrid\n612 345 678\n\nExperiencia\nx\n":                                                      "Sofia de la Cruz Martínez |  | 612 345 678 | Calle Mayor 5, 28013 Madrid",
		"Siobhán Ní Bhriain\nDublin, Ireland · 087 123 4567 · s@example.ie\n\nExperience\nx\n":                                                         "Siobhán Ní Bhriain |  | 087 123 4567 | Dublin, Ireland",
		"Ahmad bin Abdullah\nRemote (Berlin) | ahmad@example.com | +60 12-345 6789\n\nExperience\nx\n":                                                 "Ahmad bin Abdullah |  | +60 12-345 6789 | Remote (Berlin)",
		"DUPONT Jean-Marie\n75011 Paris | 06 12 34 56 78 | jm@example.fr\n\nExpérience\nx\n":                                                           "DUPONT Jean-Marie |  | 06 12 34 56 78 | 75011 Paris",
		"Marie-Claire LEFÈVRE\nInfirmière diplômée d'État\n06.12.34.56.78 – mc@example.fr – Lyon (69)\n\nExpérience\nx\n":                              "Marie-Claire LEFÈVRE | Infirmière diplômée d'État | 06.12.34.56.78 | Lyon (69)",
		"Dr. Anna Müller, PhD\nResearch Scientist\nanna@example.de\n\nExperience\nx\n":                                                                 "Dr. Anna Müller, PhD | Research Scientist |  | ",
		"Grace Okafor, RN, BSN\ngrace@example.com | 0803 123 4567 | Lagos, Nigeria\n\nExperience\nx\n":                                                 "Grace Okafor |  | 0803 123 4567 | Lagos, Nigeria",
		"Sukarno\nJakarta, Indonesia\nsukarno@example.id\n\nExperience\nx\n":                                                                           "Sukarno |  |  | Jakarta, Indonesia",
		"Tom Baker\nManchester\n07700 900123\n\nExperience\nx\n":                                                                                       "Tom Baker |  | 07700 900123 | Manchester",
		"Alastair Cook\nCook\nLondon\n\nExperience\nx\n":                                                                                               "Alastair Cook | Cook |  | London",
		"王小明\n上海 | 13812345678 | wang@example.cn\n\n工作经历\nx\n":                                                                                         "王小明 |  | 13812345678 | 上海",
		"山田 太郎\n東京都渋谷区 | 03-1234-5678 | yamada@example.jp\n\n職歴\nx\n":                                                                                  "山田 太郎 |  | 03-1234-5678 | 東京都渋谷区",
		"田中花子\n〒150-0001 東京都渋谷区神宮前1-2-3\n090-1234-5678\n\n職務経歴\nx\n":                                                                                   "田中花子 |  | 090-1234-5678 | 150-0001 東京都渋谷区神宮前1-2-3",
		"Name: Piotr Wiśniewski\nTelefon: 600 123 456\nKraków, małopolskie\npiotr@example.pl\n\nDoświadczenie zawodowe\nx\n":                           "Piotr Wiśniewski |  | 600 123 456 | Kraków, małopolskie",
		"João Pedro da Silva Santos\nSão Paulo - SP | (11) 98765-4321 | joao@example.com.br\n\nExperiência profissional\nx\n":                          "João Pedro da Silva Santos |  | (11) 98765-4321 | São Paulo, SP",
		"Priya Sharma | +91 98765 43210 | priya@example.in | Bengaluru, Karnataka\n\nExperience\nx\n":                                                  "Priya Sharma |  | +91 98765 43210 | Bengaluru, Karnataka",
		"Jane Doe, Senior Accountant\njane@example.com\n+44 (0)20 7946 0958\n\nExperience\nx\n":                                                        "Jane Doe | Senior Accountant | +44 (0)20 7946 0958 | ",
		"JOHN O'NEILL\njohn@example.com, 0049 170 1234567, Köln\n\nExperience\nx\n":                                                                    "JOHN O'NEILL |  | 0049 170 1234567 | Köln",
		"Kim Min-jun\nSeoul, South Korea | 010-1234-5678\n\nExperience\nx\n":                                                                           "Kim Min-jun |  | 010-1234-5678 | Seoul, South Korea",
		"Curriculum Vitae\nAnna Maria Rossi\nNata il 12/03/1990\nVia Roma 12, 20121 Milano (MI)\nTel. 333 1234567\nanna@example.it\n\nEsperienza\nx\n": "Anna Maria Rossi |  | 333 1234567 | Via Roma 12, 20121 Milano (MI)",
		"Lebenslauf von Max Mustermann\nmax@example.de\n\nBerufserfahrung\nx\n":                                                                        "Max Mustermann |  |  | ",
		"Curriculum Vitae – Ewa Kowalska-Nowak\newa@example.pl\n\nDoświadczenie\nx\n":                                                                  "Ewa Kowalska-Nowak |  |  | ",
		"Mr. Robert Smith Jr.\n(555) 123-4567 ext. 12\n\nExperience\nx\n":                                                                              "Mr. Robert Smith Jr. |  | (555) 123-4567 ext. 12 | ",
		"J. R. R. Tolkien\nProf. of English\nx@example.org\n\nExperience\nx\n":                                                                         "J. R. R. Tolkien | Prof. of English |  | ",
		"Mary-Ann McDonald (she/her)\nPrimary School Teacher\nmary@example.com | Cork, Co. Cork\n\nExperience\nx\n":                                    "Mary-Ann McDonald | Primary School Teacher |  | Cork, Co. Cork",
		"姓名：李华\n电话：138 1234 5678\n邮箱：li@example.cn\n地址：北京市海淀区\n\n教育背景\nx\n":                                                                            "李华 |  | 138 1234 5678 | 北京市海淀区",
		"氏名 佐藤 健一\n住所 大阪府大阪市北区\n電話 06-1234-5678\n\n学歴\nx\n":                                                                                            "佐藤 健一 |  | 06-1234-5678 | 大阪府大阪市北区",
		"LI Wei (李伟)\nShanghai, China | +86 138 1234 5678\n\nExperience\nx\n":                                                                          "LI Wei (李伟) |  | +86 138 1234 5678 | Shanghai, China",
		"Emeka \"Emmy\" Obi\nAbuja\n+234 803 123 4567\n\nExperience\nx\n":                                                                              "Emeka \"Emmy\" Obi |  | +234 803 123 4567 | Abuja",
		"Thandiwe Nkosi-Dlamini\nJohannesburg, Gauteng, South Africa\nCell: 082 123 4567\n\nExperience\nx\n":                                           "Thandiwe Nkosi-Dlamini |  | 082 123 4567 | Johannesburg, Gauteng, South Africa",
	}
	m := mostOf(t, len(people))
	for in, want := range people {
		b := FromText(in).Document.Basics
		if d := cmp.Diff(want, b.Name+" | "+b.Label+" | "+b.Phone+" | "+b.Location.String()); d != "" {
			m.wrongly("%s: %s", in, d)
		}
	}
}

// TestNamesOverLines sets names as narrow pages do: over two or three large lines, with or without a headline behind.
func TestNamesOverLines(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		large []string
		want  string
	}{
		{[]string{"DARNELL T.", "WHITFIELD JR."}, "DARNELL T. WHITFIELD JR."},
		{[]string{"Mia", "Sørensen", "Castillo"}, "Mia Sørensen Castillo"},
		{[]string{"Gareth", "Llewellyn-", "Price"}, "Gareth Llewellyn-Price"},
		{[]string{"Jean-Baptiste Lefèvre-", "Aubry | Chef de cuisine"}, "Jean-Baptiste Lefèvre-Aubry"},
		{[]string{"Gareth Llewellyn-Price | Chief", "Operating Officer"}, "Gareth Llewellyn-Price"},
		{[]string{"JANE DOE", "SENIOR ACCOUNTANT"}, "JANE DOE"},
		{[]string{"JANE DOE", "SUMMARY"}, "JANE DOE"},
	} {
		var lines []line
		add := func(text string, size, above float64) {
			y := 40.0
			if n := len(lines); n > 0 {
				y = lines[n-1].bottom + size*above
			}
			x1 := 50 + size/2*float64(len(text))
			lines = append(lines, line{
				segs: []segment{{text: text, x0: 50, x1: x1, size: size}}, page: 1, x0: 50, x1: x1, textX: 50,
				top: y, bottom: y + size, size: size, above: above,
			})
		}
		for _, l := range c.large {
			add(l, 24, 0)
		}
		add("jane@example.com", 10, 0.2)
		add("EXPERIENCE", 12, 1)
		add("Looked after the books of forty shops in three towns and closed each year on the last day of March.", 10,
			0.2)
		if got := build(PDF, lines).Document.Basics.Name; got != c.want {
			t.Errorf("%q: %q", c.large, got)
		}
	}
}
