<name>Yurena Padrón Déniz</name>
<place>Las Palmas de Gran Canaria</place>
<phone>+34 600 555 018</phone>
<email>yurena.padron@example.com</email>

<h>SOBRE MÍ</h>
<summary>Camarera de pisos con doce temporadas a las espaldas, ahora gobernanta. Busco puesto fijo
o fijo discontinuo en el sur de la isla, turno de mañana a poder ser (tengo una niña de 6 años).</summary>

<h>DÓNDE HE TRABAJADO</h>

<job><employer>HOTEL BARRANCO PALACE</employer> 4*
<place>Maspalomas</place>, 420 hab.
<title>Subgobernanta</title> (antes <title>camarera de pisos</title>)
<start>nov. 2018</start> – <end>actualidad</end>, fija discontinua
· <point>Reparto de plantas de 26 camareras y 3 valets, control de minibar y averías en Opera</point>
· <point>Repaso de salidas: unas 60 habitaciones al día</point>
</job>
<job><employer>APARTAMENTOS LOS DRAGOS</employer>
<place>Playa del Inglés</place> (cerrado en 2018)
<title>Limpiadora</title>, por ETT
<start>2014</start> – <end>2018</end>
</job>
<job><employer>CASA PARTICULAR</employer>
familia alemana, <place>Tafira Alta</place>
<title>Empleada de hogar</title> interna
<start>2012</start> – <end>2014</end>
· <point>Limpieza, plancha, cocina y una señora mayor con alzhéimer</point>
</job>
<job><employer>BAR DE MI TÍO</employer> (<place>Agaete</place>)
veranos
<title>Ayudante de cocina y barra</title>
<start>2008</start> – <end>2011</end>
</job>

<h>ESTUDIOS Y CURSOS</h>
<edu><degree>ESO</degree>, <school>IES Agaete Pepe Dámaso</school>, <end>2009</end></edu>
<edu><degree>Certificado de profesionalidad</degree>
<field>Gestión de pisos y limpieza en alojamientos</field> (HOTA0208), nivel 3
<school>Servicio Canario de Empleo</school>
<end>2021</end>, 480 h</edu>
<cert><cname>Manipulador de alimentos</cname> – <date>2023</date></cert>
<cert><cname>Prevención de riesgos laborales</cname>, 60 h. (<date>2019</date>)</cert>

<h>IDIOMAS</h>
<language>Alemán</language>    <level>me defiendo bien, lo aprendí en la casa</level>
<language>Inglés</language>     <level>A2</level>
<language>Español</language>    <level>materno</level>

<h>OTROS DATOS</h>
<status>Carné B, coche propio</status>
<skills>Manejo <skill>Opera</skill> y <skill>WhatsApp Business</skill>; de ordenador, <skill>Excel</skill> lo justo para los cuadrantes.</skills>
<other>Referencias: Sra. Dolores, gobernanta general (dar aviso antes de llamar)</other>
