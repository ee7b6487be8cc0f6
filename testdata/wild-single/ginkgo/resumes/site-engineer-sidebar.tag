<name>Rodrigo Maldonado Pinto</name>
<headline>Civil Engineer</headline>

About me
<status>14-Mar-1990</status>
<status>Chilean</status>
<place>Concepción, Biobío, Chile.</place>
<phone>(+56) 9 5555 0141</phone>
<email>rodrigo.maldonado@example.org</email>
<link>https://linkedin.com/in/rmaldonado-obras</link>

<h>Skills</h>
<skills><skill>AutoCAD Civil 3D</skill>
<skill>Earthworks, drainage</skill>
<skill>Site supervision</skill>
<skill>MS Project</skill>, <skill>Primavera</skill>
<skill>Concrete technology</skill>
<skill>Total station</skill>
<skill>SAP2000</skill> (basic)</skills>

<h>Languages</h>
<language>Spanish</language> - <level>Native</level>
<language>English</language> - <level>Intermediate</level>
(*)[The skill scale is from 0 (Fundamental Awareness) to 6 (Expert).]

<h>Education</h>
<edu><start>2019</start>-<end>2020</end>    <degree>Diploma</degree> in <field>Project Management</field> | Incomplete             <place>Chile</place>
             <school>Universidad del Biobío Sur</school></edu>
<edu><start>2008</start>-<end>2014</end>    <degree>Civil Engineer</degree>                                        <place>Chile</place>
             <school>Universidad Técnica de Talcahuano</school></edu>
<edu><start>2004</start>-<end>2007</end>    <degree>High school certificate</degree>                               <place>Chile</place>
             <school>Liceo Enrique Molina Norte</school></edu>

<h>Courses</h>
<cert><date>2021</date>         <cname>Last Planner System</cname>                               <issuer>Corporación Obra Limpia</issuer></cert>
<cert><date>2018</date>         <cname>Prevention of work accidents, 40 h</cname>                <issuer>Mutual de la Construcción</issuer></cert>

<h>Experience</h>
<job><title>Site Manager</title>
<employer>Constructora Llacolén S.A.</employer>
<start>August 2022</start> – <end>Present</end>     <place>Los Ángeles, Chile</place>
• <point>By-pass road, 11 km with two bridges, USD 23 million; handed over three weeks late because of a
flooded borrow pit.</point>
• <point>Weekly planning with Last Planner, 9 subcontractors.</point>
• <point>Quality control of asphalt together with the external laboratory.</point>
• <point>Payment statements to the Ministry.</point></job>

Page 1 of 2

<job><title>Field Engineer + Quantity Surveyor</title>
<employer>Ingeniería Quidico Ltda</employer> - client: Forestal Aluvión
<start>January 2018</start> – <end>July 2022</end>     <place>Arauco, Chile, on site 10x5</place>
• <point>Forest roads and timber yards, about 140 km in four seasons.</point>
• <point>Earthwork volumes from drone surveys using Civil 3D.</point>
• <point>Support of the tender office in low season.</point></job>

<job><title>Topography Assistant</title>
<employer>Servicios Geométricos del Sur</employer>
<start>March 2015</start> – <end>December 2017</end>     <place>Concepción, Chile</place>
• <point>Levelling and setting out for housing projects.</point></job>

<h>Achievements</h>
<award><end>2013</end>         <title>2nd place, concrete canoe competition</title>             <employer>Universidad Técnica de Talcahuano</employer></award>
