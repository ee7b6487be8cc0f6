<name>Théo Sabatier-Lemoigne</name>
<headline>Régisseur lumière – spectacle vivant</headline>
<place>Agen (47)</place> | <phone>07 55 55 01 64</phone> | <email>theo.sablem@example.com</email> | <status>Permis B</status>

<h>PROFIL</h>
<summary>Régisseur lumière diplômé du DN MADE, je maîtrise les consoles ETC Eos et grandMA3, les réseaux DMX / Art-Net / sACN et AutoCAD. Deux saisons dans un théâtre conventionné, goût de l'encadrement et de l'éco-conception.</summary>

<h>EXPÉRIENCE PROFESSIONNELLE</h>

<job>Depuis <start>septembre 2023</start>
<title>Régisseur lumière</title> (CDD)
<employer>Théâtre du Pressoir</employer>, <place>Agen</place>
– <point>Étude des fiches techniques et adaptation des plans de feu sous AutoCAD</point>
– <point>Montage, réglage et démontage avec deux à quatre intermittents ; proposition des plannings</point>
– <point>Conduite d'une trentaine de spectacles par saison sur ETC Ion Xe</point>
– <point>Entretien du parc de projecteurs, suivi du budget de consommables (6 000 €)</point>
– <point>Transition LED : remplacement de 24 projecteurs</point></job>

<job>De <start>septembre 2021</start> à <end>juin 2023</end>
<title>Apprenti technicien lumière</title>
<employer>Opéra de Haute-Garonne</employer>, <place>Toulouse</place>
– <point>Montage, réglage au plateau, pupitreur remplaçant sur grandMA3 (deux productions)</point></job>

<h>FORMATION</h>
<edu><degree>DN MADE</degree> mention spectacle, <field>régie lumière</field> – <school>Lycée Guist'hau, Nantes</school> – <end>2023</end></edu>
<edu><degree>Baccalauréat STI2D</degree> – <school>Agen</school> – <end>2020</end></edu>

<h>HABILITATIONS</h>
<cert><cname>Habilitation électrique BR</cname>, <date>2023</date></cert>
<cert><cname>CACES R486 nacelle</cname>, <date>2024</date></cert>
<cert><cname>Travail en hauteur</cname>, <date>2022</date></cert>
<cert><cname>SSIAP 1</cname>, <date>2023</date></cert>

<h>COMPÉTENCES</h>
<skills><skill>ETC Eos</skill>, <skill>grandMA3</skill>, <skill>DMX</skill>, <skill>Art-Net</skill>, <skill>sACN</skill>, <skill>AutoCAD</skill>, <skill>Capture</skill>, <skill>réglementation ERP type L</skill>, <skill>encadrement d'équipes</skill></skills>

<h>LANGUES</h>
<language>Anglais</language> : <level>B2</level> ; <language>espagnol</language> : <level>B1</level>
