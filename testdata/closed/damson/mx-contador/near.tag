<name>Luis Fernando Barajas Ponce</name>
<headline>Pasante de Contaduría Pública</headline>
<place>León, Gto.</place> | Tel: <phone>477 555 0164</phone> | <email>lf.barajas@example.net</email>

<h>Objetivo:</h> <summary>Integrarme como contador de impuestos en una empresa manufacturera donde aplique mi experiencia en ISR, IVA y devoluciones.</summary>

<h>Experiencia laboral:</h>

<job><start>2019</start> - <end>actual</end>     <title>Contador de impuestos</title>, <employer>Calzado Industrial Monteverde</employer>, <place>León</place>
                  • <point>Cálculo y presentación de pagos provisionales y definitivos de ISR e IVA</point>
                  • <point>Trámite de devoluciones de IVA hasta su depósito, 12 en total</point>
                  • <point>Envío de DIOT y contabilidad electrónica</point>
                  • <point>Conciliación de CFDI 4.0 contra registros contables</point>
                  • <point>Atención de requerimientos y cartas invitación del SAT</point>
                  • <point>Entrega de información al despacho externo para el dictamen fiscal</point></job>
<job><start>2016</start> - <end>2019</end>       <title>Auxiliar de impuestos</title>, <employer>Plásticos Inyectados Arandas</employer>, <place>Silao</place>
                  • <point>Apoyo en la declaración anual de la persona moral</point>
                  • <point>Captura de pólizas en CONTPAQi</point>
                  • <point>Papeles de trabajo de IVA acreditable por proveedor</point>
                  • <point>Cálculo del 3% sobre nómina Guanajuato</point></job>

<h>Formación:</h>

<edu><start>2012</start> - <end>2016</end>       <degree>Licenciatura en Contaduría Pública</degree>, <school>Universidad La Salle Bajío</school>
                  (créditos cubiertos, sin titular; tesis pendiente)</edu>
<cert><date>2021</date>              <cname>Curso Código Fiscal de la Federación</cname>, <issuer>Colegio de Contadores de León</issuer></cert>

<h>Conocimientos:</h> <skills><skill>CONTPAQi</skill>, <skill>Aspel COI</skill>, <skill>Excel avanzado</skill>, <skill>tablas dinámicas</skill>, <skill>buscarv</skill>, <skill>Power Query</skill>, <skill>precios de transferencia</skill> (básico)</skills>

<h>Idiomas:</h> <language>Inglés</language> <level>básico</level>
