<title>Enólogo/a de planta</title>
<employer>Bodega Piedra del Alba</employer> – <place>Tupungato, Valle de Uco, Mendoza</place>

Somos una bodega mediana (6,5 millones de litros, 210 hectáreas propias) que exporta a 19 países. Estamos ampliando la nave de fermentación y sumamos a una persona que se enamore del fierro tanto como del vino. El puesto reporta a la directora de enología; <no>las decisiones de finca son del equipo agronómico</no> y <no>de la exportación se ocupa la oficina de Buenos Aires</no>.

¿De qué se trata?
En vendimia vas a <duty>coordinar la recepción de uva y los turnos de bodega</duty> (hasta 40 temporarios), a <duty>seguir las fermentaciones</duty> y a <duty>decidir junto a la directora los cortes</duty>. El resto del año te toca <duty>la crianza en barrica</duty>, <duty>la estabilización y el filtrado</duty>, <duty>la preparación de vinos para fraccionamiento</duty> y <duty>la documentación ante el INV</duty>.

Para postularte necesitás:
1) <degree c="must">Título de Licenciado/a en Enología o Técnico/a Universitario/a en Enología</degree>, con <licence c="must">matrícula habilitante</licence>.
2) <years n="4" of="elaboración en bodega">Cuatro vendimias o más como enólogo/a o asistente</years> en bodegas de más de un millón de litros.
3) Manejo firme de <must>control de fermentación</must>, <must>microbiología enológica</must> y <must>análisis sensorial</must>.
4) Experiencia en <must>crianza en barrica</must> y en <must>filtración</must>, ya sea <must g="1">tangencial</must> o <must g="1">por placas</must>.
5) Conocer la <must>normativa del INV</must> y tener cultura de <must>trazabilidad</must>.
6) <must>Conducción de equipos</must>: acá se pide por favor y se enseña.
7) <licence c="must">Carnet de conducir</licence> (no hay colectivo a la hora de los remontajes).
8) <lang c="must">Inglés intermedio</lang>, porque recibimos importadores y consultores.

Suma, pero no define: haber elaborado <nice>espumantes</nice>, trabajado con <nice>huevos de concreto</nice>, alguna <nice>certificación orgánica</nice>, conocer <nice>HACCP</nice> o <nice>BRCGS</nice>, hablar <lang c="nice">francés o portugués</lang>. <no>El sistema de gestión (Vinsoft) te lo enseñamos nosotros.</no> <no>No hace falta saber de marketing</no> ni <no>tener el nivel 3 de WSET</no>; paladar, sí.

Ofrecemos: relación de dependencia, <pay>sueldo bruto de $2.900.000 a $3.500.000 según experiencia</pay>, bono de vendimia, prepaga para el grupo familiar, almuerzo en bodega y vianda en los turnos de noche, una vendimia en el hemisferio norte cada tres años. Hay vivienda a 4 km por los primeros doce meses si venís de otra provincia.

Cómo seguimos: mandá tu CV con el asunto "Planta" a personas@piedradelalba.example.com hasta el 30. Después hay una charla por video, una visita a la bodega con una cata a ciegas de seis tanques y una devolución, quedes o no. Valoramos la diversidad: no pongas foto ni edad.
