<name>PRIYANTHA WEERAKKODY</name>
<headline>Rooms Division Man</headline>


<h>CONTACT</h>
...........................................................................................

<email>priyantha.w@example.com</email>
<link>http://linkedin.com/in/pweerakkody-example</link>
<phone>+971 50 000 7719</phone>
<place>Dubai, UAE</place> (<status>Sri Lankan passport, employment visa transferable</status>)


<h>PERSONAL STATEMENT</h>
...........................................................................................

<summary>I started with a mop in Negombo and I now run 312 keys. Opening teams,
renovations with guests in house, and night desks are where I am most useful.
I prefer cities to resorts, but I have done both.</summary>


<h>WORK EXPERIENCE</h>
...........................................................................................

* <job>3 years as <title>Rooms Division Manager</title> at <employer>Al Noorah Creek Hotel</employer> - <place>Dubai</place> from <start>2022</start> to <end>today</end></job>

* <job>4 years as <title>Front Office Manager</title> at <employer>Meridian Straits Suites</employer> - <place>Singapore</place> From <start>2018</start> to <end>2022</end></job>

* <job>2 years <title>Duty Manager (Nights)</title> at <employer>MV Coral Duchess</employer> - at sea, from <start>2016</start> to <end>2018</end></job>

* <job>5 years as <title>Guest Service Agent</title>, then <title>Team Leader Reception</title> at <employer>Cinnamon Bay Lagoon Resort</employer> - <place>Bentota</place> from <start>2010</start> to <end>2015</end></job>

* <job>6 months <title>Housekeeping Attendant</title> (casual) <employer>Hotel Goldi Sands Annexe</employer> - <place>Negombo</place>, <start>2009</start></job>


<h>WHAT I DID THERE</h>
(See above for dates)
...........................................................................................

<other>01. Opened the Creek property with 41 days of notice, 87 hires</other>

<other>02. Guest satisfaction from 81 to 89 in Singapore (ReviewPro GRI)</other>

<other>03. Wrote the night audit manual still used on two ships</other>


<h>EDUCATION</h>
...........................................................................................

<edu><degree>Higher Diploma</degree>   <start>2007</start> - <end>2009</end>
<field>Hotel Management</field>.
<school>Sri Lanka Institute of Tourism and Hotel Management</school> - <place>Colombo</place></edu>

<edu><degree>Part-time MBA</degree>   <start>2023</start>-<end>present</end>
<school>University of West Deira</school></edu>

<cert><cname>Certified Rooms Division Executive</cname>  <date>2020</date>
<issuer>AHLEI</issuer></cert>


<h>SKILLS</h>
...........................................................................................

<skills>01. <group>Systems</group>

* <skill>Opera Cloud</skill>
* <skill>Fidelio</skill>, <skill>Protel</skill>
* <skill>HotSOS</skill>

02. <group>Money</group>

* <skill>Yield meetings</skill> + <skill>Forecasting</skill>
* <skill>Payroll costing</skill>

03. <group>People</group>

* <skill>Rostering</skill>
* <skill>Complaint handling</skill></skills>


<h>LANGUAGES</h>
...........................................................................................

* <language>Sinhala</language>, <language>English</language>, <language>Tamil</language> (<level>spoken</level>), <language>Arabic</language> (<level>greetings and numbers</level>)


<h>INTERESTS</h>
...........................................................................................

* <other>Cricket</other>
* <other>Bonsai</other>
