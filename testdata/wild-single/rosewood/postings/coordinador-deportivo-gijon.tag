<employer>Club Natación y Salvamento Costa Verde</employer>
<place>Gijón (Asturias)</place>

Buscamos <title>Coordinador/a de Actividades Acuáticas</title>

El club nació en 1947 en una playa y hoy gestiona, por concesión municipal, dos piscinas cubiertas y un gimnasio. Tenemos 5.300 socios, 480 niños en la escuela y un equipo de <no>waterpolo</no> que nos da más disgustos que alegrías. También hay secciones de <no>triatlón</no>, <no>piragüismo</no> y <no>ajedrez</no>, con sus propios responsables.

¿Qué harás?
→ <duty>Organizar los grupos, calles y horarios de los cursos</duty>
→ <duty>Coordinar a catorce monitores y seis socorristas</duty>: cuadrantes, sustituciones, reuniones
→ <duty>Dar ocho horas semanales de clase</duty>, sobre todo bebés y mayores
→ <duty>Atender a las familias</duty>
→ <duty>Revisar el plan de emergencias y los simulacros</duty>

El mantenimiento del agua lo lleva una contrata, por lo que no pedimos conocimientos de <no>legionela</no> ni de <no>depuración</no>. Las cuotas y las <no>nóminas</no> las lleva Begoña.

¿Qué pedimos?
La ley asturiana manda: <degree c="must" g="1">grado en Ciencias de la Actividad Física y del Deporte</degree> o <degree c="must" g="1">TSEAS</degree>. Además, <licence c="must">título de socorrista acuático</licence> en vigor e inscripción en el registro que corresponda; <licence c="must">certificado de delitos de naturaleza sexual</licence> negativo, y manejo del <must>desfibrilador</must>. En cuanto a experiencia, <years n="3" of="enseñanza de la natación">tres años</years> de <must>enseñanza de la natación</must> y haber llevado ya algún equipo, aunque fuese pequeño: <must>coordinación de equipos</must>. Hay que saber de <must>programación de actividades</must>, de <must>primeros auxilios</must> y de poner buena cara cuando se estropea la caldera. Valoramos la <must>empatía</must>, la <must>capacidad de organización</must> y la <must>resolución de conflictos</must> (vestuarios, calles, flotadores).

¿Qué suma puntos?
<nice>Natación adaptada</nice> · <nice>matronatación</nice> · <licence c="nice">Entrenador nivel I de natación</licence> · <lang c="nice">asturiano</lang> · <lang c="nice">lengua de signos</lang>

¿Qué no hace falta?
Haber sido <no>nadador de competición</no>. Saber de <no>marketing</no>. Vivir en Gijón, con tal de llegar a las siete y media.

Ofrecemos contrato indefinido, <pay>24.800 € brutos al año</pay> en 14 pagas, jornada partida dos días y continua tres, uso de las instalaciones para ti y un acompañante, y cursos de la federación: este otoño toca <no>yoga acuático</no> y <no>hipopresivos</no>.

Manda tu currículum a empleo@cnscostaverde.example.org antes del día 20. Entrevista y prueba en el agua: trae bañador.
