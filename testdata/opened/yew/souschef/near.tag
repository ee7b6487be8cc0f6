<name>Renzo Valdeiglesias Ccama</name>
<headline>Jefe de partida / Postulante a sous chef</headline>
Teléfono: <phone>944 550 176</phone>
Correo: <email>renzo.vc@example.org</email>
Distrito: <place>José Luis Bustamante y Rivero, Arequipa</place>

<h>PERFIL PROFESIONAL</h>
<summary>Técnico en gastronomía con cinco años en cocina arequipeña y hotelera. Aplico BPM y HACCP con registros al día y manejo costeo de recetas en Excel. Busco mi primera oportunidad como sous chef.</summary>

<h>EXPERIENCIA LABORAL</h>
<job><title>Jefe de partida</title>, <employer>Hotel Plaza Sillar</employer>, <place>Arequipa</place> (<start>02/2023</start> – <end>actualidad</end>)
1) <point>Responsable de la partida de calientes en un restaurante de 80 cubiertos, con un ayudante.</point>
2) <point>Costeo de recetas de la partida en Excel e inventario semanal de la cámara.</point>
3) <point>Registros de HACCP de la línea caliente, auditados dos veces al año.</point>
4) <point>Banquetes de hasta 180 personas y cocción al vacío de carnes.</point></job>
<job><title>Cocinero</title>, <employer>Picantería La Sabandía Vieja</employer>, <place>Sabandía</place> (<start>01/2021</start> – <end>01/2023</end>)
1) <point>Cocina arequipeña a leña: chupes, rocoto relleno, adobo y escribano.</point>
2) <point>Disponibilidad para fines de semana y feriados todo el año.</point></job>

<h>FORMACIÓN</h>
<edu><degree>Profesional técnico</degree> en <field>Gastronomía</field>, <school>Instituto Cocinas del Sur</school>, <start>2018</start> – <end>2020</end></edu>
<cert><cname>HACCP para restaurantes</cname>, <date>2024</date></cert>
<cert><cname>Buenas Prácticas de Manipulación (BPM)</cname>, <date>2022</date></cert>

<h>HABILIDADES</h>
<skills><skill>Cocina arequipeña</skill> · <skill>Costeo de recetas</skill> · <skill>Excel</skill> · <skill>Cocción al vacío</skill> · <skill>Banquetes</skill> · <skill>BPM</skill> · <skill>HACCP</skill></skills>

<h>IDIOMAS</h>
<language>Español</language> <level>nativo</level>; <language>inglés</language> <level>intermedio</level>

<status>Carné de sanidad vigente</status>
<other>Referencias: a solicitud.</other>
