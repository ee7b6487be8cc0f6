<employer>Hotel Roque Salino ****S</employer> (<place>Costa Adeje, Tenerife</place>)
Buscamos <title>GOBERNANTA / GOBERNANTE</title>

¿Quiénes somos?
Un hotel familiar de 312 habitaciones y 24 suites frente al mar, abierto todo el año, con clientela sobre todo británica, alemana y peninsular. Repetidores: 41 %. Reformamos la última planta el invierno pasado y nos falta la persona que cuide de todo ello.

¿Qué harás?
Dependerás de la dirección y te ocuparás de <duty>organizar y supervisar el departamento de pisos, áreas públicas y lencería</duty> (38 personas en temporada alta). En concreto:
* <duty>elaborar cuadrantes, vacaciones y reparto de habitaciones</duty>
* <duty>revisar habitaciones bloqueadas, VIP y salidas</duty>
* <duty>controlar inventarios y pedidos de lencería, amenities y productos químicos</duty>
* <duty>coordinar con recepción y servicio técnico</duty> los bloqueos y averías
* <duty>atender personalmente las quejas de los clientes</duty>, muchas veces en inglés, así que hay que hablarlo de verdad
* <duty>formar al personal nuevo</duty> en procedimientos y ergonomía

La <no>lavandería</no> está externalizada y de las <no>nóminas</no> se encarga la gestoría: de eso no tendrás que preocuparte.

Requisitos
* <years n="3" of="gobernanta o subgobernanta">Mínimo 3 años</years> como gobernanta o subgobernanta en <must>hoteles de 4 o 5 estrellas</must>, con más de 150 habitaciones
* <degree c="must" g="1">Formación Profesional en Alojamiento / Gestión de Alojamientos Turísticos</degree> o <degree c="must" g="1">certificado de profesionalidad de pisos y alojamientos</degree>
* <lang c="must">Inglés B2 hablado</lang>
* <must>Gestión de equipos</must> grandes
* Manejo de algún PMS: <must g="2">Opera</must>, <must g="2">Protel</must> o <must g="2">Tesipro</must>
* <must>Conocimiento de normativa de prevención de riesgos y de productos químicos</must>
* Disponibilidad para trabajar <must>fines de semana y festivos</must> en turnos rotativos
* <permit>Permiso de trabajo en vigor</permit>

Se valorará
* <lang c="nice">Alemán</lang> aunque sea para saludar
* <nice>Certificación o auditorías de calidad (Q, Travelife)</nice>
* <nice>Excel</nice>
* Residencia en el sur de la isla. <licence c="nice">Carné B</licence>, porque la guagua a las seis no siempre llega

Ofrecemos
Contrato indefinido a jornada completa, <pay>29.500 € brutos/año</pay> según convenio de hostelería de la provincia más plus de responsabilidad, manutención, dos días libres seguidos, aparcamiento, 20 % de descuento en el grupo y clases de <no>alemán</no> en invierno.

Cómo apuntarse
Manda tu CV a seleccion@roquesalino.example.com con la referencia GOB-S o déjalo en recepción a la atención de Nayra. Te llamaremos en una semana, te cojamos o no. En Roque Salino valoramos a las personas por su trabajo, sin distinción de sexo, edad, origen, orientación o discapacidad; tenemos plan de igualdad registrado.
