<name>Fionnuala Ní Dhálaigh</name>
<headline>Solicitor (Ireland)</headline>
<place>Ranelagh, Dublin 6</place>  ·  <phone>+353 1 555 0142</phone>  ·  <email>fnidhalaigh@example.net</email>

<h>Admission</h>
<cert><cname>Roll of Solicitors in Ireland</cname>, <date>November 2015</date></cert>. <cert><cname>Roll of Solicitors of England and Wales</cname>, <date>2017</date> (non-practising)</cert>.

<h>Legal experience</h>

<job><start>March 2020</start> to <end>date</end>
<employer>Carrow Whelan Solicitors LLP</employer>, <place>Dublin 2</place>
<title>Associate</title>, Commercial Property (<title>Senior Associate</title> from April 2023)

Acting mainly for landlords, receivers and two pension funds. <point>Led the legal due
diligence on a portfolio of 23 retail units (€61m).</point> <point>Draft and negotiate agreements
for lease, licences, deeds of surrender and rent review memoranda.</point> <point>Run my own
file load of about 55 live matters with one trainee.</point> <point>Contributor to the firm's
monthly property bulletin.</point></job>

<job><start>January 2016</start> – <end>February 2020</end>
<employer>Hession Bligh & Co.</employer>, <place>Naas, Co. Kildare</place>
<title>Assistant Solicitor</title>

General practice: <point>residential conveyancing (c. 120 completions a year), probate,</point>
<point>District Court licensing applications,</point> <point>some personal injuries defence under
supervision.</point></job>

<job><start>October 2013</start> – <end>November 2015</end>
<employer>Hession Bligh & Co.</employer>
<title>Trainee Solicitor</title></job>

<job><start>Summer 2011</start> and <end>Summer 2012</end>
<employer>Office of the Revenue Solicitor</employer>
<title>Temporary Clerical Officer</title></job>

CV – F. Ní Dhálaigh                                                    2 / 2

<h>Education</h>

<edu><start>2012</start> – <end>2015</end>
<school>Law Society of Ireland</school>, Blackhall Place
<degree>Professional Practice Courses I and II</degree></edu>

<edu><start>2008</start> – <end>2012</end>
<school>NUI Galway</school>
<degree>BCL</degree> (<field>Law</field>, with <field>Irish</field>), <grade>First Class Honours</grade></edu>

<edu><end>2021</end>
<school>Society of Chartered Surveyors Ireland</school>
<degree>Certificate</degree> in <field>Commercial Lease Practice</field></edu>

<h>Languages</h>
<language>Irish</language> (<level>native; registered with the Law Society to practise through Irish</level>), <language>English</language>, <language>French</language> (<level>reading only</level>)

<h>Also</h>
<vol><title>Volunteer solicitor</title>, <employer>FLAC clinic, Rathmines</employer>, one evening a month since <start>2018</start></vol>
<other>Camogie (retired, knees), sea swimming at the Forty Foot.</other>
<other>References on request.</other>
