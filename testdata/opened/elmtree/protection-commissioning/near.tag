<name>Amrita Sehgal-Foyle</name>
<headline>Senior Commissioning Engineer – HV and Protection</headline>
<place>Leeds</place> • <phone>07700 900764</phone> • <email>amrita.sf@example.org</email>

<h>Profile</h>
<summary>Commissioning engineer with nine years' experience in protection and control on 11kV and 33kV private networks, including data centres and hospitals. Confident with secondary injection and primary injection, comfortable writing commissioning method statements and test schedules, and used to supervising fitters.</summary>

<h>Career history</h>

<job><title>Lead Commissioning Engineer</title>, <employer>Calder Private Networks</employer>, <place>Leeds</place>
<start>Mar 2020</start> – <end>Present</end>
– <point>Commission protection and control schemes on 33kV customer substations, including current differential protection and busbar protection.</point>
– <point>Carry out secondary injection with Omicron CMC 353 and primary injection on switchgear up to 2,500 A.</point>
– <point>Supervise three fitters and a graduate; chair the commissioning panel with the client.</point>
– <point>SCADA point-to-point testing for two data centre campuses.</point></job>

<job><title>Commissioning Engineer</title>, <employer>Rosedale Switchgear Services</employer>, <place>Bradford</place>
<start>Aug 2015</start> – <end>Feb 2020</end>
– <point>Tested GE MiCOM and Siemens SIPROTEC relays on 11kV and 33kV boards in hospitals and water works.</point>
– <point>Read and marked up schematic drawings, issued as-built sets.</point>
– <point>Worked under the customer's Authorised Person at all times.</point></job>

<h>Qualifications</h>
<edu><degree>BEng (Hons)</degree> <field>Electrical Engineering</field>, <school>University of Huddersfield</school>, <end>2015</end>, <grade>2:1</grade></edu>
<cert><cname>BESC Awareness Competent (AC)</cname>, <date>2022</date></cert>
<cert><cname>SMSTS</cname>, <date>2021</date></cert>
<cert><cname>ECS card</cname></cert>

<h>Key skills</h>
<skills><skill>Secondary injection</skill>; <skill>primary injection</skill>; <skill>Omicron CMC</skill>; <skill>distance protection (training course)</skill>; <skill>IEC 61850</skill>; <skill>CT and VT testing</skill></skills>

<status>Full UK driving licence</status>
