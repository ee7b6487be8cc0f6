<name>José Ángel Murrieta Castañón</name>
<headline>Técnico electricista industrial</headline>
<phone>81 0000 5566</phone>   •   <email>jamurrieta@example.org</email>   •   <place>Apodaca, N.L., México</place>
CURP y RFC: disponibles   •   <status>39 años</status>   •   <status>Licencia de manejo tipo C</status>

<h>EXPERIENCIA</h>

<job>Empresa:      <employer>Autopartes Regiomontanas del Norte S.A. de C.V.</employer>
Puesto:       <title>Electromecánico A</title>, Área de Estampado
Periodo:      <start>enero 2018</start> a <end>la fecha</end>
Jefe directo: Ing. Rubén Elizondo
Actividades:
   1.- <point>Mantenimiento correctivo y preventivo a 14 prensas (110 a 800 ton)</point>
   2.- <point>Diagnóstico de PLC (S7-300 y CompactLogix), modificar rungs sencillos</point>
   3.- <point>Bajamos el MTTR de 94 a 58 minutos en dos años</point>
   4.- <point>Apoyo en la puesta en marcha de la celda robotizada 4 (integrador externo)</point>
Motivo de salida: sigo laborando</job>

<job>Empresa:      <employer>Servicios Eléctricos Garza y Hnos.</employer> (contratista)
Puesto:       <title>Oficial electricista</title>
Periodo:      <start>marzo 2012</start> a <end>diciembre 2017</end>
Clientes:     maquiladora de arneses (Santa Catarina), cervecera (Monterrey), hospital privado
Actividades:
   1.- <point>Canalización, cableado y tableros de media tensión hasta 13.8 kV</point>
   2.- <point>Libranzas y candadeo</point>
Motivo de salida: terminación de obra</job>

<job>Empresa:      <employer>Taller de embobinado "El Chispas"</employer> (mi papá)
Puesto:       <title>Ayudante</title> / <title>embobinador</title>
Periodo:      <start>2003</start> a <end>2012</end></job>

<job>Empresa:      <employer>Ejército Mexicano</employer>, 7/a Zona Militar
Puesto:       <title>Soldado conscripto</title>, S.M.N.
Periodo:      <end>2004</end></job>

<h>ESCOLARIDAD</h>
NIVEL          INSTITUCIÓN                          PERIODO        DOCUMENTO
<edu><degree>TSU</degree> <field>Mecatrónica</field>    <school>UT Santa Catarina</school>         <start>2014</start>-<end>2016</end>      título</edu>
<edu><degree>Bachillerato técnico</degree>   <school>CBTIS 74</school>      <start>2001</start>-<end>2004</end>      certificado</edu>
<edu><degree>Secundaria</degree>     <school>Téc. 12</school>       <start>1998</start>-<end>2001</end>      certificado</edu>

<h>CONSTANCIAS</h>
<cert>(x) <cname>DC-3 trabajos en alturas</cname> <date>2024</date></cert>   <cert>(x) <cname>DC-3 candadeo LOTO</cname> <date>2024</date></cert>   ( ) NFPA 70E pendiente
<cert><cname>EC0586.01 instalaciones eléctricas</cname>, <issuer>CONOCER</issuer>, <date>2015</date></cert>

<h>MANEJO DE:</h>
<skills><skill>multímetro y megger</skill>, <skill>TIA Portal</skill> (básico), <skill>RSLogix 5000</skill> (básico), <skill>variadores PowerFlex</skill>, <skill>termografía</skill>
(cámara prestada), <skill>soldadura de estaño y microalambre</skill></skills>

<h>IDIOMAS:</h> <language>español</language>, <language>inglés</language> técnico (<level>leo manuales</level>)

<h>REFERENCIAS</h>
<other>Sr. Arturo Treviño, supervisor de turno, 81 0000 7788</other>
