                       <name>ALBA CASALS I MONFORT</name>
                       <headline>Enfermera – Urgencias y Atención Primaria</headline>
      <place>Reus (Tarragona)</place>  ·  <phone>655.55.29.90</phone>  ·  <email>alba.casals@example.org</email>  ·  <status>Colegiada nº 00.000</status>

<h>EXPERIENCIA PROFESIONAL</h>
(total acreditado: 6 años, 2 meses y 11 días)

<job><start>01/07/2022</start> – <end>Act.</end>     <employer>CAP Riudecols-Baix Camp</employer>. <title>Enfermera comunitaria</title>, interinidad,
                      <point>cupo de 1.480 pacientes. Crónicos, domicilios, TAO, educación
                      grupal en diabetes.</point></job>
<job><start>15/03/2020</start> – <end>30/06/2022</end>  <employer>Hospital Comarcal del Camp</employer>. <title>Enfermera de Urgencias</title>, contrato
                      eventual prorrogado (9 contratos). <point>Triaje MAT, box de críticos;
                      refuerzo UCI-COVID marzo–junio 2020.</point></job>
<job><start>06/2019</start> – <end>09/2019</end>    <employer>Residencia Mas Sauló</employer> (<place>Cambrils</place>). <title>Enfermera</title>, sustitución de
                      verano, <point>104 residentes</point>.</job>
<job><start>2017</start> – <end>2019</end>          <title>Monitora de comedor</title>, <employer>Serveis Escolars Llevant</employer>, compaginado
                      con la carrera</job>

CV Alba Casals                                                         pág. 1

<h>FORMACIÓN REGLADA</h>

<edu><end>2019</end>    <degree>Grado en Enfermería</degree>. <school>Universitat Rovira i Virgili</school>. <grade>Nota media: 8,1</grade></edu>
<edu><end>2022</end>    <degree>Máster propio</degree> en <field>Urgencias y Emergencias</field> (60 ECTS). <school>Escola Tramuntana</school>.</edu>
<edu><end>2015</end>    <degree>Bachillerato científico</degree>. <school>INS Gabriel Ferrater-Oest</school>. PAU <grade>9,4/14</grade></edu>

<h>FORMACIÓN COMPLEMENTARIA (últimos 5 años)</h>

<cert>SVA (<cname>Soporte Vital Avanzado</cname>), <issuer>CCR</issuer>, 40 h                         <date>05/2024</date></cert>
<cert><cname>Ecografía para accesos vasculares</cname>, 20 h, 2,1 créditos CFC       <date>11/2023</date></cert>
<cert><cname>Cura en ambiente húmedo</cname>, 100 h, online                         <date>2021</date></cert>
<cert><cname>Català C1</cname>                                                     <date>2014</date></cert>
<other>EIR: presentada 2023 (sin plaza) y 2025 (pendiente de resultados)</other>

<h>COMUNICACIONES</h>

<pub>«<title>¿Quién espera? Reconsultas a 72 h en un SUH comarcal</title>», póster, Jornades
d'Infermeria d'Urgències, Lleida, <end>2021</end>. 2ª autora.</pub>

<h>IDIOMAS</h>

<language>Catalán</language> y <language>castellano</language>: <level>nativa</level>    |    <language>Inglés</language>: <level>B2 (First, 2018)</level>    |    <language>Árabe</language>: <level>frases de consulta</level>

CV Alba Casals                                                         pág. 2

<h>INFORMÁTICA</h>

<skills><skill>eCAP</skill>    <skill>SAP Argos</skill>    <skill>Gacela Care</skill>    <skill>ofimática</skill></skills>

<h>OTROS</h>
<vol><title>Voluntaria</title> de <employer>Creu Roja</employer>, dispositivo de playas, veranos <start>2016</start> y <end>2017</end></vol>
<status>Permiso B</status>. <other>Castellera (segon pis).</other>
