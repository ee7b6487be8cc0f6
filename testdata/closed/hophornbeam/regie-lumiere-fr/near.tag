CURRICULUM VITÆ

<name>Timothée Vasseur-Lamy</name>
<headline>Régisseur lumière – accueil et conduite de spectacles</headline>
14 rue du Faubourg, <place>26000 Valence</place>
Tél. : <phone>07 55 50 11 36</phone>
Courriel : <email>t.vasseurlamy@example.org</email>
<status>23 ans – permis B</status>

<h>Formation</h>
<edu><end>2024</end>   <degree>DN MADE</degree> mention spectacle, parcours <field>régie lumière</field>, <school>École des arts de la scène du Forez</school></edu>
<edu><end>2021</end>   <degree>Baccalauréat STD2A</degree>, <grade>mention bien</grade></edu>

<h>Expériences professionnelles</h>
<job><start>Septembre 2024</start> – <end>aujourd'hui</end>
<title>Régisseur lumière adjoint</title>, <employer>Théâtre Le Cep</employer>, <place>Tain-l'Hermitage</place>
> <point>Étude des fiches techniques et adaptation des plans de feux (AutoCAD) sous la conduite du régisseur principal</point>
> <point>Conduite de 22 spectacles sur ETC Eos</point>
> <point>Entretien et inventaire du parc lumière, projecteurs automatiques et LED</point></job>
<job><start>Avril 2023</start> – <end>juin 2023</end>
<title>Stagiaire lumière</title>, <employer>Cirque Bivouac Blanc</employer>
> <point>Montage, réglages et démontage en itinérance, réseau DMX et sACN</point></job>
<job><start>Étés 2021</start> et <end>2022</end>
<title>Technicien bénévole</title>, <employer>Les Nuits de la Galaure</employer>
> <point>Accueil de groupes sur une scène de plein air</point></job>

<h>Habilitations</h>
<cert><cname>Habilitation électrique BR</cname> (<date>2024</date>)</cert>
<cert><cname>Travail en hauteur</cname> (<date>2024</date>)</cert>
<cert><cname>CACES R486</cname> (<date>2025</date>)</cert>
<cert><cname>SSIAP 1</cname> (<date>2025</date>)</cert>

<h>Compétences</h>
<skills><skill>ETC Eos</skill> ; <skill>grandMA3</skill> ; <skill>Art-Net</skill> ; <skill>sACN</skill> ; <skill>AutoCAD</skill> ; <skill>Vectorworks</skill> ; <skill>sobriété énergétique</skill></skills>
<language>Anglais</language> : <level>B2</level>
