<name>Nomvula "Vuvu" Chauke</name>
Cell: <phone>072 555 0151</phone>
Mail: <email>vuvu.chauke@example.com</email>
Based: <place>Acornhoek, Mpumalanga</place> (between contracts from 1 June)
ID: <status>South African, born 14.02.1990</status>
Licence: <status>Code 10, PrDP (P) valid to Aug '27</status>

<h>Studied</h>
<edu>(<start>'09</start>–<end>'11</end>) <degree>Nat. Dip.</degree> <field>Hospitality Mgmt</field>, <school>Tshwane University of Technology</school>. <point>2 subjects short, never went back.</point></edu>
<cert>('24) <cname>First Aid L1 + 2</cname>, <issuer>Bushmed Training</issuer></cert>
<cert>('22) <cname>HACCP awareness</cname>, one day</cert>
<cert>('19) <cname>Cape Wine Academy Intro</cname></cert>

<h>Worked</h>
<job>(<start>Nov '21</start> – <end>May '25</end>) <employer>Saltlick Ridge Private Camp</employer>, <place>Timbavati</place>: <title>Camp Manager</title>
1) <point>12 tents, 24 pax, staff 27, boss in CT so I was it on the ground</point>
2) <point>TripAdvisor 4.6 to 4.9; 41% repeat or referral in '24</point>
3) <point>food cost 38% → 31% by weekly counts and menu costing with chef</point>
4) <point>did my own opex budget (R9.4m), capex went to owner</point>
5) <point>rosters, leave, warnings; chaired 5 hearings, sat in on 2 CCMA cases with our labour consultant, won one</point>
6) <point>OHS file, fire drills, fuel log; genset & borehole with outside contractors</point>
7) <point>ResRequest daily</point></job>

<job>(<start>'18</start> – <end>Oct '21</end>) <employer>Kudu Bend Lodge</employer>, <place>Hoedspruit</place>: <title>Asst Manager</title> (<start>'19</start>), <title>front desk / hostess</title> before that
8) <point>22 rooms, NightsBridge</point>
9) <point>acting GM for 5 months of Covid skeleton staff, 6 people, no guests mostly</point>
10) <point>bar + wine list, stock take with storeman</point></job>

<job>(<start>'12</start> – <end>'17</end>) <employer>Protea-type city hotels via Stafford Agency</employer>, <place>Pretoria</place>: <title>waitress, banqueting, receptionist</title>
11) <point>Opera 5 at reception, roughly 18 months</point></job>

<h>Speak</h>
<language>Xitsonga</language> (<level>home</level>), <language>English</language> (<level>very good, matric distinction</level>), <language>Sepedi</language> (<level>good</level>), <language>Afrikaans</language> (<level>understand</level>)

<h>Ask</h>
<other>Mr G. Pretorius, owner, Saltlick Ridge; Ms L. Maluleke, Kudu Bend. Numbers on request.</other>
