<h>PERSONAL DETAILS</h>

Full names:              <name>Shireen Padayachee</name>
Date of birth:           <status>14 June 1989</status>
Nationality:             <status>South African</status>
Residential address:     <place>Montclair, Durban, 4004</place>
Cell:                    <phone>083 555 0126</phone>
E-mail:                  <email>shireen.pad@example.com</email>
Drivers licence:         <status>Code 08, own vehicle</status>
Criminal record:         <status>None</status>
Languages:               <language>English</language> (<level>home language</level>), <language>Afrikaans</language> (<level>read/write fair</level>), <language>isiZulu</language> (<level>conversational</level>)

<h>EDUCATION</h>

School:                  <edu><school>Wingen Heights Secondary</school>
Highest grade passed:    <degree>Matric</degree>, exemption, <end>2006</end></edu>

Tertiary:                <edu><degree>National Certificate NQF 3</degree> <field>Freight Forwarding & Customs Compliance</field>
                         learnership through <school>TETA</school>, <end>2013</end></edu>
                         <edu><degree>Diploma</degree> <field>Customs Management</field> (NQF 5), 3 of 6 modules passed, distance, not completed yet</edu>

<h>EMPLOYMENT HISTORY</h>

<job>Company:                 <employer>Isipingo Bay Clearing & Forwarding (Pty) Ltd</employer>
Position:                <title>Sea Import Controller</title>
Period:                  <start>1 July 2018</start> to <end>date</end>
Duties:                  <point>Own desk, 100 to 120 files p/m, 60/40 FCL / groupage, mostly Far East and India</point>
                         <point>Pre-alert, arrival notif, frame & submit entry, stops and DA docs, release, carrier and CTO/depot payments, CPC turn-in of empties</point>
                         <point>Classify from invoice + literature: auto parts, textiles, plastics ware, some chemicals. Chapters 84/85 I still ask our tariff specialist</point>
                         <point>Schedule 3 and 4 rebates (470.03, 460.xx), ITAC import permits for used parts and tyres, NRCS LOAs</point>
                         <point>VOCs and refunds, R1.3m claimed back for one client over 2022/23 after wrong duty on their previous agent's entries</point>
                         <point>Watch the deferment balance for the whole imports desk (R8m limit) with the accountant</point>
                         <point>Cost & invoice each file within 48hrs of release</point>
                         <point>Acted as team leader March–June 2024, 5 controllers, mat leave cover</point>
System:                  <tech>Compu-Clearing until Oct 2023, then CargoWise (1 of 3 super users for the changeover)</tech>
Reason for leaving:      still employed, office moving to Cato Ridge</job>

<job>Company:                 <employer>Quayside Freight Logistics CC</employer>
Position:                <title>Entry Clerk</title>, later <title>Junior Import Controller</title> (2015)
Period:                  <start>Feb 2012</start> to <end>June 2018</end>
Duties:                  <point>Captured SAD500s/DA 500s drawn up by the seniors, from mid 2015 my own LCL files</point>
                         <point>Went to Customs House with manual docs, knew everybody</point>
                         <point>Haz: checked IMDG declarations & UN nos. before booking with the depot</point>
System:                  <tech>Compu-Clearing</tech>
Reason for leaving:      Better prospects</job>

<job>Company:                 <employer>Game-On Video</employer>, <place>Chatsworth</place>
Position:                <title>Cashier</title>
Period:                  <start>2008</start> to <end>2011</end>
Reason for leaving:      Shop closed</job>

<h>COMPUTER LITERACY</h>
<skills><skill>CargoWise</skill> (good) ; <skill>Compu-Clearing</skill> (very good) ; <skill>Excel</skill> (average – vlookup, pivot, no macros) ; <skill>Word</skill> ; <skill>Outlook</skill> ; <skill>Navis / Portnet</skill> enquiries</skills>

<h>REFERENCES</h>
<other>Mr R. Abdulla, Branch manager, Isipingo Bay (please do not contact before offer)</other>
<other>Mrs J. v.d. Westhuizen, ex Quayside, 031 555 0188</other>
