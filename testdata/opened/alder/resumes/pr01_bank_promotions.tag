<name>CORDELIA M. ASHGROVE-DIAZ</name>
<place>Charlotte, NC</place> • <phone>704.555.0155</phone> • <email>cmad@example.com</email>

<headline>BRANCH & REGIONAL BANKING LEADER</headline>

<job><employer>PALMETTO FIRST BANK</employer>, <place>Charlotte and Rock Hill</place>                         <start>2006</start> – <end>Present</end>
Seven jobs at one bank, through two mergers and four logos.

   <title>Regional Manager, York County</title>                                    2021 – Present
   • <point>Nine branches, 74 people, $612MM in deposits</point>
   • <point>Closed two branches with no involuntary exits: everyone who wanted a chair got one</point>
   • <point>Deposit growth 4.1% in 2023 against a flat footprint</point>

   <title>Branch Manager, Rock Hill Main</title>                                   2015 – 2021
   • <point>From 31st to 4th of 58 branches in the service index</point>
   • <point>Ran PPP intake for the county: 390 applications in eleven days</point>

   <title>Assistant Branch Manager</title>                                         2012 – 2015
   <title>Personal Banker II</title> / <title>Personal Banker I</title>                             2009 – 2012
   <title>Head Teller</title>                                                      2007 – 2009
   <title>Teller (part-time, while at school)</title>                              2006 – 2007</job>

<h>LICENSES</h>
<cert><cname>NMLS registered</cname>, current</cert>
<cert><cname>FINRA Series 6 and 63</cname>, <date>2010</date>, lapsed on moving to management</cert>
<cert><cname>NC Life & Health Insurance</cname>, inactive</cert>

<h>EDUCATION</h>
<edu><school>Winthrop University</school>, <degree>B.S.</degree> in <field>Business Administration</field>, <end>2009</end></edu>
<edu><school>Graduate School of Banking at LSU</school>, session 2 of 3 completed</edu>

<h>OUTSIDE</h>
<vol><title>Board vice chair</title>, <employer>Catawba Habitat affiliate</employer> (<start>2019</start> – )</vol>
<vol><title>Instructor</title>, <employer>Junior Achievement</employer>, most springs</vol>
<language>Spanish</language>: <level>conversational, not for contracts</level>

<h>SYSTEMS</h>
<skills><skill>Fiserv Premier</skill>; <skill>nCino (approvals)</skill>; <skill>Salesforce Financial Services Cloud</skill>; <skill>Excel</skill></skills>
