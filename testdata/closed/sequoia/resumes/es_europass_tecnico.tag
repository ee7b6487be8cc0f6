europass                                        Curriculum Vitae          Página 1 / 2

<h>INFORMACIÓN PERSONAL</h>
                       <name>Nerea Zubiaurre Calatrava</name>
                       C/ Alfarería 33, 2ºB, <place>44002 Teruel (España)</place>
                       Tel. <phone>600 000 527</phone>
                       <email>nerea.zubiaurre@example.net</email>
Sexo Mujer | Fecha de nacimiento <status>23/05/1991</status> | Nacionalidad <status>Española</status>

<h>EMPLEO SOLICITADO</h>        <headline>Técnica de laboratorio de análisis y control de calidad</headline>

<h>EXPERIENCIA PROFESIONAL</h>

<job>Fechas                           <start>febrero de 2020</start> – <end>actualidad</end>
Profesión o cargo desempeñado    <title>Analista de laboratorio</title>
Nombre de la empresa             <employer>Aceites Sierra Palomera, S. Coop.</employer>
Localidad                        <place>Alcañiz</place>
Funciones y                      <point>Acidez, peróxidos, K270 y humedad, unas 60 muestras diarias en campaña</point>
responsabilidades principales    <point>Calibración interna de pH-metros y balanzas</point>
                                 <point>Apoyo en la auditoría ENAC (ISO 17025), dos ensayos de los seis</point></job>

<job>Fechas                           <start>10/2016</start> – <end>12/2019</end>
Profesión o cargo desempeñado    <title>Auxiliar de laboratorio</title>
Nombre de la empresa             <employer>Jamones El Cierzo Alto, S.L.</employer>
Localidad                        <place>Calamocha</place>
Funciones y                      <point>Toma de muestras, siembra en placa, recuento de Listeria</point>
responsabilidades principales</job>

<job>Fechas                           <start>marzo</start> – <end>junio de 2016</end>
Profesión o cargo desempeñado    <title>Alumna en prácticas (FCT)</title>
Nombre de la empresa             <employer>Aguas del Alto Turia</employer></job>

nerea zubiaurre calatrava                                                 Página 2 / 2

<h>EDUCACIÓN Y FORMACIÓN</h>

<edu>Fechas                           <start>2014</start> – <end>2016</end>
Título de la cualificación       <degree>Técnico Superior</degree> en <field>Laboratorio de Análisis y de Control de Calidad</field>
Centro                           <school>IES Torre del Salvador Nuevo</school>, Teruel
Nota media                       <grade>8,6</grade></edu>

<edu>Fechas                           <start>2009</start> – <end>2012</end>
Título de la cualificación       <degree>Grado</degree> en <field>Química</field> (sin terminar, 132 créditos superados)
Centro                           <school>Universidad del Ebro Medio</school></edu>

<h>COMPETENCIAS PERSONALES</h>

Lengua materna                   <language>Español</language>
Otros idiomas        COMPRENSIÓN    HABLA    ESCRITURA
<language>Inglés</language>               <level>B2</level>             B1       B1
<language>Euskera</language>              <level>A2</level>             A2       A1

Competencias técnicas            <skills><skill>HPLC</skill> (básico), <skill>cromatografía de gases</skill>, <skill>espectrofotometría UV-Vis</skill>, <skill>volumetrías</skill>, <skill>microbiología de alimentos</skill></skills>
Competencias informáticas        <skills><skill>LIMS (LabWare)</skill>, <skill>Excel</skill></skills>
Permiso de conducir              <status>B</status>

<h>INFORMACIÓN ADICIONAL</h>
Cursos                           <cert><cname>Carné de manipulador de alimentos</cname> (<date>2022</date>)</cert>
                                 <cert><cname>Cata de aceite de oliva virgen, nivel I</cname>, 30 h, <issuer>Escuela del Bajo Aragón</issuer>, <date>2021</date></cert>
Referencias                      <other>A petición</other>
