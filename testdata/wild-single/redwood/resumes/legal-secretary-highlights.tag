# <name>Ottilie Brandreth</name>

__aka:__ <headline>A deadline keeping, bundle paginating, tea brewing Legal Secretary with a soft spot for a well ordered file room.</headline>


## <h>About the work</h>

<summary>I type fast, but that is the least of it. Eleven years in and around solicitors' offices, one detour through a theatre box office, and now looking for a busy litigation team in or near Leeds that wants somebody who will argue with the photocopier so they do not have to.</summary>

### *<h>Skill Set</h>*
<skills>* <skill>Audio typing (85 wpm)</skill>
* <skill>Court bundles</skill>, <skill>Bundledocs</skill>
* <skill>CE-File</skill>, <skill>Proclaim</skill>, <skill>LEAP</skill>
* <skill>Diary management</skill>, <skill>Billing</skill>, <skill>File opening and closing</skill>
* <skill>Microsoft Word</skill> incl. <skill>styles and cross references</skill>
* <skill>Discreet</skill>
* <skill>Works well under pressure</skill>
</skills>

## <h>Experience</h>

### <job>[<employer>Farrow Lisle LLP</employer>](http://www.farrowlisle.example.org/)

_<start>Sep 19</start> - <end>Present</end>_

**<title>Litigation Secretary</title>**

_<h>Responsibilities</h>_

* <point>Support two partners and a trainee in the property disputes team</point>
* <point>Prepare trial bundles, electronic and (still) paper, and file at the Business and Property Courts via CE-File</point>
* <point>Monthly billing run, roughly 60 matters, chasing of unpaid invoices</point>
* <point>Cover reception one lunchtime a week</point>

_<h>Highlights</h>_

<point>Found a limitation date that had been entered a year late, three days before it expired. There was cake</point>
</job>

### <job>[<employer>Marlpit & Sons Solicitors</employer>](http://www.marlpit.example.org/)

_<start>Feb 15</start> - <end>Aug 19</end>_

**<title>Conveyancing Assistant</title>**

_<h>Responsibilities</h>_

* <point>Order searches, draft contract packs, submit AP1 applications to the Land Registry</point>
* <point>Deal with anxious buyers and more anxious sellers</point>
* <point>Post completion and stamp duty returns</point>

_<h>Highlights</h>_

<point>Started as cover for a maternity leave and was kept on; assisted with the move from paper to LEAP</point>
</job>

### <job>[<employer>Theatre Royal Skelbrooke</employer>](http://skelbrooke.example.org/)

_<start>Oct 13</start> - <end>Jan 15</end>_

**<title>Box Office Supervisor</title>**

_<h>Responsibilities</h>_

* <point>Cash up, rota for nine part timers, group bookings</point>
* <point>Spektrix set-up of each new season</point>

_<h>Highlights</h>_

<point>Sold the last 200 seats of a very bad pantomime</point>
</job>

### <job>[<employer>Wharfe Valley Hospice</employer>](http://www.wharfevalley.example.org/)

_<start>Jun 12</start> - <end>Sept 13</end>_

**<title>Office Junior</title> -> <title>Receptionist</title> -> <title>Volunteer Co-ordinator</title>**

_<h>Responsibilities</h>_

* <point>General admin duties, post, switchboard</point>
* <point>Later: inductions and DBS paperwork for some 70 volunteers</point>
</job>

## <h>Education</h>
### <edu><degree>Level 3 Diploma</degree> for <field>Legal Secretaries</field>, [<school>Ridings College</school>](http://www.ridings.example.org/)

* Evening classes, <start>Sept 14</start> - <end>Jun 15</end>
* <grade>Distinction</grade>
</edu>

### <edu><degree>BA</degree>, <grade>2:2</grade>, <school>University of Aldersyke</school>

* Studied '<field>English and Drama</field>' <start>Sept 09</start> - <end>Jul 12</end>
</edu>

### <edu><degree>A-Levels/ GCSE's</degree>
* <point>3 AL</point>
* <point>10 A- C's</point>
</edu>

## <h>Interests</h>
<other>Bell ringing, bad crime novels, and restoring a 1961 Imperial typewriter that does not want to be restored.</other>

## <h>Contact Me</h>
* [Email](<email>ottilie.brandreth@example.org</email>)
* [LinkedIn](<link>https://www.linkedin.example.org/in/obrandreth</link>)
