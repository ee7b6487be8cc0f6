<name>MARISOL "MARI" TENORIO</name>   <place>Austin, TX</place>   <phone>(512) 555-0164</phone>   <email>mari.tenorio@example.com</email>

<summary>Career nanny, 15 yrs, newborns to tweens. Looking for a live-out
position, 40-45 hrs, non smoking home, dogs ok!!</summary>

<h>FAMILIES</h>

<job><employer>The Okafor-Lindqvist family</employer> (2 doctors, 3 kids: 9 mos, 4, 7), <place>Tarrytown</place>
<start>Aug 2020</start> until <end>now</end>, ending because they move to Sweden
<title>Nanny / house manager</title>, live-out, 45 hrs
<point>School runs, swim team, batch cooking (one celiac), laundry for the kids, grocery orders.</point>
<point>Potty trained two and got the baby on a nap schedule in 3 weeks.</point>
</job>
<job><employer>Family H.</employer> (NDA)
<title>Travel Nanny</title>
<start>Jan 2019</start> - <end>June 2020</end>
<point>On tour with a musician and 1 toddler, 11 states, tutoring on the bus.</point>
</job>
<job><title>Nanny to twins</title> for <employer>Jen & Rob</employer> in <place>Round Rock</place>, <start>2015</start> to <end>2018</end>. <point>From 6 weeks old till pre-K. Sleep logs, bottle prep, later speech exercises from their SLP.</point></job>
<job><title>Mother's helper</title>, <employer>the Whitakers</employer>, part time afternoons. <start>2012</start>-<end>2015</end></job>

<h>DAYCARE</h>

<job><title>Toddler Room Lead</title>, <employer>Little Armadillos Learning Center</employer>, <place>Pflugerville</place> (state rated 4 star, 90 children) <start>09/2009</start> - <end>05/2012</end>
* <point>10 two-year-olds with 1 assistant, lesson plans weekly</point>
* <point>was <title>floater</title> the first six months</point>
</job>

<h>TRAINING</h>
<cert><cname>Pediatric CPR and First Aid</cname>, <issuer>Red Cross</issuer>, good thru <date>Feb 2026</date></cert>
<cert><cname>Newborn Care Specialist</cname> course (online, 40 hrs) <date>2020</date></cert>
<edu><school>Austin Community College</school>: <field>Child Development</field>, 27 credits, no degree (yet)</edu>
<edu><degree>High school diploma</degree>, <school>Del Valle HS</school> <end>2008</end></edu>

<h>ME</h>
<status>US citizen, TX driver license, clean record, TrustLine checked</status>
<language>Spanish</language> is my <level>first language</level>, <language>English</language> <level>fluent</level>
<skills>I can <skill>cook for allergies</skill>, <skill>sew costumes</skill>, <skill>swim</skill> and I am comfortable with <skill>G-tubes</skill> (learned with Family H.)</skills>
