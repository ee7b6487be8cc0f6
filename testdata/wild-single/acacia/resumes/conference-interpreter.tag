<name>Ottoline Frayne</name> (Frayne Language Services Ltd)
<place>Flat 3, 41 Marine Parade, Whitstable, Kent. CT5 4XX</place>
 <email>ottoline.frayne@example.org</email>
<headline>Conference interpreter and translator, Russian and Spanish into English</headline>
<summary>Twenty-two years in the booth, at the whispering chair and behind the court screen; legal, fisheries and public health.</summary>
<h>Experience and skills</h>
Interpreting: I have worked roughly 90 days a year since 2004, simultaneous and consecutive, on site and (since 2020) on RSI platforms. A client list with contact persons can be sent; some of it stands below.
<h>Education:</h>
<edu><start>2001</start>-<end>2002</end>: <degree>MA</degree>. <field>Interpreting and Translating</field>, <school>University of Bath</school> (<grade>Distinction</grade>)</edu>
<edu><start>1996</start>-<end>2000</end>: <degree>BA (Hons)</degree> <field>Modern Languages (Russian and Spanish)</field> (<grade>2.1</grade>) <school>University of Durham</school>. Year abroad Voronezh and Cádiz</edu>
<edu><start>1989</start>-<end>96</end>: <school>Simon Langton Girls' Grammar</school>, <place>Canterbury</place>: 10 GCSEs. <degree>3 A levels</degree>: <field>Russian, Spanish, History</field>.</edu>
<h>Continuing education:</h>
<cert><date>2006</date>: <cname>Diploma in Public Service Interpreting (English Law)</cname>, <issuer>CIOL</issuer></cert>
<cert><date>2013</date>: <cname>NRPSI full status</cname>, Russian</cert>
<cert><date>2021</date>: <cname>Remote simultaneous interpreting hub training</cname> (3 days)</cert>
<h>Languages</h>
<language>English</language> A, <language>Spanish</language> B, <language>Russian</language> C, <language>Ukrainian</language> - <level>passive, improving</level>
<h>Work history</h>
<job><title>Freelance interpreter</title> (<start>2004</start> to <end>date</end>) trading since 2011 as <employer>Frayne Language Services Ltd</employer>. Clients, not in order:
<point>North Sea Advisory Forum: simultaneous at the yearly plenary and three working groups; terminology list of 1,400 entries which the secretariat now maintains.</point>
<point>HM Courts via Verbatim Wright (agency): Crown Court trials in Maidstone, Canterbury and Lewes, longest 11 weeks.</point>
<point>Baltic Health Observatory: whispered and consecutive at site visits, translation of four annual reports (c. 20,000 words each).</point>
<point>Galeón Films: on-set interpreter for a documentary series, 2016, Galicia, six weeks.</point>
<point>Kent Refugee Welcome: unpaid, one day a month; also trained 12 volunteers in note taking.</point></job>
<job><title>Staff translator/reviser</title>, <employer>Institute for Marine Treaties</employer>, <place>London</place> (<start>2002</start>-<end>2004</end>): <point>Translated legal and scientific texts from Spanish and Russian for the weekly digest; (revised by seniors for the first year). Edited the Institute's quarterly bulletin.</point></job>
<job><title>English language assistant</title>, <employer>Instituto La Caleta</employer>, <place>Cádiz</place> (<start>1998</start>-<end>99</end>): <point>conversation classes, school radio.</point></job>
<h>Skills transferable to in-house roles</h>
-<skills><skill>terminology management</skill> (<skill>MultiTerm</skill>, spreadsheets before that)
-<skill>Trados Studio</skill>, <skill>memoQ</skill> on request
-<skill>glossary building</skill>, <skill>team leading in the booth</skill>, <skill>quoting and invoicing in three currencies</skill></skills>
9:14
<h>Personal Details:</h>
<status>Nationality: British and Irish</status>  <status>Clean driving licence</status>
<other>References and samples available on request.</other>
