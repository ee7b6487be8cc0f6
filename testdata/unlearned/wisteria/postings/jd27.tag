<title>Enólogo/a (segundo/a de bodega)</title>
<employer>Bodegas Lanciego y Oruña, S. Coop.</employer>
<place>Haro, La Rioja</place>

Somos una cooperativa de 96 viticultores. Elaboramos 3,2 millones de kilos, casi todo tempranillo, un poco de viura y una locura de maturana que nos ha salido mejor de lo que merecíamos. La directora técnica, Itziar, lleva la bodega con un encargado y cinco bodegueros, y hace ya dos vendimias que no duerme. Por eso buscamos a una segunda persona técnica, fija y de todo el año, no un refuerzo de campaña.

¿En qué vas a estar? En septiembre y octubre en todo: <duty>control de maduración en parcela</duty>, <duty>recepción de uva</duty>, <duty>seguimiento de fermentaciones</duty>, remontados a las tres de la mañana si hace falta. El resto del año <duty>crianza y coupages junto a la directora</duty>, <duty>analítica en el laboratorio propio</duty>, <duty>preparación de embotellados</duty>, <duty>libros y declaraciones al Consejo Regulador</duty> y <duty>mantenimiento del plan APPCC</duty>. Alguna visita guiada te tocará, aunque el <no>enoturismo</no> lo gestiona otra compañera y nadie te va a pedir que vendas.

La titulación la exige la ley: <degree c="must" g="1">Grado en Enología</degree>, o la <degree c="must" g="1">licenciatura antigua</degree>, o habilitación equivalente. A partir de ahí valoramos más lo que has hecho que dónde lo has estudiado. Pedimos <years n="3" of="vendimias como técnico">tres vendimias completas con responsabilidad técnica</years>, al menos una de ellas en tinto con crianza. Has de manejarte sola o solo con <must>análisis de vino (sulfuroso, volátil, pH, málico)</must> y tener <must>cata</must> entrenada, de la que sirve para detectar problemas y no para escribir contraetiquetas. Necesitas <must>legislación vitivinícola</must> al día, soltura con <must>Excel</must> y <licence c="must">carné de conducir B</licence> porque las viñas no vienen a la bodega. Y una cosa que no se pone en los anuncios pero que es la mitad del trabajo: <must>mano izquierda con los socios</must>, que son dueños y además vecinos.

Si además traes <nice>viticultura ecológica</nice>, experiencia con <nice>levaduras autóctonas</nice> o <nice>espumosos</nice>, o un curso <licence c="nice">WSET nivel 3</licence>, cuéntanoslo. <lang c="nice">Inglés</lang> vendría bien para los importadores. El <licence c="nice">carné de carretillero</licence> también, que aquí la carretilla la coge quien está más cerca.

No hace falta que sepas de <no>riego</no> ni de <no>tratamientos fitosanitarios</no>; de eso se ocupa el ingeniero agrónomo del servicio técnico.

Condiciones: contrato indefinido, <pay>31.000-36.000 € brutos anuales</pay> en 14 pagas según lo que aportes, convenio de vinícolas, horas de vendimia compensadas en invierno (de verdad, en enero no hay nadie), 23 días laborables, vino de la casa a precio de socio, y apoyo para encontrar piso en Haro, que está imposible. Te pagamos el <no>máster de viticultura</no> a distancia si te quedas tres años.

Manda tu CV y dos líneas sobre un vino del que estés orgulloso a tecnica@lanciegoyoruna.example.com, hasta el 30 de abril. Entrevista en bodega, con cata a ciegas incluida: no se trata de acertar, se trata de oírte razonar.
