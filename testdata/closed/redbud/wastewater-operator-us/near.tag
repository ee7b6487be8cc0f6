<name>Melissa Kraynak</name>
<headline>Wastewater Treatment Plant Operator</headline>
<email>m.kraynak@example.org</email> | <phone>419-555-0172</phone> | <place>Bucyrus, OH</place>

<h>Summary</h>
<summary>Wastewater treatment plant operator with seven years of municipal experience in activated sludge, sludge dewatering and SCADA monitoring. Acts as lead operator on weekends. Valid Ohio driver's license.</summary>

<h>Experience</h>
<job><title>Wastewater Operator II</title>
<employer>City of Fennimore Water Reclamation Facility</employer>, <place>Fennimore, OH</place>
<start>06/2018</start> – <end>Present</end>
• <point>Operate and adjust the activated sludge process, final clarifiers and UV disinfection at an 8 MGD facility</point>
• <point>Monitor the plant through the SCADA system (Ignition) and respond to alarms</point>
• <point>Run process control laboratory testing: MLSS, settleability, ammonia, chlorine residual</point>
• <point>Operate belt filter press and centrifuge for sludge dewatering</point>
• <point>Prepare shift logs and data for the monthly operating report under the NPDES permit</point>
• <point>Weekend lead for two Operator I staff</point>
• <point>Enter preventive maintenance into Maximo</point>
</job>
<job><title>Laboratory Aide (part time)</title>
<employer>City of Fennimore</employer>
<start>01/2017</start> – <end>05/2018</end>
• <point>Collected composite samples, washed glassware, recorded pH and DO</point>
</job>
<h>Education & Certification</h>
<edu><degree>Associate of Applied Science</degree>, <field>Environmental Technology</field>, <school>North Ridge Community College</school>, <end>2016</end></edu>
<cert><cname>Ohio EPA Class II Wastewater Works Operator</cname>, <date>2020</date></cert> (planning to sit for Class III next year)
<cert><cname>Confined space entry</cname>, annual refresher</cert>

<h>Skills</h>
<skills><skill>Activated sludge</skill>, <skill>biological nutrient removal</skill>, <skill>SCADA</skill>, <skill>Maximo</skill>, <skill>Excel</skill></skills>
