De: Toni Salvà <toni@sonfiguera.example.com>
Para: Bolsa de trabajo – Escuela de Hostelería
Asunto: RV: necesitamos gente para la cocina (temporada)

Hola Marga, ¿puedes colgar esto en el tablón? Gracias, guapa.

-------- Mensaje reenviado --------

El <employer>Hotel Rural Son Figuera</employer>, 26 habitaciones entre <place>Pollença</place> y el mar, abre el 20 de marzo y se nos va el segundo de Bep a Copenhague.

Queremos incorporar a alguien como <title>jefe/a de partida de pastelería</title>, de marzo a finales de octubre, fijo discontinuo. Se trata de <duty>elaborar el desayuno dulce, los postres de carta y el pan</duty>, <duty>hacer los pedidos de economato</duty> y <duty>llevar a un ayudante</duty>. Los salados no son cosa tuya, ni tampoco el <no>cuarto frío</no>.

Lo que hace falta de verdad: <must>hojaldre</must> y <must>masa madre</must> hechos en casa (nada de congelado), <must>postres emplatados</must>, saber hacer <must>escandallos</must>, <licence c="must">carnet de manipulador de alimentos</licence>, <years n="2" of="pastelería de restaurante">dos temporadas</years> en <must g="1">hotel</must> o <must g="1">restaurante</must> y <must>buen carácter</must>, que la cocina es pequeña. Titulación nos da igual, aunque un <degree c="nice">grado medio de panadería y repostería</degree> siempre viste. Si además controlas <nice>ensaimada</nice> o <nice>repostería sin gluten</nice>, te hacemos la ola. <lang c="must">Castellano</lang> imprescindible; <lang c="nice">alemán</lang> por si sales a la sala a saludar. El <no>catalán</no> no se exige, ya lo pillarás con Bep.

Condiciones: <pay>2.150 € netos al mes</pay>, dos días libres seguidos, habitación individual y dietas. <permit>Papeles en regla</permit>, por favor.

Pruebas la última semana de febrero. Llamad al fijo por las mañanas, el WhatsApp no lo miro.

Toni
