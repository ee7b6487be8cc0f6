<name>Beatrix Holloway Nguyen</name>
<headline>Sommelier | Floor Manager | Wine Educator</headline>
<place>Portland, Oregon</place>
<phone>503 555 0122</phone>
<email>bea@example.com</email>

<h>EXPERIENCE</h>   <job><title>Wine Director</title>
             <employer>Tallow & Thyme</employer>
             <place>Portland OR</place>
             <start>11/2021</start>–<end>present</end>
             <point>340-bin list, $62k inventory, pour cost down from 34 to 29%.
             Write the by-the-glass list every other Thursday.</point></job>
             <job><title>Sommelier</title> (nights & weekends)
             <employer>The Alder Room at Hotel Multnomah</employer>
             <start>2/2019</start>–<end>3/2020</end>, laid off w/ everybody
             <point>One of three somms, cellar of 9,000 bottles. Ran the Burgundy
             dinners, 40 seats, sold out all six</point></job>
             <job><title>Harvest intern</title>
             <employer>Weingut Kesselbacher</employer>, <place>Mosel</place>
             <start>fall 2018</start>
             <point>Steep slope picking, press shifts, cleaned every tank twice</point></job>
             <job><title>Server</title> > <title>Captain</title>
             <employer>Chez Odile</employer> (closed)
             <start>2014</start>–<end>2018</end></job>

<h>IN BETWEEN</h>   <job><title>Contact tracer</title> (temp, remote)
             <employer>Multnomah County</employer>, Health Dept.
             <start>7/2020</start>–<end>8/2021</end></job>

<h>SIDE WORK</h>    <job><title>Instructor</title>, <employer>Wine Folk Night School</employer>, Level 1 & 2,
             about 10 Mondays a year since <start>2022</start></job>

<h>CREDENTIALS</h>  <cert><issuer>Court of Master Sommeliers</issuer> <cname>Certified Sommelier</cname>, <date>2019</date></cert>
             <cert><cname>Advanced</cname>: passed theory and tasting, not service (<date>2023</date>)</cert>
             <cert><cname>WSET 3</cname> with Merit <date>2017</date></cert>
             <cert><cname>OLCC service permit</cname> thru <date>2028</date></cert>

<h>DEGREE</h>       <edu><degree>BA</degree> <field>Comparative Literature</field>
             <school>Reed College</school>
             <end>'13</end></edu>

<h>TOOLS</h>        <skills><skill>Toast</skill>      <skill>BinWise</skill>      <skill>Resy</skill>      <skill>Coravin</skill>
             <skill>Excel</skill>      <skill>Canva</skill> menus</skills>

<h>SPEAK</h>        <language>French</language> <level>good</level>, <language>German</language> <level>harvest level</level>, <language>Vietnamese</language> <level>with grandma</level>

<h>PRIZES</h>       <award><title>Best Young Somm, Oregon regional</title>, runner-up, <end>2020</end></award>

<h>GIVES BACK</h>   <vol><title>Board member</title>, <employer>Restaurant Workers' Relief PDX</employer>, <start>2020</start>–<end>2023</end></vol>
