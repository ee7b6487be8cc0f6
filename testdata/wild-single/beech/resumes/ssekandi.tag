<h>CURRICULUM VITAE (CV) FOR PROPOSED PROFESSIONAL STAFF</h>

1.  Proposed Position:        <headline>GIS / Data Management Specialist (Non-Key Expert)</headline>
2.  Name of Firm:             Ziwa Development Consultants Ltd
3.  Name of Staff:            <name>Godfrey Mwangi Ssekandi</name>
4.  Date of Birth:            <status>21 June 1979</status>      Nationality:  <status>Ugandan</status>
5.  <h>Education</h>:
      <edu><degree>MSc</degree> <field>Geo-Information Science</field>, <school>ITC Enschede</school>, <place>The Netherlands</place>, <end>2008</end></edu>
      <edu><degree>BSc</degree> <field>Surveying</field>, <school>Makerere University</school>, <end>2002</end></edu>
6.  <h>Membership of Professional Associations</h>:
      <cert><cname>Registered Surveyor</cname>, <issuer>Surveyors Registration Board</issuer> (<date>2011</date>)</cert>
7.  <h>Other Training</h>:
      <cert><cname>ArcGIS Enterprise administration</cname>, Nairobi, <date>2016</date></cert>
      <cert><cname>Remote pilot (drone) course</cname>, <issuer>CAA Uganda</issuer>, <date>2021</date></cert>
      <cert><cname>FIDIC contract management (2 days)</cname>, Kigali, <date>2018</date></cert>
8.  <h>Countries of Work Experience</h>:  Uganda, Tanzania, Rwanda, South Sudan, Malawi
9.  <h>Languages</h>:               Speaking        Reading         Writing
      <language>English</language>                <level>Excellent</level>       Excellent       Excellent
      <language>Luganda</language>                <level>Excellent</level>       Good            Good
      <language>Kiswahili</language>              <level>Fair</level>            Fair            Poor
10. <h>Employment Record</h>:

<job>From:  <start>2017</start>          To:  <end>Present</end>
Employer:            <employer>Freelance consultant</employer>
Positions held:      <title>GIS and land data consultant</title></job>

<job>From:  <start>March 2009</start>    To:  <end>December 2016</end>
Employer:            <employer>National Water Development Authority</employer>, <place>Kampala</place>
Positions held:      <title>Surveyor</title> (<start>2009</start>-<end>2012</end>); <title>Principal GIS Officer</title> (<start>2012</start>-<end>2016</end>)</job>

<job>From:  <start>Aug 2002</start>      To:  <end>Jul 2006</end>
Employer:            <employer>Kasule & Byaruhanga Land Surveyors</employer>, <place>Masaka</place>
Positions held:      <title>Assistant Surveyor</title></job>

11. <h>Detailed Tasks Assigned</h>           12. <h>Work Undertaken that Best Illustrates Capability</h>
                                             to Handle the Tasks Assigned
Set up of project GIS,                     <proj>Name of assignment: <title>Systematic Land Adjudication, Isingiro</title>
parcel database                            Year: <start>2019</start> – <end>2021</end>     Location: Uganda
                                           Client: <employer>Ministry of Lands</employer> (World Bank)
                                           Position held: Data Manager
                                           Activities: <point>database of 61,000 parcels in PostGIS;</point>
                                           <point>quality control of 14 field teams</point></proj>

Drone mapping                              <proj>Name of assignment: <title>Flood Hazard Mapping Lower Shire</title>
                                           Year: <end>2022</end> (5 months)  Location: Malawi
                                           Client: <employer>Dept. of Disaster Affairs</employer>
                                           Position held: GIS Analyst
                                           Activities: <point>processed imagery flown by partner firm in
                                           Pix4D; 3 hazard maps; training of 9 officers</point></proj>

Institutional systems,                     <proj>Name of assignment: <title>Utility Asset Register Update</title>
training of counterpart                    Year: <start>Nov 2017</start> – <end>Aug 2018</end>     Location: Rwanda
staff                                      Client: <employer>urban water corporation</employer>, through an Austrian
                                           consultant (sub-contract)
                                           Main features: 3 towns, 740 km of network
                                           Position held: GIS Expert, 6.5 person-months
                                           Activities: <point>migrated CAD drawings to geodatabase;</point>
                                           <point>wrote user manual; on-the-job training of 5 staff</point></proj>

Field data collection                      <proj>Name of assignment: <title>Rural Water Point Mapping</title>
                                           Year: <start>2013</start> – <end>2014</end>     Location: 22 districts, Uganda
                                           Client: <employer>NWDA</employer> (AfDB)
                                           Position held: Task manager, client side
                                           Activities: <point>designed ODK form, supervised 60 enumerators
                                           through district water officers; published atlas</point></proj>

13. <h>Certification</h>:
<other>I, the undersigned, certify that to the best of my knowledge and belief, this CV correctly describes</other>
<other>me, my qualifications, and my experience.</other>
<other>........................................              Date: 04/02/2024</other>
<other>[Signature of staff member]</other>

Full name of authorized representative:  Irene Nabbanja
Contact of staff:  <email>g.ssekandi@example.org</email>,  <phone>+256 772 555 318</phone>
