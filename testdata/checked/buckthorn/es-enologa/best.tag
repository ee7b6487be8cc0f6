Maribel Otxandio Perales
Enóloga (segunda) – Cenicero / Logroño
tel. 600 000 482

SOBRE MÍ
Once vendimias, ocho de ellas en la misma casa. La enóloga titular es Ana Goikoetxea, ella decide los ensamblajes y firma las partidas. Yo llevo la elaboración de blancos y el laboratorio.

TRABAJO
Bodegas Cuesta Zaldívar, Cenicero (2,1 M kg, 70 personas en campaña)
Segunda enóloga desde enero 2020; ayte. de enología 2017-2019
- blancos y rosados: 480.000 kg aprox., control de fermentación 2 veces/día
- tintos: apoyo en remontados y catas de depósito
- laboratorio: 1 analista a mi cargo + 2 eventuales en vendimia. FTIR (equipo alquilado), SO2, acidez, Brett por siembra; PCR la hace laboratorio externo
- ISO 17025: no; bodega certificada IFS desde 2021, prep. documentación de mi área; la auditora interna es calidad
- bajé el sulfuroso total de blancos de 118 a 96 mg/l en 3 añadas (2020-22)
- prueba de lías + bâtonnage en 6 barricas, aún sin comercializar
- el Viura joven 2021 sacó plata en el concurso regional (vino hecho a medias con Ana)
- mermas de embotellado: 1,9 → 1,4 %, con el jefe de planta
- SAP: consulto stock. Trazabilidad en Vintracker
- cata semanal panel interno, 7 catadores

Coop. Valdeherrera (Rioja Baja) – técnica de campaña, vendimias 2015 y 2016 (4 meses c/u)
- recepción de uva (unos 90 socios), control de grado y sanidad, turno noche

Prácticas: Domaine Cassagnoles, Francia, vendimia 2014, 3 meses, bodega y limpieza

FORMACIÓN
Grado en Enología, Univ. del Alto Ebro, 2014 (nota 7,4)
Máster en viticultura y cambio climático – falta TFM
WSET nivel 2 (mérito), nivel 3 suspendido una vez, repito en mayo
Carné fitosanitario básico; carretilla elevadora (caducado)

IDIOMAS euskera nativo, francés B2, inglés A2
OTROS carné B, cooperativista en huerto; voluntaria en fiestas de San Mateo
