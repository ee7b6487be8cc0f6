EUSEBIO LARRAMENDI QUIROGA
chófer de tráiler – Miranda de Ebro

Carnets: B, C, C+E (desde 2015). CAP al día hasta 11/2027. ADR básico + cisternas: básico vigente, cisternas caducado en junio, curso apuntado en enero. Tarjeta tacógrafo. Carretillero: sí. Grúa autocargante: la uso, sin título.

TRABAJOS
Transportes Arlanzón Frío SL. Ago 2020 – hoy. Frigo, nacional y algo de Francia (hasta Burdeos, 1 viaje cada 3 semanas más o menos)
- 110.000 km/año aprox. Sin siniestros con culpa desde 2021 (uno en 2020, espejo)
- consumo 29,8 l, la media de la flota 31; 26 camiones
- monté con el jefe de tráfico las rutas de Mercadona-tipo (súper) zona norte: él planifica, yo le decía muelles y horas
- padrino de 4 novatos, una semana cada uno. Jefe no soy
- probé el tacógrafo inteligente v2 con otros 2
- delegado sindical suplente
- paletizado: 33 palés, transpaleta eléctrica, descarga a veces

Cisternas Ebroleche: 2017-2020. Recogida leche, 8-10 ganaderías/día, toma de muestras (curso 1 día). Mercancía NO peligrosa. La limpieza CIP la hacía la planta.

Autónomo 2016 con furgón 3,5 t, 9 meses, cerré. Antes: peón de almacén y reparto con rígido (ETT), 2013-2016; C+E cuando pude.

Estudios: ESO. Grado medio Conducción de Vehículos de Transporte, 1.º aprobado, 2.º a distancia este curso.
Título de competencia profesional (gestor): examen suspendido en 2023, repito en otoño.
Primeros aux. 8 h. Estiba: charla de la mutua.
Idiomas: francés de muelle. Portugués entiendo.
Mecánica: rueda, bombillas, frenos no.
Buscando: nacional con fines de semana en casa; noches bien, pero no todas.
