Mozo/a almacén?? Casi. Buscamos <title>CARRETILLERO/A RETRÁCTIL</title>, turno de noche

(<employer>Levante Empleo ETT</employer>, delegación de <place>Riba-roja de Túria</place>, para operador logístico de alimentación)

Lo primero, la pasta: <pay>11,62 €/h + 3,10 € plus nocturno</pay>. De domingo a jueves, de 22 a 6.

Lo segundo, lo que hay que traer de casa: el <licence c="must">carné de carretillero</licence> según UNE 58451, sacado o renovado hace menos de cinco años; <years n="1" of="carretilla retráctil">un año</years> subiendo palés a diez metros con <must>retráctil</must> (ojo, la frontal no nos vale); soltura con la <must>pistola RF</must>; aguantar el frío, 4 grados; y coche, que a esa hora no pasa el metro. <permit>NIE con permiso de trabajo o DNI</permit>.

Lo tercero, lo que suma pero no resta: haber tocado <nice>SGA</nice> tipo Mecalux, manejar <nice>trilateral</nice>, vivir cerca.

Qué vas a hacer: <duty>ubicar y reponer</duty>, <duty>cargar tráileres</duty>, <duty>contar los huecos del pasillo el jueves</duty>. Nada de <no>picking</no> ni de <no>preparación por voz</no>, eso es otro equipo.

Lo que no pedimos: <no>ESO</no>, <no>inglés</no>, buena letra.

Posibilidad real de pasar a empresa a los seis meses: de los últimos nueve pasaron siete.

Mándanos el CV por la app o ven con él de 9 a 13. Si no tienes el carné, tenemos curso gratis de <no>transpaleta</no> y de <no>manipulador de alimentos</no> en marzo.

Candidatos: 87 · Ofertas parecidas: <no>Soldador TIG</no> (Paterna), Peón <no>fontanería</no> (Manises), Conductor <no>C+E</no> (Cheste)
