<name>Théa Marchildon-Reyes</name>
<place>Orillia ON</place>  ~  <phone>705 555 0126</phone>  ~  <email>thea.mr@example.net</email>

<job><employer>MUNICIPALITY OF SOUTH TALBOT</employer> (pop. 14,200)
<title>Legislative Coordinator</title>, <start>Spring 2022</start>–
<title>Committee Secretary</title>, <start>Nov. 2019</start>–<end>Spring 2022</end>

<point>Council is mine for agendas (eSCRIBE, 24 regular meetings a year plus the specials), and I clerk the Committee of Adjustment and Heritage. Three other committees moved to a colleague in 2023.</point> <point>Minutes go out in draft within four working days; when I came it was closer to three weeks.</point> <point>I have sat beside the Clerk as procedural advisor and twice filled in at a full Council meeting while both she and the Deputy were away.</point>

<point>FOI: I log, search, redact and write the draft decision letters, 40-odd requests last year, 97% inside the 30 days. The Clerk signs as head's delegate.</point> <point>Two appeals to the IPC, both settled at mediation.</point>

<point>Records: reclassified the planning files to TOMRMS (about 3,100 folders; public works is still to do) and wrote the destruction schedule's second part.</point>

<point>2022 election: ran the revision of the voters' list and trained 38 poll workers. The Clerk was Returning Officer.</point>

<point>Statutory notices for zoning and minor variances, marriage licences, commissioning oaths (appointed 2020).</point></job>

<job><employer>PELLERIN & BRISCO LLP</employer>, <place>Barrie</place>
<title>Law clerk, municipal and planning group</title>, <start>2016</start>–<end>2018</end>
<point>Prepared OMB / LPAT books of documents, about a dozen hearings.</point> <point>Title searches.</point> <point>Set up the
group's Word templates with styles, so tagged PDFs come out right the first time.</point></job>

<other>Nov. 2018–Oct. 2019: parental leave and a move north</other>

<h>learning</h>
<cert><cname>AMCTO MAP</cname>: units 1–3 passed, unit 4 this winter</cert>
<cert><cname>Accessible documents (AODA)</cname>, half-day workshop, <date>2021</date></cert>
<edu><degree>Law Clerk Diploma</degree>, <school>Georgian College</school>, <end>2016</end> (<grade>honours</grade>)</edu>

<h>also</h>
<language>French</language>: <level>spoken at home, I write it with a dictionary</level>. <language>English</language>: <level>all my schooling</level>.
<status>Canadian citizen, G licence, clean record check of May this year.</status>
<other>Secretary, Orillia Curling Club. I do take the minutes there too.</other>
