<name>Brodie Kavanagh</name> -- <headline>A Grade Electrician / E&I</headline>
<place>Gladstone QLD 4680</place>, <phone>0491 572 549</phone>, <email>brodie.kav@example.com</email>, <status>HR licence</status>, <status>happy FIFO/DIDO any roster</status>

<h>TICKETS & INDUCTIONS</h>
<cert><cname>QLD Electrical Mechanic licence</cname> (no. 1XXX22)</cert> / <cert><cname>EEHA - Install, Maintain, Inspect</cname> <date>2019</date>, refresher 2024</cert> / <cert><cname>HV Switching to 33kV</cname> (exp <date>11/25</date>)</cert> / <cert><cname>EWP over 11m (WP)</cname></cert> / <cert><cname>Confined Space & Gas Test Atmospheres</cname></cert> / <cert><cname>Working at Heights</cname></cert> / <cert><cname>LVR & CPR</cname> <date>03/25</date></cert> / <cert><cname>White Card</cname></cert> / <cert><cname>Std 11 Coal Surface</cname></cert> / <cert><cname>Restricted Data Cabling (open)</cname></cert>

<h>WORK HISTORY</h> (last job first)

<job><start>Jan 24</start> – <end>current</end>	<employer>Calliope Shutdown Services</employer>	<title>E&I Tech</title> (casual, shut to shut)
o <point>Alumina refinery, QCLNG trains, Boyne smelter potline</point>
o <point>Loop checks, glanding, Ex dossiers, valve stroke tests with Fluke 754</point>
o <point>Leading hand nights for the Oct 24 major (crew of 7)</point></job>

<job><start>Mar 21</start> – <end>Dec 23</end>	<employer>DOWNLINE RESOURCES</employer>	<title>Electrician</title>, 8/6 Moranbah
o <point>Draglines, shovels, pump skids, trailing cable repairs</point>
o <point>Isolation officer; zero breaches</point>
o <point>Put 2 apprentices through to trade (I signed the logbooks, super did the reviews)</point></job>

Aug 20 – Feb 21	Broke my leg (motocross), then drove header at my uncle's in Wee Waa

<job><start>Feb 15</start> – <end>Jul 20</end>	<employer>Voss & Sons Electrical P/L</employer>, <place>Rockhampton</place>	<title>Apprentice</title> (to Feb 19), then <title>Tradesman</title>
o <point>Schools, Woolies fit-outs, switchboards, solar up to 100 kW</point>
o <point>Test & tag, fault finding, quoting small jobs</point></job>

<job><start>2013</start> – <end>14</end>		<employer>Red Rooster</employer>	<title>kitchen hand</title></job>

<h>TRADE</h>
<edu><degree>Cert III Electrotechnology Electrician</degree> UEE30811, <school>CQUniversity TAFE</school> <end>2019</end></edu>
<edu><degree>Cert IV</degree> <field>Electrical – Instrumentation</field>, <school>TAFE QLD</school>, <end>2023</end></edu>

<h>REFS</h>
<other>Macca (Steve McIntyre) – Shut Super, Calliope Shutdown – 0491 570 006</other>
<other>Jo Dunleavy – Elec Supervisor, Downline – 0491 570 157</other>
