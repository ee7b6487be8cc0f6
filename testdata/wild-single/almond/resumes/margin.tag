NAME:          <name>Bartholomew Achterberg-Nair</name>
BASE:          <place>Singapore</place> (<status>EP holder</status>); on planes Mon-Thu
REACH:         <email>b.nair@example.org</email> / <phone>+65 5550 0128</phone>

<h>PROFILE</h>:       <summary>Operations consultant. Factories and hospitals, which have more in
               common than either would like. Principal grade, no sales target so far.</summary>

<h>FIRMS</h>:         <job><employer>Quill & Anvil Advisory</employer> - (<start>Aug 2017</start> to <end>present</end>) - <place>Singapore</place> - <title>Principal</title>
               <start>2022</start> on, <title>Manager</title> <start>2019</start>-<end>22</end>, <title>Associate</title> <start>2017</start>-<end>19</end></job>
               <job><employer>Brightwell Castings Pte</employer> (<start>Jul 2012</start> to <end>Jun 2015</end>) - <place>Johor Bahru</place> -
               <title>Process Engineer</title></job>

<h>ENGAGEMENTS</h>    Client | sector | when | my part
(2018 on):
               <proj><employer>Regional hospital group</employer>, 4 sites | health | <start>Q2 2023</start>-<end>Q1 2024</end> | <title>engagement lead</title>
               <point>Theatre utilisation 61 to 74 %; first case on time from one in three to
               four in five. Team of 5.</point></proj>

               <proj><employer>Latex glove maker</employer> | manufacturing | <start>Q4 2021</start>-<end>Q3 2022</end> | <title>engagement lead</title>
               <point>OEE on 38 dipping lines; client's own people now run the boards.</point></proj>

               <proj><employer>Airport ground handler</employer> | aviation | <end>2020</end> | <title>workstream lead, rostering</title>
               <point>Shift patterns for 900 staff during the collapse. Not a happy one.</point></proj>

               <proj><employer>Ministry, South Asia</employer> | public | <start>Q3 2018</start>-<end>Q2 2019</end> | <title>analyst</title>, then <title>workstream lead</title>
               <point>Vaccine cold chain mapping in 3 provinces (advised by others on policy).</point></proj>

<h>STUDIES</h>:       <edu><degree>MBA</degree>, <school>Pulau Graduate School of Management</school>, <end>2017</end></edu>
               <edu><degree>B.Eng</degree> <field>Mechanical</field>, <school>National University of Singapore</school>, <end>2012</end>, <grade>2nd Upper</grade></edu>

<h>PAPERS</h>:        <cert><cname>Lean Six Sigma Black Belt</cname> (<issuer>ASQ</issuer>, <date>2019</date>)</cert>; <cert><cname>PMP</cname> (<date>2016</date>, not renewed)</cert>

<h>USES</h>:          <skills><skill>value stream mapping</skill>; <skill>discrete event simulation (Simio)</skill>; <skill>Minitab</skill>;
               <skill>Power BI</skill>; <skill>A3 thinking</skill>; <skill>facilitation</skill></skills>

<h>SPEAKS</h>:        <language>English</language>, <language>Dutch</language> (<level>father's</level>), <language>Malayalam</language> (<level>mother's, rusty</level>), <language>Malay</language> (<level>shop floor</level>)

<h>ALSO</h>:          <vol><title>Board member</title>, <employer>Second Kidney Society</employer>, since <start>2021</start></vol>
