<name>Solène ARRIGHI-DUBREUIL</name>
<headline>Docteure en écologie marine</headline>
<email>solene.ad@example.org</email> — <phone>+33 6 39 98 55 02</phone> — <link>orcid.example.org/0000-0000-1111</link>
<status>Née le 3 mai 1990, nationalité française</status>

<h>Parcours professionnel</h>

<job><title>Ingénieure de recherche</title> (CDD, 24 mois, BAP A) — <employer>Ifremer</employer>, unité LITTORAL, <place>La Tremblade</place> — <start>depuis oct. 2023</start>
<point>Suivi du phytoplancton toxique sur 14 stations, alimentation de Quadrige, une astreinte toutes les cinq semaines.</point>
</job>
<job><title>Post-doctorante</title>, projet européen SEAGRIP (WP3) — <employer>Station biologique de Roscoff</employer> (Sorbonne Université / CNRS) — <start>2020</start>-<end>2022</end>
<point>Métabarcoding 18S d'échantillons de rade ; encadrement d'une M2 ; deux campagnes sur le Thalassa.</point>
</job>
<job><title>ATER</title> 96 h, <employer>Université de Corse Pasquale Paoli</employer>, Faculté des sciences — <start>2018</start>-<end>2019</end>
</job>
<job><title>Observatrice</title> des pêches embarquée, à bord de trois chalutiers (« L'Espérance II », « Petit Mousse », « Ma Gondole ») pour le bureau d'études <employer>Océanic Dév</employer> — <start>2014</start>
</job>
<job><title>Monitrice</title> de voile, <employer>Les Glénans</employer>, étés <start>2009</start>-<end>2013</end>
</job>

<h>Études</h>
<edu>
<start>2014</start>-<end>2018</end>
<degree>Doctorat</degree>, <field>écologie marine</field>
<school>Université de Corse</school>, UMR SPE
« Dynamique d'Ostreopsis cf. ovata en Méditerranée nord-occidentale », dir. P. Santini, soutenue le 7 décembre 2018
</edu>
<edu><start>2012</start>-<end>2014</end> : <degree>Master</degree> <field>Sciences de la mer</field>, <school>Aix-Marseille Université</school>, mention <grade>bien</grade></edu>
<edu><degree>Licence</degree> <field>Biologie</field>, <school>UBO</school>, <place>Brest</place>, <end>2011</end></edu>

<h>Publications (3 sur 9)</h>
<pub><title>Arrighi-Dubreuil S. et al., Benthic blooms under heat waves</title>, Harmful Algae, <end>2022</end></pub>
<pub><title>Santini P., Arrighi S., Une saison à Ostreopsis</title>, Vie et Milieu, <end>2019</end></pub>
<pub><title>Data paper REPHY-Corse</title>, SEANOE, <end>2021</end> (second auteur)</pub>

<h>Méthodes</h>
<skills><group>Au labo</group> : <skill>microscopie inversée (Utermöhl)</skill>, <skill>qPCR</skill>, <skill>extraction ADN</skill>
<group>Sur l'ordinateur</group> : <skill>R</skill> (quotidien), <skill>QGIS</skill>, <skill>DADA2</skill>, <skill>Python</skill> (débutante)
<group>En mer</group> : <skill>bouteille Niskin</skill>, <skill>CTD</skill>, <skill>ROV</skill> (assisté deux fois)</skills>

<cert><cname>Certificat d'aptitude à l'hyperbarie</cname> 1B, <date>2015</date>, à renouveler ; <cname>permis hauturier</cname> ; <cname>PSC1</cname></cert>
<language>Anglais</language> (<level>C1, TOEIC 945 en 2016</level>), <language>corse</language> (<level>parlé</level>), <language>italien</language> (<level>lu</level>)
<vol><title>Trésorière</title> de l'<employer>Association des doctorants corses</employer>, <start>2016</start>-<end>2018</end></vol>
