<h>INFORMACIÓN PERSONAL</h>
Nombre:             <name>Hernán Darío Restrepo Vélez</name>
Dirección:          <place>C/ Mariners 14, 46011 Valencia</place>
Teléfono:           <phone>600 555 037</phone>
Correo:             <email>hd.restrepo@example.com</email>
Nacionalidad:       <status>colombiana, residencia y trabajo en vigor hasta 2029</status>

<h>EXPERIENCIA LABORAL</h>

<job>Fechas:             <start>02/2021</start> – <end>actualidad</end>
Puesto:             <title>Jefe de partida de pescados</title>
Empresa:            <employer>Brasería Marismar</employer>, <place>Valencia (Malvarrosa)</place>
Funciones:          * <point>Llevar la partida de pescados y brasa en el servicio de mediodía y noche, 90 plazas</point>
                    * <point>Fuego de leña y carbón: parrilla de encina y horno Josper</point>
                    * <point>Limpieza de pescado y marisco, despiece de atún y rape</point>
                    * <point>Fondos y fumets por la mañana para toda la cocina</point>
                    * <point>Pedidos a la lonja y a proveedores, control de mermas en hoja diaria</point>
                    * <point>Un ayudante a cargo</point></job>

<job>Fechas:             <start>06/2018</start> – <end>01/2021</end>
Puesto:             <title>Cocinero</title>
Empresa:            <employer>Trattoria Lo Scoglio</employer>, <place>Valencia</place>
Funciones:          * <point>Pasta fresca y segundos, 60 cubiertos por servicio</point>
                    * <point>Escandallos de la carta en Excel con el dueño</point></job>

<job>Fechas:             <start>2014</start> – <end>2018</end>
Puesto:             <title>Auxiliar de cocina</title>
Empresa:            <employer>Club Campestre La Ceiba</employer>, <place>Medellín (Colombia)</place>
Funciones:          * <point>Cuarto frío, sopas y plato del día para 120 socios</point></job>

<h>EDUCACIÓN Y FORMACIÓN</h>
<edu><start>2012</start> – <end>2013</end>         <degree>Técnico en Cocina</degree>, <school>SENA</school>, Medellín (homologado a grado medio en 2020)</edu>
<cert><date>2024</date>                <cname>Carnet de manipulador de alimentos</cname></cert>
<cert><date>2022</date>                <cname>Gestión de alérgenos en restauración</cname>, 20 h</cert>

<h>COMPETENCIAS</h>
<skills>Cocina:             <skill>brasa y leña</skill>, <skill>pescado y marisco</skill>, <skill>fondos</skill>, <skill>pasta fresca</skill>
Gestión:            <skill>pedidos</skill>, <skill>mermas</skill>, <skill>alérgenos</skill>, <skill>escandallos</skill>
Arroces:            solo los del menú de personal, quiero aprender el oficio</skills>
Idiomas:            <language>Español</language> <level>nativo</level>, <language>italiano</language> <level>B1</level>, <language>valenciano</language> <level>lo entiendo</level>
