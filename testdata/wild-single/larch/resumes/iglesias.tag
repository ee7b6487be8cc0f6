<name>IGLESIAS PENA, Uxía</name>
<place>Pontevedra</place>, <status>nacida en 1990</status>. <email>uxia.iglesias@example.net</email>

<h>QUIÉN SOY.</h> <summary>Profesora de Lengua y Literatura. He dado clase en pública, concertada y academia, en
ese orden inverso. Creo en leer en voz alta.</summary>

<h>AHORA.</h> <job>En el <employer>IES Ría de Arousa-Sur</employer> (<place>Vilagarcía</place>) soy <title>profesora interina</title>, vacante de curso completo
<start>desde septiembre de 2023</start>. <point>Doy 2º de ESO y 1º de Bachillerato, soy tutora de un grupo de 27 y
coordino el club de lectura.</point></job>

<h>ANTES.</h> <job>De <start>enero de 2021</start> a <end>junio de 2023</end> encadené once <title>sustituciones</title> por la provincia para la
<employer>Consellería de Educación</employer>: <point>la más corta, nueve días en A Estrada; la más larga, siete meses en Lalín.</point></job>
<job>Entre <start>2017</start> y <end>2020</end> trabajé en el <employer>Colegio Santa Comba</employer> de <place>Ourense</place> como
<title>profesora de Lengua Castellana</title> y, el último año, <title>jefa de departamento</title> (éramos tres).</job> <job>Los tres cursos previos di
clase de <title>español para extranjeros</title> por horas en <employer>Academia Faro</employer>, <place>Santiago</place>
(<start>2014</start> — <end>2017</end>).</job>

<h>FUERA.</h> <job>Curso <start>2013</start>/<end>14</end>: <title>auxiliar de conversación</title> en el <employer>Lycée Saint-Clair</employer>, <place>Quimper</place>.</job>

<h>PAUSA.</h> <other>De julio a diciembre de 2020 cuidé de mi padre.</other>

<h>ESTUDIOS.</h> <edu><degree>Licenciada en Filología Hispánica</degree> (<school>USC</school>, <start>2008</start>-<end>2013</end>, <grade>notable</grade>).</edu> 
<edu><degree>Máster de Profesorado</degree> (<school>Universidade de Vigo</school>, <end>2014</end>).</edu> <edu><degree>Doctorado</degree> en <field>Estudios Literarios</field>
iniciado en <start>2022</start>; <point>tesis sobre la prosa de viajes gallega, sin fecha de depósito</point>.</edu>

<h>OPOSICIONES.</h> Aprobada sin plaza en 2021 (<grade>6,84</grade>) y en 2023 (<grade>7,41</grade>). Puesto 112 de la lista.

<h>CURSOS.</h> <cert><cname>CELGA 4</cname>.</cert> <cert><cname>Aulas Google y evaluación por rúbricas</cname> (50 h, <date>2022</date>).</cert> <cert><cname>Acoso escolar: protocolo</cname>
(<issuer>CFR Pontevedra</issuer>, 24 h, <date>2024</date>).</cert>

<h>HE PUBLICADO.</h> <pub>«<title>Una maleta en Compostela</title>», revista Moalla, nº 9, <end>2022</end>.</pub> <pub>Edición escolar
de <title>Cuentos de la lluvia</title>, <end>2019</end>, con dos compañeros.</pub>

<h>LENGUAS.</h> <language>Gallego</language> y <language>castellano</language>, <level>maternas</level>; <language>francés</language>, <level>C1 (DALF)</level>; <language>portugués</language>, <level>lo leo</level>; <language>inglés</language>,
<level>B1</level>.

<h>MANEJO.</h> <skills><skill>Moodle</skill>, <skill>Genially</skill>, <skill>XADE</skill>, <skill>Audacity</skill></skills>. <status>Carné B</status>, <status>coche</status>.
