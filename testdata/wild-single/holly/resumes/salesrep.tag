Contact
<phone>617-555-0133</phone> (Mobile)
<email>teddy.brannigan@example.com</email>
<link>www.linkedin.com/in/teddybrannigan-example</link> (LinkedIn)

<h>Top Skills</h>
<skills><skill>Enterprise Sales</skill>
<skill>MEDDPICC</skill>
<skill>Territory Planning</skill></skills>

<h>Languages</h>
<language>English</language> (<level>Native or Bilingual</level>)
<language>Portuguese</language> (<level>Limited Working</level>)

<h>Certifications</h>
<cert><cname>Challenger Sale Workshop</cname></cert>
<cert><cname>Command of the Message</cname></cert>

<name>Theodore "Teddy" Brannigan</name>
<headline>Strategic Account Executive | Diagnostics & Lab Automation | 4x President's Club</headline>
<place>Greater Boston</place>

<h>Summary</h>
<summary>I sell big, slow, complicated things to careful people. Fourteen years
carrying a bag in lab diagnostics, the last six in accounts over
$1M ARR. My buyers are lab directors who distrust salesmen, CFOs who
distrust lab directors and pathologists who distrust everybody.
What works: show up for the go-live, know the turnaround time of a
troponin, never badmouth the incumbent.</summary>

<h>Experience</h>

<job><employer>Corvane Diagnostics</employer>
7 years 4 months
<title>Strategic Account Executive, Northeast</title>
<start>January 2021</start> - <end>Present</end> (4 years 6 months)
<place>Boston, Massachusetts, United States</place>
<point>Own 11 named IDNs in New England and upstate NY.</point>
<point>FY21 118% / FY22 104% / FY23 87% / FY24 131% of a $4.8M quota.</point>
<point>Closed the largest immunoassay placement in company history
($9.3M TCV, 5-yr reagent rental) after a 19-month cycle.</point>

<title>Senior Territory Manager</title>
<start>March 2018</start> - <end>December 2020</end> (2 years 10 months)
<place>Worcester, Massachusetts</place>
<point>Quota $1.9M; finished #3 of 42 in 2019.</point>
<point>Displaced the incumbent chemistry line at two community hospitals
and lost a third, mostly to my own impatience.</point>
<point>Mentored two associate reps; one is now my peer.</point>
<point>President's Club 2018, 2019, 2021, 2024</point></job>

<job><employer>Pell & Osgood Scientific</employer>
<title>Sales Representative</title>
<start>August 2013</start> - <end>February 2018</end> (4 years 7 months)
<place>Providence, Rhode Island Area</place>
<point>Consumables and benchtop equipment, 140 accounts, mostly hospital and
university labs.</point> <point>Grew territory from $610K to $1.4M.</point></job>

  Page 1 of 2

<job><employer>Rhody Office Outfitters</employer>
2 years 3 months
<title>Inside Sales Team Lead</title>
<start>June 2012</start> - <end>August 2013</end> (1 year 3 months)

<title>Inside Sales Representative</title>
<start>June 2011</start> - <end>May 2012</end> (1 year)
<point>60+ dials a day, copier leases.</point></job>

<h>Volunteer Experience</h>
<vol><title>Youth Hockey Coach</title>
<employer>Dorchester Squirts</employer>
<start>September 2016</start> - <end>Present</end></vol>

<h>Honors-Awards</h>
<award><title>Rookie of the Year</title>, <employer>Pell & Osgood</employer> <end>2014</end></award>

<h>Education</h>
<edu><school>Providence College</school>
<degree>Bachelor of Arts - BA</degree>, <field>Political Science and Government</field> · (<start>2007</start> - <end>2011</end>)</edu>

  Page 2 of 2
