<name>Graham Pettifer</name>
Payroll Specialist
Now living in <place>Douglas, Cork</place> (moved from Leeds, January). <status>British citizen, so free to work in Ireland under the CTA</status>.
Contact <email>g.pettifer@example.org</email> or <phone>+44 7700 900418</phone>

<summary>Nine years of end to end payroll, most of it for care homes. I have run fortnightly and monthly payrolls of up to 1,100 staff on my own. All of it was UK payroll (HMRC, RTI); I am reading up on the Irish system and would need to sit IPASS.</summary>

<job><title>Payroll Specialist</title>, <employer>Aldersyke Care Group</employer>, <place>Leeds</place>. <start>Nov 2018</start> until <end>Dec 2024</end>.
<point>Start to finish payroll for 14 nursing homes, 1,100 employees: nurses, carers and kitchen staff.</point>
<point>Premium and shift pay, night rates, bank holidays, holiday pay on average hours.</point>
<point>RTI filings on or before each pay date; pension auto-enrolment since day one, NEST uploads.</point>
<point>Sick, maternity and parental leave, staff queries by phone and on visits to the homes.</point>
<point>Reconciled payroll control accounts for finance each month end.</point>
<point>Rosters imported from Softworks.</point></job>

<job><title>Payroll Officer</title>, <employer>Kirkgate Bus Company</employer>, <place>Wakefield</place>. <start>June 2015</start> until <end>Nov 2018</end>.
<point>Fortnightly payroll of 480 drivers and fitters in BrightPay UK.</point>
<point>Built the overtime check in Excel with lookups and pivot tables.</point></job>

<h>Qualifications</h>
<cert><issuer>CIPP</issuer> <cname>Foundation Degree in Payroll Administration</cname>, <date>2018</date></cert>
<edu><degree>A levels</degree> in <field>Maths and Business</field>, <school>Thornes Park Sixth Form</school>, <end>2014</end></edu>

<h>Systems</h>
<skills><skill>BrightPay</skill> | <skill>Softworks</skill> | <skill>Excel</skill> | <skill>Sage 50 Payroll</skill></skills>
