*** URGE ***
EMPRESA MAQUILADORA DEL RAMO AUTOMOTRIZ SOLICITA
<title>TÉCNICO EN MANTENIMIENTO INDUSTRIAL (TURNO NOCTURNO)</title>
<employer>Arneses del Bravo S.A. de C.V.</employer>, Parque Industrial Río Bravo, <place>Ciudad Juárez, Chih.</place>

Escolaridad: <degree c="must" g="1">Técnico superior universitario</degree> o <degree c="must" g="1">preparatoria técnica terminada (CBTIS, CONALEP)</degree> en <must g="1">electromecánica</must>, <must g="1">mecatrónica</must> o <must g="1">electrónica</must>. Trunca no, favor de no insistir.
Edad: indistinta          Sexo: indistinto
Experiencia: <years n="3" of="mantenimiento industrial">3 años</years> comprobables en <must>mantenimiento preventivo y correctivo</must>
Disponibilidad: <must>tercer turno, 11:30 pm a 6:30 am, y tiempo extra los sábados</must>

CONOCIMIENTOS
>> <must>Diagramas eléctricos</must>
>> <must>Neumática</must> e <must>hidráulica básica</must>
>> <must>PLC</must>: leer la lógica y forzar entradas. La programación la ve ingeniería, NO se requiere <no>programar PLC</no>
>> <must>Prensas de aplicación</must> y <must>máquinas cortadoras</must> (<nice>Komax</nice> de preferencia)
>> <must>Uso de multímetro</must>
>> <lang c="must">Inglés</lang> para leer manuales, no hablado

SE VALORA, no es indispensable
>> <nice>Soldadura</nice>
>> <nice>Robots Fanuc</nice>
>> <nice>5S y TPM</nice>
>> <licence c="nice">DC-3 de trabajos en alturas</licence>

OFRECEMOS
<pay>$4,150 semanales libres</pay> + bono de asistencia $600 + vales + transporte de personal + comedor subsidiado + caja de ahorro + seguro de vida. Te capacitamos en <no>crimpado IPC-620</no>.

Interesados presentarse con solicitud elaborada, INE, CURP, NSS y comprobante de estudios, lunes a jueves 8:00 a 11:00, caseta 2.
