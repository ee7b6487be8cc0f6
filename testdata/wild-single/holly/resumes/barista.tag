<h>CONTACT</h>
<phone>0412 555 018</phone>
<email>zdelacruz@example.com</email>
<place>Fitzroy North VIC</place>

<h>SKILLS</h>
<skills><skill>Espresso calibration</skill>
<skill>Latte art</skill>
<skill>Filter & batch brew</skill>
<skill>Rostering (Deputy)</skill>
<skill>Stock & ordering</skill>
<skill>Square POS</skill>
<skill>Calm at 9.05 on a Saturday</skill></skills>

<h>TICKETS</h>
<cert><cname>RSA (Vic)</cname> <date>2022</date></cert>
<cert><cname>Food Safety Supervisor</cname>
<date>2023</date></cert>
<cert><cname>HLTAID011 First Aid</cname></cert>

<h>LANGUAGES</h>
<language>Tagalog</language>
<language>English</language>

<h>REFERENCES</h>
<other>Sam Petropoulos</other>
<other>Owner, Little Axe</other>
<other>0400 555 071</other>

<name>ZEPHANIAH DELA CRUZ</name>
<headline>Head barista / café all-rounder</headline>

<h>ABOUT ME</h>
<summary>Nine years behind machines, from a servo
Breville to a 3-group Linea. I dial in before the doors
open and I clean as I go.</summary>

<h>EMPLOYMENT</h>
<job><title>HEAD BARISTA</title>
<employer>Little Axe Coffee</employer>
<place>Brunswick East</place>
<start>Feb 2022</start> - <end>now</end>
<point>28 kg a week, 4 baristas, single-origin changes
fortnightly</point>
<point>Cut milk waste from about 6 L to 2 L a day</point>
<point>Train every new start; wrote the bar bible</point></job>
<job><title>BARISTA</title>
<employer>Two Wattles</employer>
<place>Carlton</place>
<start>Aug 2019</start> - <end>Jan 2022</end>
<point>Stood down Mar - Oct 2020, ran the take-away window
on JobKeeper after that</point></job>
<job><title>ALL-ROUNDER</title>
<employer>Maribyrnong Bowls Club</employer>
<place>Maribyrnong</place>
<start>2016</start> - <end>2019</end>
<point>Bar, floor, raffle, bingo, the lot</point></job>

<h>EDUCATION</h>
<edu><degree>Cert III in Hospitality</degree>
<school>William Angliss Institute</school>
<end>2018</end></edu>
<edu><degree>VCE</degree>
<school>Footscray City College</school>
<end>2016</end></edu>

<h>COMPS</h>
<award><title>Vic Latte Art Smackdown, 3rd place</title>
<end>2023</end></award>
