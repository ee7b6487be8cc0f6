<name>Gwenaëlle LE STUNFF-MOREAU</name>
<status>née le 14 mai 1979</status> - <status>permis B</status>
<place>Lieu-dit Kergoz, 56400 Auray</place> - <phone>06 00 00 01 52</phone> - <email>g.lestunff@example.org</email>

<job><start>Février 2021</start> à <end>ce jour</end>
	<title>Métreuse économiste de la construction</title>
	(société <employer>ARMOR QUANTITÉS</employer> à <place>VANNES</place>)

- <point>Réalisation des DPGF et des estimations pour des logements et des écoles</point>
- <point>Suivi financier de chantiers de 0,4 à 6 M€</point></job>

Octobre 2019 à janvier 2021
	Congé parental puis autoformation Revit et norme NF P03

<job><start>Octobre 2012</start> à <end>septembre 2019</end>
	<title>Métreuse</title> et <title>dessinatrice projeteuse</title>
	(société <employer>BOIS DU LOCH</employer> à <place>PLUVIGNER</place>)

	- <point>Création d’une bibliothèque de prix ossature bois sur Excel en VBA</point>
	- <point>Relevés sur place et plans d’exécution</point>
- <point>Réponse aux appels d’offres publics</point></job>

<job><start>Novembre 2011</start> à <end>septembre 2012</end>
	<title>Dessinatrice projeteuse</title>
	(société <employer>TREVENEC</employer> à <place>LORIENT</place>)</job>

<job><start>Février 2004</start> à <end>octobre 2011</end>
	<title>Secrétaire technique</title>, puis <title>assistante métreuse</title>
	(société <employer>CHARPENTES EZANNO</employer> à <place>BAUD</place>)</job>

<job><start>1999</start> – <end>2003</end>
	<title>Animatrice</title> (étés)
	(<employer>Centre nautique de Penthièvre</employer>)

	Pendant ces étés :
	- <point>Encadrement de groupes de 12 enfants</point>
	- <point>Tenue du stock de gilets</point></job>

<h>MES COMPETENCES INFORMATIQUES</h>

<skills>- <group>Dessin</group> : <skill>AutoCAD</skill>, <skill>Revit</skill> (notions), <skill>SketchUp</skill>, <skill>Sema</skill>
- <group>Chiffrage</group> : <skill>Batigest</skill>, <skill>Attic+</skill>, <skill>Excel</skill> et <skill>VBA</skill>
- Bonne maîtrise du <skill>CCAG Travaux</skill> et des <skill>marchés publics</skill>
</skills>
<h>FORMATION</h>
		
	<edu><degree>BTS</degree> <field>Études et économie de la construction</field>, <school>lycée du Blavet</school>, <end>2003</end></edu>
	<edu><degree>Bac STI</degree> <field>Génie civil</field></edu>
	<cert>Stage <cname>Habilitation travaux en hauteur</cname> (<date>2022</date>)</cert>

<h>LANGUES</h>

	<language>Anglais</language> : <level>scolaire</level>
	<language>Breton</language> : <level>courant</level>
