¡Se nos va la Vicky a Lima y buscamos a quien ocupe su sitio!

Puesto: <title>Sous chef</title>
Local: <employer>Casona Huayruro</employer>, hotel boutique de 38 habitaciones y restaurante de 70 cubiertos
Lugar: <place>Cercado de Arequipa</place>
Sueldo: <pay>S/ 3 200 a S/ 3 800 en planilla</pay>, más recargo al consumo

Somos una casona de sillar con cocina arequipeña puesta al día. Trabajamos con chacras de Socabaya y pescadores de Mollendo. La pastelería la lleva otra persona, así que <no>no hace falta saber de postres</no>, y el bar tiene a <no>sus propios bartenders</no>.

¿Qué vas a hacer?
Serás la mano derecha del chef: <duty>llevarás el pase en el servicio de noche</duty>, <duty>armarás los horarios de la brigada</duty> (11 personas) y <duty>reemplazarás al chef en sus descansos</duty>. También <duty>harás los pedidos a proveedores</duty> y el <duty>inventario semanal</duty>. Nos importa mucho el <must>costeo de recetas</must>; el año pasado bajamos al 31 % y queremos quedarnos allí.

Lo que sí o sí necesitamos
- <degree c="must">Carrera técnica en gastronomía</degree> terminada
- <years n="2" of="sous chef o jefe de cocina">Dos años como sous chef o jefe de cocina</years>, con brigada a cargo
- Buen manejo de <must>cocina arequipeña</must>: el chupe, el rocoto y los adobos se prueban en la entrevista
- <must>BPM</must> y <must>HACCP</must> aplicados en serio, con registros al día
- <licence c="must">Carné de sanidad</licence> vigente
- Manejo de <must g="1">Excel</must> o de algún <must g="1">sistema de inventarios</must>
- <must>Disponibilidad para fines de semana y feriados</must>

Suma puntos: <nice>cocción al vacío</nice>, experiencia en <nice>banquetes</nice>, <lang c="nice">inglés básico</lang> para saludar a los huéspedes. El sistema de comandas es propio y <no>te lo enseñamos</no> en dos días.

Ofrecemos planilla desde el primer día, dos comidas, movilidad de noche, uniforme y 30 días de vacaciones de verdad. Jornada de 48 horas con un día y medio libre.

Escríbenos a cocina@huayruro.example.com con tu CV y pretensión salarial. Asunto: SOUS. No pedimos foto ni estado civil; aquí trabaja gente de toda edad, género y procedencia. Hay prueba práctica pagada.
