<employer>Cóndor Lulo Labs</employer> busca <title>QA Tester</title> (semi senior) 100% remoto, <place>Colombia</place>, contrato indefinido

Hola, soy Tatiana, líder de calidad. Escribo yo este aviso porque la plantilla de RR. HH. me daba sueño.

Hacemos una app de pagos para tiendas de barrio, 210 mil tenderos, Android sobre todo, muchos celulares de gama baja con la pantalla rota. Somos 26. El backend es <no>Elixir</no>, la app es <no>Flutter</no>; no vas a programar en ninguno de los dos, pero sí vas a <duty>leer los pull requests para saber qué se puede romper</duty>.

en el día a día:
~ <duty>diseñas y ejecutas casos de prueba, manuales primero, automáticos después</duty>
~ <duty>pruebas APIs con <must>Postman</must></duty>
~ <duty>reportas errores en <must>Jira</must> de manera que nadie tenga que preguntarte cómo se reproducen</duty>
~ <duty>mantienes la suite de regresión, hoy 140 casos, la mitad frágiles, perdón</duty>
~ <duty>das el visto bueno a la versión cada dos jueves</duty>

lo que sí o sí:
~ <years n="2" of="pruebas de software">dos años</years> haciendo <must>pruebas de software</must>, y de esos <years n="1" of="pruebas móviles">uno</years> en <must>aplicaciones móviles</must>
~ alguna herramienta de automatización: <must g="1">Appium</must>, <must g="1">Maestro</must>, <must g="1">Espresso</must>, la que sea
~ <must>SQL básico</must>, para buscar una transacción perdida
~ <must g="2">Scrum</must> o <must g="2">Kanban</must> vividos, no certificados
~ <must>ojo para el detalle</must> y <must>cero miedo de decir "esto no sale"</must>
~ <must>escribir claro en español</must>

lo que suma: <nice g="3">JMeter</nice> o <nice g="3">k6</nice>; <nice>Charles Proxy</nice>; haber pasado por una <nice>fintech</nice>; <lang c="nice">inglés B1</lang> para la documentación; <licence c="nice">ISTQB Foundation</licence>.

lo que no: no pedimos título de nada. no hay <no>pruebas de penetración</no>, eso lo contratamos afuera. no hay guardias nocturnas. no hay que saber de <no>contabilidad</no>.

<pay>entre 5,8 y 7,5 millones de COP al mes</pay>, prestaciones de ley, medicina prepagada, computador y un Motorola feo a propósito, 18 días de vacaciones, diciembre a media marcha.

proceso: me mandas hoja de vida y un bug que recuerdes con cariño a tatiana@condorlulo.example.com; charla de media hora; ejercicio de máximo dos horas, pagado; decisión en cinco días. <permit>necesitas vivir en Colombia y poder firmar contrato laboral acá</permit>. contratamos gente de toda edad, región y orientación, con o sin tilde en el apellido.
