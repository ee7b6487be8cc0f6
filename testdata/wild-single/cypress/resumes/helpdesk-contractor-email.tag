Hi, pasting my CV below as the portal would not take the file. Thanks

<name>Gianluca Freestone</name>
t: <phone>0161 496 0337</phone>  e: <email>g.freestone@example.net</email>   <place>Stockport</place> (hybrid ok)
<status>SC cleared to Feb 2028, full UK licence</status>

<h>Summary of me</h>
<summary>2nd/3rd line support engineer and desktop rollout contractor since 2011. Windows estates from 60 to 9000 seats,
Intune the last five years. Day rate or perm considered.</summary>

<h>Assignments</h>

<job><title>Intune Migration Engineer</title>, 6 month contract extended x2 (outside IR35)
Client: Peak Rail Maintenance   via <employer>Altair Resourcing</employer>
<start>04/24</start> -> <end>current</end>
~ <point>co-managed to cloud-native, 2,300 laptops, Autopilot, 14 depots</point>
~ <point>packaged ~70 apps (Win32, PSADT), the other packager does the rest</point>
~ <point>wrote the user comms nobody reads and floorwalked on the day anyway</point></job>

<job><title>3rd Line Support Analyst (EUC)</title>, perm
<employer>Hallam & Vane Solicitors</employer>, <place>Manchester</place>
<start>09/20</start> -> <end>03/24</end>
~ <point>escalations from a desk of 8; iManage, dictation, Citrix moans</point>
~ <point>Conditional Access and MFA rollout, 640 users</point>
~ <point>covered for the Service Desk Manager Aug-Oct 22</point></job>

(<other>03/20 - 09/20 furlough / looked after dad</other>)

<job><title>Desktop Engineer L2</title> - contract, 11 wks
<employer>Borough of Tamebridge Council</employer>
<start>12/19</start> -> <end>03/20</end>
~ <point>Win 7 to 10 in place, libraries and depots</point></job>

<job><title>Desktop Support</title> >> <title>Senior Desktop Support</title> (from 2016)
<employer>Calderdale Mutual</employer>, <place>Halifax</place>
<start>06/13</start> -> <end>11/19</end>
~ <point>1,100 users, 3 offices, SCCM, Exchange 2010 to 365</point>
~ <point>looked after the AV in the boardroom = VIP support</point>
~ <point>2 apprentices</point></job>

<job><title>Service Desk Analyst</title> - temp to perm - <employer>Fonix Outsourcing</employer> (on the Brightways supermarkets account) <start>02/11</start> -> <end>05/13</end></job>

<h>Tech (out of 5)</h>
<skills><skill>Intune/Autopilot</skill> 5      <skill>PowerShell</skill> 3       <skill>Entra ID</skill> 4
<skill>SCCM/MECM</skill> 4            <skill>Citrix</skill> 2           <skill>Jamf</skill> 1
<skill>M365 admin</skill> 4           <skill>ServiceNow</skill> 4       <skill>networking</skill> 2.5</skills>

<h>Exams</h>
<cert><cname>MD-102</cname> <date>2024</date></cert>; <cert><cname>ITIL 4 Foundation</cname> <date>2021</date></cert>; <cert><cname>MCSA Windows 7</cname> (old!)</cert>; MS-102 failed once, resit in Jan

<h>School etc</h>
<edu><degree>BTEC National Diploma</degree> <field>IT Practitioners</field>, <school>Stockport Vale College</school>, <start>2008</start> -> <end>2010</end>, <grade>MMP</grade></edu>

Cheers
Gianluca
