RESUME

Name            : <name>Nur Syafiqah Tay Binte Rahmat</name>
Nationality     : <status>Singaporean</status>
Year of birth   : <status>1990</status>
Contact         : <phone>+65 8555 0193</phone> / <email>syafiqah.tay@example.org</email>
Lives in        : <place>Pasir Ris</place>
Notice          : <status>2 mths</status>

<h>Academic</h>
<edu><start>2009</start>/<end>2013</end>       <degree>BSc</degree> (<field>Project & Facilities Mgmt</field>), <school>NUS</school>, <grade>2nd Upper</grade></edu>
<edu><start>2006</start>/<end>2009</end>       <degree>Dip</degree> in <field>Architectural Technology</field>, <school>Temasek Poly</school></edu>
Professional    <cert><cname>MSISV</cname> since <date>2018</date></cert>.  APC (RICS): <other>diary and case study submitted, final assessment not taken</other>

<h>Employment record</h>

<job><start>07/2019</start> - <end>to date</end>   <employer>Lim Kwan & Osgood Cost Consultants Pte Ltd</employer>
                    <title>QS</title>, promoted <title>Senior QS</title> <start>01/2022</start>
                    <point>Client side jobs mostly: 1 polyclinic (S$88m), 2 secondary schools (S$41m, S$36m), A&A to a
                    hawker centre</point>
                    <point>BQ and approx qty take-off in CostX; elemental cost plans at concept, scheme and
                    detailed stage, last 5 tenders came within 4.5% of PTE</point>
                    <point>Payment responses for about 30 claims a month across the team, never late on the 21 days;
                    gave evidence bundle for 2 adjudications (drafted by lawyers, I did the valuation annex)</point>
                    <point>VOs and star rates under PSSCOC 2020 and REDAS. EOT / L&E: assessed 6 claims, largest
                    S$3.1m, settled S$1.2m</point>
                    <point>Closed FAs for 4 contracts, longest took 14 mths after TOP</point>
                    <point>Sit with the client in tender interviews; the tenders are put up on GeBIZ by client, I
                    check the docs and do the TER</point>
                    <point>Two assistant QS check with me daily but report to the associate</point></job>

<job><start>08/2015</start> - <end>06/2019</end>   <employer>Boon Huat Seng Construction (S) Pte Ltd</employer>
                    <title>Asst Quantity Surveyor</title>
                    <point>Subcon awards (38 packages, M&E excluded), monthly progress claims to employer, rebar
                    reconciliation</point>
                    <point>One PPVC hostel block at Jurong West, module supplier's claims in RMB</point></job>

<job><start>06/2013</start> - <end>07/2015</end>   <employer>Boon Huat Seng</employer>, <title>site QS trainee</title>
                    <point>Site measurement, joint records with RTO</point></job>

<h>Software</h>
<skills><skill>CostX</skill>          5/5
<skill>Cubicost TRB</skill>   2/5 (rebar only)
<skill>Excel</skill>          5/5
<skill>Procore</skill>        3/5</skills>

<h>Languages</h>
<language>English</language> (<level>written and spoken, GP A1</level>), <language>Malay</language> (<level>mother tongue</level>), <language>Mandarin</language> (<level>market level lah</level>)

NEC4: <other>half-day BCA Academy seminar 2024, no live job</other>
