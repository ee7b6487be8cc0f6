<name>Clothilde HERVOUËT-NIANG</name>                                        <headline>Sage-femme diplômée d'État</headline>
<place>8 venelle des Tanneurs, 29600 Morlaix</place>
<phone>06 55 50 01 21</phone> – <email>c.hervouet@example.org</email>
N° RPPS communiqué sur demande

<h>PARCOURS PROFESSIONNEL</h>

<job><start>Septembre 2019</start> à <end>ce jour</end>	<employer>CENTRE HOSPITALIER DU TRÉGOR BLEU</employer>, <place>Lannion</place>
	<title>Sage-femme coordinatrice, salle de naissance</title> (80 %)
	Maternité de niveau 2A, environ 950 accouchements par an
	– <point>Encadrement fonctionnel de 17 sages-femmes et 9 auxiliaires, plannings compris</point>
	– <point>Mise en place d'un espace physiologique avec baignoire</point>
	– <point>Référente de la certification HAS 2023 pour le service</point>

</job><job><start>2014</start> – <end>2019</end>	<employer>CENTRE HOSPITALIER DU TRÉGOR BLEU</employer>
	<title>Sage-femme</title>
	– <point>Salle de naissance, suites de couches, consultations, gardes de 12 h</point>
	– <point>Acupuncture obstétricale une demi-journée par semaine</point>

</job><job><start>2012</start> – <end>2014</end>	<employer>CLINIQUE DES HORTENSIAS</employer>, <place>Brest</place> (CDD successifs)
	<title>Sage-femme</title>
	– <point>Remplacements en salle et en service</point>

</job><job><start>Janv. 2012</start> - <end>juin 2012</end>	<employer>ONG Mères du Sahel</employer>, <place>Saint-Louis, Sénégal</place>
	<title>Sage-femme volontaire</title>
	– <point>Formation de matrones dans quatre postes de santé</point></job>

<h>DIPLÔMES</h>

<edu><end>2021</end>	<degree>DU</degree> <field>Management des équipes de santé</field>, <school>Université de Cornouaille</school></edu>
<edu><end>2016</end>	<degree>DIU</degree> <field>Acupuncture obstétricale</field>, <school>Université de Cornouaille</school></edu>
<edu><end>2011</end>	<degree>Diplôme d'État de sage-femme</degree>, <school>École de sages-femmes de Brest-Iroise</school></edu>
<edu><end>2006</end>	<degree>Baccalauréat S</degree>, <grade>mention bien</grade></edu>

<h>FORMATIONS COURTES</h>
<cert><cname>AFGSU 2</cname> (<date>2023</date>)</cert> ; <cert><cname>Échographie du troisième trimestre, module 1</cname> (<date>2022</date>)</cert>

<h>INFORMATIQUE ET LANGUES</h>
<skills><skill>DxCare</skill>, <skill>Diamm</skill>, <skill>Chronos</skill>, <skill>Excel</skill> (tableaux simples)</skills>
<language>Anglais</language> : <level>B1</level>. <language>Wolof</language> : <level>notions pour rassurer</level>. <language>Breton</language> : <level>cours du soir</level>.

<h>DIVERS</h>
<other>Trésorière d'une association d'aide à l'allaitement. Voile.</other>
