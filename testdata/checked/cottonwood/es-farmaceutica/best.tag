Itziar Belmonte Quiroga
Zaragoza · itziar.bq@correoebro.example · 655 55 01 74
Nº col. (COF Zaragoza) en vigor

FARMACÉUTICA ADJUNTA — oficina de farmacia (10 a.)

TRAYECTORIA
Farmacia Lda. Peribáñez, Delicias — Adjunta, jornada 36 h — feb 2018 – act.
 - Dispensación, receta electrónica, ~ 240 recetas/día (farmacia, 5 en mostrador)
 - SPD: 34 pacientes, lo llevo yo; 2 residencias las lleva la titular
 - sustituyo a la titular en guardias y 3 sem. de vacaciones
 - formulación magistral nivel 1 (cápsulas, tópicos); estériles no
 - SFT: 6 pacientes piloto con la Univ., recogí datos; publicación del grupo, figuro en agradecimientos
 - pedidos Farmatic, roturas; caducidades bajaron de 1,8 a 1,1 % del stock en 2023 (nuevo robot BD + revisión mensual que hago con el técnico)
 - cosmética: formación de 2 marcas; ventas dermo +14 % (toda la farmacia, 2022)
 - tutora de 1 alumna en prácticas; la tutora oficial es la titular
 - deshabituación tabáquica — curso hecho, servicio sin arrancar

Farmacia hospitalaria H. Santa Engracia del Ebro — contrato de 5 meses 2017 (vac.)
 - unidosis, apoyo en citostáticos: mirando por cabina, sin preparar

Prácticas tuteladas 6 m, Farmacia Tabuenca, Huesca 2016

FORMACIÓN
Grado en Farmacia, Univ. de la Ribera Alta, 2011–2016
Máster At. Farmacéutica 60 ECTS (online) — 42 superados
Curso receta veterinaria, 12 h
Dietética: título de experto, 2019

INFORMÁTICA Farmatic, Nodofarma, Excel normalito
IDIOMAS inglés B2 (FCE 2015); francés lo chapurreo
Vocal del grupo joven del Colegio 2020-21
