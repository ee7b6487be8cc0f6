<name>MARIUS PETTIBONE</name>
<headline>Registered Operating Department Practitioner (HCPC)</headline>
<place>Shipley, West Yorkshire</place> · <phone>07700 900 317</phone> · <email>m.pettibone@example.com</email> · <status>UK citizen</status>

<h>SUPPORTING STATEMENT</h>
<summary>I am an HCPC registered Operating Department Practitioner with seven years post-registration in main theatres, including trauma, emergency general surgery and obstetrics. I now wish to move to the anaesthetic team, having enjoyed my taster weeks there.</summary>

<h>CAREER HISTORY</h>
<job><title>Senior Scrub Practitioner, Band 6</title>, <employer>Harrowgill Hospitals NHS Trust</employer>, <place>Main Theatres</place>
<start>April 2021</start> to <end>date</end>
<point>- Emergency theatre experience: lead scrub for CEPOD, trauma and obstetric theatres, nights and weekends</point>
<point>- Co-ordinate the department out of hours one week in five</point>
<point>- Practice supervisor for ODP apprentices and newly qualified staff</point>
<point>- Management of controlled drugs in line with Trust policy</point>
<point>- Three taster weeks in anaesthetics (2024): helped check the anaesthetic machine and airway equipment, watched rapid sequence induction and videolaryngoscopy</point></job>

<job><title>Recovery Practitioner, Band 5</title>, <employer>Harrowgill Hospitals NHS Trust</employer>
<start>September 2018</start> to <end>March 2021</end>
<point>- Handover from the anaesthetist, airway care and pain management in recovery for adults and children</point>
<point>- Responded to cardiac arrests within the theatre suite</point>
<point>- Audit of post-operative temperature, presented at the quality improvement meeting</point></job>

<h>EDUCATION</h>
<edu><degree>BSc (Hons) Operating Department Practice</degree>, <school>Sheffield Hallam University</school>, <end>2018</end></edu>

<h>TRAINING</h>
<cert><cname>Immediate Life Support</cname>, <date>January 2025</date></cert>
<cert><cname>PILS</cname>, <date>January 2025</date></cert>
<cert><cname>Practice Supervisor</cname>, <date>2020</date></cert>

<h>SYSTEMS</h>
<skills><skill>Bluespier</skill>, <skill>Datix</skill>, <skill>SystmOne</skill></skills>
