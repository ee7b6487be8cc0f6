<name>Agnieszka Brzozowska-Thiel</name>
<headline>Examinierte Altenpflegerin mit Zusatz Wundexpertin</headline>
wohnhaft in <place>Castrop-Rauxel</place>, erreichbar ab 15 Uhr unter <phone>0176 5550 1432</phone> oder <email>a.thiel@example.org</email>

<h>Wo ich gerade arbeite</h>

<job><title>Pflegefachkraft</title>, Wohnbereich 2 (Demenz), 75 %, nur Frühdienst
<employer>Seniorenstift St. Barbara gGmbH</employer> – <place>Herne</place> – 84 Plätze, Träger: Caritasverband
<start>01.04.2019</start> bis <end>heute</end>
<point>Schichtleitung Frühdienst mit 2 Helferinnen für 21 Bewohner; Wundvisiten hausweit jeden Mittwoch; Praxisanleitung springe ich ein, habe den Kurs aber nicht.</point></job>

<h>Wo ich vorher war</h>

<job><title>Altenpflegerin</title>, ambulant, Tour Nord, geteilte Dienste
<employer>Pflegedienst Schwester Hildegard</employer> (Inh. H. Kemper)
<start>10/2014</start>–<end>03/2019</end></job>
<job><title>Pflegehelferin</title> auf 450-Euro-Basis während der Ausbildung
<employer>ebendort</employer>
<start>2012</start>–<end>2014</end></job>
<job><title>24h-Betreuungskraft</title>
<employer>Familie Dr. Overbeck</employer>, <place>Mülheim</place> (Vermittlung über Agentur in Opole)
<start>2009</start>–<end>2011</end>
<point>Betreuung einer Dame mit Parkinson, Haushalt, nachts Rufbereitschaft</point></job>
<job><title>Verkäuferin</title> Wurst/Käse
<employer>Społem PSS</employer>, <place>Opole</place>
<start>2005</start>–<end>2009</end></job>

Elternzeit: 05/2016 bis 07/2017

<h>Was ich gelernt habe</h>

<edu><degree>Staatl. anerkannte Altenpflegerin</degree>, <school>Fachseminar für Altenpflege der AWO, Herne</school>, Oktober <start>2011</start> bis September <end>2014</end>, <grade>gut</grade></edu>
<edu><degree>Matura</degree>, <school>Liceum Ekonomiczne Opole</school>, <end>2005</end></edu>
<cert><cname>Wundexperte ICW</cname>, Rezertifizierung fällig <date>11/2026</date></cert>
<cert><cname>Palliative Care Basiskurs (160 h)</cname>, angemeldet für <date>Herbst 2025</date></cert>
<cert><cname>Beauftragte für Medizinprodukte</cname>, interne Schulung <date>2020</date></cert>

<h>Was sonst noch zählt</h>

<language>Polnisch</language> <level>Muttersprache</level>, <language>Deutsch</language> <level>C1 (telc Pflege)</level>, <language>Russisch</language> <level>Grundkenntnisse</level>.
<skills>Ich arbeite mit <skill>Vivendi PD</skill>, kann <skill>SIS</skill> schreiben, dass der MD nickt, mache <skill>PEG</skill>, <skill>subkutane Infusionen</skill>, <skill>Kompressionsverbände</skill>; <skill>Portversorgung</skill> nur unter Aufsicht.</skills>
<status>Masernschutz vollständig, Führungszeugnis liegt vor, Führerschein Kl. B.</status>
<vol><title>Kommunionhelferin</title> in <employer>St. Lambertus</employer>, außerdem <title>Elternbeirat</title> der <employer>Kita Regenbogen</employer> (<start>2021</start>–<end>2024</end>).</vol>
