<employer>Agrícola Los Maitenes de Peralillo SpA</employer>
<title>Jefe(a) de Campo</title> – cerezos y viña
<place>Peralillo, Región de O'Higgins, Chile</place>

Estimados: por crecimiento estamos buscando a la persona que se haga cargo de nuestro predio de Peralillo, 74 hectáreas de cerezos (Santina, Lapins, Regina) y 38 de uva para vino. La fruta va a China por medio de una exportadora; el vino lo hace otra gente, de modo que de <no>enología</no> no hace falta saber nada. El packing de Rengo, con su <no>cámara de frío</no> y su <no>selección óptica</no>, tiene su propio jefe. En el norte el grupo tiene <no>paltos</no> y <no>cítricos</no>, y en la cordillera un lodge de <no>cabalgatas</no>.

El día a día. A las siete menos cuarto se reparte la pega. Va a <duty>programar poda, raleo, riego y cosecha</duty>, <duty>dirigir a 22 personas de planta y hasta 180 temporeros</duty>, <duty>controlar a los contratistas y sus contratos</duty>, <duty>recorrer los cuarteles buscando plagas</duty> y <duty>llevar los registros para las certificaciones</duty>. Dos veces al mes viene un asesor de <no>nutrición vegetal</no> que hace las recomendaciones; a usted le toca ejecutarlas bien.

Lo que esperamos. Que sea <degree c="must" g="1">ingeniero agrónomo</degree>, <degree c="must" g="1">ingeniero en ejecución agrícola</degree> o <degree c="must" g="1">técnico agrícola</degree> con oficio. Que tenga <years n="5" of="fruticultura">cinco temporadas</years> en <must>fruticultura</must>, de preferencia en <must>cerezos</must>. Que entienda de <must>riego tecnificado</must>, de <must>control de heladas</must> (hay torres y hay noches sin dormir), de <must>aplicación de fitosanitarios</must> y sus carencias. La <licence c="must">credencial de aplicador del SAG</licence> tiene que estar vigente; la <licence c="must">licencia clase B</licence> también, y la <licence c="nice">clase D</licence> para tractores ayuda. Que conozca <must>GlobalG.A.P.</must> y la <must>legislación laboral del temporero</must>. Que sepa <must>llevar un presupuesto</must>, sin más ciencia que una planilla.

Y que sea buena persona con la gente: <must>liderazgo</must>, <must>trato respetuoso</must>, <must>puntualidad</must>. Hay una cuadrilla haitiana muy antigua, por lo que algo de <lang c="nice">creole</lang> se agradece. <nice>Manejo de viñas</nice> suma, pero se aprende con don Heriberto, que lleva cuarenta años ahí.

No pedimos <no>inglés</no>. No pedimos <no>mecánica</no>: el taller es de Claudio. No es un cargo de oficina.

Condiciones: <pay>$1.900.000 a $2.300.000 líquidos</pay>, casa en el fundo, camioneta, bono de cosecha, seguro complementario, y este invierno un curso de <no>drones agrícolas</no> pagado para quien se entusiasme.

Extranjeros, con <permit c="must">residencia definitiva o temporal vigente</permit>. Los antecedentes a trabajo@losmaitenes.example.com, con pretensiones de renta y dos referencias a las que de verdad podamos llamar. Residir en la zona o estar dispuesto a ello es requisito.
