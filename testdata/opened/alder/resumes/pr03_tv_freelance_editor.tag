<name>WREN ABERNATHY</name>, <headline>offline editor</headline> (Avid, Premiere)
<phone>07700 900 005</phone>  diary: Lumley Crew Agency  <email>wren@example.net</email>  base <place>Glasgow / Bristol</place>

<h>selected credits</h>

2024
<proj><title>The Undertow</title> (6 x 60, drama-doc) · <employer>Saltire Pictures</employer> · eps 2, 4, 5 · 22 wks</proj>
<proj><title>Wild Estuary</title> (1 x 90) · <employer>Otterburn Natural History</employer> · <point>re-cut after test screening, with series editor</point> · 5 wks</proj>

2023
<proj><title>Auction Barn</title>, series 3 · <employer>Pipistrelle TV</employer> · 20 x 30, 8 mine</proj>
<proj><title>Who Sank the Ferry?</title> · <employer>Saltire Pictures</employer> · assembly only, credit as additional editor</proj>

2021–22
<proj><title>Late Junction Road</title> · <employer>Pipistrelle TV</employer> · 2 series · <point>nominated, RTS Scotland</point></proj>

<h>before freelancing</h>

<job><employer>Clydeside Post</employer>, <start>Sept 2013</start> to <end>Dec 2018</end>: <title>runner</title> (14 months), <title>edit assistant</title> (till spring 2017), <title>junior editor</title>. <point>Ingest, syncing, transcodes, night shifts on a daily soap.</point> <point>Went freelance from January 2019.</point></job>

<job><employer>Freelance (Lumley)</employer>, <start>January 2019</start> to <end>present</end>: <title>offline editor</title>, roughly 40 weeks a year</job>

<job><employer>The Tron Bar</employer>, <title>bar staff</title>, <start>2011</start> to <end>2013</end></job>

<h>kit & know-how</h>

<skills><skill>Media Composer</skill>, <skill>Premiere Pro</skill>, <skill>Resolve (offline grade only)</skill>, <skill>ScriptSync</skill>, <skill>remote via Jump/Teradici</skill>, <skill>Nexis</skill>, <skill>archive clearance lists</skill>, <skill>subtitles to Ofcom spec</skill></skills>

<h>training</h>

<edu><degree>HND</degree> <field>Television Production</field>, <school>City of Glasgow College</school>, <end>2013</end></edu>
<cert><issuer>BFI NETWORK x ScreenSkills</issuer> <cname>Step Up (editor)</cname>, <date>2018</date></cert>
<award><title>RTS Scotland nomination, editing</title>, <end>2022</end></award>

<h>odds</h>
<other>Driver. No car. Deaf in left ear, mixes in mono by nature. Refs: ask Saltire for Morag.</other>
