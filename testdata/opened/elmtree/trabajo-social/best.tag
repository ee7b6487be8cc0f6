<name>Nuria Gascón Baquedano</name>
<status>Nacida en Calatayud el 14-2-1991</status>
tfno. <phone>600 555 214</phone> // <email>nuria.gascon.b@example.com</email> // <place>Zaragoza, Delicias</place>
<status>carnet B, coche propio</status> // <status>Colegiada nº 3-0417 (Colegio de Aragón), al corriente</status>

<h>ESTUDIOS</h>
<edu><start>2009</start>-<end>2013</end> <degree>Grado</degree> en <field>Trabajo Social</field>. <school>Universidad de Zaragoza</school></edu>
<edu><start>2024</start>- <degree>Máster</degree> <field>Gerontología social</field> (<school>UNED</school>), <point>30 de 60 créditos</point></edu>
<cert><cname>Curso ACP en domicilio, 40 h</cname>, <issuer>Fundación Pilares del Moncayo</issuer>, <date>2022</date></cert>
<cert><cname>Curso Cuidar a quien olvida (Alzheimer), 20 h, online</cname>, <date>2020</date></cert>

<h>DÓNDE HE TRABAJADO</h>

<job><employer>Servicios Sociocomarcales Jiloca Alto, S. Coop.</employer> (<place>Calamocha</place>)
desde <start>octubre de 2019</start> hasta <end>hoy</end>, <title>TS del SAD</title>
<point>Llevo 118 domicilios en once pueblos.</point> <point>Primera visita, informe, propuesta de PIA (la
resolución la firma la Comarca) y seguimiento cada seis meses o cuando llama el
médico.</point> <point>19 auxiliares: les hago los cuadrantes y las sustituciones, la jefa de servicio es
quien contrata.</point> <point>Cuando hay bronca entre hermanos por el cuidado de los padres me siento
con ellos; de 32 casos el año pasado, 24 acabaron en acuerdo por escrito.</point> <point>Meto todo en
SIUSS y en el Excel de la comarca.</point> <point>Reunión quincenal con enfermería y fisio del centro
de salud.</point></job>

<job><employer>Residencia Virgen de la Sarga</employer> (<place>La Almunia</place>)
<start>marzo 2016</start> / <end>sept. 2019</end>, <title>trabajadora social</title>, media jornada
<point>Ingresos, contratos, acogida de familias, 84 plazas.</point> <point>Informes para el juzgado en
procesos de incapacitación, unos 10 al año.</point> <point>Acompañé a la valoradora del IASS en
las visitas del BVD; conozco el baremo pero no estoy habilitada como valoradora.</point></job>

<job><start>2014</start> y <end>2015</end>: <title>auxiliar administrativa</title> (ETT) y <title>monitora de comedor</title>; <point>lo que salía.</point></job>
<vol><employer>Cruz Roja Calatayud</employer>, <title>voluntaria</title> <start>2011</start>-<end>2013</end>, <point>teleasistencia.</point></vol>

<h>OTROS DATOS</h>
<skills><skill>SIUSS</skill>, <skill>Excel (cuadrantes)</skill>, <skill>Word</skill>. He visto <skill>Gesad</skill> en una demo.</skills>
<language>Rumano</language>: <level>A2 (EOI)</level>, <language>inglés</language> <level>el del instituto</level>.
<other>Maternidad de junio 2021 a enero 2022. Disponible en un mes.</other>
