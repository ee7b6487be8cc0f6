CONFIDENTIAL – APPLICATION FORM (TEACHING) – exported 14/02/2024                     Page 1 of 3

<h>1. PERSONAL DETAILS</h>
Title: Mr      Surname / Forename(s):  <name>OYELARAN-BRIGGS, Samuel Tobi</name>
Address:      <place>7 Cobbler's Yard, Stowmarket, Suffolk</place>
Tel (home): –      Mobile: <phone>07700 900 286</phone>      E-mail: <email>s.oyelaranbriggs@example.org</email>
DfE No: 00/00000      <status>QTS: Yes, July 2014</status>      NI No: (will supply)
<status>Do you require a work permit? No</status>

<h>2. PRESENT OR MOST RECENT POST</h>
<job>Post held:           <title>Second in Maths (TLR 2b)</title>
School & LA:         <employer>Gipping Vale Academy</employer>, <place>Suffolk</place>
Age range / NOR:     11–18, 1,140 mixed
Date appointed:      <start>01.09.19</start>        To:  <end>present</end>        Notice required:  half a term
Scale / salary:      M6 + TLR
Brief description:   <point>KS3 curriculum lead, wrote the five-term-plan now taught by 8 staff.
                     P8 for maths moved from -0.21 to +0.14 (2019 to 2023, excluding covid years).</point>
                     <point>Run Year 11 intervention on Saturdays. Mentor to one ECT.</point>
Reason for leaving:  looking for Head of Department</job>

<h>3. PREVIOUS TEACHING POSTS (most recent last)</h>
School                          Post                    From       To        F/T   Reason for leaving
<job><employer>Brackley Heath High School</employer>      <title>NQT, Maths</title>              <start>09/14</start>      <end>08/15</end>     F/T   end of contract</job>
<job><employer>Brackley Heath High School</employer>      <title>Teacher of Maths</title>        <start>09/15</start>      <end>12/17</end>     F/T   moved county</job>
<job><employer>Orwell Supply Partnership</employer>       <title>Supply teacher</title>          <start>01/18</start>      <end>07/19</end>     0.6   permanent post</job>

<h>4. OTHER EMPLOYMENT, incl. breaks</h>
<job><employer>Penhallow Insurance</employer>, <place>Ipswich</place>    <title>Actuarial assistant</title>     <start>08/11</start>      <end>08/13</end>     F/T   to train as teacher</job>

                                                                                  Page 2 of 3
<h>5. EDUCATION</h>
<edu><start>2013</start>–<end>14</end>    <school>Fenland University</school>                  <degree>PGCE</degree> <field>Secondary Mathematics</field>          <grade>Pass, M-level credits 60</grade></edu>
<edu><start>2008</start>–<end>11</end>    <school>University of Kesteven</school>              <degree>BSc Hons</degree> <field>Mathematics with Statistics</field>   <grade>2.1</grade></edu>
<edu><start>2006</start>–<end>08</end>    <school>Stour Sixth Form</school>                    <degree>A-levels</degree> <field>Maths, F. Maths, Physics</field>         <grade>A, B, B</grade></edu>

<h>6. INSET IN LAST 3 YEARS</h>
<cert><cname>NPQ Leading Teaching</cname> (started <date>Oct 2023</date>, not yet assessed)</cert>
<cert><cname>Safeguarding Level 2</cname>, <date>Sept 23</date></cert>
<cert><cname>TRG Teaching for Mastery workgroup</cname>, <issuer>East Maths Hub</issuer>, <date>2022</date></cert>

<h>7. OTHER SKILLS YOU COULD OFFER</h>
<skills><skill>Further Maths to A2</skill>, <skill>Core Maths</skill>, <skill>GeoGebra</skill>, <skill>Sparx</skill>, <skill>D1 minibus</skill></skills>. Could run <other>chess club, table tennis</other>

<h>8. REFEREES</h>
<other>Headteacher of present school; Head of Maths, Brackley Heath. Not before interview please.</other>
