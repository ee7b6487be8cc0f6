<name>Maïwenn FAYOLLE-LE GALL</name>
<status>38 ans, permis B, véhicule</status>
<place>Saint-Just-Saint-Rambert</place>
06 — voir en bas de page

<h>Mon parcours en quelques mots</h>
<summary>J'ai commencé à la planche à dessin et je suis passée de l'autre côté du guichet en 2018. Contractuelle depuis, j'ai été admissible au concours de rédacteur en 2023 (pas admise) et je le repasse.</summary>

<job><title>Instructrice ADS</title> à la <employer>mairie de Roche-la-Barge</employer> (<place>Loire</place>, 9 200 hab.), <start>depuis mars 2021</start>, CDD renouvelé.
<point>Je traite seule environ 310 dossiers par an : DP, CUa et CUb, PC maison individuelle, et une dizaine de PC plus lourds (collectifs, hangars agricoles).</point> <point>Pour les deux permis d'aménager de 2024, j'ai monté le dossier de consultation mais c'est la DDT qui a instruit.</point> <point>Projets d'arrêtés, demandes de pièces, majorations de délai, refus motivés : 100 % des DP dans le mois en 2024.</point> <point>Un quart de la commune est en périmètre ABF, j'ai donc l'UDAP au téléphone toutes les semaines.</point> <point>Permanence du mardi au public, sur rendez-vous, 6 à 8 personnes.</point> <point>DAACT et visites de récolement avec le policier municipal, qui dresse les PV ; je rédige les courriers de mise en demeure.</point> <point>Taxe d'aménagement : saisie jusqu'au transfert à la DGFiP, depuis simple information des gens.</point></job>

<job><title>Assistante urbanisme</title>, <employer>Communauté de communes des Trois Gorges</employer>, <place>Yssingeaux</place>, <start>09.2018</start> > <end>02.2021</end> (remplacement puis CDD).
<point>Enregistrement au guichet, récépissés, affichage, transmission à la préfecture.</point> <point>À partir de 2020, DP simples et CUa en instruction, relus par l'instructrice titulaire.</point> <point>Passage d'Oxalis à Cart@DS : j'ai testé les courriers types.</point></job>

<job><title>Dessinatrice projeteuse</title>, <employer>Atelier Brun-Peyrache, architectes</employer>, <place>Saint-Étienne</place>. <start>2009</start> > <end>2017</end>
<point>Pièces graphiques et dossiers de PC (maisons, petits ERP avec notice d'accessibilité).</point> <point>AutoCAD, un peu de Revit la dernière année.</point></job>
2017-2018 : congé pour suivre mon conjoint à Brest

<h>Diplômes, formations</h>
<edu><degree>BTS</degree> <field>Étude et économie de la construction</field>, <school>lycée à Saint-Étienne</school>, <end>2009</end></edu>
<cert><issuer>CNFPT</issuer> : « <cname>Instruire les autorisations d'urbanisme, approfondissement</cname> » (3 j., <date>2022</date>)</cert>
<edu><degree>Licence pro</degree> <field>droit de l'urbanisme</field> à distance, <school>université du Haut-Pilat</school>, <start>depuis sept. 2024</start>, 4 UE validées sur 10</edu>

<h>Je sais me servir de</h>
<skills><skill>Cart@DS</skill> (quotidien), <skill>Oxalis</skill> (jusqu'en 2019), <skill>QGIS</skill> (je consulte, je ne produis pas), <skill>AutoCAD</skill>, <skill>Légifrance</skill></skills>
<language>Espagnol</language> <level>scolaire</level>

<phone>06 39 98 14 72</phone> / <email>maiwenn.fayolle@example.net</email>
