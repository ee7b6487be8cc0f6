VACANTE: <title>Administrador(a) de Bases de Datos Oracle Sr.</title>
Empresa: <employer>Cantera Azul Servicios Financieros, S.A.P.I. de C.V., SOFOM, E.N.R.</employer>
Zona: <place>Guadalajara, Jal.</place> (Providencia), híbrido 2x3
Sueldo: <pay>$55,000 a $65,000 brutos mensuales</pay>, 100% nómina

¿Quiénes somos?
Otorgamos crédito a talleres, ferreterías y tiendas de abarrotes en 14 estados. 480 colaboradores, 92 mil clientes activos y una cartera que no duerme: el cierre de día corre a las 2:00 a.m. y tiene que acabar antes de las 5:00.

¿Qué harás?
✔ <duty>Administrar 23 bases productivas (la mayor, de 9 TB) y sus ambientes de prueba</duty>
✔ <duty>Planear y ejecutar parches trimestrales y la migración de 12c a 19c que quedó a medias</duty>
✔ <duty>Afinar sentencias junto con desarrollo</duty>
✔ <duty>Probar la recuperación dos veces al año con el auditor enfrente</duty>
✔ Guardias: una semana de cada cuatro, con pago aparte

Requisitos indispensables
· <degree c="must">Licenciatura o ingeniería en Sistemas, Informática o afín, titulado</degree>
· <years n="5" of="administración de Oracle">5 años como DBA de Oracle en producción</years>
· <must>RAC</must> y <must>Data Guard</must>
· Respaldos con <must>RMAN</must>
· <must>Afinación de SQL</must> con AWR y planes de ejecución
· <must>Linux</must> y <must g="1">shell</must> o <must g="1">Python</must> para automatizar
· <lang c="must">Inglés conversacional (B2)</lang>: la llamada diaria con el equipo de Austin es en inglés, sin traductor
· <must>Orden para documentar</must>

Deseable, no te detengas si te falta: <nice>PostgreSQL</nice>, <nice>OCI</nice>, <nice>GoldenGate</nice>, <licence c="nice">certificación Oracle OCP</licence>, haber trabajado en <nice>sector financiero</nice> y con auditorías de la <nice>CNBV</nice>.

Para que no haya sorpresas: aquí no vas a programar <no>PL/SQL</no> de negocio (lo hace desarrollo), el <no>MongoDB</no> lo lleva el equipo de canales digitales y los tableros en <no>Power BI</no> son de Riesgos.

Ofrecemos: prestaciones de ley desde el día uno, SGMM, vales de despensa 10%, fondo de ahorro, 15 días de vacaciones, home office tres días. La empresa no solicita certificados de no gravidez ni de VIH. No discriminamos por edad, género, origen, discapacidad ni por ninguna otra razón.

Manda tu CV a talento@canteraazul.example.com con asunto DBA GDL. Proceso: llamada, caso práctico (90 min, pagado), entrevista con el gerente.
