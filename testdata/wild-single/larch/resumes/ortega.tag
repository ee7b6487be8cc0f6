<h>DATOS PERSONALES</h>
Nombre y apellidos: <name>Mª Carmen Ortega Lozano</name>
<status>D.N.I.: 00.000.000-T</status>
<status>Fecha de nacimiento: 09-11-1974</status>
<status>Estado civil: Casada</status>
Domicilio: <place>C/ Ramón y Cajal nº 8, 2º B - 13005 Ciudad Real</place>
Teléfono: <phone>926 555 013</phone> / <phone>655 550 134</phone>
E-mail: <email>mcortega74@example.com</email>
<status>Carné de conducir: B-1 (vehículo propio)</status>

<h>FORMACIÓN REGLADA</h>
<edu>- <degree>Técnico Especialista (F.P. II)</degree>, <field>rama Administrativa</field>. <school>I.F.P. Maestre Juan Bravo, Ciudad Real</school>. <start>1990</start>-<end>1993</end>.</edu>
<edu>- <degree>Diplomatura en Relaciones Laborales</degree>, <school>UNED</school>. <point>Cursados dos años (sin finalizar)</point>. <start>1994</start>-<end>1996</end></edu>

<h>FORMACIÓN COMPLEMENTARIA</h>
<cert>- <cname>Nominaplus y Contaplus</cname>. <issuer>Academia Génesis</issuer>. 120 horas. <date>1999</date>.</cert>
<cert>- <cname>Seguros sociales: Sistema RED y Siltra</cname>. <issuer>Cámara de Comercio</issuer>. 60 h. <date>2016</date></cert>
<cert>- <cname>Prevención de riesgos laborales, nivel básico</cname>. 50 h. <date>2008</date></cert>
<cert>- <cname>Excel avanzado (on line)</cname>. 30 h. <date>2021</date></cert>
<cert>- <cname>Facturación electrónica y Veri*Factu</cname>. 15 h. <date>2025</date></cert>

<h>EXPERIENCIA LABORAL</h>

<job>Empresa: <employer>BODEGAS Y VIÑEDOS TORRE DEL GUADIANA, S.L.</employer>
Categoría: <title>Oficial 1ª administrativa</title>
Desde: <start>03/05/2010</start>          Hasta: <end>la actualidad</end>
Funciones: <point>Facturación nacional y exportación (DUA, e-DA), conciliación bancaria,
control de cobros, nóminas de 22 fijos y hasta 60 eventuales en vendimia.</point></job>

<job>Empresa: <employer>ASESORÍA HNOS. PRADO, C.B.</employer>
Categoría: <title>Auxiliar administrativa</title>, desde 2004 <title>Oficial 2ª</title>
Desde: <start>12/01/1998</start>          Hasta: <end>30/06/2008</end>
Funciones: <point>Altas y bajas en S.S., contratos, modelos 110, 190, 300 y 347.</point>
<point>Campaña de la renta todos los años.</point></job>

<other>Periodo 07/2008 – 04/2010: desempleo y cuidado de familiar</other>

<job>Empresa: <employer>GALERÍAS MANCHEGAS</employer>
Categoría: <title>Cajera</title> (campaña de Navidad)
Desde: <start>01/12/1996</start>          Hasta: <end>07/01/1997</end></job>

<job>Empresa: <employer>Ayuntamiento de Miguelturra</employer>. <title>Prácticas F.P.</title> <point>Registro de entrada.</point> <end>1993</end></job>

<h>INFORMÁTICA</h>
<skills><skill>A3Nom</skill>, <skill>SAGE 50</skill>, <skill>Word</skill>, <skill>Excel</skill>, <skill>Access (usuario)</skill>, <skill>mecanografía 310 p.p.m.</skill></skills>

<h>IDIOMAS</h>
<language>Francés</language>: <level>nivel medio hablado y escrito</level>
<language>Inglés</language>: <level>nociones</level>

<h>OTROS DATOS DE INTERÉS</h>
<other>Disponibilidad inmediata una vez cumplido el preaviso (15 días).</other>
<other>Aporto informe de vida laboral si se solicita.</other>
