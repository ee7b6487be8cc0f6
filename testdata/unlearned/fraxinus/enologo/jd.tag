Oferta de empleo publicada por Sarmiento Selección para nuestro cliente <employer>Bodegas Valdemochuelo, S.L.</employer>

<title>ENÓLOGO/A RESPONSABLE DE ELABORACIÓN</title>
<place>Villabuena del Páramo (Burgos), D.O. Ribera del Duero</place>

La bodega
Empresa familiar fundada en 1987, 62 hectáreas de viñedo propio y otras 40 de viticultores de la zona. Elaboramos unas 750.000 botellas al año, exportamos el 45 % y acabamos de estrenar una sala de depósitos de hormigón. El viñedo lo lleva nuestra ingeniera agrónoma, así que no buscamos a nadie para <no>poda</no> ni <no>tratamientos fitosanitarios</no>, aunque sí a alguien con ganas de pisar la tierra con ella en agosto.

Tu día a día
- <duty>Decidir fecha de vendimia junto con el equipo de campo y dirigir la entrada de uva</duty>.
- <duty>Planificar y supervisar vinificación, crianza, coupages y embotellado</duty>.
- <duty>Llevar el laboratorio propio</duty> (dos personas) y <duty>preparar la documentación para el Consejo Regulador y el SILICIE</duty>.
- <duty>Coordinar a un equipo fijo de siete personas y hasta quince temporeros en vendimia</duty>.
- <duty>Recibir a importadores y acompañar a la red comercial</duty> en dos o tres ferias al año. La venta no es cosa tuya: <no>la cartera de clientes</no> la lleva el departamento comercial.

Qué pedimos
• <degree c="must">Grado o licenciatura en Enología</degree>, o título que habilite para ejercer la profesión de enólogo.
• <years n="5" of="responsable de elaboración o segundo enólogo con mando">Cinco años como responsable de elaboración o segundo/a enólogo/a con mando sobre equipo</years>.
• Experiencia demostrable en <must>vinificación de tintos</must> y en <must>crianza en barrica</must>, con más de 500 barricas en parque.
• Dominio de la <must>analítica enológica</must> y buena nariz: <must>cata y coupage</must>.
• Haber implantado o mantenido un sistema <must g="1">IFS</must>, <must g="1">BRC</must> o <must g="1">ISO 22000</must>.
• <must>Gestión de equipos</must> y <must>planificación de vendimia</must>.
• <lang c="must">Inglés</lang> para atender visitas (B2 o equivalente, lo comprobaremos en la entrevista).
• <licence c="must">Carné B</licence> y coche. Los autobuses por aquí, pocos.

Se valorará haber trabajado con <nice>levaduras autóctonas</nice> o <nice>depósitos de hormigón</nice>, conocer la <nice>certificación ecológica</nice> y el <nice g="2">WSET</nice> nivel 3 o el <nice g="2">curso de sumiller</nice>. El programa de gestión es propio y <no>SAP</no> no lo usamos; te enseñamos a manejar el nuestro en una semana. <lang c="nice">Francés</lang>, bienvenido.

Ofrecemos
Contrato indefinido, <pay>38.000 – 44.000 € brutos anuales</pay> según experiencia y un variable ligado a la calidad de la añada, 24 días laborables de vacaciones (no en septiembre ni en octubre, lo sentimos), ayuda de alquiler el primer año y vino en casa.

Incorporación: abril. Envíanos tu CV a enologia@sarmientoseleccion.example.com con la referencia VM-03. Tratamos todas las candidaturas con confidencialidad y en igualdad de oportunidades; no hace falta foto.
