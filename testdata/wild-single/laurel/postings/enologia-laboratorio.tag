<employer>Bodegas Valdeherrera</employer>
<title>Técnico/a de laboratorio enológico</title>
<place>Cenicero (La Rioja)</place>
Publicada hace 2 días · Presencial · Inscritos: 43

Salario: <pay>24.000 € - 27.500 € bruto/año</pay>
Experiencia mínima: al menos <years n="2" of="laboratorio de bodega">2 años</years>
Tipo de oferta: indefinido, jornada completa (en vendimia, turnos rotativos de lunes a domingo)

Requisitos
Estudios mínimos
<degree c="must" g="2">Grado en Enología, Química o Ciencia y Tecnología de los Alimentos</degree>; también se admite <degree c="must" g="2">FP Grado Superior en Vitivinicultura</degree>
Conocimientos necesarios
<must>análisis fisicoquímico de vinos</must> · <must>ISO 17025</must> · <must>microbiología enológica</must> · <must>cata</must>
Idiomas
<lang c="nice">Inglés – intermedio (deseable)</lang>
Requisitos mínimos
- Experiencia demostrable en <must g="3">bodega</must> o <must g="3">laboratorio acreditado</must>.
- Manejo de equipos: <must>espectrofotómetro</must>, <must>FTIR (WineScan o similar)</must> y, al menos uno de los dos, <must g="1">HPLC</must> o <must g="1">cromatografía de gases</must>.
- <must>Rigor en el registro de datos</must>, <must>capacidad de trabajo en equipo</must>.
- <licence c="must">Carné de conducir B</licence> y vehículo propio; no hay transporte público hasta la bodega.

Descripción
Somos una bodega familiar (5ª generación) integrada en la D.O.Ca. Rioja, con 210 hectáreas de viñedo propio y presencia en 38 países. Buscamos incorporar a nuestro departamento técnico una persona que, en dependencia de la Directora de Enología, se encargará de:

<duty>Realizar la analítica diaria de mostos y vinos</duty>, sobre todo en vendimia
<duty>Controlar las fermentaciones alcohólica y maloláctica</duty>
<duty>Calibrar y verificar los equipos</duty>
<duty>Mantener al día la documentación del sistema de calidad (BRC/IFS)</duty>
<duty>Tomar muestras en viñedo para el seguimiento de la maduración</duty>

Se valorará:
* formación en <nice>viticultura ecológica</nice>
* <nice>Microsoft Dynamics</nice> o cualquier otro ERP del sector
* estar en posesión del <licence c="nice">carné de carretillero</licence>
* residencia en la zona

No es un puesto comercial: las visitas y el <no>enoturismo</no> los lleva otro equipo. Tampoco se pide experiencia en <no>elaboración</no>, ya que las decisiones de bodega corresponden a los enólogos.

Qué ofrecemos
Estabilidad, plan de formación con la Universidad de La Rioja, comedor subvencionado, caja de vino mensual (responsablemente) y posibilidad real de crecer. En julio y agosto, jornada intensiva.

Valdeherrera dispone de Plan de Igualdad y apuesta por la contratación sin distinción de género, edad, origen o discapacidad. Para participar, inscríbete en el portal y contesta a las preguntas del formulario: 1. ¿Disponibilidad para incorporarte antes del 25 de agosto? 2. ¿Pretensiones económicas?
