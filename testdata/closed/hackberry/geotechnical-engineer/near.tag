<name>Gurvir S. Mander</name>, EIT
<email>gurvir.mander@example.com</email> / <phone>778-555-0137</phone> / <place>Kelowna</place>

<summary>I am a geotechnical engineer-in-training with six years of geotechnical consulting in the BC Interior. My work covers slope stability analysis in Slide2, site investigation, soil and rock logging, and retaining wall design. My P.Eng. application is not in yet: I have written the law and ethics exam and still have two competency sections to complete.</summary>

<job>I have been with <employer>Lakeview Geotechnical Ltd.</employer> in <place>Kelowna</place> since <start>May 2019</start>, as <title>Geotechnical EIT</title>. <point>I plan drilling programs, log the core, and write factual and interpretive reports for highways, subdivisions and wineries on silt bluffs.</point> <point>I have run over 60 slope stability sections in Slide2, all reviewed by a senior engineer.</point> <point>I prepared calculations for 15 retaining walls (MSE, lock block and two soil nail walls) and stood on site while the anchors were tested.</point> <point>I look after the project budget on jobs up to $40k.</point> <point>I also helped with debris flow hazard assessment after the 2021 floods, and read inclinometers and VWPs for a MoTI slide.</point></job>

<job>Before that I worked as a <title>materials technician</title> for <employer>Orchard City Testing</employer> from <start>2017</start> until <end>spring 2018</end>, doing <point>concrete cylinders, Proctors and density tests.</point></job>

<edu>I hold a <degree>Bachelor of Applied Science</degree> in <field>Civil Engineering</field> from <school>UBC Okanagan</school> (<end>2019</end>).</edu>

<skills>My software is <skill>Slide2</skill>, <skill>RocFall</skill>, <skill>gINT</skill> and <skill>Pix4D</skill> for <skill>drone photogrammetry</skill>.</skills> I have a <status>clean class 5 driver's licence</status> and <cert><cname>AST 1</cname> avalanche training</cert>. I speak <language>Punjabi</language> <level>fluently</level>.
