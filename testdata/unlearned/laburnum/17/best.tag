NEREA BOIX CARRASCOSA  ·  2ª encargada de tienda  ·  Valencia (disponibilidad para traslado: provincia)

TIENDAS
"Lino & Sal" moda mujer, C.C. Turia Plaza (180 m²) — nov 2020 / hoy
  Empecé dependienta 24 h, 2ª enc. desde junio 2022 (40 h)
  plantilla 7, en rebajas hasta 12. Encargada: Amparo. Horarios los hace ella, yo los miércoles y cuando libra
  ventas tienda 2023: 612.000 (+4 % s/22, objetivo +6)
  ticket medio 38 → 41, lo empujó la promo de bolsos de central
  escaparate: montaje s/ guía de visual, viene cada 3 semanas la visual de zona
  inventario: merma 1,9 → 1,4 %, alarmas nuevas en 2022 (las puso central)
  caja, cierre, arqueo; ingresos en banco no (Amparo / empresa seguridad)
  apoyé 10 días la apertura de la tienda de Castellón (2023)
  Formé a 4 dependientas. Una ya es 2ª enc. en otra tienda
  click&collect: tienda piloto, 1 de 6, llevo el mostrador
  Selección: estoy en las entrevistas, decide RRHH

Supermercados La Cistella — cajera-reponedora, frutería — 2016–2020, turno tarde; sustituí a la jefa de sección en agosto 2 veranos
Campañas: juguetería Navidad 14 y 15

FORMACIÓN
CFGM Actividades Comerciales, IES Rascanya Nord, 2016
CFGS Gestión de Ventas y Espac. Com. a distancia: 1º aprobado, de 2º me faltan 3 módulos
Manipuladora alimentos (caducado)
Curso escaparatismo 30 h SERVEF 2019
Liderazgo equipos – interno, 1 jornada

IDIOMAS
Castellano, valencià C1 (JQCV 2018), inglés A2 para atender

SISTEMAS: TPV propio (Sira), Excel básico, Cegid no lo toco
Otros: vocal del comité de empresa no; delegada de prevención 2021–23
