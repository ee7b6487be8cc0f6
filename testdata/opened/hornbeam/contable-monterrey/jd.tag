VACANTE: <title>CONTADOR(A) GENERAL</title>
<employer>Grupo Ferretero La Huasteca, S.A. de C.V.</employer>
<place>Santa Catarina, Nuevo León</place> (presencial, lunes a viernes 8:30 a 18:00 y un sábado al mes en cierre)

Somos una comercializadora de herrería y material eléctrico con 9 sucursales y 180 colaboradores. La contadora que nos acompañó 12 años se va a vivir a Mérida (la envidiamos) y buscamos a quien tome la estafeta.

¿Qué harás?
• <duty>Cierre contable mensual de dos razones sociales</duty> y <duty>estados financieros para la dirección a más tardar el día 8</duty>
• <duty>Cálculo y presentación de declaraciones provisionales y anual (ISR, IVA)</duty>, DIOT y contabilidad electrónica
• <duty>Conciliaciones bancarias y de cuentas intercompañía</duty>
• <duty>Atender requerimientos del SAT y la auditoría externa</duty>
• <duty>Coordinar a dos auxiliares contables</duty>

La nómina y el <no>IMSS</no> los lleva un despacho externo y <no>comercio exterior</no> no manejamos, así que no te preocupes por pedimentos.

Requisitos indispensables
• <degree c="must">Licenciatura en Contaduría Pública, titulado(a)</degree> con <licence c="must">cédula profesional</licence>
• <years n="5" of="contabilidad general">5 años en contabilidad general</years>, de preferencia en empresa comercial con <nice>inventarios</nice>
• Dominio de <must>impuestos federales de personas morales</must>, <must>CFDI 4.0</must> y <must>NIF</must>
• <must g="1">CONTPAQi Contabilidad</must> o <must g="1">Aspel COI</must>
• <must>Excel intermedio-avanzado</must> (tablas dinámicas, BUSCARV; lo vamos a probar)
• <must>Manejo de personal</must>: haber tenido al menos un auxiliar a cargo

Deseable
• <nice>SAP Business One</nice> (migramos el próximo año, habrá capacitación; <no>Power BI</no> lo usa sólo la gente de ventas)
• <nice>Dictamen fiscal</nice>
• <lang c="nice">Inglés</lang> para leer correos de proveedores
• <nice>Precios de transferencia</nice>, aunque sea de oídas

Ofrecemos <pay>$26,000 a $31,000 mensuales brutos</pay>, prestaciones de ley y superiores: vales de despensa, fondo de ahorro 10 %, 12 días extra, seguro de gastos médicos al año. Comedor subsidiado (los jueves, cabrito no, pero casi).

Envía tu CV con pretensión económica a talento@ferrehuasteca.example.com, asunto "Contador general". No pedimos foto ni edad. Ninguna vacante de este grupo tiene costo; si alguien te cobra, avísanos.
