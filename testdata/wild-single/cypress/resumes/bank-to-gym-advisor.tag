	<name>Dorsey Vantreight</name>
		Phone: <phone>(555) 014 – 7730</phone>
		E-mail: <email>dvantreight@example.net</email>
		<place>88 Pell Orchard Road</place>
		<place>Roanoke, VA 24015</place>

<h>Education</h>
	<edu><start>Fall 2009</start> – <end>May 2013</end>
	 <school>Larkspur State University</school> – <degree>B.S.</degree> <field>Hospitality Management</field>
		 <point>Concentration: Club and Resort Operations</point>
		 <point>Minor: Spanish</point></edu>
	<edu><start>Fall 2008</start> – <end>Summer 2009</end>
	<school>Blue Notch Community College</school> – <degree>A.A.S</degree> <field>General Studies</field> (not completed)</edu>

<h>Work History</h>
	<job><employer>Harbinger Staffing</employer>
	<title>Temporary Associate</title>
	<start>January 2016</start> – <end>July 2016</end>
		<point>Placed in a parcel hub, a dental billing office and a call center for a water utility</point></job>
	<job><employer>Ironvale Fitness</employer>
	<title>Membership Advisor – Sales</title>
	<start>October 2014</start> – <end>2015</end>
		<point>Toured and signed up walk-in guests, about 40 a week</point>
		<point>Ran the January corporate drive with 3 local employers</point>
		<point>Booked and followed up appointments in ABC Financial and Salesforce</point>
		<point>Second in the region for personal training add-ons, Q1 2015</point>
		<point>Handled freezes, cancellations and the occasional angry parent</point></job>
	<job><employer>First Chestnut Bank</employer>
	<title>Teller – Drive Through and Lobby</title>
	<start>June 2013</start> – <end>September 2014</end>
		<point>Balanced a drawer of up to $25,000 daily, 11 months without a difference</point>
		<point>Referred customers for car loans and home equity lines</point>
		<point>Trained two new tellers on the check scanner</point></job>
	<job><employer>Patrick County Parks</employer>
	<title>Recreation Intern</title>
	<start>January 2013</start> – <end>May 2013</end>
		<point>Scheduled ball fields for 31 youth teams</point>
		<point>Rewrote the rental form so it fit on one page</point></job>
	<job><employer>Larkspur State University Dining</employer>
	<title>Practicum Student – Catering and Special Events</title>
	<start>August 2012</start> – <end>November 2012</end>
		<point>Set up, served and broke down 18 events, largest 400 guests</point>
		<point>Counted inventory with the catering manager each Friday</point>
		<point>TO DO add more here</point></job>

	<h>Skills</h>
	<skills>	<skill>Cash handling</skill>
		<skill>Salesforce</skill>
		<skill>ABC Financial</skill>
		<skill>Excel / Word</skill>
		<skill>Lead follow-up</skill>
		<skill>Event set-up</skill>
		<skill>Cold calling</skill>
		<skill>Salesforce</skill>
		<skill>CPR / AED</skill></skills>

	<h>Languages</h>
		<language>Spanish</language> (<level>conversational</level>)

<h>Awards</h>
		 <award><title>Rookie of the Quarter</title> (<employer>Ironvale Fitness</employer>) – <end>December 2014</end></award>
		 <award><title>Customer Smile Pin</title> (<employer>First Chestnut Bank</employer>) – <end>March 2014</end></award>
