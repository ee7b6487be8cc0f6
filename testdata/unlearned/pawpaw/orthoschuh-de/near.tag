<name>MANDY KRETZSCHMAR</name>
<headline>Orthopädieschuhmacherin · Maßschuhbau · Diabetesversorgung</headline>
<place>Zwickau</place>  |  <phone>0375 000 8812</phone>  |  <email>mandy.kretzschmar@example.net</email>  |  <status>Führerschein Klasse B</status>

<h>FACHKENNTNISSE</h>
<skills><group>Maßschuh:</group> <skill>Leistenbau</skill> *****, <skill>Bodenbau</skill> *****, <skill>Schaftmodellieren</skill> ****
<group>Bettung:</group> <skill>diabetesadaptierte Fußbettungen</skill> *****, <skill>Einlagen nach Maß</skill> *****
<group>Technik:</group> <skill>Pedographie</skill> ****, <skill>CAD-Einlagenkonstruktion</skill> ***, <skill>Fräse</skill> ****
<group>Büro:</group> <skill>Kostenvoranschläge PG 31 und PG 08</skill> ****</skills>

<h>BERUFSERFAHRUNG</h>

<job><title>Orthopädieschuhmacherin (Gesellin)</title>
bei <employer>Schuhtechnik Vogtland GbR</employer> in <place>Plauen</place>, <start>seit Februar 2014</start>
▪ <point>Fertigung orthopädischer Maßschuhe vom Maßnehmen bis zur Anprobe, etwa 100 Paar im Jahr</point>
▪ <point>Versorgung von Diabetikern und Rheumatikern in Absprache mit den Praxen</point>
▪ <point>Zurichtungen am Konfektionsschuh aller Art</point>
▪ <point>Fußdruckmessung mit dem GP MultiSens</point>
▪ <point>Kostenvoranschläge vorbereiten, Rückfragen der Kassen beantworten</point>
▪ <point>Ansprechpartnerin für zwei Azubis in der Werkstatt</point></job>

<job><title>Orthopädieschuhmacherin</title>
bei <employer>Gehwohl Lindner</employer> in <place>Zwickau</place>, <start>September 2009</start> bis <end>Januar 2014</end>
▪ <point>Einlagen nach Maß aus Kork, Leder und EVA, Reparaturen, Innenschuhe</point>
▪ <point>Annahme und Beratung im Laden an zwei Nachmittagen pro Woche</point>
▪ <point>Hausbesuche in sieben Altenheimen</point></job>

<h>AUSBILDUNG</h>
<edu><degree>Gesellenprüfung</degree> <field>Orthopädieschuhmacherin</field>, <school>Handwerkskammer Chemnitz</school>, <end>Juli 2009</end>, <grade>Note gut</grade></edu>
<edu><degree>Meistervorbereitung Teil III und IV</degree>, <school>Abendkurs Chemnitz</school>, <end>2023</end>; Teil I und II noch nicht begonnen</edu>
<cert><cname>Ausbildereignung (AEVO)</cname>, <date>2023</date></cert>

<h>WARUM ICH MICH BEWERBE</h>
<summary>Mein Mann wechselt zum Jahresende nach Bamberg, und ich möchte dort wieder in eine Werkstatt, in der noch Leisten gebaut werden.</summary>

<h>SPRACHEN</h>
<language>Deutsch</language> (<level>Muttersprache</level>)
<language>Tschechisch</language> (<level>A2</level>)
