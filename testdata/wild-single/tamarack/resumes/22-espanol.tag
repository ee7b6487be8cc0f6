<name>JOSÉ IGNACIO BARRUETA LLORENTE</name>

<h>DATOS DE CONTACTO:</h>
Domicilio: C/ Alfarería 22, 3.º B, <place>41010 Sevilla</place>
Móvil: <phone>+34 655 550 134</phone> / Correo: <email>ji.barrueta@example.com</email>
DNI a disposición. Fecha de nacimiento: <status>3 de abril de 1979</status>. <status>Carné de conducir B y C</status>.

<h>EXPERIENCIA LABORAL:</h>

<job>* <employer>Olivarera Hermanos Zaldúa, S.C.A.</employer> (<place>Osuna, Sevilla</place>). <title>Jefe de almazara</title>.
De <start>octubre de 2014</start> a la <end>actualidad</end>.
Funciones: <point>dirección de la campaña (18 millones de kg de aceituna)</point>; <point>control de extracción y de acidez</point>; <point>turnos de 26 personas en campaña, 4 fijos el resto del año</point>; <point>apoyo al departamento comercial en las catas para clientes de Italia</point>.
Logro: <point>rendimiento graso de 20,1 % a 21,3 % en tres campañas.</point></job>

<job>* <employer>Frutas del Aljarafe Peña e Hijos</employer> (<place>Pilas</place>). <title>Encargado de línea y mantenimiento</title>.
De <start>febrero de 2008</start> a <end>septiembre de 2014</end>.
Funciones: <point>mantenimiento preventivo de calibradoras y cámaras frigoríficas</point>; <point>formación de carretilleros</point>.</job>

<job>* <employer>Talleres Mecánicos Guadaíra</employer> (<place>Alcalá de Guadaíra</place>). <title>Oficial de 2.ª, electromecánico</title>.
De <start>2001</start> a <end>enero de 2008</end>, con ERE al final.</job>

<h>FORMACIÓN ACADÉMICA:</h>
<edu><end>2013</end>  <degree>Ingeniería Técnica Agrícola</degree>, especialidad en <field>Industrias Agrarias</field>. <school>Universidad de Sevilla</school> (a distancia parcial; proyecto fin de carrera presentado en julio).</edu>
<edu><end>1999</end>  <degree>FP II</degree> <field>Electromecánica</field>. <school>I.F.P. Vega del Genil</school>.</edu>

<h>CURSOS Y CARNETS:</h>
<cert><cname>Experto en cata de aceite de oliva virgen</cname>. <issuer>Instituto de la Grasa</issuer>. <date>2016</date>. 60 h.</cert>
<cert><cname>Prevención de riesgos laborales, nivel básico</cname>. <date>2015</date>. 60 h.</cert>
<cert><cname>Manipulador de productos fitosanitarios (nivel cualificado)</cname>. Caduca en <date>2027</date>.</cert>
Carné de operador de calderas: en trámite.

<h>IDIOMAS:</h>
<language>Español</language>, <level>nativo</level>. <language>Italiano</language>, <level>B2</level>, aprendido con los clientes. <language>Inglés</language>, <level>lectura</level>.

<h>INFORMÁTICA Y OTROS CONOCIMIENTOS:</h>
<skills><skill>ERP Agro Sage</skill>, <skill>Excel</skill>, <skill>análisis NIR</skill>, <skill>APPCC</skill>, <skill>frío industrial</skill>.</skills>

<h>AFICIONES:</h>
<other>Cofradía, galgos, huerto propio.</other>
