<h>CONTACT</h>
<place>Villeurbanne (69)</place>
<phone>07 00 24 68 13</phone>
<email>e.nkoulou@example.org</email>
<link>linkedin.com/in/estelle-nkoulou-exemple</link>

<h>LOGICIELS</h>
<skills><skill>Sage 100</skill> ●●●●○
<skill>Cegid Loop</skill> ●●●○○
<skill>ACD</skill> ●●●●●
<skill>Silae</skill> ●●○○○
<skill>Excel (TCD, RECHERCHEX)</skill> ●●●●○</skills>

<h>SAVOIR-ÊTRE</h>
<skills><skill>Discrétion</skill>
<skill>Sens du délai</skill>
<skill>Pédagogie client</skill></skills>

<h>LANGUES</h>
<language>Français</language>  <level>bilingue</level>
<language>Anglais</language>  <level>B1</level>
<language>Ewondo</language>  <level>langue maternelle</level>

<h>CENTRES D'INTÉRÊT</h>
<other>Gospel, couture wax, échecs</other>

<name>Estelle NKOULOU</name>
<headline>Collaboratrice comptable confirmée – DCG, DSCG en cours (5/7 UE)</headline>

<h>PROFIL</h>
<summary>8 ans de cabinet, portefeuille TPE/PME et associations. Je
cherche un poste de chef de mission à Lyon ou proche,
idéalement avec de l'audit associatif.</summary>

<h>EXPÉRIENCES PROFESSIONNELLES</h>

<job><title>Collaboratrice comptable senior</title>
<employer>Cabinet Vernaison Expertise</employer> | <place>Lyon 7e</place>
<start>septembre 2020</start> – <end>présent</end> (4 ans et demi)
● <point>Portefeuille de 46 dossiers (BIC, BNC, SCI), de la
saisie à la liasse</point>
● <point>Bilans présentés aux clients en autonomie,
relecture par l'expert-comptable</point>
● <point>Migration Cegid → ACD : référente pour l'équipe
(11 personnes)</point></job>

<job><title>Assistante comptable</title>
<employer>FIDUCIAL SAÔNE AUDIT</employer> | <place>Mâcon</place>
<start>oct. 2018</start> – <end>août 2020</end> (1 an et 11 mois)
● <point>Tenue, TVA, rapprochements, 60 % au cabinet et
40 % chez le client</point></job>

<job><title>Assistante comptable en alternance</title>
<employer>Association Les Tilleuls – Foyers et ESAT</employer> | <place>Bourg-en-Bresse</place>
<start>sept. 2016</start> – <end>août 2018</end> (2 ans)
● <point>Comptabilité fournisseurs de 4 établissements</point>
● <point>Suivi des fonds propres des résidents</point></job>

<job><title>Hôtesse de caisse (étudiante, week-ends)</title>
<employer>Hyper Bressan</employer> | <start>2015</start> – <end>2016</end></job>

<h>FORMATION</h>

<edu><degree>DSCG</degree> – <school>CNAM Auvergne-Rhône-Alpes</school>
<start>depuis 2022</start> (cours du soir) – UE 1, 2, 3, 5 et 6 validées</edu>

<edu><degree>DCG</degree> – <school>Lycée La Martinière</school>
<end>2018</end></edu>

<edu><degree>BTS</degree> <field>Comptabilité et gestion</field>
<school>Lycée Carriat</school>, <start>2014</start> – <end>2016</end></edu>

CV E. Nkoulou – page 1/1
