<employer>AYUNTAMIENTO DE VALDEMORAL DEL CAMPO</employer>

ANUNCIO. Bases para la constitución de una bolsa de empleo de <title>TRABAJADOR/A SOCIAL</title>, Grupo A, Subgrupo A2. Expte. 318/2026.

Primera. Objeto. Cubrir con carácter temporal las vacantes y sustituciones del Centro de Servicios Sociales, con sede en <place>Medina de Rioseco (Valladolid)</place> y desplazamientos a los municipios de la mancomunidad.

Segunda. Requisitos de las personas aspirantes. Para ser admitido será necesario reunir, el último día del plazo de solicitudes:
  a) <permit>Tener la nacionalidad española o la de un Estado miembro de la Unión Europea</permit>.
  b) Tener cumplidos dieciséis años y no exceder de la edad de jubilación forzosa.
  c) Estar en posesión del <degree c="must">título de Grado o Diplomatura en Trabajo Social</degree>.
  d) <licence c="must">Permiso de conducción clase B</licence> y vehículo.
  e) No haber sido separado del servicio de ninguna Administración; certificado negativo de delitos sexuales.

Tercera. Funciones. <duty>Valoración de la situación de dependencia</duty>; <duty>tramitación de la renta garantizada de ciudadanía</duty>; <duty>elaboración de informes de vivienda y de menores</duty>; <duty>coordinación con los centros de salud</duty>. Quedan excluidas la <no>mediación familiar</no> y la <no>asesoría jurídica</no>, que presta la Diputación.

Cuarta. Retribuciones. <pay>2.214,60 euros brutos mensuales, catorce pagas</pay>.

Quinta. Procedimiento. Constará de dos fases.
  Oposición (60 puntos): un caso práctico sobre <must>Ley 39/2006 de dependencia</must>, <must>Ley 16/2010 de servicios sociales de Castilla y León</must> y <must>procedimiento administrativo común</must>. Se valorará la <must>claridad en la redacción</must>.
  Concurso (40 puntos): por cada mes trabajado en <nice>servicios sociales básicos</nice>, 0,40 puntos, hasta cinco años; por manejo acreditado de <nice>SAUSS</nice>, 2 puntos; por cursos de <nice>violencia de género</nice>, hasta 4 puntos; por <lang c="nice">lengua de signos</lang>, 2 puntos. No se puntuarán cursos de <no>ofimática</no>, de <no>mecanografía</no> ni de <no>prevención de riesgos laborales</no>.

Sexta. Solicitudes. Modelo del Anexo I, en el Registro General o en la sede electrónica (requiere certificado digital y <no>AutoFirma</no>), en diez días hábiles desde la publicación en el BOP. Tasa: 15 euros; exentos los desempleados de larga duración.

Séptima. Tribunal. Se nombrará por resolución de Alcaldía. Octava. Recursos. Contra las presentes bases cabe recurso de reposición en el plazo de un mes.

En Valdemoral del Campo, a 9 de febrero de 2026. La Alcaldesa, Fdo.: M.ª Consolación Rebollo Vaquero.
