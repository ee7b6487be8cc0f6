CURRÍCULUM VITAE

DATOS PERSONALES
Nombre y apellidos: <name>Yurena Santana Perdomo</name>
<status>Fecha de nacimiento: 17/09/1988</status>
Domicilio: C/ Timanfaya, 6, 2º B – <place>35510 Puerto del Carmen (Lanzarote)</place>
Teléfono: <phone>600 000 214</phone>
Correo: <email>yurena.santana@example.com</email>
<status>Carné de conducir B y vehículo propio</status>

<h>EXPERIENCIA LABORAL</h>

<job><title>Jefa de recepción</title>                                     <start>05/2021</start> – <end>actualidad</end>
<employer>Aparthotel Cumbres de Famara</employer> (4*, 212 uds.)              <place>Teguise</place>
-<point>Equipo de 9, cuadrantes, vacaciones y turnos de noche</point>
-<point>Implantación del check-in online: las colas de los lunes bajaron a la mitad</point>
-<point>Quejas en TripAdvisor y hojas de reclamación</point></job>

<job><title>Recepcionista</title> (turno noche, fija discontinua)         <start>2016</start> – <end>2020</end> 
<employer>Hotel Los Hibiscos</employer>                                       <place>Puerto del Carmen</place>
-<point>Cierre de caja y auditoría nocturna en Opera</point></job>

04/2020 – 04/2021   ERTE y cuidado de mi abuela

<job><title>Camarera de pisos</title>, después <title>subgobernanta</title>              <start>2009</start> – <end>2016</end>
<employer>Servicios Hoteleros Tabaiba, S.L.</employer> (ETT)
Clientes: Hotel Las Salinas Azules, Bungalows Flora, Hotel Playa Honda
-<point>18 habitaciones al día; luego revisión de 6 compañeras</point></job>

<job><title>Empleada de hogar interna</title>                             <start>2007</start> – <end>2009</end>
<employer>Casa particular (familia alemana)</employer>                        <place>Tías</place></job>

<h>FORMACIÓN</h>
AÑO – TÍTULO – CENTRO
<edu><end>2019</end> – <degree>Técnico Superior</degree> en <field>Gestión de Alojamientos Turísticos</field> (semipresencial) – <school>IES Zonzamas</school></edu>
<edu><end>2006</end> – <degree>Bachillerato</degree>, <field>Humanidades</field> – <school>IES Yaiza</school></edu>
<edu><end>2023</end> – <degree>Curso</degree> de <field>Revenue Management</field> (60 h) – <school>Cámara de Comercio</school></edu>

<h>INFORMÁTICA</h>
<skills><skill>Opera PMS</skill>: alto. <skill>Avalon</skill>: medio. <skill>Booking extranet</skill>: alto. <skill>Excel</skill>: usuario. <skill>SIHOT</skill>: lo he visto en un curso</skills>

<h>IDIOMAS</h>
<language>Español</language>   <level>nativo</level>
<language>Inglés</language>    <level>B2 (EOI, 2018)</level>
<language>Alemán</language>    <level>conversacional, de oído</level>

<h>OTROS DATOS</h>
<cert><cname>Manipulador de alimentos</cname> (<date>2022</date>)</cert>
<cert><cname>Prevención de Riesgos, nivel básico 50 h</cname></cert>
<vol>Colaboro los sábados con la <employer>protectora Sara</employer> (paseo de perros), <start>desde 2022</start></vol>
Disponibilidad: inmediata, también para turno partido. <other>Me gusta la lucha canaria y la repostería.</other>
