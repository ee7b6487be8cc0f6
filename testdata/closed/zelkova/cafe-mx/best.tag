<name>ARACELI TZOMPA VILLALVAZO</name>
<h>CATADORA</h>

<place>COATEPEC, VER.</place>      CEL. <phone>228 555 0119</phone>      <email>ara.tzompa@example.com</email>

<summary>Hija de cortadores. Llevo desde 2014 en mesa y en patio. Prefiero un 83 honesto que un 87 de cuento.</summary>

<h>DÓNDE HE CHAMBEADO</h>

<job><employer>EXPORTADORA CERRO ALTO, S.A. DE C.V.</employer> / <place>Huatusco</place> / <start>nov-17</start> a <end>la fecha</end>
   <title>Auxiliar de laboratorio</title> (17-19) > <title>Catadora</title> (19-22) > <title>Coord. de laboratorio</title> (ene-22 en adelante)
o <point>en zafra entre 50 y 55 tazas evaluadas al día, yo y una auxiliar que me reporta</point>
o <point>decido rechazo hasta 2 lotes/semana; arriba de eso lo ve el gerente de compras</point>
o <point>verde: Sinar, Rotronic p/ aw, cribas, conteo de primarios y secundarios</point>
o <point>muestras en Probat BRZ-2 (la Ikawa sólo la he usado en ferias)</point>
o <point>offer samples y PSS para 14 clientes, calibraciones por Zoom en inglés cada mes con 5 de ellos</point>
o <point>bajamos reclamos de 9 a 3 por cosecha entre 2020-21 y 2023-24, junto con el jefe de beneficio</point>
o <point>Cropster Hub, lo alimento a diario, los reportes los saca sistemas</point>
o <point>fichas de resultado p/ productor con dibujitos: 210 familias en 23-24</point></job>

<job><employer>UNIÓN DE PRODUCTORES XOCHICAHUA, S.P.R.</employer> / <place>Zongolica</place> / <start>ene-14</start> a <end>ago-17</end>
   <title>Técnica de beneficio</title>
o <point>recibo de cereza, despulpe, tanques, patio y guardiola; trilla en la maquila de Córdoba</point>
o <point>ensayos de fermentación con pH y termómetro, dos cosechas, 12 lotes (los diseñó un asesor, yo los corrí)</point>
o <point>pláticas de corte selectivo en náhuatl y español, unas 30</point></job>

sep-oct 2017: sin trabajo, me fui a levantar la casa de mi mamá después del temblor

<h>PAPELES</h>
* <cert><cname>Q ARABICA GRADER</cname>, <issuer>CQI</issuer>, <date>2019</date>, recalibrada <date>feb 2025</date> (vence 2028)</cert>
* <cert><cname>CVA for Cuppers</cname>, curso de 2 días, <date>2024</date></cert>
* <edu><degree>Ing. en Industrias Alimentarias</degree>, <school>Tecnológico Regional de las Altas Montañas</school>, <start>2009</start>-<end>2013</end>, pasante: me falta titularme</edu>
* EUDR: asistí a un webinar, hasta ahí

<h>IDIOMAS</h>  <language>español</language> / <language>náhuatl</language> <level>de casa</level> / <language>inglés</language> <level>B2 (TOEFL ITP 560, 2022)</level>

<h>MANEJO</h>  <skills><skill>Excel</skill>, <skill>Cropster</skill>, <skill>medidor Sinar</skill>, <skill>tueste de muestra</skill>, <skill>SCA 100 puntos</skill></skills>. <status>Licencia de chofer vigente</status>, camioneta estándar sin broncas

<other>JURADO: dos veces jueza nacional en un certamen de calidad (2022, 2023), nunca jueza principal.</other>
