<name>Gareth Pugh-Davies</name>
<headline>instrumentation & control technician</headline>

<h>address</h>
<place>Milford Haven SA73</place>
Wales
<h>contact</h>
<phone>+44 1632 960 417</phone>
<email>gareth.pd@example.org</email>
<h>technologies</h>
<skills><skill>DeltaV</skill> ★★★★
<skill>Siemens S7</skill> ★★★
<skill>HART / Foundation Fieldbus</skill> ★★★★★
<skill>Loop tuning</skill> ★★★★
<skill>SIL proof testing</skill> ★★★</skills>
<h>languages</h>
<language>English</language> ★★★★★
<language>Welsh</language> ★★★★
<h>character</h>
<other>Methodical</other>
<other>Dry</other>
<other>Early riser</other>

<h>Personal Philosophy</h>
<summary>A loop that nobody has to think about is a good loop. I like plants that are quiet.</summary>

<h>Experience</h>
<job><start>03-19</start> - <end>Now</end>     <title>Lead Instrument Technician</title>
                <employer>Pembroke Gas Terminals</employer>, <place>Milford Haven, Wales</place>
                <point>Lead a shift crew of five across two jetties and the regas train.</point> <point>Plan proof tests of the
                shutdown system and sign them off.</point></job>
<job><start>06-18</start> - <end>02-19</end>   <title>Commissioning Technician | Loop checker</title>
                <employer>Harcourt Projects</employer> / Solva Refining, <place>Rotterdam, Netherlands</place>
                <point>Checked around 1,900 loops on a new hydrocracker, punch list down to zero before
                feed-in.</point></job>
<job><start>01-12</start> - <end>05-18</end>   <title>Instrument Technician</title>
                <employer>Solva Refining</employer>, <place>Pembroke, Wales</place>
                <point>Calibration, fault finding and replacement of transmitters, analysers and control
                valves.</point> <point>Two turnarounds as area coordinator.</point></job>
<job><start>09-07</start> - <end>12-11</end>   <title>Apprentice</title>, then <title>Craftsman</title>
                <employer>Solva Refining</employer>, <place>Pembroke, Wales</place>
                <point>Four-year scheme, last year on the analyser shed.</point></job>
<job><start>10-04</start> - <end>08-07</end>   <title>Deckhand</title>
                <employer>Cleddau Ferries</employer>, <place>Neyland, Wales</place>
                <point>Ropes, tea, tickets.</point></job>

<h>Education</h>
<edu><start>2013</start> - <end>2016</end>     <degree>HNC</degree> in <field>Instrumentation and Control Engineering</field>
                <school>Pembrokeshire Further College</school>, <place>Haverfordwest</place>
                Evenings. Main subjects: Control Theory, PLCs.</edu>
<edu><start>2007</start> - <end>2011</end>     <degree>NVQ Level 3</degree> in <field>Engineering Maintenance</field>
                <school>Pembrokeshire Further College</school></edu>

<h>Tickets</h>
<cert><date>2022</date>            <cname>CompEx Ex01–Ex04</cname>
                refresher due 2027</cert>
<cert><date>2020</date>            <cname>TÜV Functional Safety Technician</cname>
                <issuer>Rhymney Training Ltd</issuer></cert>

<h>Hobbies and Interests</h>
• <other>RNLI shore crew, Angle</other>
• <other>Restoring a 1961 Seagull outboard</other>

                                                   Latest update - October, 2024
