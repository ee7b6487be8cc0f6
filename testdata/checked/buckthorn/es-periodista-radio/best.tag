FERNANDO QUIÑONERO BAS
Periodista / redactor-locutor radio, Murcia
Correo f.quinonero@example.es

Hola, soy periodista desde 2012. Radio casi siempre, algo de web. Autónomo 2016-18 sin mucho éxito.

EXPERIENCIA

Onda Azarbe (radio local, 9 en plantilla) // 2018-hoy
redactor y copresentador de "La mañana de Azarbe" (con Lola Pardos; ella dirige)
· 2 h diarias (lunes a viernes), yo los bloques de sucesos, campo y agua
· audiencia 21.000 oyentes/día según EGM 2023 del programa (antes 17.500, 2021); no soy yo solo
· sustituyo a la directora en vacaciones, 4 semanas al año aprox.
· edición de audio Adobe Audition, mezclas las cierra el técnico
· podcast "Acequias": 8 episodios, guion y voz; 1.ª temporada 34.000 descargas. Segunda grabada a medias, sin fecha
· finalista premio regional periodismo agrario 2022
· verificación de datos: taller de 12 h en la asociación de prensa
· tutor de prácticas: 1 alumna al cuatrimestre, 4 en total
· web: subo noticias a WordPress, las redes las lleva la community

El Diario de la Vega (digital, cerrado) // becario 6 meses y luego redactor, 2012-2015
· sección local; 300 piezas/año más o menos
· cubrí inundaciones de septiembre 2012 (con dos compañeros)
· colaboré en un reportaje de datos sobre pozos ilegales: yo recogí expedientes, el análisis lo hizo el analista de datos

Freelance 2016-18: 14 reportajes para revistas, guías; algún congreso como presentador

FORMACIÓN
Grado en Periodismo, Univ. del Segura 2011
Máster Radio: 1.º año hecho (de 2)
Locución: academia Voz Norte, 60 h

IDIOMAS inglés B1 (sin título), italiano leo
HERRAMIENTAS Audition, WordPress, Excel básico, Datawrapper (iniciación), Telegram bots no
OTROS: miembro del comité de la asoc. de prensa regional, 1 de 12, 2023-
