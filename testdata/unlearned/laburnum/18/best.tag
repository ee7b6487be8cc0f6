Rodrigo Huenchumán Palavecino
Ing. en Ejecución Agrícola — Curicó, Región del Maule, Chile — licencia B y D

Frutales: cerezo, manzano, algo de avellano. 9 temporadas de cosecha.

Jefe de campo — Agrícola Los Coipos Ltda. — jul 2021 a la fecha
  fundo de 85 ha, 62 plantadas (cerezo 40, manzano 22). Dependo del administrador (él ve 3 fundos)
  cosecha 2023-24: 410 t cereza, calibre XL+ 71 %, exportado por Frusur (exportadora hace el embalaje)
  permanentes 9; cosecha hasta 140 con contratista — el contratista paga y contrata
  Riego: goteo, 4 sectores automatizados de 11. Programación con sonda capacitiva; asesor externo recomienda
  agua: -12 % por ha según contador, temporada 22-23, llovió más también
  fitosanitario: aplico programa del asesor, cuaderno de campo, carencias. Carné aplicador SAG vigente
  GLOBALG.A.P.: responsable de registros en el predio, certificado del grupo es de la exportadora
  Control de heladas: 2 torres de viento. 6 noches en sept 2022
  Poda: capacité 20 personas con el INIA (curso lo dictó INIA)
  presupuesto: lo propongo, aprueba el administrador

Encargado de huerto (cerezo) — Frutícola Peteroa — 2018–2021 — 28 ha
  replante 6 ha, portainjerto Gisela 12
  mallas: cotización nada más, no se compró
Ayudante técnico — vivero Lontué Plant — 2016–2018. Injertación, trazabilidad de lotes, apoyo ensayos de la U.
Práctica 3 meses, packing, línea de selección, 2015

ESTUDIOS
Ingeniero en Ejecución Agrícola, Instituto Río Claro, egresado 2016, titulado 2018
Agronomía (continuidad): 3 semestres de 5, vespertino
Diplomado riego tecnificado, 120 h, 2020
Curso drones INACAP: 16 h, sin credencial DGAC

Computación: Excel medio, software AgroPlan (ingreso datos). QGIS: abrir mapas
Inglés básico
Club deportivo: tesorero
