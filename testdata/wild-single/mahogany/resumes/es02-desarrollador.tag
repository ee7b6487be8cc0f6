<name>Iker Zubeldia</name> // <headline>backend, a veces DevOps</headline> // <place>Donostia</place> (remoto o híbrido) // <email>iker.zubeldia@example.net</email>

<h>Qué hago ahora</h>
<job><employer>Txingudi Pay S.L.</employer> (fintech, 45 personas)
<title>Desarrollador Senior</title>, equipo Conciliación
<start>sept 2022</start> → <end>hoy</end>
> <point>Servicio de liquidación en Go, 3 M de transacciones al mes, de Oracle a Postgres sin parada (bueno, 11 minutos)</point>
> <point>Guardia una semana de cada cinco</point>
> <point>Entrevisto candidatos, no llevo equipo</point></job>

<h>Qué hacía antes</h>
<job><employer>Consultora Berroeta e Hijos</employer>, en cliente
<title>Programador</title> / <title>Analista programador</title>
<start>2017</start> → <end>2022</end>
Clientes:
> <point>Gobierno Vasco – portal de ayudas (Java 8, Struts, lágrimas)</point>
> <point>Cadena de supermercados – picking en almacén, Android</point>
> <point>Fábrica de vagones en Beasain – cuadro de mando, 4 meses</point></job>
<job><employer>Euskalit Sistemas</employer> <title>Becario</title> y después <title>Junior</title> <start>2015</start> → <end>2017</end></job>
<job><employer>Sidrería Zubeldia Anaiak</employer> <title>camarero los fines de semana</title> <start>2009</start> → <end>2015</end></job>

<h>Papeles</h>
<edu><degree>Grado</degree> en <field>Ingeniería Informática</field>
<school>UPV/EHU</school>, Facultad de San Sebastián
<start>2010</start>–<end>2015</end></edu>
<edu><school>UNED</school>: <degree>Máster</degree> en <field>Ciberseguridad</field>, 36 de 60 ECTS, parado desde <end>2021</end></edu>
<cert><cname>CKA</cname> (<issuer>CNCF</issuer>) caduca <date>mayo 2026</date> | <cname>AWS Cloud Practitioner</cname> <date>2020</date> | <cname>EGA</cname></cert>

<h>Con qué</h>
<skills>todos los días:      <skill>Go</skill>, <skill>PostgreSQL</skill>, <skill>Kafka</skill>, <skill>Docker</skill>
todas las semanas:   <skill>Kubernetes</skill>, <skill>Terraform</skill>, <skill>Grafana</skill>
alguna vez:          <skill>Rust</skill>, <skill>Elixir</skill>
ojalá nunca más:     <skill>Struts</skill>, <skill>JSP</skill></skills>

<h>Hablo</h>
<language>Euskara</language> (<level>C1, ama hizkuntza</level>), <language>castellano</language>, <language>inglés</language> (<level>B2 de verdad, C1 en LinkedIn</level>)

<h>Fuera del horario</h>
<proj><title>mareak</title>: <point>bot de Telegram con las mareas del Cantábrico, 2.300 usuarios</point>, <start>2019</start>–</proj>
<vol><title>Vocal de la junta</title> del <employer>Club de Remo Ulia-Berri</employer>, <start>2020</start>–<end>2023</end></vol>
<other>Txirrindularitza, sagardoa, dos gatos</other>
