CURRICULUM VITAE                                                  Página 1 de 1

Nombre y apellidos: <name>Amparo Llopis Ferrandis</name>
DNI a disposición. Nacida en <status>Alcoi, 1979</status>
Domicilio: <place>C/ del Forn 6, 3ª, 46001 València</place>
Tfno.: <phone>655 550 144</phone>    Mail: <email>amparo.llopis@example.org</email>
<status>Carnet de conducir B1. Vehículo propio</status>

<h>Formación</h>
– <edu><degree>Técnico Superior</degree> en <field>Dirección de Cocina</field>. <school>IES Costa de Ponent</school>, <place>Dénia</place>. <start>2005</start>-<end>2007</end>.</edu>
– <edu><degree>Diplomatura</degree> en <field>Turismo</field>, primer curso. <school>Universitat de la Marina Alta</school>. <end>1998</end>.</edu>
– <edu><degree>BUP y COU</degree>. <school>Instituto Serra Mariola</school>, <place>Alcoi</place>. <end>1997</end>.</edu>

<h>Formación complementaria</h>
– <cert><cname>Manipuladora de alimentos de alto riesgo</cname>, renovado <date>2023</date>.</cert>
– <cert><cname>Alérgenos y dietas blandas en colectividades</cname> (30 h). <issuer>Formació Horta Nord</issuer>, <date>2019</date>.</cert>
– <cert><cname>Cocina al vacío</cname> (45 h). <issuer>Cámara de Comercio de Gandia</issuer>.</cert>

<h>Experiencia profesional</h>
– <job><title>Jefa de cocina</title>. <employer>Colegio Mayor Abadía de Porta Coeli</employer>. <place>València</place>. <start>Desde septiembre de 2016</start>.
  <point>310 comidas diarias, equipo de siete personas.</point> <point>Menús de rotación de cinco semanas, APPCC, pedidos
  y control de mermas.</point></job>
– <job><title>Segunda de cocina</title>. <employer>Arrossería El Trenor</employer>. <place>El Palmar</place>. <start>Marzo 2011</start> - <end>agosto 2016</end>.
  <point>Partida de arroces a leña.</point> <point>Sustituía al jefe los lunes y martes.</point></job>
– <job><title>Cocinera</title>. <employer>Hotel Cap Negret</employer> ****. <place>Altea</place>. Temporadas <start>2007</start> a <end>2010</end>.
  <point>Cuarto frío y buffet de desayunos, 280 plazas.</point></job>
– <job><title>Ayudante de cocina</title> (prácticas, 380 h). <employer>Restaurante Casa Batiste</employer>. <place>Dénia</place>. <start>2007</start>.</job>
– <job><title>Administrativa</title>. <employer>Hilaturas Jover y Blanes S.L.</employer> <place>Alcoi</place>. <start>1999</start>-<end>2005</end>. Cierre de la empresa.</job>

<h>Idiomas</h>
– <language>Valenciano</language>: <level>materno, título C1 (Grau Mitjà antiguo)</level>.
– <language>Castellano</language>: <level>bilingüe</level>.
– <language>Francés</language>: <level>nivel medio</level>.

<h>Informática</h>
– <skills><skill>Word</skill> y <skill>Excel</skill> a nivel usuario, <skill>GestCocina</skill>, <skill>TPV Glop</skill>.</skills>

<h>Otros datos</h>
– <other>Disponibilidad para fines de semana. No para turnos de noche.</other>
– <other>Colaboro en el comedor social del barrio un sábado al mes.</other>
