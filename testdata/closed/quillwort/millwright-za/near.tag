<name>Deon Labuschagne</name>, <headline>Fitter and Turner, FMCG</headline>
<phone>082 555 0117</phone>; <email>deon.labus@example.net</email>; <place>Howick, KwaZulu-Natal</place>; <status>South African citizen</status>; <status>own transport, forklift licence valid to 2027</status>

<h>PROFILE</h>
<summary>Trade-tested fitter and turner with eleven years in FMCG maintenance, nine of them in beverages. I attend to mechanical breakdowns on blow moulders, fillers, labellers, palletisers and conveyors, carry out planned maintenance and give feedback in SAP PM. Work permits and lock-out under the OHS Act are second nature.</summary>

<h>CAREER HISTORY</h>

<job><employer>DRAKENSVIEW BEVERAGES</employer>, <place>Durban</place>, from <start>May 2017</start> up to <end>now</end> as <title>Mechanical Fitter (Shift)</title>
<point>I do breakdowns and planned maintenance on Krones and Sidel PET lines, mechanical only; the
electrician on shift looks after PLCs and drives and I hand over to him when the fault is not
mechanical.</point>
<point>Changeovers from 500 ml to 2 l with the line operators, at present 55 minutes against a target of 60.</point>
<point>5 Why reports for stops over 30 minutes, about two a month.</point>
<point>Bearings, gearboxes, chain and coupling alignment with the Fixturlaser; pneumatics and hydraulics on
the palletisers and the shrink packer.</point>
<point>Rebuilt two 60-valve fillers during the annual shutdowns of 2021 and 2023 together with the OEM's
technician and one apprentice.</point>
<point>Feedback on every job card in SAP PM, bearing and seal stock checked on the first Monday of the month.</point>
<point>Mentor to the fitting apprentices since 2020, three have passed their trade test.</point>
<point>Safety representative for the packaging hall, monthly inspections and lock-out audits.</point></job>

CV D. Labuschagne                                                     page 1 of 2

<job><employer>MIDLANDS BISCUIT WORKS</employer>, <place>Pietermaritzburg</place>, from <start>January 2015</start> up to <end>April 2017</end> as <title>Fitter and Turner</title>
<point>Oven conveyors, flow wrappers and dough mixers on a two-shift system.</point>
<point>Made spares on lathe and milling machine, mostly shafts, bushes and sprockets.</point>
<point>Helped move a complete wrapping hall over one December closure.</point></job>

<job><employer>UMGENI GENERAL ENGINEERING</employer>, <place>Pinetown</place>, from <start>2011</start> up to <end>2014</end> as <title>Apprentice Fitter and Turner</title>
<point>Workshop, site work at paper mills and a year in the gearbox repair bay.</point></job>

<h>QUALIFICATIONS</h>
<cert><cname>Trade test Fitter and Turner (red seal)</cname>, <date>December 2014</date></cert>
<edu><degree>N6</degree>, <field>Mechanical Engineering</field>, <school>Durban Central TVET College</school>, <end>2016</end></edu>
<cert><cname>Sidel blower OEM training</cname>, <date>2019</date></cert>

<h>COMPETENCIES</h>
<skills><skill>SAP PM</skill> / <skill>5 Why</skill> / <skill>TPM</skill> / <skill>pneumatics</skill> / <skill>hydraulics</skill> / <skill>TIG welding</skill> / <skill>laser alignment</skill></skills>

<h>LANGUAGES</h>
<language>Afrikaans</language> <level>first language</level>, <language>English</language> <level>fluent</level>, <language>isiZulu</language> <level>conversational</level>
