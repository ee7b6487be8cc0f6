OFERTA DE EMPLEO – <title>Jefe/a de Recepción</title>

<employer>Hotel Cala Ginebró</employer> ****S | 212 habitaciones | <place>Alcúdia, Mallorca</place>
Incorporación: marzo. Contrato fijo discontinuo (de marzo a noviembre).
Salario: <pay>según convenio de hostelería de Baleares + incentivo por objetivos</pay>

¿Quiénes somos?
Un hotel de playa de propiedad familiar, abierto en 1989 y reformado de arriba abajo en 2023. Nuestros clientes vienen sobre todo de Alemania, Suiza y el Reino Unido, y muchos repiten desde hace veinte años.

¿Qué harás?
Dirigirás un <duty>equipo de nueve personas entre recepción, conserjería y guest relations</duty>: <duty>turnos</duty>, <duty>formación</duty> y <duty>evaluación</duty>. Serás responsable de <duty>los check-in y check-out en días de 80 llegadas</duty>, de <duty>la caja y la facturación a agencias</duty>, y de <duty>responder las quejas y las reseñas</duty>, para lo que hace falta mucha <must>atención al cliente</must> y mano izquierda en la <must>gestión de reclamaciones</must>. Trabajarás codo con codo con gobernanta, mantenimiento y la central de reservas. Las <no>tarifas y el revenue management</no> los lleva la central en Palma, y la <no>animación</no> está externalizada.

¿Qué pedimos?
· <years n="3" of="jefatura o segunda jefatura de recepción">Mínimo 3 años</years> como jefe/a o segundo/a jefe/a de recepción en <must>hoteles vacacionales</must> de 4 o 5 estrellas
· <must>Gestión de equipos</must>
· Dominio de un PMS: <must g="1">Opera</must> o <must g="1">Protel</must>
· <lang c="must">Alemán C1</lang> e <lang c="must">inglés B2</lang>, imprescindibles ambos; se hará prueba oral
· <degree c="must">Grado en Turismo o ciclo superior de Gestión de Alojamientos Turísticos</degree>
· <must>Facturación</must> a turoperadores y <must>cierre de caja</must>
· Disponibilidad para <must>turnos rotativos</must>

Se valorará
El <lang c="nice">catalán</lang>, la experiencia en <nice>upselling</nice>, conocer <nice>ReviewPro</nice> o herramientas parecidas y tener el <licence c="nice">carné de conducir B</licence>. No hace falta <no>francés</no>. En abril cambiaremos la centralita y daremos un curso de <no>3CX</no> a todo el equipo.

Ofrecemos
Alojamiento para personal (habitación individual) y manutención, dos días libres seguidos por semana, descuentos en los demás hoteles del grupo y, si te gusta, continuidad de un año para otro.

<permit>Imprescindible permiso de trabajo en España en vigor</permit>. Envía tu CV con foto opcional a personas@calaginebro.example.com antes del 15 de enero, con el asunto «Jefatura recepción». Todos los procesos respetan la igualdad de trato entre mujeres y hombres.
