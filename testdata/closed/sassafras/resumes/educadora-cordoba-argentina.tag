<name>MARISOL ITURRASPE</name>
<headline>Maestra jardinera · Estimulación temprana · Narradora oral</headline>
<place>Barrio Güemes, Córdoba Capital</place>
cel <phone>351 500-0128</phone> / <email>sen.marisol@example.com</email> / IG @cuentosdelasenio

Hola! <summary>Soy docente de nivel inicial con 12 años de sala. Trabajé en jardines estatales, en uno parroquial y en la sala de juegos de un hospital. Busco titularidad o suplencia larga, turno mañana.</summary>

<h>¿DÓNDE TRABAJÉ?</h>

Institución                          Cargo                        Desde      Hasta      Situación
----------------------------------------------------------------------------------------------
<job><employer>Jardín Rosario Vera Peñaloza</employer>         <title>Docente sala de 4</title>            <start>mar-21</start>     <end>sigue</end>      interina</job>
<job><employer>Hospital de Niños Santa Brígida</employer>      <title>Juegoteca</title>                    <start>ago-18</start>     <end>dic-20</end>     contrato</job>
<job><employer>Jardín Parroquial San Cayetano</employer>       <title>Docente sala de 3 y de 5</title>     <start>feb-14</start>     <end>jul-18</end>     titular</job>
<job><employer>Jardín Municipal N° 7</employer>                <title>Preceptora</title>                   <start>2013</start>       <end>2013</end>       suplente</job>
<job><employer>Familias particulares</employer>                <title>Niñera</title>                       <start>2009</start>       <end>2012</end>       informal</job>

<h>¿QUÉ HICE AHÍ?</h>
<point>En el Peñaloza armé con la bibliotecaria la “valija viajera” (26 familias).</point> <point>En el hospital atendía entre 8 y 15 chicos por turno, también en aislamiento, con el equipo de psicología.</point> <point>En San Cayetano fui un año a cargo de la dirección por licencia de la directora (marzo a diciembre de 2017).</point>

<h>¿QUÉ ESTUDIÉ?</h>
<edu><degree>Profesorado</degree> de <field>Educación Inicial</field>. <school>Instituto Garzón Agulla</school>. Egresé en <end>2012</end>, promedio <grade>8,37</grade></edu>
<edu><degree>Diplomatura</degree> en <field>Atención temprana</field>. <school>Universidad Católica de Córdoba</school>. <end>2019</end></edu>
<edu><degree>Licenciatura</degree> en <field>Educación</field> (ciclo a distancia, <school>UNQ</school>): debo 5 materias y la tesina</edu>

Cursos con puntaje:
<cert><cname>ESI en el nivel inicial</cname> (<date>2022</date>, 40 hs)</cert>
<cert><cname>RCP pediátrico</cname> – <issuer>Cruz Roja</issuer> – <date>2024</date></cert>
<cert><cname>Lengua de señas argentina I</cname> (<date>2023</date>), II en curso</cert>

<h>¿QUÉ MÁS SÉ HACER?</h>
<skills><skill>guitarra</skill> (acordes), <skill>títeres</skill>, <skill>huerta</skill>, <skill>planificación por proyectos</skill>, <skill>adaptaciones curriculares</skill>, <skill>Canva</skill>, <skill>Google Classroom</skill></skills>
<language>Inglés</language> <level>básico</level>. <language>LSA</language> <level>inicial</level>.

<h>CUENTOS</h>
<pub>“<title>La jirafa que no entraba</title>”, <employer>Ediciones del Suquía</employer>, <end>2020</end></pub>
<award><title>Mención especial</title>, <employer>Concurso Provincial de Narración Oral</employer>, <end>2016</end></award>

<h>DATOS</h>
DNI <status>30.000.000</status> – nací el <status>2/10/1989</status> – <status>soltera, una hija</status> – apto psicofísico al día
<other>Referencias: Hna. Teresa (San Cayetano), Lic. Bazán (hospital). Los teléfonos los paso en la entrevista.</other>
