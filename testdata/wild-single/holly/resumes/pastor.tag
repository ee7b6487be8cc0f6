The Rev. <name>Curtis J. Amundsen-Okoro</name>
<place>Parsonage: 31 Elm St., Decorah, Iowa 52101</place>
<phone>563/555-0158</phone> (study)   <email>pastorcurt@example.org</email>
<status>Married to Blessing; three children (14, 11, 6)</status>
<status>Ordained June 14, 2009, Northeastern Iowa Synod; under call</status>

<h>A word first</h>
<summary>I am at heart a small-town pastor who can read a balance sheet. I preach from the lectionary, without
notes since 2016, and I believe funerals are the most important thing a congregation does in public.</summary>

<h>CALLS SERVED</h>

<job><employer>Good Shepherd Lutheran Church</employer>, <place>Decorah, Iowa</place>
<title>Lead Pastor</title>
<start>Advent 2016</start> to <end>the present</end>
~ <point>640 baptized, average worship 185 in person and about 70 online</point>
~ <point>Staff of six: associate, deacon, organist, two part-time office, sexton</point>
~ <point>Capital appeal for accessibility, "Open Doors": goal $850,000, pledged $1.03 million</point>
~ <point>Began the Thursday community meal with the Catholic parish; 90–110 plates weekly</point></job>

<job><employer>Trinity–Hauge Parish (two points)</employer>, <place>near Clarkfield, Minnesota</place>
<title>Pastor</title>
<start>July 2009</start> to <end>November 2016</end>
~ <point>Walked both congregations through the vote to share one council, passed 88 to 9</point>
~ <point>Chaplain to the volunteer fire department</point></job>

<job><employer>St. Luke's Regional Medical Center</employer>, <place>Sioux City</place>
<title>Chaplain Resident</title> (CPE, 3 units)
<start>2008</start>–<end>2009</end></job>

Before seminary:
<job><title>Loan officer</title>, <employer>Farmers & Drovers State Bank</employer>, <place>Estherville, Iowa</place>, <start>2000</start>–<end>2005</end></job>

<h>PREPARATION</h>
<edu><school>Wartburg Theological Seminary</school>, <place>Dubuque</place>: <degree>Master of Divinity</degree>, <end>2009</end></edu>
<edu><school>Luther College</school>: <degree>B.A.</degree> <field>Economics</field> and <field>Religion</field>, <end>2000</end></edu>
<cert><cname>Certificate in Congregational Mediation</cname>, <issuer>Prairie Peace Center, Chicago</issuer>, <date>2014</date></cert>

<h>WIDER CHURCH AND COMMUNITY</h>
<vol><title>Synod Council</title>, <start>2018</start>–<end>2022</end></vol>
<vol><title>Board member</title>, <employer>Winneshiek County Habitat for Humanity</employer>, <start>2019</start>–</vol>
<vol><title>Candidacy Committee</title>, chair for two of six years</vol>

<h>THINGS IN PRINT</h>
<pub>"<title>Burying the Farm</title>", in <employer>Prairie Pulpit Quarterly</employer>, <end>2019</end></pub>

<h>WHO KNOWS ME</h>
<other>Bishop Ingrid Tollefsrud, 319/555-0105</other>
<other>Marv Kessler, council president, Good Shepherd, 563/555-0113</other>
<other>Sr. Mary Paul Devane, OSF, St. Benedict Parish, smpdevane@example.org</other>
