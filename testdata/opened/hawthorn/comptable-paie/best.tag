<name>Solène GUIVARC'H</name>                                    <status>42 ans, permis B</status>
<place>Les Ponts-de-Cé</place>  <phone>06 00 00 41 87</phone>
<email>solene.guivarch@example.org</email>

<headline>GESTIONNAIRE PAIE & COMPTA, 12 ans de métier dont 9 en paie</headline>

<h>PARCOURS</h>

<job><employer>Groupe Vertelande</employer> / propreté et espaces verts / 3 sites + siège / <start>depuis janv. 2019</start>
<title>Gestionnaire de paie</title> puis (<start>2021</start>) <title>référente paie</title>, <place>Trélazé</place>
<point>215 à 240 BS par mois, CCN propreté et CCN paysage, 4 SIRET, beaucoup d'entrées/sorties (annexe 7)</point>
<point>DSN mensuelles + signalements, zéro rejet URSSAF bloquant sur 2023 et 2024</point>
<point>Bascule Sage Paie i7 vers Silae en 2022 : j'ai repris les cumuls et testé à blanc 2 mois, le paramétrage c'était l'intégrateur</point>
<point>STC, IJSS, prévoyance, ATMP, 1 contrôle URSSAF (2023, redressement 0 €) où j'ai préparé les pièces pour la DRH</point>
<point>Badgeuse Kelio : participation à l'appel d'offres, déploiement reporté à 2026</point>
<point>Je suis seule sur la paie, une alternante avec moi depuis sept. (pas d'encadrement officiel)</point></job>

<job><employer>Cabinet Hervouet-Lamy</employer>, expertise comptable, <place>Angers</place>, <start>09/2016</start>-<end>12/2018</end>
<title>collaboratrice sociale</title>, <point>38 dossiers TPE (BTP, HCR, pharmacies), environ 190 BS/mois, Silae</point>
<point>passage de la DADS-U à la DSN pour tout le portefeuille avec une collègue</point></job>

2015-2016  congé parental, puis remise à niveau paie (voir formation)

<job><employer>Menuiseries Cosnard</employer> - <place>Segré</place> - <start>2012</start> à <end>2015</end>
<title>Aide-comptable</title> (80 %)
<point>frs, rapprochement de 3 banques, CA3 mensuelle, relances</point>
<point>bilan : dossier de révision jusqu'à la balance, la liasse était faite par le cabinet</point>
<point>logiciel : Cegid Quadra</point></job>

<job><start>2008</start>/<end>2011</end> missions <employer>Intérim Anjou Tertiaire</employer> : <title>assistante administrative</title>, <point>accueil, saisie</point></job>

<h>DIPLÔMES ET FORMATIONS</h>
<edu><end>2016</end> · <degree>Titre pro gestionnaire de paie</degree> (niv. 5), <school>GRETA du Maine angevin</school></edu>
<edu><end>2008</end> · <degree>BTS</degree> <field>CGO</field>, <school>lycée Saint-Maurille</school>, Angers</edu>
<edu><degree>DCG</degree> : <point>UE 3 (droit social) et UE 9 validées en candidate libre, le reste non passé</point></edu>
<cert><cname>Veille sociale</cname> 2 j/an, <issuer>Editions Lacombe</issuer></cert>

<h>OUTILS</h>
<skills><skill>Silae</skill> +++   <skill>Sage Paie</skill> ++   <skill>Excel</skill> +++ (RECHERCHEX, TCD)   <skill>Quadra</skill> +   <skill>Net-entreprises</skill> +++</skills>
<h>LANGUES</h> <language>Anglais</language> <level>A2, je lis</level>  <language>Breton</language> <level>un peu</level>

<vol><title>Trésorière bénévole</title> du <employer>club de hand</employer> (budget 60 k€) <start>depuis 2020</start></vol>
