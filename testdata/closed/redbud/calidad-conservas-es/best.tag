<name>UXÍA LOUREIRO BARCIA</name>                                   <status>Nacida el 9-5-1986</status>
<email>uxialb@example.com</email>  tfno. <phone>600 55 01 93</phone>                 <place>Boiro (A Coruña)</place>  <status>carné B, coche</status>

<job><start>2017-05</start> › <end>hoy</end>
<employer>Frigoríficos y Conservas Area Longa SA</employer> (<place>Pobra do Caramiñal</place>; 95 personas; mejillón, berberecho, zamburiña)
<title>Técnica de calidad</title> hasta 2019; <title>Jefa de calidad</title> desde febrero de 2019
+ <point>3 analistas a mi cargo (2 de ellas a media jornada en campaña)</point>
+ <point>IFS v7: 96,4 % en 2023 y 95,1 en 2022. BRC: nota A las dos últimas; la primera vez (2019) la llevó
la consultora y yo hice de apoyo</point>
+ <point>Plan APPCC entero revisado al entrar la línea de platos preparados (2021)</point>
+ <point>Distribución y penetración de calor de 11 formatos con sondas Ellab; las F0 las firma la autoridad de
proceso externa (centro tecnológico)</point>
+ <point>Reclamaciones: de 14 a 9 por millón de latas, 2020 a 2023</point>
+ <point>Auditorías de cadenas inglesas y alemanas (en inglés las primeras, las otras con intérprete)</point>
+ <point>Retirada por anisakis/alérgeno mal etiquetado: 1 real, 2022, 3.200 latas localizadas en 4 horas; 2 simulacros al año</point>
+ <point>MSC mejillón: en trámite, auditoría inicial prevista para el otoño</point></job>

<job><start>2011-09</start> › <end>2017-04</end>
<employer>Lácteos Serra do Barbanza</employer>, <place>Santa Comba</place>  ·  <title>Técnica de control de calidad</title> (turnos)
+ <point>toma de muestras, inhibidores, fosfatasa, alérgenos en cambios de línea</point>
+ <point>auditora interna ISO 9001 (una de seis)</point></job>

<job><start>2010</start>, 6 meses
<title>Becaria</title>, <employer>lonja y depuradora Rías Unidas</employer>: <point>biotoxinas, etiquetas de lote.</point></job>

<edu><degree>Licenciatura en Veterinaria</degree>, <school>USC (Lugo)</school>, <start>2004</start>–<end>2010</end></edu>
<edu><degree>Máster en Seguridad Alimentaria</degree>, <school>Colegio de Veterinarios de Madrid</school>, semipresencial, <end>2015</end>; falta defender el TFM</edu>
<cert><cname>Curso de auditor jefe BRCGS Food v9</cname>, 3 días, <date>2023</date>, con examen aprobado</cert>
<cert><cname>Curso de esterilización y cierres</cname> (<issuer>centro tecnológico</issuer>, 40 h, <date>2018</date>)</cert>

Me manejo con <skills><skill>SAP</skill> (QM y algo de MM), <skill>Excel</skill>, <skill>Ellab ValSuite</skill>, <skill>doble cierre con proyector SEAMetal</skill></skills>.
<language>Gallego</language> y <language>castellano</language> <level>nativos</level>; <language>inglés</language> <level>B2 (FCE 2012)</level>; <language>portugués</language> <level>lo entiendo</level>.
