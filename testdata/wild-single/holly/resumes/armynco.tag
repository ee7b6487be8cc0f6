SFC (RET) <name>ANTWAN D. BROUSSARD</name>
<place>Killeen, TX 76542</place> * <phone>(254) 555-0186</phone> * <email>adbroussard@example.com</email>
<status>Secret Clearance (active through 2028)</status> * <status>Service-disabled veteran, 30%</status>

<headline>LOGISTICS & DISTRIBUTION OPERATIONS LEADER</headline>
<summary>20-year Army logistician (MOS 92Y / 92A) who has counted, moved, lost, found and accounted for everything from paper clips to Strykers. Zero financial liability investigations as responsible NCO.</summary>

<h>CORE COMPETENCIES</h>
<skills><skill>Property Accountability</skill> * <skill>GCSS-Army</skill> * <skill>Class IX Repair Parts</skill> * <skill>HAZMAT Shipping</skill> * <skill>Convoy Planning</skill> * <skill>Personnel Development</skill> * <skill>SAP</skill></skills>

<h>MILITARY EXPERIENCE</h>
<job><employer>UNITED STATES ARMY</employer>                                          <start>2003</start> - <end>2023</end>

<title>Senior Supply Sergeant</title> (E-7), 1-9 Cavalry, <place>Fort Hood, TX</place>                <start>2017</start> - <end>2023</end>
* <point>Advised a battalion commander on $214M of property across six companies</point>
* <point>Supervised 11 supply and arms-room personnel; 4 promoted ahead of peers</point>
* <point>Turned in $3.8M of excess during the 2019 divestiture, 90 days early</point>

<title>Supply Sergeant</title> (E-6), 2nd Cavalry Regiment, <place>Vilseck, Germany</place>            <start>2011</start> - <end>2017</end>
* <point>Fielded 14 Strykers and associated BII with no loss</point>
* <point>Deployed 9 mos. Kandahar (OEF), ran a forward SSA of 1,900 lines</point>

<title>Automated Logistical Specialist</title> (E-1 to E-5), various                     <start>2003</start> - <end>2011</end>
* <point>Two tours OIF (Taji 04-05, Mosul 07-09)</point></job>

<h>CIVILIAN EXPERIENCE</h>
<job><title>Receiving Supervisor</title> (2nd shift)                                      <start>8/2023</start> - <end>now</end>
<employer>Brazos Home Distribution Center</employer>, <place>Temple, TX</place>
* <point>18 associates, 42 dock doors, 95 inbound trailers per night</point>
* <point>Trailer dwell down from 9.2 to 5.5 hours in the first year</point></job>

<h>MILITARY EDUCATION</h>
<edu><degree>Senior Leader Course</degree> (Honor Graduate), <school>Army Logistics University</school>, <end>2016</end></edu>
<edu><degree>Advanced Leader Course</degree>, <end>2011</end></edu>
<cert><cname>Unit Armorer</cname>, <date>2010</date></cert>; <cert><cname>Hazardous Materials Certifier (AMMO-62)</cname>, <date>2018</date></cert>; <cert><cname>Battalion Master Driver</cname></cert>

<h>CIVILIAN EDUCATION</h>
<edu><degree>A.A.S.</degree>, <field>Logistics</field>, <school>Central Texas College</school> <end>2015</end></edu>
<edu><degree>B.S.</degree>, <field>Supply Chain Management</field>, <school>Tarleton State University</school>, 96 of 120 hrs, in progress</edu>

<h>AWARDS AND DECORATIONS</h>
<award><title>Bronze Star Medal</title></award>, <award><title>Meritorious Service Medal</title></award>, <award><title>Army Commendation Medal</title> (5)</award>, <award><title>Combat Action Badge</title></award>
