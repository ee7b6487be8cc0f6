Buscamos UX Researcher Lead para Latam 🔎

hola! soy Milagros, head de diseño en <employer>Pagomate</employer>, fintech de pagos para kioscos y almacenes. 1,1 M de comercios en Argentina, Uruguay y Perú. Abro búsqueda de <title>UX Research Lead</title>, remoto desde <place>Argentina</place> (oficina en Palermo si querés venir por el asado de los jueves).

por qué existe la búsqueda: el equipo de producto hace encuestas a mano, cada squad pregunta lo mismo, y los hallazgos mueren en un slide. necesitamos alguien que arme la práctica. vas a <duty>definir la estrategia y el roadmap de investigación</duty>, <duty>hacer research generativo y evaluativo vos misma/o</duty> (al principio 60% manos en la masa), <duty>armar el repositorio y los rituales para compartir insights</duty>, <duty>liderar a dos researchers semi senior</duty> y <duty>salir al campo a visitar comercios</duty>, dos viajes por trimestre más o menos.

un poco de contexto para que no haya sorpresas: somos 210 personas, 24 en producto, 9 en diseño. hoy research son dos chicas brillantes que vienen pidiendo una jefa o un jefe hace un año y tienen razón. en 2023 lanzamos una feature de préstamos sin hablar con un solo almacenero y la tuvimos que apagar a los 40 días. salió carísimo y fue lo mejor que nos pasó, porque desde entonces el CEO pregunta "¿y qué dijeron los comercios?" en cada reunión. la persona que entre va a tener ese respaldo, presupuesto propio (incentivos, traducción, viajes) y un panel de 3.000 comercios que armó marketing y que está bastante sucio, te aviso: <duty>limpiar y gestionar el panel</duty> también es tuyo. los squads son seis. la idea no es que vos y tu equipo hagan todo, así que buena parte del laburo es <duty>enseñar a PMs y diseñadores a investigar solos</duty> sin que metan la pata, y para eso hace falta <must>paciencia docente</must>.

lo que sí o sí:
🟢 <years n="6" of="UX research">6+ años en UX research</years>, <years n="1" of="liderar personas">al menos 1 liderando gente</years>
🟢 <must>entrevistas en profundidad</must>, <must>test de usabilidad</must> y <must>etnografía / trabajo de campo</must>
🟢 cuanti básico: <must>diseño de encuestas</must> y <must>saber cuándo una muestra no alcanza</must>
🟢 <must g="1">Dovetail</must>, <must g="1">Condens</must> o algún repositorio parecido
🟢 <must>storytelling con C-level</must>, que te escuchen sin levantar la voz
🟢 <lang c="must">inglés B2</lang>, el board es de afuera

lo que suma pero no te frenes si no lo tenés:
🟡 <nice>fintech o medios de pago</nice>  🟡 <nice>SQL</nice> para bajarte una muestra sola  🟡 <lang c="nice">portugués</lang>, que se viene Brasil  🟡 <nice>accesibilidad</nice>  🟡 <degree c="nice">formación en psicología, antropología o sociología</degree>

lo que no:
🔴 no vas a <no>diseñar pantallas</no> ni vivir en <no>Figma</no>. 🔴 los <no>A/B tests</no> los corre growth, el tablero lo hace data con <no>Looker</no>.

la plata: <pay>USD 3.400 a 4.100 por mes, 50% dolarizado</pay>, monotributo o relación de dependencia a elección. OSDE 310, 20 días hábiles de vacaciones, compu, semana libre en cumpleaños (mentira, es un día).

proceso: charla conmigo (40'), mostrás un caso (60', sin ejercicio gratis), charla con producto, oferta. tarda 3 semanas. mandame portfolio o un pdf feo, no importa, a milagros@pagomate.example.com o por acá. si no cumplís todo y te entusiasma igual, escribime. hay lugar para todes.
