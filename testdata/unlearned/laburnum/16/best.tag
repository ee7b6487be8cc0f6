CV — Itziar Manzanedo Roldán (Zaragoza)
Bióloga, técnica superior de apoyo a la investigación. Contrato hasta 12/2025.

LO ACTUAL
Instituto Moncayo de Biomedicina, grupo de Neuroinmunología (IP: Dra. Lasheras). Técnica desde 03/2019
· Citometría: uso diario Fortessa, paneles hasta 11 colores; el de 14 lo diseñó el servicio común
· Cultivo celular (líneas + primarios de microglía de ratón), ELISA, WB, qPCR
· Animalario: función A, B y C acreditadas; la D no. Colonia de 3 líneas transgénicas de ratón, unas 150 jaulas, la llevamos entre dos
· RNA-seq: preparo muestras y mando a la plataforma; análisis lo hace el bioinformático. Yo gráficas en R (ggplot, lo básico)
· Autora en 4 artículos (posiciones intermedias) + 1 en revisión en el que soy segunda
· Pedidos y presupuesto de fungible del grupo, ~38.000 €/año; firma la IP
· Enseño técnicas a los que llegan: 2 doctorandos, 5 TFG
· Seguridad biológica: suplente del responsable de planta
· Microscopía confocal: formación de usuario, la uso 1 o 2 veces al mes

ANTES
Biovalle Diagnóstica S.L., Huesca — técnica de control de calidad, 2016–2019. ISO 13485, liberación de lotes de kits (firmaba la directora técnica), validación de 2 equipos. Auditoría AENOR 2018 sin no conformidades mayores (toda la planta)
Beca Univ. Ebro Medio, 2015, 9 meses, zoología

TÍTULOS
Lic. en Biología, Univ. Ebro Medio, 2014
Máster Biotecnología, mismo sitio 2015 (60 ECTS), 8,3
Doctorado: matriculada 2021, baja 2022, no lo retomé
Curso bioestadística 40 h, online

IDIOMAS inglés B2 (First 2017); francés leer
CONGRESOS 2 pósteres (Sevilla 21, Oporto 23), el segundo lo presentó mi compañera

Carné B, coche
