<name>Iván Santervás Moral</name>
<headline>Técnico Superior en Prevención de Riesgos Laborales</headline>
<place>Valladolid</place> | <phone>655 550 862</phone> | <email>ivan.santervas@example.com</email>

<h>Perfil</h>
<summary>Técnico superior en PRL con las tres especialidades y ocho años de prevención en obras de construcción, en servicio de prevención ajeno y en constructora. Formación de trabajadores, evaluaciones de riesgos e investigación de accidentes.</summary>

<h>Experiencia</h>
<job><title>Técnico Superior de PRL, sector construcción</title>
<employer>Preventor Meseta SPA</employer>, <place>Valladolid</place>
<start>Septiembre 2020</start> – <end>Actualidad</end>
• <point>Cartera de 85 clientes de construcción: visitas a obras y evaluaciones de riesgos.</point>
• <point>Revisión de planes de seguridad y salud según el RD 1627/1997.</point>
• <point>Formación de trabajadores en altura y andamios, curso de formador TPC.</point>
• <point>Apoyo documental a los coordinadores de seguridad y salud en fase de ejecución.</point></job>
<job><title>Técnico de prevención</title>
<employer>Obras Públicas Cea</employer>, <place>Medina de Rioseco</place>
<start>Marzo 2017</start> – <end>Agosto 2020</end>
• <point>Coordinación de actividades empresariales con CTAIMA y e-coordina.</point>
• <point>Investigación de 22 accidentes e informes a la mutua.</point>
• <point>Auditoría interna ISO 45001.</point></job>

<h>Formación</h>
<edu><degree>Máster en Prevención de Riesgos Laborales</degree>, <field>Seguridad, Higiene y Ergonomía</field>, <school>Universidad de Valladolid</school>, <end>2016</end></edu>
<edu><degree>Grado</degree> en <field>Relaciones Laborales</field>, <school>Universidad de Valladolid</school>, <end>2015</end></edu>

<h>Otros datos</h>
<skills><skill>Convenio general de la construcción</skill>, <skill>redacción de informes</skill>, <skill>Office</skill></skills>
<language>Portugués</language> <level>B1</level>
<status>Carnet B</status>
