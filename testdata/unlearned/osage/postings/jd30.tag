LLAMADO A CONCURSO PÚBLICO – CÓDIGO CNS-33/2025

Institución: <employer>Servicio Austral de Navegación Aérea</employer>
Cargo: <title>Ingeniero/a CNS (comunicaciones, navegación y vigilancia)</title>
Vacantes: 2      Estamento: Profesional, grado 9 EUS      Renta bruta: <pay>$2.310.000</pay>
Lugar de desempeño: <place>Aeródromo Balmaceda, Región de Aysén</place>
Vacaciones, asignación de zona y casa fiscal según disponibilidad.

I. OBJETIVO DEL CARGO
Asegurar la disponibilidad y la exactitud de los sistemas que apoyan al control de tránsito aéreo. No se trata de un cargo de <no>controlador de tránsito aéreo</no>.

II. FUNCIONES
a) <duty>Planificar y ejecutar el mantenimiento de ILS, VOR/DME y radar secundario</duty>
b) <duty>Certificar el retorno al servicio de los equipos tras una falla</duty>
c) <duty>Coordinar y acompañar las inspecciones en vuelo</duty>
d) <duty>Administrar la red de comunicaciones VHF y el enlace AMHS</duty>, para lo cual se requieren conocimientos de <must>redes IP</must> y de <must>radiofrecuencia</must>
e) <duty>Analizar fallas y proponer mejoras</duty>
f) <duty>Elaborar bases técnicas para compras públicas</duty>

III. REQUISITOS LEGALES
Los del Estatuto Administrativo: <permit>ser ciudadano o extranjero con permiso de residencia</permit>, salud compatible y no estar inhabilitado para ejercer cargos públicos.

IV. REQUISITOS DE FORMACIÓN Y EXPERIENCIA
a) <degree c="must">Título de Ingeniero Civil Electrónico, Eléctrico o en Telecomunicaciones, de al menos diez semestres</degree>
b) Experiencia: <years n="3" of="mantenimiento de sistemas electrónicos críticos">tres años en mantenimiento de sistemas electrónicos críticos</years>, sea en <must g="1">aviación</must>, <must g="1">defensa</must>, <must g="1">minería</must> o <must g="1">telecomunicaciones</must>
c) <lang c="must">Inglés técnico, nivel intermedio</lang>
d) <licence c="must">Licencia de conducir clase B</licence>

V. CONOCIMIENTOS
Excluyentes: <must>instrumentación de RF (analizador de espectro, wattmeter)</must>; <must>Anexo 10 de la OACI</must>.
Deseables: <nice>ADS-B</nice>; <nice>sistemas SMS de seguridad operacional</nice>; <nice>Ley 19.886 de compras públicas</nice>; equipos <nice g="2">Indra</nice> o <nice g="2">Thales</nice>.
No se exige <licence c="nice">licencia ATSEP</licence>; quien la posea tendrá 5 puntos adicionales. Los demás harán el curso <no>ILS Normarc</no> en Santiago a cargo del Servicio.

VI. COMPETENCIAS
<must>Trabajo en turnos, incluidos fines de semana</must> – <must>Tolerancia al clima y al aislamiento</must> – <must>Orden y registro</must> – <must>Trabajo en equipo</must> – <must>Probidad</must>

VII. ETAPAS Y PONDERACIÓN
Curricular 30 % · Prueba técnica 40 % · Entrevista psicolaboral 10 % · Comisión 20 %. Puntaje mínimo de idoneidad: 65.

VIII. POSTULACIÓN
Solo a través del portal, hasta las 17:00 h del 9 de mayo. Documentos: CV formato libre, copia del título, certificado de situación militar al día si corresponde, certificados que acrediten la experiencia. Quien presente una discapacidad podrá pedir adecuaciones. La nómina de resultados se publicará en la web.
