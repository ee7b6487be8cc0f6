<name>Ismael Ruiz Bermejo</name> // <headline>Electricista industrial</headline> // <place>Getafe (Madrid)</place> // <phone>+34 655 55 07 88</phone>

<summary>Oficial electricista con doce años de cuadro, bandeja y zanja. Trabajo en altura y a turnos sin
problema.</summary>

<h>Dónde he trabajado</h>

<job><title>OFICIAL 1ª ELECTRICISTA</title> -> <employer>Montajes Eléctricos Pinto-Este, S.A.</employer>
<start>feb. 2023</start> a <end>hoy</end>
 + <point>Mantenimiento de media y baja en planta de envases (3 turnos)</point>
 + <point>Cuadros con variadores Schneider; sustitución de 14 arrancadores</point>
 + <point>Llevo conmigo a un ayudante</point></job>

<job><title>OFICIAL 2ª</title> -> <employer>Eurolabor Sur ETT</employer> (empresa usuaria: Ascensores Meseta)
<start>sept. 2020</start> a <end>ene. 2023</end>, contratos de obra encadenados
 + <point>Cableado de maniobra y alumbrado de hueco</point></job>

<job><title>PEÓN ESPECIALISTA / AYTE. ELECTRICISTA</title> -> <employer>Flexitemp ETT</employer>
<start>2018</start> a <end>marzo 2020</end> (ERTE y paro hasta sept.)
 + <point>Parque solar en Trujillo: zanjas, tendido, conexión de strings (8 meses)</point>
 + <point>Naves logísticas en Illescas: bandeja rejiband, luminarias LED</point></job>

<job><title>AUTÓNOMO</title>, <point>reformas de vivienda y boletines con firma de otro instalador</point>
<start>2015</start> a <end>2017</end></job>

<job><title>AYUDANTE</title> -> <employer>Instalaciones Bermejo</employer> (empresa de mi tío)
<start>veranos 2010</start>, 2011 y 2012; fijo 2013-<end>14</end></job>

<h>Qué he estudiado</h>

<edu><degree>Grado Medio Instalaciones Eléctricas y Automáticas</degree> -> <school>IES Altaír-Norte, Getafe</school> -> <end>2013</end></edu>
<edu><degree>Grado Superior Automatización y Robótica</degree> -> <school>a distancia</school>, <point>1º aprobado, 2º pendiente de FCT</point> -> <start>2022</start></edu>
<edu><degree>ESO</degree> -> <end>2010</end></edu>

<h>Carnets y cursos</h>

<cert>[x] <cname>Instalador baja tensión, categoría básica</cname> (<date>2019</date>)</cert>
<cert>[x] <cname>PRL construcción 60 h</cname> + 6 h electricidad</cert>
<cert>[x] <cname>TPC</cname></cert>
<cert>[x] <cname>Plataformas elevadoras PEMP</cname>, <issuer>Formaltura</issuer>, caduca <date>11/2026</date></cert>
<cert>[x] <cname>Riesgo eléctrico: trabajador cualificado RD 614</cname></cert>
[ ] <other>Carretillero (lo tengo caducado)</other>

<h>Me defiendo con</h>

<skills><skill>esquemas unifilares</skill>, <skill>Logo! Siemens</skill>, <skill>polímetro y telurómetro</skill>, <skill>SEE Electrical a nivel de lectura</skill></skills>

<status>Permiso B y furgoneta propia</status>. <language>Rumano</language> <level>hablado</level> (mi mujer). <language>Inglés</language> <level>bajo</level>.
