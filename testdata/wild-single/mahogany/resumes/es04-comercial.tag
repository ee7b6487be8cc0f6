<name>Wilmer Alexander Quintero Rueda</name>
CC a solicitud
<place>Bucaramanga, Santander</place>
<phone>312 555 0149</phone>
<email>wilmer.quintero@example.com</email>

<h>PERFIL</h>
<summary>Administrador de empresas y ex suboficial. Diez años vendiendo en la calle: de la moto al escritorio de jefe de zona y, por la pandemia, otra vez a la moto. Orientado a la meta (y a que el cliente pague).</summary>

<h>EXPERIENCIA LABORAL</h>

<job>EMPRESA: <employer>DISTRIBUIDORA EL CHICAMOCHA S.A.S.</employer> – línea hogar y aseo – 85 vendedores
CARGO: <title>JEFE DE ZONA</title> (encargado desde enero, en propiedad desde mayo)
TIEMPO: <start>enero 2023</start> a <end>la actualidad</end>
LOGROS: <point>11 vendedores TAT, cumplimiento 104 % en 2024; cartera vencida del 9 al 4 %</point>
JEFE INMEDIATO: Dra. Luz Amparo Villamizar

CARGO: <title>ASESOR COMERCIAL</title> TAT, ruta Girón–Lebrija
TIEMPO: <start>2020</start> a <end>2022</end></job>
<job>EMPRESA: <employer>LÁCTEOS SAN GIL</employer> (liquidada)
CARGO: <title>SUPERVISOR DE MERCADERISTAS</title>, por temporal
TIEMPO: <start>2017</start> a <end>2020</end></job>
<job>EMPRESA: <employer>INDEPENDIENTE</employer>
CARGO: <title>MOTOTAXISTA / DOMICILIARIO</title>
TIEMPO: <start>2016</start></job>
<job>EMPRESA: <employer>EJÉRCITO NACIONAL, BATALLÓN DE SERVICIOS No. 5</employer>
CARGO: <title>CABO SEGUNDO</title>, almacén de intendencia
TIEMPO: <start>2010</start> a <end>2015</end>
FUNCIONES: <point>kárdex, dotaciones de 600 hombres, inventarios sin novedad</point></job>

<h>FORMACIÓN ACADÉMICA</h>
<edu><degree>ADMINISTRADOR DE EMPRESAS</degree>
<school>UNIDADES TECNOLÓGICAS DE SANTANDER</school>
NOCTURNA, <end>DICIEMBRE 2022</end></edu>
<edu><degree>TECNÓLOGO</degree> EN <field>GESTIÓN COMERCIAL</field>, <school>SENA</school>, <end>2018</end></edu>
<edu><degree>ESPECIALIZACIÓN</degree> EN <field>GERENCIA DE MERCADEO</field>, <school>UIS</school>, PRIMER SEMESTRE EN CURSO</edu>
<edu><degree>BACHILLER</degree>, <school>COL. MILITAR GENERAL SANTANDER</school>, <end>2009</end></edu>

<h>CURSOS CORTOS</h>
<cert><cname>Manejo de objeciones</cname> <issuer>Cámara de Comercio</issuer>, 16 h, <date>2023</date></cert>
<cert><cname>Trabajo en alturas</cname>, vencido</cert>
<cert><cname>Excel intermedio</cname> SENA virtual, <date>2021</date></cert>

<h>COMPETENCIAS</h>
<skills><skill>Excel</skill>           Intermedio
<skill>Siesa</skill>           Alto
<skill>Power BI</skill>        Bajo
<skill>Cobranza</skill>        Alto
<skill>Conducción</skill>      Moto A2, carro C1</skills>
<h>IDIOMAS</h>
<language>Inglés</language>          <level>A2 (Duolingo, racha 611 días)</level>

<status>Libreta militar primera clase. Moto propia con papeles al día. Casado, dos hijos.</status>
<vol><title>Tesorero</title>, <employer>Junta de Acción Comunal barrio La Joya</employer>, <start>2021</start> – <end>2024</end></vol>

<h>REFERENCIAS</h>
<other>Sgto. (r) Ómar Peinado, 310 555 0122. Luz Amparo Villamizar, jefe de ventas.</other>
