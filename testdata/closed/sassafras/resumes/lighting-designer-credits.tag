<name>Caspian Oyelaran</name>
<headline>LIGHTING DESIGNER & PROGRAMMER</headline>
<link>caspianlights.example.com</link>   <email>studio@caspianlights.example.com</email>   Agent: Petra Lund, Lund & Moss, <phone>020 7946 0199</phone>
<place>London / Glasgow</place>. <status>UK passport</status>. Equity and ALPD member.

<h>LIGHTING DESIGN – THEATRE</h>
Production                  Venue / Company                     Director              Year
<proj><title>The Salt Road</title>               <employer>Tramyard, Glasgow</employer>                   Isla Renwick          <end>2025</end></proj>
<proj><title>Hedda Gabler</title>                <employer>Octagon Rep (tour, 11 venues)</employer>       Dev Marwaha           <end>2024</end></proj>
<proj><title>Small Weather</title>               <employer>Bare Boards Co.</employer>                     Isla Renwick          <end>2023</end></proj>
<proj><title>Cinderella (panto)</title>          <employer>Kirkgate Theatre, Bolton</employer>            Sam Tuffnell          <end>2022</end></proj>
<proj><title>Antigone in Leith</title>           <employer>Docklight / Edinburgh Fringe</employer>        M. Farquhar           <end>2019</end></proj>

<h>LIGHTING DESIGN – DANCE, OPERA</h>
<proj><title>Undertow</title>                    <employer>Company Halloran</employer>                    chor. J. Halloran     <end>2024</end></proj>
<proj><title>Dido and Aeneas</title>             <employer>Northern Studio Opera</employer>               Clem Boyd             <end>2021</end></proj>

<h>AS ASSOCIATE / PROGRAMMER</h>
<job><title>Associate LD</title> to Verity Combe     <employer>Coliseum-scale musical, UK tour</employer>                        <start>2022</start>–<end>23</end></job>
<job><title>Programmer (Eos)</title>             <employer>Manchester Winter Festival</employer>, four seasons               <start>2018</start>–<end>22</end></job>

<h>STAFF POSTS</h>
<job><title>Lighting Technician</title>, later <title>Deputy Chief LX</title>, <employer>Citizens Hall Theatre</employer>, <place>Glasgow</place>, <start>2014</start> to <end>2018</end>.
<point>Get-ins, focus, cueing; relit 9 touring shows a season.</point> <point>Looked after the PAT testing and a stock of 340 lanterns.</point></job>
<job><title>Casual crew</title>, various (<employer>SECC, Barrowland</employer>), <start>2012</start> to <end>2014</end></job>

<h>TRAINED</h>
<edu><school>Royal Conservatoire of Scotland</school>, <degree>BA</degree> <field>Production Technology and Management</field>, <end>2014</end></edu>

<h>AWARDS</h>
<award><title>Knight of Illumination, best dance lighting</title> – nominated <end>2024</end> (<employer>Undertow</employer>)</award>
<award><title>Michael Northen Bursary</title> – winner <end>2015</end></award>

<h>CONSOLES, SOFTWARE, TICKETS</h>
<skills><skill>ETC Eos family</skill> *****, <skill>grandMA3</skill> ***, <skill>Avolites</skill> **, <skill>Vectorworks Spotlight</skill> *****, <skill>Capture</skill> ****, <skill>Lightwright</skill> ***</skills>
<cert><cname>IPAF 3a/3b</cname> (to <date>11/2027</date>)</cert>, <cert><cname>IOSH Working Safely</cname></cert>, <cert><cname>NRC Level 2 rigging</cname> – part 1 done</cert>
<other>Also: speaks fair BSL, drives a van, doesn't mind mud.</other>
