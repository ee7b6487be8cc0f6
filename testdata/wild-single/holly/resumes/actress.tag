<name>JUNIPER ADEYEMI-ROSS</name>
<status>AEA, SAG-AFTRA eligible</status>                                     Hair: Black   Eyes: Brown
Voice: Mezzo w/ belt to E5                                  Height: 5'6"   Weight: 142
<phone>(323) 555-0175</phone>   <email>juniper.ar@example.com</email>   <link>juniperadeyemiross.example.com</link>
<other>Rep: Kessel/Vaughn Talent, Mo Kessel, (323) 555-0101</other>

<h>THEATRE (selected)</h>
<proj><title>Twelfth Night</title>                 <point>Viola</point>                      <employer>Topanga Canyon Players</employer> / dir. Ana Reyes-Holt</proj>
<proj><title>Crumbs from the Table of Joy</title>  <point>Ernestine</point>                  <employer>Ensemble 9, Pasadena</employer></proj>
<proj><title>Into the Woods</title>                <point>Baker's Wife (u/s, perf. 11x)</point>   <employer>Sacramento Music Circus</employer></proj>
<proj><title>The Wolves</title>                    <point>#7</point>                         <employer>Moxie Rep</employer> / dir. T. Lindqvist</proj>
<proj><title>Saltwater</title> (world premiere)    <point>Dr. Imani Cole</point>             <employer>Echo Basement Theatre</employer></proj>

<h>FILM & TELEVISION</h>
<proj><title>Precinct West</title> (ep. 304)       <point>Co-star</point>                    <employer>NBN</employer></proj>
<proj><title>Low Tide</title> (short)              <point>Lead</point>                       <employer>AFI thesis</employer>; Best Actress, Ojai Shorts <end>2022</end></proj>
<proj><title>What the Neighbors Know</title>       <point>Supporting</point>                 <employer>Lifeline Channel</employer></proj>
COMMERCIAL                     List and conflicts upon request

<h>TRAINING</h>
<edu><degree>BFA</degree> <field>Acting</field>, <school>CalArts</school>, <end>2017</end></edu>
<edu><school>Sidewalk Improv, LA      </school>   <field>Levels 1-4</field></edu>
<edu><field>Voice</field>: <school>studio of Delphine Marchetti</school> (ongoing)</edu>
<edu><field>On-camera</field>: <school>Brandt Workshop</school>, <end>2021</end></edu>

<h>SPECIAL SKILLS</h>
<skills><skill>Dialects (RP, Nigerian, Georgia, Bronx)</skill>; <skill>stage combat (unarmed, single sword)</skill>; <skill>intermediate ukulele</skill>;
<skill>horseback (Western)</skill>; <skill>roller skating</skill>; <skill>can cry on cue, cannot whistle</skill></skills>. <language>Yoruba</language> (<level>conversational</level>). <status>Valid CA driver license & passport.</status>

<h>SURVIVAL JOBS</h>
<job><title>Standardized Patient</title>, <employer>Southland College of Medicine</employer>, <start>2018</start>–<end>present</end></job>
<job><title>Server</title>, <employer>Dinah's on Figueroa</employer>, <start>2017</start>–<end>2021</end></job>
