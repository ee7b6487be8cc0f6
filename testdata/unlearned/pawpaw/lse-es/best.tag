<h>1. QUIÉN SOY</h>
<name>Amaranta Ruiz de Larrea Pons</name>, <status>nacida en Logroño en 1991</status>, <summary>hija de padres sordos (CODA), signante desde la cuna e intérprete desde 2014.</summary>

<h>2. QUÉ HE ESTUDIADO</h>
2.1 <edu><degree>CFGS Interpretación de la LSE</degree>, <school>IES Pignatelli del Ebro</school>, <start>2012</start>-<end>2014</end>, nota media <grade>8,7</grade></edu>
2.2 <edu><degree>Grado</degree> en <field>Trabajo Social</field>, <school>UNED</school>, desde <start>2020</start>, <point>faltan 54 créditos</point></edu>
2.3 <cert><cname>Acreditación LSE C1</cname>, <issuer>CNSE</issuer>, <date>2017</date></cert>
2.4 <cert><cname>Guía-interpretación, 60 h</cname>, <issuer>FASOCIDE</issuer>, <date>2019</date></cert> (prácticas: 10 h; después no he ejercido)
2.5 <cert><cname>SSI, taller de iniciación, 12 h</cname>, <date>2023</date></cert>

<h>3. DÓNDE HE TRABAJADO (de lo más antiguo a lo último)</h>
3.1 <job>De <start>oct. 2014</start> a <end>ago. 2016</end>, <employer>ASOCIACIÓN DE PERSONAS SORDAS DEL ALTO EBRO</employer>, <place>Logroño</place>. <title>ILSE de servicios</title>: <point>médicos, notaría, juzgados (esto último, siempre en pareja y como segunda).</point> <point>Unos 30 servicios al mes.</point></job>
3.2 <job>Cursos <start>2016/17</start> y <end>2017/18</end>, <employer>IES VALLE DEL IREGUA</employer>, por empresa adjudicataria. <title>ILSE</title> en un <point>grado medio de Peluquería, dos alumnas, horario completo.</point></job>
3.3 <job>De <start>sept. 2018</start> a <end>jun. 2021</end>, <employer>COLEGIO SAN PRUDENCIO DE LA VEGA</employer>, <place>Vitoria</place>. <title>Intérprete</title> de <point>1.º a 4.º de ESO, un grupo con cinco alumnos sordos, todas las materias menos Religión.</point> <point>Glosarios en vídeo de Ciencias, 340 signos, hechos a medias con el especialista sordo, que era quien los validaba; yo grababa y montaba (Kdenlive) y los subía a Moodle.</point> <point>Reuniones quincenales con Orientación.</point> <point>A voz: exposiciones orales de los chavales y dos obras de teatro.</point></job>
3.4 Curso 2021/22: baja maternal y excedencia.
3.5 <job>Desde <start>sept. 2022</start>, <employer>MANOS EN RED, S. COOP.</employer>, destinada en un instituto de <place>Huesca</place>. <title>ILSE</title>, 24 h/sem. <point>Bachillerato de Ciencias, un alumno; preparo cada tema con los profes la semana antes.</point> <point>Claustros y tutorías con familias sordas.</point> <point>Este curso ayudo a la coordinadora a hacer los cuadrantes de seis intérpretes.</point></job>

<h>4. IDIOMAS</h>
<language>castellano</language> y <language>LSE</language>, <level>maternas las dos</level>. <language>Inglés</language> <level>B1 (EOI, 2013, algo oxidado)</level>. <language>LSC</language>: <level>entiendo bastante, no interpreto</level>.

<h>5. LO DEMÁS</h>
<status>Carné B.</status> <status>Certificado de delitos sexuales: lo renuevo cada curso, el último es de septiembre.</status> <other>Socia de la federación de intérpretes, fui dos años vocal de su comisión deontológica.</other>

<h>6. CÓMO DAR CONMIGO</h>
<email>amaranta.rdl@example.org</email>; al <phone>600 00 91 37</phone> mejor un mensaje que una llamada. Vivo en <place>Huesca</place> y me mudo a Zaragoza este verano.
