<name>Tobias R. Fennimore-Achterberg</name>
<headline>Mechanical engineer (rotating equipment)</headline>
                                                        <place>14 Quayside Terrace, Sunderland</place>
                                                        H <phone>+44 7700 900381</phone>
                                                        B <email>t.fennimore@example.org</email>
                                                        Í <link>fennimore.example.net</link>

<h>Experience</h>

<job><start>2020</start>–<end>present</end>   <title>Senior Rotating Equipment Engineer</title>, <employer>Wearmouth Compression Ltd</employer>,
               <place>Sunderland</place>.
               Responsible engineer for 22 centrifugal compressors on four sites.
               <point>◦ Root cause analyses of dry gas seal failures; mean time between
                 repairs of the worst train rose from 9 to 26 months.</point>
               <point>◦ Witnessed eleven factory acceptance tests to API 617 in Italy and
                 Korea.</point>
               <point>◦ Stand-in for the discipline lead during his sabbatical (Apr to
                 Sept 2022).</point></job>
<job><start>2015</start>–<end>2020</end>      <title>Reliability Engineer</title>, <employer>Tees Olefins Partnership</employer>, <place>Redcar</place>.
               <point>◦ Built up the vibration route (340 machines, monthly, CSI 2140).</point>
               <point>◦ Spare-parts criticality study; about £410k of stock was sold or
                 scrapped.</point></job>
<job><start>2013</start>–<end>2015</end>      <title>Graduate Engineer</title>, <employer>Halvard Pumps UK</employer>, <place>Newcastle upon Tyne</place>.
               <point>◦ Rotations in testing, design and field service, eight months each.</point></job>

                                                                          1/2

                                                          Tobias R. Fennimore-Achterberg

<h>Education</h>

<edu><start>2009</start>–<end>2013</end>      <degree>MEng</degree> <field>Mechanical Engineering</field>, <school>University of Northumberland Coast</school>,
               <grade>First class</grade>.
               <point>Final project: acoustic detection of cavitation in small pumps</point></edu>
<edu><start>2007</start>–<end>2009</end>      <degree>A levels</degree>, <school>St Bede's Sixth Form</school>, <field>Maths, Physics, German</field>, <grade>A A B</grade></edu>

<h>Professional standing</h>

<cert><date>2019</date>           <cname>Chartered Engineer</cname>, <issuer>IMechE</issuer></cert>
<cert><date>2017</date>           <cname>ISO 18436-2 Vibration Analyst Category II</cname></cert>
               Category III: course attended in 2023, exam not yet sat

<h>Computer skills</h>

<skills><group>Basic</group>          <skill>MATLAB</skill>, <skill>ANSYS</skill>            <group>Intermediate</group>   <skill>SolidWorks</skill>
<group>Advanced</group>       <skill>AMS Machinery Manager</skill>, <skill>Excel</skill>, <skill>SAP PM</skill></skills>

<h>Languages</h>

<language>English</language>        <level>Mothertongue</level>
<language>German</language>         <level>Intermediate</level>                    Conversationally fluent, no writing
<language>Dutch</language>          <level>Basic</level>                           From grandparents

<h>Interests</h>

<other>Fell running, restoring a 1938 Lister engine</other>

                                                                          2/2
