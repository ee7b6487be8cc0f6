                         <h>CURRICULUM VITAE</h>

<h>I. DATOS PERSONALES</h>

Apellidos y Nombres   : <name>QUISPE HUAMANCHUMO, Delia Rosaura</name>
D.N.I.                : <status>00004417</status>
Fecha de nacimiento   : <status>19/08/1990</status>
Estado civil          : <status>Soltera</status>
Domicilio             : <place>Jr. Amazonas 000, Cajamarca</place>
Celular               : <phone>976 000 218</phone>
Correo                : <email>delia.quispe@example.com</email>

<h>II. FORMACIÓN ACADÉMICA</h>

<edu>- <degree>Licenciada</degree> en <field>Educación Inicial</field>. <school>Universidad Nacional de Cajamarca</school>. <end>2014</end></edu>
<edu>- <degree>Bachiller</degree> en <field>Educación</field>. <school>Universidad Nacional de Cajamarca</school>. <end>2013</end></edu>
<edu>- <degree>Segunda especialidad</degree> en <field>Estimulación Temprana</field> (egresada, título en trámite). <school>UNE La Cantuta</school>. <start>2019</start> - <end>2020</end></edu>

<h>III. EXPERIENCIA LABORAL</h>

<job>INSTITUCIÓN  : <employer>I.E.I. N° 1187 "Los Pinitos de Porcón"</employer>
CARGO        : <title>Docente de aula, 4 años</title> (contratada)
PERIODO      : Del <start>01/03/2022</start> al <end>31/12/2024</end>
FUNCIONES    :
   <point>* Planificación de experiencias de aprendizaje según CNEB.</point>
   <point>* Trabajo con familias quechuahablantes (escuela de padres mensual).</point>
   <point>* Responsable del comité de Qali Warma.</point></job>

<job>INSTITUCIÓN  : <employer>PRONOEI Ciclo I y II</employer>, UGEL San Marcos
CARGO        : <title>Profesora Coordinadora</title>
PERIODO      : <start>Marzo 2018</start> – <end>Diciembre 2021</end>
FUNCIONES    :
   <point>* Acompañamiento a 9 promotoras educativas comunitarias en zona rural.</point>
   <point>* Elaboración de cartillas "Aprendo en casa" por radio (2020).</point></job>

<job>INSTITUCIÓN  : <employer>Cuna Jardín "Mundo Kids" S.A.C.</employer>
CARGO        : <title>Auxiliar de educación</title>; desde 2016 <title>tutora de 2 años</title>
PERIODO      : <start>2014</start> – <end>2017</end></job>

<job>INSTITUCIÓN  : <employer>I.E. Inicial Rafael Olascoaga</employer>
CARGO        : <title>Practicante pre-profesional</title>
PERIODO      : <start>Agosto 2013</start> – <end>Diciembre 2013</end></job>

<h>IV. CAPACITACIONES</h>

<cert>1. <cname>Diplomado en Neuroeducación</cname>, <issuer>Instituto Pedagógico Andino</issuer>, 360 horas, <date>2021</date></cert>
<cert>2. <cname>Curso virtual "Evaluación formativa"</cname>, <issuer>PerúEduca</issuer>, <date>2023</date></cert>
<cert>3. <cname>Primeros auxilios</cname>, <issuer>Cruz Roja</issuer>, 20 h</cert>

<h>V. IDIOMAS E INFORMÁTICA</h>

<language>Quechua cajamarquino</language>   : <level>Intermedio (hablado)</level>
<language>Inglés</language>                 : <level>Básico</level>
Informática            : <skills><skill>Word</skill>, <skill>Excel</skill>, <skill>Canva</skill>, <skill>SIAGIE</skill> - nivel usuario</skills>

<h>VI. MÉRITOS</h>

<award>Resolución Directoral de felicitación, UGEL San Marcos, <end>2020</end></award>

<h>VII. REFERENCIAS</h>

<other>Prof. Wilder Chuquiruna, Director I.E.I. 1187</other>
