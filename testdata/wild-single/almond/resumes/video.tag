<name>IDRIS VANTERPOOL</name>  /  <headline>EDITOR, COLOURIST ON GOOD DAYS</headline>
<place>Bristol</place>  /  <phone>0117 496 0155</phone>  /  <email>idris@example.net</email>  /  reel: <link>vanterpool-cuts.example.net/reel</link> (password: tuesday)


<h>STAFF</h>

<job><start>2019</start>–<end>22</end>  /  <employer>Blackdown Natural History Unit</employer>  /  <title>staff editor</title>  /  <place>Bristol</place>
         <point>three series, 17 episodes; the one with the otters is mine from rushes to lock</point></job>
<job><start>2016</start>–<end>19</end>  /  <employer>Blackdown Natural History Unit</employer>  /  <title>edit assistant</title>
         <point>ingest, syncing, 400 TB, never lost a card</point></job>
<job><start>2014</start>–<end>16</end>  /  <employer>Wharf Street Post</employer>  /  <title>runner</title>  /  <place>London</place></job>


<h>FREELANCE CREDITS</h> (self-employed since 2022)

<job><end>2024</end>  /  <point>“The Long Tide”, doc, 84 min</point>  /  <employer>Sallow Films</employer>  /  <title>editor</title></job>
<job><end>2024</end>  /  <point>“Hedge”, short, 11 min</point>  /  dir. A. Pryce-Obi  /  <title>editor & grade</title></job>
<job><end>2023</end>  /  <point>“Kitchen Parliament”, 6 x 30</point>  /  <employer>Tamarind TV</employer>  /  <title>editor</title> (eps 2, 4, 5)</job>
<job><end>2023</end>  /  <point>charity films, 9 of them</point>  /  <employer>Severn Hospice Alliance</employer>  /  <title>shoot + edit</title></job>
<job><end>2023</end>  /  <point>“Nobody Owns the Verge”, doc, 52 min, two rescues in the edit</point>  /  <employer>Pellitory Pictures</employer>  /  <title>editor</title></job>
<job><end>2023</end>  /  <point>idents and stings, about 30</point>  /  <employer>Radio Avonmouth</employer>  /  <title>motion & edit</title></job>
<job><start>Oct 22</start>–<end>Feb 23</end>  /  <point>“Ringers”, 8 x 22, bell towers, more gripping than it sounds</point>  /  <employer>Tamarind TV</employer>  /  <title>second editor</title></job>
<job><end>2022</end>  /  <point>“Low Season”, feature, 97 min</point>  /  <employer>Gannet & Daughter</employer>  /  <title>additional editor</title></job>


<h>TEACHING</h>

<job><start>2023</start>–      /  <employer>Bristol Film Shed</employer>  /  <title>tutor</title>, evenings  /  <place>Bedminster</place>
         <point>twelve beginners a term; nobody is allowed a transition until week six</point></job>
<vol><end>2021</end>  /  <employer>St Pauls Youth Media</employer>  /  <title>mentor</title>  /  <point>one summer, three short films, one career started (not mine)</point></vol>


<h>SPOKEN OR WRITTEN</h>

<pub><end>2024</end>  /  “<title>Cutting animals that did not read the script</title>”, talk  /  <employer>Harbourside Post Day</employer></pub>
<pub><end>2022</end>  /  “<title>What the edit assistant knows</title>”, essay  /  <employer>Offline Quarterly</employer></pub>


<h>GONGS</h>

<award><end>2023</end>  /  <title>Best Editing, factual</title>  /  <employer>West Country Screen Awards</employer>  /  nominated, did not win</award>
<award><end>2021</end>  /  <title>Best Editing, factual</title>  /  <employer>West Country Screen Awards</employer>  /  won</award>


<h>KIT</h>

<skills><skill>Avid Media Composer</skill> (first language)  /  <skill>Resolve</skill>  /  <skill>Premiere</skill>  /  <skill>ScriptSync</skill>  /  <skill>Pro Tools</skill>, enough to talk to mixers</skills>


<h>TRAINING</h>

<edu><end>2014</end>  /  <school>University of the West of England</school>  /  <degree>BA (Hons)</degree> <field>Filmmaking</field>  /  <grade>2:1</grade></edu>
<cert><date>2022</date>  /  <issuer>Blackmagic Design</issuer>  /  <cname>DaVinci Resolve Certified User, Color</cname></cert>

<other>References from directors and one producer who still speaks to me.</other>
