<name>Nicolás Fernández Abal</name>
<email>nico.fabal@example.net</email> / <link>nfabal.example.org</link> / <place>Rosario, Argentina</place> (GMT-3)

Hola! Soy <headline>desarrollador backend</headline>, 12 años escribiendo software, los últimos 6 como
monotributista para clientes de afuera. <summary>Me gusta el código aburrido y los tests que
no mienten.</summary>

<h>En qué ando</h>

<job><start>Desde marzo 2018</start> trabajo como <title>contractor</title> para <employer>Brightpond Inc.</employer> (<place>Austin, remoto</place>),
facturando vía agencia Puente Talent. <point>Mantengo el servicio de facturación (Python,
Django, Celery) que procesa unos 90 mil comprobantes por mes.</point> <point>Migré la cola de
RabbitMQ a SQS con otro dev.</point> <point>Hago guardias, una semana de cada cuatro.</point></job>

<job>En paralelo, entre <start>2020</start> y <end>2022</end>, di clases de Programación II como
<title>ayudante de primera</title> (interino) en la <employer>UTN Regional Rosario</employer>.</job>

<h>Antes</h>

<job><employer>Molinos Digitales S.R.L.</employer>, <place>Rosario</place>. Entré en <start>agosto de 2012</start> como
<title>programador junior</title> y me fui en <end>feb. 2018</end> como <title>referente técnico</title> de un equipo de 4.
<point>Sistema de turnos para obras sociales en PHP y después Symfony.</point> <point>Armé el primer
pipeline de Jenkins de la empresa.</point></job>

<job><title>Soporte técnico</title>, <employer>Ciber El Túnel</employer>, <start>2009</start>/<end>2011</end>. <point>Armado de PC, redes, paciencia.</point></job>

<h>Estudios</h>

<edu><degree>Ingeniería en Sistemas</degree>, <school>UTN FRR</school>, 31 de 41 materias (<start>2008</start>–<end>2016</end>, en pausa).</edu>
<edu><degree>Técnico electromecánico</degree>, <school>EETP 465</school>, <end>2007</end>.</edu>

<h>Caja de herramientas</h>

<skills>Todos los días: <skill>Python</skill>, <skill>Django</skill>, <skill>PostgreSQL</skill>, <skill>Docker</skill>, <skill>AWS</skill> (SQS, RDS, Lambda).
Cada tanto: <skill>Go</skill>, <skill>Terraform</skill>, <skill>PHP</skill>. 
Lo mínimo: <skill>React</skill>.</skills>

<h>Idiomas</h>

<language>Castellano</language>; <language>inglés</language> <level>C1</level> (<cert><cname>FCE</cname> <date>2014</date></cert>, después práctica); <language>portugués</language> <level>de vacaciones</level>.

<h>Yapa</h>

<proj><title>afip-mock</title>: <point>servidor falso de factura electrónica para tests, 210 estrellas.</point></proj>
<other>Juego al básquet en Náutico. Tengo dos gatos.</other>
