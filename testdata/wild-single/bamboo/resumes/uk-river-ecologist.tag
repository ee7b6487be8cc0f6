# <name>Callum Strachan-Wells</name> CV: Long Version

<email>c.strachanwells@example.net</email> / <phone>07700 900 217</phone> / <place>Kelso, Scottish Borders</place>

## **<h>About Me</h>**
<summary>* 2:1 BSc Hons Freshwater Biology.
 * Electrofishing team leader with four field seasons.
 * Full clean driving licence, towing entitlement (B+E).
 * Happy in waders in February.

I am an early career ecologist looking for a permanant post with a rivers trust or consultancy. I have mostly worked on salmonids but my real interest is what barriers do to the whole fish community, eels and lampreys included.</summary>

## **<h>Relevant Work History</h>**


<job>**<employer>Upper Teviot Fisheries Foundation</employer>, <start>14th Apr 2022</start> – <end>Present</end> (paid)** [*-website link*]

 **<title>Fisheries Field Biologist</title>**

 **Duties:** <point>Leading electrofishing surveys at 60+ sites each summer under an SFCC protocol.</point> <point>Scale reading and data entry.</point> <point>Writing the annual site reports which go to landowners and to the District Salmon Board.</point> <point>Supervising two seasonal assistants from June to September.</point></job>

<job>**<title>Smolt trap assistant</title>- <employer>Tarth Water Hydro</employer>, <start>Mar 2021</start> - <end>Jun 2021</end> (zero hours)**

 **Duties:** <point>Daily emptying of a rotary screw trap, PIT tagging under someone else's Home Office licence, measuring and releasing smolts.</point> <point>Early starts, 7 days on and 3 off.</point></job>

<job>**<employer>Isle of Mellan Seabird Group</employer>, <start>28th May 2019</start> – <end>2nd Aug 2019</end> (<title>volunteer warden</title>)**

 **Duties:** <point>Productivity plots of kittiwake and guillemot, guided walks for day visitors (up to 40 a boat), hut maintenance.</point> <point>One of the most rewarding parts was ringing shag chicks.</point></job>

<job>**<title>Laboratory Technician Grade 4</title>, <employer>Tweedbank Environmental Labs Ltd</employer>** <start>Sept 2020</start> - <end>Feb 2021</end> (maternity cover, 30 hrs)

 **Duties:** <point>BOD, suspended solids, ammonia by Konelab.</point> <point>Sample reception and chain of custody forms.</point></job>

## **<h>Education</h>**

<edu>**<degree>BSc (Hons)</degree> <field>Freshwater Biology</field>**

<school>University of Glasgow</school>, <start>2016</start> - <end>2020</end>

Honours project: Do fish passes on small weirs pass anything but trout?

  Grade <grade>66%</grade> (2:1)</edu>

<edu>**<degree>Scottish Highers</degree>** <school>Kelso High School</school>, <end>2016</end> | Biology <grade>A</grade> | Geography A | Maths B | English B | </edu>

## **<h>Tickets</h>**

<cert><cname>IFM Certificate in Electrofishing Team Leader</cname> <date>2023</date></cert> | <cert><cname>RYA Powerboat Level 2</cname></cert> | <cert><cname>Outdoor First Aid 16hr</cname> (exp. 09/25)</cert> | <cert><cname>PA1 and PA6 spraying</cname>, <issuer>City & Guilds</issuer></cert>

## **<h>Other work history</h>**

<job>**<title>Kitchen porter</title> at "<employer>The Gaffer's Table</employer>"**, <start>July 1st 2018</start> – <end>September 2018</end>

Duties: <point>washing dishes, basic prep, fixing the dishwasher more often than I'd like.</point></job>

<job>**<title>Tree planter</title>**, <employer>Forestline Contracts</employer>, <start>Nov 2020</start>, on piece rate

Duties: <point>Sitka, mostly.</point> <point>1200 a day on a good day.</point></job>

<job>**<title>Parcel courier</title>**, self employed, <start>October 2021</start> – <end>April 2022</end></job>

## **<h>Personal inerests</h>**

<other>Fly fishing (catch and release), fell running, repairing old Seagull outboards. I am learning R properly this winter.</other>

## **<h>Skills</h>**

<skills><skill>Electrofishing</skill>, <skill>habitat walkover surveys</skill>, <skill>eDNA sampling</skill>, <skill>macroinvertebrate ID to family (RIVPACS)</skill>, <skill>QGIS</skill>, <skill>R</skill> (learning), <skill>4x4 and trailer</skill></skills>

<other>Referees available on request</other>
