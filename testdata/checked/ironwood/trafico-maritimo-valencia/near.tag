<name>Gorka Etxaniz Prado</name>
<email>g.etxaniz@example.net</email>
<phone>+34 688 550 171</phone>
<place>Paterna (Valencia)</place>

<summary>Técnico de tráfico con seis años en transitaria, orientación al cliente y gestión
de expedientes de importación de principio a fin. Domino Incoterms 2020 y la
documentación de transporte. Inglés C1.</summary>

<job><start>2021</start>-<end>actualidad</end>
<employer>Aerotrans Manises</employer>
<title>Técnico de tráfico aéreo, importación</title>
<point>Gestiono expedientes de importación aérea de Asia, AWB y consolidados,
con CargoWise.</point> <point>Negocio fletes con compañías aéreas y coordino con el
representante aduanero.</point> <point>Mercancías peligrosas IATA-DGR, reciclaje cada dos años.</point></job>

<job><start>2018</start>-<end>2021</end>
<employer>Levante Air Freight</employer>
<title>Auxiliar de tráfico aéreo</title>
<point>Revisión de facturas y packing list, avisos de llegada y atención al cliente.</point>
<point>Visual Trans y Excel.</point></job>

<edu><degree>Grado superior</degree> en <field>Comercio Internacional</field>, <school>IES Bidebieta Berria</school>,
<end>2018</end></edu>
<cert><cname>IATA DGR cat. 6</cname>, <date>2024</date></cert>

<skills><skill>CargoWise</skill> - <skill>Visual Trans</skill> - <skill>Excel</skill> - <skill>Incoterms 2020</skill> - <skill>nociones de aduanas</skill></skills>
<language>Inglés</language> <level>C1</level> - <language>euskera</language> <level>nativo</level> - <language>valenciano</language> <level>A2</level>
