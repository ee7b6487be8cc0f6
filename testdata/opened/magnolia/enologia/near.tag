<name>Lic. Soledad Quiroga Funes</name>
<headline>Licenciada en Enología – Control de calidad</headline>
Domicilio: <place>Godoy Cruz, Mendoza</place>
Teléfono: <phone>(0261) 15-555-0181</phone>
Correo: <email>soledad.quiroga@example.net</email>

<h>Resumen</h>
<summary>Licenciada en Enología con matrícula habilitante y diez años en la industria del vino. Dominio de microbiología enológica, análisis sensorial, normativa del INV y trazabilidad. Inglés avanzado y conducción de equipos.</summary>

<h>Experiencia</h>

<job><title>Jefa de Laboratorio y Calidad</title>, <employer>Fraccionadora Andina del Este S.A.</employer> (<place>Maipú</place>), <start>marzo de 2018</start> a la <end>actualidad</end>.
* <point>Control de calidad de vinos terminados recibidos a granel, sin elaboración propia.</point>
* <point>Conducción de equipos: seis analistas en tres turnos.</point>
* <point>Filtración por placas y membrana previa al fraccionamiento.</point>
* <point>Documentación ante el INV y trazabilidad de lotes; certificaciones HACCP y BRCGS.</point></job>

<job><title>Analista de laboratorio</title>, <employer>Laboratorio Enoquím</employer> (<place>Mendoza</place>), <start>febrero de 2014</start> a <end>febrero de 2018</end>.
* <point>Microbiología enológica y análisis fisicoquímicos para 40 bodegas clientes.</point>
* <point>Análisis sensorial como jurado en dos concursos provinciales.</point></job>

<h>Formación</h>
<edu><degree>Licenciatura en Enología</degree>, <school>Universidad del Sol Cuyano</school>, <end>2013</end>.</edu>
<cert><cname>Matrícula profesional habilitante</cname>, <date>2014</date>.</cert>

<h>Competencias</h>
<skills><skill>Microbiología enológica</skill>; <skill>análisis sensorial</skill>; <skill>filtración por placas</skill>; <skill>HACCP</skill>; <skill>BRCGS</skill>; <skill>trazabilidad</skill></skills>

<h>Idiomas y carnet</h>
<language>Inglés</language>: <level>avanzado</level>. <language>Portugués</language>: <level>básico</level>. <status>Carnet de conducir B1.</status>
