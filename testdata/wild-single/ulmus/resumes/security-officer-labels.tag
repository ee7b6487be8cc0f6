Curriculum Vitae

Full Names:		               		<name>Lindelwa Mkhwanazi-Peters</name>

Gender:				Female

RSA Citizen:				<status>Yes</status>

Home Address:			<place>8 Protea Close, Gqeberha, 6001</place>

Home language: 		<language>isiXhosa</language>

Other languages:		<language>English</language>, <language>Afrikaans</language>

Health:				Good

Drivers License:		 	<status>Code 10</status>, <status>PrDP</status>

<h>Education</h>:				<edu><degree>Gr 12 National Senior Certificate</degree></edu>
                        <cert><cname>PSIRA Grade B</cname></cert>
                        <cert><cname>First Aid Level 2</cname>- <issuer>Algoa Rescue Training</issuer></cert>

<h>Employment History</h>

<job>Company Name: 		<employer>Baakens Mall Management</employer> - <place>Walmer</place>

Position:				<title>Shift Supervisor (Security)</title>.

Period:			<start>1st June 2020</start> – <end>current</end> (12 hour shifts, 4 on 4 off)

Duties:                 <point>Post 9 officers per shift and keep the occurrence book.</point>
                        <point>Control room relief when short.</point>

References
Baakens Mall Management
(Centre Manager) name on request</job>


<job>Company name:                           <employer>Shield & Kraal Protection Services</employer>


Position:                                         <title>Armed Response Officer</title>

Period:                                            <start>14th August 2016</start> - <end>31st May 2020</end>


Duties:                                            <point>Alarm call-outs by vehicle, average 11 a night.</point></job>


<job>Company Name:                           <employer>Kariega Game Lodge</employer>

Position:.                                        Part time <title>Gate Guard</title>

Period:                                            <start>March 2015</start> – <end>July 2016</end></job>

<job>Company Name:                           <employer>Aunt Thandi's Spaza</employer>

Position:                                         <title>Shop Assistant</title>

Period:                                            <start>2013</start></job>
                <h>Achievements</h>
                                    (All with a certificate of Merit)

<award><title>Officer of the quarter</title> at <employer>Baakens Mall Management</employer> after a lost child was found in nine minutes (<end>2022</end>)</award>

<h>Extra mural activities/Organizations</h>
<vol><point>Treasurer of the street committee.</point></vol>

<vol><point>Netball coach under 13, Saturdays.</point></vol>

<h>Personal contact details</h>
Cell number: <phone>000 555 0191</phone>
Email address: <email>lindelwa.mp@example.com</email>


