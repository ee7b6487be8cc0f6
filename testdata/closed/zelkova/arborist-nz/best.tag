<name>Rhys Pemberton-Kaye</name>
<place>Motueka</place> / <phone>027 555 0148</phone> / <email>rhys.pk@example.com</email>

<summary>I climb trees and look after the people standing under them. On rope since 2012, first in the Welsh Marches, then here. Want to work closer to home and for a smaller yard.</summary>

<job><start>Oct '18</start> till <end>now</end>, <employer>Tasman Canopy Ltd</employer> (<place>Richmond</place>). Came in as <title>climber</title>, made <title>2IC</title> in '20, <title>crew leader</title> since March '22.
<point>Three of us and a chip truck, which I drive.</point> <point>I write the JSA before anyone starts a saw and walk the site with whoever is new.</point> <point>Mostly takedowns on tight residential sections, lowering everything, with about 40 street trees a year on the council contract.</point> <point>Big macrocarpas come off with the GRCS and a second line; in 2023 we took a 31 m Lombardy poplar out between two villas over four days and broke nothing.</point> <point>No lost-time injury in my crew since I took it on.</point> <point>I price small jobs at the gate, up to $3,000; above that the boss comes out.</point> <point>Two apprentices have gone through their unit standards with me signing their evidence (I'm not an assessor).</point> <point>Lines work only as part of a crew under the network contractor's permit and observer, perhaps fifteen days in all.</point></job>

Summer '17 to Sept '18: knee rebuilt, then the slow way round overland. No work.

<job><start>'12</start> – <end>'17</end>, <employer>Clun Valley Tree Surgeons</employer>, <place>Ludlow</place>, <title>climber</title>. <point>Oak and ash, reductions and deadwooding, a lot of it in churchyards with TPOs on.</point> <point>Covered as lead for about four months while the foreman was ill.</point></job>

<job><start>'10</start> – <end>'12</end>, <employer>Clun Valley</employer> again, as <title>groundsman</title>: <point>chipper, ropes, tea, all the sharpening for three climbers.</point></job>

<h>Bits of paper</h>
<cert><cname>NZ Certificate in Horticulture Services (Arboriculture), Level 4</cname>, <date>2021</date></cert>. <edu><degree>Level 5 diploma</degree>, <field>arboriculture</field>: three of five courses done</edu>. <cert><cname>NPTC CS30, 31, 38, 39</cname>, <date>2011</date></cert>. <cert><cname>Boom EWP</cname>, <date>2023</date></cert>. <cert><cname>First aid</cname>, renewed <date>Feb '25</date></cert>. <cert><cname>QTRA registered user</cname> <date>2019</date>, lapsed 2022</cert>. Pole and tree rescue practised every six months, last time November. Licence: <status>class 1 and 2, both full</status>. <status>Resident visa, no conditions.</status>

<other>Two people who'd speak for me, on request. Referees prefer a text first.</other>
