<h>Curriculum Vitae</h>

Full Names & Surname:			<name>Lindiwe Mabuza</name>

Known as:		               		Lindi

Gender:				<status>Female</status>

RSA Citizen:				<status>Yes</status>

Home Address:			<place>7 Karee Close</place> 		   		<place>Bluegum Heights</place> 
				<place>Pietermaritzburg</place>					<place>3201</place>

Home language: 		<language>isiZulu</language>

Other languages:		<language>English</language> (<level>good</level>), <language>Afrikaans</language> (<level>a little</level>)

Health:				Good 

Drivers License:		 	<status>Code 8 (learners)</status> 

<h>Education:</h>				<edu><degree>Gr 12 National Senior Certificate</degree>, <end>2017</end></edu>
                        <edu><degree>N4 Certificate</degree> <field>Management Assistant</field>- <school>Umsunduzi TVET College</school></edu> 

<h>Employment History</h>

<job>Company Name: 		<employer>Sunrise Spaza Wholesalers</employer> - <place>Edendale</place> 
				
Position:				Part time <title>Cashier</title>.

Period:			<start>2nd December 2017</start> – <end>January 2019</end> (went back every December on an ad-hoc basis)

Duties:			<point>Till, airtime sales, packing of shelves and cashing up with the owner</point>
                                            
</job>
<h>References</h>
<other>Sunrise Spaza Wholesalers</other>
<other>(Owner) Mr R. Pather-033 555 0102</other>


<job>Company name:                           <employer>Hibiscus Retail Group</employer>


Position:                                         <title>General Assistant</title>

Period:                                            <start>1st March 2019</start> - <end>30th June 2021</end>

Duties:                                            <point>Receiving, date checks on dairy, customer queries at the bread counter</point>
</job>


<job>Company Name:                           <employer>Callbridge Solutions</employer>

Position:.                                        <title>Inbound Call Centre Agent</title>

Period:                                            <start>August 2021</start> - <end>Current</end>

Duties:                                            <point>60 to 80 calls a day for a medical scheme, in English and isiZulu</point>
                                            <point>Helping new agents on the floor (buddy system)</point>
</job>
                <h>Achievements</h> 
                                    (All with a certificate)

<award><title>Agent of the Month</title>, <employer>Callbridge Solutions</employer>, May 2023 and February 2024.</award>

<award><title>Certificate of merit for netball</title> (2016)</award>


<h>Extra mural activities/Organizations</h> 
<vol><title>Former secretary</title> of the <employer>Bluegum Heights Youth Choir</employer> (<start>2018</start> to <end>2020</end>).</vol>

<vol><title>Member</title> of the <employer>Umgeni River Clean-up</employer>, <point>which goes out on the first Saturday of the month with gloves and bags.</point></vol>

<h>Computer skills</h>
<skills><skill>Word</skill>, <skill>Excel</skill> (basic), <skill>Genesys</skill>, <skill>Zendesk</skill>, <skill>POS till systems</skill></skills>

<h>Personal contact details</h>
Cell number: <phone>060 555 0177</phone>
Email address: <email>lindiwe.mabuza@example.org</email>
