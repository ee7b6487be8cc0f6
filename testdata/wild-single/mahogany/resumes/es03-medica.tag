<name>Dra. Ximena Irarrázaval Poblete</name>
<headline>Médica general (EUNACOM), magíster(c) en salud pública</headline>
<place>Valdivia, Chile</place> · <phone>+56 9 5550 1184</phone> · <email>ximena.ip@example.org</email> · <status>RUT a solicitud · chilena</status>

<h>I. Antecedentes laborales</h>

<job><start>Abril 2022</start> a <end>la fecha</end>: <employer>CESFAM Los Canelos</employer>, sector Azul (per cápita 23.400 inscritos), <place>Valdivia</place>. <title>Médica EDF</title>, 44 h, con rol de <title>jefa de sector (s)</title> cuando falta la titular. <point>Policlínico cardiovascular, rondas a posta de Punucapa, telemedicina los jueves.</point></job>
<job><start>2019</start> – <end>marzo 2022</end>: <employer>Hospital de Queilén</employer> (baja complejidad, 18 camas, <place>Chiloé</place>). <title>Médica general de zona</title>. <point>Urgencia, hospitalizados, partos de llegada; vacunación casa a casa en lancha.</point></job>
<job><start>Ene</start>–<end>Mar 2019</end>: reemplazos, <employer>SAPU varios</employer> (Rahue, Angelmó), honorarios. <title>Médica de turno</title>.</job>
<job><start>2016</start>, <start>2017</start>: <employer>Universidad Austral de Chile</employer>, Inst. de Anatomía. <title>Ayudante alumna</title> ad honorem.</job>
<job><start>Veranos 2011 a 2015</start>: <employer>Fundo El Maitén, de don Rigoberto</employer>. <title>Temporera</title>, arándanos.</job>

<h>II. Títulos y grados</h>
<edu><degree>Médico Cirujano</degree>
<school>Universidad Austral de Chile</school>
<end>2018</end>
<grade>Distinción</grade></edu>
<edu><degree>Magíster</degree> en <field>Salud Pública</field>, <school>Universidad de Chile</school>, cursos aprobados, tesis en desarrollo (<start>2023</start>–)</edu>
<edu><degree>Diplomado</degree> <field>Salud familiar y comunitaria</field>, <school>PUC</school>, 180 h, <end>2021</end></edu>

<h>III. Certificaciones</h>
<cert>1) <cname>EUNACOM</cname>, 78 pts, <date>2018</date></cert>
<cert>2) <cname>ACLS / BLS</cname>, <issuer>AHA</issuer>, vence <date>10/2025</date></cert>
<cert>3) <cname>IAAPS, VIF y GES</cname>, capacitaciones SSV</cert>
<cert>4) <cname>Ecografía APS nivel 1</cname>; nivel 2 postulado</cert>

<h>IV. Publicaciones y congresos</h>
<pub><title>Adherencia a controles CV en isla</title>. Póster, Congreso SOCHIMEF, <end>2021</end>, segunda autora</pub>
<pub><title>Lanchas que vacunan</title>, carta, Rev Chil Salud Pública, <end>2022</end></pub>

<h>V. Idiomas y otros</h>
<language>Inglés</language>: <level>leo y converso, B2</level>. <language>Mapudungun</language>: <level>saludo y anamnesis básica</level>. <language>Lengua de señas</language>: <level>curso inicial</level>.
<skills>Manejo de <skill>RAYEN</skill>, <skill>SIGGES</skill>, <skill>REM</skill>, <skill>Stata</skill> (nivel tarea de magíster), <skill>eco FAST</skill> (en entrenamiento).</skills>
<vol><title>Voluntaria</title>, <employer>Trabajos Voluntarios de Salud FECH</employer>, <start>2014</start> y <start>2016</start>. <title>Secretaria de actas</title>, <employer>Consejo de Desarrollo Local Los Canelos</employer>, <start>2023</start>.</vol>
<status>Licencia clase B. Disponibilidad: desde abril, fin del ciclo EDF.</status>
