<name>LE GOUALLEC Maëlle</name>
<status>née le 14.02.1987</status> – <status>française</status> – pacsée, 2 enfants – <status>permis B</status>
<place>Les Ponts-de-Cé (49)</place>   tél. <phone>06 39 98 12 47</phone>   <email>maelle.legouallec@example.org</email>

<h>Diplômes</h>
<edu><end>2016</end>  <degree>DE IBODE</degree>, <school>école du CHU de Rennes</school> (promo pro financée par mon employeur)</edu>
<edu><end>2009</end>  <degree>DEI</degree>, <school>IFSI de Lorient</school></edu>
<edu><end>2005</end>  <degree>bac S</degree>, <grade>mention AB</grade></edu>

<h>Parcours</h>
<job>depuis <start>09/2017</start>
<employer>Clinique des Trois-Ormeaux</employer>, <place>Cholet</place> (8 salles)
<title>IBODE</title>, 80 % depuis 2021
<point>ortho-traumato pour moitié de mon temps : PTH, PTG, épaule, arthroscopies, ECM du col fémoral pendant les astreintes</point>
<point>le reste en viscéral et digestif, presque tout sous cœlio (vésicules, hernies, sleeves, quelques colectomies)</point>
<point>table, volante et 2e aide ; actes exclusifs</point>
<point>référente implants ortho : scan et suivi des DMI, commandes, dépôts des labos. Avant moi 6 % de fiches incomplètes, 1 % à l'audit 2023</point>
<point>check-list : j'ai participé au groupe de travail qui a revu le temps 3 (pilote = la cadre)</point>
<point>tutrice de 7 élèves IBODE à ce jour</point>
<point>remplacé la cadre 3 semaines à l'été 2022 pour les plannings seulement</point>
<point>robot : 14 interventions en binôme depuis la location du Xi en urologie (fin 2024), habilitation pas encore passée</point>
</job>
<job><start>oct. 2016</start> à <end>août 2017</end>
<employer>CH du Blavet</employer>, <place>Lorient</place>
<title>IBODE</title> polyvalente, nuits et gardes
<point>urgences, césariennes, viscéral, traumato</point>
</job>
<job><start>2011</start>/<end>2015</end>, même hôpital
<employer>CH du Blavet</employer>
<title>IDE de bloc</title>
<point>circulante surtout, puis instrumentiste en traumato la dernière année</point>
</job>
<job><start>2009</start>/<end>2011</end>
<employer>Intérim Armor Santé</employer>, Morbihan
<title>IDE</title> : <point>médecine, gériatrie, un peu de SSPI</point>
</job>
(2015-2016 à l'école)

<h>Formations</h>
<cert><cname>AFGSU 2</cname> recyclée <date>11/2023</date></cert> ; <cert><cname>radioprotection patients</cname> <date>2021</date></cert> ; <cert><cname>tutorat</cname> 3 jours, <date>2019</date></cert> ; <edu><degree>DU</degree> <field>hygiène hospitalière</field> : inscrite pour la rentrée prochaine</edu>
<cert><issuer>ONI</issuer> <cname>inscrite à l'Ordre, Maine-et-Loire</cname>, cotisation à jour</cert>

<h>Divers</h>
Logiciels : <skills><skill>Optim</skill> (quotidien), <skill>Hôpital Manager</skill>, <skill>Excel</skill> de base</skills>
<language>anglais</language> <level>scolaire</level>
<other>chant choral, kayak</other>
