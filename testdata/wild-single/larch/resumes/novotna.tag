About <name>Zdenka Novotná</name>

<summary>Zdenka Novotná interprets and translates between Czech, German and English. She lives in
<place>Brno</place> and works wherever there is a booth.</summary>

<job>She has been <title>self-employed</title> <start>since April 2006</start>, trading as <employer>Tlumočení Novotná</employer>. <point>In a usual year this
means about 90 conference days: works councils (seven European works councils as permanent team
member), machine tool fairs, and court hearings at the regional courts of Brno and Korneuburg.</point> <point>Between
2011 and 2015 she also ran a pool of eleven freelance colleagues for a car parts group in Mladá
Boleslav; she gave this up when the second child came.</point></job>

<job>Before that she was on the payroll of the <employer>Moravian Chamber of Industry</employer>, first as an <title>assistant</title>
and from 2003 as <title>foreign trade officer for Austria</title> (<start>2001</start> to <end>March 2006</end>).</job> <job>The two years
<start>1999</start>–<end>2001</end> she taught German at the <employer>Gymnázium Vyškov-Dědice</employer>, <point>18 lessons a week, not always with
pleasure</point>.</job>

<edu>Zdenka studied <field>German and English philology</field> at <school>Masaryk University</school> and took the <degree>Mgr.</degree> degree in
<end>1999</end></edu>, <edu>with two semesters in <place>Graz</place> (<start>1996</start>/<end>97</end>)</edu>. <edu>A <degree>postgraduate course</degree> in <field>conference interpreting</field>
followed at <school>Charles-Albert Institute in Prague</school> (<end>2005</end>, <grade>passed with distinction in consecutive</grade>)</edu>.

She is <cert>a <cname>sworn court interpreter for German</cname> (appointed <date>2007</date> by the <issuer>Regional Court Brno</issuer>)</cert>; the
appointment for English has been applied for. <other>Pre-candidate of the conference interpreters' association</other>
since 2023.

<proj>Among the texts she translated is <title>"The Weaver's Almanac"</title> (from German, <employer>Host & Sons</employer>, <end>2018</end>, <point>240 pages,
shortlisted for a translators' prize</point>)</proj>, <proj>and all <title>museum labels of the Textile House in Liberec-Růžodol</title>
(<end>2021</end>)</proj>.

Working languages: <language>Czech</language> <level>(A)</level>, <language>German</language> <level>(B)</level>, <language>English</language> <level>(C)</level>. She reads <language>Polish</language> and orders beer in <language>Hungarian</language>.

She works with <skills><skill>Trados Studio</skill>, <skill>InterpretBank</skill> and, for remote jobs, <skill>Interactio</skill> and <skill>Zoom</skill></skills>.

When not in a booth she <other>sings alto, restores kilims</other> and is <vol><title>treasurer</title> of the <employer>neighbourhood library</employer>, a post
nobody else wanted, <start>since 2019</start></vol>.

Write to <email>zdenka@novotna.example.org</email> or ring <phone>+420 605 555 019</phone>.
