<name>LE GOUALLEC Nolwenn</name>
<status>31 ans – permis B, véhicule</status>
<place>Châteaubourg (35)</place>     <phone>06 39 98 05 12</phone>     <email>nolwenn.legouallec@example.net</email>

<headline>Technicienne labo – microbio</headline>

<h>Formation</h>
<edu><end>2015</end> <degree>BTS</degree> <field>Bioanalyses et contrôles</field>, <school>lycée Jean-Brito</school> (<place>Bain</place>)</edu>
<edu><start>2015</start>/<end>16</end> : <degree>licence pro</degree> <field>microbiologie industrielle</field>, <school>univ. de Rennes</school>, <point>année suivie, mémoire non rendu donc pas de diplôme</point></edu>

<h>Ce que j'ai fait</h>

<job><title>Technicienne microbiologie</title> chez <employer>Analis'Ouest</employer> (labo prestataire accrédité), <place>Javené</place>, <start>depuis mars 2018</start>
<point>Paillasse agro : produits laitiers surtout, charcuterie, plats cuisinés. 60 à 80 échantillons
par jour pour l'équipe de 4, réception et broyage compris.</point>
<point>Salmo, Listeria mono (recherche et dénombrement), E. coli, coagulase +, FMAT, levures-moisissures.
Listeria et salmo passées au VIDAS depuis 2020, confirmations sur gélose à la main.</point>
<point>Lecture et première validation sur Labware ; la libération des rapports reste à la responsable.</point>
<point>Référente milieux pendant 2 ans (2021 à 2023) : fabrication, tests de fertilité, péremptions. J'ai repassé
le flambeau à ma collègue.</point>
<point>Métrologie des étuves et pipettes (suivi mensuel, sondes). Un écart relevé lors de l'audit COFRAC 2022, aucun
à celui de 2024.</point>
<point>4 modes op. réécrits sur les 22 du secteur ; je relis les autres.</point>
<point>PCR : vu tourner, je n'y suis pas habilitée.</point></job>

<job>Intérim via <employer>Adéquia</employer>, <start>sept. 2016</start> - <end>fév. 2018</end> : <title>aide-laborantine</title> / <title>préleveuse</title>
<point>7 mois en laiterie (Coopérative de la Seiche) : écouvillonnages, boîtes contact, eau glacée ; j'apprenais
les bons gestes aux nouveaux de l'atelier fromage</point>
<point>ensuite, abattoir de volailles, carcasses, neuf mois</point></job>

<job>Stage <start>2015</start> <employer>INVRA Rennes</employer> 8 sem. (<title>stagiaire</title>, bactéries lactiques)</job>

<h>Divers</h>
<skills><skill>Excel</skill> ok (tableaux croisés), LIMS <skill>Labware</skill></skills>. <language>Anglais</language> <level>lu, fiches techniques</level>.
<cert><cname>SST</cname> (<date>2023</date>)</cert>. <other>Cercle celtique, j'y danse le jeudi.</other>
