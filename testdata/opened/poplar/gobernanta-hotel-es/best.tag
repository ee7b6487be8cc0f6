<name>Yurena Delgado Plasencia</name>
<status>38 años</status>, <place>Los Cristianos</place>. Tfno. <phone>600 555 218</phone> (mejor por las tardes). <email>yurena.dp@example.com</email>

<summary>Empecé haciendo camas a los diecinueve y desde hace unos años soy la que revisa
cómo las hacen los demás. Busco un hotel donde quedarme.</summary>

<h>DÓNDE HE ESTADO</h>

<job><start>Noviembre 2020</start> hasta <end>hoy</end>. <employer>Aparthotel Bahía Tarajal 4*</employer>, <place>Playa de las Américas</place>, 228 unidades.
<title>2ª gobernanta</title>; <point>desde octubre hago además de primera por baja de la titular, así que
ahora mismo llevo yo sola a 26 camareras, 4 valets y 2 lenceras.</point> <point>Cuadrantes,
reparto por créditos, libranzas.</point> <point>Repaso unas 40 salidas diarias y todas las VIP.</point>
<point>Con el recuento de lencería cada trimestre la merma bajó del 9 al 5,5 %.</point> <point>Reclamaciones
en el pasillo, la mitad en inglés.</point> <point>Trabajo con Opera (módulo housekeeping) y
con la app de averías de mantenimiento.</point> <point>El año pasado preparé la parte de pisos para la
auditoría Travelife, que pasó el hotel; de la Q se encargaba otra compañera.</point></job>

<job>ERTE y <title>camarera de pisos</title> por ETT en <employer>varios hoteles</employer>: de <start>marzo</start> a <end>noviembre del 2020</end>.</job>

<job><employer>Gran Hotel Mirador del Teno 5*</employer>, <place>Santiago del Teide</place>, 190 hab.
<title>Subgobernanta</title> (<start>verano 2017</start>-<end>marzo 2020</end>), antes <title>supervisora de planta</title> (<start>2014</start>-<end>2017</end>)
<point>Tres plantas y zonas nobles, equipo de 12 a mi cargo en cada turno.</point> <point>Abrí con la
gobernanta la planta de suites: fichas de montaje, minibar, cortesías.</point> <point>Enseñé a unas 30
personas nuevas cómo hacer la habitación sin dejarse la espalda.</point> <point>Protel.</point></job>

<job><title>Camarera de pisos</title>, <employer>Apartamentos Las Chafiras Sol</employer>, <start>2006</start>/<end>2014</end>, fija discontinua. <point>Entre
temporadas estudié.</point></job>

<h>ESTUDIOS Y CURSOS</h>

<edu><degree>C. F. G. S.</degree> <field>Gestión de Alojamientos Turísticos</field>, <school>IES Punta Rasca</school>, a distancia, <end>2016</end> (tardé cuatro años)</edu>
<cert><cname>PRL básico hostelería</cname> 60 h <date>2018</date></cert> / <cert><cname>Manejo seguro de químicos</cname> (<issuer>proveedor</issuer>, media jornada)</cert> / <cert><cname>Excel intermedio</cname>, a medias</cert>

<h>IDIOMAS</h>  <language>inglés</language>, <level>B2 (EOI Los Cristianos 2019)</level>; <language>alemán</language>: <level>saludos, números y "kommt sofort"</level>

<status>Carné de conducir y coche propio</status>. Festivos y domingos sin problema, llevo así veinte años.
