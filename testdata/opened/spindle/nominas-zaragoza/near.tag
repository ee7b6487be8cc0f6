<name>Raúl Escartín Bueno</name>
<headline>Técnico de nóminas y administración de personal</headline>
<place>Zaragoza</place> | <phone>600 555 188</phone> | <email>raul.escartin@example.org</email>

<h>PERFIL</h>
<summary>Graduado en Relaciones Laborales con siete años en nóminas, Sistema RED, SILTRA, Contrat@ y A3Nom en el sector de residencias de mayores. Apoyo al cierre mensual de nómina de 600 personas.</summary>

<h>EXPERIENCIA</h>

<job><employer>Grupo Residencial Valdespartera</employer>, <place>Zaragoza</place>
<title>Técnico de nóminas</title> | <start>febrero 2020</start> – <end>actualidad</end>
• <point>Apoyo a la responsable en el cierre mensual de nómina (600 personas, nueve centros, turnos de noche y festivos)</point>
• <point>Grabación de incidencias, pluses, reducciones de jornada y sustituciones en A3Nom</point>
• <point>Altas, bajas y variaciones en la Seguridad Social mediante Sistema RED y SILTRA; contratos en Contrat@</point>
• <point>Cálculo de IRPF y borradores de los modelos 111 y 190, que revisa y presenta la responsable</point>
• <point>Cálculo de finiquitos y atrasos de convenio según el convenio estatal de dependencia</point>
• <point>Preparación de documentación para la Inspección de Trabajo</point>
• <point>Colaboración en la implantación del registro horario en nueve centros</point></job>

<job><employer>Asesoría Ruiseñores</employer>, <place>Zaragoza</place>
<title>Auxiliar de nóminas</title> | <start>septiembre 2017</start> – <end>enero 2020</end>
• <point>Nóminas de pequeñas empresas con distintos convenios colectivos, bajo supervisión del titular</point>
• <point>Regularizaciones y certificados de empresa</point></job>

<h>FORMACIÓN</h>
<edu><degree>Grado</degree> en <field>Relaciones Laborales y Recursos Humanos</field>, <school>Universidad de Zaragoza</school>, <start>2013</start> – <end>2017</end></edu>
<cert><cname>Curso de auditorías salariales y registro retributivo</cname> (30 horas), <date>2023</date></cert>

<h>COMPETENCIAS</h>
<skills><skill>A3Nom</skill>, <skill>Sistema RED</skill>, <skill>SILTRA</skill>, <skill>Contrat@</skill>, <skill>cálculo de IRPF</skill>, <skill>convenios colectivos</skill>, <skill>Excel avanzado</skill></skills>

<h>IDIOMAS</h>
<language>Español</language>: <level>nativo</level>. <language>Inglés</language>: <level>B2</level>.
