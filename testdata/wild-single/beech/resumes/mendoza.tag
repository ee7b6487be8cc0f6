<name>MARÍA FERNANDA MENDOZA XICAY</name>

<headline>Técnica en desarrollo comunitario</headline>

<place>Chimaltenango, Guatemala</place>
<phone>+502 5555 3370</phone>
<email>mfmendozax@example.org</email>

<h>EXPERIENCIA PROFESIONAL</h>

Institución
Puesto
Período

<job><employer>Asociación Semillas de Ixim (ASIXIM)</employer>
<title>Coordinadora municipal de proyecto</title>
<start>Abril 2021</start> – <end>actual</end>

Principales actividades

<point>Seguimiento a 17 grupos de mujeres en huertos y pilas de captación.</point>

<point>Liquidaciones mensuales al donante (Q 95,000 promedio).</point>

<point>Enlace con COCODE y la Dirección Municipal de la Mujer.</point></job>

<job><employer>Fundación Volcanes (Proyecto Niñez Migrante)</employer>
<title>Promotora social</title>
<start>Enero 2017</start> – <end>marzo 2021</end>

Principales actividades

<point>Visitas domiciliares, 45 familias en Patzún y Tecpán.</point>

<point>Talleres en kaqchikel sobre rutas de denuncia.</point></job>

Mendoza Xicay, M. F.
Pág. 1

<job><employer>Ministerio de Salud Pública, Distrito Patzún</employer>
<title>Facilitadora institucional</title> (renglón 189)
<start>2015</start> – <end>2016</end></job>

<job><employer>Instituto por Cooperativa San Bernardino</employer>
<title>Maestra de Ciencias Sociales</title>
<end>2014</end> (un ciclo escolar)</job>

<h>FORMACIÓN</h>

Grado
Institución
Año

<edu><degree>Licenciatura</degree> en <field>Trabajo Social</field> (pensum cerrado, tesis en proceso)
<school>Universidad de San Carlos, CUNDECH</school>
<end>2020</end></edu>

<edu><degree>Profesorado</degree> en <field>Pedagogía</field>
<school>Universidad de San Carlos</school>
<end>2014</end></edu>

<edu><degree>Maestra de Educación Primaria Bilingüe</degree>
<school>Escuela Normal Pedro Molina</school>
<end>2010</end></edu>

<h>DIPLOMADOS</h>

<cert><cname>Gestión de riesgo con enfoque de género</cname>
<issuer>CONRED / FLACSO</issuer>
<date>2019</date></cert>

<cert><cname>Marco lógico</cname>
<date>2022</date></cert>

<h>IDIOMAS</h>

<language>Español</language>
<level>100 %</level>
<language>Kaqchikel</language>
<level>100 %</level>
<language>Inglés</language>
<level>40 %</level>

<h>PROGRAMAS</h>

<skills><skill>Excel</skill>
<skill>Kobo Collect</skill>
<skill>QGIS (básico)</skill></skills>

<h>DATOS PERSONALES</h>

<status>CUI 0000 00000 0401</status>
<status>Soltera</status>
<status>27/11/1991</status>
<status>Licencia tipo M (moto)</status>
<status>Carencia de antecedentes penales y policiacos: vigente</status>

Mendoza Xicay, M. F.
Pág. 2
