<name>PUERTO LARREA, Nerea</name>          DNI <status>xxxxxx21-K</status>
<place>C/ Las Acequias 14, 3º B, 50015 Zaragoza</place>    tfno <phone>600 555 172</phone>
<email>nerea.puertol@example.com</email>      <status>Carné B y vehículo</status>

<h>RELACIÓN DE MÉRITOS (para bolsa y entrevista)</h>

<h>A) SERVICIOS PRESTADOS</h>
A.1  <job>del <start>14/03/2022</start> a <end>la fecha</end>    <title>TSLCB</title>, interinidad   <employer>H. Comarcal Virgen del Soto</employer>, <place>Calatayud</place>
     <point>Core de urgencias, noches 1 de cada 3 semanas: hemograma (Sysmex XN-1000), TP/TTPA/
     fibrinógeno/dímero D (ACL TOP 350), iones, troponina, PCT y gases.</point> <point>CCI a las 7:00 con
     reglas de Westgard, si salta se para y se repite.</point> <point>Extracciones planta y consultas,
     30-40 pinchazos/mañana, niños a partir de 2 a.</point> <point>Modulab.</point> <point>Referente de la
     seroteca (ordenar, no es jefatura).</point></job>
A.2  <job>del <start>01/07/2021</start> al <end>30/09/2021</end>  <title>TSLCB</title>, sust. vacaciones   <employer>H. Univ. Ribera Alta</employer>, <place>Huesca</place>
     <point>Banco: grupo ABO/Rh, escrutinio y cruzadas en tarjeta de gel, siempre con la hematóloga.</point></job>
A.3  <job>del <start>07/01/2020</start> al <end>30/06/2021</end>  <title>TSLCB</title>   <employer>Laboratorios Ansó S.L.</employer>, <place>Zaragoza</place>
     (laborat. privado, acreditado 15189)
     <point>Bioq. en cobas 6000 (c501/e601), 600 muestras/turno.</point> <point>COVID: refuerzo PCR 4 meses.</point>
     <point>Auditoría ENAC 2021: preparé los registros de temperatura y calibración de pipetas.</point></job>
A.4  <job>del <start>03/2019</start> al <end>06/2019</end>  <title>FCT (prácticas, 370 h)</title>   <employer>H. Clínico de Torrero</employer>
     <point>micro: siembra de orinas y copros, Gram, lectura con tutora</point></job>

<h>B) TITULACIÓN</h>
B.1  <edu><degree>T.S. en Laboratorio Clínico y Biomédico</degree>, <school>IES Río Huerva</school>, promoción <start>2017</start>/<end>19</end>, media <grade>8,7</grade></edu>
B.2  <edu><degree>Grado</degree> en <field>Biología</field>, <school>UNED</school>: 96 de 240 créditos, sigo</edu>

<h>C) CURSOS</h> (horas)
C.1  <cert><cname>Extracción en paciente pediátrico y difícil</cname> .......... 40 ... <date>2022</date></cert>
C.2  <cert><cname>Interpretación del hemograma y frotis</cname> ................ 75 ... <date>2023</date></cert>
C.3  <cert><cname>Soporte vital básico y DEA</cname> ............................ 8 ... <date>2024</date></cert>
C.4  <cert><cname>Gestión de calidad ISO 15189:2022</cname> ........ 60 ... en curso</cert>

<h>D) OTROS</h>
Idiomas: <language>inglés</language> <level>B1</level> (EOI 2020), leo bien inserts; <language>francés</language> <level>nociones</level>
<other>OPE SALUD 2023: aprobada sin plaza</other>
