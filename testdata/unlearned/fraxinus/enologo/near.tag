<h>DATOS PERSONALES</h>
<name>Rubén Castrillo Melgosa</name>
<place>Peñafiel (Valladolid)</place>
Tel. <phone>611 555 042</phone>
Correo: <email>ruben.castrillo@example.com</email>
<status>Carné B y coche propio</status>

<h>PERFIL</h>
<summary>Enólogo con experiencia en vinificación de tintos y crianza en barrica en Ribera del Duero. Analítica enológica, cata y coupage, planificación de vendimia. Inglés C1 para atender a importadores.</summary>

<h>EXPERIENCIA PROFESIONAL</h>

<job><title>Ayudante de enología</title>
<employer>Pago de las Urracas</employer>, <place>Pesquera de Duero</place>
<start>09/2023</start> – <end>Actualidad</end>
- <point>Apoyo al enólogo en vinificación, crianza (620 barricas) y embotellado.</point>
- <point>Entrada de uva en vendimia: control de parcelas y muestreos de maduración.</point>
- <point>Catas semanales de depósitos y propuestas de coupage al enólogo.</point>
- <point>Ensayo con levaduras autóctonas en dos depósitos de hormigón.</point>
- <point>Registros de BRC y documentación para el Consejo Regulador.</point></job>

<job><title>Analista de laboratorio</title>
<employer>Enolab Duero</employer>, <place>Aranda de Duero</place>
<start>02/2022</start> – <end>08/2023</end>
- <point>Analítica enológica completa para 70 bodegas.</point>
- <point>Mantenimiento de la acreditación y calibración de equipos.</point></job>

<job><title>Auxiliar de bodega (campañas)</title>
<employer>Château Lagravière</employer>, <place>Saint-Émilion, Francia</place>
<start>09/2020</start> – <end>12/2020</end>
- <point>Remontados, descubes y limpieza de barricas.</point></job>

<h>FORMACIÓN</h>
<edu><degree>Grado</degree> en <field>Enología</field>, <school>Universidad de Valladolid</school>, <start>2016</start> – <end>2020</end></edu>
<edu><degree>Máster</degree> en <field>Viticultura, Enología y Gestión de la Empresa Vitivinícola</field>, <school>Universidad Politécnica de Madrid</school>, <end>2021</end></edu>
<cert><cname>WSET Level 3 Award in Wines</cname>, <date>2024</date></cert>

<h>IDIOMAS</h>
<language>Inglés</language>: <level>C1</level>
<language>Francés</language>: <level>B2</level>

<h>COMPETENCIAS</h>
<skills><skill>Vinificación de tintos</skill>, <skill>crianza en barrica</skill>, <skill>analítica enológica</skill>, <skill>cata</skill>, <skill>BRC</skill>, <skill>levaduras autóctonas</skill>, <skill>SILICIE</skill>, <skill>certificación ecológica</skill></skills>
