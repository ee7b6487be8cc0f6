<name>DEBORAH ("DEB") SANTORELLI</name>
<place>Wilmington, Delaware</place>
<phone>302-555-0181</phone>
<email>deb.santorelli@example.com</email>

<h>SUMMARY OF QUALIFICATIONS:</h>  <summary>Administrative professional, 20+ years. Walk into any office on Monday and be useful by Tuesday. 78 wpm.</summary>

<h>SKILLS:</h>  <skills><skill>Word</skill>, <skill>Excel (vlookup, mail merge; no macros)</skill>, <skill>Outlook calendars for up to 5</skill>, <skill>Concur</skill>, <skill>Kronos</skill>, <skill>multi-line phones</skill>, <skill>shorthand (Gregg)</skill>, <skill>notary</skill></skills>

<h>EXPERIENCE:</h>

<job><employer>BRANDYWINE OFFICE TEMPS</employer>                                <start>2014</start> to <end>present</end>
<title>Temporary Administrative Assistant / Executive Assistant</title>
Assignments have included:

  * Delmarva Chemical - <point>EA to VP Regulatory, 14 months (covering maternity, extended twice)</point>
  * First Christina Bank - <point>card services correspondence, 5 mos.</point>
  * Law offices of Pyle & Overholt - <point>front desk and e-filing (File & ServeXpress), 3 summers</point>
  * New Castle County Board of Elections - <point>poll worker scheduling, fall 2016, 2020, 2024</point>
  * St. Anselm's School - <point>attendance clerk, 1 semester</point>
  * Aldine Pharma, clinical supplies - <point>TMF filing and binders, 9 months; asked back</point>

<point>Agency "Temp of the Year" 2018.</point></job>

<job><employer>KELLER-MOSS STAFFING</employer>                                   <start>2012</start> to <end>2014</end>
<title>Temp</title>
Clients: a credit union, two dental offices and a chicken processor
in Georgetown (<point>payroll entry for 600</point>)</job>

<job><employer>HERCULON PLASTICS, INC.</employer>                                <start>1999</start> to <end>2011</end>
<title>Administrative Assistant to Plant Manager</title> (<start>2004</start> to <end>2011</end>)
<title>Receptionist</title> (<start>1999</start> to <end>2004</end>)
<point>Booked travel, kept the training matrix for 220 hourly employees,</point>
<point>ran the United Way drive, planned retirements including, in the end, the plant's.</point>
Position eliminated when plant closed.</job>

<h>EDUCATION:</h>
<edu><school>Goldey-Beacom College</school>, <degree>Secretarial Certificate</degree>, <end>1998</end></edu>
<edu><school>Delaware Technical Community College</school>, <field>QuickBooks Online</field> (non-credit), <end>2019</end></edu>

<h>LICENSE:</h>  <cert><cname>Notary Public, State of Delaware</cname>, commission expires <date>6/2027</date></cert>

<h>REFERENCES:</h>
<other>Yvonne Trice, Branch Manager, Brandywine Office Temps         302-555-0103</other>
<other>Dr. Alan Feuerbach, VP Regulatory (ret.), Delmarva Chemical     302-555-0140</other>
