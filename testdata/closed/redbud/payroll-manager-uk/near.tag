<name>STEPHEN ARKLEY</name>
<place>Wakefield</place> · <email>s.arkley@example.net</email> · <phone>07700 900461</phone>

<h>PROFILE</h>
<summary>Senior payroll professional with eight years' UK payroll experience in hospitality. Sound PAYE and National Insurance knowledge, statutory payments, auto-enrolment and National Minimum Wage compliance. Now looking for a first management role.</summary>

<h>KEY SKILLS</h>
<skills><skill>Manual calculations</skill> | <skill>Auto-enrolment</skill> | <skill>Excel lookups and pivot tables</skill> | <skill>Tronc</skill> | <skill>Sage 50 Payroll</skill> | <skill>Control account reconciliation</skill></skills>

<h>CAREER HISTORY</h>
<job><title>Senior Payroll Officer</title> | <employer>Cobbold Inns plc</employer> | <start>03/2018</start> – <end>present</end>
- <point>Process the four-weekly hourly payroll for 1,900 employees from end to end</point>
- <point>Calculate statutory payments (SSP, SMP) manually where required</point>
- <point>Administer pension auto-enrolment and tronc</point>
- <point>Reconcile payroll control accounts each month</point>
- <point>Took part in the payroll system implementation (Sage to Cintra), including two parallel runs</point>
- <point>No line reports; cover for the Payroll Manager during annual leave</point>
</job>
<job><title>Payroll Clerk</title> | <employer>Aire Valley Foods</employer> | <start>07/2016</start> – <end>02/2018</end>
- <point>Weekly payroll for 400 production staff</point>
- <point>Checked timesheets for National Minimum Wage compliance</point>
- <point>Answered pay queries at the factory hatch every Thursday</point>
</job>
<h>QUALIFICATIONS</h>
<cert><cname>CIPP Payroll Technician Certificate</cname>, <date>2019</date></cert>
<edu><school>Wakefield College</school>, <degree>BTEC Level 3</degree> <field>Business</field>, <end>2015</end></edu>
