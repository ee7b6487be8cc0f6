VACANTE: <title>Técnico en Mantenimiento Industrial (3er turno)</title>

EMPRESA: <employer>Plásticos Técnicos del Bajío, S.A. de C.V.</employer>
UBICACIÓN: <place>Parque Industrial Querétaro, Santa Rosa Jáuregui</place>
SUELDO: <pay>$16,500 a $19,000 mensuales brutos + bono de puntualidad</pay>
HORARIO: lunes a sábado, 22:00 a 06:00 hrs.

Fabricamos <no>tableros automotrices</no> y conectores para clientes como <no>Valeo</no> y <no>Bosch</no>. Contamos con certificación <no>IATF 16949</no>. El taller de <no>moldes</no> es un departamento aparte.

REQUISITOS
- Escolaridad: <degree c="must">técnico o TSU en mantenimiento, mecatrónica o electromecánica</degree> (trunco se acepta con experiencia comprobable)
- <years n="3" of="mantenimiento industrial">3 años</years> en planta con <must>máquinas de inyección de plástico</must>
- <must>Electricidad industrial</must> (motores, contactores, variadores)
- <must>Hidráulica</must> y <must>neumática</must>
- Diagnóstico en <must>PLC</must>: <must g="1">Siemens S7</must> o <must g="1">Allen-Bradley</must>. Solo leer y detectar fallas, <no>programar desde cero</no> no
- <must>Lectura de diagramas eléctricos</must>
- <must>Bloqueo y etiquetado (LOTO)</must>
- <must>Disponibilidad para el turno nocturno</must>
- <must>Responsable</must>, <must>ordenado</must> con su herramienta y que <must>comunique bien el cambio de turno</must>

DESEABLE (no indispensable)
- <nice>Robots</nice> Wittmann o Fanuc
- <nice>TPM</nice>
- <nice>Soldadura TIG</nice>
- <lang c="nice">Inglés técnico</lang> para manuales
- <licence c="nice">DC-3 de trabajos en alturas</licence>

ACTIVIDADES
* <duty>Atender paros de línea en menos de 10 minutos</duty>
* <duty>Ejecutar el plan preventivo</duty> de 34 inyectoras Engel y Haitian
* <duty>Registrar órdenes en el sistema</duty> (<no>SAP PM</no>; se capacita)
* <duty>Cuidar el inventario de refacciones críticas</duty>

OFRECEMOS
Prestaciones superiores a la ley, vales de despensa, fondo de ahorro 10%, comedor subsidiado, transporte desde El Marqués, Centro y San José Iturbide, seguro de vida, caja de ahorro, reparto de utilidades, <no>curso de robótica</no> al cumplir un año, torneo de fut cada primavera.

PROCESO: examen práctico en tablero, entrevista con el jefe de turno, examen médico. Presentarse con solicitud elaborada, INE, NSS y comprobante de domicilio de martes a jueves de 9 a 12 en caseta 2, con el Ing. Rubén Olvera, o enviar CV a reclutamiento@ptbajio.example.com.

En esta empresa no se solicitan certificados de no embarazo ni de VIH como requisito de ingreso. Todos los trámites son gratuitos.
