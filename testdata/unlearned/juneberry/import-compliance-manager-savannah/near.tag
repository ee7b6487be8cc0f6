<h>Resume of</h>
<name>Rafael T. Quintanilla</name>
<place>Rincon, GA</place> | <email>rtquintanilla@example.net</email> | <phone>(912) 555-0193</phone>
<status>U.S. citizen</status>

<h>Profile.</h> <summary>Import compliance professional, 9 years on the importer's side. HTSUS classification, customs valuation, AD/CVD and CTPAT in consumer goods. Bilingual. Looking for the next step into an import compliance manager role.</summary>

<h>What I have done</h>

<job>[<start>2019</start>-<end>now</end>] <title>IMPORT COMPLIANCE LEAD</title> @ <employer>Ogeechee Home Goods LLC</employer>, <place>Port Wentworth</place>
>> <point>classify 300+ items a year under the HTSUS, apply the GRIs, maintain the parts database</point>
>> <point>lead a team of two (analyst and coordinator)</point>
>> <point>monthly post-entry audit in the ACE portal; post summary corrections and protests prepared by me, filed by our broker</point>
>> <point>AD/CVD watch list for furniture, aluminum and ceramic tile; saved one PO of $640K from a 216% rate</point>
>> <point>hosted the CTPAT validation visit in 2023, no actions required</point></job>

<job>[<start>2016</start>-<end>2019</end>] <title>IMPORT ANALYST</title> @ <employer>Marlowe Brothers Lamps & Lighting</employer>, <place>Atlanta</place>
>> <point>valuation reviews: assists, royalties, related-party pricing</point>
>> <point>broker scorecard for two outside brokers, quarterly business reviews</point>
>> <point>super user during the SAP GTS go-live</point></job>

<job>[<start>2014</start>-<end>2016</end>] <title>OCEAN IMPORT AGENT</title> @ <employer>Seabright Forwarding</employer>, <place>Savannah</place>
>> <point>ISF filing, arrival notices, freight release</point></job>

<h>Studied</h>
<edu><degree>B.S.</degree> <field>International Business</field> @ <school>Valdosta State University</school> [<end>2014</end>]</edu>

<h>Credentials</h>
<cert><cname>Certified Customs Specialist (CCS)</cname> [<date>2018</date>]</cert>
Customs broker exam: sat April 2024 (68%), registered to sit again in October

<h>Tools</h>
<skills><skill>ACE portal</skill> ~ <skill>SAP GTS</skill> ~ <skill>Descartes</skill> ~ <skill>Excel</skill> ~ <skill>duty drawback</skill> (basics)</skills>

<h>Speaks</h>  <language>English</language>, <language>Spanish</language> (<level>native</level>)
