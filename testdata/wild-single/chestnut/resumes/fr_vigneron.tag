<name>BÉRANGER TOURNEMIRE</name>     <headline>Chef de culture – Œnologue</headline>
<place>Cadillac, Gironde</place>     <email>beranger.tournemire@example.net</email>    <phone>+33 6 00 00 98 76</phone>

<summary>Onze campagnes en Sauternes et Entre-deux-Mers, trois vendanges dans l'hémisphère sud.
Conversion bio de 38 hectares menée de bout en bout, y compris deux années de mildiou.</summary>

<h>LA VIGNE ET LE CHAI</h>

<job><employer>Domaine des Sœurs-Palombes</employer> (<start>2018</start> – )
<title>Chef de culture</title> depuis janvier 2021 – auparavant <title>second de culture</title>
• <point>62 ha, 9 permanents, 45 saisonniers au pic (recrutement MSA/TESA inclus)</point>
• <point>Passage en bio certifié 2023 ; HVE niveau 3 tenue</point>
• <point>Semis de couverts, broyage, effeuillage mécanique, arrêt du glyphosate en 2019</point>
</job>

<job><employer>Cave coopérative de Rions</employer>, <place>Rions</place>  ▸ <title>Caviste</title> saisonnier, vendanges <start>2014</start> et <end>2015</end></job>

<job><employer>Château Lamothe-Despujols</employer>, <place>Bommes</place>   ▸ <title>Ouvrier tractoriste</title>, <start>2016</start> – <end>2018</end> (CDD saisonniers enchaînés)
• <point>Enjambeur, relevage, traitements</point></job>

<h>AILLEURS</h>

<job><start>févr.</start>–<end>avr. 2013</end>  <employer>Ribbon Creek Wines</employer>, <place>Marlborough</place>, Nouvelle-Zélande, <title>cellar hand</title></job>
<job><start>févr.</start>–<end>mai 2012</end>   <employer>Viña Los Quillayes</employer>, <place>Colchagua</place>, Chili, <title>stagiaire œno</title></job>
2009 : année sabbatique (vélo, Balkans)
<job><start>2006</start>–<end>2008</end>        <title>Professeur de SVT</title> contractuel, <employer>rectorat de Toulouse</employer></job>

<h>ÉTUDES</h>

<edu><degree>DNO</degree> (Diplôme national d'œnologue), <school>ISVV Bordeaux</school>, <end>2013</end></edu>
<edu><degree>Maîtrise</degree> de <field>biologie végétale</field>, <school>Toulouse III</school>, <end>2006</end></edu>
<edu><degree>BPREA</degree> par correspondance, <end>2020</end>, module fermage non validé</edu>

<h>CARTES ET PERMIS</h>
<cert><cname>Certiphyto décideur</cname> (valable jusqu'en <date>2027</date>)</cert> / <cert><cname>permis BE</cname></cert> / <cert><cname>SST</cname></cert> / pas de FIMO

<h>OUTILS</h>
<skills><skill>Process2Wine</skill> | <skill>QGIS</skill> (parcellaire) | <skill>Excel</skill> | <skill>taille Guyot-Poussard</skill> | <skill>analyse sensorielle</skill> | <skill>électrovanne et groupe de froid</skill> (dépannage courant)</skills>

<language>Espagnol</language> <level>courant</level> (Chili), <language>anglais</language> <level>professionnel</level>, <language>occitan</language> <level>comme le grand-père</level>

<h>PAROLES DE RÉFÉRENCE</h>
<other>« Sait dire non à un commercial. » M. Palombes, propriétaire</other>
<vol><title>Président</title> du <employer>club de rugby de Langoiran</employer>, école (bénévole), <start>2019</start>–</vol>
