<name>AITANA BELENGUER SORIANO</name> // <place>Alboraia</place> // <phone>655 550 128</phone> // <email>aitana.belenguer@example.com</email>
<summary>Nueve años entre contenedores. Me muevo bien con navieras, terminales y clientes con prisa.</summary>

<h>¿Dónde he trabajado?</h>

<job><title>Operativa de importación marítima</title> / <employer>Naranjo y Vives Forwarding</employer> / <place>València</place> / <start>enero 2020</start> a <end>hoy</end>
▪ <point>Unos 45 expedientes vivos a la vez, FCL sobre todo; el LCL lo llevamos entre dos (consolidado semanal de Shanghái y Nhava Sheva).</point>
▪ <point>Booking, seguimiento, BL/telex release, arrival notice, factura y entrega. CargoWise para todo.</point>
▪ <point>Pido tarifas a MSC, CMA y ONE; los contratos anuales los cierra mi jefa.</point>
▪ <point>Recuperados 61.000 € de demurrage y detention en 2022 a base de reclamar.</point>
▪ <point>Levantes, entréguese y admítase por el PCS del puerto.</point>
▪ <point>IMO: baterías de litio clase 9, unas 3 al mes, con el consejero de seguridad externo.</point>
▪ <point>Enseñé el programa a 4 compañeros nuevos.</point></job>

<job><title>Auxiliar de consignataria</title> / <employer>Marítima Punta Galera</employer> / <place>Sagunto</place> / <start>oct. 2016</start> a <end>nov. 2019</end>
▪ <point>Manifiestos, escalas y bobinas de acero de siderúrgica. Guardias un finde de cada cuatro.</point>
▪ <point>Apoyo a exportación (reservas y VGM) cuando faltaba gente.</point></job>

<job><title>Dependienta</title> / <employer>Horchatería Rafa</employer> / veranos <start>2012</start> a <end>2015</end></job>

<h>¿Qué he estudiado?</h>
<edu><degree>CFGS</degree> <field>Comercio Internacional</field> / <school>IES Serra Calderona</school> / <end>2016</end></edu>
<edu><degree>Grado</degree> en <field>ADE</field> / <school>UNED</school> / <point>llevo 132 de 240 créditos</point></edu>
<cert><cname>Curso Incoterms® 2020</cname> / <issuer>Cámara de Valencia</issuer> / 12 h / <date>2020</date></cert>
<cert><cname>IMDG básico</cname> / en línea / <date>2023</date></cert>

<h>¿Qué más sé?</h>
<skills><skill>CargoWise</skill> (a diario), <skill>Excel</skill> (tablas dinámicas, sin macros), <skill>TARIC</skill> (consultar, no despachar)</skills>
<language>Valenciano</language>: <level>C1</level>. <language>Inglés</language>: <level>B2 (First, 2018), hablo a diario con agentes</level>. <language>Chino</language>: <level>HSK 2, para saludar</level>.
<status>Carné B y coche.</status> <status>Nacionalidad española.</status>
