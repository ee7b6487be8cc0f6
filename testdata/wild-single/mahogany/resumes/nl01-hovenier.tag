<name>Jurre van der Meulen-Bos</name>
<place>Deventer</place>, <phone>06 5550 1821</phone>, <email>jurre.vdmb@example.org</email>, geb. <status>17-05-1988</status>, <status>rijbewijs B, BE en T</status>

<h>Wat ik nu doe</h>
<job><title>Voorman groen</title> (vast, 36 u) – <employer>Salland Groenbeheer B.V.</employer>, ploeg 3, rayon Raalte – <start>sinds maart 2020</start>
<point>Ploeg van vijf, waarvan twee via de sociale werkvoorziening. Bestekken gemeente Olst-Wijhe, bermen en begraafplaatsen. Ik plan zelf, de prijs maakt de uitvoerder.</point></job>

<h>En daarvoor</h>
<job><title>Zelfstandig hovenier</title> – <employer>Bos & Blad</employer> (eenmanszaak) – <start>2014</start> tot <end>2020</end>
<point>Particuliere tuinen, ontwerp tot schutting. Gestopt vanwege mijn rug en de boekhouding.</point></job>
<job><title>Medewerker</title> boomkwekerij, seizoen – <employer>fam. Hulshof</employer>, <place>Twello</place> – <start>2011</start>, <start>2012</start> en <start>2013</start></job>
<job><title>Soldaat der 1e klasse</title> – <employer>11 Luchtmobiele Brigade</employer>, <place>Schaarsbergen</place> – <start>2007</start>–<end>2011</end> – <point>uitzending Uruzgan 2008, chauffeur en schutter</point></job>
<job><title>Vakkenvuller</title> – <employer>AH Colmschate</employer> – <start>2004</start>–<end>2007</end></job>

<h>Geleerd</h>
<edu><degree>MBO 3</degree> <field>Vakbekwaam hovenier</field>
<school>Aeres MBO</school>, BBL
diploma <end>2014</end></edu>
<edu><degree>VMBO-kader</degree> <field>Groen</field>, <school>Zone.college Twello</school> (heette toen anders), <end>2005</end></edu>
<edu><degree>European Tree Worker</degree>: praktijk gehaald, theorie herkansing in <end>oktober</end></edu>

<h>Papieren</h>
<cert>- <cname>VCA-VOL</cname> geldig tot <date>08-2027</date>
- <cname>Kettingzaag ECC 1 en 2</cname>
- <cname>Gewasbescherming uitvoeren (licentie 1)</cname>
- <cname>BHV</cname>, verlopen <date>2023</date>
- <cname>Hoogwerker IPAF 3b</cname></cert>

<h>Kan ik goed</h>
<skills><skill>bestrating</skill> / <skill>snoeien van oud fruit</skill> / <skill>minikraan</skill> / <skill>een ploeg op tijd aan de koffie krijgen</skill></skills>
<h>Kan ik redelijk</h>
<skills><skill>AutoCAD LT</skill> / <skill>GroenVision</skill> / <skill>offertes schrijven</skill></skills>

<language>Duits</language> <level>redelijk</level>, <language>Engels</language> <level>legerengels</level>, <language>Sallands</language>
<vol><title>Bestuurslid</title> <employer>Volkstuinvereniging De Worp</employer>, <start>2016</start>–<end>nu</end></vol>
<vol><title>Assistent-leider</title> <employer>scouting Karel de Stoute</employer></vol>
<other>Opzegtermijn een maand, liefst vier dagen van negen uur.</other>
