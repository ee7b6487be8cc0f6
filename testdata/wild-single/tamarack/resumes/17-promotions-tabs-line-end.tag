<name>Wendeline Asante</name>
<headline>Hotel operations</headline>			<phone>+65 5550 0183</phone>
<place>Singapore</place>			<email>w.asante@example.net</email>

<h>Career so far:</h>

<job><title>Director of Rooms</title>			Jul 2022 - <end>Present</end>
<employer>The Merbau Grand</employer>, <place>Singapore</place> (412 keys)
<point>Front office, housekeeping, concierge: 118 staff, 5 direct reports</point>
<point>Guest satisfaction from 81 to 88 in the group's survey</point>

<title>Front Office Manager</title>			Feb 2019 - Jun 2022
The Merbau Grand, Singapore
<point>Opened as a quarantine hotel for 14 months</point>
<point>Moved from Fidelio to Opera Cloud, project lead for the front desk part only</point>

<title>Duty Manager</title>			<start>Oct 2016</start> - Jan 2019
The Merbau Grand, Singapore
<point>Night duty, five shifts a week</point></job>

<job><title>Guest Relations Officer</title>			<start>May 2014</start> - <end>Sep 2016</end>
<employer>Palmera Cove Resort</employer>, <place>Langkawi</place>
<point>VIP arrivals, complaint log</point></job>

<job><title>Receptionist (trainee)</title>			<start>Jan 2013</start> - <end>Apr 2014</end>
<employer>Hotel Zum Silberdistelhof</employer>, <place>Chur</place></job>

<h>Studies:</h>

<edu><degree>Higher Diploma</degree>, <field>International Hospitality Operations</field>			<start>2010</start> - <end>2013</end>
<school>Alpenblick Hotel Institute</school>, <place>Passugg</place></edu>
<edu><degree>Executive certificate</degree>, <field>Hotel Revenue Management</field>			<end>2021</end>
<school>Cornell University</school> (online)</edu>

<h>Licences and courses:</h>

<cert><cname>First aid and AED</cname>			<date>2023</date></cert>
<cert><cname>WSQ Food Safety Level 1</cname>			<date>2019</date></cert>

<h>Systems I use:</h>

<skills><skill>Opera Cloud</skill>			daily
<skill>HotSOS</skill>			daily
<skill>IDeaS</skill>			read reports only
<skill>Excel</skill>			good</skills>

<h>Languages:</h>

<language>English</language>			<level>first language</level>
<language>Mandarin</language>			<level>HSK 4</level>
<language>German</language>			<level>A2</level>
<language>Twi</language>			<level>spoken</level>
