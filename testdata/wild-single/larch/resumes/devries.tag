<h>Personalia</h>
<name>Marloes de Vries-Hoekstra</name> (roepnaam: Loes)
<status>geb. 21 feb '82 te Drachten</status>
<place>Zwaagwesteinde</place> | <phone>06-5555 0139</phone> | <email>loesdevries@example.net</email>
<status>rijbewijs B en BE</status>, <status>gehuwd</status>, <status>3 kinderen</status>

<h>Even voorstellen</h>
<summary>Nuchtere planner met een vrachtwagenhart. Ik begon in de bakkerij, kwam via de winkel op kantoor terecht en
zit nu al dertien jaar tussen chauffeurs en klanten in. Zoek een baan van 28 à 32 uur, dichter bij huis.</summary>

<h>Werkervaring</h>

<job><employer>Transportbedrijf Wijma & Zn.</employer>                      <place>Leeuwarden</place>
  <title>Teamleider planning</title>                           <start>'19</start> – <end>nu</end>
  <title>Planner koeltransport</title>                         '14 – '19
  <title>Medewerker administratie</title>                      '12 – '14
    o <point>Dagelijks 38 wagens, vers en diepvries, retail en horeca</point>
    o <point>Aanspreekpunt bij invoering TMS (Transpas), samen met ICT</point>
    o <point>Lege kilometers van 19 naar 14 procent</point></job>

<job><employer>Tempo-Team-Noord Uitzendburo</employer>                     <place>Drachten</place>
  <title>Administratief medewerker</title>, o.a. bij zuivelfabriek De Klamp    <start>sept '10</start> – <end>jan '12</end></job>

<other>'07 – '10   thuis bij de kinderen (en boekhouding van het melkveebedrijf van mijn man, onbetaald)</other>

<job><employer>Bakkerij Postma</employer>                                   <place>Burgum</place>
  <title>Verkoopster</title>, later <title>filiaalhouder</title>                 <start>'00</start> – <end>'07</end>
    o <point>4 zaterdaghulpen ingewerkt en ingeroosterd</point></job>

<h>Opleidingen</h>
<edu><start>'98</start> – <end>'00</end>    <degree>MBO 2 Verkoop</degree>, <school>Friese Poort-West</school>, <grade>diploma</grade></edu>
<edu><start>'94</start> – <end>'98</end>    <degree>VBO</degree>, <school>De Saad, Damwoude</school>, <grade>diploma</grade></edu>
<edu><start>'23</start> –        <degree>HBO Logistics Management (associate degree)</degree>, <school>NHA-Noord</school>, deeltijd, <point>1e jaar gehaald</point></edu>

<h>Cursussen</h>
<cert><cname>Vakbekwaamheid goederenvervoer (ondernemersvergunning)</cname>, <date>2017</date></cert> / <cert><cname>Rij- en rusttijden</cname>, <date>2021</date></cert> / <cert><cname>BHV</cname>, herh. <date>2024</date></cert>
<cert><cname>Leidinggeven voor voorlieden</cname> (<issuer>TLN</issuer>, 6 dagdelen)</cert>

<h>Talen & computer</h>
<language>Frysk</language> <level>memmetaal</level>, <language>Nederlands</language> <level>uitstekend</level>, <language>Duits</language> <level>goed (telefonisch)</level>, <language>Engels</language> <level>redelijk</level>, <language>Pools</language> <level>paar woorden</level>
<skills><skill>Transpas</skill> **** <skill>Excel</skill> *** <skill>Exact</skill> ** <skill>FleetVisor</skill> ***</skills>

<h>Vrije tijd</h>
<vol><title>Bestuurslid dorpshuis</title> (<start>2016</start> – <end>heden</end>, <point>verhuur en bar</point>)</vol>, <other>skûtsjesilen, tuin</other>

<h>Referenties</h>
<other>Sjoerd Wijma, directeur (op aanvraag)</other>
