<title>Ejecutivo(a) de Cuenta Sr. – Ventas B2B SaaS</title>
<employer>Tlaloc Datos</employer> · <place>Ciudad de México (Del Valle)</place> · Híbrido

Acerca del empleo

¿Te late vender algo que sí funciona? En <employer>Tlaloc Datos</employer> medimos agua. Nuestros sensores (<no>LoRaWAN</no>, hechos en <no>Querétaro</no>) y nuestra plataforma le dicen a hoteles, plantas y centros comerciales dónde se les va el agua y el dinero. Tenemos 310 clientes, levantamos serie A en 2024 y acabamos de abrir en <no>Bogotá</no> y <no>Lima</no>.

¿Qué vas a hacer?
✔ <duty>Manejar el ciclo completo de venta</duty>, del primer contacto a la firma, en tickets de 400 mil a 6 millones de pesos al año
✔ <duty>Generar la mitad de tu pipeline</duty>; la otra mitad te la pasan los SDR
✔ <duty>Presentar a direcciones de operaciones y finanzas</duty>
✔ <duty>Armar el caso de negocio con el área de preventa</duty> (ellos son los ingenieros: tú no tienes que saber de <no>hidráulica</no> ni de <no>IoT</no>)
✔ <duty>Mantener el forecast al día</duty>, cada viernes, sin excusas
✔ <duty>Entregar la cuenta a Customer Success</duty>

¿Qué buscamos?
Mínimo <years n="4" of="venta consultiva B2B">4 años</years> en <must>venta consultiva B2B</must>, de los cuales al menos <years n="2" of="SaaS">2</years> vendiendo <must g="1">software por suscripción</must>, <must g="1">servicios administrados</must> o <must g="1">equipo industrial con contrato de servicio</must>. <must>Cumplimiento de cuota demostrable</must>: te vamos a pedir números de los últimos ocho trimestres. Que hayas vendido a <must g="2">industria</must>, <must g="2">hotelería</must> o <must g="2">retail</must>, y que conozcas a alguien ahí que te conteste el teléfono. Dominio de algún CRM (aquí <must g="3">HubSpot</must>, pero si vienes de <must g="3">Salesforce</must> o <must g="3">Pipedrive</must> no pasa nada). Alguna metodología de venta, llámese <must g="4">SPIN</must>, <must g="4">Challenger</must> o <must g="4">MEDDIC</must>. <must>Negociación</must> con áreas de compras. <must>Tolerancia a la frustración</must>.

Licenciatura: <degree c="must">trunca o terminada, cualquier carrera</degree>.
Inglés: <lang c="nice">intermedio, deseable</lang>; los corporativos gringos a veces mandan a alguien.

Puntos extra si conoces de <nice>eficiencia energética</nice> o <nice>ESG</nice>, si has participado en <nice>licitaciones</nice> o si sabes usar <nice>LinkedIn Sales Navigator</nice>.

Lo que NO es este puesto: no es <no>gerencia</no> (no hay gente a cargo el primer año), no es venta a <no>gobierno</no>, no es <no>call center</no>. Tampoco vas a programar reportes, para eso Operaciones usa <no>Looker</no>.

Requisito práctico: <licence c="must">licencia de manejo vigente</licence> y disponibilidad para <must>viajar</must> unas 6 veces al año a Cancún, Monterrey y el Bajío.

¿Qué ofrecemos?
• Base de <pay>$38,000 a $46,000 MXN brutos mensuales</pay> + comisiones sin tope (quien cumple gana el doble)
• Contratación directa, 100% nómina, prestaciones superiores: 15 días de vacaciones el primer año, aguinaldo de 30, SGMM, vales
• Clases de <no>inglés</no> y <no>portugués</no> pagadas
• Home office tres días
• Plan de carrera a Team Lead

Si no eres de México, <permit>necesitas permiso de trabajo vigente (FM3/residencia)</permit>.

Postúlate con tu CV y un audio de WhatsApp, máximo dos minutos, en que nos vendas algo de tu casa. En serio. <employer>Tlaloc Datos</employer> no solicita pruebas de embarazo ni de VIH y no discrimina por edad, género, orientación, religión, apariencia ni tatuajes.
