   <h>Contactar</h>
<phone>+52 33 5550 0158</phone> (Mobile)
<email>lupita.arriaga@example.org</email>
<link>www.linkedin.com/in/ejemplo-garriaga</link> (LinkedIn)

   <h>Aptitudes principales</h>
<skills><skill>Oracle RAC</skill>
<skill>Data Guard</skill>
<skill>RMAN</skill></skills>

   <h>Languages</h>
<language>Español</language> (<level>Native or Bilingual</level>)
<language>Inglés</language> (<level>Elementary</level>)

   <h>Certifications</h>
<cert><cname>Oracle Database Administration 2019 Certified Professional</cname></cert>

<name>Guadalupe Arriaga Montes</name>
<headline>Administradora de Bases de Datos Oracle Sr. | RAC | Data Guard | Sector financiero</headline>
<place>Guadalajara, Jalisco, México</place>

<h>Extracto</h>
<summary>DBA de Oracle con 11 años en producción, ocho de ellos en sector financiero y con
auditorías de la CNBV. Afinación de SQL, respaldos, parches trimestrales. Leo
documentación técnica en inglés; no lo hablo, siempre he trabajado en español.</summary>

<h>Experiencia</h>

<job><employer>Caja Popular Cerro del Cuatro</employer>
<title>Administradora de Bases de Datos Oracle Sr.</title>
<start>marzo de 2019</start> - <end>Present</end> (6 años 8 meses)
<place>Guadalajara, Jalisco, México</place>
<point>Administro 20 bases productivas y sus ambientes de prueba en RAC y Data Guard.</point>
<point>Planeo y ejecuto parches trimestrales; concluí la migración de 12c a 19c en 2023.</point>
<point>Respaldos con RMAN y pruebas de recuperación dos veces al año con el auditor.</point>
<point>Afino sentencias junto con desarrollo usando AWR y planes de ejecución.</point>
<point>Automatización en shell sobre Linux.</point></job>

  Page 1 of 2

<job><employer>Arrendadora Lomas Altas</employer>
<title>DBA Oracle</title>
<start>enero de 2017</start> - <end>febrero de 2019</end> (2 años 2 meses)
<place>Zapopan</place>
<point>Bases 11g y 12c, guardias, documentación de procedimientos.</point></job>

<job><employer>Muebles Ocotlán</employer>
<title>DBA Jr.</title>
<start>julio de 2014</start> - <end>diciembre de 2016</end> (2 años 6 meses)
<point>Soporte al ERP, respaldos lógicos, PostgreSQL para la tienda en línea.</point></job>

<h>Educación</h>
<edu><school>Instituto Tecnológico de Ocotlán</school>
<degree>Ingeniería</degree>, <field>Sistemas Computacionales</field> · (<start>2009</start> - <end>2014</end>)</edu>

  Page 2 of 2
