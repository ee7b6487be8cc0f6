C U R R Í C U L U M   V I T A E

<name>LIC. XÓCHITL ARREOLA MONDRAGÓN</name>
Domicilio: Priv. Fresnos 22, Col. Las Ánimas, <place>Puebla, Pue.</place>
Cel: <phone>222 555 0417</phone>     Correo: <email>xochitl.arreola@example.org</email>
Edad: <status>41 años</status>     Edo. civil: <status>Soltera</status>     RFC y CURP: a solicitud

<h>OBJETIVO</h>
<summary>Integrarme a una empresa estable donde pueda desarrollar mi experiencia en nóminas y relaciones laborales.</summary>

<h>EXPERIENCIA LABORAL</h>

<job>EMPRESA:   <employer>Autopartes Cuetlaxcoapan, S.A. de C.V.</employer> (antes Frenos Atoyac)
PUESTO:    <title>Coordinadora de Nóminas e IMSS</title>
PERIODO:   <start>Marzo de 2017</start> a la <end>fecha</end>
ACTIVIDADES: <point>Nómina semanal de 640 sindicalizados y quincenal de 90 empleados, timbrado, SUA, IDSE, finiquitos.</point>
JEFE INMEDIATO: C.P. Rubén Zárate
</job>
<job>EMPRESA:   <employer>Servicios Integrales Tepoz S.C.</employer> (outsourcing; asignada a Textiles La Constancia)
PUESTO:    <title>Auxiliar de R.H.</title> y después <title>Analista de Nóminas</title>
PERIODO:   <start>2012</start> - <end>2017</end>
ACTIVIDADES: <point>Altas y bajas, incidencias, reloj checador, apoyo en 2 auditorías del SAT.</point>
MOTIVO DE SALIDA: Mejor oferta
</job>
<job>EMPRESA:   <employer>H. Ayuntamiento de San Pedro Cholula</employer>, Tesorería Municipal
PUESTO:    <title>Cajera / Capturista</title> (por honorarios)
PERIODO:   <start>Feb/2008</start> - <end>Feb/2011</end>
</job>
<job>EMPRESA:   <employer>Papelería El Lápiz Feliz</employer> (negocio familiar)
PUESTO:    <title>Encargada de mostrador</title>
PERIODO:   1 año y medio
</job>
<h>ESCOLARIDAD</h>

<edu><degree>Licenciatura</degree> en <field>Administración de Empresas</field>     <school>Benemérita Universidad Autónoma de Puebla</school>     <start>2002</start>-<end>2007</end>     Titulada, promedio <grade>8.9</grade></edu>
<edu><degree>Maestría</degree> en <field>Derecho Laboral</field>     <school>Universidad Popular Atlixcáyotl</school>     <start>2019</start>-<end>2021</end>     Trunca (falta tesis)</edu>
<edu><degree>Bachillerato</degree>     <school>Preparatoria Emiliano Zapata</school>     <start>1999</start>-<end>2002</end></edu>

<h>CURSOS</h>
<cert><cname>Diplomado en Seguridad Social</cname>, <issuer>Colegio de Contadores Públicos de Puebla</issuer>, <date>2015</date> (120 hrs.)</cert>
<cert><cname>Reforma de subcontratación</cname>, <issuer>STPS</issuer>, en línea, <date>2021</date></cert>

<h>PAQUETERÍA</h>
<skills><skill>CONTPAQi Nóminas</skill> 90%, <skill>SUA</skill> 100%, <skill>IDSE</skill> 100%, <skill>Excel</skill> 80%, <skill>SAP HCM</skill> 30%</skills>

<h>IDIOMAS</h>
<language>Inglés</language> <level>60%</level>, <language>Náhuatl</language> (<level>lo entiendo</level>)

<h>REFERENCIAS PERSONALES</h>
<other>Profra. Elvira Cuautle, 222 555 0199 (12 años de conocerla)</other>
