<name>Aoibheann Ní Dhálaigh</name>
<headline>Maps, databases, and the plumbing between the two</headline>
<place>Athenry, County Galway, Ireland</place> · Contact info
412 connections

<h>About</h>
<summary>Eight years making other people's spatial data usable. Happiest when the
engineer who swore the pipe was "over there" can look it up himself. I like
small teams, boring technology and a decent test dataset.</summary>

<h>Experience</h>

<job><employer>Tuamgraney Water Analytics</employer>
Full-time · 4 yrs 7 mos
<place>Ennis, County Clare</place> · Hybrid

  <title>Senior Geo Developer</title>
  <start>Jan 2023</start> – <end>Present</end> · 2 yrs 8 mos
  <point>Built the public leakage viewer: Leaflet front end, plain JS, GeoServer behind it. 11 county
  councils send their people to it, roughly 3,400 visits a month.</point>
  <point>Look after the Postgres/PostGIS store. 220 layers, nightly loads in Python (GDAL, psycopg),
  constraint checks that bounce bad geometry back to whoever sent it.</point>
  <point>WMS and WFS feeds to two regulators. Catalogue records to the EU spatial data directive (ISO 19139) are
  done for 60 of the 220 layers, rest on the list.</point>
  <point>Put our dev environment into containers (docker-compose); production is still bare VMs.</point>

  <title>Geo Developer</title>
  <start>Feb 2021</start> – <end>Jan 2023</end> · 2 yrs
  <point>With two colleagues, shifted 2.1m features from Irish Grid (29902) to ITM (2157) without losing
  the sub-metre accuracy of the survey points.</point>
  <point>Ran lunchtime sessions for network technicians and call-centre staff on reading the map.
  Nine sessions, no slides.</point></job>

<job><title>GIS Technician</title>
<employer>Corrib Forestry Surveys Ltd</employer> · Full-time
<start>Sep 2017</start> – <end>Feb 2021</end> · 3 yrs 6 mos
<place>Oughterard</place>
<point>Digitised and checked plantation boundaries in QGIS, GPS pick-up on site two days a week.</point>
<point>Wrote a QGIS plugin (PyQGIS) that cut map-pack production from a day to under an hour.</point>
<point>Helped the contractor who set up the first FME workbenches; could edit them, never built one from scratch.</point></job>

<job><title>Deckhand / odd jobs</title>
<employer>various, New Zealand</employer>
<start>Jul 2016</start> – <end>Aug 2017</end>
<point>A year out.</point></job>

<h>Education</h>

<edu><school>Maynooth University</school>
<degree>BSc (Hons)</degree>, <field>Geography and Computer Science</field> (NFQ 8)
<start>2012</start> – <end>2016</end>
Grade: <grade>2.1</grade></edu>

<edu><school>University College Dublin</school>
<degree>Professional Certificate</degree>, <field>Data Analytics</field>
<start>2025</start> – <end>ongoing</end>, <point>2 of 4 modules passed</point></edu>

<h>Skills</h>
<skills><skill>PostGIS</skill> (19 endorsements) · <skill>Python</skill> (14) · <skill>Leaflet</skill> · <skill>GeoServer</skill> · <skill>QGIS</skill> · <skill>GDAL/OGR</skill> · <skill>SQL</skill> · <skill>Git</skill></skills>
Show all 23 skills

<h>Languages</h>
<language>English</language>  <level>Native</level>
<language>Gaeilge</language>  <level>Professional working proficiency</level>

<status>Irish citizen</status>. <status>Full clean B licence since 2015</status>.
<email>aoibheann.nd@example.org</email>   <phone>087 555 0142</phone>
