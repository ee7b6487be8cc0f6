<name>BUDI HARTONO SITUMORANG</name>, <headline>MECHANICAL TECHNICIAN (ROTATING)</headline>
<place>Perum Graha Sekupang C2/9, Batam 29422</place> ** HP: <phone>0812-7055-5193</phone> ** <email>budi.situmorang@example.net</email>

=== <h>WORKING EXPERIENCES</h> ===

<job>(<start>JULY 2023</start> – <end>NOW</end>)  <employer>PT. KEPRI TENAGA MANDIRI</employer> (outsourcing), placed at gas compression station of a PSC operator, <place>Natuna offshore</place>, schedule 3/3
Position    <title>Mechanical Technician</title>
♦ <point>Routine PM of Solar Centaur turbine compressor, borescope together with vendor</point>
♦ <point>Change dry gas seal filter, lube oil sampling, alignment by laser (Easy-Laser)</point>
♦ <point>PTW holder level 2, toolbox meeting</point></job>

<job>(<start>FEB 2019</start> – <end>MAY 2023</end>)  <employer>PT. MEKAR DAYA ENGINEERING</employer>, <place>Batam</place>, contract renewed 4 times
Position    <title>Millwright</title>
♦ <point>Project shutdown (turn around) Dumai 2019, Balikpapan 2020 and 2022, as crew then
  crew leader of 5 man</point>
♦ <point>Overhaul centrifugal pump API 610, gearbox, cooling tower fan</point></job>

<job>(<start>2016</start> – <end>2018</end>)  <employer>PT. SAMUDRA FAB YARD</employer>, <place>Tanjung Uncang</place>
Position    <title>Helper Fitter</title> (6 month), <title>Fitter</title>
♦ <point>Fit up piping spool and structure as per isometric drawing</point></job>

=== <h>EDUCATION</h> ===
<edu><school>SMK NEGERI 1 BATAM</school>, <degree>vocational</degree> <field>Machinery</field>, <start>2012</start>–<end>2015</end></edu>
<edu><school>POLITEKNIK BARELANG</school>, <degree>D3</degree> <field>Mechanical</field>, evening class, <start>2020</start>–<end>2023</end>, IPK <grade>3,21</grade></edu>

=== <h>CERTIFICATES</h> ===
♦ <cert><cname>BOSIET OPITO with CA-EBS</cname>, valid <date>Aug 2027</date></cert>
♦ <cert><cname>Sertifikat Kompetensi Teknisi Mekanik (BNSP)</cname> <date>2021</date></cert>
♦ <cert><cname>K3 Umum</cname>, <issuer>Kemnaker</issuer>, <date>2022</date></cert>
♦ <cert><cname>Rigging & Slinging</cname>, <date>2017</date> (expired)</cert>

=== <h>ABILITY</h> ===
<skills><skill>laser alignment</skill>; <skill>vibration reading</skill> (not analysis); <skill>micrometer / dial indicator</skill>; <skill>SAP PM</skill> (input notification); <skill>MS Excel</skill></skills>
<language>English</language> <level>passive-active enough for site</level>, <language>Indonesian</language>, <language>Batak</language>

=== <h>PERSONAL</h> ===
<status>Born Pematangsiantar, 4 Oct 1997</status> ** <status>Protestant</status> ** <status>Single</status> ** <status>SIM A & C</status> ** <status>MCU fit 05/2024</status>
