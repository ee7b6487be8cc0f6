<name>Maëlle QUERREC-DIALLO</name>
32 ans – <status>permis B, véhicule</status>
9 venelle des Lavoirs, <place>29200 Brest</place>
<phone>06 55 50 12 38</phone> – <email>maelle.qd@example.org</email>

<headline>Chargée d'études paysage et espaces publics</headline>

<h>FORMATIONS</h>

<edu><end>2015</end>	<degree>Diplôme d'État de paysagiste</degree>, <school>École nationale supérieure de paysage, Versailles</school> (<grade>félicitations du jury</grade>)</edu>
<edu><end>2011</end>	<degree>BTS Aménagements paysagers</degree>, <school>lycée agricole de Kerplouz</school></edu>
<edu><end>2009</end>	<degree>Bac S</degree>, spécialité SVT, <grade>mention bien</grade></edu>

<h>EXPÉRIENCES PROFESSIONNELLES</h>

<job><start>Depuis mars 2020</start>
<title>Chargée d'études</title>, <employer>Syndicat mixte du Léon littoral</employer> (collectivité, 14 agents)
→ <point>plan de gestion de 6 cales et places de bourg : diagnostic, concertation, DCE</point>
→ <point>suivi de maîtrise d'œuvre externe (marchés de 80 à 640 k€ HT)</point>
→ <point>ateliers habitants, une douzaine par an, en français et un peu en breton</point></job>

<job><start>2017</start> – <end>2020</end> (CDI)
<title>Paysagiste conceptrice</title>, <employer>Agence Grand Large Paysage</employer>, <place>Rennes</place>
→ <point>esquisse à PRO, quais de la Vilaine ; DET partagé avec l'architecte</point></job>

<job><start>Sept. 2015</start> – <end>déc. 2016</end>
<title>Paysagiste junior</title> (CDD, puis auto-entreprise), <employer>Atelier Fougères & Cie</employer>, <place>Nantes</place></job>

<job>Étés <start>2010</start> à <end>2013</end> : <title>ouvrière paysagiste</title>, <employer>pépinières Le Goff</employer></job>

<h>COMPÉTENCES</h>

<skills><group>Dessin</group> : <skill>AutoCAD</skill>, <skill>Illustrator</skill>, <skill>croquis à la main</skill>
<group>SIG</group> : <skill>QGIS (courant)</skill>, <skill>ArcGIS (notions)</skill>
<group>Marchés</group> : <skill>CCTP</skill>, <skill>analyse des offres</skill>, <skill>loi MOP</skill></skills>

<h>LANGUES</h>
<language>Anglais</language> : <level>B2</level> | <language>Breton</language> : <level>niveau 3 (stage intensif 6 mois, 2019)</level> | <language>Espagnol</language> : <level>scolaire</level>

<h>CONCOURS</h>
<award><title>Ingénieur territorial, spécialité urbanisme, aménagement et paysages</title> : admissible <end>2022</end>, non admise à l'oral</award>

<h>CENTRES D'INTÉRÊT</h>
<other>Voile légère (monitrice fédérale), chant à danser, boutures ratées</other>
