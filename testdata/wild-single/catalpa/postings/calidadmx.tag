¡¡ESTAMOS CONTRATANDO!!
<title>INGENIERO(A) DE CALIDAD</title> (CLIENTE)
<employer>Arneses del Bravo, S. de R.L. de C.V.</employer>
<place>Ciudad Juárez, Chih.</place>, Parque Industrial Las Lomas
Sueldo: <pay>$32,000 a $38,000 mensuales libres</pay>
Vacante: 2026-QA-09 | Hace 4 días | Empresa verificada ✔

Planta de arneses automotrices con 2,300 colaboradores, 3 turnos, cliente en Michigan y en Coahuila.

REQUISITOS INDISPENSABLES
✓ <degree c="must">Ing. Industrial, Mecatrónica o afín, titulado</degree>
✓ <years n="3" of="calidad automotriz">3 años</years> en <must>calidad</must> dentro del ramo <must>automotriz</must>
✓ <must>Core Tools</must> (<must>APQP</must>, <must>PPAP</must>, <must>AMEF</must>, <must>MSA</must>, <must>SPC</must>)
✓ <must>8D</must> y <must g="1">5 porqués</must> o <must g="1">Ishikawa</must>
✓ <lang c="must">Inglés 80%</lang>, conversacional (llamada diaria con el cliente)
✓ <permit>Visa láser vigente</permit> y pasaporte, se cruza a El Paso
✓ Disponibilidad para 2.º turno los primeros 3 meses

DESEABLE (NO LIMITANTE)
– <licence c="nice">Auditor interno IATF</licence>
– <licence c="nice">Green Belt</licence>
– <nice>Minitab</nice>
– Portal de <nice>Covisint</nice>

ACTIVIDADES
1) <duty>Atender quejas de cliente de principio a fin</duty>
2) <duty>Contener material sospechoso en 24 h</duty>
3) <duty>Actualizar planes de control</duty>
4) <duty>Dar seguimiento a auditorías de capa</duty>

OJO: el <no>dibujo en CATIA</no> lo hace Ingeniería de Producto y las <no>pruebas de laboratorio</no> las hace Metrología. 

OFRECEMOS: prestaciones superiores a la ley, fondo de ahorro 13%, comedor, transporte, clases de <no>inglés</no> y de <no>AutoCAD</no> sin costo, guardería.

Entrevistas de lunes a jueves 8:00 a 11:00 en caseta 2. Traer solicitud elaborada, INE y comprobante de estudios. WhatsApp 656 555 0133 con Lic. Brenda. En Arneses del Bravo no pedimos prueba de embarazo ni de VIH.

También buscamos: técnico en <no>crimpado</no>, programador <no>SMT</no>, chofer, <no>soldador</no>
