<summary>Topógrafo de obra civil y de **minas**, veinte años de campo y unos cuantos de oficina técnica.
Actualmente **busco trabajo a menos de una hora de León**, o proyectos sueltos (levantamientos con dron, replanteos)
como autónomo.</summary>
***
<name>Honorio Valcárcel Prada</name> - <phone>600 000 745</phone> - <email>hvalcarcel@example.net</email>
***
<h>Aparatos y programas</h>
===========
<skills><group>Experto</group>
-------
*<skill>estación total leica</skill>, <skill>gnss rtk</skill>, <skill>autocad</skill>, <skill>mdt</skill>, <skill>nivelación de precisión</skill>, <skill>cubicaciones</skill>*
<group>Conocidos</group>
---------
*<skill>istram</skill>, <skill>pix4d</skill>, <skill>escáner láser faro</skill>, <skill>qgis</skill>, <skill>revit</skill>, <skill>guiado de maquinaria trimble</skill>*</skills>
***
<h>Experiencia</h>
===========
<job>**<title>Topógrafo jefe</title>**-*<employer>UTE Variante de Pajarín</employer>* (<start>2018</start>-<end>2024</end>)
*<tech>leica ts16, gnss, istram, trimble</tech>*
<point>Control geométrico de dos túneles de 3,1 y 1,4 km, con convergencias y calas semanales.</point> <point>Coordiné a tres
auxiliares y a la contrata de instrumentación.</point>
<point>Lo más difícil fue el paso bajo la línea férrea en servicio: lecturas cada seis horas durante cuatro meses y ni un
solo aviso de corte.</point></job>

<job>**<title>Topógrafo de explotación</title>**-*<employer>Antracitas de Cerredal</employer>-<employer>Grupo Hullasa</employer>* (<start>2007</start>-<end>2017</end>)
*<tech>autocad, mdt, brújula colgada, giróscopo</tech>*
<point>Planos de labores, cubicación mensual de estériles y acopios, colaboración en los planes de cierre.</point> <point>La empresa
entró en concurso y nos fuimos todos.</point></job>

<job>**<title>Auxiliar de topografía, delineante, Encargado de replanteo</title>**-*<employer>Construcciones Bernesga</employer>* (<start>2003</start>-<end>2007</end>)
<point>Urbanizaciones, saneamientos y un tramo de la A-60.</point> <point>Como *auxiliar* empecé de portamiras; los dos últimos años
llevaba yo solo los replanteos de calles y rasantes.</point></job>

<vol>**<title>Voluntario en cartografía de caminos</title>**-<employer>Asociación Cultural Babia Alta</employer> (<start>2011</start>-<end>2013</end>)
+  <point>Inventario GPS de 70 km de cañadas.</point>
+ <point>Mapa publicado en papel por la Diputación.</point></vol>

**<h>Cursos impartidos</h>**
><other>*Replanteo para encargados* - FLC León 2019, Ponferrada 2021</other>

***

<h>Educación</h>
=========
<edu>**<degree>Ingeniero Técnico</degree> en <field>Topografía</field>** - *<school>Universidad de León, Campus de Ponferrada</school>* (<start>1999</start>-<end>2003</end>)
Proyecto fin de carrera sobre microgeodesia de la presa de Barrios de Luna, <grade>matrícula de honor</grade>.</edu>

<edu>**<degree>Grado</degree> <field>Geomática y Topografía</field>**-*<school>UPM</school>* (<start>2016</start>-oo)
La adaptación al grado la llevo a ratos: me quedan dos asignaturas y el TFG.</edu>

<cert>**<cname>Piloto de drones AESA A1/A3 y STS-01</cname>** - <issuer>AESA</issuer> (<date>14/3/2022</date>)</cert>

<cert>**<cname>PRL 60 horas construcción</cname>** - <issuer>Fundación Laboral</issuer> (<date>2009</date>)</cert>
