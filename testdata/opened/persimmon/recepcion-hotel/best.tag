<name>Aina Torrelló Scheffler</name>
<place>Pollença (Illes Balears)</place>
<phone>+34 600 555 027</phone> · <email>aina.torrello@example.org</email> · <status>nacida en 1988, nacionalidad española y alemana</status> · <status>carné B</status>

<summary>Me crié detrás de un mostrador: mis padres llevaban un hostal de once habitaciones en Cala
Sant Vicenç. Desde entonces he cambiado de mostrador, no de oficio.</summary>

<h>IDIOMAS:</h> <language>Alemán</language> (<level>materno</level>), <language>castellano</language> y <language>catalán</language> (<level>maternos</level>), <language>inglés</language> (<level>First, 2010; lo uso a diario</level>), <language>italiano</language> (<level>me defiendo</level>).

<h>TRAYECTORIA</h>

<job><employer>Aparthotel Punta Romaní</employer> 4*, <place>Port de Pollença</place>, 168 uds. [<start>temporadas 2019</start>, 2021 a <end>2025</end>]
<title>2.ª jefa de recepción</title>. <point>Mano derecha de la jefa: cuadrantes de siete recepcionistas, y cuatro meses al frente de todo en 2024 durante su baja.</point>
▪ <point>Opera Cloud. Participé en la migración desde el Opera antiguo como usuaria clave, una de las tres del hotel.</point>
▪ <point>Cuadre diario de caja y facturas a TUI, DERTOUR y Jet2; los descuadres con agencias bajaron de 41 a 9 por temporada.</point>
▪ <point>Contesto las reseñas en alemán y en inglés (unas 350 por temporada). Las de castellano, dirección.</point>
▪ <point>Mejora de categoría ofrecida en el check-in: 22.600 € entre todo el turno en 2025.</point>
▪ <point>Sábados de hasta 95 entradas.</point></job>

<other>(2020: hotel cerrado por la pandemia; ERTE y cuidado de mi padre)</other>

<job><employer>Gran Hotel Tramuntana Bay</employer> 5*, <place>Port de Sóller</place> [<start>marzo 2015</start>–<end>octubre 2018</end>]
<title>Recepcionista</title>, el último año en <title>guest relations</title>. <tech>Protel</tech>.
▪ <point>Clientes VIP y quejas; turno de noche un invierno.</point>
▪ <point>Tutora de prácticas de 2 alumnos del CIFP.</point></job>

<job><employer>Hotel Alpenglück</employer>, <place>Garmisch-Partenkirchen</place> [<start>invierno 2012/13</start> a <end>invierno 2014/15</end>, tres inviernos]
<title>Rezeptionistin</title>, <point>contrato de temporada, todo en alemán.</point></job>

<h>ESTUDIOS</h>
<edu><degree>Diplomatura en Turismo</degree>, <school>Universitat de les Illes Balears</school> (<end>2011</end>)</edu>
<edu><degree>Máster en Dirección Hotelera</degree>, <school>UOC</school>, <point>30 de 60 créditos, en pausa</point></edu>
<cert><cname>Primeros auxilios y uso de DEA</cname>, <issuer>Cruz Roja</issuer>, <date>2023</date></cert>

<h>ME MANEJO CON</h>
<skills><skill>Opera Cloud</skill> · <skill>Protel</skill> · <skill>TrustYou</skill> · <skill>Excel (tablas dinámicas no)</skill> · <skill>TPV</skill> · <skill>SES.Hospedajes</skill></skills>

<other>Turnos: sin problema, ninguno. Referencias: la directora del Punta Romaní, si me avisáis antes.</other>
