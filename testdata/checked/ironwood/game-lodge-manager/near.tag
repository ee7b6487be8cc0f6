<h>PERSONAL DETAILS</h>
Name:            <name>Werner Steenkamp</name>
Residence:       <place>Nelspruit</place>
Telephone:       <phone>083 555 0126</phone>
E-mail:          <email>wsteenkamp@example.org</email>
Nationality:     <status>South African</status>
Driver's:        <status>Code 08 (EB), no PrDP</status>

<h>CAREER SUMMARY</h>
<summary>Hospitality manager with guest relations, stock control, budgeting, staff rostering and disciplinary procedures at his fingertips. Looking for the move from town to the bush as Lodge Manager.</summary>

<h>EMPLOYMENT HISTORY</h>
Company:         <job><employer>Jock's Table Steakhouse Group</employer>
Position:        <title>Restaurant General Manager</title>
Period:          <start>February 2018</start> to <end>date</end>
Duties:          <point>Lead front and back of house, 44 staff, 180 seats</point>
                 <point>Stock control and budgeting, monthly report on the 3rd</point>
                 <point>Staff rostering and disciplinary procedures under BCEA and LRA</point>
                 <point>Health and safety file, HACCP internal auditor</point></job>

Company:         <job><employer>Lowveld Convention Inn</employer>
Position:        <title>Food & Beverage Supervisor</title>
Period:          <start>July 2014</start> to <end>January 2018</end>
Duties:          <point>Banquets up to 300, bar stock, Opera for room charges</point></job>

<h>TERTIARY EDUCATION</h>
<edu><degree>Diploma</degree> in <field>Hospitality Management</field>, <school>Lowveld Hotel School</school>, <end>2013</end></edu>

<h>COURSES</h>
<cert><cname>First Aid Level 1</cname> (<date>2025</date>)</cert>
<cert><cname>WSET Level 2 in Wines</cname> (<date>2020</date>)</cert>

<h>LANGUAGES</h>
<language>Afrikaans</language> <level>mother tongue</level>; <language>English</language> <level>fluent</level>; <language>German</language> <level>conversational</level>
