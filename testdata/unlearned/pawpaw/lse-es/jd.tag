<employer>Fundación Colegio Hermanas Arizmendi</employer>
Centro concertado de escolarización preferente de alumnado sordo – <place>Zaragoza</place>

OFERTA DE EMPLEO: <title>Intérprete de Lengua de Signos Española</title>
(ESO y Bachillerato)

Tipo de contrato: fijo discontinuo, de septiembre a junio
Jornada: 30 horas semanales, de mañana
Retribución: <pay>según convenio, unos 1.580 € brutos al mes en 12 pagas</pay>

El colegio escolariza a 27 chicos y chicas sordos, diecinueve de ellos signantes. Trabajamos con dos lenguas, la oral y la de signos, y con la convicción de que un intérprete no es un profesor de apoyo. La <no>logopedia</no> la lleva otra compañera y el <no>subtitulado</no> de los vídeos una empresa externa.

Funciones
1. <duty>Interpretar las clases de ESO y Bachillerato</duty>, del castellano a la LSE y de la LSE al castellano, en todas las materias (sí, también Física).
2. <duty>Preparar con el profesorado el vocabulario y los materiales</duty> de cada unidad.
3. <duty>Interpretar tutorías, claustros y reuniones con familias sordas</duty>, además de excursiones y actos.
4. <duty>Colaborar en la creación de signos de aula con el especialista sordo</duty>, siempre dentro de lo que decide la comunidad.

Requisitos
a) <degree g="1" c="must">Técnico Superior en Interpretación de la Lengua de Signos</degree> o <degree g="1" c="must">Grado en Lengua de Signos Española y Comunidad Sorda</degree>. No se admite el título de Mediación Comunicativa por sí solo.
b) Mínimo <years n="2" of="interpretación en centros educativos">dos cursos completos como intérprete en centros educativos</years>, de los que al menos uno en Secundaria o FP.
c) <must>Interpretación simultánea en ambos sentidos</must>, con soltura en la <must>interpretación a voz</must>.
d) Conocimiento y cumplimiento del <must>código deontológico</must> de la profesión.
e) <must>Trabajo en equipo con el departamento de Orientación</must>.
f) <lang c="must">LSE, nivel C1 o equivalente</lang>.
g) <licence c="must">Certificado negativo de delitos de naturaleza sexual</licence> al incorporarse.
h) <permit>Permiso de trabajo en España</permit> si procede.

Se valorará
- <nice>Guía-interpretación para personas sordociegas</nice>
- <nice>Sistema de Signos Internacional</nice>
- manejo de <nice g="2">Google Classroom</nice> o <nice g="2">Moodle</nice>, porque colgamos allí los glosarios
- <nice>grabación y edición de vídeo en LSE</nice>
- <lang c="nice">inglés</lang> suficiente para seguir la clase de inglés

Ofrecemos un equipo estable (somos tres intérpretes), supervisión mensual con una psicóloga, dos horas semanales de preparación reconocidas y comedor gratuito. La formación en <no>palabra complementada</no> corre de nuestra cuenta y se hace en julio.

Solicitudes: currículo y un vídeo de tres minutos en LSE presentándote, a empleo@example.org, hasta el 12 de junio. Las pruebas (una clase real de Biología y una entrevista con dos profesores sordos) serán la última semana de junio. Tienen prioridad, a igualdad de méritos, las personas con discapacidad reconocida.
