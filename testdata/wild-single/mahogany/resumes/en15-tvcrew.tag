<name>JONTY PELLEW</name>
<headline>Sound Recordist & occasional boom op</headline>
based <place>Bristol</place>, bed in <place>Glasgow</place>. <phone>07700 900 812</phone>. <email>jonty@pellewsound.example.net</email>

<h>CREDITS (drama)</h>
<job><end>2024</end>  "The Salt Line" s2, 6x60  <title>Production Sound Mixer</title>  <employer>Hollow Moon Pictures for Channel 4</employer>  14 wks, <place>Pembrokeshire</place></job>
<job><end>2023</end>  "The Salt Line" s1, 6x60  <title>1st AS (boom)</title>  <employer>Hollow Moon Pictures</employer></job>
<job><end>2022</end>  "Bairns", feature  <title>Sound Recordist</title>  <employer>Kelpie Films Ltd</employer>  low budget, 23 days, BIFA longlist</job>
<job><end>2021</end>  hospital soap, dailies  <title>2nd AS</title>  <employer>Roath Lock, BBC Studios</employer></job>

<h>CREDITS (factual)</h>
<job><start>2016</start>–<end>now</end>  natural history, 9 trips  <title>Location recordist</title>  <employer>Silverfin Natural History Unit</employer>  incl. South Georgia on the yacht "Pelagia", 5 wks</job>
<job><start>2015</start>–<end>2019</end>  antiques, auctions, more antiques  <title>Sound</title>  <employer>various indies</employer></job>

<h>STAFF JOBS (both of them)</h>
<job><title>Technical Operator</title>, Newsgathering West, shifts
<employer>ITV West Country</employer>, <place>Bedminster</place>
<start>Sept 2011</start> to <end>Feb 2015</end>
<point>Sat trucks, radio mics for election night, trained work experience.</point></job>
<job><title>Kit room assistant</title>
<employer>Wharfside Hire</employer>
<start>2009</start> to <end>2011</end></job>

<h>KIT I OWN</h>
<other>Cantar X3, 8 x A20-Mini, 416 / MKH50 / 8040, Sonosax, van (Euro 6)</other>

<h>TICKETS AND PAPERWORK</h>
<cert><cname>PASMA</cname> · <cname>IPAF 3a</cname> · <cname>Sea survival</cname> (<date>2022</date>) · <cname>ScreenSkills HETV first aid</cname>, <date>Jan 25</date></cert>
<status>£10m public liability. Schedule D. UK passport, US I visa expired. Full licence, towing.</status>

<h>TRAINED AT</h>
<edu><school>Ravensbourne</school> – <degree>FdA</degree> <field>Sound for TV</field> – <end>2009</end></edu>
<edu>one year of <field>physics</field> at <school>Exeter</school>, left <end>2006</end></edu>

<h>GOOD WITH</h>
<skills><skill>timecode</skill> · <skill>RF coordination</skill> · <skill>Wwise</skill> (hobby) · <skill>Pro Tools</skill> · <skill>iZotope RX</skill> · actors at 5 a.m.</skills>
<language>Welsh</language>: <level>learner, Canolradd</level>
<vol>BECTU, <title>branch rep</title> for sound, <start>2020</start>–<end>22</end></vol>
<other>Diary service: Suz at Crewlist, 0117 496 0155</other>
