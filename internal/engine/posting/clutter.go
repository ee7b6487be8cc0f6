package posting

import (
	"slices"
	"strings"
)

// clutter is what boards, mails and firms put around the head of a posting, by language; $E stands for the employer and
// $P for the place. Variants of lessons carry some of it, so that a reader learns not to take it for the head.
var clutter = map[string][]string{
	"en": strings.Split(`Posted 5 days ago
Posted 3 hours ago · Be an early applicant
Over 200 applicants
Be among the first 25 applicants
Easy Apply   Save
Apply now   Share   Report this job
Back to search results
Home > Jobs > Search
Home / Careers / Vacancies / $P
Jobs by email | Saved jobs | Sign in
Actively recruiting
Promoted by hirer · No response insights available yet
$E is hiring
$E Careers
Working at $E: 4.1 ★ (212 reviews)
Follow $E
We build things that last.
Good people. Good work. Close to home.
Make a difference every day
Your next chapter starts here
Come and grow with us!
Ready for a change?
NEW
URGENT
Job description
Job posting
Vacancy details
Situations vacant
Reference: JR-20418
Req ID 118204
Full-time · Permanent · Mid-Senior level
Closing date: 14 December
Brightwater Recruitment on behalf of our client
Hi all, see below, could be something for someone you know.
---------- Forwarded message ----------
From: Talent Team
Skip to main content
Search jobs
Similar jobs: Office Manager | Store Assistant | Project Lead
Hello neighbours
Dear colleagues,`, "\n"),
	"de": strings.Split(`Vor 3 Tagen veröffentlicht
Vor 5 Stunden · Gehören Sie zu den ersten Bewerbern
Jetzt bewerben   Merken   Teilen
Zurück zur Trefferliste
Startseite > Jobs > $P
Stellenangebote | Jobs per E-Mail | Anmelden
Karriere bei $E
Arbeiten bei $E
Wir bewegen was. Seit 1921.
Gemeinsam mehr erreichen
Menschen im Mittelpunkt
Komm ins Team!
Zukunft gestalten mit uns
Lust auf was Neues?
Stellenanzeige
Stellenausschreibung
Wir suchen Verstärkung!
Kennziffer 2024-118
Referenznummer: 10001-0993
Vollzeit · Unbefristet · Ab sofort
Erschienen am 12.11.
Liebe Kolleginnen und Kollegen,
Hallo zusammen,
Über uns
Im Auftrag unseres Kunden
Stadtanzeiger – Stellenmarkt
Homeoffice möglich   Schnelle Bewerbung
Bewerbungsfrist: 30.11.
Ähnliche Stellen: Bürokaufmann, Teamleiter, Fahrer`, "\n"),
	"fr": strings.Split(`Publiée il y a 3 jours
Il y a 2 semaines · Soyez parmi les premiers à postuler
Postuler   Enregistrer   Partager
Retour aux résultats
Accueil > Emploi > $P
Nos offres | Mon espace | Connexion
$E recrute
Rejoignez $E
Travailler autrement, ensemble
L'humain d'abord
Et si c'était vous ?
Donnez du sens à votre métier
Prêt à relever le défi ?
Offre d'emploi
Offre n° 148XKQZ
Fiche de poste
Temps plein · CDI · Dès que possible
Référence : 2024-0713
Description du poste
Qui sommes-nous ?
Bonjour à tous,
Pour le compte de notre client
Annonce
URGENT
Date limite : 15 décembre
Voir les 12 autres offres de cette entreprise`, "\n"),
	"es": strings.Split(`Publicada hace 3 días
Hace 5 horas · Sé de los primeros en inscribirte
Inscribirme   Guardar   Compartir
Volver a los resultados
Inicio > Empleos > $P
Mis ofertas | Alertas | Acceder
Trabaja en $E
Empresa destacada
Únete a nuestro equipo
Tu futuro empieza aquí
Crecemos contigo
Más de 30 años a tu lado
Oferta de empleo
Oferta de trabajo
Descripción de la oferta
Jornada completa · Indefinido
Referencia: 88213
URGENTE
¿Quiénes somos?
Hola a todos:
Importante empresa del sector selecciona
Fecha límite: 15 de diciembre
Ver más ofertas de esta empresa`, "\n"),
}

// mostClutter is how many lines of clutter stand together at most.
const mostClutter = 4

// cluttered returns the lesson with lines of a board or a mail above its head, and some between its first lines.
func (l Lesson) cluttered(random *dice) Lesson {
	lines := clutter[l.Language()]
	if len(lines) == 0 {
		return l
	}
	of := func(tag string) string {
		if said := l.All(tag); len(said) > 0 {
			return said[0]
		}
		return ""
	}
	fill := strings.NewReplacer("$E", of("employer"), "$P", of("place"))
	some := func(most int) string {
		var b strings.Builder
		for range 1 + random.roll(most) {
			if s := strings.TrimSpace(fill.Replace(lines[random.roll(len(lines))])); s != "" {
				b.WriteString(s + "\n")
				if random.roll(3) == 0 {
					b.WriteByte('\n')
				}
			}
		}
		return b.String()
	}
	edits := []edit{{0, 0, some(mostClutter)}}
	at := 0
	for range 3 {
		i := strings.IndexByte(l.Text[at:], '\n')
		if i < 0 {
			break
		}
		at += i + 1
		inTag := slices.ContainsFunc(l.Tags, func(t Tag) bool { return t.Start < at && at < t.End })
		if random.roll(4) == 0 && !inTag {
			edits = append(edits, edit{at, at, some(1)})
		}
	}
	return l.edited("", edits)
}

// sunk returns the lesson with the line of its title below its first paragraph of prose, as where a firm speaks of
// itself before it says whom it seeks.
func (l Lesson) sunk() Lesson {
	at := slices.IndexFunc(l.Tags, func(t Tag) bool { return t.Name == "title" })
	if at < 0 {
		return l
	}
	from := strings.LastIndexByte(l.Text[:l.Tags[at].Start], '\n') + 1
	to := strings.IndexByte(l.Text[from:], '\n') + from + 1
	if to <= from || to-from > longestHead {
		return l
	}
	below := to
	for line := range strings.Lines(l.Text[to:]) {
		below += len(line)
		if len(line) > leastProse {
			break
		}
	}
	if below >= len(l.Text)/2 {
		return l
	}
	out := l
	out.Text = l.Text[:from] + l.Text[to:below] + l.Text[from:to] + l.Text[below:]
	out.Tags = slices.Clone(l.Tags)
	for i := range out.Tags {
		switch t := &out.Tags[i]; {
		case t.Start >= from && t.End <= to:
			t.Start, t.End = t.Start+below-to, t.End+below-to
		case t.Start >= to && t.End <= below:
			t.Start, t.End = t.Start-(to-from), t.End-(to-from)
		case t.Start < below && t.End > from:
			return l // a tag goes across
		}
	}
	slices.SortStableFunc(out.Tags, func(a, b Tag) int { return a.Start - b.Start })
	return out
}

// How long the line of a title is at most that may sink, and the line of prose that it sinks below at least.
const (
	longestHead = 100
	leastProse  = 120
)
