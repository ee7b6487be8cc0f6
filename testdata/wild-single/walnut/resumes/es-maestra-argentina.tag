<name>Rocío Belén Zabaleta</name>
<status>Argentina, 34 años, DNI a pedido</status>. <place>Rosario, Santa Fe</place>. <email>ro.zabaleta@example.org</email>

<summary>Maestra de primaria y bibliotecaria. Trabajé en escuela pública, en isla y en villa; también dos años
en una editorial. Busco cargo titular o interinato largo.</summary>

<h>Docencia</h>

<job><employer>Escuela Nº 1.117 "Costa Brava"</employer> (isla), <title>maestra de plurigrado</title>, suplente, <start>2015</start> y <end>2016</end></job>
<job><employer>Escuela Primaria Nº 6.042 "Alfonsina Storni"</employer>, <place>Rosario</place>:
   <title>maestra de 4º grado</title> (turno mañana), <start>marzo 2017</start> a <end>diciembre 2019</end>
   <title>maestra de 7º grado y referente de ESI</title>, <start>2022</start> - <end>actualidad</end>
   <point>Feria de ciencias: segundo puesto provincial con los de séptimo (2023).</point>
   <point>Armamos biblioteca de aula con 300 libros donados.</point></job>
<job><employer>Escuela Primaria Nº 6.042</employer> otra vez, contraturno: <title>bibliotecaria escolar</title> (interina), <start>desde agosto 2023</start></job>
<job><employer>Instituto Sagrada Familia</employer> (nivel terciario), <title>Ayudante de cátedra, Didáctica de la Lengua I</title>, <start>2021</start></job>

<h>Fuera del aula</h>

<job><title>Correctora / Asistente de edición</title> en <employer>Ediciones del Bajo S.R.L.</employer> (Colección Escolar), <place>Rosario</place>, <start>2020</start>-<end>2021</end>, pandemia, remoto
   <point>Corregí doce manuales de Lengua y uno de Matemática.</point></job>
<job><title>Niñera</title> y clases particulares mientras estudiaba.</job>
<vol><title>Tallerista de lectura</title>, <employer>Biblioteca Popular Cachilo</employer>, sábados, ad honorem, <start>2013</start> a <end>2018</end></vol>

<h>Títulos</h>

<edu><degree>Profesora</degree> de <field>Educación Primaria</field> — <school>Escuela Normal Superior Nº 1 "Dr. Nicolás Avellaneda"</school>. <end>2014</end>. Promedio <grade>8,43</grade></edu>
<edu><degree>Tecnicatura Superior</degree> en <field>Bibliotecología</field> — <school>ISET Nº 18</school>. <end>2019</end>.</edu>
<edu><degree>Licenciatura</degree> en <field>Ciencias de la Educación</field> — <school>Universidad Nacional de Rosario</school>, Facultad de Humanidades y Artes. En curso: 19 de 31 materias.</edu>
<edu><degree>Bachiller</degree> con orientación en <field>Comunicación</field> — <school>EEM Nº 433</school>, <place>Villa Constitución</place>, <end>2008</end>, <grade>abanderada</grade></edu>

<h>Capacitaciones con puntaje</h>
<cert><cname>Alfabetización inicial</cname> (<issuer>Ministerio de Educación de Santa Fe</issuer>, <date>2018</date>)</cert>
<cert><cname>ESI: Es Parte de Tu Vida</cname>, <date>2022</date></cert>
<cert><cname>Lengua de Señas Argentina, nivel I</cname>, <date>2024</date></cert>

<h>Además manejo</h>
<skills><skill>Koha</skill>, <skill>Canva</skill>, <skill>Classroom</skill>; y sé <skill>encuadernar</skill></skills>. <language>Portugués</language> <level>intermedio</level>, <language>inglés</language> <level>básico</level>.
