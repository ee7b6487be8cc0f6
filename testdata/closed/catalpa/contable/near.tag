<name>Álvaro Berdún Cortés</name>
<headline>Administrativo contable junior</headline>
✉ <email>alvaro.berdun@example.com</email>   ☎ <phone>611 555 904</phone>   ⌂ <place>Zaragoza, Delicias</place>

<h>SOBRE MÍ</h>
<summary>Técnico superior en Administración y Finanzas y graduado en ADE, con base en Plan General Contable, conciliación bancaria, remesas SEPA e impuestos (modelos 303, 111 y 347). Orden y rigor, ganas de aprender y carné B.</summary>

<h>EXPERIENCIA</h>

<job><title>Administrativo contable</title> (prácticas y contrato de 6 meses) // <employer>Cartonajes Ebro Medio, S.A.</employer> // <place>Zaragoza</place>
<start>10/2024</start> → <end>06/2025</end>
• <point>Registro de facturas de compra, venta y gastos en Sage 200.</point>
• <point>Conciliación bancaria de tres cuentas.</point>
• <point>Preparación de remesas SEPA y archivo de justificantes.</point>
• <point>Apoyo en los modelos 303 y 347 y en el envío al SII.</point>
• <point>Tabla dinámica semanal de vencimientos en Excel.</point></job>

<job><start>Veranos 2022</start> y <end>2023</end>
<title>Mozo de almacén</title> // <employer>Agrocentro La Muela</employer> // <place>La Muela</place>
• <point>Preparación de pedidos y albaranes.</point></job>

<h>FORMACIÓN</h>
<edu><degree>Grado en Administración y Dirección de Empresas</degree>, <school>Universidad de Zaragoza</school>, <start>2020</start>-<end>2024</end></edu>
<edu><degree>CFGS Administración y Finanzas</degree>, <school>CPIFP Los Enlaces</school>, <start>2018</start>-<end>2020</end></edu>

<h>CURSOS</h>
<cert><cname>A3 Contabilidad</cname>, 60 horas, <issuer>academia Goya Formación</issuer>, <date>2024</date></cert>
<cert><cname>SII y factura electrónica</cname>, 10 horas, <date>2025</date></cert>
<cert><cname>Intrastat básico</cname>, 6 horas, <date>2025</date></cert>

<h>HERRAMIENTAS</h>
<skills><skill>Sage 200</skill> ●●●○○   <skill>A3</skill> ●●○○○   <skill>Excel</skill> ●●●●○   <skill>Plan General Contable</skill> ●●●●○   <skill>IVA e IRPF</skill> ●●●○○</skills>

<h>IDIOMAS</h>
<language>Inglés</language> <level>B2 (Cambridge First, 2021)</level> · <language>Italiano</language> <level>A2</level>
