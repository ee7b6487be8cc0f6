<h>DATOS PERSONALES</h>
Nombre: <name>Montserrat Quirós Abreu</name>
Residencia: <place>Adeje (Tenerife)</place>
Móvil: <phone>600 555 771</phone>
Correo: <email>montse.quiros@example.org</email>
Permisos: <status>carné B, vehículo propio</status>; <status>nacionalidad española</status>

<h>PERFIL PROFESIONAL</h>
<summary>Gobernanta con 9 años de experiencia en hoteles de 4 y 5 estrellas en el sur de Tenerife. Gestión de equipos de hasta 45 personas, control de lencería, amenities y productos químicos, cuadrantes y calidad.</summary>

<h>EXPERIENCIA LABORAL</h>

<job><title>GOBERNANTA</title>
<employer>Hotel Palmeras de Fañabé ****</employer> (340 habitaciones)
<place>Costa Adeje</place>
<start>02/2019</start> a <end>actualidad</end>
– <point>Organizar y supervisar el departamento de pisos, áreas públicas y lencería (45 personas en temporada alta)</point>
– <point>Revisión de habitaciones bloqueadas, VIP y salidas</point>
– <point>Inventarios y pedidos de lencería, amenities y químicos, presupuesto anual de 210.000 €</point>
– <point>Coordinación con recepción y servicio técnico en Tesipro</point>
– <point>Quejas de clientes españoles; las de extranjeros las traduce recepción</point>
– <point>Auditorías Q de Calidad, tres renovaciones</point></job>

<job><title>SUBGOBERNANTA</title>
<employer>Hotel Cumbre Dorada *****</employer>
<place>Puerto de la Cruz</place>
<start>05/2016</start> a <end>01/2019</end>
– <point>Cuadrantes y reparto de habitaciones de 22 camareras</point>
– <point>Formación del personal nuevo en procedimientos y ergonomía</point></job>

<h>FORMACIÓN</h>
<edu><degree>Certificado de profesionalidad</degree> <field>Gestión de pisos y limpieza en alojamientos</field>, <school>Centro Formativo Taoro</school>, <end>2015</end></edu>
<cert><cname>Prevención de riesgos laborales, nivel básico</cname>, <date>2017</date></cert>

<h>IDIOMAS</h>
<language>Español</language>: <level>nativo</level>. <language>Inglés</language>: <level>A1, empezando curso</level>. <language>Portugués</language>: <level>medio</level>.

<h>INFORMÁTICA</h>
<skills><skill>Tesipro</skill>, <skill>Opera</skill>, <skill>Excel</skill>, <skill>Word</skill></skills>
