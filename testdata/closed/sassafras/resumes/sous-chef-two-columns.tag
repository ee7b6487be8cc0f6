<h>CONTACT</h>
<place>Asheville NC</place>
<phone>828 555 0120</phone>
<email>mateo.v.cooks@example.com</email>
@mateo.v.cooks

<h>ABOUT</h>
<summary>Line cook who stayed.
Whole animal, live fire,
too many pickles.</summary>

<h>GOOD AT</h>
<skills><skill>butchery</skill>
<skill>garde manger</skill>
<skill>sauces</skill>
<skill>inventory + ordering</skill>
<skill>Toast POS</skill>
<skill>MarginEdge</skill></skills>

<h>PAPERS</h>
<cert><cname>ServSafe Manager</cname>
thru <date>9/27</date></cert>
<cert><cname>Choking/CPR</cname> <date>2023</date></cert>

<h>SPEAKS</h>
<language>English</language> <language>Spanish</language>
<level>kitchen</level> <language>French</language>

<name>MATEO VILLASEÑOR</name>
<headline>S O U S   C H E F</headline>

<h>KITCHENS</h>

<job><employer>ASH & RYE</employer>
<title>executive sous</title>
<start>'22</start> – <end>today</end>
<point>90 seats, wood grill, $4.2M. run the pass 4 nights, write the
weekly butcher sheet, order proteins. food cost 34 → 29.5.</point>
<point>team of 13; I do the schedule, chef does the hiring</point></job>

<job><title>sous</title>
<employer>THE LITTLE PEAR</employer>
<start>'19</start> – <end>'22</end>
<point>opened it. closed it (covid). opened it again as a
market with 60 hot lunches a day</point></job>

<job><title>tournant</title>, was <title>garde manger</title>
<employer>HOTEL VANCE</employer>, <place>Charleston SC</place>
<start>'16</start> – <end>'19</end>
<point>banquets to 350, brunch, the raw bar</point></job>

<job><title>stage</title> (unpaid, 10 wks)
<employer>CASA MAGUEY</employer>, <place>Oaxaca</place>
<start>winter '15</start></job>

<job><title>dish → prep → line</title>
<employer>Gus's Diner</employer>, <place>Greenville SC</place>
<start>'11</start> – <end>'15</end></job>

<h>SCHOOL</h>
<edu><school>A-B Tech</school>, <field>culinary arts</field>, <degree>AAS</degree> <end>'16</end></edu>

<h>PRESS ETC.</h>
<award><title>30 under 30 cooks</title>, <employer>Carolina Table magazine</employer>, <end>2021</end></award>
<vol>I cook for <employer>Haywood Street pantry</employer> first Mondays</vol>

<other>refs: just call Chef Dana at Ash & Rye</other>
