<name>Graham Pettipas</name>, <headline>Payroll Specialist (PCP)</headline>
<link>linkedin.example.com/gpettipas</link> – <email>gpettipas@example.com</email> – <phone>902-555-0119</phone> – <place>Amherst, NS</place>

<h>Professional Summary</h>
<summary>Payroll Specialist with nine years of full-cycle Canadian payroll for unionized and seasonal workforces. Holder of the Payroll Compliance Professional designation. Known for accurate payroll reconciliation, confidentiality and on-time year-end reporting.</summary>

<h>Professional Experience</h>

<job><title>Senior Payroll Specialist</title>
<employer>Chignecto Berry Growers Co-operative</employer> – <place>Amherst, NS</place> – <start>May 2019</start> to <end>present</end>
– <point>Process weekly payroll for up to 800 seasonal and 120 permanent employees in ADP Workforce Now</point>
– <point>Reconcile source deductions and remit to CRA; issue up to 700 Records of Employment each fall</point>
– <point>Prepare T4 slips and annual workers' compensation returns</point>
– <point>Build Excel pivot tables for labour cost reports</point>
– <point>Administer the group pension plan for permanent staff</point></job>

<job><title>Payroll Administrator</title>
<employer>Tantramar Steelworks Ltd.</employer> – <place>Sackville, NB</place> – <start>March 2016</start> to <end>April 2019</end>
– <point>Full-cycle payroll for 210 unionized employees, including garnishments and union dues</point>
– <point>Advised supervisors on employment standards in New Brunswick and Nova Scotia</point></job>

<h>Education and Credentials</h>
<edu><degree>Diploma</degree>, <field>Business Administration (Accounting)</field> – <school>Cobequid Community College</school> – <end>2015</end></edu>
<cert><cname>Payroll Compliance Professional (PCP)</cname> – <issuer>National Payroll Institute</issuer> – <date>2017</date></cert>

<h>Technical Skills</h>
<skills><skill>ADP Workforce Now</skill> – <skill>Excel</skill> – <skill>Sage 50</skill> – <skill>ROE Web</skill></skills>

<h>Languages</h>
<language>English</language> only
