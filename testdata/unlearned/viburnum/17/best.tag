Ainhoa Belmonte Zuriarrain - traductora EN/DE>ES
Logroño // a.belmonte.z@correo.example // autónoma desde 2015

quién soy: filóloga que se hizo traductora. Textos técnicos (maquinaria agrícola, manuales) y algo de marketing. Jurado no.

clientes y encargos
· Agencia Lingualba (2015→): 55-60 % de mi facturación, unas 350.000 palabras al año en total contando todos los clientes. Manuales de tractor DE>ES. La revisión la hace la agencia
· Bodegas Urdanta (2018→): web y fichas de cata ES>EN con un nativo que corrige, 2 veces al año
· Editorial Cierzo: una novela juvenil EN>ES (2021) a medias con otra traductora, yo los caps. 1-14 de 32
· posedición de TA: desde 2022, cada vez más; ahora un tercio del volumen
· subtítulos: un documental de 50 min, como prueba, 2020
· glosario de viticultura: 1.200 entradas previstas, hechas 480. lo comparto con dos colegas
· interpretación: acompañé en 2 ferias (enlace, nada de cabina)
· Proyecto "Manual Único" de la agencia (2023): 9 idiomas, yo la parte española; coordinadora era de la agencia

antes
Academia Roundtable, Logroño. Profe de inglés, 20 h semanales, 2009-2015. El último año coordiné el horario de 3 profes de verano
Becaria en la Cámara de Comercio, 6 meses, 2009: cartas, catálogos

estudios
Licenciatura Filología Inglesa, U. del Alto Ebro, 2008
Máster traducción especializada (a distancia), 2013-14; TFM entregado en 2015, notable
curso experto en localización de software: empezado, 3 de 8 módulos
Examen para traductora jurada: presentada 2019, no apta
Alemán: C1 Goethe 2012. Inglés C2. Euskera B1, lo entiendo más que lo hablo

herramientas
Trados Studio (diario), memoQ (en línea, cuando lo pide el cliente), Subtitle Edit lo justo. Scripts no.
Asociación: socia de la riojana; vocal suplente 2020-22. Di 1 charla (25 personas) sobre tarifas. Plazos: una entrega tarde en 2023
