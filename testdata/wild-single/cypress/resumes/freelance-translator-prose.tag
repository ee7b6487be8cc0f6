<name>Oonagh Brazier-Kowalczyk</name> (Brazier Language Services Limited)
<place>7, Sallowfield Terrace, Hebden Bridge, W. Yorks. HX7 0AA</place>
 HYPERLINK "mailto:oonagh@example.org" <email>oonagh@example.org</email>
<headline>Translator and interpreter in the fields of law and social housing</headline>
<summary>Brings twenty-odd years of translating – contracts, court bundles, tenancy letters – and of standing between two people who do not understand each other</summary>
<h>Experience and skills</h>
<skills><skill>Legal translation</skill>: I have translated several thousand pages of contracts, judgments and witness statements, Polish and German into English.
<skill>Public service interpreting</skill>: approx. 900 assignments in courts, GP surgeries and housing offices. A log is available upon request.
<skill>Revision</skill>: second reader for two agencies, mainly for tender documents.
<skill>Subtitling</skill>: short housing-rights films, aimed at tenants (templates in Aegisub). 
<skill>CAT tools</skill>: <skill>Trados Studio</skill>, <skill>memoQ</skill>; <skill>Phrase</skill> when a client insists.</skills>
<h>MA in Translation Studies</h>
Modules: terminology; legal translation; corpus methods; liaison interpreting. The liaison module gave me the opportunity to sit in on tribunals in Leeds for a whole term (Mark: distinction).
MA dissertation: Which "you"? Politeness in translated tenancy letters. Literature review and small survey of tenants.
MA Results: Overall merit. Dissertation: Distinction.
<h>Skills that carry over to a staff post</h>
<skills>-<skill>Project coordination</skill>, e.g. a 240,000 word lease archive split among five translators under a tight deadline.
-<skill>Terminology management</skill>, working with in-house solicitors on a bilingual glossary of 1,100 terms.
-<skill>Training volunteers</skill> in an advice centre, twice a year.</skills>
9:14
<h>Education:</h>
<edu><start>2003</start>-<end>2004</end>: <degree>MA</degree>. <field>Translation Studies</field>. <school>University of Calderbrook</school>.</edu>
<edu><start>1998</start>-<end>2002</end>: <degree>BA (Hons.)</degree> <field>German and Polish</field> (<grade>2.1</grade>) <school>University of Calderbrook</school>. Year abroad in Poznań</edu>
<edu><start>1991</start>-<end>98</end>: <school>Our Lady's School</school>, <place>Halifax</place>: <degree>9 GCSEs, 3 A levels</degree>: <field>German, French, History</field>.</edu>
<h>Continuing education:</h>
<cert><date>2006</date>: <cname>Diploma in Public Service Interpreting (Law)</cname>, <issuer>CIOL</issuer></cert>
<cert><date>2012</date>: <cname>memoQ Certified Project Manager course</cname></cert>
<cert><date>2019</date>: <issuer>Shelter</issuer>, <cname>two-day introduction to housing law</cname></cert>
<h>Personal Details:</h>
<status>Married, one daughter (11) Nationality: British and Irish</status>  Full clean driving licence
References and sample translations available on request.
<h>Work history</h>
<job><employer>Brazier Language Services</employer> (own company, <start>2009</start> to <end>date</end>): <point>freelance translator for law firms and housing associations.</point> <point>Roughly 300,000 words a year.</point></job>
<job><employer>Pennine Law Centre</employer> (<start>2014</start>-<end>2018</end>): <title>duty interpreter</title> on Tuesdays, <point>interpreting first interviews and filling in legal aid forms together with the client.</point></job>
<job><employer>Wharfgate Homes</employer>: <title>in-house translator</title> (<start>2005</start>-<end>2009</end>): <point>wrote and translated all letters to about 1,600 Polish speaking tenants.</point> <point>I was one of a team of 3 and looked after the glossary.</point></job>
<job><title>Junior translator</title>, <employer>Lexbridge Agency</employer>, <place>Bradford</place> (<start>2004</start>-<end>2005</end>): <point>Proof-reading, terminology searches, certified copies.</point></job>
<job>Teaching: <title>language assistant</title> at <employer>Gymnasium am Stadtwall</employer>, <place>Celle</place>, <start>2000</start>-<end>2001</end>, <point>conversation classes for ages 12 to 18</point></job>
<h>Memberships:</h>
<other>Chartered Institute of Linguists, Member. Law Society list of approved interpreters until 2017.</other>
<h>Languages:</h>
<language>English</language> (<level>mother tongue</level>), <language>Polish</language> (<level>near native</level>), <language>German</language> (<level>fluent</level>), <language>Irish</language> (<level>school only</level>)
