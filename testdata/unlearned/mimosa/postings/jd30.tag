<title>VIGILANTE DE SEGURIDAD</title> (con y sin arma) para hospital y zona logística. <place>Zaragoza</place>.
<employer>Centinela Moncayo Seguridad, S.L.</employer> Empresa inscrita en el Registro de Seguridad Privada. Convenio estatal. 14 vacantes por nuevo servicio a partir del 1 de septiembre.

En Centinela Moncayo protegemos centros comerciales, estaciones y hospitales de todo el valle del Ebro desde 1994. Además de vigilancia contamos con división de <no>sistemas contra incendios</no>, <no>drones</no> y <no>ciberseguridad</no>, por si algún día te apetece cambiar sin salir de casa.

Buscamos personas que sepan estar. Para el hospital, sobre todo: quien <must>mantiene la calma</must> en una sala de urgencias un sábado a las tres de la mañana vale más que quien presume de fuerza. Tus tareas serán <duty>controlar accesos y visitas</duty>, <duty>hacer rondas interiores y exteriores con lectura de puntos</duty>, <duty>atender el centro de control y las cámaras</duty>, <duty>intervenir ante agresiones al personal sanitario aplicando protocolo</duty> y <duty>redactar el parte del servicio</duty>. En la zona logística, además, <duty>revisar cargas y pesar camiones</duty>.

Imprescindible tener <licence c="must">TIP de vigilante de seguridad en vigor</licence>. Para los puestos con arma, que son seis, hace falta la <licence c="nice">licencia de armas tipo C</licence>; si no la tienes, entras en los otros ocho. <degree c="must">ESO o equivalente</degree>. <years n="1" of="vigilancia">Un año</years> de experiencia como <must>vigilante</must>, en <nice g="3">hospital</nice> o <nice g="3">transporte</nice> mejor. <licence c="must" g="1">Carnet B</licence> y coche para llegar a Plaza, o <must g="1">vivir a menos de 20 minutos en bici</must>. <must>Disponibilidad para turnos rotativos, noches y festivos</must>. <lang c="must">Castellano fluido</lang>. <must>Redacción correcta</must>, porque los partes acaban a veces en el juzgado. <must>Sin sanciones por falta grave en seguridad privada en los dos últimos años</must>.

Se valorará: manejo de <nice>escáner de rayos X</nice>, <nice>primeros auxilios y DESA</nice>, <lang c="nice" g="2">inglés</lang> o <lang c="nice" g="2">árabe</lang>, el curso específico de <licence c="nice">vigilancia en centros hospitalarios</licence>. De <no>guía canino</no> no, el servicio con perros lo lleva otra empresa.

No hace falta saber de <no>CCTV</no> a nivel técnico, el manejo del puesto se enseña en tres turnos acompañados. Tampoco es un puesto de <no>auxiliar de información</no>.

Ofrecemos: <pay>1.512 € brutos x 15 pagas</pay> más nocturnidad, festivos, peligrosidad y plus de arma; cuadrante anual, de verdad; uniformidad completa; reciclaje anual de 20 horas a nuestro cargo, en jornada; contrato fijo tras seis meses con subrogación garantizada.

Interesados: CV y foto de la TIP por las dos caras (tapad el DNI) a rrhh@centinelamoncayo.example.com, ref. HOSP-PLAZA. Plan de igualdad registrado, queremos más mujeres en la plantilla, hoy sois el 11 %. Abstenerse quienes no tengan TIP, no podemos formaros desde cero.
