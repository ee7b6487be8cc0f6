<title>Profesor/a de Física y Química (ESO y Bachillerato)</title>
<employer>Colegio Santa Orosia</employer> (concertado)
<place>Zaragoza</place>

Precisamos incorporar, a partir del 1 de septiembre, un/a docente para cubrir una excedencia por cuidado de hijos con una duración prevista de dos cursos. Jornada completa: 24 horas lectivas. El contrato es <pay>pago delegado, según tablas del VII Convenio de la enseñanza concertada</pay>.

El centro

Somos un colegio de tres vías, 1.150 alumnos y 84 docentes, a diez minutos andando del tranvía. Infantil y Primaria son bilingües; en Secundaria la asignatura se imparte en castellano, de modo que <no>la habilitación en inglés</no> no hace falta. Disponemos de dos laboratorios, reformados en 2023, y de un aula de <no>robótica</no> que lleva el departamento de Tecnología.

Funciones

· <duty>Impartir Física y Química en 3.º y 4.º de ESO y Física en 2.º de Bachillerato</duty>
· <duty>Preparar y evaluar situaciones de aprendizaje</duty>
· <duty>Tutorizar un grupo de 3.º</duty>, con atención quincenal a familias
· <duty>Organizar las prácticas de laboratorio</duty> e inventariar el material
· <duty>Acompañar la feria de ciencias de abril</duty>

Requisitos imprescindibles

– <degree c="must">Grado o licenciatura en Física, Química, Ingeniería Química</degree> o titulación que habilite según el RD 860/2010
– <degree c="must">Máster de Formación del Profesorado</degree> o <licence c="must">CAP</licence>
– <licence c="must">Certificado negativo de delitos de naturaleza sexual</licence>
– Conocimiento de la <must>LOMLOE</must> y de la <must>evaluación por criterios</must>
– Manejo de <must>Google Classroom</must> o de otro entorno virtual
– <must>Vocación</must>, <must>trabajo en equipo</must>, <must>gestión de aula</must>

La experiencia previa no es condición: quien acabe de terminar el máster puede presentarse. Ahora bien, se valorará con hasta tres puntos haber preparado alumnos para la <nice>EvAU</nice>, y con uno cada una de estas cosas: <lang c="nice">B2 de inglés</lang>, formación en <nice>aprendizaje cooperativo</nice>, conocimientos de <nice>atención a la diversidad</nice>, uso de <nice>simuladores PhET</nice> o de <nice>sensores de laboratorio</nice>. También puede sumar un punto quien colabore en alguna <nice>extraescolar</nice> (teatro, ajedrez, baloncesto).

No se pide formación en <no>orientación educativa</no>; tenemos dos orientadoras. Tampoco hay que impartir <no>Matemáticas</no>, aunque a veces se pregunte.

Ofrecemos

Formación interna cada miércoles (este curso: <no>inteligencia artificial en el aula</no> y <no>primeros auxilios</no>), comedor gratuito los días de guardia, plaza escolar para hijos, y un departamento en el que los exámenes se comparten. El ideario del centro es de inspiración cristiana; se espera respeto, no se exige <no>la DECA</no> ni práctica religiosa.

Proceso

Formulario web + CV en PDF antes del 30 de mayo. Las personas preseleccionadas darán una clase de 20 minutos sobre un tema de 4.º de ESO ante la coordinadora y dos alumnos de Bachillerato, y después tendrán una entrevista con la directora pedagógica. Comunicaremos el resultado a todos los participantes antes del 20 de junio. Titulaciones extranjeras: <licence c="must">homologación</licence> resuelta, no en trámite.

En el asunto: FQ-SEC-2025. No se atenderán candidaturas entregadas en portería.
