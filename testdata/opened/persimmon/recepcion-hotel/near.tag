<name>Javier Montesdeoca Gil</name>
<headline>Jefe de Recepción</headline>
<place>Palma de Mallorca</place> | <phone>+34 611 555 064</phone> | <email>j.montesdeoca@example.com</email>

<h>Perfil profesional</h>
<summary>Jefe de Recepción con seis años de experiencia en hoteles vacacionales de 4 y 5 estrellas. Gestión de equipos, atención al cliente, gestión de reclamaciones, facturación a turoperadores y cierre de caja. Dominio de Opera y Protel. Disponibilidad para turnos rotativos.</summary>

<h>Experiencia profesional</h>

<job><start>03/2021</start> – <end>Actualidad</end>
<title>Jefe de Recepción</title>
<employer>Hotel Playa Sargantana</employer> 4*S, <place>Playa de Muro, Mallorca</place>
- <point>Dirección de un equipo de diez personas entre recepción, conserjería y guest relations.</point>
- <point>Turnos, formación y evaluación del personal.</point>
- <point>Check-in y check-out en días de 90 llegadas con Opera.</point>
- <point>Caja y facturación a agencias y turoperadores.</point>
- <point>Respuesta a quejas y reseñas con ReviewPro; nota media de 8,9.</point>
- <point>Programa de upselling con 31.000 € de ingresos en 2024.</point></job>

<job><start>04/2018</start> – <end>10/2020</end>
<title>Segundo Jefe de Recepción</title>
<employer>Resort Dunas de Oro</employer> 5*, <place>Maspalomas, Gran Canaria</place>
- <point>Supervisión de turnos y cierre de caja en Protel.</point>
- <point>Gestión de reclamaciones de clientes británicos y nórdicos.</point></job>

<h>Formación</h>
<edu><degree>Grado en Turismo</degree>, <school>Universidad de Las Palmas de Gran Canaria</school>, <start>2012</start> – <end>2016</end></edu>

<h>Idiomas</h>
<language>Español</language>: <level>nativo</level>
<language>Inglés</language>: <level>C1</level>
<language>Francés</language>: <level>B2</level>
<language>Alemán</language>: <level>A2</level>

<h>Competencias</h>
<skills><skill>Opera</skill>, <skill>Protel</skill>, <skill>ReviewPro</skill>, <skill>upselling</skill>, <skill>gestión de equipos</skill>, <skill>atención al cliente</skill>, <skill>facturación</skill></skills>

<status>Carné de conducir B</status>. <status>Nacionalidad española</status>.
