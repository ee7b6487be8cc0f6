                                                           CURRÍCULUM VÍTAE

<h>DATOS PERSONALES</h>
Nombre y apellidos: <name>Álvaro Quintanilla Berrocal</name>
DNI: <status>00000000-T</status>
Fecha de nacimiento: <status>27 de mayo de 1988</status>
Domicilio: <place>C/ Feria 118, 2.º B, 41002 Sevilla</place>
Teléfono: <phone>600 000 147</phone>
Correo: <email>aquintanilla@example.org</email>
<status>Carné de conducir B y vehículo propio</status>. <status>Disponibilidad para viajar y cambio de residencia</status>.

<h>FORMACIÓN ACADÉMICA</h>
<edu><start>2006</start>-<end>2013</end>. <degree>Ingeniero</degree> de <field>Caminos, Canales y Puertos</field>. <school>Universidad de Granada</school>. Proyecto fin de carrera: <grade>9,2</grade>.</edu>
<edu><start>2020</start>-<end>2021</end>. <degree>Máster</degree> en <field>BIM Management</field> (online, 60 ECTS). <school>Zigurat</school>.</edu>

<h>FORMACIÓN COMPLEMENTARIA</h>
<cert><cname>Coordinador de Seguridad y Salud en obras de construcción</cname>, 200 h. <issuer>Fundación Laboral de la Construcción</issuer>, <date>2015</date>.</cert>
<cert><cname>Prevención de Riesgos Laborales, nivel básico</cname>, 60 h. <date>2014</date>.</cert>
<cert><cname>PMP</cname>: curso de preparación (35 h) realizado en <date>2023</date>, examen pendiente.</cert>

<h>EXPERIENCIA LABORAL</h>

<job><title>JEFE DE OBRA</title>. <employer>Construcciones Almonaster, S.A.</employer> <place>Sevilla</place>. <start>Marzo de 2019</start> – <end>Actualidad</end>.
a) <point>EDAR de Aznalcóllar (8,4 M€): ejecución completa, 26 meses, entrega con tres semanas de retraso.</point>
b) <point>Duplicación de la A-4xx, tramo II (UTE, 22 M€): responsable de estructuras, dos viaductos.</point>
c) <point>Certificaciones, control de costes, subcontratas. Equipo: 2 encargados, 1 topógrafo, 1 administrativo.</point></job>

<job><title>AYUDANTE DE JEFE DE OBRA</title>. <employer>Construcciones Almonaster, S.A.</employer> <place>Huelva</place>. <start>Enero de 2017</start> – <end>Febrero de 2019</end>.
a) <point>Mediciones y planificación del muelle sur.</point></job>

<job><title>INGENIERO DE CAMPO</title>. <employer>Vialidad Andina Ltda.</employer> <place>Antofagasta (Chile)</place>. <start>Abril de 2014</start> – <end>Noviembre de 2016</end>.
a) <point>Caminos mineros a 3.100 m de altitud, turnos de 14x7.</point>
b) <point>Control de calidad de bases estabilizadas.</point></job>

<job><title>BECARIO</title>. <employer>Diputación de Granada</employer>, servicio de carreteras. <start>Verano de 2012</start>.</job>

<h>IDIOMAS</h>
<language>Inglés</language>: <level>B2 (First Certificate, 2013)</level>.
<language>Portugués</language>: <level>nivel de usuario</level>.

<h>INFORMÁTICA</h>
<skills><skill>Presto</skill>, <skill>AutoCAD Civil 3D</skill>, <skill>Revit</skill>, <skill>Navisworks</skill> (básico), <skill>MS Project</skill>, <skill>CYPE</skill>.</skills>

<h>OTROS DATOS DE INTERÉS</h>
<status>Colegiado n.º 00.000 (Demarcación de Andalucía)</status>.
<vol><title>Voluntario</title> en <employer>Ingeniería Sin Fronteras</employer>, abastecimiento de agua en Marruecos, <end>agosto de 2011</end>.</vol>
