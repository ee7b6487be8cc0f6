Curriculum vitae of
<name>Achieng' Mary Odhiambo</name>

<h>In short</h>
<summary>I make maps that survive contact with the field. Seven years of it: county water points, then sugar, now fibre. My days are QGIS on one screen and psql on the other.</summary>

<h>What I have done, latest first</h>

<job><start>2022</start>– / <employer>Lolwe Fibre Networks</employer> / <title>GIS lead (no reports; two interns at a time)</title> / <place>Kisumu & remote</place>
<point>I look after the network inventory, a PostGIS base of roughly 410,000 poles, ducts and drops that I migrated in 2023 from 63 shapefiles and a shared drive.</point> <point>Wrote the topology checks and triggers that now reject a pole without a parent; duplicates fell from 8% to under 1%.</point> <point>Route options for new estates are scored with weighted overlays (wayleave cost, road reserve, roof count), and 19 of my 24 proposed routes were built.</point> <point>Roof counts come from Maxar tiles and from flights: I plan the flight and stitch in OpenDroneMap, a licensed colleague flies the Mavic.</point> <point>I prepare the map annexes for KeNHA and KURA wayleave applications; legal files them.</point></job>

<job><start>Nov 2019</start>–<end>Dec 2021</end> / <employer>Awendo Outgrowers Sugar Co-op</employer> / <title>GIS assistant, from 2021 GIS officer</title> / <place>Awendo</place>
<point>Measured cane: 6,200 smallholder plots walked with Garmin handhelds and ODK by 14 casual enumerators I recruited, trained in two days, and paid by accepted plot.</point> <point>I reviewed submissions nightly and sent back about one in nine.</point> <point>Found that the 1998 base maps were Arc 1960 / UTM 36S and the plots WGS 84, hence the famous 'moving' plots, and reprojected the lot.</point> <point>Some small Python (pandas, a bit of PyQGIS) for the acreage statements, with help from a friend.</point></job>

<job><start>2019</start>, <end>nine months</end> / <employer>Homa Bay County, Dept. of Water</employer> / <title>intern, geospatial</title>
<point>Water-point census, 1,130 springs, boreholes and kiosks; I covered Suba North on a boda and by boat.</point> <point>KoboToolbox forms were designed by the UNICEF consultant, I translated them into Dholuo and fixed skip logic.</point></job>

<job>On the side since <start>2021</start>: <title>freelance mapping</title> for <employer>churches, two land surveyors and a beach management unit</employer>. <point>Mostly layouts and mutation sketches; maybe 30 jobs, none over a week.</point></job>

2025: career break Feb to May, baby. Back full time since June.

<h>Studied</h>
<edu><degree>BSc</degree> <field>Geospatial Information Science</field>, <school>Maseno University</school>, <grade>Second Upper</grade>, <end>2018</end></edu>
<edu><degree>MSc</degree> <field>GIS & Remote Sensing</field>, <school>JKUAT</school>, part time: coursework finished, thesis on hold since <end>2024</end></edu>
<cert><cname>KCAA RPL</cname>: ground school passed <date>Aug 2026</date>, flight test still to come</cert>
<cert><cname>ISK graduate member</cname>, <date>2020</date></cert>

<h>Tongues</h>
<language>Dholuo</language> (<level>mother's</level>), <language>Kiswahili</language>, <language>English</language> - <level>all three written</level>. <language>Turkana</language> <level>greetings only</level>.

<h>Find me</h>
Phone <phone>+254 700 555 016</phone>, mail <email>achieng.maps@example.com</email>, PO Box in <place>Kisumu</place>. One map: <link>maps.example.com/achieng/mfangano</link>
<other>Referees: Eng. P. Otieno (Lolwe), Mrs. R. Atieno (Awendo co-op)</other>
