<name>W. Thaddeus Grijalva</name>
=====================
<email>wtg@grijalva.example.net</email>                     voice: <phone>505-555-0133</phone>
<place>Las Cruces, NM</place>

<h>OBJECTIVE:</h>    <summary>Unix systems work, part time (20-30h), remote or within an hour of home.</summary>

<h>EXPERIENCE:</h>   <job><employer>Mesilla Valley Irrigation District</employer>     <start>Oct. 2011</start> to <end>present</end>
              <title>Systems administrator (sole)</title>
              <point>Keep 14 FreeBSD and Linux servers, 220 telemetry stations and
              one very old SCO box alive.</point>  <point>Moved billing from that SCO box
              to PostgreSQL (80% done; meter history remains).</point></job>

              <job><employer>Jornada Observatory Consortium</employer>         <start>1999</start> - <end>2011</end>
              <title>Programmer/Analyst</title>, from 2004 <title>Senior Programmer/Analyst</title>
              <point>Wrote the data pipeline for the 1.2m telescope in C and Perl;
              ran nightly for nine years.</point>  <point>Administered the Solaris
              machines with two student helpers.</point></job>

              <job><employer>Dusty Trail Internet</employer> (dial-up ISP)      <start>1996</start> - <end>1999</end>
              <title>Night support, then everything</title>
              <point>3,100 subscribers, 96 modems, one air conditioner.</point></job>

<h>EDUCATION:</h>    <edu><degree>B.S.</degree> <field>Physics</field>, <school>Organ Mountain State University</school>, <end>1996</end></edu>
              <edu>Two semesters of graduate <field>astronomy</field>, same place, no degree</edu>

<h>OS:</h>           <skills><skill>FreeBSD</skill> (daily), <skill>Debian</skill> (daily), <skill>Solaris</skill> (until 2011), <skill>OpenBSD</skill>
              at home</skills>

<h>LANGUAGES:</h>    <skills><skill>C</skill>, <skill>Perl</skill>, <skill>sh</skill>, <skill>awk</skill>, <skill>SQL</skill>, enough <skill>Python</skill> to be dangerous; have
              read but not written <skill>Rust</skill></skills>

<h>NETWORK:</h>      <skills><skill>pf</skill>, <skill>BIND</skill>, <skill>Postfix</skill>, <skill>Modbus/TCP</skill>, <skill>LoRa</skill>, <skill>licensed VHF radio links</skill></skills>

<h>LICENSES:</h>     <cert><cname>FCC Amateur Extra</cname> (<date>1994</date>)</cert>;  <cert><cname>FCC General Radiotelephone Operator</cname></cert>

<h>SPOKEN:</h>       <language>English</language>; <language>Spanish</language> (<level>grew up with it, write it badly</level>)

<h>PAPERS:</h>       <pub>"<title>Keeping a telescope busy with cron</title>", <employer>Proc. Sysadmins SW</employer>,
              <end>2006</end></pub>

<h>VOLUNTEER:</h>    <vol><title>Net control operator</title>, <employer>Doña Ana Amateur Radio Club</employer>, <start>2001</start> on</vol>

<h>STATUS:</h>       <status>US citizen. No clearance.</status>

<h>REFERENCES:</h>   <other>Several, all still speaking to me.</other>
-- 
wtg    last edit: Sun Feb 11 2024     pgp key on request
