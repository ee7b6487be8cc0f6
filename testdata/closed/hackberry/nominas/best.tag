Curriculum de <name>Begoña Aldecoa Ruberte</name> (<phone>600 555 318</phone>, <email>begona.aldecoa@example.com</email>)

Vivo en <place>Utebo</place>. Llevo media vida entre TCs, como decíamos antes. Soy <edu><degree>graduada social</degree> por la <school>Universidad de Zaragoza</school>, promoción del <end>'09</end></edu>, y desde <cert><date>2022</date> estoy <cname>colegiada no ejerciente</cname> en el <issuer>Colegio de Graduados Sociales de Aragón</issuer></cert>.

<h>Asesorías por las que he pasado</h>

<job><employer>Gestoría Sancho Abarca, S.L.P.</employer> (<place>Zaragoza</place>), <start>septiembre '17</start> hasta <end>hoy</end>. <title>Oficial 1.ª laboral</title>, a jornada de 30 h desde que nació el pequeño ('20).
<point>48 empresas y entre 520 y 570 recibos al mes en A3, con sus RLC y RNT por Siltra. Bares, talleres, dos ambulancias y una residencia, o sea que manejo el de hostelería de Zaragoza, siderometal, transporte sanitario y dependencia.</point>
<point>Todo lo del 111 y el 190 de esas empresas; la regularización de diciembre la hago en octubre también y así nadie llora.</point>
<point>En 2020 tramité 31 ERTEs de fuerza mayor en tres semanas, con otra compañera. Los ETOP los llevó el jefe.</point>
<point>Cuatro requerimientos de Inspección contestados, tres sin sanción y el cuarto con acta de 626 € por un registro horario que no había.</point>
<point>Enseño la casa a las de prácticas (una al año), sin firmarles nada.</point></job>

<job><employer>Asesoría Turiaso</employer>, <place>Tarazona</place>, <start>feb '12</start> / <end>jul '17</end>, <title>auxiliar</title> y luego <title>técnica laboral</title>.
<point>Empecé picando altas y bajas en RED y contratos en Contrat@ y acabé con 20 clientes propios, casi todos del campo: sistema especial agrario, jornadas reales, fijos discontinuos.</point>
<point>Programa: Nominaplus hasta que nos pasaron a A3 en 2015. Ayudé a migrar 90 fichas de empresa.</point></job>

<job>De <start>2010</start> a <end>2011</end> <title>cajera</title> en <employer>Supermercados Alcorán</employer>, que también enseña.</job>

<h>Cosas sueltas que me preguntan siempre</h>
Certificados de empresa: <skills><skill>Certific@2</skill>, cada semana. <skill>Excel</skill>: <skill>BUSCARV</skill> y <skill>tablas dinámicas</skill>, macros no. <skill>Delt@</skill> para los accidentes.</skills>
Planes de igualdad: <cert>curso de <cname>agente de igualdad</cname>, 60 de las 150 horas hechas (<issuer>UNED</issuer>, acabo en <date>junio</date>)</cert>. Extranjería: dos renovaciones, con la chuleta delante.
Idiomas: <language>francés</language> <level>B1 (EOI Tarazona, 2013)</level>; <language>inglés</language>, <level>el del instituto</level>.
Tengo <status>coche y carné B</status>. Preaviso, quince días.
