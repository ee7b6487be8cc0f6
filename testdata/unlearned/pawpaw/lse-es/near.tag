<h>INFORMACIÓN PERSONAL</h>
Nombre: <name>Ismael Cebrián Tormo</name>
Dirección: <place>Zaragoza, España</place>
Teléfono: <phone>+34 600 00 48 02</phone>
Correo electrónico: <email>ismael.cebrian@example.com</email>
Nacionalidad: <status>Española</status>

<h>EMPLEO SOLICITADO</h>
<headline>Intérprete de Lengua de Signos Española (ESO y Bachillerato)</headline>

<h>EXPERIENCIA PROFESIONAL</h>
<job>Fechas: <start>09/2020</start> – <end>actualidad</end>
Cargo: <title>Mediador comunicativo</title>
Empleador: <employer>CPI Parque de los Álamos, Zaragoza</employer>
Actividades: <point>Apoyo a la comunicación de seis alumnos sordos signantes en Secundaria</point>; <point>preparación con el profesorado del vocabulario y los materiales de cada unidad</point>; <point>trabajo en equipo con el departamento de Orientación</point>; <point>presencia en tutorías, claustros y reuniones con familias sordas junto a la intérprete del centro</point>; <point>grabación y edición de vídeo en LSE para Google Classroom</point></job>

<job>Fechas: <start>10/2018</start> – <end>07/2020</end>
Cargo: <title>Mediador comunicativo con personas sordociegas</title>
Empleador: <employer>Asociación Tacto y Luz, Teruel</employer>
Actividades: <point>Acompañamiento, comunicación táctil y talleres de ocio</point>; <point>acogida de familias sordas</point>; <point>organización de dos campamentos de verano para 18 participantes</point></job>

<h>EDUCACIÓN Y FORMACIÓN</h>
<edu>Fechas: <start>2016</start> – <end>2018</end>
Título: <degree>Técnico Superior en Mediación Comunicativa</degree>
Centro: <school>IES Ribera del Gállego</school></edu>
<cert>Curso: <cname>Código deontológico en el aula signante</cname> (<date>2022</date>, 8 h)</cert>

<h>COMPETENCIAS PERSONALES</h>
Lengua materna: <language>Español</language>
Otras: <language>LSE</language>, <level>C1</level>; <language>inglés</language>, <level>B2</level>
Competencias digitales: <skills><skill>Google Classroom</skill>, <skill>Moodle</skill>, <skill>CapCut</skill></skills>
Permiso de conducir: <status>B</status>

<h>INFORMACIÓN ADICIONAL</h>
<status>Certificado negativo de delitos de naturaleza sexual, en vigor.</status> <other>Referencias a petición.</other>
