OFERTA: <title>TÉCNICO/A DE MANTENIMIENTO ELECTROMECÁNICO</title>
Empresa: <employer>Conservas Moncayo Verde, S.L.</employer>
Centro: <place>Tarazona (Zaragoza)</place>
Contrato: indefinido desde el primer día. 3 turnos rotativos, correturnos de fin de semana 1 de cada 5.
Salario: <pay>27.500 - 31.000 € b/a</pay> + plus nocturnidad + plus campaña

Somos fabricantes de conservas vegetales, 140 fijos y hasta 300 en campaña de tomate (agosto-octubre, en campaña NO se cogen vacaciones, lo decimos ya).

FUNCIONES
· <duty>Mantenimiento correctivo y preventivo de las 6 líneas</duty> (autoclaves, cerradoras, paletizadores)
· <duty>Diagnóstico de averías eléctricas, neumáticas y mecánicas</duty>
· <duty>Cambios de formato</duty>
· <duty>Partes de trabajo en el GMAO</duty>: es <no>Prisma</no>, se aprende en una tarde y te lo enseñamos
· <duty>Acompañar a las contratas e informar de los permisos de trabajo</duty>

REQUISITOS
· <degree c="must">FP II / CFGS Mantenimiento Electromecánico, Mecatrónica, Electricidad o similar</degree>. Si tienes CFGM valoramos <years n="5" of="mantenimiento industrial">5 años de oficio</years> en su lugar.
· <years n="2" of="mantenimiento industrial">2 años en mantenimiento industrial</years>, da igual el sector
· <must>Interpretar esquemas eléctricos</must> y <must>planos mecánicos</must>
· <must>Variadores de frecuencia</must>, <must>sensórica</must>, <must>neumática</must>
· <must>Soldadura básica por electrodo</must>
· <must>Disponibilidad para turnos</must>
· <licence c="must">Carné de conducir B y vehículo</licence> (no hay autobús a las 5:40)

SE VALORA
· <nice>Siemens S7 / TIA Portal</nice> a nivel de conectarse y mirar, <no>programar</no> lo hace la ingeniería
· <licence c="nice">carné de operador industrial de calderas</licence>
· <licence c="nice">carretillero</licence>
· <nice>cerradoras Ferrum o Angelus</nice>

NO hace falta <no>inglés</no>. Tampoco <no>frío industrial</no> (empresa externa).

Comedor, fruta y conservas gratis, taquilla, ropa. Incorporación inmediata, a ser posible antes del 15 de julio.

Envía CV a taller@moncayoverde.example.org o déjalo en portería a la atención de Chema Lahuerta. En el proceso hay una prueba práctica: un cuadro con tres averías y 45 minutos. Fomentamos la contratación de mujeres en planta.
