CURRICULUM VITAE                                                    1 de 1

<name>C.P. Rocío Anguiano Tafolla</name>

<h>DATOS</h>                     <h>TRAYECTORIA</h>
Cel. <phone>477 555 0136</phone>
<email>rocio.anguiano@example.com</email>
<place>Col. Jardines del Moral, León</place>
<status>37 años, casada</status>
                          <job><employer>Suelas Termoplásticas Rivera</employer>
                          <start>jun 2020</start> a la <end>fecha</end>
                          <title>Analista fiscal sr.</title>
                          <point>Mensuales de ISR prop. e IVA, dos razones sociales
                          (una con programa IMMEX), y la anual de ambas.</point>
                          <point>Saldos a favor: 17 solicitudes FED, 14 pagadas por
                          $9.8 MDP, 2 en trámite y 1 desistida.</point>
                          <point>Contesté 23 cartas y oficios de la autoridad sin que
                          terminaran en crédito fiscal.</point>
                          <point>Cruce de XML contra auxiliares en Power Query; antes
                          se tardaban 3 días, ahora medio día.</point>
                          <point>Anexos del dictamen: preparo 9 de los 21, los demás
                          los hace contraloría.</point>
                          <point>Apoyo al asesor externo con datos del estudio de
                          precios de transferencia.</point></job>

<h>SISTEMAS</h>
<skills><skill>CONTPAQi Contabilidad</skill>
<skill>CONTPAQi Bancos</skill>
<skill>AdminXML</skill>
<skill>Excel</skill> (macros: <skill>VBA</skill> básico)
<skill>Power Query</skill></skills>
                          <job><employer>Despacho Olvera Zepeda y Asociados, S.C.</employer>
                          <start>ago 2014</start> a <end>may 2020</end>
                          <title>Auxiliar contable</title> / <title>Encargada de cartera</title>
                          <point>De auxiliar a encargada en 2017, 22 clientes entre RIF,
                          personas físicas y morales.</point>
                          <point>DIOT, balanza y catálogo al buzón, provisionales;
                          COI de Aspel.</point>
                          <point>Estatales: cedular e impuesto sobre nóminas
                          (SATEG), 6 clientes.</point></job>

<h>IDIOMAS</h>                   <h>ESTUDIOS</h>
<language>Inglés</language> <level>lo leo con diccionario</level>
                          <edu><degree>Lic. en Contaduría Pública</degree>
                          <school>Universidad de Guanajuato</school>, <start>2009</start>-<end>2014</end></edu>
                          <cert><cname>Título y cédula prof.</cname>, expedida en <date>2016</date></cert>
                          <edu><degree>Maestría</degree> en <field>Impuestos</field>, <school>Instituto Fiscal del Bajío</school>,
                          4o. de 6
                          cuatrimestres, la pausé en <end>2023</end></edu>
<h>OTROS</h>
<other>Dispuesta a quedarme en cierre. Refs. a solicitud.</other>
                          <cert><cname>Diplomado en comercio exterior</cname>, <issuer>CANACINTRA</issuer>
                          <date>2022</date></cert>
