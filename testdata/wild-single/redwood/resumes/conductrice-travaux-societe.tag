<name>Maëlle Kervadec</name>
<place>22 Brest</place> - <phone>06 39 98 01 27</phone> - <email>maelle.kervadec@example.org</email>
<status>41 ans, permis B</status>

<job><start>Septembre 2021</start> à <end>ce jour</end>
	<title>Conductrice de travaux principale</title>
	(société <employer>ROZ-AVEL CONSTRUCTION</employer> à <place>BREST</place>)

	- <point>Suivi de trois à quatre chantiers de logements en parallèle (R+3 maximum)</point>
	- <point>Consultation et choix des sous-traitants, négociation des avenants</point>
- <point>Mise en place d’un tableau de suivi des réserves sur Excel, repris par l’agence de Quimper</point>
</job>

<job><start>Janvier 2021</start> à <end>Août 2021</end>
	<title>Conductrice de travaux</title> en CDD
	(société <employer>MORDREUC RÉNOVATION</employer> à <place>MORLAIX</place>)
</job>

<job><start>Mars 2014</start> à <end>Décembre 2020</end>
	<title>Aide conductrice de travaux</title> puis <title>conductrice de travaux</title>
	(société <employer>TY-BLOC</employer> à <place>LANDERNEAU</place>)

	- <point>Gros œuvre de bâtiments agricoles et d’une salle polyvalente</point>
	- <point>Commandes de béton et d’acier, pointage des heures de 12 compagnons</point>
- <point>Participation à l’obtention du label chantier propre en 2018</point>
</job>

Février 2013 à Février 2014
	Congé parental, autoformation Revit

<job><start>Juin 2009</start> à <end>Janvier 2013</end>
	<title>Métreuse</title> et <title>dessinatrice</title>
	(cabinet <employer>PENGUEN ÉCONOMISTES</employer> à <place>GUIPAVAS</place>)

	<point>Quantitatifs et plans d’exécution pour des écoles et des gymnases :</point>
	- <point>Relevés sur place</point>
	- <point>Rédaction des CCTP gros œuvre et maçonnerie</point>
	- <point>Analyse des offres</point>
</job>

<job><start>2005</start> – <end>2007</end> 
	<title>Serveuse</title> saisonnière
	(crêperie <employer>LE GOÉMON BLEU</employer> à <place>PLOUGONVELIN</place>)
</job>

<h>MES COMPETENCES</h>

<skills>- <group>Chantier</group> : <skill>planning</skill>, <skill>OPR</skill>, <skill>sécurité (PPSPS)</skill>, <skill>gestion des sous-traitants</skill>
- <group>Logiciels</group> : <skill>AutoCAD</skill>, <skill>MS Project</skill>, <skill>Revit</skill> (notions), <skill>Onaya</skill>
- <group>Réglementation</group> : <skill>DTU 20.1</skill>, <skill>DTU 21</skill>, <skill>RE 2020</skill>

- Excellente maîtrise d’<skill>Excel</skill>, y compris les <skill>tableaux croisés</skill>
</skills>
<h>FORMATION</h>
		
	<edu><degree>Licence professionnelle</degree> <field>Conduite de travaux</field>, <school>IUT de Kerlaz</school>, <end>2009</end></edu>
	<edu><degree>BTS</degree> <field>Bâtiment</field>, <school>Lycée de l’Élorn</school> (<start>2005</start>-<end>2007</end>)</edu>
	<edu><degree>Bac S</degree>, mention <grade>assez bien</grade></edu>
	<cert><cname>SST</cname> (recyclage <date>2024</date>)</cert>
	<cert><cname>Habilitation AIPR concepteur</cname></cert>

<h>LANGUES ET DIVERS</h>

	<language>Anglais</language> : <level>moyen</level> / <language>Breton</language> : <level>courant</level>
	<other>Course de fond, bagad (bombarde), trésorière de l’APE</other>
