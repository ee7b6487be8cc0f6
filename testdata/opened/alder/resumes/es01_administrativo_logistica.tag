<h>CURRÍCULUM</h>

<h>DATOS PERSONALES</h>
Nombre y apellidos: <name>Remedios Carrascosa Iturbe</name>
Fecha de nacimiento: <status>21/09/1979</status>
DNI: <status>xx.xxx.418-K</status>
Domicilio: C/ Almendro 6, 2.º izda., <place>Getafe (Madrid)</place>
Teléfono: <phone>655 501 934</phone>
Correo: <email>reme.carrascosa@example.org</email>
Carnet B y coche propio. <status>Disponibilidad inmediata.</status>

<h>EXPERIENCIA LABORAL</h>

<job>* De <start>junio de 2014</start> a <end>enero de 2024</end>: <title>administrativa de tráfico</title> en <employer>Transportes Hermanos Olalla, S.L.</employer> (Pinto). <point>Asignación de 46 camiones, albaranes, CMR, incidencias con clientes franceses.</point> <point>Los dos últimos años hice también las funciones de jefa de tráfico sin el cargo.</point> Despido objetivo por cierre.</job>

<job>* De <start>2008</start> a <end>2014</end>: <title>auxiliar administrativa</title>, <employer>Almacenes La Sagra</employer> (<place>Illescas</place>). <point>Control de stock, inventario anual, facturación con ContaPlus.</point></job>

<job>* <start>2003</start>-<end>2008</end>, varias ETT (<employer>Randal Trabajo Temporal</employer> y otras): <title>mozo de almacén</title>, <title>teleoperadora</title>, <title>grabadora de datos</title>.</job>

<job>* <start>Verano 2001</start>: <title>dependienta</title>, <employer>zapatería Puche</employer>.</job>

<h>FORMACIÓN REGLADA</h>
<edu>- <degree>Técnico Superior en Administración y Finanzas</degree> (FP II), <school>IES Juan de Mairena</school>, <end>2001</end></edu>
<edu>- <degree>Bachillerato (COU)</degree>, <end>1997</end></edu>

<h>CURSOS</h>
<cert>- <cname>Capacitación profesional para el transporte (CAP consejero de mercancías, competencia)</cname>, <date>2016</date></cert>
<cert>- <cname>Carretillero</cname>, 20 h, <date>2009</date> (caducado)</cert>
<cert>- <cname>Francés para el transporte</cname>, 60 h, <issuer>Cámara de Comercio</issuer>, <date>2018</date></cert>

<h>INFORMÁTICA</h>
<skills><skill>Excel: nivel medio</skill>; <skill>SAGE 50</skill>; <skill>TMS Trafimar (propio de la empresa)</skill>; <skill>Tacógrafo digital, descarga</skill></skills>

<h>IDIOMAS</h>
<language>Francés</language>, <level>hablado bien, escrito regular</level>. <language>Inglés</language>, <level>básico</level>.

<h>OTROS DATOS</h>
<other>Trabajo bien bajo presión y aguanto a los camioneros. Incorporación inmediata, turnos sí.</other>
