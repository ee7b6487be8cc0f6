<name>Sébastien Marchand</name>
<headline>Directeur de site | Plasturgie – emballage alimentaire</headline>
<email>s.marchand@example.com</email> • <phone>+33 7 55 50 28 31</phone> • <place>Bourg-en-Bresse (01)</place> • <status>mobile Rhône-Alpes</status>

<h>CE QUE JE SAIS FAIRE</h>

<skills><group>Industrie</group>                    <group>Management</group>                  <group>Outils</group>
<skill>Injection, thermoformage</skill>     <skill>CSE, NAO</skill>                     <skill>SAP MM/PP</skill>
<skill>SMED, 5S, TPM</skill>                <skill>Budget d'exploitation</skill>        <skill>QlikView</skill>
<skill>BRC, ISO 22000</skill>               <skill>Plan de formation</skill>            <skill>GMAO Carl</skill></skills>

<h>MON PARCOURS</h>

<job><employer>GROUPE ALVÉOPLAST</employer> (CA 210 M€, 6 usines)                                   <start>2007</start> – <end>à ce jour</end>

→ <title>Directeur de site</title>, <place>Oyonnax</place>, depuis janvier 2019
<point>118 personnes, 34 presses. TRS passé de 71 à 82 % en trois ans. Zéro accident avec arrêt depuis
le 4 mai 2022.</point>
<point>Transfert de l'activité barquettes de l'usine de Dole (fermée) : 9 presses, 4 mois, sans rupture
client.</point>

→ <title>Responsable de production</title>, <place>Dole</place>, 2013 – 2018
<point>3 équipes de 18, mise en place des points cinq minutes et du kanban matières.</point>

→ <title>Technicien méthodes</title> puis <title>chef d'atelier</title>, <place>Dole</place>, 2007 – 2013</job>

<job><employer>BRESSANE DE MOULAGE SARL</employer>, <place>Viriat</place>                                           <start>2004</start> – <end>2007</end>
→ <title>Régleur</title></job>

<h>D'OÙ JE VIENS</h>

<edu><degree>Licence pro</degree> <field>Plasturgie et management</field>, <school>IUT Lyon 1</school>, par la VAE, <end>2012</end></edu>
<edu><degree>BTS Plastiques et composites</degree>, <school>lycée Arbez-Carme-Nord (Bellignat)</school>, <end>2004</end>, <grade>mention assez bien</grade></edu>
<edu><degree>Bac STI</degree> <field>génie mécanique</field>, <end>2002</end></edu>
<cert><cname>Green Belt</cname>, <issuer>cabinet Kaora</issuer>, <date>2015</date></cert>
<cert><cname>Executive Certificate « Diriger un centre de profit »</cname>, <issuer>EM Lyon</issuer> (en cours, fin prévue <date>juin 2026</date>)</cert>

<h>ET AUSSI</h>

<language>Anglais</language> <level>professionnel (TOEIC 780, 2016)</level> ; <language>italien</language> <level>notions</level>.
<vol><title>Sapeur-pompier volontaire</title>, <employer>centre de Ceyzériat</employer>, <start>2005</start> – <end>2020</end></vol>
<other>Trail, restauration d'une 4L de 1978.</other>
