<name>AITOR ECHEVERRI SOLA</name>
<headline>desarrollador backend · java / kotlin</headline>
<summary>diez años moviendo dinero y siniestros de un sitio a otro sin que se pierda ninguno. prefiero
borrar código.</summary>
<h>trayectoria</h>
<job><title>senior backend engineer</title>
<employer>pagosur fintech</employer> · <place>remoto desde iruña</place>
<point>migré el módulo de conciliación de un monolito spring 4 a 6 servicios;</point>
<point>lotes nocturnos de 3 h a 25 min</point>
<point>guardias 1 de cada 5 semanas</point>
<tech>kotlin, spring boot 3, kafka, postgres, aws</tech>
<start>05.21</start> >> <end>…</end></job>
<job><title>programador analista</title>
<employer>consultora ebroinnova</employer> · <place>zaragoza</place>
<point>cliente: aseguradora mutua del moncayo. siniestros de hogar,
webservices soap con peritos externos</point>
<point>documenté lo que nadie había documentado</point>
<tech>java 8, jsf, oracle, jenkins</tech>
<start>09.17</start> >> <end>04.21</end></job>
<job><title>becario</title>, luego <title>programador junior</title>
<employer>tudela software</employer>
<point>erp para conserveras; informes jasper</point>
<start>02.15</start> >> <end>08.17</end></job>
<h>cosas propias</h>
<proj><title>bizikide</title> – <point>api abierta de aparcabicis de navarra (2.300 usuarios/mes)</point>, <start>2020</start> >> <end>hoy</end></proj>
<proj><title>charla «colas sin lágrimas»</title>, pamplona jug, <end>11.23</end></proj>

<h>contacto</h>
<email>aitor@echeverri.example.net</email>
<link>git.example.com/aitorech</link>
<phone>655 550 399</phone>
<h>stack</h>
<skills><skill>java 8-21</skill>
<skill>kotlin</skill>
<skill>kafka</skill>
<skill>postgresql</skill>
<skill>docker</skill>
<skill>terraform (lectura)</skill>
<skill>junit / testcontainers</skill></skills>
<h>idiomas</h>
<language>euskera</language>
<level>ega / c1</level>
<language>inglés</language>
<level>b2+</level>
<language>castellano</language>
<level>sí</level>
<h>estudios</h>
<edu><degree>grado ing. informática</degree>
<school>upna</school>
<start>2010</start>-<end>2015</end>
<point>erasmus en tampere</point></edu>
<h>papeles</h>
<cert><cname>aws developer associate</cname>
<date>2022</date></cert>
<cert><cname>ocp java 11</cname>
<date>2019</date></cert>
<h>y además</h>
<other>pelota a mano</other>
<other>padre desde 2022 (permiso 16 semanas)</other>
<other>busco 4 días / semana</other>
