<name>Imogen Drăgulescu</name> (Drăgulescu Words Limited)
<place>Flat 2, 61 Quarry Road, Stroud, Glos. GL5 3XX</place>
 <email>imogen@dragulescu.example.org</email>
<headline>Translator and editor in medicine and medical devices, Romanian and German into English</headline>
<summary>Brings nineteen years of translation, revision and a little interpreting, the first five of them inside a device manufacturer, the rest at my own kitchen table. </summary>
<h>Experience and skills</h>
<h>What I translate:</h> clinical study reports, patient information leaflets, instructions for use, ethics committee letters, case reports, tender files. A list of published translations is available upon request, but a small selection follows:
<pub><title>The Hands of Dr Moga</title>. Memoir of a country surgeon, translated from Romanian. <employer>Ravenscar Editions</employer>.</pub>
<pub><title>Living with an Insulin Pump</title>. Patient guide, translated from German. <employer>Diabeteshilfe Verlag</employer>.</pub>
<h>Key therapy areas:</h> <skills><skill>cardiology</skill>, <skill>diabetes</skill>, <skill>orthopaedic implants</skill>, <skill>dialysis</skill> and, lately, <skill>software as a medical device</skill>.</skills>
<h>Tools:</h> <skills><skill>memoQ</skill>, <skill>Trados Studio</skill>, <skill>Xbench</skill>, <skill>MedDRA</skill> coding (browser only), <skill>machine translation post-editing</skill> when the client is honest about it.</skills>
<h>Skills transferable to in-house regulatory roles</h>
-Reading the MDR and the national templates, keeping term bases for 6 clients, working to fixed submission dates. 
-Supervision of freelance translators for one large project (12 languages, 4 months): style guide, query sheet, final
check of every file. 
<h>Work history</h>
<job><start>2011</start>-<end>now</end>: <title>Freelance medical translator</title>, <employer>Drăgulescu Words Limited</employer>. <point>About 350,000 words a year, of which two thirds regulatory.</point> <point>Regular clients include:</point>
<point>Harting & Bloem (dialysis machines): all instructions for use since 2014, English master and UK version</point>
<point>Ethica Cluj: letters and protocols for an ethics committee, usually overnight</point>
<point>Medizin Heute: monthly selection of news items, translated and cut to length</point>
<point>Severn Interpreting: occasional interpreting for Romanian patients at the eye clinic</point>
</job>
<job><start>2006</start>-<end>2011</end>: <title>Technical translator</title>, from 2009 <title>Documentation coordinator</title>, <employer>Kniewerk Implants GmbH</employer>, <place>Tuttlingen</place>. <point>Translated surgical techniques and brochures, later bought in translations for fourteen markets.</point> <point>Prepared the labelling part of two audits (both passed).</point></job>
<job><start>2005</start>-<end>2006</end>: <title>Editorial assistant</title>, <employer>Ravenscar Editions</employer>, <place>Bristol</place>. <point>Proofreading, permissions, parcels.</point></job>
<job>Summers <start>2003</start> and <end>2004</end>: <title>Tour guide</title>, <employer>Carpathia Walks</employer>, <place>Brașov</place>.</job>
9:14
<h>Education:</h>
<edu><start>2004</start>-<end>2005</end>: <degree>MA</degree>. <field>Translation Studies</field>, <school>University of Wyndham</school> (<grade>Merit</grade>).</edu>
<edu><start>2000</start>-<end>2004</end>: <degree>BA (Hons)</degree> <field>German and Romanian</field> (<grade>2.1</grade>) <school>Selby Hall College, London</school>. Year abroad in Sibiu</edu>
<edu><start>1993</start>-<end>2000</end>: <school>Stroudwater High School</school>: <degree>4 'A' levels</degree>: German, French, Biology, Maths.</edu>
<h>Continuing education:</h>
<cert><date>2012</date>: <cname>Diploma in Translation</cname>, <issuer>Guild of Sworn Linguists</issuer> </cert>
<cert><date>2019</date>: <cname>Medical writing for translators</cname>, <issuer>Selby Hall College</issuer>, summer school </cert>
<cert><date>2024</date>: <cname>EU MDR for language professionals</cname>, (in progress, module 3 of 5)</cert>
<h>Personal Details:</h> 
<status>Nationality: British and Romanian</status>  Languages: <language>English</language> (<level>mother tongue</level>), <language>Romanian</language> (<level>from my father</level>), <language>German</language> (<level>C2</level>), <language>French</language> (<level>reading</level>)
<other>References and samples available on request.</other>
