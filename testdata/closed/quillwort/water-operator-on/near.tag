<name>PRIYANKA DESHMUKH-LOWE</name>
<headline>Drinking Water Operator-in-Training</headline>
<place>Goderich, Ontario</place> | <phone>(226) 555-0193</phone> | <email>priyanka.dl@example.org</email>

<h>Objective</h>
<summary>Water treatment operator in training with four years at a municipal surface water plant, looking for a Water Treatment Operator II position on Lake Huron. I have passed the Class 1 exam and expect my Class 1 certificate this winter.</summary>

<h>Experience</h>
<job><title>Operator-in-Training, Water Treatment</title>
<employer>Municipality of Ashcombe Shores</employer>
<place>Goderich, Ontario</place>
<start>March 2022</start> to <end>present</end>
• <point>Operate coagulation, filtration and disinfection processes under the direction of a Class 2 operator</point>
• <point>Collect samples and run chlorine residual, turbidity and pH tests in the plant lab</point>
• <point>Respond to SCADA alarms during day shift; shadow the on-call operator at night</point>
• <point>Perform jar testing and adjust sodium hypochlorite feed</point>
• <point>Preventive maintenance of pumps, valves and online analyzers, work orders in Cityworks</point>
• <point>Keep the plant logbook as required by O. Reg. 170/03</point></job>

<job><title>Environmental Lab Assistant</title>
<employer>Tamarack Analytical Inc.</employer>
<place>London, Ontario</place>
<start>September 2019</start> to <end>February 2022</end>
• <point>Logged in up to 140 bottles a day, ran alkalinity and hardness titrations</point>
• <point>Calibrated pH and conductivity meters</point></job>

<h>Education</h>
<edu><degree>Diploma</degree>, <field>Environmental Technology</field>, <school>Fanshawe College</school>, <end>2019</end></edu>

<h>Certificates and licences</h>
<cert><cname>Operator-in-Training, Water Treatment</cname>, Ontario, <date>2022</date></cert>
<cert><cname>Confined Space Entry</cname>, <date>2023</date></cert>
<cert><cname>DWQMS Internal Auditor</cname> course, <date>2025</date></cert>
<status>Class G driver's licence, clean abstract</status>

<h>Skills</h>
<skills><skill>SCADA</skill>, <skill>jar testing</skill>, <skill>sodium hypochlorite feed systems</skill>, <skill>ultraviolet disinfection</skill> (basic), <skill>Cityworks</skill>, <skill>Excel</skill></skills>

<h>Languages</h>
<language>English</language> (<level>first language</level>), <language>Marathi</language> (<level>spoken at home</level>)
