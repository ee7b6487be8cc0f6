Puesto: <title>Contador(a) de impuestos</title>
Empresa: <employer>Empaques y Cartones del Bajío, S.A. de C.V.</employer>
Ubicación: <place>León, Guanajuato</place>
Modalidad: presencial
Contratación: permanente, tiempo completo
Sueldo: <pay>$26,000 - $31,000 mensual brutos</pay>
Publicado: hace 3 días
Vacantes: 1

Descripción del empleo:
Empresa manufacturera con 28 años en el mercado y 310 colaboradores solicita contador(a) para el área fiscal. Reporta al gerente de contraloría. Motivo: crecimiento.

Escolaridad: <degree c="must">Licenciatura en Contaduría Pública</degree>, indispensable <licence c="must">título y cédula profesional</licence> (no pasantes, el puesto firma ante terceros)

Experiencia: <years n="4" of="impuestos">mínimo 4 años en área de impuestos</years>, de preferencia <nice g="1">manufactura</nice> o <nice g="1">IMMEX</nice>

Funciones:
* <duty>Cálculo y presentación de pagos provisionales y definitivos de ISR e IVA</duty>
* <duty>Elaboración de la declaración anual</duty> de la persona moral
* <duty>Envío de DIOT</duty> y <duty>contabilidad electrónica</duty>
* <duty>Trámite de devoluciones de IVA</duty> hasta su depósito
* <duty>Atención de requerimientos y cartas invitación del SAT</duty>
* Conciliación de <must>CFDI 4.0</must> emitidos y recibidos contra registros contables
* Apoyo al despacho externo en el <duty>dictamen fiscal</duty> (nosotros no hacemos <no>auditoría</no>, solo se entrega información)

Conocimientos:
* <must>ISR</must>, <must>IVA</must>, <must>Código Fiscal de la Federación</must>
* <must g="2">CONTPAQi</must> o <must g="2">Aspel COI</must>
* <must>Excel avanzado</must> (tablas dinámicas, buscarv, Power Query es un plus: <nice>Power Query</nice>)
* <must>Devoluciones de IVA</must>, formato electrónico
* Deseable <nice>impuestos locales</nice> (3% sobre nómina Guanajuato)
* Deseable <nice>precios de transferencia</nice>, nivel básico

La <no>nómina</no> y el <no>IMSS</no> los lleva Recursos Humanos, no forman parte del puesto. El <no>SAP</no> llega en 2027, la capacitación corre por nuestra cuenta.

Idioma: <lang c="nice">inglés básico, lectura</lang> (deseable)
Competencias: <must>trabajo bajo presión</must>, <must>orden</must>, <must>confidencialidad</must>
Edad: indistinta. Sexo: indistinto.
Disponibilidad: <must>disponibilidad de horario en cierres</must>

Ofrecemos:
Prestaciones superiores a la ley, vales de despensa 10%, fondo de ahorro 8%, comedor subsidiado, 15 días de vacaciones el primer año, transporte desde el centro de León.
Horario: lunes a viernes de 8:00 a 17:30 h

Postulación:
Envía tu CV con asunto "IMPUESTOS LEÓN" a talento@empaquesbajio.example.com o postúlate por este medio. Examen teórico práctico en planta. Nunca pedimos dinero a los candidatos. Empresa incluyente: ninguna persona será discriminada por origen, género, edad, discapacidad, religión o estado civil.
