<name>MOHAMMED RIYAS P.K.</name>
<headline>HVAC TECHNICIAN (CHILLER / VRF)</headline>
<place>Al Quoz, Dubai – UAE</place>
Mob: <phone>+971 50 000 0000</phone> (WhatsApp)
Mail: <email>riyas.hvac@example.com</email>
<status>Visa Status: Employment visa (transferable), NOC available</status>
<status>UAE Driving License: No. 3 Light vehicle, valid 2031</status>

<h>PROFILE SUMMARY</h>
<summary>10+ years experience in HVAC field, out of which 8 years in GCC. Able to work independently on
air cooled and water cooled chillers, VRF, FAHU, FCU and split units.</summary>

<h>PROFESSIONAL EXPERIENCE</h>

<job><employer>AL MAJD FACILITIES MANAGEMENT L.L.C.</employer> – <place>DUBAI, UAE</place>
<title>Sr. HVAC Technician</title> – <start>Oct 2019</start> to <end>Present</end>

Clients:
	Marina Pearl Towers (4 towers, 2x350 TR + DX backup) – 2022 to Present
	Emirates Modern School, Nad Al Sheba – 2021 to 2022
	Dubai Outlet Warehouse Complex – 2019 to 2021

Duties & responsibilities
§ <point>PPM and reactive jobs as per CAFM (Concept Evolution), average 9 calls per shift.</point>
§ <point>Condenser tube cleaning, Legionella sampling assistance, cooling tower chemical dosing check.</point>
§ <point>Compressor replacement of York screw chiller together with OEM team.</point>
§ <point>Allocating jobs to two helpers and one AC technician.</point>
</job>

<job><employer>GULF TECHNO COOL W.L.L.</employer> – <place>DOHA, QATAR</place>
<title>AC Technician</title> – <start>Jan 2016</start> to <end>Aug 2019</end>
§ <point>Installation of 640 nos. ducted split units for labour accommodation, Mesaieed.</point>
§ <point>Copper piping, brazing, pressure test, vacuuming and gas charging R-410A / R-22.</point>
</job>

<job><employer>COOLWELL ENGINEERS</employer>, <place>KOZHIKODE, INDIA</place>
<title>Refrigeration Mechanic</title> – <start>2013</start> to <end>2015</end> (2 yrs)
§ <point>Service of domestic refrigerators, window AC and bottle coolers</point>
</job>

<h>ACADEMIC & TECHNICAL QUALIFICATION</h>
Qualification
Institution
Year
<edu><degree>ITI</degree> – <field>Mechanic Refrigeration & A/C</field> (NCVT)
<school>Govt. I.T.I. Malampuzha</school>
<end>2013</end></edu>
<edu><degree>Plus Two</degree> (<field>Science</field>)
<school>G.H.S.S. Ottapalam</school>
<end>2011</end></edu>

<h>TRAINING ATTENDED</h>
§ <cert><cname>VRF installation & commissioning</cname>, <issuer>manufacturer's academy Dubai</issuer>, <date>Feb 2021</date></cert>
§ <cert><cname>Working at Height</cname></cert> and <cert><cname>Confined Space Entry</cname> – <date>2023</date></cert>

<h>TOOLS</h>
<skills><skill>Manifold gauge</skill>, <skill>recovery machine</skill>, <skill>megger</skill>, <skill>clamp meter</skill>, <skill>anemometer</skill>, <skill>psychrometer</skill></skills>

<h>PERSONAL DETAILS</h>
<status>Nationality : Indian</status>	<status>D.O.B : 02/06/1993</status>
Languages : <language>Malayalam</language>, <language>Hindi</language>, <language>English</language>, <language>Arabic</language> (<level>understand</level>)
<status>Passport No. : on request, exp. 11/2028</status>

I am ready to join within 30 days.
