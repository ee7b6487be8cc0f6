<name>IGNACIO "NACHO" BARRIONUEVO SOSA</name> / <headline>vinos, de la tolva a la botella</headline>
<place>Tunuyán</place> / <phone>261 555-0143</phone> / <email>nacho.barrionuevo@example.org</email> / <status>registro B1 al día</status>

<h>ESTUDIOS</h>
<edu><degree>Lic. en Enología</degree> / <school>Universidad del Sol Cuyano</school> / <end>2016</end></edu> / <cert><cname>matriculado en el Centro de Enólogos, Mendoza</cname></cert>
<edu><degree>Especialización</degree> en <field>microbiología del vino</field> / <school>misma casa</school> / cursada completa, debo el trabajo final</edu>
<cert><cname>Manipulador de alimentos</cname> / <date>2024</date></cert> / <cert><cname>curso HACCP</cname> 20 hs / <date>2022</date></cert>

<h>VENDIMIAS (las que valen)</h>

<job><employer>Bodega Cerro Tres Hermanos</employer> / <place>Vista Flores</place> / 3,8 M de litros / <start>ene 2020</start> - <end>hoy</end>
<title>Segundo enólogo</title>
▸ <point>armo y acompaño los turnos: 22 personas en cosecha, 5 fijas el resto del año</point>
▸ <point>densidad, temperatura y YAN de 96 vasijas, dos veces por día; en 2024 una sola parada, y arrancó</point>
▸ <point>parque de 1.100 barricas: trasiegos, rellenos, SO2, descarte. Bajé la volátil promedio de 0,68 a 0,54</point>
▸ <point>tangencial Padovan y tierras; placas solo para partidas chicas</point>
▸ <point>propongo cortes de la línea joven; los de alta gama los cierra la enóloga jefa, yo pruebo con ella</point>
▸ <point>CEC, libros y declaraciones juradas del INV, cero multas desde 2021</point>
▸ <point>4 huevos de hormigón, una prueba con chenin que ya se vende</point>
▸ <point>di una mano en la auditoría BRC de 2023 (trazabilidad de 2 lotes)</point></job>

<job><employer>Finca y Lagares El Zorzal</employer> / <place>Luján de Cuyo</place> / <start>2017</start> - <end>2019</end>
<title>Asistente de enología y laboratorio</title>
▸ <point>análisis de rutina, recuento en placa de Brett y bacterias lácticas, pies de cuba</point>
▸ <point>panel de cata interno, martes y jueves</point>
▸ <point>tiraje y degüelle de espumante a mano, dos campañas (3.000 botellas cada una)</point></job>

AFUERA, en contraestación:
<job><employer>Cascade Knoll Winery</employer> / <place>Oregon, EE. UU.</place> / <start>sep</start> - <end>nov 2018</end> / <title>harvest intern</title></job>
<job><employer>Domaine de la Grivette</employer> / <place>Beaujolais, Francia</place> / <start>ago</start> - <end>oct 2022</end> / <title>caviste saisonnier</title> (con licencia de Tres Hermanos)</job>

<job>antes: <title>obrero de bodega</title> / <employer>varias</employer> / <start>2012</start> - <end>2016</end>, mientras estudiaba</job>

<h>IDIOMAS</h>  <language>inglés</language> <level>me defiendo, cosecha entera en Oregon sin traductor</level> / <language>francés</language> <level>de bodega</level>
<h>OTROS</h>  <other>brigadista voluntario / bandoneón, mal</other>
