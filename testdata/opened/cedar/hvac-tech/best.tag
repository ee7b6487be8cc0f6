                                                              Page 1 of 2
<name>Rudy Benavidez-Cole</name>
<place>Rio Rancho, NM 87124</place>      <phone>505-555-0109</phone>      <email>rudybc@example.net</email>

<summary>Commercial service mechanic, 9 years in the trade, 6 of them
running my own truck. Mostly package units on schools and
strip malls, some grocery. USN vet. Clean MVR.</summary>

<h>WORK</h>

<job><employer>High Mesa Air & Refrigeration</employer>,
<place>Albuquerque</place>, <title>service tech</title>
(<start>05/19</start> thru <end>now</end>)

- <point>About 35 accounts on PM, quarterly and semi annual. Belts,
filters, coils, amp draws, economizers, swamp coolers
spring and fall.</point>
- <point>Troubleshoot Trane, Carrier & Lennox pkg units 3 to 50 ton,
208 and 480. Compressor change outs, TXVs, contactors,
ECM's, bad boards. Braze with nitro, pull below 500.</point>
- <point>Air cooled scrolls: I do the PMs on two 60 tons at a
college. Barrel work goes to the factory guys.</point>
- <point>Swap out ABB and Danfoss drives, set up parameters
from the sheet.</point>
- <point>Can get into a Niagara station to look at points and
override, no programming.</point>
- <point>Callback rate 2.1% last yr, shop avg 5.</point>
- <point>One apprentice rides with me most weeks, foreman signs his
hrs. On call 1 in 5.</point>

Started there as <title>installer / helper</title>
(<start>06/16</start> thru <end>05/19</end>)

- <point>Roof curb jobs, line sets, crane days, start-ups with the
lead man</point>
- <point>Did the 4 yr apprenticeship at night while working
(finished May 2020)</point></job>

Resume of R. Benavidez-Cole                                   Page 2 of 2

<job><employer>U.S. Navy</employer>, <title>Machinist's Mate 3rd class (MM3)</title>,
USS Bataan, AC&R shop part of the time
(<start>2011</start> to <end>2015</end>)

- <point>Stood watches, helped with the AC plants, logged readings
and refrigerant</point></job>

<h>TICKETS</h>
<cert><cname>EPA 608 Universal</cname> <date>2017</date></cert>
<cert><cname>NM JR journeyman</cname> <issuer>CID</issuer>, passed <date>Oct 2020</date></cert>
<cert><cname>OSHA 10</cname> <date>2019</date></cert>
<cert><cname>NATE core</cname> passed <date>2023</date>, specialty test not taken yet</cert>

<h>SCHOOL</h>
<edu><school>CNM</school> / local JATC, <degree>apprenticeship</degree> <field>HVAC/R</field>, <end>2020</end></edu>
<edu><school>Cibola H.S.</school>, <degree>diploma</degree>, <end>2011</end></edu>

<h>LANGUAGE</h> <language>Spanish</language> at home, <level>fine for customers</level>, don't
write it well
