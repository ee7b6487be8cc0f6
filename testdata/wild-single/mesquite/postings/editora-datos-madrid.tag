De: Nuria Etxebarria (Dirección de Personas)
Asunto: Convocatoria interna y externa: <title>Redactor/a de datos y visualización</title>

Compañeras, compañeros:

Abrimos una plaza en la mesa de Datos de <employer>El Pregón Digital</employer>. Os pedimos que la difundáis entre quien pueda encajar; las candidaturas internas tienen preferencia a igualdad de méritos, como marca el convenio.

La mesa la forman hoy Lucía (jefa), Teo (desarrollo, el que se pelea con <no>Svelte</no> y con el <no>CMS</no>) y una plaza de prácticas. Se incorpora quien sustituya a Raúl, que se marcha a una agencia. El puesto está en la redacción de <place>Madrid</place>, con dos días de teletrabajo; nuestras delegaciones de <no>Sevilla</no> y <no>Valencia</no> no participan en esta convocatoria.

Qué hará esa persona. <duty>Proponer y escribir piezas con datos</duty>, sobre todo de vivienda, sanidad y elecciones. <duty>Obtener y limpiar bases</duty> del INE, del BOE o por la Ley de Transparencia. <duty>Producir gráficos y mapas diarios</duty> para el resto de secciones, con plazos de una hora cuando toca. <duty>Revisar las cifras que publican otros</duty>, que es menos simpático y más importante. Un domingo de cada cinco, y todas las noches electorales, guardia. El <no>vídeo</no> y las <no>redes sociales</no> tienen equipo propio; el <no>pódcast</no> también.

Qué pedimos. <degree c="must">Título universitario</degree>, de Periodismo, Estadística, Sociología o de lo que sea. <years n="2" of="periodismo de datos">Dos años</years> largos en un <must g="1">medio</must>, una <must g="1">unidad de datos</must> o un <must g="1">centro de investigación</must> haciendo algo parecido, y al menos cinco piezas publicadas para enseñar. Que se maneje en <must g="2">R</must> o en <must g="2">Python</must> (con cualquiera de los dos; en la mesa conviven sin violencia), que haga gráficos en <must>Datawrapper</must> o <nice>Flourish</nice> y mapas en <must>QGIS</must>, y que sepa <must>qué es un intervalo de confianza</must> y explicarlo sin esa expresión. <must>Buena escritura</must>: somos un periódico. <must>Rapidez</must> sin perder el <must>rigor</must>.

Se tendrá en cuenta, aunque nadie lo reúne todo, haber hecho <nice>scraping</nice> en serio, tener nociones de <nice>D3</nice>, conocer la <nice>Ley de Transparencia</nice> por haber reclamado ante el Consejo, y el <lang c="nice">inglés</lang> necesario para colaborar con consorcios europeos. Alguna <lang c="nice">lengua cooficial</lang> también suma.

No buscamos a un <no>científico de datos</no>: los modelos de suscripción los hace Negocio, con <no>BigQuery</no> y <no>dbt</no>, en otra planta. Ni a un <no>infografista</no> de papel, que ya no tenemos papel. El <no>máster de la casa</no> no es requisito, ni ventaja.

Condiciones. Contrato indefinido, grupo 2, <pay>27.800 – 31.500 € brutos</pay>. Jornada de 37 horas; las guardias se compensan con día y medio. Seguro médico a mitad de precio y un fondo de formación (en 2024: cursos de <no>fotogrametría</no>, <no>ruso</no> y <no>SEO</no>).

Cómo. CV y tres enlaces a datos@example.org hasta el día 17 a mediodía. Habrá una prueba remunerada de cuatro horas con un conjunto de datos que no habréis visto y una charla con Lucía y con la subdirectora. <permit>Es necesario contar con permiso de trabajo en España</permit> en la fecha de firma, prevista para el 1 de octubre.

Un abrazo,
Nuria
