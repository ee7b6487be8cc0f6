                    <name>RAJVINDER (RAJ) SEKHON-LAMB</name>, <headline>PCP</headline>
          <place>Winnipeg MB</place>     ph <phone>204-555-0163</phone>     <email>raj.sekhonlamb@example.com</email>

<h>WHERE I'VE WORKED</h>

<job><employer>Keewatin Millwork & Doors Ltd.</employer>
<title>Payroll Coordinator</title>, <start>March 2019</start> -
     then <title>Payroll Specialist</title> since Jan 2022
2 plants + 9 branches in MB, SK, ON. 740 on the payroll incl. 410 Unifor and 60 Teamsters drivers
 o <point>I run the hourly pay every second Friday and the salaried one on the 15th and last day, start to finish, in Dayforce. Off-cycle cheques under 3 per run (used to be 15ish)</point>
 o <point>after the 2023 Unifor deal: 14 months of retro for 410 people, worked out in Power Query, zero grievances came out of it</point>
 o <point>Know both CBAs well. sat in on bargaining once to cost shift premium proposals, I did not negotiate</point>
 o <point>T4s and T4As six years running; PIER report last year = 2 employees</point>
 o <point>ROEs same week, source deductions, WCB / WSIB, maintenance orders</point>
 o <point>We moved off ADP in 2021. I was one of 4 on the project, my bit was parallel runs and loading pay codes</point>
 o <point>one employee works from Gatineau so I have done precisely one RL-1 a year since 2022</point>
 o <point>Showing the ropes to our clerk (she reports to the controller)</point></job>

<job><employer>Bluestem Home Care Co-op</employer>
<title>Payroll & Benefits Clerk</title>, <start>2015</start> - <end>early 2019</end>
 o <point>Semi-monthly, roughly 180 aides, MB only, Easypay then ADP Workforce Now; keyed paper timesheets for the first two yrs !</point>
 o <point>HEB pension plan: enrolments and terminations, monthly remittance</point>
 o <point>month end - tied out the wage accounts and the vacation accrual with the bookkeeper</point></job>

<job><employer>Tim's Tire & Lube</employer>  <title>Front counter / books</title>  <start>2012</start>-<end>2015</end></job>

<h>SCHOOL</h>
<edu><school>Assiniboia Technical College</school>  <degree>Business Admin diploma</degree>, <field>accounting stream</field>, <end>2014</end> (evenings)</edu>
<cert><cname>PCP</cname>, <issuer>National Payroll Institute</issuer> (CPA it was called then), <date>2018</date>, CPE hours up to date</cert>
<cert><cname>Payroll Leadership Professional</cname> - started, 1 course of 4 finished</cert>

<h>ALSO</h>
<language>Punjabi</language> (<level>home</level>), <language>French</language> (<level>Duolingo level, I can be polite on the phone</level>). <status>Canadian citizen.</status>
<skills>Excel: <skill>pivots</skill>, <skill>xlookup</skill>, <skill>Power Query</skill>. No VBA. <skill>Dayforce report designer</skill> a little</skills>
<other>Treasurer of my kids' hockey club.</other>
