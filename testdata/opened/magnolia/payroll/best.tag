<name>Nadège Arsenault-Boyd</name>                                   <place>Dieppe, New Brunswick</place>
                                                         <email>nadege.ab@example.org</email>
                                                         <phone>(506) 555-0162</phone>

<h>CREDENTIALS:</h>   <cert><cname>PCP</cname>, <issuer>National Payroll Institute</issuer>, since <date>2019</date></cert>
               <cert><cname>PLP</cname> - 2 of 5 courses done</cert>
               <edu><degree>Diploma</degree>, <field>Office Administration</field>, <school>Collège de la Baie-Verte</school>, <end>2014</end></edu>

<h>TOOLS:</h>         <skills><skill>Dayforce</skill> (daily), <skill>Ceridian Insync</skill>, <skill>XLOOKUP</skill> / <skill>pivots</skill> / <skill>a little Power Query</skill>,
               <skill>ROE Web</skill>, <skill>CRA My Business Account</skill>, <skill>Kronos timeclocks</skill></skills>

<h>LANGUAGES:</h>     <language>Français</language> (<level>langue maternelle</level>), <language>English</language> (<level>all my schooling after grade 9</level>)

<h>WORK:</h>

<job><start>2020/06</start> - <end>today</end>     <employer>Beausoleil Bus Lines</employer>, <place>Moncton</place>
                    <title>Payroll Coordinator</title>
                    o <point>430 drivers, mechanics and office staff in NB, NS and PEI; two
                      bargaining units (weekly + biweekly pay groups)</point>
                    o <point>I run the whole biweekly cycle alone, and back up the weekly
                      one when my colleague is away</point>
                    o <point>PD7A remittances: zero late penalties since I took over</point>
                    o <point>About 160 ROEs a year, a big lump in June when the school
                      routes stop</point>
                    o <point>T4 / T4A balancing and filing, 5 seasons; WSNB and WCB NS annual
                      returns prepared for the controller's signature</point>
                    o <point>Cut manual cheques from 25 to 4 a month by moving the cut-off
                      for timesheets (my idea, my spreadsheet)</point>
                    o <point>Helped IT test the Dayforce upgrade in 2023: wrote 40 of the 120
                      test cases</point></job>

<job><start>2017/01</start> - <end>2020/05</end>   <employer>Kent County Home Support Agency</employer>, <place>Bouctouche</place>
                    <title>Payroll + A/P clerk</title>
                    o <point>Keyed hours for 95 home-care workers into Insync, checked
                      overtime and stat holiday pay against NB rules</point>
                    o <point>Set up family-support and CRA garnishees</point>
                    o <point>Matched the pay register to the GL each month end</point>
                    o <point>A/P: invoices, cheque runs</point></job>

2016               stayed home with our twins

<job><start>2014/09</start> - <end>2015/12</end>   <employer>Staffing Atlantique (agency)</employer>, <place>several clients</place>
                    <title>Office temp</title>
                    o <point>Reception, filing, time card entry at a crab plant in Shediac
                      (two summers)</point></job>

<h>OTHER:</h>         <status>Canadian citizen.</status> <other>Church treasurer. References if you ask.</other>

                                              <other>Page 1 of 1 - N. Arsenault-Boyd</other>
