<h>CURRICULUM VITAE</h>
<name>Inês Valadares Couto</name>
<headline>Veterinary nurse – anaesthesia and surgery</headline>
<place>Dundee</place> · <email>ines.couto@example.org</email> · <phone>+44 7700 900 733</phone>
<status>Portuguese national, settled status in the UK | full UK driving licence</status>

<h>Profile</h>
<summary>Experienced small animal nurse with six years in surgical wards and theatre in Porto, and since 2023 working as an animal nursing assistant in Scotland while my application to the RCVS is assessed. I am not yet on the register; I have been asked to sit the pre-registration examination and hope to do so next year.</summary>

<h>Employment</h>
<job><start>03/2023</start> – <end>present</end> | <title>Animal Nursing Assistant</title> | <employer>Craigowl Veterinary Hospital</employer>, <place>Dundee</place>
• <point>Prepare theatre and kit, sterilise packs, position patients for diagnostic radiography under supervision (IRR17 trained)</point>
• <point>Monitor recovering patients, pain score and report to the RVN on duty</point>
• <point>Run in-house laboratory samples on IDEXX Catalyst and ProCyte</point>
• <point>Stock control for two consulting rooms and the pharmacy shelf in Provet Cloud</point></job>
<job><start>09/2016</start> – <end>12/2022</end> | <title>Enfermeira veterinária (veterinary nurse)</title> | <employer>Hospital Veterinário Foz Norte</employer>, <place>Porto</place>
• <point>Anaesthesia monitoring of around 700 dogs and cats a year with capnography, Doppler and invasive blood pressure</point>
• <point>Scrub nurse for orthopaedic procedures incl. TPLO and fracture repair</point>
• <point>Post-op clinics, client discharge and support with euthanasia</point>
• <point>Supervised four interns from the polytechnic each year</point></job>

<h>Education</h>
<edu><degree>Licenciatura em Enfermagem Veterinária</degree> (BSc Veterinary Nursing), <school>Instituto Politécnico do Vale do Ave</school>, <start>2013</start>–<end>2016</end></edu>
<cert><cname>ISFM Certificate in Feline Nursing</cname>, <date>2021</date></cert>

<h>Skills</h>
<skills><skill>Anaesthesia monitoring</skill>, <skill>capnography</skill>, <skill>invasive blood pressure</skill>, <skill>radiography</skill>, <skill>Provet Cloud</skill>, <skill>stock control</skill>
<language>Portuguese</language> <level>native</level>, <language>English</language> <level>C1</level>, <language>Spanish</language> <level>good</level></skills>
