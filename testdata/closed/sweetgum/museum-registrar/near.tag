<name>PETER WOOLACOTT-DYER</name>
<headline>Documentation Officer, Museums</headline>
<email>p.woolacottdyer@example.com</email> · <phone>07700 900742</phone> · <place>Carlisle</place>

<h>PROFILE</h>
<summary>Documentation officer with seven years in Accredited museums. Spectrum standards, Axiell Collections and documentation backlogs are my daily bread, and I have supported our loans team with agreements and condition checking.</summary>

<h>EMPLOYMENT</h>
<job><title>Documentation Officer</title>, <employer>Border Marches Museum Trust</employer>, <place>Carlisle</place> (<start>03/2020</start> – <end>present</end>)
• <point>Manage the documentation backlog of 9,000 objects to Spectrum standards in Axiell Collections</point>
• <point>Keep location and movement control for two stores and three galleries</point>
• <point>File signed loan agreements and attach condition reports to records on behalf of the registrar</point>
• <point>Look after environmental monitoring with 36 radio loggers</point>
• <point>Manage a budget of £12,000 for storage materials</point></job>

<job><title>Collections Assistant</title>, <employer>Annan Water Heritage Centre</employer>, <place>Dumfries</place> (<start>09/2017</start> – <end>02/2020</end>)
• <point>Textile handling and packing for a store move of 2,300 items</point>
• <point>Ceramics handling for the rehang of the tile gallery</point>
• <point>Trained 14 volunteers in object marking</point></job>

<h>EDUCATION</h>
<edu><degree>MLitt</degree> <field>Museum and Heritage Studies</field>, <school>University of Glasgow</school>, <end>2017</end></edu>
<edu><degree>BA</degree> <field>History</field>, <school>Lancaster University</school>, <end>2015</end></edu>

<h>OTHER</h>
<status>Full driving licence</status>. <status>Right to work in the UK</status>. <language>Dutch</language>: <level>intermediate</level>.
<skills><skill>Axiell Collections</skill>, <skill>Spectrum</skill>, <skill>MODES</skill>, <skill>object photography</skill>, <skill>Excel</skill></skills>
