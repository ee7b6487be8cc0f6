package docrender

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitae/internal/engine/document"
)

func TestLanguageOfADocumentIsGuessed(t *testing.T) {
	t.Parallel()
	for want, text := range map[string]string{
		"en": "Led the team of nine and cut the cost of support by a third with tools for the agents",
		"de": "Leitung der Abteilung mit zwölf Mitarbeitern und Aufbau der Fertigung für die Kunden im Ausland; verantwortlich für das Budget",
		"fr": "Encadrement de la brigade et gestion des stocks pour les deux restaurants du groupe avec une équipe de onze personnes",
		"nl": "Leiding aan het team van negen en het opzetten van een nieuwe werkwijze voor de klanten met een budget op maat",
		"nb": "Ledet avdelingen og fikk ned tiden for svar med en tredel, og lærte opp ni av de nye på kurs i til sammen tre år",
		"da": "Ledte afdelingen og fik tiden for svar ned med en tredjedel, og oplærte ni af de nye på kurser i til sammen tre år",
		"ru": "Руководил отделом из девяти инженеров и сократил срок поставки; вёл обучение новых сотрудников",
		"uk": "Керував відділом із дев’яти інженерів і скоротив строк постачання; її навчання",
		"el": "Διεύθυνση ομάδας εννέα μηχανικών",
		"he": "ניהול צוות של תשעה מהנדסים עם Go ו-Kubernetes",
		"ja": "九人のチームを率いて開発した",
		"zh": "带领九人团队负责软件开发",
		"ko": "아홉 명의 팀을 이끌었습니다",
	} {
		s, err := Options{}.resolve("test", nil, A4)
		if err != nil {
			t.Fatal(err)
		}
		s.resumePiece(&document.Resume{Basics: document.Basics{Name: "Ana", Summary: text}})
		if s.language != want {
			t.Errorf("%s: %s", want, s.language)
		}
	}
	short := &document.Resume{
		Basics: document.Basics{Name: "Ana", Summary: "Köchin"},
		Meta:   &document.Meta{Vitae: &document.Layout{Language: "de"}},
	}
	said, _ := Options{}.resolve("test", nil, A4)
	if said.resumePiece(short); said.language != "de" {
		t.Errorf("a short resume that says it is German is in %s", said.language)
	}
	s, _ := Options{Language: "de-CH"}.resolve("test", nil, A4)
	if s.resumePiece(full(t)); s.language != "de-CH" {
		t.Errorf("the language that was asked for became %s", s.language)
	}
}

// TestEveryBuiltInFontIsReadAndNamed reads all font files, which the program does one by one as they are needed.
func TestEveryBuiltInFontIsReadAndNamed(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("fonts/*.ttf")
	if err != nil {
		t.Fatal(err)
	}
	used := map[*fontFile]bool{}
	for _, weights := range library().families {
		for i, c := range weights {
			for k, face := range c {
				f := face.file()
				used[f] = true
				if k == 0 && (f.bold != (i == 1) || !strings.HasSuffix(f.name, []string{"-Regular", "-Bold"}[i])) {
					t.Errorf("%s is taken for weight %d", f.name, i)
				}
			}
		}
	}
	if len(used) != len(files) {
		t.Errorf("%d files, %d in use", len(files), len(used))
	}
	if len(library().families) != len(Fonts()) {
		t.Errorf("%d families, %d of them offered", len(library().families), len(Fonts()))
	}
	licence, err := os.ReadFile("fonts/OFL.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		family, _, _ := strings.Cut(filepath.Base(f), "-")
		if !strings.Contains(string(licence), family) {
			t.Errorf("OFL.txt does not name %s", family)
		}
	}
}
