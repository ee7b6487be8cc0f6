<title>Key Account Manager – Autoservicios</title>
<employer>Alimentos Tres Volcanes</employer>, <place>Ciudad de México</place> (Granada, híbrido 3x2)

¿Quiénes somos?
Somos una empresa 100% mexicana con 45 años de llevar salsas, moles y botanas a la mesa de más de 9 millones de hogares. Contamos con 3 plantas, 14 CEDIS y presencia en Texas y California. Nuestro equipo de innovación domina la <no>liofilización</no> y el de mercadotecnia vive en <no>TikTok Ads</no>; a ti te toca que todo eso esté en el anaquel. Somos Empresa Socialmente Responsable por undécimo año.

¿Qué buscamos?
Un(a) KAM que tome las cuentas Chedraui y La Comer, con venta anual de 480 MDP, y las haga crecer con rentabilidad. No es un puesto de <no>ruta</no> ni de <no>promotoría</no>: esos equipos le reportan a Trade Marketing.

Responsabilidades
✅ <duty>Negociar el plan conjunto de negocio (JBP) anual con compradores y category managers</duty>
✅ <duty>Administrar el estado de resultados de la cuenta: precio, descuentos, cooperaciones y devoluciones</duty>
✅ <duty>Asegurar el pronóstico de la demanda junto con Planeación</duty>
✅ <duty>Presentar innovaciones y cerrar catalogaciones</duty>
✅ <duty>Analizar sell-out, inventarios y quiebres con <must>Nielsen</must> y los portales de la cadena</duty>
✅ <duty>Visitar tiendas cada semana, dos días al mes fuera de la ciudad</duty>
✅ <duty>Conciliar cartera con Crédito y Cobranza</duty>

Requisitos
🔹 <degree c="must">Licenciatura concluida en Administración, Mercadotecnia, Ingeniería Industrial o afín (titulado)</degree>
🔹 <years n="4" of="key account management">Mínimo 4 años</years> de experiencia como <must>KAM</must> o ejecutivo(a) de cuentas clave en <must>consumo masivo</must>; indispensable haber llevado <must>cadenas de autoservicio</must>
🔹 <must>Negociación</must> a nivel dirección
🔹 Manejo de <must>P&L de cuenta</must>
🔹 <must>Excel avanzado</must> (tablas dinámicas, BUSCARX; habrá prueba)
🔹 <lang c="must">Inglés intermedio</lang>, suficiente para leer reportes de Nielsen y las llamadas con Texas
🔹 <licence c="must">Licencia de conducir vigente tipo A</licence>
🔹 <must>Disponibilidad para viajar 20%</must>
🔹 <must>Orientación a resultados</must>, <must>tolerancia a la frustración</must>, <must>buen manejo de relaciones interpersonales</must>

Deseable
🔸 Experiencia en <nice g="1">alimentos perecederos</nice> o <nice g="1">botanas</nice>
🔸 <nice>Gestión de categorías (category management)</nice>
🔸 <nice>Power BI</nice>
🔸 <degree c="nice">Maestría o diplomado en Ventas o Finanzas</degree>
🔸 Haber atendido <nice>clubes de precio</nice> (los lleva otro KAM, pero nos cubrimos en vacaciones)

No es necesario saber <no>SAP</no>: usamos un ERP propio y te capacitamos las primeras dos semanas.

Ofrecemos
💼 Sueldo <pay>$48,000 a $58,000 brutos mensuales</pay> + bono trimestral hasta 25%
💼 Prestaciones superiores a la ley: aguinaldo 30 días, fondo de ahorro 13%, vales de despensa, SGMM familiar, seguro de vida
💼 Auto utilitario con gasolina y TAG
💼 15 días de vacaciones desde el primer año, viernes corto
💼 Comedor, clases de <no>salsa</no> (de la que se baila) los jueves

Proceso: entrevista con Talento, prueba de Excel, caso de negocio ante la Dirección Comercial, socioeconómico. Postúlate por este medio o manda tu CV con asunto "KAM AUTOSERVICIOS" a talento@tresvolcanes.example.com. Si eres colaborador(a) interno(a) habla antes con tu jefe(a).

En Alimentos Tres Volcanes está prohibida la discriminación por origen étnico, género, edad, discapacidad, condición social, embarazo, religión, preferencias sexuales o estado civil. NO solicitamos pruebas de embarazo ni VIH. Todo el proceso es gratuito.
