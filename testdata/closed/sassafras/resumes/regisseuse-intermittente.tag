<name>Maïwenn Le Goarant</name> – <headline>régisseuse son, parfois générale</headline> – <status>permis B et BE</status>
<email>maiwenn.son@example.net</email> – <phone>07 00 00 01 95</phone> – <place>basée à Douarnenez</place>, mobile partout, <status>intermittente (annexe 8)</status>

<summary>Sonorisatrice façade et retours depuis 2012, je fais aussi la régie générale de petites compagnies. J'aime les salles qui résonnent et les gens qui arrivent à l'heure.</summary>

<h>EN TOURNÉE</h>
<job><start>23/24</start> et <end>24/25</end> · <employer>Cie Les Bigorneaux</employer> · « La Mer à boire » · <title>régie générale + son</title> · <point>61 dates</point>, <point>adaptation technique avec les lieux, feuilles de route</point></job>
<job><start>22/23</start> · <employer>Fest-noz Machine (groupe)</employer> · <title>retours</title> · <point>28 dates dont Vieilles Charrues (scène Gwernig)</point></job>
<job><start>2018</start> > <end>2022</end> · <employer>Cie Tangente Ouest</employer>, <place>Brest</place> · <title>création et régie son</title>, 3 spectacles · <point>diffusion multicanale 8 points sous Ableton + Max (patch fait par un collègue)</point></job>

<h>EN LIEU</h>
<job><employer>L'Archipel de Fouesnant</employer> · <title>accueil son</title> · <start>depuis 2016</start> · une quarantaine de services par an</job>
<job><employer>Le Quartz</employer>, <place>Brest</place> · <title>technicienne son</title> CDD · <start>sept. 2014</start> > <end>juin 2016</end> · <point>maintenance du parc HF, 24 canaux</point></job>
<job><employer>Festival du Bout du Monde</employer> · <title>backliner</title> puis <title>assistante façade</title> · étés <start>2012</start> à <end>2015</end></job>

<h>ET AVANT</h>
<job><title>vendeuse</title>, <employer>Musique & Marine</employer>, <place>Quimper</place>, <start>2009</start>-<end>2010</end></job>

<h>FORMATION</h>
<edu><school>CFPTS Bagnolet</school>, <degree>titre</degree> <field>régisseur son</field> (niv. 5), <start>2010</start>-<end>2012</end></edu>
<edu><degree>L2</degree> de <field>physique</field>, <school>UBO Brest</school>, <end>2009</end> (licence non terminée)</edu>

<h>HABILITATIONS</h>
<cert><cname>BR-BC</cname> <date>2023</date></cert> / <cert><cname>SST</cname> <date>2022</date> (à recycler)</cert> / <cert><cname>CACES R486 A</cname> <date>2021</date></cert> / <cert><cname>accroche-levage niv. 1</cname></cert>
SSIAP : non

<h>MACHINES</h>
consoles <skills><skill>Yamaha CL/QL</skill>, <skill>DiGiCo SD</skill>, <skill>Midas M32</skill>, un peu d'<skill>Avid S6L</skill>
logiciels <skill>QLab</skill>, <skill>Ableton Live</skill>, <skill>Reaper</skill>, <skill>Wavetool</skill>, <skill>Smaart</skill> (lecture)
systèmes <skill>L-Acoustics Kara / A15</skill>, <skill>d&b Y</skill></skills>

<h>LANGUES</h>
<language>breton</language> (<level>bilingue</level>), <language>anglais</language> (<level>de tournée</level>), <language>portugais</language> (<level>je débute</level>)

<h>DISQUE</h>
<pub><title>Ar Mor Don</title>, <employer>label Keltia Noz</employer>, <end>2021</end> : prise de son et mixage de 4 titres sur 11</pub>
