<title>Auditor(a) Jr. de Estados Financieros</title>
<employer>Rentería, Oyarzún y Asociados, S.C.</employer>
<place>Monterrey, N.L.</place> (Valle Oriente) · Presencial en cliente

¿Acabas de terminar la carrera y te gusta preguntar hasta entender? En ROA formamos auditores desde 1982. El 70 % de nuestros socios empezó sacando copias; tú ya no vas a sacar copias.

Objetivo del puesto. <duty>Ejecutar pruebas sustantivas y de control en auditorías de empresas manufactureras y comerciales</duty> bajo la supervisión de un senior.

Actividades principales.
I. <duty>Elaborar cédulas y papeles de trabajo</duty>.
II. <duty>Presenciar inventarios físicos</duty> (sí, el 31 de diciembre).
III. <duty>Enviar y controlar confirmaciones de saldos</duty>.
IV. <duty>Revisar conciliaciones bancarias y cortes de ventas</duty>.
V. <duty>Documentar hallazgos</duty> y comentarlos con el senior antes que con el cliente.

Requisitos.
I. <degree c="must">Licenciatura en Contaduría Pública, titulado o pasante</degree>, egreso no mayor a dos años.
II. Experiencia: no indispensable; <years n="1" of="prácticas en despacho" c="nice">un año de prácticas en despacho</years> se toma en cuenta.
III. Conocimiento de <must>NIF</must> y nociones de <must>NIA</must>.
IV. <must>Excel intermedio: tablas dinámicas, BUSCARV</must>.
V. <lang c="must">Inglés, lectura intermedia</lang>; <lang c="nice">inglés conversado</lang> deseable.
VI. <must>Disponibilidad para viajar</must> a Saltillo, Reynosa y Torreón, ene–abr.
VII. <must>Ética</must>, <must>atención al detalle</must>, <must>redacción clara</must>.

Deseable. Haber usado <nice g="1">CONTPAQi</nice> o <nice g="1">SAP</nice> del lado del cliente. <licence c="nice">Licencia de manejo</licence>. Interés en <nice>análisis de datos (IDEA, ACL)</nice>.

No es un puesto de <no>impuestos</no> ni de <no>nómina</no>; esas áreas reclutan por separado. Tampoco esperamos que ya sepas usar <no>CaseWare</no>, lo enseñamos en las tres semanas de inducción.

Ofrecemos. <pay>$13,500 a $15,000 mensuales brutos</pay>, prestaciones de ley desde el primer día, vales de despensa, viáticos, pago del examen del IMCP, plan de carrera (semi senior a los 24 meses en promedio).

Interesados enviar CV con foto opcional y kárdex a talento@roa.example.org. Rentería, Oyarzún y Asociados no discrimina por edad, género, estado civil, embarazo, religión, orientación ni condición de salud. Nunca pedimos dinero ni exámenes de ingravidez.
