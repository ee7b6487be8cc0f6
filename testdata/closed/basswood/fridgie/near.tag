<name>Liam Petrou</name>  <place>Kirwan QLD 4817</place>  <phone>0491 570 737</phone>  <email>liam.petrou@example.com</email>

<h>OBJECTIVE:</h>  <summary>Refrigeration and air conditioning mechanic, 8 years in the trade, full ARCtick, wanting a move into commercial refrigeration with a local family owned company.</summary>

<h>EXPERIENCE:</h>  <job><title>Air Conditioning Mechanic</title>, <employer>Strand Air Townsville</employer>, <start>02/2018</start>-<end>current</end>
             - <point>Install and commission residential splits and ducted systems, 6 to 8 a week</point>
             - <point>Service and breakdown work on resi and small office air conditioning</point>
             - <point>Fault finding electrical and mechanical, PCBs, EEVs, wiring diagrams (Daikin, Mitsubishi)</point>
             - <point>After hours roster 1 in 5 over summer</point>
             - <point>Show apprentices flaring, brazing, evacuation</point></job>

             <job><title>Apprentice</title>, <employer>Magnetic Air & Electrical</employer>, <start>01/2014</start>-<end>01/2018</end>
             - <point>Domestic air conditioning installs, Magnetic Island and Townsville</point>
             - <point>Last six months on warranty callouts for a home builder, about 90 houses, on my own van</point></job>

<h>LICENCES:</h>    <cert><cname>ARCtick full Refrigerant Handling Licence</cname></cert>
             <cert><cname>QLD Restricted Electrical Licence</cname> <date>2018</date></cert>
             <cert><cname>White Card</cname></cert>
             <cert><cname>Working at Heights</cname> <date>2023</date></cert>
             <cert><cname>EWP</cname></cert>
             <status>C class driver's licence, Australian citizen</status>

<h>EDUCATION:</h>   <edu><degree>Cert III in Air Conditioning and Refrigeration</degree>, <school>TAFE Queensland North</school>, <end>2018</end></edu>

<h>SKILLS:</h>      <skills><skill>Brazing</skill>, <skill>Flaring</skill>, <skill>Evacuation and dehydration</skill>, <skill>VRF basics</skill>, <skill>Customer service</skill>, <skill>Tablet job sheets</skill></skills>

<h>REFEREES:</h>    <other>Available on request</other>
