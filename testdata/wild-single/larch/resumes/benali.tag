<name>Yanis BENALI</name>
<headline>Recherche alternance 12 mois – Master 2 Contrôle de gestion – septembre 2025</headline>

<h>CONTACT</h>
<phone>07.55.50.63.09</phone>
<email>yanis.benali@example.org</email>
<place>Villeurbanne</place>
<link>linkedin.example.com/in/ybenali</link>
<status>21 ans</status>
<status>Permis B</status>

<h>LOGICIELS</h>
<skills><skill>Excel (TCD, rechercheX)</skill>
<skill>Sage 100</skill>
<skill>Power Query</skill>
<skill>Canva</skill></skills>

<h>LANGUES</h>
<language>Français</language>
<level>Langue maternelle</level>
<language>Arabe</language>
<level>Parlé couramment</level>
<language>Anglais</language>
<level>B2 (TOEIC 845)</level>
<language>Espagnol</language>
<level>A2</level>

<h>QUALITÉS</h>
<skills><skill>Rigoureux</skill>
<skill>Curieux</skill>
<skill>Ponctuel</skill></skills>

<h>LOISIRS</h>
<other>Futsal en club</other>
<other>Échecs (1450 Elo)</other>

<h>PROFIL</h>
<summary>Étudiant en gestion, j'aime comprendre d'où vient un écart avant de
le commenter. Rythme : 3 semaines entreprise / 1 semaine cours.</summary>

<h>FORMATION</h>
<edu><start>2024</start> - <end>2026</end>
<degree>Master CCA</degree> (M1 en cours)
<school>IAE Lyon-Est</school></edu>
<edu><start>2021</start> - <end>2024</end>
<degree>Licence</degree> <field>Économie-Gestion</field>
<school>Université de Saint-Étienne</school>
<grade>Mention Bien</grade> - <point>Semestre Erasmus à Porto (S5)</point></edu>
<edu><end>2021</end>
<degree>Baccalauréat général</degree>, <field>spécialités Maths et SES</field>
<school>Lycée Honoré-d'Urfé-Ouest</school> - <grade>Mention Très bien</grade></edu>

<h>EXPÉRIENCES</h>
<job><start>Avril</start> - <end>Juillet 2024</end> (4 mois)
<title>Stagiaire assistant contrôleur de gestion</title>
<employer>Fromageries du Pilat</employer>, <place>Saint-Chamond (42)</place>
<point>Suivi hebdo des marges par référence (180 réf.)</point>
<point>Automatisation du reporting ventes : 1/2 journée gagnée par semaine</point></job>
<job><start>Juin 2023</start> (4 semaines)
<title>Stage d'observation</title>
<employer>Cabinet d'expertise Duvernay & Fils</employer>
<point>Saisie d'écritures, lettrage, rapprochements bancaires</point></job>
<job><start>Depuis 2022</start>
<title>Équipier polyvalent</title>, 10 h / semaine
<employer>Burger du Gier</employer>, <place>Rive-de-Gier</place>
<point>Caisse, drive, formation de 3 nouveaux</point></job>

<h>ENGAGEMENT</h>
<vol><title>Trésorier</title> du <employer>BDE Éco-Gestion</employer>, <start>2022</start>-<end>2023</end>
<point>Budget de 14 000 €, WEI de 160 personnes</point></vol>
