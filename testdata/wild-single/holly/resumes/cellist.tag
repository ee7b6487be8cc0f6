<name>Tobias Rennick</name>, cello
<place>Leeds LS8</place> · <phone>07700 900 233</phone> · <email>tobias.rennick@example.org</email> · <link>soundcloud.com/trennick-example</link>

<job>I have been <title>No. 3 cello</title> with the <employer>Northern Light Opera orchestra</employer> since <start>2016</start>, after two years on its extra list, and before that was <title>rank and file</title> there on trial.</job> <job>From <start>2011</start> to <end>2014</end> I played in the <employer>Orquesta Sinfónica de Galdácano</employer> (<place>Spain</place>) as <title>tutti cellist</title>.</job> <job>Since <start>2012</start> I freelance (<title>deputy</title>) with <employer>Hallam Philharmonic</employer>, <employer>Manchester Camerata Nova</employer>, <employer>Ulster Chamber Players</employer> and on film sessions.</job>

<h>Chamber music</h>
<proj><title>Brontë Quartet</title>, founder member, <start>2013</start> to <end>date</end>. <point>Quartet in residence, Ryedale 2018; three discs; roughly 35 concerts a year.</point></proj>
<proj><title>Duo with Agnes Kowal, piano</title>, <start>2010</start>–<end>2015</end>.</proj>

<h>Teaching</h>
<job><title>Visiting cello teacher</title>, <employer>St Hild's School, Ripon</employer>, one day a week, <start>2017</start> –. <point>11 pupils, beginners to ARSM.</point></job>
<job><title>String tutor</title>, <employer>Bradford Music Hub</employer>, <start>2014</start>–<end>17</end>. <point>Whole-class strings, Years 4 and 5.</point></job>
<job><title>Coach</title>, <employer>Pennine Youth Orchestra</employer>, Easter courses, <start>2015</start>, 2016, 2018, <end>2019</end>.</job>

<h>Recordings</h>
<pub><title>Bridge & Britten: Quartets</title> (<employer>Heath Row Records</employer>, <end>2021</end>)</pub>
<pub><title>Fanny's Letters</title> (<employer>Heath Row Records</employer>, <end>2018</end>)</pub>
<pub><title>Music for Slow Trains</title>, self-released <end>2015</end></pub>

<h>Trained at</h>
<edu><school>Royal Northern College of Music</school>, <degree>BMus</degree> (<grade>First</grade>) <end>2009</end></edu>, <edu><degree>MMus</degree> <end>2011</end></edu>, with Hannah Voss
<edu><school>Chetham's</school>, <start>1998</start>–<end>2006</end></edu>
Masterclasses: Prague 2008, Prussia Cove 2010.

<h>Prizes</h>
<award><title>Barbirolli-Hughes cello prize</title>, <end>2008</end></award>. <award><title>Semi-finalist, Tromsø chamber competition</title>, <end>2015</end></award>.

<h>Languages</h> <language>Spanish</language> <level>good</level>, <language>Basque</language> <level>a few words</level>, <language>German</language> <level>rehearsal-level</level>.
<h>Cello</h> <other>William Forster II, c. 1790, on loan; Cello Clip mic; own car.</other>
<status>Enhanced DBS 2023</status>. <other>Member: ISM, Musicians' Union.</other>
