# <name>Ilaria Benvegnù</name>

_<headline>product / UX designer, ex-architect</headline>_
[<link>ilariabenvegnu.example.net</link>](https://ilariabenvegnu.example.net) / <email>ciao@ilariabenvegnu.example.net</email> / <phone>06 1234 0092</phone> / <place>Amersfoort</place>

> <summary>I studied buildings, then found out that people get lost in apps too.
> Designing software for six years, four of them in NL.</summary>

---

## <h>What I did, newest on top</h>

<job>### <employer>Zilverlinde Zorg</employer> (patient portal, 40 hospitals) · <title>Senior UX designer</title>
`<start>2022-09</start> → <end>now</end>` · <place>Amersfoort</place> / remote

* <point>Appointments, results and messaging on web and in the **iOS + Android app**; ~700k active patients</point>
* <point>Talk to patients every 2nd week: 90+ sessions so far, half of them moderated tests on their own phone; two rounds with screen-reader users via Stichting Zien&Doen</point>
* <point>Got appointments flow through an external **WCAG 2.1 AA** audit in 2024 (38 findings → 3 left, all low). The rest of the portal isn't there yet</point>
* <point>One of five maintainers of the component library *Linde*; mine are forms, date pickers, error patterns</point>
* <point>Calls to the helpdesk about rescheduling went down 22% after the redesign (Matomo + call log)</point></job>

<job>### <employer>Studio Dwarsligger</employer> · <title>UX designer</title>
`<start>2020-11</start> → <end>2022-08</end>` · <place>Utrecht</place>

* <point>Agency: parking app for a municipality, webshop for bike parts, intranet for a waterboard</point>
* <point>For the parking app: blueprint of street + app + warden, interviews w/ 12 drivers, prototype tested at the kerb. Built by others after I left</point>
* <point>Axure first, Figma for all after 2021 - I moved the studio's kit over</point></job>

<job>### <employer>self-employed</employer> · <title>wayfinding and interface designer</title>
`<start>2019</start> → <end>2020</end>` · <place>Padova</place>

* <point>signs + info kiosk for two museums; touch screens in HTML/CSS (a colleague did the JS)</point></job>

<job>### <employer>Archistudio Fregonese</employer> · <title>junior architect</title>
`<start>2017</start> → <end>2019</end>` · <place>Treviso</place></job>

## <h>Learned at</h>

| what | where | when |
|---|---|---|
<edu>| <degree>Laurea magistrale</degree>, <field>Architecture</field> | <school>Università Iuav di Venezia</school> | <end>2017</end> |</edu>
<cert>| <cname>Interaction design, part-time course</cname> | <issuer>Domus Nova Milano</issuer> | <date>2019</date> |</cert>
<cert>| <cname>CPACC accessibility certificate</cname> | <issuer>IAAP</issuer> | exam in <date>December</date> |</cert>

## <h>Toolbox</h>
<skills>`<skill>Figma</skill>` ●●●●● `<skill>FigJam</skill>` ●●●●○ `<skill>Maze</skill>` ●●●○○ `<skill>Matomo</skill>` ●●○○○ `<skill>axe / NVDA / VoiceOver</skill>` ●●●●○ `<skill>HTML + CSS</skill>` ●●○○○</skills>

## <h>Languages</h>
<language>Italian</language> <level>(mine)</level>, <language>English</language> <level>(C1, daily)</level>, <language>Dutch</language> <level>(B1 exam passed, B2 course running)</level>

<status>Italian passport</status>
