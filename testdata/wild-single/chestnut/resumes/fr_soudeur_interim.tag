<name>Kévin LE GOUALLEC</name>
<status>34 ans</status>, <status>permis B + CACES nacelle</status>
<place>56100 Lorient</place>
<phone>06 00 00 12 21</phone>
<email>k.legouallec@example.org</email>

<headline>SOUDEUR TIG / SEMI-AUTO – TUYAUTEUR</headline>

<h>QUALIFICATIONS EN COURS DE VALIDITÉ</h>
<cert><cname>QS 141 tube inox H-L045</cname> (<date>mars 2024</date>)</cert>
<cert><cname>QS 136 tôle acier PF</cname> (<date>mars 2024</date>)</cert>
<cert><cname>Habilitation B0 H0V</cname></cert> – <cert><cname>SST recyclé</cname> <date>2023</date></cert> – <cert><cname>CACES R486 cat. B</cname>, fin <date>11/2026</date></cert>

<h>PARCOURS</h>

<h>Intérim</h> (Manpower puis Adecco Lorient), <h>missions principales</h>

<job><start>09/2022</start> à <end>ce jour</end>   <employer>Chantiers de la Laïta</employer>, <place>Lanester</place>     <title>soudeur inox</title>
                     <point>réseaux eau de mer frégates, contrôle radio, 2 % de reprises</point></job>
<job><start>01/2022</start> à <end>07/2022</end>   <employer>Conserverie Ty Sardin</employer>, <place>Douarnenez</place>     <title>tuyauteur</title> (arrêt technique)
                     <point>lecture d'isos, pointage, soudure orbitale en binôme</point></job>
<job><start>2019</start> à <end>2021</end>         <employer>Métal Ouest Sablières</employer>, <place>Ploemeur</place>         <title>soudeur semi-auto</title>, nuit</job>

<h>CDI</h>

<job><start>2013</start> à <end>2018</end>         <employer>SARL Le Dréau Serrurerie</employer>, <place>Quimperlé</place>
                     <title>Serrurier-métallier</title>, atelier et pose (licenciement économique)
                     . <point>garde-corps, escaliers, portails : débit, montage, pose</point>
                     . <point>tuteur de deux apprentis CAP</point></job>

<h>Avant</h>

<job><start>2010</start> à <end>2012</end>         <title>Matelot</title> <employer>Marine nationale</employer>, <place>Brest</place> (QMF, bâtiment de soutien)</job>
<job><title>Matelot à la pêche</title> saisonnier avec mon oncle, étés <start>2008</start> et <end>2009</end></job>

2018-2019 : tour de Bretagne à pied, bénévolat, puis recherche d'emploi

<h>FORMATION</h>
<edu><degree>CAP</degree> <field>Serrurier-métallier</field>    <school>CFA de Lorient</school>        <end>2010</end></edu>
<edu><degree>Titre pro</degree> <field>Soudeur TIG électrode enrobée</field>    <school>AFPA Lorient</school>        <end>2019</end></edu>
<edu><degree>BEP</degree> commencé, arrêté en 1re année    <school>LP Julien Crozet</school></edu>

<h>SAVOIR-FAIRE</h>
<skills><skill>TIG</skill> (inox, noir)    <skill>MAG fil fourré</skill>    <skill>brasage</skill>    <skill>lecture de plan / iso</skill>
<skill>traçage</skill>    <skill>meulage</skill>, <skill>finition</skill></skills>

<h>LANGUES</h> <language>breton</language> (<level>parlé à la maison</level>), <language>anglais</language> : <level>notions, vocabulaire chantier</level>

<h>AUTRES</h>
<vol><title>Sapeur-pompier volontaire</title>, <employer>CIS Pont-Scorff</employer>, <start>depuis 2015</start></vol>
<other>Kayak de mer, restauration d'un vieux gréement</other>
