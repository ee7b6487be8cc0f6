VACANTE: <title>Supervisor(a) de Producción – Inyección de Plástico (2.º turno)</title>
EMPRESA: <employer>Polímeros Cuauhxicalli, S.A. de C.V.</employer>
UBICACIÓN: <place>Parque Industrial El Marqués, Querétaro</place>
SUELDO: <pay>$24,000 a $28,000 mensuales brutos</pay> + bono de asistencia + bono de productividad
HORARIO: lunes a viernes 14:30–22:00, sábado 7:00–13:00

Empresa Tier 2 del ramo automotriz con 26 máquinas de 80 a 650 toneladas SOLICITA personal para integrarse de inmediato por crecimiento.

REQUISITOS (favor de abstenerse si no se cubren)
✔ Escolaridad: <degree c="must" g="1">Ingeniería Industrial, Mecánica o en Plásticos</degree>, titulado o pasante; o <degree c="must" g="1">TSU</degree> con <years n="5" of="piso de inyección">5 años en piso</years>
✔ Experiencia <years n="3" of="supervisión en inyección de plástico">mínima de 3 años supervisando personal en inyección</years> (no soplado, no extrusión)
✔ <must>Arranque de máquina</must> y <must>ajuste de parámetros de proceso</must>
✔ <must>Manejo de personal sindicalizado</must>, 18 a 25 operadores
✔ <must>Core tools</must>, por lo menos lectura: <must>SPC</must>, <must>AMEF</must>, <must>plan de control</must>
✔ <must>IATF 16949</must>
✔ <must>5S y SMED</must> aplicados, traer ejemplo
✔ <must>Excel intermedio</must>
✔ <lang c="must">Inglés técnico (leer hojas de proceso)</lang>
✔ <must>Disponibilidad para rolar turno</must> cada que haya auditoría

DESEABLE
☐ <nice>Moldeo científico</nice> (RJG o similar)
☐ <nice>Marcas Engel y Haitian</nice>
☐ <lang c="nice">Inglés conversacional</lang>
☐ <licence c="nice">Cinta amarilla Six Sigma</licence>

ACTIVIDADES
☞ <duty>Asegurar el cumplimiento del programa de producción, scrap y OEE</duty>
☞ <duty>Coordinar cambios de molde con taller</duty>
☞ <duty>Entregar y recibir turno con reporte por escrito</duty>
☞ <duty>Levantar acciones correctivas (8D)</duty>
☞ <duty>Vigilar el uso de EPP y reportar condiciones inseguras</duty>
☞ <duty>Capacitar a operadores de nuevo ingreso</duty>

NO se requiere: <no>diseño de moldes</no>, <no>programación de robots</no> (hay técnico), ni saber <no>SAP</no>; planeación captura todo. El área de ingeniería está migrando a <no>Power BI</no>, al supervisor nada más le llega el tablero.

OFRECEMOS
• Prestaciones superiores: 20 días de aguinaldo, vales 10 %, fondo de ahorro 8 %, SGMM después de 6 meses
• Comedor subsidiado, transporte desde Querétaro centro, La Cañada y Pedro Escobedo. ¿Vives en otra zona, por ejemplo San Juan del Río? Entonces <must>contar con auto propio</must>, porque a las 22:00 no hay ruta
• Contratación directa por la empresa, nada de outsourcing
• Curso pagado de <no>green belt</no> al año de antigüedad
• Buen ambiente, equipo de fut y posada legendaria

CÓMO POSTULARTE
Mándanos tu CV actualizado a rh@cuauhxicalli.example.com con asunto SUP-INY-2T o preséntate con solicitud elaborada de lunes a jueves 9 a 12 h en caseta 2, preguntar por Lic. Xóchitl Barrientos. El proceso: filtro telefónico, entrevista con el jefe de turno, prueba en máquina, examen médico. Todo el proceso es gratuito; jamás pedimos dinero ni pruebas de embarazo o VIH. Polímeros Cuauhxicalli no discrimina por edad, género, orientación, tatuajes, religión o condición social.
