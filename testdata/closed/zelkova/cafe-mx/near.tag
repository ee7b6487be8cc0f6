<name>Iván Quetzal Moctezuma Rendón</name>
<headline>Q Grader | Control de calidad de café verde</headline>
<place>Xalapa, Veracruz</place> | <email>ivan.qmr@example.net</email> | <phone>228 555 0185</phone>

<h>Perfil</h>
<summary>Q Grader de arábica con seis años en control de calidad de café verde. Domino el tueste de muestras en Ikawa y tostadora de tambor, el análisis físico y el beneficiado húmedo y seco. Hablo sólo español; para clientes extranjeros trabajo con intérprete.</summary>

<h>Experiencia</h>

<job><title>Responsable de calidad</title>
<employer>Cafetalera Mirador del Golfo</employer>, <place>Coatepec</place>
<start>Octubre 2019</start> – <end>actualidad</end>
• <point>Catación de 40 muestras diarias en cosecha y retroalimentación a 320 productores</point>
• <point>Calibración de un equipo de tres catadores junior</point>
• <point>Humedad, actividad de agua, granulometría y conteo de defectos</point>
• <point>Muestras de preembarque para ocho clientes nacionales</point>
• <point>Registro de lotes en Cropster y trazabilidad para EUDR</point></job>

<job><title>Encargado de beneficio seco</title>
<employer>Beneficio San Melitón</employer>, <place>Huatusco</place>
<start>Enero 2016</start> – <end>Septiembre 2019</end>
• <point>Trilla, selección y almacenamiento de 9,000 sacos por cosecha</point>
• <point>Fermentaciones controladas en lotes piloto</point></job>

<h>Formación</h>
<edu><degree>Ingeniería en Agronomía</degree>, <school>Universidad Serrana del Golfo</school>, <end>2015</end></edu>
<cert><cname>Licencia Q Grader Arábica</cname>, <issuer>CQI</issuer>, vigente hasta <date>2027</date></cert>
<cert><cname>CVA for Cuppers</cname>, <date>2024</date></cert>

<h>Idiomas</h>
<language>Español</language> (<level>nativo</level>), <language>inglés</language> (<level>A1</level>)

<h>Habilidades</h>
<skills><skill>catación</skill>, <skill>tueste de muestras</skill>, <skill>Ikawa</skill>, <skill>análisis físico</skill>, <skill>Cropster</skill>, <skill>enseñanza</skill></skills>

<status>Licencia de manejo vigente</status>
