<name>Shanice Okafor-Bell</name>. <place>Croydon CR0</place>. <phone>07700 900 884</phone>. <email>shaniceob@example.com</email>

<h>Where I've been</h>

<job>FULL TIME
<start>03.22</start> >> <end>today</end>
<employer>HALLIDAY & FINCH HOME</employer> Centrale
<title>Store Manager</title>
12 staff, £2.1m a year.  <point>Up 7.4% on last year vs region +1.9%.</point>  <point>Shrink 2.3% down to 1.1%.</point>  <point>Opened the click and collect desk.</point></job>

<job>SATURDAYS (while at Halliday)
<start>09.23</start> >> <end>12.23</end>
<employer>CHRISTMAS AT WADDON PONDS</employer> pop up market
<title>Stall Co-ordinator</title>
<point>26 traders, insurance certs, gazebos, one flood.</point></job>

<job>FULL TIME
<start>06.19</start> >> <end>02.22</end>
<employer>PRIMROSE & CO FASHION</employer> <place>Oxford St then Bromley</place>
<title>Dept Supervisor</title> -> <title>Asst Manager</title> (11.20)
<point>Visual changeover nights every 3 weeks.</point>  <point>Furloughed x2.</point>  <point>Did the P45s when Bromley shut.</point></job>

<job>PART TIME 16 HRS
<start>2017</start> >> <end>2019</end>
<employer>SAINSWORTH'S LOCAL</employer>
<title>Till and replen</title></job>

<job>PART TIME 12 HRS (same years)
<start>2017</start> >> <end>2018</end>
<employer>THE GLAZED HAM</employer>
<title>Waitress</title></job>

<h>What I learned where</h>
<edu><end>2019</end>  <degree>BTEC L3 Extended Diploma</degree>, <field>Business</field>, <school>Croydon College</school>, <grade>DMM</grade></edu>
<edu><end>2017</end>  <degree>8 GCSEs</degree> incl Maths <grade>6</grade> English <grade>7</grade>, <school>Harris-Lane Academy</school></edu>
<edu><start>2024</start> >>  <degree>Level 4 Retail Manager apprenticeship</degree> (month 9 of 14)</edu>
<cert><date>2022</date>  <cname>Personal licence holder</cname></cert>
<cert><date>2023</date>  <cname>First aid at work</cname>, 3 day</cert>

<h>What I'm good with</h>
<skills><skill>rotas in Fourth</skill> + <skill>Rotageek</skill> / <skill>planograms</skill> / <skill>KPI: ATV, UPT, conversion</skill> / <skill>difficult customers</skill> / <skill>interviews & probation reviews</skill> / <skill>cash office</skill></skills>

<h>Small print</h>
<other>Refs yes, from both area managers. Notice period 8 weeks.</other>
<status>British, no restrictions. Full UK driving licence, no car.</status>
