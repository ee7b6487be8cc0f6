<name>Ing. Rodrigo Ibarra Zepeda</name>
<headline>DBA Oracle</headline>
<place>Zapopan, Jalisco</place> · Cel. <phone>33 5550 0191</phone> · <email>rodrigo.ibarra@example.com</email> · <link>linkedin.com/in/ejemplo-ribarra</link>

<h>RESUMEN.</h> <summary>Nueve años cuidando bases de otros. Primero soporte, luego consultoría y ahora en una aseguradora. Me gusta que el respaldo exista y que además se pueda restaurar.</summary>

<h>EXPERIENCIA LABORAL.</h>

<job>[<start>ene-2021</start> / <end>a la fecha</end>] <employer>Seguros Mirasol del Bajío</employer> — <place>Guadalajara</place>
<title>DBA Sr.</title> (equipo de 3, sin gente a cargo)
1) <point>17 instancias Oracle (12.2 y 19c), la más grande 6.5 TB. 4 de ellas en RAC de dos nodos sobre ASM, OEL 7/8.</point>
2) <point>Standby físicos con Data Guard Broker. En el simulacro de 2024 hicimos switchover en 11 min; el RTO pactado era de 30.</point>
3) <point>RMAN a disco y cinta, restauración de prueba cada trimestre, acta firmada para auditoría interna.</point>
4) <point>Bajé el proceso nocturno de emisión de 4h10 a 1h35: AWR, ASH, SQL baselines, dos índices y pelearme con un cursor.</point>
5) <point>Migración 12.2 → 19c: van 12 de 17.</point>
6) <point>Scripts en bash y algo de Python para alertas de espacio.</point>
7) <point>Llamada semanal en inglés con el proveedor de Toronto.</point></job>

<job>[<start>jun-2018</start> / <end>dic-2020</end>] <employer>Tecolote Consultores TI</employer> — <place>Guadalajara / remoto</place>
<title>Consultor DBA</title>
1) <point>Cliente: banco regional. Guardias 24x7, parches PSU, clonado de ambientes. Atendí requerimientos de la CNBV (evidencia de bitácoras y privilegios) como apoyo del oficial de seguridad.</point>
2) <point>Cliente: cadena de farmacias. Instalé un piloto de GoldenGate que no llegó a producción.</point>
3) <point>Cliente: universidad. PostgreSQL 11, respaldo con pgBackRest.</point></job>

<job>[<start>ago-2016</start> / <end>may-2018</end>] <employer>Hilados Tonalá</employer> — <place>Tonalá</place>
<title>Soporte de sistemas / DBA Jr.</title>
1) <point>Oracle 11g del ERP, usuarios, exports, impresoras y lo que hubiera.</point></job>

<h>FORMACIÓN.</h>
<edu><degree>Ing. en Computación</degree>, <school>Universidad de Guadalajara (CUCEI)</school>, <start>2011</start>-<end>2016</end>, titulado, cédula en mano</edu>
<cert><cname>1Z0-082 Oracle Database Administration I</cname>, <date>2022</date></cert> (la 083, que completa el OCP, la presento en febrero)
<cert><cname>OCI Foundations</cname>, <date>2023</date></cert>

<h>HERRAMIENTAS.</h>
<skills><group>Oracle</group>: <skill>RAC</skill>, <skill>ASM</skill>, <skill>Data Guard</skill>, <skill>RMAN</skill>, <skill>Data Pump</skill>, <skill>OEM 13c</skill>
<group>SO</group>: <skill>Oracle Linux</skill>, <skill>RHEL</skill>, <skill>AIX</skill> (hace mucho)
<group>Otros</group>: <skill>PostgreSQL</skill>, <skill>bash</skill>, <skill>Git</skill>, <skill>Confluence</skill> (runbooks)</skills>

<h>IDIOMAS.</h> <language>Inglés</language> <level>B2 (TOEFL ITP 563, 2021)</level>
