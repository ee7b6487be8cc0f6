# <name>Saoirse Lindqvist-Amadi</name>
<headline>Technical artist / shader person</headline>

<place>Malmö</place> | <link>https://saoirse-pixels.example.net</link> | <link>https://playjar.example.com/saoirse</link> | <email>saoirse@example.net</email>

***

## <h>Shipped</h>

<proj>**<title>Murkwater</title>** (PC, console) `<end>2024</end>`</proj> · <proj>**<title>Murkwater: The Weir</title>** (DLC) `<end>2025</end>`</proj> · <proj>**<title>Tiny Glaciers</title>** (mobile) `<end>2019</end>`</proj> · <proj>**<title>Postbird</title>** (jam game that got out of hand) `<end>2017</end>`</proj>

***

## <h>Studios</h>

<job>**<title>Senior Technical Artist</title>**
<employer>Nattugla Interactive</employer> | <place>Malmö</place>
`<start>2022-01</start> » <end>today</end>`
1. <point>Water. All of it. Flow maps, foam, the weir that gave the DLC its name.</point>
2. <point>Weather that talks to the water: rain rings, puddles, the mud line on the boots.</point>
3. <point>GPU frame on the handheld from 29 to 16 ms.</point>
4. <point>Houdini tools for the level team (12 people), with documentation, which they read.</point></job>

<job>**<title>Technical Artist</title>**
<employer>Nattugla Interactive</employer> | <place>Malmö</place>
`<start>2019-10</start> » <end>2021-12</end>`
1. <point>Material library in Substance, naming rules, a bot that complains.</point></job>

<job>**<title>3D Generalist</title>**
<employer>Puddlejump Mobile</employer> | <place>Cork</place>
`<start>2016-06</start> » <end>2019-08</end>`
1. <point>Modelled, rigged and lit around 70 % of Tiny Glaciers.</point>
2. <point>Learned Unity by breaking it.</point></job>

<job>**<title>QA Tester</title>**
<employer>Ballycotton Localisation</employer> | <place>Cork</place>
`<start>2015-01</start> » <end>2016-05</end>`</job>

***

## <h>Trained</h>

<edu>**<degree>BSc</degree> <field>Game Development</field>**
<school>Munster Technological University</school> | <place>Cork</place>
`<start>2011</start> » <end>2015</end>`</edu>

<edu>**<degree>Summer school</degree>, <field>real-time rendering</field>**
<school>Uppsala University, Campus Gotland</school>
`<end>2018</end>`</edu>

***

## <h>Toolbox</h>

<skills><skill>HLSL</skill> ██████████
<skill>Unreal 5</skill> █████████░
<skill>Houdini</skill> ███████░░░
<skill>Unity</skill> ██████░░░░
<skill>Python</skill> █████░░░░░
<skill>Substance Designer</skill> ████████░░</skills>

***

## <h>Talks and scribbles</h>

* <pub>"<title>A weir in sixteen milliseconds</title>", <employer>Öresund Game Days</employer>, <end>2024</end></pub>
* <pub>"<title>Naming things is art direction</title>", blog post, <end>2021</end></pub>

## <h>Jams</h>

* <award>Skåne Sprint 12, <title>1st in "mood"</title>, <end>2017</end></award>
* <award>Cork Winter Jam, <title>audience prize</title>, <end>2016</end></award>

<language>English</language> *<level>(native)</level>*, <language>Swedish</language> *<level>(B2)</level>*, <language>Irish</language> *<level>(school, unforgotten)</level>*
