CURRICULUM VITAE OF <name>LUSANDA MKHONTWANA</name>

1. <h>PERSONAL PARTICULARS</h>
1.1 Home town: <place>King William's Town</place>
1.2 Cell: <phone>083 555 0191</phone>
1.3 E-mail: <email>lusanda.mk@example.com</email>
1.4 <status>SA citizen, Code B (own bakkie), no criminal record</status>
1.5 Languages: <language>isiXhosa</language> (<level>home language</level>), <language>English</language> (<level>excellent</level>), <language>Afrikaans</language> (<level>can follow, don't write</level>)

2. <h>QUALIFICATIONS</h>
2.1 <edu><degree>B.Tech</degree> <field>Env Health</field>, <school>CPUT</school>, <end>2016</end></edu>
2.2 <edu><degree>N.Dip</degree> <field>Env Health</field>, <school>CPUT</school>, <end>2014</end></edu>
2.3 <edu><degree>Senior Certificate</degree>, <school>Mzintlava Comprehensive</school>, <end>2010</end></edu>
2.4 <cert><cname>HPCSA</cname>, HI (indep. practice) since <date>2016</date></cert>, paid up
2.5 <cert><cname>Peace officer course</cname>, <date>2021</date></cert>. Appointment card lapsed in 2024, renewal applied for.

3. <h>EMPLOYMENT RECORD</h>
3.1 <job><employer>Umzinkulwane District Municipality</employer>. <title>EHP</title>. <start>1 March 2018</start> to <end>date</end>. Stationed <place>Matatiele</place>.
3.1.1 <point>Area of two wards clusters: 212 formal food premises, about 340 spazas, 58 crèches.</point>
3.1.2 <point>COAs under R638: evaluated 119 in the 2024/25 year, recommended 83. (Signing is by the
Manager.)</point>
3.1.3 <point>After the 2024 spaza deaths, I was one of three EHPs on the district task team; 96 shops checked,
27 closed by the team, 41 notices written by me.</point>
3.1.4 <point>Drinking water: 22 points monthly against SANS 241, E. coli failures followed up with the
technical section till they come right.</point>
3.1.5 <point>Typhoid cluster of 2022, 14 cases. I did the house visits and line list, the Dept epidemiologist
led.</point>
3.1.6 <point>Talks in schools, 3 a month, isiXhosa and some Sesotho.</point>
3.1.7 <point>Month stats in Excel, adopted by 2 other offices.</point>
3.1.8 <point>Acting Chief EHP for seven weeks in 2023.</point></job>
3.2 <job><employer>Hluma Pest and Hygiene</employer>, <place>East London</place>. <title>Hygiene auditor</title>. <start>Feb 2017</start> to <end>Feb 2018</end>.
3.2.1 <point>Audits of supermarket delis and a bakery, rodent bait maps.</point></job>
3.3 <job><employer>Tyolora Sub-district</employer>. <title>Community service EHP</title>. <start>Jan 2016</start> to <end>Dec 2016</end>.
3.3.1 <point>Abattoir visits, pauper burials, food samples under supervision.</point></job>

4. <h>REFEREES</h>
<other>Mr T. Gqirhana, Manager MHS, and Sr. P. Louw, clinic. Numbers on request.</other>
Page 2 of 2                                            CV: L. Mkhontwana
