<name>Íñigo Sanagustín Broto</name>
<headline>Técnico Superior Sanitario · laboratorio</headline>
<phone>+34 600 555 139</phone> · <email>isanagustin@example.net</email> · <place>Utebo (Zaragoza)</place>
<status>Nacionalidad española</status> · <status>Permiso B</status>

<h>Sobre mí</h>
<summary>Técnico con cinco años en laboratorio de hospital. Acostumbrado a turnos de noche, a la flebotomía y al control de calidad interno.</summary>

<h>Experiencia</h>

<job><employer>Clínica Montecanal Norte</employer>
<title>Técnico de laboratorio y anatomía patológica</title>
<place>Zaragoza</place> · <start>septiembre de 2020</start> – <end>actualidad</end>
– <point>Extracción de sangre venosa a pacientes ambulantes e ingresados, también pediátricos</point>
– <point>Recepción, registro y centrifugación de muestras en GestLab</point>
– <point>Apoyo en hematología, coagulación y bioquímica (Sysmex, Cobas) bajo la supervisión de las TSLCB</point>
– <point>Tallado, inclusión y tinción H-E, unas 50 biopsias al día</point>
– <point>Control de calidad interno y registros según ISO 15189</point></job>

<job><employer>Histolab Pirineos</employer>
<title>Técnico de anatomía patológica</title>
<place>Huesca</place> · <start>enero de 2018</start> – <end>agosto de 2020</end>
– <point>Cribado citológico y siembra ocasional de muestras de microbiología, tinción de Gram</point></job>

<h>Formación</h>
<edu><degree>Técnico Superior en Anatomía Patológica y Citodiagnóstico</degree>
<school>CPIFP Los Enlaces del Ebro</school>, <end>2017</end></edu>
<cert><cname>Curso de flebotomía</cname> (60 h), <date>2020</date></cert>

<h>Aptitudes</h>
<skills><skill>GestLab</skill> ●●●●○
<skill>Flebotomía</skill> ●●●●●
<skill>Microtomo</skill> ●●●●●
<skill>Modulab</skill> ●●○○○</skills>

<h>Idiomas</h>
<language>Inglés</language>: <level>B2</level>
