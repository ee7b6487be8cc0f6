<name>Gordon Talbot-Finch</name>
<headline>Recreation Programmer</headline>
<place>Cornwall, ON</place>
<email>gtfinch@example.net</email> / <phone>613-555-0172</phone>

<h>SUMMARY</h>
<summary>Recreation programmer with six years in municipal recreation, planning, budgeting and delivering seasonal programs for adults 55+, families and youth. Supervises seasonal and part-time staff. Currently improving my French.</summary>

<h>WORK EXPERIENCE</h>

<job><employer>Township of North Lorne</employer>
<title>Recreation Programmer</title> | <start>06/2019</start> - <end>present</end>
<point>• Plan, budget and deliver seasonal programs for adults 55+, families and youth; program budget of $310,000</point>
<point>• Hire, schedule and coach 28 part-time instructors and summer staff</point>
<point>• Prepare the program guide twice a year and report on registrations and revenue to Council</point>
<point>• Risk management plans for events and camps, including Canada Day (2,500 visitors)</point>
<point>• Registration software: PerfectMind administrator</point>
<point>• Trillium grant application, $48,000 awarded in 2022</point></job>

<job><employer>City of Port Ashby</employer>
<title>Recreation Assistant</title> | <start>09/2017</start> - <end>05/2019</end>
<point>• Volunteer coordination for the seniors' centre, 40 volunteers</point>
<point>• Older adult fitness classes twice a week</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Recreation and Leisure Studies</degree>, <school>Brock University</school>, <end>2017</end></edu>

<h>CERTIFICATIONS</h>
<cert>• <cname>Standard First Aid and CPR-C</cname>, <date>2024</date></cert>
<cert>• <cname>HIGH FIVE Principles of Healthy Child Development</cname></cert>
<cert>• <cname>Vulnerable sector check</cname>, <date>January 2025</date></cert>
• <status>Valid Ontario G driver's licence</status>

<h>LANGUAGES</h>
<language>English</language>: <level>native</level>
<language>French</language>: <level>intermediate (A2/B1, evening course at the college, level 4 of 8)</level>
