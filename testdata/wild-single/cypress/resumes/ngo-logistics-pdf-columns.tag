<name>Ezekiel Tamba-Norling</name>

<status>Sierra Leonean</status> | <place>Wilkinson Close, Freetown, Western Area</place> | <phone>+232 76 555 018</phone>
<email>e.tambanorling@example.org</email> | LinkedIn
<h>SUMMARY</h>
<summary>Logistics and fleet officer with 10+ years in humanitarian and public health programmes in West Africa. Cold chain,
warehouse, customs clearance and vehicles. Known for stock cards that agree with the shelf and for training drivers who
stay. Valid driving licence B, C1.</summary>
<h>EDUCATIONAL BACKGROUND</h>
<edu><school>Mano River University</school> – <place>Bo, Sierra Leone</place>
<start>October 2008</start> – <end>July 2012</end>
<degree>BSc.</degree> <field>Business Administration</field>
Relevant Coursework: <point>Procurement; Inventory Control; Statistics; Public Sector Accounting; Commercial
Law.</point></edu>
<h>PROFESSIONAL WORK EXPERIENCE</h>
<job><title>Supply Chain Coordinator</title>
<start>March 2021</start> - <end>Present</end>
<employer>Harbour Relief International</employer> – <place>Freetown, Sierra Leone</place>
● <point>Coordinate storage and transport of medical supplies for 48 clinics in 5 districts, with 2 warehouses and a team of 14
storekeepers and drivers.</point>
● <point>Replaced paper waybills with a KoBo form, so that missing deliveries are seen the same day and not at the end
of the month.</point>
● <point>Keep the cold chain for routine vaccines between +2 and +8 °C; 3 excursions in 2023, none in 2024.</point>
● <point>Prepare the monthly pipeline report for the donor and answer auditors' questions.</point></job>
<job><title>Fleet and Base Logistician</title>
<start>January 2017</start> - <end>February 2021</end>
<employer>Action Santé Sahel</employer> – <place>Ségou, Mali</place>
● <point>Managed 23 Land Cruisers and 6 motorbikes: fuel follow-up, servicing, accident files and driver planning. Fuel
losses went from 9% to under 2%.</point>
● <point>Cleared sea freight through Dakar with the transit agent, including tax exemption letters.</point>
● <point>Set up generators and solar fridges on four new bases.</point>

● <point>Acting Head of Base for 2 months in 2019.</point></job>
<job><title>Logistics Assistant (Ebola Response)</title>
<start>September 2014</start> - <end>December 2016</end>
<employer>Kissy Treatment Centre Consortium</employer> – <place>Freetown, Sierra Leone</place>
● <point>Issued protective equipment to three wards round the clock, 1,900 sets in the worst week.</point>
● <point>Reconciled stock cards every night.</point></job>
<h>EXTRACURRICULAR ACTIVITIES</h>
<vol><title>Treasurer</title>, <employer>Old Boys Football Club</employer> 
<start>February 2019</start> - <end>Present</end>
<point>Keeps the accounts and drives the bus.</point></vol>
<h>SKILLS</h>
<skills>●<skill>Warehouse Management</skill>
●<skill>Cold Chain</skill>
●<skill>Fleet Management</skill>
●<skill>Customs Clearance</skill>
●<skill>KoBo Toolbox</skill>
●<skill>Excel (pivot tables)</skill>

●<skill>Procurement Procedures</skill>
●<skill>Stock Reconciliation</skill>
●<skill>Generator Maintenance</skill>
●<skill>Driver Training</skill>
●<skill>Donor Reporting</skill></skills>

<h>CERTIFICATIONS AND AWARDS</h>
●<cert><cname>Certification in Humanitarian Logistics (CHL)</cname></cert>
●<cert><cname>IATA Dangerous Goods, Cat. 6</cname></cert>
●<award><title>Staff of the Year</title> <end>2018</end></award>

<skills>●<skill>Solar Fridge Installation</skill>
●<skill>Radio (VHF/HF)</skill>
●<skill>Security Briefings</skill></skills>

●<cert><cname>HEAT training</cname>, <date>2021</date></cert>

<h>INTERESTS</h>
●<other>Football</other>
●<other>Beekeeping</other>
<h>LANGUAGES</h>
●<language>Krio</language> - <level>Native</level>

●<language>English</language> - <level>Fluent</level>

<h>REFERENCES</h>
<other>Hawa Sesay-Lund</other>
<other>Country Director, Harbour Relief International</other>
<other>Phone: +232 76 555 044</other>
<skills>●<skill>Team Leadership</skill>
●<skill>MS Teams</skill></skills>

●<language>French</language> - <level>Good</level>

●<language>Bambara</language> - <level>Beginner</level>

