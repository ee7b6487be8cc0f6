<headline>ADMTVA. CONTABLE</headline>
<name>Nuria Echegoyen Pardos</name> - <status>41 años</status> - <place>Utebo (Zaragoza)</place>
móvil <phone>600 555 218</phone>  correo <email>nuria.echegoyen@example.org</email>
<status>Carnet B y coche</status>

2016 en adelante
<job><employer>FRÍO INDUSTRIAL MONEGROS SLU</employer> (unos 60 en plantilla)   <start>sept 2016</start> – <end>actualidad</end>
<title>Auxiliar admva.</title> hasta 2018 y luego <title>contable</title>
<point>Asientos de compras, gastos y ventas, ±1.200 fras/mes, con <tech>A3ERP</tech> (hasta 2020 <tech>Contaplus</tech>).</point>
<point>Punteo diario de 4 bancos; norma 43 importada.</point>
<point>Recibos domiciliados y transferencias a proveedores (XML SEPA, cuaderno 34), vencimientos los 10 y 25.</point>
<point>Libros al SII desde que entramos, julio 2017: errores, duplicados, los 4 días.</point>
<point>303 mensual, 111, 115, 347 y 349 los hago yo, los presenta la asesoría con su certificado.</point>
<point>Amortizaciones en hoja aparte (120 elementos), el asiento lo cuelgo yo.</point>
<point>Cierre: cuadro existencias, periodificaciones y provisiones; el Impto. de Sociedades y las cuentas anuales los hace la asesoría.</point>
<point>Impagados: llamo yo, bajé el saldo vencido a +60 días de 84.000 a 31.000 € en 2023.</point>
<point>Intrastat: solo sustituciones (verano), introducciones de Alemania.</point></job>

<job><employer>Gestoría Larraz</employer>, <place>Zaragoza centro</place>   <start>feb. 2012</start> – <end>jun. 2016</end>
<title>Administrativa</title>
<point>Contabilidad de 22 autónomos y micropymes; IRPF módulos y directa, mod. 130, 303, 390. <tech>Sage Contaplus</tech>.</point>
<point>Renta en campaña, abril-junio.</point></job>

(jul-ago 2016: cuidado de mi padre)

<job><employer>Hiper Actur</employer> · <title>cajera</title> · <start>2006</start>/<end>2010</end>. <point>Arqueos y caja central el último año</point></job>

<h>Estudios</h>
<edu><degree>CFGS Administración y Finanzas</degree>, <school>IES Tiempos Modernos</school>, <end>2012</end> (<grade>8,1</grade>)</edu>
<edu><degree>Grado ADE</degree>, <school>UNED</school>: 96 de 240 créditos, parado desde <end>2019</end></edu>
<cert>Curso <cname>"Excel avanzado"</cname> 40 h <issuer>INAEM</issuer> <date>2021</date> (dinámicas, buscarv, algo de Power Query)</cert>
<cert><cname>Cámara de Zaragoza, "Novedades PGC 2021"</cname>, 8 h</cert>

<h>Idiomas</h>
<language>inglés</language> <level>B1 (EOI 2015, oxidado)</level>; <language>italiano</language> <level>leo</level>

<h>Cómo soy</h>
<other>Si el balance no cuadra no me voy a comer. Me lo han dicho como defecto.</other>
