CURRICULUM VITAE OF <name>THULANI VINCENT MKHIZE</name>

Personal
ID / birth       : <status>born 14 June 1988, SA citizen</status>
Stays            : <place>Edendale, Pietermaritzburg</place>
Cell             : <phone>073 555 0164</phone>
Mail             : <email>tvmkhize@example.com</email>
Licence          : <status>Code 08, own bakkie</status>
Talks            : <language>isiZulu</language> (<level>home</level>), <language>English</language> (<level>good</level>), <language>Afrikaans</language> (<level>understand</level>)

<h>Trade and schooling</h>
<cert><cname>Millwright red seal</cname>, <issuer>Olifantsfontein (INDLELA)</issuer>, <date>11/2014</date>, first attempt</cert>
<edu><degree>N4</degree> <field>electrical engineering</field>, <school>Umgungundlovu TVET</school> <end>2012</end></edu> (2 of 4 N5 subjects written since)
<edu><degree>Matric</degree> <school>Sobantu High</school> <end>2006</end></edu>
<cert><cname>Krones Contiform maintenance</cname> 5 day, <date>2021</date></cert>
<cert><cname>Counterbalance forklift</cname>, <date>lapsed 2023</date></cert>

<h>Work</h>

<job><employer>Umlaas Dairy Holdings</employer>        <title>Millwright, C shift</title>      <start>02/2019</start> to <end>date</end>
   1) <point>Only artisan at night for 3 PET milk and juice lines and the crate washer. Two operators help me on the spanner side.</point>
   2) <point>Blower, rotary filler, sleever, wrap-around packer, robot palletiser. Average time to repair on my shift went from 47 to 29 min between 2021 and 2024.</point>
   3) <point>Laptop on the S7-300/1500 with TIA, follow the rungs, force nothing, change nothing without the engineer.</point>
   4) <point>Swapped out some 40 Danfoss and SEW drives, parameters saved and put back.</point>
   5) <point>Close my notifications and orders in SAP on the tablet before handover.</point>
   6) <point>Part of the 4-man team which did the fishbone/why-why on the capper torque. Rejects down from 2.1% to 0.6%.</point>
   7) <point>Isolations under the green-card system, every lock has my face on it.</point></job>

<job><employer>Hulamanzi Sugar (mill)</employer>        <title>Millwright</title>      <start>01/2015</start> to <end>01/2019</end>
   1) <point>Carriers, centrifugals, pump sets; laser aligned (Easy-Laser) in off-crop, about 60 couplings a season.</point>
   2) <point>Plummer blocks, chain, worm boxes, power packs of the cane tippler incl. valves and hoses.</point>
   3) <point>Acted as chargehand for 7 weeks in 2018 when Mr Naidoo was in hospital.</point></job>

<job><employer>Hulamanzi Sugar (mill)</employer>        <title>Apprentice millwright</title>      <start>2011</start> to <end>2014</end></job>

<job><employer>Msunduzi Spares</employer>        <title>counter hand</title>      <start>2007</start> to <end>2010</end></job>

<h>Also</h>
<skills><skill>TPM</skill>: autonomous maintenance steps 1 to 3 rolled out by our CI department, I trained the night operators on lubrication tags.
Welding: <skill>stick</skill> is fine, <skill>TIG</skill> only tacking.</skills>
<other>Choir at the Lutheran church, coach of under-13 soccer.</other>
<other>References: Ms R. Pillay, engineering manager Umlaas, number on request</other>
