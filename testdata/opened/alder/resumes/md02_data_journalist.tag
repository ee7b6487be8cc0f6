<name>Soledad Brickhouse</name>
===================

<headline>data reporter</headline> / <place>Albuquerque</place> / <email>sol@example.org</email> / signal on request

----

> <summary>I file records requests, clean what comes back and write the story myself.</summary>

<h>Jobs</h>
----

<job>**<employer>The Rio Bravo Ledger</employer>**
: *<title>Data & investigations reporter</title>*
: `<start>Mar 2020</start>` to `<end>today</end>`
: <point>Jail deaths database, 11 counties, 2008–2022; two sheriffs changed policy</point>
: <point>Water rights series with one other reporter and a photographer</point>
: <point>Teach the newsroom spreadsheet lunch, every other Tuesday</point></job>

<job>**<employer>Four Corners Public Radio</employer>**
: *<title>Reporter / weekend host</title>*
: `<start>Jul 2016</start>` to `<end>Feb 2020</end>`
: <point>Daily spots, 4-minute features, pledge drive penance</point></job>

<job>**<employer>Freelance</employer>**
: *<title>stringer</title>* for wire services, Oaxaca and Chiapas
: `<start>2014</start>` to `<end>2016</end>`</job>

<h>Clips</h>
-----

<pub>1. [<title>Dead by arraignment</title>](https://example.org/1), <employer>Ledger</employer>, <end>2022</end></pub>
<pub>2. [<title>Whose acre-foot?</title>](https://example.org/2), 4 parts, <employer>Ledger</employer>, <end>2023</end></pub>
<pub>3. [<title>The last party line in Catron County</title>](https://example.org/3), radio, <end>2018</end></pub>

<h>Prizes</h>
------

<award>* <title>Top of the Rockies, first place public service (medium newsroom)</title>, <end>2023</end></award>
<award>* <title>IRE finalist</title>, shared, <end>2022</end></award>

<h>School</h>
------

<edu><school>University of New Mexico</school>
: <degree>BA</degree>, <field>Journalism & Spanish</field>, `<end>2014</end>`</edu>

<edu><school>NICAR bootcamp</school>
: one week, `<end>2019</end>`</edu>

<h>Tools</h>
-----

<skills><skill>R (tidyverse)</skill> · <skill>SQL</skill> · <skill>QGIS</skill> · <skill>Datawrapper</skill> · <skill>OpenRefine</skill> · <skill>Tabula & patience</skill> · <skill>a little Python, for scraping</skill> · <skill>Hindenburg</skill></skills>

<h>Also</h>
----

<other>IPRA requests filed: 214. Granted in full: 61.</other>
<language>Spanish</language>: <level>fluent</level>. <language>Zapotec</language>: <level>greetings and apologies</level>.
