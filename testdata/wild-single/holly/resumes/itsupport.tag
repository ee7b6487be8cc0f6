<name>Ngaire Fotheringham-Lal</name>                              <h>Snapshot</h>
<headline>Service Desk Team Lead</headline>                                <place>Palmerston North, NZ</place>
                                                      <phone>027 555 0183</phone>
<h>About</h>                                                 <email>ngaire.fl@example.net</email>
<summary>I fix the queue before I fix the ticket.</summary>              <status>NZ citizen</status>

<h>Experience</h>                                            <h>Toolbox</h>
<job><title>Service Desk Team Lead</title>                                <skill>ServiceNow</skill>
<employer>Manawatū District Health IT Hub</employer>                       <skill>Intune & Autopilot</skill>
<start>Nov 2021</start> – <end>now</end>                                        <skill>Entra ID</skill>
• <point>Seven analysts, 3,900 users, 24/7 roster</point>             <skill>PowerShell (read, tweak)</skill>
• <point>First-contact fix 52% to 74%</point>                         <skill>Cisco Webex Calling</skill>
• <point>Major incident manager, 1 week in 4</point>                  <skill>Jamf (basic)</skill>
• <point>Windows 11 rollout to 2,600 devices</point>                  <skill>Knowledge articles</skill>
• <point>Wrote the outage text templates the hospital
  now uses for everything, including the car park</point></job>

<job><title>Support Analyst L1</title>, from 2019 <title>L2</title>                    <h>Speaks</h>
<employer>Kererū Polytechnic</employer>                                    <language>English</language>
<start>Feb 2017</start> – <end>Oct 2021</end>                                   <language>Fiji Hindi</language> (<level>home</level>)
• <point>Lecture theatre AV, labs, imaging</point>                    <language>Te reo Māori</language> (<level>beginner class</level>)
• <point>Sole analyst at the Levin campus for a year</point></job>

<job><title>Checkout Supervisor</title>                                   <h>Off duty</h>
<employer>Pak'n'Price Terrace End</employer>                               <other>Roller derby (jammer #404)</other>
<start>2013</start> – <end>2017</end>                                           <other>Two rescue greyhounds</other></job>

<h>Study</h>                                                 <h>Gives back</h>
<edu><degree>NZ Diploma in Systems Administration</degree>                  <vol><title>Derby league treasurer</title></vol>
<school>UCOL</school>, <end>2016</end></edu>                                            <vol><title>SeniorNet tutor</title> since <start>2019</start></vol>

<h>Certified</h>                                             <h>Ask</h>
<cert><cname>ITIL 4 Foundation</cname>, <date>2020</date></cert>                               <other>Colin Te Whata, CIO, MDHIH</other>
<cert><cname>MS-900</cname>, <date>2022</date></cert>                                          <other>06 555 0142</other>
<cert><cname>MD-102</cname>, exam booked for <date>Nov 2025</date></cert>
