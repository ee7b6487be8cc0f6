<name>Bastien ROUVEYROL</name>
<place>61000 Alençon</place>
<phone>07 55 01 02 44</phone>
<email>b.rouveyrol@example.org</email>
<status>Permis B</status>

<h>Régisseur des collections : 7 ans d'expérience en régie d'œuvres</h>

<h>Compétences</h>
<skills><group>Régie</group> : <skill>gestion des prêts et emprunts</skill>, <skill>assurance clou à clou</skill>, <skill>constats d'état</skill>, <skill>convoiement</skill>
<group>Conservation</group> : <skill>conservation préventive</skill>, <skill>conditionnement</skill>, <skill>récolement décennal</skill>
<group>Logiciels</group> : <skill>Micromusée</skill>, <skill>Excel</skill></skills>

<h>Expériences professionnelles</h>

<job><title>Régisseur des collections</title>
<employer>Musée municipal des Faïences de Montbrelle</employer>
<start>01/2020</start> – <end>à ce jour</end>
• <point>Gestion des prêts et emprunts : 25 dossiers par an, exclusivement avec des musées français</point>
• <point>Constats d'état au départ et au retour, convoiement en France (14 missions)</point>
• <point>Récolement décennal achevé en 2024 : 9 200 objets</point>
• <point>Encadrement fonctionnel d'un agent technique</point>
• <point>Relevés climatiques dans deux réserves, rapport trimestriel à la conservatrice</point></job>

<job><title>Assistant régisseur</title>
<employer>Écomusée du Pays d'Argelès</employer>
<start>09/2018</start> – <end>12/2019</end>
• <point>Conservation préventive : relevés climatiques, dépoussiérage, conditionnement de textiles</point>
• <point>Chantier des collections (3 100 objets déplacés)</point>
• <point>Montage de six expositions temporaires avec l'équipe technique de la commune</point></job>

<h>Formation</h>
<edu><degree>Licence professionnelle</degree> <field>Conservation préventive et régie</field>, <school>Université de Tours</school>, <end>2018</end></edu>
<edu><degree>BTS</degree> <field>Tourisme</field>, <school>Lycée Guéhenno, Flers</school>, <end>2016</end></edu>
<cert><cname>CACES nacelle R486</cname>, <date>2022</date></cert>

<h>Langues</h>
<language>Espagnol</language> : <level>courant</level>
<language>Anglais</language> : <level>notions scolaires (A2)</level>
