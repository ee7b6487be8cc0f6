<employer>Clínica Dental y Médica Ría Clara</employer>  ·  <place>Pontevedra</place>  ·  Presencial  ·  Publicada hace 6 h

<title>Enfermera/o para unidad de heridas y curas complejas</title>
<title>ENFERMERO/A – UNIDAD DE HERIDAS</title>

Estudios mínimos:      <degree c="must">Grado o Diplomatura en Enfermería</degree>
Experiencia mínima:    <years n="3" of="enfermería">Al menos 3 años</years>
Tipo de contrato:      Indefinido, jornada intensiva de mañana
Salario:               <pay>25.800 € – 29.000 € brutos/año</pay>
Inscritos:             18

Requisitos mínimos
<licence c="must">Colegiación en vigor</licence>. Experiencia en <must>curas complejas</must>: úlcera vascular, pie diabético, lesiones por presión. Manejo de <must>terapia de presión negativa</must> y de <must>vendaje compresivo</must>. <lang c="must">Castellano</lang> y <lang c="must">gallego</lang> hablado, porque muchos pacientes vienen de la aldea y se explican mejor así. <must>Empatía</must>. <licence c="must">Carné de conducir B</licence>: dos tardes al mes hay domicilios.

Requisitos deseados
<degree c="nice">Máster o Experto en heridas crónicas</degree>. <nice>Ecografía</nice> básica. Conocer <nice>Gesden</nice>.

Qué harás
<duty>Llevarás la consulta de heridas con agenda propia.</duty> <duty>Coordinarás con atención primaria y con el cirujano vascular.</duty> <duty>Fotografiarás y registrarás la evolución.</duty> No se pide <no>instrumentación quirúrgica</no> ni <no>implantología</no>; de la parte dental se ocupan las higienistas. El <no>láser</no> lo aprenderás con nosotros.

Quiénes somos
Policlínica familiar fundada en 1994. Contamos con odontología, <no>podología</no>, <no>fisioterapia</no> y medicina estética.

Ofrecemos estabilidad, 23 días laborables, ropa y lavandería, y la cuota colegial pagada.

Inscribirme en esta oferta  |  Guardar  |  Denunciar  |  Compartir esta oferta
En Ría Clara garantizamos la igualdad de trato y de oportunidades.
