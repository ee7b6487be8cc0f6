¡Hola! Somos <employer>Nubarrón Café</employer>, cuatro años, 31 personas, demasiadas tazas.

Compramos café verde directo a 460 familias de Coatepec, Huatusco y la Sierra de Zongolica y lo exportamos a tostadores chiquitos en nueve países. Levantamos una ronda semilla en marzo y ahora sí podemos contratar a quien llevamos meses soñando:

<title>Líder de calidad y catación</title> ☕ <place>Xalapa, Ver.</place>, presencial con escapadas al campo

¿De qué va?
De que tú tengas la última palabra sobre qué se compra y qué no. Vas a <duty>catar entre 40 y 60 muestras diarias en cosecha</duty>, a <duty>escribirle a cada productor una retroalimentación que entienda y le sirva</duty>, a <duty>calibrar al equipo de dos catadoras junior</duty> y a <duty>mandar las muestras de preembarque</duty>. También nos vas a decir que no, con argumentos, cuando ventas se emocione.

Lo que de plano necesitamos
🌱 <licence c="must">Licencia Q Grader de arábica vigente</licence>. Vigente-vigente
🌱 <years n="4" of="control de calidad de café verde">4 años en control de calidad de café verde</years> (barra no cuenta, y mira que queremos a los <no>baristas</no>)
🌱 Que domines el <must>tueste de muestras</must>, ya sea en <must g="1">Ikawa</must> o en <must g="1">tostadora de tambor</must>
🌱 <must>Análisis físico</must>: <must>humedad y actividad de agua</must>, granulometría, <must>defectos</must>
🌱 Que sepas de <must>beneficiado húmedo y seco</must>, para poder platicar del porqué de un fenol y no sólo olerlo
🌱 <lang c="must">Inglés</lang> para defender un puntaje por videollamada con gente de Oslo o de Melbourne
🌱 <licence c="must">Licencia de manejo</licence>, porque la camioneta no camina sola
🌱 Que te guste <must>enseñar</must>

Estaría padrísimo
<nice>Cropster</nice>; haber trabajado con <nice>fermentaciones controladas</nice>; conocer el <nice>reglamento europeo de deforestación (EUDR)</nice>; entenderle al nuevo <nice>formato CVA de la SCA</nice>; una <degree c="nice">ingeniería en alimentos o agronomía</degree>.

Lo que NO vas a hacer
Ni <no>redes sociales</no>, ni <no>aduanas</no> (Toño es un mago), ni <no>Python</no>: el equipo de datos en CDMX arma los tableros y tú nomás los regañas cuando salen mal.

Lo que hay para ti
<pay>$32,000 a $40,000 mensuales netos</pay>, prestaciones superiores, seguro de gastos médicos, 15 días de vacaciones desde el primer año, viáticos de verdad, opciones sobre acciones y todo el café que tu gastritis permita. Necesitas <permit>permiso para trabajar en México</permit>.

¿Cómo le hacemos? Manda tu CV y un audio de dos minutos contándonos la peor taza de tu vida a chamba@example.com. Luego una charla, una mesa de catación a ciegas y comida con el equipo. Nos importan tus papilas, no tu edad, tu género ni tu universidad.
