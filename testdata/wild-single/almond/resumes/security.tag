<name>Mehrnaz Kuipers-Sohrabi</name>
: <headline>Security consultant (offensive, some forensics)</headline>
: <place>The Hague</place>
: PGP on <link>https://mks.example.net/key.asc</link>, <email>mks@example.net</email>

---

<h>Jobs</h>

<job><employer>Zeekraal Security B.V.</employer> — <title>Managing Consultant</title>
: <start>Jan '20</start> - 
: <point>Red team exercises under TIBER for two banks (names withheld).</point>
: <point>Runs the OT practice: locks, pumps, one cheese factory.</point>
: <point>Line manager of four.</point></job>

<job><employer>Zeekraal Security B.V.</employer> — <title>Penetration Tester</title>
: <start>May '16</start> - <end>Dec '19</end>
: <point>About 140 assignments, web and internal networks</point>
: <point>Reports cut from 80 pages to 15; clients noticed</point></job>

<job><employer>National Forensics Lab</employer> — <title>Digital Investigator</title>
: <start>Sep '12</start> - <end>Apr '16</end>
: <point>Phones. Many phones. Expert witness in nine cases.</point></job>

<job><employer>Café De Twaalf Treden</employer> — <title>Barista</title>
: <start>'08</start> - <end>'12</end>, to pay for the master's</job>

<h>Paper on the wall</h>

<cert><cname>OSCP</cname> : <date>'16</date></cert>
<cert><cname>OSEP</cname> : <date>'22</date></cert>
<cert><cname>GICSP</cname> (<issuer>GIAC</issuer>) : <date>'21</date>, valid to '25</cert>
<cert><cname>CISSP</cname> : exam passed <date>'24</date>, endorsement pending</cert>

<h>Degrees</h>

<edu><school>University of Amsterdam</school> — <degree>MSc</degree> <field>System and Network Engineering</field>
: <start>'10</start> - <end>'12</end></edu>
<edu><school>Hanze UAS</school> — <degree>BSc</degree> <field>ICT</field>
: <start>'06</start> - <end>'10</end></edu>

<h>Advisories</h>

<pub><title>Unauthenticated firmware write in a tide gauge logger</title>
: <end>'23</end>, CVE assigned, vendor fixed it in 200 days</pub>
<pub><title>Default engineer account, dairy PLC gateway</title>
: <end>'21</end></pub>

<h>Handy with</h>

<skills><skill>Burp Suite</skill> : very
<skill>Cobalt Strike</skill> : very
<skill>Ghidra</skill> : fairly
<skill>Modbus, S7comm</skill> : fairly
<skill>Active Directory</skill> : against it, yes
<skill>Volatility</skill> : it has been a while</skills>

<h>Speaks</h>

<language>Dutch</language> : <level>native</level>
<language>Farsi</language> : <level>native</level>
<language>English</language> : <level>all day</level>

<h>Cleared</h>

<status>VGB level B (2023)</status>

<h>Gives back</h>

<vol><title>Trainer</title>, <employer>Capture the Dyke</employer> (school CTF)
: <start>'17</start> - <end>now</end></vol>
