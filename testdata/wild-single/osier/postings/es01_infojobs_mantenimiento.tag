<title>Técnico/a de mantenimiento electromecánico</title> (turno rotativo)
<employer>Cierzo Envases Flexibles S.L.</employer>
★★★★☆ 3,9 (31 evaluaciones)
<place>Figueruelas (Zaragoza)</place>
Presencial
Publicada hace 3d (Publicada de nuevo)
Salario: <pay>27.000€ - 31.000€ Bruto/año</pay>
Experiencia mínima: al menos 3 años
Tipo de oferta: indefinido, jornada completa
INSCRIBIRME EN ESTA OFERTA
Inscritos: 84

Requisitos
Estudios mínimos
<degree c="must">Ciclo Formativo Grado Superior - Mecatrónica o Electricidad</degree>
Experiencia mínima
<years n="3" of="mantenimiento industrial">Al menos 3 años</years>
Conocimientos necesarios
<must>Neumática</must>   <must>Hidráulica</must>   <must>Siemens S7</must>   <must>Mantenimiento preventivo</must>

Descripción
¿Has abierto hoy una bolsa de patatas? Pues igual era nuestra. En Cierzo fabricamos film y envase flexible para media Europa con 150 personas y 9 impresoras que no paran nunca.

¿Qué harás?
Te ocuparás de <duty>resolver averías en impresoras, laminadoras y cortadoras</duty>, <duty>cumplir el plan de preventivo</duty> y <duty>proponer mejoras para reducir paradas</duty>. Anotarás cada intervención en el <must>GMAO</must> (da igual cuál hayas usado). La programación de robots la lleva la ingeniería externa, así que <no>KUKA</no> no hace falta.

¿Qué pedimos además?
- Lectura de <must>esquemas eléctricos</must>
- Disponibilidad para trabajar a <must>4 turnos</must>
- <licence c="must">Carnet de conducir B y vehículo propio</licence>
- Se valorará <nice>soldadura TIG</nice>, <nice>variadores de frecuencia</nice> y experiencia en <nice>artes gráficas</nice>
- <lang c="nice">Inglés técnico</lang> para manuales, deseable
- <must>Proactividad</must> y <must>trabajo en equipo</must>

Ofrecemos: plus de nocturnidad, comedor subvencionado, formación en <no>Industria 4.0</no> y clases de <no>inglés</no> a cargo de la empresa.

Tipo de industria de la oferta: Fabricación de productos plásticos
Categoría: Ingenieros y técnicos - Electrónica industrial
Vacantes: 2
Ofertas similares: Mecánico industrial - Alagón | Electricista de obra - Zaragoza | Jefe de turno - Épila
