                          Curriculum Vitae
                          <name>PRIYANKA DESHMUKH-HALE</name>
Tel: <phone>07700 900 141</phone>         Email: <email>p.dh@example.com</email>         <place>Birmingham B13</place>

<h>PROFILE</h>
<summary>Commercially curious National Account Manager with eight years in account management with DIY multiples and grocery multiples. Confident negotiator and persuasive presenter, responsible for a customer P&L of £8.2m.</summary>

<h>CAREER SUMMARY</h>
<job><start>09/2019</start> – <end>Present</end>     <title>National Account Manager</title>     <employer>Larkmoor Lighting Ltd</employer>, <place>Birmingham</place>
  -  <point>Own joint business plans with B&Q and Tesco (£8.2m); grew sales 19% in four years</point>
  -  <point>Negotiate terms and promotions; deliver two range reviews a year in PowerPoint</point>
  -  <point>Weekly demand forecast from EPOS data, accuracy 81%</point>
  -  <point>Own-label solar lights launched with B&Q in 2023, £900k in year one</point></job>

<job><start>07/2016</start> – <end>08/2019</end>     <title>National Account Executive</title>     <employer>Larkmoor Lighting Ltd</employer>
  -  <point>Promotional planning, new line forms and Salesforce reporting for three NAMs</point>
  -  <point>Account manager for Dunelm from 2017</point></job>

<h>EDUCATION</h>
<edu><degree>BSc</degree> <field>Business Management</field>, <school>Aston University</school>, <grade>2:1</grade>, <start>2013</start> – <end>2016</end></edu>

<h>KEY SKILLS</h>
<skills><skill>Joint business planning</skill>     <skill>Category management</skill>     <skill>EPOS analysis</skill>
<skill>Excel</skill>                       <skill>Salesforce</skill>              <skill>Seasonal products</skill></skills>

<h>ADDITIONAL INFORMATION</h>
<status>Provisional driving licence (epilepsy, not able to drive at present; I travel by train)</status>
<status>Full right to work in the UK</status>
<language>Marathi</language> (<level>fluent</level>)
