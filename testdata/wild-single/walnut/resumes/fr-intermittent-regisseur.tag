CV – <name>Yannis Courbevoisier</name>, <headline>régisseur lumière & régisseur général (intermittent, annexe 8)</headline>
<phone>07 55 50 17 04</phone> / <email>yannis.lum@example.net</email> / <place>Villeurbanne</place> et partout en camion

<h>En ce moment</h>
<job><title>Régisseur général</title> de la <employer>Cie Les Oiseaux Lents</employer> (association loi 1901), <start>depuis 2020</start>, une cinquantaine de dates par an. <point>Plans de feux, fiches techniques, plannings de montage, sécurité du public en rue.</point></job>

<h>Avant / en parallèle</h>
<job><start>Saisons 2017-2018</start> à <end>2019-2020</end> : <employer>Théâtre du Quai Rambaud</employer> – Scène conventionnelle, <place>Lyon 2e</place>, <title>régisseur lumière d'accueil</title> (CDDU) puis <title>régisseur principal lumière</title> (CDD, <start>janv. 2019</start>).
<point>Parc de 180 projecteurs, passage partiel aux LED.</point></job>
<job><start>2015</start>/<end>2017</end> – <title>Technicien lumière / poursuiteur</title> – <employer>SARL Nuit Claire Événements</employer> (ex-Sonorama 69) – <place>Vénissieux</place></job>
<job>Festival d'Avignon off, <start>juillet 2014</start>, 2015, 2016 et <end>2018</end> – <title>Régisseur de salle</title> – <employer>Théâtre des Trois Fûts</employer></job>
<job><start>2013</start> – <title>Électricien de plateau</title> (stage de fin d'études) – <employer>Opéra de Saint-Étienne</employer></job>
<job>Six mois en <start>2012</start> – <title>Préparateur de commandes</title> – <employer>Drive Hyperplus</employer>, <place>Bron</place></job>

<h>Formation</h>
<edu><school>ENSATT</school>, <place>Lyon</place>, formation continue « <field>Réalisation lumière</field> », 8 semaines, <end>2019</end></edu>
<edu><degree>DMA</degree> <field>Régie du spectacle, option lumière</field>, <school>Lycée Guist'hau</school>, <place>Nantes</place>, <start>2011</start>-<end>2013</end></edu>
<edu><degree>Bac pro</degree> <field>ELEEC</field>, <grade>mention assez bien</grade>, <school>LP Jacques-de-Flesselles</school>, <end>2011</end></edu>

<h>Habilitations</h>
<cert><cname>Habilitation électrique BR/B2V</cname> (recyclée <date>2024</date>)</cert> – <cert><cname>CACES R486 A et B</cname> (<date>2022</date>)</cert> – <cert><cname>SSIAP 1</cname> (<date>2018</date>, périmé)</cert> – <cert><cname>travail en hauteur</cname></cert>

<h>Pupitres et logiciels</h>
<skills><skill>grandMA2</skill> / <skill>grandMA3</skill> (en cours d'apprentissage) / <skill>Eos</skill> / <skill>Congo</skill> / <skill>QLab</skill> / <skill>AutoCAD</skill> / <skill>Capture</skill></skills>

<h>Langues & permis</h>
<language>Français</language>, <language>anglais</language> <level>de tournée</level>, <language>grec</language> (<level>maternel</level>). <status>Permis B et C1</status>.
