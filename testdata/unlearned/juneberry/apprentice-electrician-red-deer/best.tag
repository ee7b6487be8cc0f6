<name>Tyrell Wasylenko</name>, <place>Blackfalds AB</place>

CALL / TEXT:  <phone>403 555-0172</phone>      MAIL:  <email>t.wasylenko@example.org</email>      RIDE:  <status>class 5, clean abstract</status>, own truck

<h>WHERE I'M AT:</h>  <summary>Third year apprentice (registered with AIT in Alberta since June 2022). About 4,100
hours in the book. First and second period passed, third period booked for January at Red Deer.</summary>

<h>WORK:</h>  <job><start>May 2023</start> to <end>now</end> I am with <employer>Parkland Ridge Electric</employer> in <place>Red Deer</place> as an
<title>electrical apprentice</title>. <point>Dental office, two strip malls, a vet clinic and the Penhold arena reno, all pipe
and wire, no houses.</point> <point>On the vet clinic I ran all the 3/4 to 1-1/4 EMT in the back of house by myself,
4-point saddles and kicks included, my journeyman just checked it.</point> <point>I helped pull and land the 400 A
feeder at the arena.</point> <point>Work off the E sheets and panel schedules on a tablet, mark up as-builts for the
foreman.</point> <point>Since last fall one or two days a week of service with a journeyman, mostly dead ballasts,
occupancy sensors and nLight relays that don't talk to each other.</point></job>

Before that, <job><start>June 2022</start> to <end>April 2023</end>, <title>first year</title> at <employer>Gull Lake Homes & Electric</employer>, <place>Lacombe</place>. <point>Roughing in
houses, 30 or so.</point> Laid off when the subdivision was done.</job>

And from high school on, <job><title>yard hand</title>, <employer>Dunphy Auction Mart</employer>, <start>2020</start>-<end>spring 2022</end>, <point>cattle sorting, fixing fence
chargers.</point></job>

<h>SCHOOLING:</h>  <edu><school>Red Deer Polytechnic</school>, <degree>Electrician apprenticeship</degree>, <point>period 1 (2023) 79%, period 2 (fall 2024)
86%</point></edu>. <edu><degree>Diploma</degree>, <school>Lacombe Composite High School</school>, <end>2020</end></edu>.

<h>TICKETS:</h>  <cert><cname>CSTS-2020</cname></cert>; <cert><cname>Fall Protection</cname> (<issuer>Energy Safety Canada</issuer>, good till 2027)</cert>; <cert><cname>WHMIS</cname></cert>;
<cert><cname>Standard First Aid / CPR C</cname>, <date>Nov 2024</date></cert>. Scissor lift: site orientation only, no ticket yet.

<h>CAN DO:</h>  <skills><skill>hand bender and Chicago bender</skill>, <skill>CEC</skill> (the 2024 book, I own it and it's tabbed),
<skill>Cat6 pulling and punch-down</skill> but no testing, <skill>megger</skill> with supervision, <skill>Fieldwire</skill>.
Full set of <skill>Klein hand tools</skill>.</skills>

<h>ASK:</h>  <other>Darcy Moen, journeyman at Parkland Ridge, 403 555-0119</other>
