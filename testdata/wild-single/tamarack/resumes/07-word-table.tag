<name>MOHAMMED AL-RASHIDI TURNER</name>	
<headline>Facilities & Building Services Coordinator</headline>	<phone>07700 900 144</phone>
	<email>m.alrashidi.turner@example.com</email>
	<place>Leicester LE2</place>, <status>full clean driving licence</status>
	
<h>PROFILE</h>	<summary>Calm and practical facilities coordinator who has looked after offices, a museum and a leisure centre. Good with contractors, better with residents.</summary>
	
<h>EMPLOYMENT</h>	
<job><start>Sept 19</start> – <end>date</end>	<employer>Fosse Gate Museum Trust</employer>
<place>Leicester</place>	<title>Facilities Coordinator</title>
	·  <point>PPM schedule for three listed buildings (lifts, AHUs, fire panels)</point>
	·  <point>Raise and chase about 60 jobs a month on Concept Evolution</point>
	·  <point>Fire warden lead; two full evacuations a year</point>
	·  <point>Deputise for the Estates Manager when he is on leave</point></job>
	
<job><start>Jan 16</start> – <end>Aug 19</end>	<employer>Braunstone Splash Leisure Centre</employer>
<place>Leicester</place>	<title>Duty Supervisor</title>
	·  <point>Opening and closing, pool plant readings every two hours</point>
	·  <point>Supervised 8 casual lifeguards per shift</point></job>
	
<job><start>2013</start> – <end>2015</end>	<employer>Ockwell Serviced Offices</employer>
<place>Nottingham</place>	<title>Front of House / Porter</title>
	·  <point>Room set-ups, post, contractor sign in</point></job>
	
<h>QUALIFICATIONS</h>	<cert><cname>IOSH Managing Safely</cname>	<date>2020</date></cert>
	<cert><cname>IWFM Level 3 Award in Facilities Management</cname>	<date>2021</date></cert>
	<cert><cname>Pool Plant Operator (PPO)</cname>	<date>2016</date> – lapsed</cert>
	<cert><cname>Legionella Awareness</cname>	<date>2022</date></cert>
	
<h>EDUCATION</h>	<edu><school>Regent Vale College</school>, <degree>BTEC Level 3</degree> <field>Public Services</field>	<end>2012</end></edu>
	
<h>I.T.</h>	<skills><skill>Concept Evolution</skill>	<skill>Outlook</skill>	<skill>Excel</skill>	<skill>BMS (Trend, monitoring only)</skill></skills>
	
<h>LANGUAGES</h>	<language>English</language>	<language>Arabic</language> (<level>spoken</level>)
	
<h>REFEREES</h>	<other>Mrs P. Ansty, Estates Manager – on request</other>
