Bueno, por fin lo puedo contar 🎉 En <employer>Bodeguita</employer> abrimos la primera posición de <title>Lead UX Researcher</title>.

Soy Natalia, directora de diseño. Para quien no nos conoce: somos la app con la que 180.000 tenderos de barrio en Colombia, Perú y Ecuador piden sus productos y llevan el fiado. Base en <place>Bogotá</place>, aunque se puede vivir en Medellín o Cali y venir una semana al mes.

Hasta hoy la investigación la hacíamos los diseñadores, mal y los viernes. Necesitamos a alguien que <duty>arme la práctica desde cero</duty>, que <duty>salga a las tiendas (mínimo dos visitas de campo al mes, en serio)</duty>, que <duty>les enseñe a los PMs a hacer entrevistas sin preguntas tramposas</duty> y que <duty>presente hallazgos al comité cada trimestre</duty>. Más adelante, si todo sale bien, <duty>contratar a dos personas</duty>.

Lo que sí o sí espero ver: <years n="6" of="investigación de usuarios">unos 6 años investigando usuarios</years>, dominio de <must>etnografía</must> y <must>entrevistas en profundidad</must>, y suficiente <must>diseño de encuestas</must> y <must>estadística básica</must> para que el equipo de analítica no te coma vivo. Que hayas trabajado con <must>usuarios de baja alfabetización digital</must>. Que <must>facilites talleres</must> sin que parezcan un jardín infantil. <must g="1">Dovetail</must>, <must g="1">Condens</must> o el repositorio que sea, uno bien usado. <lang c="must">Español nativo o casi</lang>; <lang c="must">inglés B2</lang> porque dos de nuestros inversionistas están en el board.

Me encantaría, pero no lo exijo: <nice>fintech</nice> o <nice>consumo masivo</nice>, haber hecho <nice>estudios de diario</nice> por WhatsApp, algo de <lang c="nice">quechua</lang> o <lang c="nice">kichwa</lang>.

Lo que NO: no vas a diseñar pantallas (<no>Figma</no> lo abres para mirar), no vas a correr <no>pruebas A/B</no>, de eso se ocupa growth. El título me da igual: hay antropólogas, ingenieros y un exsacerdote en el equipo. Y no te asustes si en nuestra página lees que usamos <no>machine learning</no> para el crédito, tú no lo tocas.

Plata, porque siempre falta en estos posts: <pay>14 a 17 millones COP mensuales</pay>, salario integral, medicina prepagada, 20 días de vacaciones. Contrato indefinido en Colombia, así que necesitas <permit>permiso para trabajar en Colombia</permit>.

¿Te suena, o le suena a alguien que conoces? Escríbeme por interno o a natalia@bodeguita.example.org con UN estudio del que estés orgullosa y qué cambió por su culpa. Leo todo hasta el 30 de abril. Comenten, compartan, etiqueten 🙏

#UXResearch #Empleo #Bogotá
