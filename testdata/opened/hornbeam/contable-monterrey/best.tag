<name>C.P. Itzel Abarrategui Montelongo</name>
<place>San Nicolás de los Garza, N.L.</place> ~ cel. <phone>81 0000 4627</phone> ~ <email>itzel.abarrategui@example.com</email>

<h>¿QUÉ SÉ HACER?</h>

<h>Impuestos.</h> <point>Hago los pagos provisionales, la anual y la DIOT de tres personas morales (dos comercializadoras y una inmobiliaria chiquita).</point> <point>Contesté 7 cartas invitación y 2 requerimientos del SAT; una revisión de gabinete la llevó el despacho y yo junté los papeles.</point> <point>Devoluciones de IVA: 3 pedidas, 2 cobradas ($1.4 mdp), la otra sigue en trámite.</point>

<h>Contabilidad.</h> <point>Pólizas, depreciaciones, provisiones, conciliaciones de 11 cuentas de banco y cuentas entre compañías.</point> <point>Bajé el cierre de 14 a 7 días hábiles.</point> <point>Balance y resultados para el dueño, bajo NIF.</point> <point>Conteo físico anual de 6 mil claves de inventario, con costo promedio.</point>

<h>Gente.</h> <point>Tengo una auxiliar a mi cargo desde 2022 y un practicante por semestre.</point>

<h>Auditoría.</h> <point>Fui parte del equipo que hizo dictámenes (2 temporadas, papeles de trabajo de caja y activo fijo).</point>

<h>¿DÓNDE LO HICE?</h>

<job>Ahora, y <start>desde agosto de 2019</start>, en <employer>Distribuidora Topo Chico de Tornillos</employer> (<place>Apodaca</place>): entré de <title>analista contable</title> y en enero de 2022 me nombraron <title>contadora</title>.</job> <job>Entre <start>2017</start> y <end>julio de 2019</end> estuve en el despacho <employer>Elizondo Barbachano y Asociados</employer>, como <title>auxiliar de auditoría</title>,</job> <job>y de <start>2015</start> a <end>2017</end> como <title>auxiliar contable</title> en <employer>Muebles Doña Cuca</employer>, <place>Cadereyta</place>, donde aprendí Aspel.</job> En 2021 paré cuatro meses por maternidad.

<h>¿CON QUÉ?</h>

<skills><skill>CONTPAQi</skill> (Contabilidad y Bancos) todos los días · <skill>Aspel COI</skill> hasta 2017 · <skill>Excel</skill>: dinámicas, BUSCARX, Power Query empezando · <skill>validador de CFDI y contabilidad electrónica</skill> · <skill>SAP B1</skill>: sólo consulta, en un cliente del despacho</skills>

<h>¿QUÉ ESTUDIÉ?</h>

<edu><degree>Contador Público</degree>, <school>Universidad del Cerro de la Silla</school>, <start>2011</start>-<end>2015</end>. Titulada, cédula 0000417.</edu>
<edu><degree>Maestría</degree> en <field>Impuestos</field>, <school>Instituto Fiscal del Norte</school>, voy en el tercero de cinco tetramestres.</edu>
<cert><cname>Diplomado en NIF</cname>, <issuer>Colegio de Contadores de la Sultana</issuer>, <date>2020</date> (80 h).</cert>
<language>Inglés</language>: <level>leo correos y facturas, hablar me cuesta</level>.
