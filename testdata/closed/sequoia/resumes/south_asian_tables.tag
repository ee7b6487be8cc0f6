                              CURRICULAM VITAE

<name>KAVERI SUNDARAMOORTHY</name>
S/D/W of: Shri. P. Sundaramoorthy                                  
<place>No.8/21, Pillaiyar Koil 3rd Street, Madurai - 625 016</place>      Mob: <phone>+91 90000 00714</phone>, Mail ID: <email>kaveri.sm@example.org</email>

<h>OBJECTIVE</h>
<summary>Seeking a challenging position in audit and taxation in an organisation of repute.</summary>

<h>EDUCATIONAL QUALIFICATION</h>
+-------------------+--------------------------------------+--------------+---------+
| Course            | Institution / Board                  | Yr of Pass   | % Marks |
+-------------------+--------------------------------------+--------------+---------+
| <edu><degree>M.Com</degree> (<field>CA</field>)        | <school>Vaigai Arts College for Women</school>        | <end>2019</end>         | <grade>74.2</grade>    |</edu>
| <edu><degree>B.Com</degree>             | <school>Vaigai Arts College for Women</school>        | <end>2017</end>         | <grade>81</grade>      |</edu>
| <edu><degree>HSC</degree>               | <school>Govt. Girls Hr Sec School, Melur</school>     | <end>March 2014</end>   | <grade>88.5</grade>    |</edu>
| <edu><degree>SSLC</degree>              | <school>Govt. Girls Hr Sec School, Melur</school>     | <end>April 2012</end>   | <grade>91</grade>      |</edu>
+-------------------+--------------------------------------+--------------+---------+
CA Inter : <edu><degree>CA Intermediate</degree>, <school>ICAI</school>, <point>Group I cleared (Nov <end>2020</end>), Group II to be written</point></edu>

<h>WORK EXPERIENCE</h>
+----+--------------------------------+----------------------+---------------------+
| Sl | Organisation                   | Post held            | Period              |
+----+--------------------------------+----------------------+---------------------+
| 1  | <job><employer>R.K. Venkat & Associates, CAs</employer>  | <title>Article Assistant</title>    | <start>06.2019</start> - <end>06.2022</end>   |</job>
| 2  | <job><employer>Annai Spinning Mills (P) Ltd</employer>   | <title>Accounts Executive</title>   | <start>08.2022</start> - <end>Till date</end> |</job>
+----+--------------------------------+----------------------+---------------------+

Nature of work done :
 *  <point>Statutory audit of 14 co-operative societies, as team member</point>
 *  <point>GSTR-1 & 3B filing for 35 clients every month</point>
 *  <point>In the mill: bank reconcilation, TDS returns (24Q, 26Q), stock statement to bank</point>
 *  <point>Assisted senior in tax audit u/s 44AB</point>

<h>SOFTWARE KNOWN</h>
<skills>| <skill>Tally Prime</skill>   | Excellent |
| <skill>MS Excel</skill>      | Good (<skill>VLOOKUP</skill>, <skill>Pivot</skill>) |
| <skill>SAP FICO</skill>      | Beginner  |
| <skill>Winman CA-ERP</skill> | Good      |</skills>

<h>TYPEWRITING</h>
<cert><cname>English Typewriting Senior Grade</cname>, <issuer>DOTE Chennai</issuer>, <date>2015</date></cert>  /  <cert><cname>Tamil Junior Grade</cname>, <date>2016</date></cert>

<h>PERSONAL PROFILE</h>
Date of Birth  : <status>19/09/1996</status>
Gender         : Female
Nationality    : <status>Indian</status>
Marital status : <status>Single</status>
Languages      : <language>Tamil</language> (<level>Read, Write, Speak</level>), <language>English</language> (<level>Read, Write, Speak</level>), <language>Sourashtra</language> (<level>Speak</level>)
Hobbies        : <other>Kolam, listening to Ilaiyaraaja songs</other>

<h>DECLARATION</h>
I hereby declare that the details furnished above are true and correct.

Place: Madurai                                            Yours faithfully,
Date:                                                     (KAVERI SUNDARAMOORTHY)
