<name>Gregory Pacheco</name>
<place>Union, NJ</place> | <phone>908-555-0162</phone> | <email>gpacheco@example.org</email>

<headline>Freight Forwarding Coordinator - Air & Ocean Export</headline>

<h>Experience</h>

<job><employer>Tiverton Air & Ocean</employer> | <place>Elizabeth, NJ</place>
<title>Ocean Export Coordinator</title> | <start>02/2020</start> - <end>Present</end>
* <point>Handle FCL and LCL export shipments door to door for a book of 30 active exporters.</point>
* <point>Issue bills of lading and freight invoices in CargoWise, daily use.</point>
* <point>File AES/EEI and track vessels to update customers before they ask.</point>
* <point>Arrange drayage to Port Newark and dispute per diem charges.</point>
* <point>Advise customers on Incoterms and telex release before the vessel sails.</point>
* <point>Have not worked an import desk or filed ISF; cover for the import team is limited to answering phones.</point></job>

<job><employer>Halvorsen Aviation Logistics</employer> | <place>Newark, NJ</place>
<title>Air Export Agent</title> | <start>06/2016</start> - <end>01/2020</end>
* <point>Booked air freight and prepared AWBs and TSA screening documents.</point>
* <point>Reconciled carrier invoices in Excel with pivot tables.</point>
* <point>Trained two new agents on the night cut-off and covered weekends during peak.</point></job>

<h>Education</h>
<edu><degree>Bachelor of Science</degree>, <field>Supply Chain Management</field>, <school>Garden State Western University</school>, <end>2016</end></edu>

<h>Skills</h>
<skills><skill>CargoWise</skill>, <skill>Magaya</skill>, <skill>Incoterms</skill>, <skill>bills of lading</skill>, <skill>drayage coordination</skill>, <skill>Excel</skill></skills>
<language>Portuguese</language>, <level>fluent</level>
